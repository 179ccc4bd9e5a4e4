import JournalModel
import JournalShifts
import JournalStore

extension DayChoice {
  /// What a choice is made from: the wish, with its moment and day, and what the journal knows around them.
  struct Basis {
    let wish: Wish
    let date: CivilDay?
    var moment: Instant
    var around: CivilDay
    private let records: [Record]
    private let plan: ShiftPlan
    private let dayStarts: ClockTime

    init(
      wish: Wish, date: CivilDay?, moment: Instant, around: CivilDay, records: [Record], journal: Journal
    ) {
      (self.wish, self.date, self.moment, self.around) = (wish, date, moment, around)
      self.records = records
      plan = ShiftPlan(
        profile: journal.profile, shiftRecords: records, vacations: records.compactMap { Vacation($0) },
        zone: journal.zone)
      dayStarts = journal.profile.dayStarts
    }

    /// The next day of the calendar, where the time that was said is of the morning after a night of the day.
    var morningAfter: CivilDay? {
      guard let date, let time = wish.at?.time, time.hour < 12,
        wish.kind == .checkOut || (wish.shift != nil && wish.kind != .checkIn),
        let day = plan.day(ofEndAt: time, of: wish.shift, on: date), day != date
      else { return nil }
      return day
    }

    /// The shift and day to which the moment belongs, if it is of that day.
    func belonging(to day: CivilDay?) -> ShiftDay {
      ShiftDay.belonging(
        to: moment,
        wish: ShiftDay.Wish(
          kind: wish.kind, day: day, shift: wish.shift, callOuts: wish.callOuts, end: wish.end),
        records: records, plan: plan, dayStarts: dayStarts)
    }

    /// The record of the chosen shift, as it is now, that holds over one of the moment.
    func later(of worked: Shift?, now: Instant) -> Record? {
      guard let kind = wish.kind, kind.isShiftEnd, moment < now, let worked, worked.planned != nil else {
        return nil
      }
      let shifts = Ledger(records, days: worked.day...worked.day, now: now, plan: plan).shifts
      return shifts.first { $0.planned == worked.planned }?.holding(kind, after: moment)
    }

    func ledger() -> Ledger { Ledger(records, around: moment, plan: plan) }

    /// The shifts of the day of the moment and so many days before.
    func ledger(daysBefore: Int) -> Ledger {
      Ledger(records, days: around.advanced(by: -daysBefore)...around, now: moment, plan: plan)
    }
  }
}
