import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

/// Which shift a check-out closes, by the plan of a hospital in Paris.
struct BelongingTests {
  /// From Tuesday 24 November: a day, two nights, rest; hours as ``profile(_:)`` has them.
  static let plan = profile((from: "2026-11-24", cycle: "day night night rest rest rest rest"))

  private func belonging(
    _ kind: Kind, _ now: String, _ records: [Record], _ profile: Profile = BelongingTests.plan,
    wish: ShiftDay.Wish? = nil
  ) -> ShiftDay {
    ShiftDay.belonging(
      to: moment(now), wish: wish ?? ShiftDay.Wish(kind: kind), records: records,
      plan: ShiftPlan(profile: profile, zone: Zone.paris), dayStarts: .midnight)
  }

  static let nightIn = record(.checkIn, "2026-11-25", at: "2026-11-25T18:40:00+01:00", shift: .night)

  @Test(arguments: [
    // Late check-outs of the night of the 25th, which ends at 07:30; the next one begins at 19:00.
    ("2026-11-26T08:30:00+01:00", "2026-11-25"), ("2026-11-26T13:00:00+01:00", "2026-11-25"),
    ("2026-11-26T18:59:00+01:00", "2026-11-25"), ("2026-11-26T19:30:00+01:00", "2026-11-25"),
    // Nearer to the end of the night under way it is of that; so it is in the files.
    ("2026-11-26T19:31:00+01:00", "2026-11-26"), ("2026-11-27T01:29:00+01:00", "2026-11-26"),
    // More than 18 hours after its end it was forgotten: the night under way takes it.
    ("2026-11-27T01:31:00+01:00", "2026-11-26"), ("2026-11-27T07:40:00+01:00", "2026-11-26"),
    // 17 hours after the end of the second night, on a day off: never rest, but the shift begun last.
    ("2026-11-28T00:30:00+01:00", "2026-11-26"),
  ])
  func `a check-out closes the night that it comes after`(now: String, date: String) {
    let found = belonging(.checkOut, now, [Self.nightIn])
    #expect(found.day == day(date))
    #expect(found.shift == .night)
  }

  @Test(arguments: [[BelongingTests.nightIn], []])
  func `more than 18 hours after the last shift a check-out on a day off is of that`(records: [Record]) {
    let found = belonging(.checkOut, "2026-11-28T13:30:00+01:00", records)
    #expect(found.day == day("2026-11-26") && found.shift == .night)
    #expect(found.rivals.map(\.day) == [day("2026-11-26")])
  }

  @Test func `more than 18 hours after one that was checked out of it is of work that no plan knows`() {
    let out = record(.checkOut, "2026-11-26", at: "2026-11-27T07:40:00+01:00", shift: .night)
    let found = belonging(.checkOut, "2026-11-28T13:30:00+01:00", [out])
    #expect(found.day == day("2026-11-28"))
    #expect(found.worked == nil && found.rivals.isEmpty)
  }

  @Test(arguments: [
    ("2026-11-24T19:20:00+01:00", "2026-11-24"), ("2026-11-25T10:00:00+01:00", "2026-11-24"),
    ("2026-11-26T13:00:00+01:00", "2026-11-25"), ("2026-11-27T13:00:00+01:00", "2026-11-26"),
  ])
  func `without a check-in the plan tells, until the next shift begins`(now: String, date: String) {
    #expect(belonging(.checkOut, now, []).day == day(date))
  }

  @Test func `a check-out never belongs to a shift that has not begun`() {
    let out = record(.checkOut, "2026-11-24", at: "2026-11-24T19:10:00+01:00", shift: .day)
    #expect(belonging(.checkOut, "2026-11-25T12:30:00+01:00", [out]).day == day("2026-11-24"))
    // More than 18 hours after the last one it is of its own day; within the hour before the night, which
    // nothing else waits for, of that.
    for (now, shift) in [("2026-11-25T17:59:00+01:00", nil), ("2026-11-25T18:30:00+01:00", ShiftType.night)] {
      let late = belonging(.checkOut, now, [out])
      #expect(late.day == day("2026-11-25") && late.worked?.type == shift)
    }
  }

