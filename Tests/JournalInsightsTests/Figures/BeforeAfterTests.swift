import JournalModel
import Testing

@testable import JournalInsights

struct BeforeAfterTests {
  private func shift(_ date: String, energy: Int?, fatigue: Int?, shift: ShiftType = .night) -> [Record] {
    var (before, after) = (
      record(.checkIn, date, at: date + "T18:00:00Z", shift: shift),
      record(.checkOut, date, at: date + "T23:00:00Z", shift: shift)
    )
    before.ratings[.energy] = energy
    after.ratings[.fatigue] = fatigue
    return [before, after]
  }

  @Test func `the page and the figures compare the same ratings on the same scale`() throws {
    let records =
      shift("2026-11-18", energy: 4, fatigue: 5) + shift("2026-11-19", energy: 2, fatigue: 2)
      + shift("2026-11-20", energy: 3, fatigue: nil)
    let log = ShiftLog(
      records, days: day("2026-11-18")...day("2026-11-20"), plan: ShiftPlan(profile: Profile()), zone: .utc)
    let change = try #require(BeforeAfter.all(log.shifts).first)
    #expect(change.pair == ScalePair(before: .energy, after: .fatigue))
    #expect(change.count == 2)
    let figures = Statistics(
      FactTable(records), today: day("2026-11-20"), plan: ShiftPlan(profile: Profile()), zone: .utc)
    #expect(figures.shiftChanges.map(\.before) == [.energy])
    #expect(figures.shiftChanges.first?.meanBefore == change.means?.before.value)
    #expect(figures.shiftChanges.first?.meanAfter == change.means?.after.value)
    #expect(change.means?.after.value == 2.5)
  }

  @Test func `only fatigue is turned, and turned twice it is itself`() {
    #expect(ScalePair.all.map(\.isTurned) == [true, false, false])
    for pair in ScalePair.all { #expect((1...5).map { pair.turned(pair.turned($0)) } == [1, 2, 3, 4, 5]) }
  }
}
