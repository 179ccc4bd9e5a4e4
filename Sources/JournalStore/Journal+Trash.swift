import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import SystemLibrary

/// A file that was deleted.
public struct TrashedFile: Hashable, Sendable {
  /// The path relative to the root, below `trash/`.
  public var path: String
  /// What it says, where it is a record.
  public var record: Record?
  /// When it came into the trash of this device.
  public var deleted: Instant
}

extension Journal {
  /// What lies in the trash, the latest first.
  public func trash() throws(StoreError) -> [TrashedFile] {
    try store.files(below: FileStore.trashFolder).map { file in
      let isRecord = NameRules.hasRecordEnding(file.path)
      let second = file.state.changed / 1_000_000_000
      return TrashedFile(
        path: file.path, record: isRecord ? recordInTrash(file.path) : nil,
        deleted: Instant(secondsSinceEpoch: second))
    }.sorted { ($0.deleted, $1.path) > ($1.deleted, $0.path) }
  }

  private func recordInTrash(_ path: String) -> Record {
    let day = zone.local(Instant(secondsSinceEpoch: 0)).day
    guard let file = try? store.read(path) else { return RecordDecoder().decode(path: path, fileTime: day) }
    // A file with markers is a text, too: its name tells the rest.
    return record(from: file)?.record ?? RecordDecoder().decode(path: path, fileTime: day)
  }

  /// The record of the trash with an id, a path, or a part of an id that no other one there has.
  public func trashed(named name: String) throws(RecordLookupError) -> TrashedFile {
    let files = (noting { () throws(StoreError) in try trash() } ?? []).filter { $0.record != nil }
    let references = files.map { RecordReference(id: $0.record?.id ?? "", path: $0.path) }
    let path = try RecordLookup(references: references).path(named: relative(name))
    guard let file = files.first(where: { Bytes.areEqual($0.path, path) }) else { throw .notFound(name) }
    return file
  }

  /// Brings a record back to where it was, as the log of changes tells, or as its path in the trash does;
  /// where that is taken, under a name beside it. The photos and recordings that went with it come back with
  /// it.
  public func restore(_ trashed: TrashedFile) throws(StoreError) -> Change {
    let history = ChangeHistory(of: store)
    let former = formerPath(of: trashed, history)
    let relative = try RelativePath(former)
    let file = try store.read(trashed.path)
    let media = try trashedMedia(of: file, from: former, history)
    let change = try store.move(
      file, toFolder: relative.folder,
      name: Record.isSealed(path: former) ? relative.name : FileStore.stem(relative.name), with: nil)
    try moveMedia(media, after: change)
    noteReturn(change)
    return change
  }
}
