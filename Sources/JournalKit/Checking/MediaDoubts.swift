import JournalLanguage
import JournalModel
import JournalStore

/// What the records and the files beside them don't say alike: photos that are missing, photos that nobody
/// names, and records whose day only the time of their file tells.
package struct MediaDoubts {
  private var named: Set<String> = []
  private var missing: [(record: String, photo: String)] = []
  private var folders: Set<String> = []
  private var undated: [(path: String, day: CivilDay)] = []

  /// Looks at all records of a snapshot of a journal.
  package init(_ journal: Journal) {
    guard let files = journal.store as? FileStore else { return }
    for part in journal.map(Query(), { MediaDoubts(&$0, files) }).parts {
      named.formUnion(part.named)
      missing += part.missing
      folders.formUnion(part.folders)
      undated += part.undated
    }
  }

  private init(_ part: inout RecordPart, _ files: FileStore) {
    part.forEach { record in
      if record.dateBasis == .fileTime, record.kind.isWrittenDaily || record.kind == .vacation {
        undated.append((record.path, record.date))
      }
      folders.insert(record.path.utf8.lastIndex(of: 0x2F).map { String(record.path[..<$0]) } ?? "")
      for path in record.mediaPaths {
        named.insert(path)
        if !files.hasFile(path) { missing.append((record.path, path)) }
      }
    }
  }

  /// The copies that sync tools made of photos and recordings.
  package func copies(in journal: Journal) -> [Conflict] {
    let folders = self.folders.sorted(by: Bytes.precedes)
    return (journal.store as? FileStore)?.mediaCopies(besideRecordsIn: folders, unless: named) ?? []
  }

  /// The doubts in the order of paths; a copy is none.
  package func doubts(in journal: Journal, _ phrases: any Phrases) -> [Doubt] {
    guard let files = journal.store as? FileStore else { return [] }
    let known = named.union(copies(in: journal).map(\.path))
    let orphans = folders.flatMap { files.media(besideRecordsIn: $0) }.filter { !known.contains($0) }
    let all =
      missing.map { Doubt(path: $0.record, message: phrases.media(.missing($0.photo))) }
      + orphans.map { Doubt(path: $0, message: phrases.media(.orphan)) }
      + undated.map { Doubt(path: $0.path, message: phrases.media(.undated($0.day))) }
    return all.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
