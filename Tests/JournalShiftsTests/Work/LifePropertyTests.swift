import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is counted from plans agrees with a count by hand, for lives made from seeds.
///
/// `SMJOURNAL_LIVES=10000` in the environment takes so many; `SMJOURNAL_FIRST_LIFE` begins at another.
struct LifePropertyTests {
  /// The seeds, some at a time: a test case costs more than a life.
  private static let seeds: [Range<Int>] = {
    func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
    let first = number("SMJOURNAL_FIRST_LIFE") ?? 0
    let last = first + (number("SMJOURNAL_LIVES") ?? 150)
    return stride(from: first, to: last, by: 25).map { $0..<min($0 + 25, last) }
  }()

  private func plan(_ life: GeneratedLife) -> ShiftPlan {
    ShiftPlan(profile: life.profile, shiftRecords: life.records, vacations: life.vacations, zone: life.zone)
  }

  private func report(_ life: GeneratedLife) -> Report {
    Report(
      [], from: life.from.advanced(by: 3), until: life.until, now: Instant(secondsSinceEpoch: 1 << 40),
      profile: life.profile,
      plan: plan(life))
  }

  @Test(arguments: seeds)
  func `hours, nights and rests of a life`(seeds: Range<Int>) {
    for seed in seeds { checkHours(seed) }
  }

  private func checkHours(_ seed: Int) {
    let life = GeneratedLife(seed: UInt64(seed))
    let naive = NaiveCount(life: life)
    let report = report(life)
    // What comes around the period has a say in its first and last minutes.
    let shifts = naive.shifts(life.from, life.until.advanced(by: 2))
    func isInside(_ day: CivilDay) -> Bool { report.from <= day && day <= life.until }
    let all = shifts.filter { GeneratedLife.work.contains($0.word) }
    let work = all.filter { isInside($0.day) }
    #expect(report.shifts.map(\.day) == work.map(\.day), "life \(seed)")
    // Each quarter of an hour once: what two shifts share is that of the earlier one.
    var taken: Set<Int64> = []
    var own: [Int: [Int64]] = [:]
    let order = all.indices.sorted {
      (all[$0].quarters.first ?? 0, $0) < (all[$1].quarters.first ?? 0, $1)
    }
    for index in order { own[index] = all[index].quarters.filter { taken.insert($0).inserted } }
    let presence = all.indices.filter { isInside(all[$0].day) }.map { (own[$0] ?? []).count * 15 }
    #expect(report.shifts.map { $0.soFar?.presence ?? 0 } == presence, "life \(seed)")
    let before = Set(shifts.filter { $0.word == "AST" && $0.day < report.from }.flatMap(\.quarters))
    let onCall = Set(shifts.filter { $0.word == "AST" && isInside($0.day) }.flatMap(\.quarters))
      .subtracting(taken).subtracting(before)
    #expect(report.totals.onCall == onCall.count * 15, "life \(seed)")
    let worked = work.indices.reduce(0) { sum, index in
      sum + max(0, presence[index] - (work[index].word == "J" ? 30 : 0))
    }
    #expect(report.totals.worked == worked, "life \(seed)")
    #expect(report.totals.worked == report.weeks.reduce(0) { $0 + $1.totals.worked })
    #expect(report.totals.worked == report.months.reduce(0) { $0 + $1.totals.worked })
    #expect(report.rests.allSatisfy { $0.seconds >= 0 }, "life \(seed)")
    let inside = report.rests.filter { $0.first >= report.from && $0.seconds > 0 }.map(\.seconds)
    #expect(inside == rests(work, naive).filter { $0 > 0 }, "life \(seed)")
  }

