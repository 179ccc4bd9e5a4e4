import JournalFiles
import JournalIndex
import JournalModel
import SystemLibrary

/// Finds the record that a person means by a word.
struct RecordLookup {
  var references: [RecordReference]

  /// The path of the record with this path, this id, or the only one with this in its id.
  func path(named name: String) throws(RecordLookupError) -> String {
    if let exact = references.first(where: { Bytes.areEqual($0.path, name) }) { return exact.path }
    let id = FileStore.stem(name)
    if let path = try only(references.filter { Bytes.areEqual($0.id, id) }, name, naming: \.path) {
      return path
    }
    let part = lowercased(id)
    guard !part.isEmpty else { throw .notFound(name) }
    let matches = references.filter { lowercased($0.id).contains(part) }
    if let path = try only(matches, name, naming: \.id) { return path }
    // « grünes zimmer » is `grunes-zimmer`, while `20 11` is no part of a day.
    guard id.contains(where: \.isLetter) else { throw .notFound(name) }
    let folded = FileNames.folded(id)
    let alike = references.filter { FileNames.folded($0.id).contains(folded) }
    guard let path = try only(alike, name, naming: \.id) else { throw .notFound(name) }
    return path
  }

  func paths(named name: String) -> [String] {
    let part = lowercased(FileStore.stem(name))
    return references.filter {
      Bytes.areEqual($0.path, name) || !part.isEmpty && lowercased($0.id).contains(part)
    }.map(\.path)
  }

  private func only(
    _ matches: [RecordReference], _ name: String, naming: KeyPath<RecordReference, String>
  ) throws(RecordLookupError) -> String? {
    if matches.count > 1 {
      let candidates = matches.map { $0[keyPath: naming] }.sorted(by: Bytes.precedes)
      throw .ambiguous(name, candidates: candidates)
    }
    return matches.first?.path
  }

  private func lowercased(_ text: String) -> [UInt8] {
    text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}
