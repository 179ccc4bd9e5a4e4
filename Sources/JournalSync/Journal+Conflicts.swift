import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore
import SystemLibrary
import YAMLCodec

extension Journal {
  /// What is wrong with the files that hold the markers of an unfinished merge, each at its first marker.
  public func problems(of conflicts: [Conflict]) -> [Problem] {
    conflicts.filter { $0.origin == .markers }.map { conflict in
      let bytes = (try? store.read(conflict.path))?.bytes ?? []
      let position = MergeMarkers.start(in: bytes).map { SourcePosition(offset: $0, in: bytes) }
      return Problem(path: conflict.path, position: position, reason: .unfinishedMerge)
    }
  }

  /// Records of which two can't be meant: see ``CompetingRecords``.
  public func competingRecords() -> [Conflict] {
    let snapshot = snapshot()
    return CompetingRecords.find(in: snapshot.source.closeRecords().records, of: snapshot)
      .sorted { Bytes.precedes($0.path, $1.path) }
  }

  /// The files in conflict that plan time off which is not over on a day: they are no records, so that no
  /// answer counts them.
  public func uncertainPlans(in conflicts: [Conflict], on day: CivilDay) -> [String] {
    conflicts.filter { conflict in
      guard let file = noting({ () throws(StoreError) in try store.read(conflict.path) }) else {
        return false
      }
      let markers = ConflictMarkers(file.bytes)
      let versions = markers.map { [$0.ours, $0.theirs] } ?? [file.bytes]
      // A copy beside its file is no loss: that is a record still.
      if markers == nil, let original = ConflictName(conflict.path)?.original,
        (try? store.read(original)) != nil
      {
        return false
      }
      return versions.contains { version in
        let record = RecordDecoder().decode(MarkdownDocument(version), path: conflict.path, fileTime: nil)
          .record
        return record.kind == .vacation && (record.until ?? record.date) >= day
      }
    }.map(\.path)
  }
}
