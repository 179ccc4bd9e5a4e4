import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

/// Who leaves a shift and comes back, in Paris on 18 November: G has two parts, F one with a break.
struct ShiftStaysTests {
  private static func told(_ word: String, _ records: String, _ clock: ClockBasis, now: String) -> String {
    shifts(word, records, clock, now: now).map { shift in
      let times = shift.spans.map { span in
        [span.start, span.end].map { Zone.paris.local($0).time.iso }.joined(separator: "–")
      }
      let worked = shift.soFar.map { String($0.worked) } ?? "?"
      return (times + [worked] + shift.replaced.sorted().map { "not " + $0 }).joined(separator: " ")
    }.joined(separator: "; ")
  }

  private static func shifts(
    _ word: String, _ records: String, _ clock: ClockBasis, now: String
  ) -> ArraySlice<Shift> {
    var profile = Profile()
    profile.clock = clock
    let words = ["G=day 07:00-11:00,16:00-20:00", "F=day 06:00-14:15 break 30", "R=rest"]
    profile.shifts = ShiftTable(words.compactMap { ShiftTable.Definition(written: $0) })
    profile.rota = [Rota(from: day("2026-11-18"), cycle: Rota.words(word).map { [$0] } ?? [])]
    let held = records.split(separator: ",").map { text in
      let words = text.split(separator: " ").map(String.init)
      let kind = words[0] == "in" ? Kind.checkIn : .checkOut
      var held = record(kind, "2026-11-18", at: "2026-11-18T\(words[1]):00+01:00", id: words[1])
      let said = words.count > 2 ? ClockTime(iso: words[2]).map { ShiftTime.clock($0) } : nil
      if kind == .checkIn { held.start = said } else { held.end = said }
      return held
    }
    return Ledger(
      held, days: day("2026-11-18")...day("2026-11-18"), now: moment("2026-11-18T\(now):00+01:00"),
      plan: ShiftPlan(profile: profile, zone: Zone.paris)
    ).shifts
  }

  @Test(arguments: [
    // Just begun; in the midst of a part that is nearly over; at the next part.
    ("G", "out 07:02", "07:05", true), ("G", "out 09:00", "10:30", false), ("G", "out 11:05", "12:55", false),
    ("F", "out 06:20", "06:25", true), ("F", "out 13:00", "13:30", false),
  ])
  func `what is said to be taken back is what holds no more`(
    word: String, records: String, at: String, isTakenBack: Bool
  ) throws {
    for clock in [ClockBasis.said, .notes] {
      let before = try #require(Self.shifts(word, records, clock, now: "23:00").first)
      let moment = moment("2026-11-18T\(at):00+01:00")
      #expect(before.isBegunAgain(at: moment, clock: clock) == isTakenBack)
      let after = try #require(Self.shifts(word, records + ",in " + at, clock, now: "23:00").first)
      #expect(after.replaced.isEmpty == !isTakenBack)
    }
  }

  @Test(arguments: [
    // Two pairs are the two parts, in any clock; of two of one part the later one holds.
    ("in 06:50,out 11:10,in 15:55,out 20:20", "06:50–11:10 15:55–20:20 525", "07:00–11:00 16:00–20:00 480"),
    (
      "in 06:40,in 06:50,out 11:10,in 15:55,out 20:20,out 20:25",
      "06:50–11:10 15:55–20:25 530 not 06:40 not 20:20",
      "07:00–11:00 16:00–20:00 480 not 06:40 not 20:20"
    ),
    // What is forgotten is by the plan.
    ("in 06:50,in 15:55,out 20:20", "06:50–11:00 15:55–20:20 515", "07:00–11:00 16:00–20:00 480"),
    ("out 11:10,in 15:55", "07:00–11:10 15:55–20:00 495", "07:00–11:00 16:00–20:00 480"),
    // Who is done at noon, or comes in the afternoon alone.
    ("in 06:50,out 11:10", "06:50–11:10 260", "07:00–11:00 16:00–20:00 480"),
    ("in 15:55,out 20:20", "15:55–20:20 265", "07:00–11:00 16:00–20:00 480"),
    // Stated alone it says nothing of the other part, unless she went home before its end or long behind it.
    ("out 11:10 11:15", "07:00–11:15 255", "07:00–11:15 16:00–20:00 495"),
    ("out 10:35 10:30", "07:00–10:30 210", "07:00–10:30 210"),
    ("in 15:55 15:30", "15:30–20:00 270", "07:00–11:00 15:30–20:00 510"),
    ("in 16:30 16:20", "16:20–20:00 220", "07:00–11:00 16:20–20:00 460"),
    ("in 16:30 16:20,out 20:20 20:30", "16:20–20:30 250", "07:00–11:00 16:20–20:30 490"),
    // What is stated of each part.
    ("out 11:10 11:15,out 20:20 20:30", "07:00–11:15 16:00–20:30 525", "07:00–11:15 16:00–20:30 525"),
    ("in 07:00 06:45,in 16:00 15:45", "06:45–11:00 15:45–20:00 510", "06:45–11:00 15:45–20:00 510"),
    // Between the parts, and both as one.
    ("out 15:10 13:30", "07:00–13:30 390", "07:00–13:30 390"),
    ("in 06:50,out 20:20", "06:50–11:00 16:00–20:20 510", "07:00–11:00 16:00–20:00 480"),
    // An out for the in, which comes at once.
    ("out 06:58,in 07:00,out 11:10", "07:00–11:10 250 not 06:58", "07:00–11:00 16:00–20:00 480 not 06:58"),
  ])
  func `each part of a split shift has its own check-in and check-out`(
    records: String, noted: String, said: String
  ) {
    #expect(Self.told("G", records, .notes, now: "23:00") == noted)
    #expect(Self.told("G", records, .said, now: "23:00") == said)
  }

