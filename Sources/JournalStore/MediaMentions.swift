import JournalFiles
import JournalModel
import SystemLibrary

/// Finds photos and recordings by the way a record's file writes them anywhere: in a key, or in the text as
/// `![Léa](img/lea.jpg)` and `![[lea.jpg]]`, which no key tells.
///
/// Bytes are compared, not what a parser makes of them: what looks like a name in doubt is one.
struct MediaMentions {
  /// The path of the record, relative to the root.
  private let path: String
  /// The bytes of its file, and once more without escapes where there are any.
  private let texts: [[UInt8]]

  init(path: String, _ bytes: [UInt8]) {
    self.path = path
    let isEscaped = bytes.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "\\") }
    let plain = bytes.filter { $0 != UInt8(ascii: "\\") }
    texts =
      isEscaped ? [bytes, Array(PercentText.decoded(String(decoding: plain, as: UTF8.self)).utf8)] : [bytes]
  }

  /// Whether the record names a file, by its path relative to the root.
  func has(_ media: String) -> Bool {
    let name = Array(RelativePath.last(of: media).utf8)
    guard !name.isEmpty else { return false }
    return texts.contains { text in
      Self.ends(of: name, in: text).contains { isMeant(media, by: text[..<$0]) }
    }
  }

  /// Where a name ends in a text, each time that no further letter of a name follows.
  private static func ends(of name: [UInt8], in text: [UInt8]) -> [Int] {
    // The bytes are lent for the search alone.
    guard unsafe text.withUnsafeBufferPointer({ unsafe ByteSearch.contains($0, name) }) else { return [] }
    return (name.count...max(text.count, name.count)).filter { end in
      end <= text.count && text[end - 1] == name[name.count - 1]
        && text[(end - name.count)..<end].elementsEqual(name)
        && (end == text.count || closing.contains(text[end]))
    }
  }

  private static let closing = Set("\"')]>}|#?,;: \t\r\n".utf8)
  private static let opening = Set("\"'([<|=\r\n".utf8)

  /// Whether what a text ends with is a path of a file: beside the record, from the root, or by its end alone
  /// as Obsidian finds it.
  private func isMeant(_ media: String, by text: ArraySlice<UInt8>) -> Bool {
    var starts: [Int] = []
    var isBounded = false
    for index in text.indices.reversed() where !isBounded {
      isBounded = Self.opening.contains(text[index])
      if isBounded || text[index] == 0x20 || text[index] == UInt8(ascii: ",") { starts.append(index + 1) }
      // No system has longer paths.
      if text.endIndex - index > 4096 { break }
    }
    if !isBounded, text.count <= 4096 { starts.append(text.startIndex) }
    return starts.contains { start in
      let written = String(decoding: text[start...].drop { $0 == 0x2F }, as: UTF8.self)
      let isWiki = start - text.startIndex > 1 && text[start - 2..<start].elementsEqual("[[".utf8)
      return MediaPath.resolved(written, of: path).map { Bytes.areEqual($0, media) } ?? false
        || Bytes.areEqual(PathSteps.resolved(written), media)
        || isWiki
          && (Bytes.areEqual(RelativePath.last(of: media), written) || media.utf8.ends(with: "/" + written))
    }
  }
}

extension String.UTF8View {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

extension Journal {
  /// Those of these files that no record names, neither in a key nor in its text.
  ///
  /// - Parameter isLeftOut: tells the records that don't count.
  /// - Returns: `nil` where a file is no record that could be read: it may name any of them.
  /// - Throws: where the system does not let one be read, now or at all.
  package func unnamed(
    _ media: [String], besides isLeftOut: (String) -> Bool = { _ in false }
  ) throws(StoreError) -> [String]? {
    guard !media.isEmpty else { return [] }
    let listing = try store.listing()
    var rest = media
    for path in listing.files.map(\.path) + listing.conflicts.map(\.path) where !isLeftOut(path) {
      let file: StoredFile
      do throws(StoreError) { file = try store.read(path) } catch {
        if case .system = error.reason { throw error }
        return nil
      }
      let read = readable(file)
      let mentions = MediaMentions(path: path, read.bytes)
      let keys = Set(openedRecord(read)?.record.mediaPaths ?? [])
      rest.removeAll { keys.contains(Journal.clear($0)) || mentions.has(Journal.clear($0)) }
      if rest.isEmpty { return [] }
    }
    return rest
  }

  /// The files of the journal that are no records and that texts name, each text with the path of its record.
  func media(namedIn texts: [(path: String, bytes: [UInt8])]) throws(StoreError) -> [String] {
    guard !texts.isEmpty else { return [] }
    let mentions = texts.map { MediaMentions(path: $0.path, $0.bytes) }
    return try store.everyPath().filter { path in
      !NameRules.hasRecordEnding(path) && !FileStore.isInTrash(path)
        && RelativePath.last(of: path).utf8.first != UInt8(ascii: ".")
        && mentions.contains { $0.has(Journal.clear(path)) }
    }
  }
}