  /// From the last end of a day's work to the first start of the next day's, or of a night of one day,
  /// where it is said of each day between them what was worked: on leave nothing, on one with a word without
  /// a meaning nobody knows.
  private func rests(_ work: [NaiveCount.Shift], _ naive: NaiveCount) -> [Int64] {
    let life = naive.life
    func isKnown(from first: CivilDay, before last: CivilDay) -> Bool {
      (0..<max(0, first.days(until: last))).map { first.advanced(by: $0) }.allSatisfy { day in
        if life.vacations.contains(where: { $0.half == nil && $0.contains(day) }) { return true }
        return life.days[day].map { pieces in !pieces.contains { $0.word == "R" } } ?? false
      }
    }
    var rests: [Int64] = []
    var (last, end, isAfterNight): (CivilDay?, Int64, Bool) = (nil, 0, false)
    for shift in work {
      guard let start = shift.quarters.first, let finish = shift.quarters.last.map({ $0 + 900 }) else {
        continue
      }
      let isNight = naive.nightQuarters(shift) >= 12
      if let last, last != shift.day || (isNight && !isAfterNight && end < start) {
        let free = max(last.advanced(by: 1), life.zone.local(Instant(secondsSinceEpoch: end)).day)
        if isKnown(from: free, before: shift.day) { rests.append(start - end) }
      }
      if last == nil || finish >= end { (last, end, isAfterNight) = (shift.day, finish, isNight) }
    }
    return rests
  }

  @Test(arguments: seeds)
  func `a shift is the same whatever period is asked`(seeds: Range<Int>) {
    for seed in seeds { checkPeriods(seed) }
  }

  private func checkPeriods(_ seed: Int) {
    let life = GeneratedLife(seed: UInt64(seed))
    let plan = plan(life)
    let now = life.zone.instant(of: CivilTime(day: life.until, time: clock("05:00")))
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 1)
    var notes: [Record] = []
    for shift in Ledger([], days: life.from...life.until, now: now, plan: plan).shifts {
      guard let start = shift.plannedStart, let end = shift.plannedEnd else { continue }
      for (kind, moment) in [(Kind.checkIn, start), (.checkOut, end), (.checkOut, end)]
      where dice.below(3) > 0 {
        var note = Record(
          id: "note-\(notes.count)", path: "note-\(notes.count).md", kind: kind, date: shift.day)
        let at = moment.advanced(by: Int64(dice.below(240) - 60) * 60)
        note.at = life.zone.timestamp(at)
        if dice.below(3) == 0 { (note.date, note.dateBasis) = (life.zone.local(at).day, .name) }
        notes.append(note)
      }
    }
    let whole = Ledger(notes, days: life.from...life.until, now: now, plan: plan)
    for length in [0, 1, 6, 13] {
      var first = life.from
      while first <= life.until {
        let days = first...min(life.until, first.advanced(by: length))
        let part = Ledger(notes, days: days, now: now, plan: plan)
        #expect(part.shifts == whole.part(days).shifts, "life \(seed), \(days)")
        first = first.advanced(by: length + 1)
      }
    }
  }

  @Test(arguments: seeds)
  func `the shifts until time off`(seeds: Range<Int>) {
    for seed in seeds { checkCountdown(seed) }
  }

  private func checkCountdown(_ seed: Int) {
    let life = GeneratedLife(seed: UInt64(seed))
    let naive = NaiveCount(life: life)
    let today = life.from.advanced(by: 3)
    let now = life.zone.instant(of: CivilTime(day: today, time: clock("12:00")))
    let plan = plan(life)
    let countdown = Countdown.next(Ledger([], around: now, plan: plan), plan)
    guard let countdown, !countdown.isUnderWay, plan.isPlanned else { return }
    let first = countdown.from
    let work = naive.shifts(today.advanced(by: -1), first.advanced(by: -1)).filter {
      GeneratedLife.work.contains($0.word)
    }
    let toCome = work.filter { ($0.quarters.last ?? 0) + 900 > now.secondsSinceEpoch }
    #expect(countdown.countedShifts.map(\.day) == toCome.map(\.day), "life \(seed)")
    var unknown = 0
    var unplanned = 0
    var day = today
    while day < first {
      if !naive.isOff(day) {
        if life.days[day] == nil { unplanned += 1 }
        let hasUnknown = life.days[day]?.contains { piece in
          // Of today only what is not over at noon.
          piece.word == "R" && (day > today || piece.spans.last?.upperBound ?? .max > 48)
        }
        if hasUnknown ?? false { unknown += 1 }
      }
      day = day.advanced(by: 1)
    }
    // Nobody knows the hours of a word without a meaning: that of yesterday is over.
    #expect(countdown.unknownWords.reduce(0) { $0 + $1.days } == unknown)
    #expect(countdown.unplannedDays == unplanned, "life \(seed)")
  }
}