  @Test func `a check-out before the next shift is of the one that waits for it`() {
    let nights = profile((from: "2026-11-24", cycle: "night night night rest"))
    let first = record(.checkIn, "2026-11-24", at: "2026-11-24T18:50:00+01:00")
    let second = record(.checkIn, "2026-11-25", at: "2026-11-25T18:40:00+01:00")
    let now = "2026-11-25T18:45:00+01:00"
    #expect(belonging(.checkOut, now, [first], nights).day == day("2026-11-24"))
    #expect(belonging(.checkOut, now, [first, second], nights).day == day("2026-11-24"))
    let over = record(.checkOut, "2026-11-24", at: "2026-11-25T07:05:00+01:00")
    #expect(belonging(.checkOut, now, [first, over], nights).day == day("2026-11-25"))
    #expect(belonging(.checkOut, now, [first, over, second], nights).day == day("2026-11-25"))
    var clocked = nights
    clocked.clock = .notes
    #expect(belonging(.checkOut, now, [second], clocked).day == day("2026-11-25"))
  }

  @Test(arguments: [Kind.checkIn, .checkOut])
  func `who comes on a day off for the shift that was planned has come to that`(kind: Kind) {
    let nights = profile((from: "2026-11-24", cycle: "night night night rest"))
    let off = Vacation(id: "off", from: day("2026-11-25"), until: day("2026-11-25"), category: .leave)
    let plan = ShiftPlan(profile: nights, vacations: [off], zone: Zone.paris)
    let found = ShiftDay.belonging(
      to: moment(kind == .checkIn ? "2026-11-25T18:50:00+01:00" : "2026-11-26T07:10:00+01:00"),
      wish: ShiftDay.Wish(kind: kind), records: [], plan: plan, dayStarts: nights.dayStarts)
    #expect(found.day == day("2026-11-25") && found.shift == .night)
    #expect(found.worked?.state == .absent)
  }

  @Test(arguments: [
    // The night of the 25th begins at 19:00: six hours before and less it is meant, earlier other work is.
    (Kind.checkIn, "2026-11-25T10:00:00+01:00", nil), (.checkIn, "2026-11-25T12:59:00+01:00", nil),
    (.checkIn, "2026-11-25T13:00:00+01:00", ShiftType.night),
  ])
  func `who comes hours before a shift has come to other work`(kind: Kind, now: String, shift: ShiftType?) {
    let out = record(.checkOut, "2026-11-24", at: "2026-11-24T19:10:00+01:00", shift: .day)
    let found = belonging(kind, now, [out])
    #expect(found.shift == shift)
    #expect(found.day == day(String(now.prefix(10))))
  }

  @Test func `a check-out hours before the only shift of its day is not that shift's`() {
    let nights = profile((from: "2026-11-24", cycle: "night rest night rest"))
    let over = record(.checkOut, "2026-11-24", at: "2026-11-25T07:10:00+01:00", shift: .night)
    let found = belonging(.checkOut, "2026-11-26T11:00:00+01:00", [over], nights)
    #expect(found.day == day("2026-11-26") && found.shift == nil)
    #expect(belonging(.checkOut, "2026-11-26T11:00:00+01:00", [], nights).day == day("2026-11-24"))
    for (word, count) in [(nil, 2), (ShiftType.night, 1)] {
      let out = record(.checkOut, "2026-11-26", at: "2026-11-26T11:00:00+01:00", shift: word)
      let ledger = Ledger(
        [out], days: day("2026-11-26")...day("2026-11-26"), now: moment("2026-11-27T12:00:00+01:00"),
        plan: ShiftPlan(profile: nights, zone: Zone.paris))
      #expect(ledger.shifts.count == count)
      #expect((ledger.shifts.first { $0.planned != nil }?.checkOut == nil) == (word == nil))
    }
  }

  @Test func `a check-out just after a shift began that nobody checked in for is in question`() {
    let split = profile((from: "2026-11-24", cycle: "day day rest rest"))
    let early = belonging(.checkOut, "2026-11-25T07:05:00+01:00", [], split)
    #expect(early.rivals.map(\.day) == [day("2026-11-24"), day("2026-11-25")])
    #expect(belonging(.checkOut, "2026-11-25T08:05:00+01:00", [], split).rivals.isEmpty)
  }

