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

  @Test(arguments: [
    ("2026-11-19T16:59:00+01:00", Kind.checkOut, "2026-11-18"),
    ("2026-11-19T17:05:00+01:00", .checkIn, "2026-11-19"),
    ("2026-11-19T18:55:00+01:00", .checkIn, "2026-11-19"),
    ("2026-11-19T22:01:00+01:00", .checkOut, "2026-11-18"),
  ])
  func `a check-out that is missing keeps no check-in of the next shift back`(
    moment: String, due: Kind, day: String
  ) throws {
    let facts = try facts(at: moment)
    #expect(facts.due == due)
    #expect(facts.asked?.day.iso == day)
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

  /// Time off from one day before today until another.
  private static func timeOff(_ first: Int, _ last: Int) -> (Int, String) {
    let (from, until) = (day(first).iso, day(last).iso)
    return (first, "---\nkind: vacation\nfrom: \(from)\nuntil: \(until)\n---\n")
  }

  private static func day(_ before: Int) -> CivilDay {
    CivilDay(year: 2026, month: 11, day: 20)?.advanced(by: -before) ?? .first
  }

  private static let cycle = "rota:\n  from: \"2001-01-01\"\n  cycle: day rest\n"

  @Test(arguments: [
    // Without a gap, and with one on a day of rest and one on a day of work.
    (cycle, [], [], 701), (cycle, [], [451], 700), (cycle, [], [450], 450),
    // Time off of long ago covers a gap, and another one covers half of one.
    (cycle, [timeOff(432, 418)], Array(418...432), 686),
    (cycle, [timeOff(432, 418), timeOff(640, 630)], Array(418...432) + Array(626...640), 611),
    (cycle, [timeOff(500, 490), timeOff(690, 685)], Array(490...500) + Array(685...690), 684),
    // Time off counts as a plan: weekdays before the first one of all are expected, and none after it.
    ("", [timeOff(650, 650)], [200], 200),
    ("rota:\n  from: \"2026-10-01\"\n  cycle: day rest\n", [timeOff(650, 650)], [200], 700),
    ("rota:\n  from: \"2026-10-01\"\n  cycle: day rest\n", [timeOff(650, 650)], [200, 662], 661),
    ("rota:\n  from: \"2026-10-01\"\n  cycle: day rest\n", [], [200], 200),
  ])
  func `a streak of years knows the plans of its gaps`(
    rota: String, plans: [(Int, String)], gaps: [Int], streak: Int
  ) throws {
    var files = ["journal.md": "---\nsmjournal: 1\ntimezone: Europe/Paris\n\(rota)---\n"]
    func add(_ before: Int, _ name: String, _ text: String) {
      let day = Self.day(before)
      files["\(day.iso.prefix(4))/\(day.iso.prefix(7).suffix(2))/\(day.iso)-\(name).md"] = text
    }
    for before in 0...700 where !gaps.contains(before) {
      add(before, "note", "---\nkind: entry\n---\n\nQuiet.\n")
    }
    for (before, text) in plans { add(before, "vacation", text) }
    let journal = Journal(store: .simulated(texts: files))
    let now = try #require(Timestamp(iso: "2026-11-20T12:00:00+01:00")).instant(in: journal.zone)
    #expect(TodayFacts(journal, now: now, phrases: Language.english.phrases).streak.current == streak)
    let survey = journal.survey()
    let plan = ShiftPlan(
      profile: journal.profile, shiftRecords: survey.plans,
      vacations: survey.plans.compactMap { Vacation($0) },
      zone: journal.zone)
    #expect(
      Streak.of(survey.table.facts, today: Self.day(0), isExpected: plan.endsStreak).current == streak,
      "The figures tell another one.")
  }
}
