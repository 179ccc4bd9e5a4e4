import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

struct PlanProblemTests {
  func problems(
    _ profile: Profile, _ records: [Record] = [], vacations: [Vacation] = [], until: String = "2026-03-10"
  ) -> [PlanProblem] {
    ShiftPlan(profile: profile, shiftRecords: records, vacations: vacations)
      .problems(from: day("2026-03-01"), until: day(until))
  }

  @Test func `a sound plan has none, nor has a journal without a rota`() {
    #expect(problems(profile((from: "2026-03-01", cycle: "day day night rest"))).isEmpty)
    #expect(problems(Profile()).isEmpty)
  }

  @Test func `days before the first rota are a gap`() {
    let found = problems(profile((from: "2026-03-05", cycle: "day rest")))
    #expect(found == [.gap(from: day("2026-03-01"), until: day("2026-03-04"))])
    let all = problems(profile((from: "2027-03-05", cycle: "day rest")))
    #expect(all == [.gap(from: day("2026-03-01"), until: day("2026-03-10"))])
  }

  @Test func `a day shift after a night overlaps`() {
    let found = problems(
      profile((from: "2026-03-01", cycle: "night day rest rest rest rest rest rest rest rest")))
    #expect(found == [.overlap(first: day("2026-03-01"), second: day("2026-03-02"), seconds: 1800)])
  }

  @Test func `two rotas of one day and words without hours`() {
    let found = problems(
      profile((from: "2026-03-01", cycle: "late rest late"), (from: "2026-03-01", cycle: "day rest")))
    #expect(found == [.sameStart(day("2026-03-01")), .noHours(word: "late", rota: day("2026-03-01"))])
  }

  @Test func `work on a day off`() {
    let records = [
      record(.shift, "2026-03-02", shift: .night, id: "b"),
      record(.shift, "2026-03-02", shift: .rest, id: "a"),
    ]
    let found = problems(Profile(), records, vacations: [vacation("2026-03-02", "2026-03-04")])
    #expect(found == [.shiftInTimeOff(day("2026-03-02"), id: "b")])
  }

  @Test func `a period that ends before it begins has one day at most`() {
    #expect(problems(Profile(), until: "2026-01-01").isEmpty)
  }
}
