import JournalIndex
import JournalModel
import JournalStore

extension HealthDays {
  /// The records that they make beside those of a journal.
  ///
  /// A sleep is found again by its time: what a device adds later brings the record up to date. Where the
  /// journal has another record of the same time, written by hand or by another program, that one stays
  /// alone. Steps stand with the sleep that ended on their day, else in a file of their own, and stay where
  /// they are.
  package func entries(beside journal: Journal, source: String) -> (
    entries: [ImportedEntry], notes: ReadingNotes
  ) {
    let known = KnownDays(journal, source: source)
    var notes = ReadingNotes()
    var entries: [ImportedEntry] = []
    var steps = steps.filter { day, _ in !known.stepsElsewhere.contains(day) }
    notes.leave(.overlapping, self.steps.count - steps.count)
    for sleep in sleeps {
      let span = (sleep.start.instant(in: .utc), sleep.end.instant(in: .utc))
      let (origin, isElsewhere) = known.sleep(overlapping: span.0, span.1)
      if isElsewhere {
        notes.leave(.overlapping)
        continue
      }
      let day = sleep.end.local.day
      var entry = ImportedEntry(
        origin: origin ?? TimeZoneRules.utc.timestamp(span.0).iso, day: day)
      var draft = Draft(kind: .sleep, day: day)
      draft[.start] = .string(sleep.start.iso)
      draft[.end] = .string(sleep.end.iso)
      draft[.asleep] = .int(Int64(sleep.asleep))
      if !known.stepFiles.contains(day), let count = steps.removeValue(forKey: day) {
        draft[.steps] = .int(Int64(count))
      }
      entry.draft = draft
      entries.append(entry)
    }
    for (day, count) in steps {
      var entry = ImportedEntry(origin: HealthDays.origin(ofStepsOn: day), day: day)
      var draft = Draft(kind: .sleep, day: day)
      draft[.steps] = .int(Int64(count))
      (entry.draft, entry.stem) = (draft, "steps")
      entries.append(entry)
    }
    return (entries.sorted { ($0.day, $0.origin) < ($1.day, $1.origin) }, notes)
  }

  fileprivate static func origin(ofStepsOn day: CivilDay) -> String { "steps " + day.iso }
}

/// What a journal has of sleeps and steps already.
private struct KnownDays {
  /// Sleeps by the days that they touch.
  private var sleeps: [CivilDay: [(start: Instant, end: Instant, origin: String?)]] = [:]
  /// Days whose steps have a file of their own; days whose steps stand in a record of somebody else.
  private(set) var stepFiles: Set<CivilDay> = []
  private(set) var stepsElsewhere: Set<CivilDay> = []

  init(_ journal: Journal, source: String) {
    for record in journal.records(matching: Query()).records {
      let isOwn = record.source == source && record.origin != nil
      if record.steps != nil {
        if !isOwn { stepsElsewhere.insert(record.date) }
        if record.origin == HealthDays.origin(ofStepsOn: record.date) { stepFiles.insert(record.date) }
      }
      guard record.kind == .sleep, case .timestamp(let start)? = record.start,
        case .timestamp(let end)? = record.end
      else { continue }
      let span = (start.instant(in: journal.zone), end.instant(in: journal.zone))
      for day in Set([start.local.day, end.local.day]) {
        sleeps[day, default: []].append((span.0, span.1, isOwn ? record.origin : nil))
      }
    }
  }

  /// The id of a sleep of this source that overlaps a span, and whether one of another does.
  func sleep(overlapping start: Instant, _ end: Instant) -> (origin: String?, isElsewhere: Bool) {
    let first = TimeZoneRules.utc.local(start).day
    let days = (-1...first.days(until: TimeZoneRules.utc.local(end).day) + 1).map { first.advanced(by: $0) }
    let near = days.flatMap { sleeps[$0] ?? [] }.filter { $0.start < end && start < $0.end }
    let own = near.filter { $0.origin != nil }.min { $0.start < $1.start }?.origin
    return (own, own == nil && !near.isEmpty)
  }
}

/// Sleeps and steps as they go into the journal.
package struct HealthDays: Sendable {
  /// The sleeps, in order; none overlaps another.
  package var sleeps: [DeviceSleep] = []
  package var steps: [CivilDay: Int] = [:]
}

/// A sleep as devices tell it together.
package struct DeviceSleep: Hashable, Sendable {
  /// When it began and ended, as the clock on the wall showed it.
  package var start: Timestamp, end: Timestamp
  /// Minutes that were slept.
  package var asleep: Int
}
