import JournalModel
import JournalShifts
import JournalTestSupport
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
    let ledger = Ledger(of: records, plan: ShiftPlan(profile: Profile()))
    let change = try #require(BeforeAfter.all(ledger.shifts).first)
    #expect(change.pair == ScalePair(before: .energy, after: .fatigue))
    #expect(change.count == 2)
    let figures = Statistics(
      FactTable(records), today: day("2026-11-20"), plan: ShiftPlan(profile: Profile()), ledger: ledger)
    #expect(figures.shiftChanges.map(\.before) == [.energy])
    #expect(figures.shiftChanges.first?.meanBefore == change.means?.before.value)
    #expect(figures.shiftChanges.first?.meanAfter == change.means?.after.value)
    #expect(change.means?.after.value == 2.5)
  }

  @Test func `the page and the figures know alike which two words of a day are two shifts`() throws {
    func rated(_ kind: Kind, _ word: String, _ time: String, _ scale: Scale, _ value: Int) -> Record {
      let at = "2026-11-20T\(time):00Z"
      var record = record(kind, "2026-11-20", at: at, shift: .other(word), id: word + time)
      record.ratings[scale] = value
      return record
    }
    var profile = Profile()
    profile.rota = [Rota(from: day("2026-11-20"), cycle: [[.other("late"), .other("on-call")]])]
    let plan = ShiftPlan(profile: profile)
    let apart = [
      rated(.checkIn, "late", "13:20", .energy, 5), rated(.checkOut, "on-call", "20:30", .fatigue, 1),
    ]
    let whole = apart + [rated(.checkOut, "late", "21:40", .fatigue, 4)]
    for (records, after) in [(apart, nil), (whole, 4)] as [([Record], Int?)] {
      let ledger = Ledger(of: records, plan: plan)
      let change = BeforeAfter.all(ledger.shifts).first { $0.pair.before == .energy }
      let table = FactTable(records)
      let figures = Statistics(
        table, today: day("2026-11-20"), plan: plan, ledger: ledger
      ).shiftChanges
      #expect(figures.first?.meanAfter == after.map { Double(ScalePair.all[0].turned($0)) })
      #expect(figures.first?.meanAfter == change?.means?.after.value)
      #expect(figures.first?.count ?? 0 == change?.count ?? 0)
    }
    // A check-out of time on call is no clock: it needs no check-in.
    #expect(Ledger(of: apart, plan: plan).doubts == [.missingCheckOut(checkIn: "late13:20")])
  }

  @Test func `only fatigue is turned, and turned twice it is itself`() {
    #expect(ScalePair.all.map(\.isTurned) == [true, false, false])
    for pair in ScalePair.all { #expect((1...5).map { pair.turned(pair.turned($0)) } == [1, 2, 3, 4, 5]) }
  }
}
