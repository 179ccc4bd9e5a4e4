import JournalModel
import JournalTerminal
import Testing

@testable import JournalCommands

/// What holds for all views.
@Suite struct DocumentTests {
  @Test(arguments: [
    (
      "day",
      "schema date mood shift shifts totals ahead sleep sleepGap steps holiday records problems conflicts"
    ),
    ("month", "schema month days moodDays moods totals ahead problems conflicts"),
    ("year", "schema year days moodDays moods totals ahead problems conflicts"),
    ("rota", "schema days problems conflicts"),
    ("rota check", "schema planProblems rules findings unknownWords problems conflicts"),
    (
      "stats",
      "schema records words readingMinutes daysWritten streak recordStreak moods totals ahead trends beforeAfter weekdays hours tags people sleep problems conflicts"
    ),
    ("insights", "schema effects mayHelp recovery sleep warningSigns problems conflicts"),
    ("prompts", "schema prompts problems"),
    ("search night", "schema total records problems conflicts"),
    ("reminders ics", "schema kind times alarms withoutHours text"),
  ])
  func `keys of a document`(line: String, keys: String) {
    let text = Session.ward().screen(line + " --json")
    let found = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }
      .map { String($0.dropFirst(3).prefix { $0 != "\"" }) }
    #expect(found.joined(separator: " ") == keys)
  }

  @Test(arguments: [
    "today", "day", "day 2026-11-18", "month", "month 2026-02", "year", "rota", "rota check", "stats",
    "insights",
    "prompts", "list", "search night", "vacation", "help", "reminders systemd",
  ])
  func `no line ends with blanks`(line: String) {
    let session = Session.ward()
    for width in [40, 80, 120] {
      for language in ["en", "fr"] {
        let text = session.screen("\(line) --lang \(language)", width: width)
        #expect(!text.isEmpty)
        #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
      }
    }
  }

  @Test(arguments: ["month", "year", "rota", "month 2026-10"])
  func `a calendar fits into 40 columns`(line: String) {
    for language in ["en", "fr"] {
      let text = Session.ward().screen("\(line) --lang \(language)", width: 40)
      #expect(!text.split(separator: "\n").contains { DisplayWidth.columns(of: String($0)) > 40 })
    }
  }

  @Test(arguments: ["day", "month", "year", "rota", "stats", "insights", "prompts"])
  func `an empty journal has an answer`(line: String) {
    let reply = Session().run(line)
    #expect(reply.code == 0)
    #expect(!(reply.output + reply.errors).isEmpty)
  }

  @Test func `means have three digits`() {
    let text = Session.ward().screen("stats --json")
    #expect(text.contains("\"share\": 0.286\n"))
    #expect(text.contains("\"share\": 0.067\n"))
  }
}
