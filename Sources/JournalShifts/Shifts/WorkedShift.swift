import JournalModel

/// A shift as plan and records tell it: what was planned, its check-in, its check-out, or some of them.
public struct WorkedShift: Hashable, Sendable {
  /// The day it began.
  public var day: CivilDay
  /// What kind of shift, where a record or the plan says it.
  public var type: ShiftType?
  /// What that means; `nil` where nobody gave the word a meaning, or nothing says a word.
  public var meaning: ShiftMeaning?
  /// The record before it.
  public var checkIn: Record?
  /// The record after it.
  public var checkOut: Record?
  /// The shift of the plan that it is; `nil` where nothing was planned.
  public var planned: PlannedShift?

  /// A shift of a day; without a meaning it has the built-in one of its word.
  public init(
    day: CivilDay, type: ShiftType?, meaning: ShiftMeaning? = nil, checkIn: Record? = nil,
    checkOut: Record? = nil, planned: PlannedShift? = nil
  ) {
    self.day = day
    self.type = type
    self.meaning = meaning ?? type?.builtInMeaning
    self.checkIn = checkIn
    self.checkOut = checkOut
    self.planned = planned
  }

  /// Whether a record tells of it, not only the plan.
  public var isNoted: Bool { checkIn != nil || checkOut != nil }

  /// Whether it is work: what the plan says of it, else a word that is; noted without any word it is.
  public var isWorked: Bool {
    if let meaning { return meaning.isWork }
    return type == nil && isNoted
  }

  /// When it was to begin and to end: as the plan has it, else from check-in to check-out.
  ///
  /// The plan goes first because a check-in is written before the shift begins and a check-out after it has
  /// ended. What was worked is ``work(until:in:)``.
  public func span(in zone: TimeZoneRules) -> (start: Instant, end: Instant)? {
    if let hours = planned?.hours {
      let (start, end) = (hours.start.instant(in: zone), hours.end.instant(in: zone))
      if start < end { return (start, end) }
    }
    if let start = checkIn?.at?.instant(in: zone), let end = checkOut?.at?.instant(in: zone), start < end {
      return (start, end)
    }
    return nil
  }

  /// The length of ``span(in:)`` in seconds, the gaps of a split shift left out; from moments: right over a
  /// change of the clocks and after travel.
  public func seconds(in zone: TimeZoneRules) -> Int64? {
    planned?.seconds(in: zone) ?? span(in: zone).map { $0.start.seconds(until: $0.end) }
  }
}
