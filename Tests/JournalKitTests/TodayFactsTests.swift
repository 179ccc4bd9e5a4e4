import JournalIndex
import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTestSupport
import Testing

@testable import JournalKit

/// The library as another program uses it: one import.
@Suite struct TodayFactsTests {
  private static let files = [
    "journal.md": "---\nsmjournal: 1\ntimezone: Europe/Paris\nrota:\n  from: \"2026-11-16\"\n"
      + "  cycle: day day night night rest rest rest\n  hours: {day: \"07:00-19:00\", night: \"19:00-07:30\"}\n---\n",
    "2026/11/2026-11-18-1840-check-in.md":
      "---\nkind: check-in\nat: \"2026-11-18T18:40:00+01:00\"\nshift: night\nenergy: 3\n---\n",
    "2026/11/2026-11-17-note.md":
      "---\nkind: entry\nat: \"2026-11-17T20:00:00+01:00\"\nmood: good\n---\n\nQuiet.\n",
    "2026/12/2026-12-01-vacation.md": "---\nkind: vacation\nfrom: 2026-12-01\nuntil: 2026-12-05\n---\n",
    "affirmations/mine.md": "---\ncategory: balance\n---\n\n- One room after the other.\n",
  ]

  private func facts(at moment: String) throws -> TodayFacts {
    let journal = Journal(store: .simulated(texts: Self.files))
    let now = try #require(Timestamp(iso: moment)).instant(in: journal.zone)
    return TodayFacts(journal, now: now, phrases: Language.english.phrases)
  }

  @Test(arguments: [
    // In the middle of a night nothing is due; it belongs to the day on which it began.
    ("2026-11-19T03:00:00+01:00", "2026-11-18", "night", Kind?.none, 1, 2),
    // The morning after it the check-out is.
    ("2026-11-19T08:00:00+01:00", "2026-11-18", "night", .checkOut, 1, 2),
    // On a day of rest nothing is, but for the check-out that is still missing.
    ("2026-11-20T12:00:00+01:00", "2026-11-20", "rest", nil, 0, 0),
  ])
  func `a moment has a day, its shift, what is due, its records and a streak`(
    moment: String, day: String, shift: String, due: Kind?, records: Int, streak: Int
  ) throws {
    let facts = try facts(at: moment)
    #expect(facts.day.day.iso == day)
    #expect(facts.day.shift?.name == shift)
    #expect(facts.due == due)
    #expect(facts.records.count == records)
    #expect(facts.streak.current == streak)
  }

  @Test(arguments: [("2026-11-17T21:00:00+01:00", true), ("2026-11-20T12:00:00+01:00", false)])
  func `what was written on other days is not of today`(moment: String, isSomething: Bool) throws {
    #expect(try facts(at: moment).isSomethingWritten == isSomething)
  }

  @Test func `time off is counted in shifts, and own affirmations are among the others`() throws {
    let facts = try facts(at: "2026-11-20T12:00:00+01:00")
    #expect(facts.countdown?.from.iso == "2026-12-01")
    #expect(facts.countdown?.shifts == 5)
    #expect(facts.problems.isEmpty)
    let shelf = AffirmationShelf(
      Journal(store: .simulated(texts: Self.files)), Language.english.phrases)
    #expect(shelf.affirmations.last?.text == "One room after the other.")
    #expect(shelf.affirmations.last?.category == .balance)
    #expect(try shelf.affirmation(named: "one room after").text == "One room after the other.")
    #expect(throws: AffirmationShelf.NotFound(near: nil)) { try shelf.affirmation(named: "xyzzy") }
  }
}
