import JournalModel

/// The hours of a period: the same figures in every view, report and page, in whole minutes.
///
/// They cover the shifts that have begun; what is planned and still to come stands beside them.
public struct ShiftTotals: Hashable, Sendable {
  /// Shifts of work that have begun, those of them of which a record tells and whose hours are known, and
  /// those whose hours nothing tells.
  public var shifts = 0, noted = 0, unknown = 0
  /// Those of them that are under way, and whether time on call is.
  public var underWay = 0, isOnCallNow = false
  /// Planned work less unpaid breaks, work less unpaid breaks, presence, and time on call; of a shift under
  /// way each counts up to now.
  public var planned = 0, worked = 0, presence = 0, onCall = 0
  /// Nights among the shifts, and minutes at night.
  public var nights = 0, nightMinutes = 0
  /// Shifts that touch a Sunday or a public holiday, and their minutes on these days.
  public var sundays = 0, sundayMinutes = 0, holidays = 0, holidayMinutes = 0
  /// Minutes of shifts that overlap, which are counted once.
  public var shared = 0
  /// The days of shifts that are over and were begun by a check-in alone, and those of calls to work without
  /// an end, which count nothing.
  public var lackingCheckOut: [CivilDay] = [], lackingEndOfCall: [CivilDay] = []
  /// Days of the period up to today that a plan, a cycle or a record covers, those with a word without a
  /// meaning left out.
  public var knownDays = 0
  /// The words of the period without a meaning: whether they are work can't be known.
  public var unknownWords: [Countdown.UnknownWord] = []
  /// Shifts that have not begun, and their planned work.
  public var ahead = Ahead()

  /// What is planned and still to come.
  public struct Ahead: Hashable, Sendable {
    /// The shifts of work, their minutes less unpaid breaks, and those whose hours nothing tells.
    public var shifts = 0, planned = 0, unknown = 0
  }

  /// Whether some of the period's work is still to come: a shift, or the rest of one or of time on call.
  public var isSoFar: Bool { ahead.shifts > 0 || underWay > 0 || isOnCallNow }
  /// The shifts that are in no total of hours, since nothing tells theirs.
  public var withoutHours: Int { unknown + ahead.unknown }
  /// Work beyond the plan, of the shifts that have begun; negative where it was less.
  public var balance: Int { worked - planned }

  /// No shift.
  public init() {}

  /// The hours of shifts.
  public init(_ shifts: some Sequence<Shift>) {
    for shift in shifts { add(shift) }
  }

  /// Adds a shift: those that were missed count nothing.
  public mutating func add(_ shift: Shift) {
    if shift.state == .absent { return }
    shared += shift.sharedMinutes
    if shift.lacksCheckOut { lackingCheckOut.append(shift.day) }
    if shift.lacksEndOfCall { lackingEndOfCall.append(shift.day) }
    if shift.isOnCall {
      if shift.state == .underWay { isOnCallNow = true }
      guard let hours = shift.soFar else { return }
      onCall += hours.onCall
      add(hours)
      return
    }
    guard shift.isWork else { return }
    if shift.state == .planned {
      ahead.shifts += 1
      guard let minutes = shift.plannedMinutes else { return ahead.unknown += 1 }
      return ahead.planned += minutes
    }
    shifts += 1
    planned += shift.plannedSoFar ?? 0
    if shift.state == .underWay { underWay += 1 }
    if shift.isNight { nights += 1 }
    guard let hours = shift.soFar else { return unknown += 1 }
    if shift.isNoted { noted += 1 }
    add(hours)
  }

  private mutating func add(_ hours: Shift.Hours) {
    presence += hours.presence
    worked += hours.worked
    nightMinutes += hours.night
    if hours.sunday > 0 { sundays += 1 }
    if hours.holiday > 0 { holidays += 1 }
    sundayMinutes += hours.sunday
    holidayMinutes += hours.holiday
  }
}

extension Ledger {
  /// The hours of some of the ledger's days.
  ///
  /// - Parameter isWanted: the days that count; all of them unless said otherwise.
  public func totals(_ plan: ShiftPlan, where isWanted: (CivilDay) -> Bool = { _ in true }) -> ShiftTotals {
    var (totals, unknown) = (ShiftTotals(), [PlannedShift]())
    // By index: to look at a shift in an array otherwise is to copy it.
    for index in shifts.indices where isWanted(shifts[index].day) {
      totals.add(shifts[index])
      if shifts[index].isOfUnknownWord, let word = shifts[index].type {
        unknown.append(PlannedShift(day: shifts[index].day, type: word, basis: .rota))
      }
    }
    totals.knownDays = knownDays(plan).count { isWanted($0) }
    if !unknown.isEmpty { totals.unknownWords = Countdown.unknownWords(in: unknown) }
    return totals
  }

  /// The days of which a plan, a cycle or a record says what was worked, in order: up to today, or those to
  /// come too.
  public func knownDays(_ plan: ShiftPlan, counting extent: WorkExtent = .byNow) -> [CivilDay] {
    let today = plan.zone.local(now).day
    let last = extent == .whole ? days.upperBound : min(days.upperBound, today)
    guard days.lowerBound <= last else { return [] }
    return (0...days.lowerBound.days(until: last)).map { days.lowerBound.advanced(by: $0) }
      .filter { isClear($0, plan) }
  }

  /// Whether a plan, a cycle or a record says what was worked on one of the ledger's days: on one with a word
  /// without a meaning there may be work.
  package func isClear(_ day: CivilDay, _ plan: ShiftPlan) -> Bool {
    let shifts = shifts(on: day)
    return (plan.isKnown(day) || shifts.contains(where: \.isNoted))
      && !shifts.contains(where: \.isOfUnknownWord)
  }
}

extension Shift {
  /// Whether nobody gave its word a meaning, so that it may be work.
  fileprivate var isOfUnknownWord: Bool { meaning == nil && type != nil && state != .absent }
}