  @Test func `of two open shifts the one that began first is closed`() {
    let late = record(.checkIn, "2026-11-24", at: "2026-11-24T13:00:00+01:00", shift: .other("late"))
    let onCall = record(.checkIn, "2026-11-24", at: "2026-11-24T20:00:00+01:00", shift: .other("on-call"))
    var split = Self.plan
    split.rota = [
      Rota(
        from: day("2026-11-24"), cycle: [[.other("late"), .other("on-call")], [.rest]],
        hours: [
          "late": [ClockSpan(start: clock("13:30"), end: clock("21:00"))],
          "on-call": [ClockSpan(start: clock("20:00"), end: clock("08:00"))],
        ])
    ]
    let first = belonging(.checkOut, "2026-11-24T21:10:00+01:00", [late, onCall], split)
    #expect(first.shift == .other("late"))
    let out = record(.checkOut, "2026-11-24", at: "2026-11-24T21:10:00+01:00", shift: .other("late"))
    let second = belonging(.checkOut, "2026-11-25T08:10:00+01:00", [late, onCall, out], split)
    #expect(second.shift == .other("on-call"))
    #expect(second.day == day("2026-11-24"))
    // A second call that goes on, and nobody closed the shift before.
    let told = [(Kind.checkIn, "24T21:30"), (.checkOut, "24T23:00"), (.checkIn, "25T03:30")]
    let calls = told.map { kind, at in
      record(kind, "2026-11-24", at: "2026-11-\(at):00+01:00", shift: .other("on-call"), id: at)
    }
    let called = belonging(.checkOut, "2026-11-25T06:10:00+01:00", [late] + calls, split)
    #expect(called.shift == .other("on-call"))
    // Without any check-in nothing says which one.
    let unsure = belonging(.checkOut, "2026-11-24T21:10:00+01:00", [], split)
    #expect(unsure.rivals.map(\.type) == [.other("late"), .other("on-call")])
    #expect(unsure.shift == .other("on-call"))
  }

  @Test func `a split day is one shift with one check-out`() {
    var split = Profile()
    split.rota = [
      Rota(
        from: day("2026-11-24"), cycle: [.day, .rest],
        hours: [
          "day": [
            ClockSpan(start: clock("07:00"), end: clock("11:00")),
            ClockSpan(start: clock("16:00"), end: clock("20:00")),
          ]
        ])
    ]
    let checkIn = record(.checkIn, "2026-11-24", at: "2026-11-24T06:50:00+01:00", shift: .day)
    let checkOut = record(.checkOut, "2026-11-24", at: "2026-11-24T20:20:00+01:00", shift: .day)
    split.clock = .notes
    let ledger = Ledger(
      [checkIn, checkOut], days: day("2026-11-24")...day("2026-11-24"), now: moment("2026-11-25T00:00:00Z"),
      plan: ShiftPlan(profile: split, zone: Zone.paris))
    #expect(ledger.shifts.count == 1)
    // 06:50 to 11:00 and 16:00 to 20:20.
    #expect(ledger.shifts.first?.soFar?.worked == 510)
    #expect(ledger.shifts.first?.plannedMinutes == 480)
  }

  @Test(arguments: [
    // Both changes of the clocks: the night of 24 October has 13½ hours, that of 28 March 11½.
    ("2026-10-24", "2026-10-24T18:50:00+02:00", "2026-10-25T13:00:00+01:00"),
    ("2026-03-28", "2026-03-28T18:50:00+01:00", "2026-03-29T13:00:00+02:00"),
  ])
  func `nights over a change of the clocks`(date: String, checkIn: String, now: String) {
    let nights = profile((from: date, cycle: "night rest rest rest"))
    let records = [record(.checkIn, date, at: checkIn, shift: .night)]
    #expect(belonging(.checkOut, now, records, nights).day == day(date))
  }

  @Test func `a named day or shift decides, forgotten or not`() {
    let now = "2026-11-28T13:30:00+01:00"
    let wish = ShiftDay.Wish(kind: .checkOut, day: day("2026-11-25"))
    #expect(belonging(.checkOut, now, [Self.nightIn], wish: wish).day == day("2026-11-25"))
    let word = ShiftDay.Wish(kind: .checkOut, shift: .night)
    #expect(belonging(.checkOut, now, [Self.nightIn], wish: word).shift == .night)
  }

  @Test(arguments: [("2026-11-24T06:40:00+01:00", "2026-11-24"), ("2026-11-25T18:30:00+01:00", "2026-11-25")])
  func `a check-in belongs to the shift that begins`(now: String, date: String) {
    #expect(belonging(.checkIn, now, []).day == day(date))
  }
}
