import JournalInsights
import JournalModel
import JournalStore

/// The moment and the day that a new record gets, by what the person said and what the journal knows.
struct DayChoice {
  /// The moment; `nil` for a record of a day long past that was given no time.
  var at: Timestamp?
  /// The day, with its shift and the reason.
  var day: ShiftDay
  /// The records of the days around.
  let records: [Record]
  /// How many problems the files have that were looked at.
  var problemCount: Int
  /// Files that can't be read; one of them may be the check-in of the shift that is meant.
  var unreadable: [Problem]
  /// The day of the wall clock now, to which days in sentences relate.
  var today: CivilDay
  /// What days in words mean at that moment.
  let dates: Dates

  /// What a person said on the command line about when it was.
  struct Wish {
    var kind: Kind?
    var at: MomentArgument?
    var date: DayArgument?
    var shift: ShiftType?
  }

  /// Chooses.
  init(_ wish: Wish, now: Instant, journal: Journal) {
    let zone = journal.zone
    let local = zone.local(now)
    today = local.day
    dates = Dates(journal, today: local.day)
    var wish = wish
    wish.at = wish.at?.resolved(dates)
    let date = wish.date?.day(dates)
    at = Self.moment(wish, date: date, now: now, zone: zone)
    let moment = at?.instant(in: zone) ?? now
    let around = zone.local(moment).day
    var query = Query()
    query.from = min(around, date ?? around).advanced(by: -2)
    query.until = max(around, date ?? around).advanced(by: 2)
    let answer = journal.records(matching: query, scope: .around(around))
    records = answer.records
    problemCount = answer.problems.count + journal.profileProblems.count
    unreadable = answer.problems.filter(\.reason.isUnreadable)
    let plan = ShiftPlan(
      profile: journal.profile, shiftRecords: records, vacations: records.compactMap { Vacation($0) },
      zone: zone)
    day = ShiftDay.belonging(
      to: moment, zone: zone, wish: ShiftDay.Wish(kind: wish.kind, day: date, shift: wish.shift),
      records: records, plan: plan, dayStarts: journal.profile.dayStarts)
  }

  /// `--at`; else now, unless another day than now's neighbours was asked for.
  private static func moment(
    _ wish: Wish, date: CivilDay?, now: Instant, zone: TimeZoneRules
  ) -> Timestamp? {
    let local = zone.local(now)
    switch wish.at {
    case .timestamp?: return wish.at?.timestamp(on: local.day, in: zone)
    case .clock(let time)?, .clockOf(_, let time)?:
      if let date {
        // The morning after a night belongs to the next day of the calendar.
        let isMorningAfter = wish.shift == .night && wish.kind != .checkIn && time.hour < 12
        return wish.at?.timestamp(on: isMorningAfter ? date.advanced(by: 1) : date, in: zone)
      }
      // At half past midnight, 18:50 was yesterday; but 19:00 said a little early is today's.
      let isAhead = time.secondOfDay > local.time.secondOfDay + 3 * 3600
      return wish.at?.timestamp(on: isAhead ? local.day.advanced(by: -1) : local.day, in: zone)
    case nil:
      guard let date, abs(date.days(until: local.day)) > 1 else { return zone.timestamp(now) }
      return nil
    }
  }

  /// A record of the kind that the shift has already; shifts of two kinds on one day are two shifts.
  func former(_ kind: Kind, wished: ShiftType?) -> Record? {
    if let worked = day.worked, worked.planned != nil {
      return kind == .checkIn ? worked.checkIn : worked.checkOut
    }
    let shift = writtenShift(wished: wished)
    return records.last { record in
      guard record.kind == kind, record.date == day.day else { return false }
      guard let shift, let other = record.shift else { return true }
      return shift == other
    }
  }

  /// Whether the day has a shift to be noted.
  var isWorking: Bool { day.worked?.planned?.isShift ?? day.shift?.isWorking ?? false }

  /// The shift as it is written: the one the person named, else a working one.
  func writtenShift(wished: ShiftType?) -> ShiftType? {
    wished ?? day.worked?.type ?? day.shift.flatMap { $0.isWorking ? $0 : nil }
  }
}
