import JournalModel

/// A sleep, as its record tells it.
public struct Sleep: Hashable, Sendable {
  /// The id of the record.
  public var id: String
  /// The day it is filed under: the one on which it ended.
  public var day: CivilDay
  /// From falling asleep to waking up.
  public var start: Instant, end: Instant
  /// Seconds that were slept in between.
  public var asleep: Int64
  /// Whether a person wrote it, not a device.
  public var isByHand: Bool

  /// A sleep of these moments.
  public init(id: String, day: CivilDay, start: Instant, end: Instant, asleep: Int64, isByHand: Bool = false)
  {
    (self.id, self.day, self.start, self.end) = (id, day, start, end)
    (self.asleep, self.isByHand) = (asleep, isByHand)
  }

  /// The sleep of a record; `nil` where it does not say when it was.
  ///
  /// Times of the wall clock are those of the night before the record's day: `22:30` to `06:40`. Without
  /// minutes all of it was slept.
  public init?(_ record: Record, in zone: TimeZoneRules) {
    guard record.kind == .sleep, let first = record.start, let last = record.end else { return nil }
    let end = last.instant(on: record.date, in: zone)
    var start = first.instant(on: record.date, in: zone)
    if case .clock = first, start >= end { start = first.instant(on: record.date.advanced(by: -1), in: zone) }
    guard start < end, start.seconds(until: end) <= Sleep.longest else { return nil }
    var asleep = start.seconds(until: end)
    if case .int(let minutes)? = record[detail: .asleep] { asleep = min(asleep, minutes * 60) }
    self.init(
      id: record.id, day: record.date, start: start, end: end, asleep: asleep,
      isByHand: !(record.source ?? "").hasPrefix("import:"))
  }

  /// What is longer is no sleep.
  static let longest: Int64 = 48 * 3600

  /// Its middle: what tells to which gap between shifts it belongs.
  var middle: Instant { start.advanced(by: start.seconds(until: end) / 2) }
}

extension ShiftTime {
  fileprivate func instant(on day: CivilDay, in zone: TimeZoneRules) -> Instant {
    switch self {
    case .timestamp(let moment): moment.instant(in: zone)
    case .clock(let time): zone.instant(of: CivilTime(day: day, time: time))
    }
  }
}

/// The sleeps of some days, in order. Of two that tell of the same time one counts: that of a person before
/// that of a device, then the longer one. Nothing is ever added up.
public struct SleepLog: Hashable, Sendable {
  /// The sleeps.
  public private(set) var sleeps: [Sleep] = []
  /// The steps of days.
  public private(set) var steps: [CivilDay: Int] = [:]

  /// The sleeps among records in any order; others do no harm, and tell steps.
  ///
  /// - Parameter steps: those of days by other records.
  public init(_ records: [Record], zone: TimeZoneRules, steps: [CivilDay: Int] = [:]) {
    self.steps = steps
    var found: [Sleep] = []
    for record in records {
      if let sleep = Sleep(record, in: zone) { found.append(sleep) }
      if let count = record.steps { self.steps[record.date] = max(self.steps[record.date] ?? 0, count) }
    }
    found.sort { ($0.start, $0.end, $0.id) < ($1.start, $1.end, $1.id) }
    for sleep in found {
      guard let last = sleeps.last, sleep.start < last.end else {
        sleeps.append(sleep)
        continue
      }
      if SleepLog.goesBefore(sleep, last) { sleeps[sleeps.count - 1] = sleep }
    }
  }

  private static func goesBefore(_ sleep: Sleep, _ other: Sleep) -> Bool {
    sleep.isByHand != other.isByHand ? sleep.isByHand : sleep.asleep > other.asleep
  }

  /// The sleeps that ended on a day.
  public func sleeps(on day: CivilDay) -> [Sleep] { sleeps.filter { $0.day == day } }

  /// The sleeps whose middle lies in a span.
  func sleeps(from start: Instant, until end: Instant) -> ArraySlice<Sleep> {
    // They follow one another, so their middles do.
    let first = sleeps.partitioningIndex { $0.middle >= start }
    let last = sleeps.partitioningIndex { $0.middle >= end }
    return sleeps[min(first, last)..<last]
  }
}
