import JournalModel

/// Where photos and recordings of a record lie.
package enum MediaPath {
  /// The folder for them, below that of the record.
  package static let folder = "img"

  /// Whether a path is that of a photo or recording beside a record, which no merge can put together.
  package static func isMedia(_ path: String) -> Bool {
    isInFolder(path) && !NameRules.hasRecordEnding(path)
  }

  static func isInFolder(_ path: String) -> Bool { (try? RelativePath(path))?.folders.last == folder }

  /// Whether a name in such a folder is that of a copy which a sync tool made of another file.
  ///
  /// - Parameter names: all names of the folder: marks that a person may set as well make a copy only beside
  ///   the file that they would be copies of.
  package static func isCopy(_ name: String, among names: Set<String>) -> Bool {
    guard let parts = ConflictName.read(Array(name.utf8), .media), !parts.stem.isEmpty else { return false }
    return parts.isStamped || names.contains(String(decoding: parts.stem + parts.ending, as: UTF8.self))
  }

  /// The path, relative to the root, that a record means by a path relative to its own folder; `nil` for an
  /// address on the network, and for what would lie outside the journal or where it keeps nothing of its own.
  package static func resolved(_ written: String, of record: String) -> String? {
    let text = written.trimmed
    guard !text.utf8.isEmpty, text.utf8.first != 0x2F, !text.utf8.contains(0), !text.contains("://") else {
      return nil
    }
    let folder = record.utf8.lastIndex(of: 0x2F).map { String(record[..<$0]) } ?? ""
    let path = PathSteps.resolved(RelativePath.join(folder, text))
    guard let parts = try? RelativePath.parts(path), !parts.isEmpty,
      !parts.contains(where: { $0.utf8.first == UInt8(ascii: ".") })
    else { return nil }
    return path
  }
}

extension Record {
  /// The photos and recordings that it names, by their paths relative to the root, each once.
  package var mediaPaths: [String] {
    var seen: Set<String> = []
    return (photos + texts(of: .audio)).compactMap { MediaPath.resolved($0, of: path) }
      .filter { seen.insert($0).inserted }
  }
}