  @Test(arguments: [
    ("in 05:50,out 10:00,in 12:00,out 14:20", "05:50–10:00 12:00–14:20 390"),
    // A break that was clocked is not taken off once more, what is left of one is.
    ("in 06:00,out 10:00,in 10:20,out 14:20", "06:00–10:00 10:20–14:20 470"),
    ("out 10:00,in 12:00,out 14:20", "06:00–10:00 12:00–14:20 380"),
    ("in 05:50,out 10:00,in 12:00", "05:50–10:00 12:00–14:15 385"),
    // Whom the check-in behind it was for the check-out, and one that had only begun.
    ("in 05:50,out 14:20,in 14:22", "05:50–14:20 480"),
    ("out 06:20,in 06:25,out 14:20", "06:25–14:20 445 not 06:20"),
    // Two in a row.
    ("in 05:50,in 05:55,out 14:20", "05:55–14:20 475 not 05:50"),
  ])
  func `who leaves a shift and comes back has two stays where moments count`(records: String, told: String) {
    #expect(Self.told("F", records, .notes, now: "23:00") == told)
  }

  @Test(arguments: [
    ("F", "in 05:50,in 14:10", "05:50–14:15 475 not 14:10"),
    ("F", "in 05:50,in 14:10,out 14:20", "05:50–14:20 480 not 14:10"),
    ("G", "in 06:50,in 10:55,in 15:55,out 20:20", "06:50–11:00 15:55–20:20 515 not 10:55"),
    ("G", "in 06:50,in 11:05,in 15:55,out 20:20", "06:50–11:00 15:55–20:20 515 not 11:05"),
    // Alone it tells no start.
    ("F", "in 14:10", "06:00–14:15 465"), ("F", "in 14:10,out 14:20", "06:00–14:20 470"),
    // Who came more than an hour before the end, says it, or comes back has come.
    ("F", "in 05:50,in 13:05", "13:05–14:15 40 not 05:50"),
    ("F", "in 05:50,in 14:10 13:50", "13:50–14:15 0 not 05:50"),
    ("F", "in 05:50,out 10:00,in 13:30,out 14:20", "05:50–10:00 13:30–14:20 300"),
  ])
  func `a check-in by mistake for the check-out throws no hours away`(
    word: String, records: String, told: String
  ) {
    #expect(Self.told(word, records, .notes, now: "23:00") == told)
  }

  @Test(arguments: [
    ("in 08:00,out 11:00,in 14:00,out 16:00", "08:00–11:00 14:00–16:00 300"),
    ("in 08:00,out 11:00,in 14:00,out 16:00,in 18:00,out 19:00", "08:00–11:00 14:00–16:00 18:00–19:00 360"),
    ("in 08:00,out 11:00,in 14:00", "08:00–11:00 14:00–17:00 360"),
    ("in 08:00,in 08:30,out 11:00,out 11:05", "08:30–11:05 155 not 08:00 not 11:00"),
    ("in 08:00,in 14:00,out 16:00", "14:00–16:00 120 not 08:00"),
  ])
  func `work that no plan knows is each of its stays`(records: String, told: String) {
    let now = records.hasSuffix("in 14:00") ? "17:00" : "23:00"
    #expect(Self.told("R", records, .said, now: now) == told)
    #expect(Self.told("R", records, .notes, now: now) == told)
  }
}
