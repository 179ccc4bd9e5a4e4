import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore
import SystemLibrary
import YAMLCodec

extension Journal {
  /// What is wrong with the files that hold the markers of an unfinished merge, each at its first marker;
  /// those of the profile are among its own problems.
  public func problems(of conflicts: [Conflict]) -> [Problem] {
    conflicts.filter { $0.origin == .markers && $0.path != Journal.profilePath }.map { conflict in
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
    uncertain(conflicts) { $0.kind == .vacation && ($0.until ?? $0.date) >= day }
  }

  /// The files in conflict that say which shifts are planned, the profile too.
  package func uncertainRotas(in conflicts: [Conflict]) -> [String] {
    uncertain(conflicts) { [.rota, .shift, .profile].contains($0.kind) }
  }

  private func uncertain(_ conflicts: [Conflict], _ isMeant: (Record) -> Bool) -> [String] {
    conflicts.filter { conflict in
      // A copy beside its file is no loss: that is a record still.
      if conflict.origin == .copy, (try? store.read(conflict.file)) != nil { return false }
      return versions(of: conflict.path).contains(where: isMeant)
    }.map(\.path)
  }

  /// The files in conflict that tell of hours of some days: no answer knows what they say.
  public func conflicts(_ conflicts: [Conflict], aboutHoursOf days: ClosedRange<CivilDay>) -> [Conflict] {
    conflicts.filter { tellsOfHours($0.path, days) }
  }

  /// The files that tell of hours of some days, and of which something could not be read as it was meant: in
  /// conflict, broken, or with a value that can't be read; the profile too.
  public func filesInDoubt(
    _ problems: FoundProblems, _ conflicts: [Conflict], aboutHoursOf days: ClosedRange<CivilDay>
  ) -> Set<String> {
    let wrong = Set(problems.all.filter { $0.severity == .error }.map(\.path))
    return Set(self.conflicts(conflicts, aboutHoursOf: days).map(\.path)).union(
      wrong.filter { $0 == Journal.profilePath || tellsOfHours($0, days) })
  }

  private func tellsOfHours(_ path: String, _ days: ClosedRange<CivilDay>) -> Bool {
    versions(of: path).contains { record in
      // The name tells what a file is whose front matter is broken.
      let kind =
        record.kind == .entry
        ? Kind.allCases.first { $0.tellsOfHours && record.id.contains($0.name) } : record.kind
      guard let kind, kind.tellsOfHours else { return false }
      // Where it names no day, the end of a night lies a day behind it.
      let first = kind == .checkOut ? record.date.advanced(by: -1) : record.date
      return days.overlaps(first...max(first, record.until ?? record.date))
    }
  }

  /// What a file says that may be in conflict, each side of it; of one that can't be read what its name says.
  private func versions(of path: String) -> [Record] {
    guard let file = noting({ () throws(StoreError) in try store.read(path) }) else {
      return [RecordDecoder().decode(path: path, fileTime: nil)]
    }
    return (ConflictMarkers(file.bytes).map { [$0.ours, $0.theirs] } ?? [file.bytes]).map {
      RecordDecoder().decode(MarkdownDocument($0), path: path, fileTime: nil).record
    }
  }
}
