import JournalInsights
import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

struct PromptTests {
  func prompts(_ date: String, _ records: [Record], profile: Profile = Profile()) -> [Prompt] {
    let plan = ShiftPlan(profile: profile, zone: Zone.paris)
    let week = day(date).advanced(by: -7)...day(date)
    return Prompt.prompts(
      for: day(date), table: FactTable(records), memories: records, profile: profile, plan: plan,
      ledger: Ledger(records, days: week, now: moment("\(date)T23:00:00Z"), plan: plan))
  }

  @Test(arguments: [
    ("2026-11-20", "2025-11-20", 1), ("2026-11-20", "2020-11-20", 6), ("2028-02-29", "2024-02-29", 4),
    ("2028-02-29", "2027-02-28", 1), ("2027-02-28", "2024-02-29", 3), ("2027-02-28", "2026-02-28", 1),
  ])
  func `entries of this day in earlier years come back`(today: String, then: String, years: Int) {
    let found = prompts(today, [record(.entry, then, id: "then"), record(.entry, today, id: "now")])
    #expect(found == [.yearsAgo(years: years, day: day(then), ids: ["then"])])
  }

  @Test(arguments: [("2028-02-28", "2024-02-29"), ("2028-02-29", "2024-02-28"), ("2026-03-01", "2024-02-29")])
  func `29 February returns on its own day where the year has one`(today: String, then: String) {
    #expect(prompts(today, [record(.entry, then), record(.entry, today)]).isEmpty)
  }

  @Test func `check-ins do not come back`() {
    #expect(prompts("2026-11-20", [record(.checkIn, "2025-11-20"), record(.entry, "2026-11-20")]).isEmpty)
  }

  @Test func `what the profile excludes never comes back`() {
    var sad = record(.entry, "2025-11-20", mood: "😞", id: "sad")
    var tagged = record(.entry, "2025-11-20", id: "tagged")
    tagged.tags = ["Décès/patient"]
    let good = record(.entry, "2025-11-20", mood: "😊", id: "good")
    var profile = Profile()
    profile.memories.excludedTags = ["deces"]
    profile.memories.lowestMood = 0
    let now = record(.entry, "2026-11-20")
    #expect(
      prompts("2026-11-20", [sad, tagged, good, now], profile: profile)
        == [.yearsAgo(years: 1, day: day("2025-11-20"), ids: ["good"])])
    sad.mood = "😐"
    #expect(profile.memories.allow(sad))
    profile.memories.areShown = false
    #expect(prompts("2026-11-20", [good, now], profile: profile).isEmpty)
  }

  @Test(arguments: [("2026-11-18", nil), ("2026-11-17", 3), ("2026-10-20", 31)])
  func `three days without a word are worth one`(last: String, days: Int?) {
    let expected = days.map { [Prompt.nothingWritten(days: $0, since: day(last))] } ?? []
    #expect(prompts("2026-11-20", [record(.checkOut, last)]) == expected)
  }

  @Test func `an empty journal is not asked why`() { #expect(prompts("2026-11-20", []).isEmpty) }

  @Test func `on the first day of the week the last one is told in short`() throws {
    var entry = record(.entry, "2026-11-18", mood: "😊")
    entry.wordCount = 120
    var checkIn = record(.checkIn, "2026-11-19")
    checkIn.ratings[.energy] = 2
    let found = prompts("2026-11-23", [entry, checkIn, record(.entry, "2026-11-22")])
    guard case .week(let week)? = found.first else { return #expect(Bool(false), "no week") }
    #expect(week.from == day("2026-11-16"))
    #expect(week.until == day("2026-11-22"))
    #expect((week.entries, week.checkIns, week.checkOuts, week.words, week.shifts) == (2, 1, 0, 120, 1))
    // The journal began on Wednesday.
    #expect(week.mood == Mean(sum: 4, count: 1, expected: 5))
    #expect(week.scales.map(\.scale) == [.energy])
    #expect(week.scales.map(\.mean) == [Mean(sum: 2, count: 1, expected: 3)])
    var sunday = Profile()
    sunday.weekStarts = .sunday
    #expect(prompts("2026-11-23", [record(.entry, "2026-11-22")], profile: sunday).isEmpty)
  }
}
