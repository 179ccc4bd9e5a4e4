import JournalFiles
import JournalIndex
import JournalModel
import JournalShifts
import JournalStore

/// What a change of the plan leads to, found before it is written: rests that get too short, shifts that
/// overlap, days of more than 24 hours, what is there already.
package struct PlanEffects {
  /// What lies beyond the limits by the same rules as `rota check`, and did not, or not so far, before.
  package private(set) var rests: [RestFinding] = []
  /// Shifts that overlap, and that did not before.
  package private(set) var overlaps: [PlanProblem] = []
  /// Days with more than 24 hours of planned work, or 16 in several shifts, in minutes.
  package private(set) var longDays: [(day: CivilDay, minutes: Int)] = []
  /// The extra shift, or the absence, that says the same.
  package private(set) var same: Record?
  /// Shifts that are written onto days off, on which they count nothing.
  package private(set) var timeOff: [(day: CivilDay, category: VacationCategory)] = []
  /// Days off with hours that are stated to have been worked, which count.
  package private(set) var workedOff: [(day: CivilDay, category: VacationCategory)] = []
  /// Days that the plan has as leave or another absence, which a shift is written over.
  package private(set) var lostLeave: [(day: CivilDay, category: VacationCategory)] = []
  /// Shifts that a day had beside others, and that no day has any more.
  package private(set) var dropped: [(day: CivilDay, shifts: [PlannedShift])] = []
  /// The days that get what the plan had for them before they were swapped.
  package private(set) var swappedBack: [CivilDay] = []

  /// Days that get another shift or are off, and that have check-ins or check-outs.
  package private(set) var noted: [CivilDay] = []
  /// Shifts of days that are off from now on, which were begun and end by the plan: nothing states when they
  /// ended.
  package private(set) var endedByPlan: [Shift] = []
  /// Check-outs that state an end or whose shifts lose their plan, and of which nothing tells the start of
  /// their hours: the usual one, if any.
  package private(set) var unstarted: [(checkOut: Record, start: ClockTime?, isWritten: Bool)] = []
  /// Check-ins and check-outs that are changed and count nothing, and those that hold in their place.
  package private(set) var displaced: [(record: Record, by: Record)] = []
  /// What check-ins and check-outs that are written state, and what counts nothing.
  package private(set) var unusable: [Shift.Unusable] = []
  /// What is stated of hours and may be a slip, and was not stated before.
  package private(set) var slips: [StatedSlip] = []
  /// The ends of shifts that a check-in which is written says to have begun behind them.
  package private(set) var startsBehind: [Instant] = []

  /// Whether there is nothing to ask about; what hours are wanted for is told alone, with the command that
  /// states them.
  package var isEmpty: Bool {
    rests.isEmpty && overlaps.isEmpty && longDays.isEmpty && same == nil && swappedBack.isEmpty
      && timeOff.isEmpty && workedOff.isEmpty && lostLeave.isEmpty && dropped.isEmpty && self.noted.isEmpty
      && unstarted.isEmpty && slips.isEmpty
  }

  /// A change: records of shifts, absences, check-ins and check-outs that are written, in place of others.
  /// Whether it is made already makes no difference.
  package struct Change {
    package var written: [Record]
    /// The ids of the records that are no more as they were.
    package var replaced: Set<String>
    /// These records, as far as the journal may not have them any more.
    fileprivate var former: [Record] = []
    /// The profile with another rota, and the days of it that are looked at.
    package var profile: (new: Profile, days: ClosedRange<CivilDay>)?

    package init(_ written: [Record], replaced: Set<String> = []) {
      (self.written, self.replaced) = (written, replaced)
    }

    package init(_ written: [Record], of former: [Record]) {
      self.init(written, replaced: Set(former.map(\.id)))
      self.former = former
    }

    /// A rota from a day on, of which four weeks are looked at.
    package init(_ profile: Profile, from day: CivilDay) {
      self.init([])
      self.profile = (profile, day...day.advanced(by: 27))
    }
  }

  package init(of change: Change, in journal: Journal, now: Instant) {
    let days =
      (change.written + change.former).flatMap { [$0.date, $0.until ?? $0.date] }
      + (change.profile.map { [$0.days.lowerBound, $0.days.upperBound] } ?? [])
    guard let first = days.min(), let last = days.max() else { return }
    let span =
      first.advanced(
        by: -PlanEffects.around)...min(last.advanced(by: PlanEffects.around), first.advanced(by: 400))
    let period = Period(
      journal,
      near: span.lowerBound.advanced(by: -Ledger.margin)...span.upperBound.advanced(by: Ledger.margin))
    let written = Set(change.written.map(\.id))
    let touched = written.union(change.replaced)
    let kept = period.survey.plans.filter { !touched.contains($0.id) }
    let keptEnds = period.survey.shiftEnds.filter { !touched.contains($0.id) }
    let former =
      change.former.isEmpty
      ? (period.survey.plans + period.survey.shiftEnds).filter { change.replaced.contains($0.id) }
      : change.former
    func plan(_ profile: Profile, _ changed: [Record]) -> ShiftPlan {
      let records = kept + changed.filter { !$0.kind.isShiftEnd }
      return ShiftPlan(
        profile: profile, shiftRecords: records, vacations: records.compactMap { Vacation($0) },
        zone: journal.zone)
    }
    let formerPlan = plan(journal.profile, former)
    let plan = plan(change.profile?.new ?? journal.profile, change.written)
    let noted = keptEnds + former.filter { $0.kind.isShiftEnd }
    let ends = keptEnds + change.written.filter { $0.kind.isShiftEnd }
    let rules = RestRules(journal.profile.restRules)
    func findings(_ ledger: Ledger, _ plan: ShiftPlan) -> [RestFinding] {
      RestFinding.all(in: ledger.shifts, rules: rules, of: span, counting: .whole) {
        ledger.isClear($0, plan)
      }
    }
    let formerLedger = Ledger(noted, days: span, now: now, plan: formerPlan)
    let known = findings(formerLedger, formerPlan)
    let ledger = Ledger(ends, days: span, now: now, plan: plan)
    rests = findings(ledger, plan).filter { finding in !known.contains { finding.isNoWorse(than: $0) } }
    let formerSlips = Set(formerLedger.slips)
    slips = ledger.slips.filter { !formerSlips.contains($0) }
    startsBehind = ledger.shifts.filter { $0.checkIn.map { written.contains($0.id) } ?? false }
      .compactMap(\.endBeforeStart)
    unusable = ledger.shifts.flatMap(\.unusable).filter { written.contains($0.id) }
    let edited = change.written.filter { $0.kind.isShiftEnd && change.replaced.contains($0.id) }
    displaced = edited.compactMap { record in
      let shift = ledger.shifts.first { $0.replaced.contains(record.id) }
      return (record.kind == .checkIn ? shift?.checkIn : shift?.checkOut).map { (record, $0) }
    }
    let formerOverlaps = Set(formerPlan.overlaps(in: span))
    overlaps = plan.overlaps(in: span).filter { !formerOverlaps.contains($0) }
    // Work without an end that is stated may be a slip, and is told as that.
    let slipping = slips.compactMap { if case .longShift(let day, _) = $0.what { day } else { nil } }
    rests.removeAll { $0.onEnd != nil && slipping.contains($0.from) }
    let onEnd = rests.filter { $0.onEnd != nil }.map(\.from)
    for day in Set(change.written.map(\.date)).sorted()
    where !onEnd.contains(day) && change.written.contains(where: { $0.kind == .shift }) {
      let work = plan.minutesOfWork(on: day)
      // Two long shifts of one day leave no rest between them, though they are no more than a day.
      if work.all > (work.longest < work.all ? 16 : 24) * 60 { longDays.append((day, work.all)) }
    }
    findNotes(change, of: ledger, among: noted, plan, journal.profile.clock)
    same =
      change.written.lazy.compactMap { written in kept.first { PlanEffects.isSame(written, $0) } }.first
    swappedBack = PlanEffects.swappedBack(change, plan)
    dropped = PlanEffects.dropped(change, from: formerPlan, to: plan)
    findDaysOff(change, from: formerPlan, to: plan)
  }

  /// Finds the shifts that are written onto days off.
  private mutating func findDaysOff(_ change: Change, from former: ShiftPlan, to plan: ShiftPlan) {
    for day in Set(change.written.filter { $0.kind == .shift }.map(\.date)).sorted() {
      guard plan.shifts(on: day)?.contains(where: \.isShift) ?? false else { continue }
      if let vacation = plan.timeOff(on: day) {
        // Hours that are stated count on a day off, too.
        let isStated = change.written.contains { $0.date == day && !$0.worked.isEmpty }
        if isStated {
          workedOff.append((day, vacation.category))
        } else {
          timeOff.append((day, vacation.category))
        }
      } else if let leave = former.absence(on: day), leave.half == nil {
        lostLeave.append((day, leave.category))
      }
    }
  }

  /// Finds check-ins and check-outs of days that get another shift or are off.
  private mutating func findNotes(
    _ change: Change, of ledger: Ledger, among noted: [Record], _ plan: ShiftPlan, _ clock: ClockBasis
  ) {
    let off = change.written.compactMap { Vacation($0) }.filter { $0.half == nil }
    let changed =
      change.written.filter { $0.kind == .shift && !$0.isExtra && $0.worked.isEmpty }.map {
        $0.date...$0.date
      }
      + off.filter { $0.from <= $0.until }.map { $0.from...$0.until }
    unstarted = ledger.shifts.compactMap { shift in
      guard let checkOut = shift.checkOut, shift.checkIn == nil, shift.planned == nil, shift.whole == nil,
        case let isWritten = change.written.contains(where: { $0.id == checkOut.id }),
        changed.contains(where: { $0.contains(shift.day) }) || isWritten && checkOut.end != nil
      else { return nil }
      let usual = shift.type.flatMap { plan.usualHours(of: $0, on: shift.day) }
      return (checkOut, usual?.start.local.time, isWritten)
    }
    let uncounted = Set(unstarted.map(\.checkOut.id))
    self.noted = Set(noted.filter { !uncounted.contains($0.id) }.map(\.date))
      .filter { day in changed.contains { $0.contains(day) } }.sorted()
    if clock == .said {
      endedByPlan = ledger.shifts.filter { shift in
        shift.checkIn != nil && shift.isWork && shift.planned?.worked.isEmpty ?? false
          && shift.checkOut?.end == nil
          && off.contains { $0.contains(shift.day) }
      }
    }
  }

  /// Days on either side that a change can concern: a rest that is gone ends a week before it and one
  /// after it.
  private static let around = 2 * WorkOutlook.daysBefore

  /// Whether two records are the same extra shift, or absences that overlap: sickness alone takes the place
  /// of time off of another kind.
  private static func isSame(_ new: Record, _ old: Record) -> Bool {
    if new.kind == .shift, old.kind == .shift, new.isExtra, old.isExtra, new.date == old.date,
      let word = new.shift, old.shift?.isAlike(word) == true
    {
      return new.start == nil && new.spans.isEmpty
        || (new.start, new.end) == (old.start, old.end) && new.spans == old.spans
    }
    guard let one = Vacation(new), let other = Vacation(old) else { return false }
    return (one.category == other.category || one.category != .sick)
      && one.half == other.half && one.from <= other.until && other.from <= one.until
  }

  /// The shifts of days that had several, and that none of the days has any more.
  private static func dropped(
    _ change: Change, from former: ShiftPlan, to plan: ShiftPlan
  ) -> [(day: CivilDay, shifts: [PlannedShift])] {
    let days = Set(change.written.filter { $0.kind == .shift && !$0.isExtra }.map(\.date)).sorted()
    var left = days.flatMap { plan.mainShifts(on: $0) }
    return days.compactMap { day in
      let shifts = former.mainShifts(on: day)
      let gone = shifts.filter { shift in
        guard let index = left.firstIndex(where: { $0.type.isAlike(shift.type) }) else { return true }
        left.remove(at: index)
        return false
      }
      return shifts.count > 1 && !gone.isEmpty ? (day, gone) : nil
    }
  }

  /// The days whose dated shifts are as the plan beneath them.
  private static func swappedBack(_ change: Change, _ plan: ShiftPlan) -> [CivilDay] {
    // Hours that are stated swap nothing.
    guard !change.replaced.isEmpty, change.written.allSatisfy({ $0.worked.isEmpty && $0.callOuts.isEmpty })
    else { return [] }
    let days = Set(change.written.filter { $0.kind == .shift && !$0.isExtra }.map(\.date))
    return days.sorted().filter { plan.hasPlannedShifts(on: $0) }
  }
}

