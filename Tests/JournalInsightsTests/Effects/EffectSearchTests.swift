import JournalInsights
import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

struct EffectSearchTests {
  static let start = day("2025-01-06")

  /// A journal of so many days, one check-in, one check-out and one entry a day, with ratings that mean
  /// nothing.
  static func journal(days: Int, random: inout Seeded, plan: ShiftPlan) -> [Record] {
    var records: [Record] = []
    let weather = ["sun", "rain", "snow", "cloud"]
    let tags = ["family", "team", "sport", "doubts", "garden"]
    let moods = ["😭", "😞", "😐", "😊", "😄"]
    for offset in 0..<days {
      let date = start.advanced(by: offset)
      var entry = Record(id: "e\(offset)", path: "", kind: .entry, date: date)
      entry.mood = moods[random.below(5)]
      entry.weather = weather[random.below(4)]
      entry.tags = tags.filter { _ in random.below(4) == 0 }
      entry.people = random.below(3) == 0 ? ["Nadia"] : []
      records.append(entry)
      guard plan.workedShift(on: date) != nil else { continue }
      for kind in [Kind.checkIn, .checkOut] {
        var check = Record(id: "\(kind.name)\(offset)", path: "", kind: kind, date: date)
        check.shift = plan.shift(on: date)?.type
        for scale in Scale.program.asked(in: kind) { check.ratings[scale] = random.below(5) + 1 }
        records.append(check)
      }
    }
    return records
  }

  static let plan = ShiftPlan(
    profile: profile((from: "2025-01-06", cycle: "day day night night rest rest rest rest")))

  /// The shifts of the plan, whatever was felt.
  static let ledger = Ledger(
    [], days: start...start.advanced(by: 365), now: Instant(secondsSinceEpoch: 1 << 40), plan: plan)

  func effects(_ records: [Record], days: Int) -> [Effect] {
    EffectSearch.effects(
      in: FactTable(records), today: Self.start.advanced(by: days - 1), plan: Self.plan, ledger: Self.ledger,
      zone: .utc)
  }

  @Test func `1,000 journals of random ratings give a finding in at most 5 of 100`() {
    var random = Seeded(state: 42)
    var findings = 0
    for _ in 0..<1000 {
      let days = 60 + random.below(120)
      if !effects(Self.journal(days: days, random: &random, plan: Self.plan), days: days).isEmpty {
        findings += 1
      }
    }
    #expect(findings <= 50)
  }

  @Test func `effects that are there are found, with their size and counts, the strongest first`() throws {
    var random = Seeded(state: 7)
    var records = Self.journal(days: 365, random: &random, plan: Self.plan)
    for index in records.indices {
      if records[index].kind == .checkOut, records[index].shift == .night {
        records[index].ratings[.fatigue] = 4 + random.below(2)
      }
      if records[index].tags.contains("family") { records[index].mood = ["😐", "😊", "😄"][random.below(3)] }
    }
    let found = effects(records, days: 365)
    // Place in the block and weekday follow the rota, and explain nothing of their own.
    #expect(Set(found.map(\.measure)) == [.mood, .scale(.fatigue)])
    #expect(found.filter { $0.measure == .scale(.fatigue) }.map(\.factor.family) == [.shift])
    let family = try #require(found.first { $0.factor == .tag("family") })
    #expect(family.measure == .mood)
    #expect(family.isGood == true)
    #expect(family.count == records.count { $0.tags.contains("family") })
    #expect(family.count + family.otherCount == 365)
    #expect(family.probability < 0.001)
    let night = try #require(found.first { $0.measure == .scale(.fatigue) && $0.factor.family == .shift })
    #expect(!(night.factor == .shift(.night) && night.isGood == true))
    #expect(found.map { abs($0.size) } == found.map { abs($0.size) }.sorted(by: >))
    #expect(found.allSatisfy { abs($0.size) >= EffectSearch.smallest })
  }

  @Test func `of two kinds of shift only one is told`() {
    var random = Seeded(state: 7)
    var records = Self.journal(days: 200, random: &random, plan: Self.plan)
    for index in records.indices where records[index].kind == .checkIn {
      records[index].ratings[.stress] = records[index].shift == .night ? 5 : 1
    }
    let shifts = effects(records, days: 200).filter {
      $0.measure == .scale(.stress) && $0.factor.family == .shift
    }
    #expect(shifts.count == 1)
    #expect(abs(shifts.first?.difference ?? 0) == 4)
  }

  @Test(arguments: [0, 1, 7])
  func `few records support nothing`(days: Int) {
    var random = Seeded(state: 3)
    #expect(effects(Self.journal(days: days, random: &random, plan: Self.plan), days: max(days, 1)).isEmpty)
  }

  @Test func `records of the future play no part`() {
    var random = Seeded(state: 3)
    let records = Self.journal(days: 100, random: &random, plan: Self.plan)
    #expect(
      EffectSearch.effects(
        in: FactTable(records), today: day("2024-01-01"), plan: Self.plan, ledger: Self.ledger, zone: .utc
      ).isEmpty)
  }
}

struct ShiftCalendarTests {
  /// Ratings are low exactly where the factor is.
  func factors(_ cycle: String, words: [String] = [], low: (Int) -> Bool) -> Set<Factor> {
    let length = cycle.split(separator: " ").count
    var profile = profile((from: "2025-01-06", cycle: cycle))
    if !words.isEmpty {
      profile.shifts = ShiftTable(words.compactMap { ShiftTable.Definition(written: $0) })
    }
    let plan = ShiftPlan(profile: profile)
    let records = (0..<(length * 20)).compactMap { offset -> Record? in
      let date = day("2025-01-06").advanced(by: offset)
      guard plan.workedShift(on: date) != nil else { return nil }
      var checkIn = Record(id: "\(offset)", path: "", kind: .checkIn, date: date)
      checkIn.ratings[.energy] = low(offset % length) ? 1 : 5
      return checkIn
    }
    let found = EffectSearch.effects(
      in: FactTable(records), today: day("2025-01-06").advanced(by: length * 20), plan: plan,
      ledger: Ledger(of: records, plan: plan), zone: .utc)
    return Set(found.filter { abs($0.size) > 1.9 }.map(\.factor))
  }

  @Test func `third and later nights are told apart from the first two`() {
    let found = factors("day day rest night night night night rest rest") { $0 == 5 || $0 == 6 }
    #expect(found.contains(.nightInARow(3)))
  }

  @Test func `a night is one by its hours, whatever its word`() {
    let words = ["J=day 07:00-19:00", "N=night 19:00-07:30", "R=rest"]
    let nights = factors("J J R N N N N R R", words: words) { $0 == 5 || $0 == 6 }
    #expect(nights.contains(.nightInARow(3)))
    #expect(factors("N R J R R J R R", words: words) { $0 == 2 }.contains(.shortRest))
  }

  @Test func `a day shift less than a day after a night is one after little rest`() {
    // 07:30 to 07:00 on the next day: 23½ hours.
    #expect(factors("night rest day rest rest day rest rest") { $0 == 2 }.contains(.shortRest))
    #expect(!factors("night rest rest day rest rest day rest") { $0 == 3 }.contains(.shortRest))
  }
}
