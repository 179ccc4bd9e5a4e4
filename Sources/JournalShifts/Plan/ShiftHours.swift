import JournalModel

/// When a shift starts and ends, on the wall clock or, where offsets are known, as moments.
public struct ShiftHours: Hashable, Sendable {
  /// When it starts.
  public var start: Timestamp
  /// When it ends.
  public var end: Timestamp

  /// From a start to an end.
  public init(start: Timestamp, end: Timestamp) {
    self.start = start
    self.end = end
  }

  /// Hours of a day on the wall clock; an end that is not after the start lies on the next day.
  public init(day: CivilDay, start: ClockTime, end: ClockTime) {
    let last = end > start ? day : day.advanced(by: 1)
    self.init(
      start: Timestamp(local: CivilTime(day: day, time: start)),
      end: Timestamp(local: CivilTime(day: last, time: end)))
  }

  /// The hours that a record states with `start` and `end`; `nil` where one is missing or the end is not
  /// after the start.
  public init?(_ record: Record) {
    guard let first = record.start, let last = record.end else { return nil }
    let start: Timestamp
    switch first {
    case .timestamp(let stamp): start = stamp
    case .clock(let time): start = Timestamp(local: CivilTime(day: record.date, time: time))
    }
    switch last {
    case .timestamp(let stamp): self.init(start: start, end: stamp)
    case .clock(let time):
      let isLater = time > start.local.time
      let day = isLater ? start.local.day : start.local.day.advanced(by: 1)
      self.init(start: start, end: Timestamp(local: CivilTime(day: day, time: time), offset: nil))
    }
    guard start.local < end.local || start.offset != end.offset else { return nil }
  }

  /// Whether it ends on a later day than it starts.
  public var isOverMidnight: Bool { end.local.day > start.local.day }

  /// The length in seconds, from the moments: a night over a change of the clocks is shorter or longer; never
  /// negative.
  public func seconds(in zone: TimeZoneRules) -> Int64 {
    max(0, start.instant(in: zone).seconds(until: end.instant(in: zone)))
  }
}
