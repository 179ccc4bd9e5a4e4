import JournalModel
import JournalShifts

/// A rest between two shifts with the sleep in it.
///
/// Sleep belongs to the gap between two shifts, not to a date: after a night it lies in the morning, before
/// one perhaps in the afternoon, and midnight cuts it in two.
public struct SleepGap: Hashable, Sendable {
  /// The rest.
  public var rest: RestPeriod
  /// Seconds that were slept in it, and in how many sleeps.
  public var asleep: Int64, sleeps: Int
  /// Seconds that were slept in its last 24 hours: what one goes to the next shift with.
  public var beforeShift: Int64
  /// The sleeps of these hours; without any nobody knows whether there was none.
  public var lateSleeps: Int

  /// Whether there was little sleep in the 24 hours before the shift; `nil` where none of these hours is
  /// known.
  public var isShort: Bool? { lateSleeps > 0 ? beforeShift < SleepGap.little : nil }

  /// Less than six hours. In the 24 hours before a shift five are the least for safe work (Dawson and
  /// McCulloch (2005), "Managing fatigue: it's about sleep", Sleep Medicine Reviews 9); seven are what adults
  /// need (Watson et al. (2015), "Recommended amount of sleep for a healthy adult", Sleep 38), and under six
  /// are called too few there.
  public static let little: Int64 = 6 * 3600
  /// What counts as before the shift.
  static let day: Int64 = 24 * 3600
}

extension SleepLog {
  /// The rests of which a sleep is known; where none is, nothing is known, and nothing is said.
  ///
  /// A sleep lies in a gap where its middle does: one that a shift cut short, or a nap in a night's break, is
  /// told once or not at all.
  public func gaps(_ rests: [RestPeriod]) -> [SleepGap] {
    rests.compactMap { rest in
      guard rest.start < rest.end else { return nil }
      let inside = sleeps(from: rest.start, until: rest.end)
      guard !inside.isEmpty else { return nil }
      let late = max(rest.start, rest.end.advanced(by: -SleepGap.day))
      let last = sleeps(from: late, until: rest.end)
      return SleepGap(
        rest: rest, asleep: inside.reduce(0) { $0 + $1.asleep }, sleeps: inside.count,
        beforeShift: last.reduce(0) { $0 + $1.asleep }, lateSleeps: last.count)
    }
  }
}
