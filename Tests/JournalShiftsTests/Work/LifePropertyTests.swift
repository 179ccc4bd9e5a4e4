import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

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
      [], from: life.from, until: life.until, now: Instant(secondsSinceEpoch: 0), profile: life.profile,
      plan: plan(life), zone: life.zone)
  }

  @Test(arguments: seeds)
  func `hours, nights and rests of a life`(seeds: Range<Int>) {
    for seed in seeds { checkHours(seed) }
  }

  private func checkHours(_ seed: Int) {
    let life = GeneratedLife(seed: UInt64(seed))
    let naive = NaiveCount(life: life)
    let report = report(life)
    let shifts = naive.shifts(life.from, life.until)
    let work = shifts.filter { GeneratedLife.work.contains($0.word) }
    #expect(report.shifts.map(\.day) == work.map(\.day), "life \(seed)")
    #expect(report.shifts.map(\.seconds) == work.map { Int64($0.quarters.count) * 900 }, "life \(seed)")
    #expect(
      report.onCall.reduce(0) { $0 + $1.seconds }
        == shifts.reduce(0) {
          $0 + ($1.word == "AST" ? Int64($1.quarters.count) * 900 : 0)
        })
    #expect(report.shifts.map(\.nightSeconds) == work.map { Int64(naive.nightQuarters($0)) * 900 })
    #expect(report.total.nights == work.count { naive.nightQuarters($0) >= 12 })
    let paid = work.reduce(Int64(0)) { sum, shift in
      sum + max(0, Int64(shift.quarters.count) * 900 - (shift.word == "J" ? 1800 : 0))
    }
    #expect(report.total.paidSeconds == paid)
    #expect(report.rests.map(\.seconds) == rests(work), "life \(seed)")
  }

  /// From the last end of a day's work to the first start of the next day's.
  private func rests(_ work: [NaiveCount.Shift]) -> [Int64] {
    var rests: [Int64] = []
    var (last, end): (CivilDay?, Int64) = (nil, 0)
    for shift in work {
      guard let start = shift.quarters.first, let finish = shift.quarters.last.map({ $0 + 900 }) else {
        continue
      }
      if let last, last != shift.day { rests.append(start - end) }
      if last == nil || finish >= end { (last, end) = (shift.day, finish) }
    }
    return rests
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
    let countdown = Countdown.next(on: today, now: now, zone: life.zone, plan: plan)
    let awaited = life.vacations.filter { $0.category == .leave || $0.category == .rtt }
    let first = awaited.filter { $0.from > today }.map(\.from).min()
    #expect(countdown?.from == first)
    guard let first, plan.isPlanned else { return }
    let work = naive.shifts(today.advanced(by: -1), first.advanced(by: -1)).filter {
      GeneratedLife.work.contains($0.word)
    }
    let toCome = work.filter { ($0.quarters.last ?? 0) + 900 > now.secondsSinceEpoch }
    #expect(countdown?.countedShifts.map(\.day) == toCome.map(\.day), "life \(seed)")
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
    #expect(countdown?.unknownWords.reduce(0) { $0 + $1.days } == unknown)
    #expect(countdown?.unplannedDays == unplanned, "life \(seed)")
  }
}
