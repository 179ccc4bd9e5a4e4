import Testing

@testable import JournalModel

struct PlanLineTests {
  @Test(arguments: [
    ("2026-12-01 N 21:00-07:00", "2026-12-01 N 21:00-07:00"), ("2026-12-01 N", "2026-12-01 N"),
    ("2026-12-05 M 06:45-14:15, AST 20:00-08:00", "2026-12-05 M 06:45-14:15, AST 20:00-08:00"),
    ("2026-12-06 M 07:00-11:00, 16:00-20:00 # split", "2026-12-06 M 07:00-11:00, 16:00-20:00"),
    ("  2026-12-06\tlong-day  7h-19h30 ", "2026-12-06 long-day 07:00-19:30"),
    ("2026-12-02 E 07:00-15:00, y 16-20", "2026-12-02 E 07:00-15:00, y 16:00-20:00"),
    ("2026-12-06 N 20:00-24:00", "2026-12-06 N 20:00-00:00"),
    ("2026-12-01: J", "2026-12-01 J"), ("13/12/2026 J", "2026-12-13 J"), ("1.12.2026: J", "2026-12-01 J"),
    ("20261201 J 7-19", "2026-12-01 J 07:00-19:00"),
    ("2026-12-01 M 7-11, 16-20", "2026-12-01 M 07:00-11:00, 16:00-20:00"),
  ])
  func `reads a line`(text: String, written: String) throws {
    #expect(try PlanLine(text).written == written)
  }

  @Test(arguments: [
    ("2026-02-30 N", 0, "2026-02-30", PlanLineError.Expectation.day), ("", 0, "", .day),
    ("2026-12-01", 10, "", .word), ("2026-12-01 21:00-07:00", 11, "21:00-07:00", .word),
    ("2026-12-01 N 25:00-07:00", 13, "25:00-07:00", .hours), ("2026-12-01 N, , M", 14, "", .word),
    ("2026-12-01 N late 21:00", 13, "late 21:00", .hours),
    ("01/12/2026 N", 0, "01/12/2026", .unambiguousDay), ("13/13/2026 N", 0, "13/13/2026", .day),
  ])
  func `says where a line goes wrong`(
    text: String, offset: Int, found: String, expected: PlanLineError.Expectation
  ) {
    #expect(throws: PlanLineError(offset: offset, found: found, expected: expected)) { try PlanLine(text) }
  }

  @Test(arguments: [
    ("13/12/2026: J 7-19 # a", "2026-12-13 J 7-19 # a"), ("20261213 J", "2026-12-13 J"),
    ("2026-12-13 J", "2026-12-13 J"), ("01/12/2026 J", "01/12/2026 J"), ("J", "J"), ("", ""),
  ])
  func `the day of a line is known by its first ten letters`(text: String, strict: String) {
    #expect(PlanLine.strict(text) == strict)
  }

  @Test(arguments: [
    ("jour", ShiftMeaning.day), ("Récup", .rest), ("RTT", .rtt), ("férié", .publicHoliday),
    ("astreinte", .onCall),
    ("Long Day", .day), ("formation", .training), ("maladie", .sick), ("Annual-Leave", .leave),
  ])
  func `whole words have a meaning`(word: String, meaning: ShiftMeaning) {
    #expect(ShiftType(named: word)?.builtInMeaning == meaning)
  }

  @Test(arguments: ["J", "M", "N", "RC", "CA", "nigth", "foo"])
  func `letters and unknown words have none`(word: String) {
    #expect(ShiftType(named: word)?.builtInMeaning == nil)
  }

  @Test func `the nearest word is told, of a letter none`() {
    #expect(ShiftTable().nearest(to: "nigth") == "night")
    #expect(ShiftTable().nearest(to: "N") == nil)
    // Who works for an agency says `bank`, which is no holiday.
    #expect(ShiftTable().nearest(to: "bank") == nil)
    #expect(ShiftTable().nearest(to: "bankholidy") == "bankholiday")
  }
}
