import JournalModel

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
