import JournalExchange
import JournalFiles
import JournalModel
import JournalReaders

/// Photos and recordings of an import, made as private as those that `attach` takes.
package struct ImportedMedia: Sendable {
  /// Whether the bytes are copied as they are.
  let keepsPosition: Bool

  /// The bytes of a member of a source as they go into the journal; `nil` for unreadable or refused ones.
  func bytes(of member: String, in source: ImportSource) -> [UInt8]? {
    (try? source.bytes(of: member, limit: ReadingLimits.mediaBytes)).flatMap { cleaned($0) }
  }

  /// The bytes that go into the journal; `nil` for what may tell a position and can't be cleaned.
  func cleaned(_ bytes: [UInt8]) -> [UInt8]? { keepsPosition ? bytes : PhotoCleaning.cleaned(bytes) }

  /// The ending that a photo of a telephone gets, which only another program can turn into one without a
  /// position; `nil` where there is no such program.
  func ending(_ ending: String) -> String? {
    guard !keepsPosition, ["heic", "heif", "avif"].contains(ending) else { return ending }
    return ImportedMedia.canConvert ? "jpg" : nil
  }

  /// Whether a program is there that converts such photos; asked once.
  private static let canConvert: Bool = PreparedMedia.converters.contains { program in
    guard let process = FilterProcess(program, [Array("-version".utf8)]) else { return false }
    return (try? process.finish(into: MemorySink())) ?? false
  }
}
