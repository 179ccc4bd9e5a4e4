import JournalModel
import JournalTestSupport
import Testing

@testable import JournalShifts

/// What a check-in or a check-out was said to belong to is what it counts for once it is written.
struct BelongingPropertyTests {
  private static let seeds = stride(from: 0, to: 150, by: 25).map { $0..<($0 + 25) }

  @Test(arguments: seeds)
  func `a record counts for the shift that was named when it was written`(seeds: Range<Int>) {
    for seed in seeds { check(seed) }
  }

  private func check(_ seed: Int) {
    let life = GeneratedLife(seed: UInt64(seed))
    let plan = ShiftPlan(
      profile: life.profile, shiftRecords: life.records, vacations: life.vacations, zone: life.zone)
    var person = TiredPerson(seed: seed)
    var notes: [Record] = []
    for (moment, kind) in person.writes(of: plan, life) {
      let belonging = ShiftDay.belonging(
        to: moment, wish: ShiftDay.Wish(kind: kind), records: notes, plan: plan,
        dayStarts: life.profile.dayStarts)
      var note = Record(
        id: "note-\(notes.count)", path: "note-\(notes.count).md", kind: kind, date: belonging.day)
      note.dateBasis = .key
      note.at = life.zone.timestamp(moment)
      note.shift = belonging.worked?.type
      notes.append(note)
      let days = belonging.day.advanced(by: -2)...belonging.day.advanced(by: 2)
      let holder = Ledger(notes, days: days, now: moment, plan: plan).shifts.first { $0.holds(note.id) }
      let said = "life \(seed), \(kind.name) at \(life.zone.timestamp(moment).iso)"
      #expect(holder != nil, "\(said)")
      if let planned = belonging.worked?.planned {
        // Of two shifts that are the same to the minute either is the one.
        #expect(holder?.day == belonging.day && holder?.planned?.hours == planned.hours, "\(said)")
      }
    }
  }
}

extension Shift {
  fileprivate func holds(_ id: String) -> Bool {
    checkIn?.id == id || checkOut?.id == id || replaced.contains(id) || openCallOuts.contains(id)
      || earlierRecords.contains { $0.id == id }
  }
}

/// Somebody who mostly checks in and out near the ends of her shifts, forgets some, and takes one for the
/// other at times.
private struct TiredPerson {
  var dice: Dice

  init(seed: Int) { dice = Dice(state: UInt64(seed) &* 6_364_136_223_846_793_005 &+ 7) }

  mutating func writes(of plan: ShiftPlan, _ life: GeneratedLife) -> [(Instant, Kind)] {
    let end = life.zone.instant(of: CivilTime(day: life.until, time: clock("05:00")))
    var writes: [(Instant, Kind)] = []
    for shift in Ledger([], days: life.from...life.until, now: end, plan: plan).shifts {
      guard let start = shift.plannedStart, let over = shift.plannedEnd else { continue }
      if dice.below(5) > 0 { writes.append((near(start, -110, 40), slip(.checkIn))) }
      if dice.below(5) > 0 { writes.append((near(over, -60, 170), slip(.checkOut))) }
      if dice.below(10) == 0 { writes.append((near(over, 10, 600), .checkOut)) }
      if dice.below(12) == 0 { writes.append((near(start, -900, 900), dice.pick([.checkIn, .checkOut]))) }
    }
    return writes.sorted { $0.0 < $1.0 }
  }

  private mutating func near(_ moment: Instant, _ first: Int, _ last: Int) -> Instant {
    moment.advanced(by: Int64(first + dice.below(last - first)) * 60)
  }

  private mutating func slip(_ kind: Kind) -> Kind {
    dice.below(25) == 0 ? (kind == .checkIn ? .checkOut : .checkIn) : kind
  }
}
