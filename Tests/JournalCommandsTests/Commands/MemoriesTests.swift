import JournalModel
import JournalTestSupport
import Testing

@testable import JournalInsights

@Suite struct MemoriesTests {
  @Test func `a mood alone is drawn where there are no words, and a flaw in a file fails nothing`() {
    var files = ["a.md": "---\ndate: 2026-11-01\nenergy: 9\n---\nSoup.\n"]
    for day in 10...18 { files["\(day).md"] = "---\ndate: 2026-11-\(day)\nmood: 4\n---\n" }
    let session = Session(files)
    for _ in 0..<6 {
      let reply = session.run("random")
      #expect(reply.output.contains("Soup.") && reply.code == 0, "\(reply)")
    }
    session.folder.remove("journal/a.md")
    #expect(session.run("random").output.contains("😊"))
  }

  private func session() -> Session {
    let session = Session(
      profile: "smjournal: 1\nmemories:\n  excluded-tags: [grief]\n  lowest-mood: -1\n")
    for (day, title, more) in [
      ("2025-11-20", "First night", ""), ("2024-11-20", "Grieving", "tags: [grief/deep]\n"),
      ("2024-11-20", "Low", "mood: 😭\n"), ("2023-11-22", "Nearly", "mood: 😊\n"),
      ("2022-11-02", "November", ""), ("2022-10-31", "October", ""), ("2026-11-19", "This year", ""),
    ] {
      session.write(
        "---\nkind: entry\ndate: \"\(day)\"\ntitle: \(title)\n\(more)---\n",
        to: "\(day.prefix(4))/\(day)-\(title.lowercased().replacing(" ", with: "-")).md")
    }
    return session
  }

  @Test func `a day is remembered in all years, with its week and its month`() {
    let reply = session().run("memories")
    #expect(
      reply.output == """
        This day in other years
          Thu 20 Nov 2025  First night
        This week in other years
          Wed 22 Nov 2023  😊  Nearly
        This month in other years
          Wed  2 Nov 2022  November

        """, "\(reply.output)")
  }

  @Test func `as JSON each says how near it is and how many years ago`() {
    let reply = session().run("memories", "2026-11-20", "--json")
    #expect(reply.output.contains("\"near\": \"week\",\n      \"years\": 3\n"), "\(reply.output)")
    #expect(reply.output.contains("\"day\": 1,\n    \"week\": 1,\n    \"month\": 1\n"), "\(reply.output)")
    #expect(!reply.output.contains("Grieving") && !reply.output.contains("Low"))
    #expect(session().run("memories", "2026-05-05", "--json").output.contains("\"records\": []"))
  }

  @Test func `where there are none it is said`() {
    #expect(session().run("memories", "2026-05-05").errors == "No records found.\n")
  }

  @Test func `chance never brings what is kept away`() {
    let session = session()
    for _ in 0..<40 {
      let shown = session.run("random").output
      #expect(!shown.contains("Grieving") && !shown.contains("Low") && !shown.isEmpty)
    }
    #expect(session.run("random", "--on", "2025-11-20").output.contains("First night"))
    #expect(session.run("random", "--tag", "grief").errors == "No records found.\n")
    #expect(session.run("random", "--mood", "bogus").code == 64)
    #expect(session.run("random", "--tag", "grief", "--json").output.contains("\"id\": null"))
  }

  @Test(arguments: [
    ("2025-11-20", "2026-11-20", LookBack.Nearness.day), ("2025-02-28", "2028-02-29", .day),
    ("2024-02-29", "2026-02-28", .day), ("2024-02-29", "2026-03-01", .week),
    ("2025-11-17", "2026-11-20", .week),
    ("2025-11-16", "2026-11-20", .month), ("2025-10-31", "2026-11-01", .week),
    ("2024-12-30", "2026-01-01", .week), ("2026-01-02", "2026-12-31", .week),
    ("2025-01-03", "2026-12-31", .week), ("2025-01-04", "2026-12-31", nil),
    ("2025-12-30", "2026-01-01", nil), ("2026-11-20", "2026-11-20", nil), ("2025-10-20", "2026-11-20", nil),
    ("2027-11-20", "2026-11-20", nil),
  ]) func `how near a day is`(then: String, day: String, nearness: LookBack.Nearness?) throws {
    let (then, day) = try (#require(CivilDay(iso: then)), #require(CivilDay(iso: day)))
    #expect(LookBack.nearness(of: then, to: day) == nearness)
  }
}