extension PlanEffects.Change {
  /// What dated shifts state in files that it changes, and what would not count for the new shift, or at
  /// other moments.
  package func statedHours(in journal: Journal) throws(StoreError) -> [(former: Record, shift: ShiftType)] {
    func planned(_ record: Record) -> PlannedShift? {
      ShiftPlan(profile: journal.profile, shiftRecords: [record], zone: journal.zone).shifts(on: record.date)?
        .first { $0.isShift || $0.meaning == nil }
    }
    var found: [(former: Record, shift: ShiftType)] = []
    for record in written where replaced.contains(record.id) {
      let files = try journal.datedShifts(on: record.date, withExtra: true)
      guard let shift = record.shift, let former = files.first(where: { $0.id == record.id }),
        let was = planned(former), was.isShift, case let now = planned(record),
        !(former.worked + (was.isWorked ? [] : former.callOuts)).isEmpty
      else { continue }
      let keeps = now.map { now in
        guard was.isWorked, now.isWorked else { return now.meaning == was.meaning && now.hours == was.hours }
        return now.worked(former.worked, in: journal.zone) == was.worked(former.worked, in: journal.zone)
      }
      if keeps != true { found.append((former, shift)) }
    }
    return found
  }
}

extension RestFinding {
  /// Whether it was there before a change as it is, or lay further beyond.
  fileprivate func isNoWorse(than former: RestFinding) -> Bool {
    guard kind == former.kind, from <= former.until, former.from <= until else { return false }
    let isLeast = kind == .rest || kind == .weeklyRest
    return isLeast
      ? value >= former.value && from >= former.from && until <= former.until : value <= former.value
  }
}
