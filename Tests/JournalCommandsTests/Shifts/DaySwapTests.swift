import JournalModel
import Testing

@Suite struct DaySwapTests {
  private static let rota = """
    rota:
      from: "2026-11-23"
      cycle: day late+on-call night rest
      hours: {day: "07:00-19:00", late: "13:30-21:00", night: "19:00-07:00", on-call: "21:00-07:00"}
    """

  private func session(_ files: [String: String] = [:]) -> Session { .inParis(Self.rota, files) }

  /// `2026-11-23: day; 2026-11-24: late on-call`.
  private func plan(_ session: Session, _ days: String...) -> String {
    days.map { day in
      // The shifts of a day begin with its date and their word.
      let shifts = session.compact("rota", "--from", day, "--until", day)
        .split(separator: "\"date\":\"\(day)\",\"shift\":\"").dropFirst()
      let words = shifts.map { $0.prefix { $0 != "\"" } }
      return "\(day): \(words.joined(separator: " "))"
    }.joined(separator: "; ")
  }

  @Test func `a day does not change places with itself`() {
    let session = session()
    let reply = session.run("rota", "swap", "2026-11-24", "2026-11-24")
    #expect(reply.code == 64)
    #expect(
      reply.errors.hasPrefix("smjournal: error: '2026-11-24' and '2026-11-24' can't be used together\n"))
    #expect(!session.files.contains { $0.contains("shift") })
  }

  @Test func `two days change places with one command, and one undo takes it back`() {
    let session = session()
    let reply = session.run("rota", "swap", "2026-11-24", "2026-11-26", "--note", "with Léa")
    #expect(
      reply.output == """
        Wrote 2026/11/2026-11-24-shift-rest.md (rest, Tue 24 November)
        Wrote 2026/11/2026-11-26-shift-late.md (late, Thu 26 November)
        Wrote 2026/11/2026-11-26-shift-on-call.md (on-call, Thu 26 November)
        19 shifts (7 day, 6 late, 6 night), 6 on call, 6 rests, and 3 days without a plan in 28 days

        """)
    #expect(
      session.text("2026/11/2026-11-26-shift-late.md")
        == "---\nkind: shift\ndate: \"2026-11-26\"\nshift: late\nsource: cli\n---\n\nwith Léa\n")
    #expect(
      plan(session, "2026-11-24", "2026-11-26") == "2026-11-24: ; 2026-11-26: late on-call")
    #expect(session.run("check").code == 0)
    session.run("undo")
    #expect(session.files.filter { !$0.hasPrefix("trash/") } == ["journal.md"])
  }

  @Test func `files that are there are changed, hours of their own go along`() {
    let session = session([
      "a.md": "---\nkind: shift\ndate: 2026-11-23\nshift: night\nstart: '20:00'\nend: '08:00'\n---\n",
      "b.md": "---\nkind: shift\ndate: 2026-11-25\nshift: rest\n---\nOff.\n",
    ])
    session.run("rota", "swap", "2026-11-23", "2026-11-25")
    #expect(session.files == ["a.md", "b.md", "journal.md"])
    #expect(session.text("a.md") == "---\nkind: shift\ndate: 2026-11-23\nshift: rest\n---\n")
    #expect(
      session.text("b.md")
        == "---\nkind: shift\ndate: 2026-11-25\nshift: night\nstart: \"20:00\"\nend: \"08:00\"\n---\nOff.\n")
    session.run("undo")
    #expect(session.text("b.md") == "---\nkind: shift\ndate: 2026-11-25\nshift: rest\n---\nOff.\n")
  }

  @Test func `a published plan is swapped line by line`() {
    let session = session([
      "2026/12/2026-12-01-rota.md": """
      ---
      kind: rota
      from: "2026-12-01"
      until: "2026-12-10"
      shifts:
        - 2026-12-01 day 07:00-11:00, 16:00-20:00
        - 2026-12-04 night
      ---

      """
    ])
    session.run("rota", "swap", "2026-12-01", "2026-12-04")
    #expect(plan(session, "2026-12-01", "2026-12-04") == "2026-12-01: night; 2026-12-04: day")
    #expect(
      session.text("2026/12/2026-12-04-shift-day.md")
        == "---\nkind: shift\ndate: \"2026-12-04\"\nshift: day\nsource: cli\nhours: 07:00-11:00, 16:00-20:00\n---\n"
    )
  }

  @Test func `a word that is neither a day nor known is refused as before`() {
    let reply = session().run("rota", "swap", "2026-11-24", "nihgt")
    #expect(reply.code == 64)
    #expect(
      reply.errors == """
        smjournal: error: 'nihgt' has no meaning in a rota; did you mean 'night'?
        'smjournal help rota swap' shows the help.

        """)
  }

  @Test func `what was added to a day without a plan is swapped too`() {
    let session = Session()
    session.run("rota", "add", "2026-11-27", "night", "20:00-08:00")
    session.run("rota", "swap", "2026-11-27", "2026-11-28")
    #expect(plan(session, "2026-11-27", "2026-11-28") == "2026-11-27: ; 2026-11-28: night")
    #expect(session.text("2026/11/2026-11-28-shift-night.md")?.contains("start: \"20:00\"") == true)
  }

  @Test(arguments: [
    ("2026-11-26", "rest"), ("rest", "rest"),
    // The hours would be those of the morning behind the night.
    ("night", "night"),
  ]) func `hours that were worked are not lost by a swap`(other: String, shift: String) {
    let file = "---\nkind: shift\ndate: 2026-11-24\nshift: late\nworked: '06:15-14:15'\n---\n"
    let session = session(["a.md": file])
    let reply = session.run("rota", "swap", "2026-11-24", other)
    #expect(reply.code == 1)
    #expect(
      reply.errors == """
        smjournal: error: 06:15–14:15 are the hours of late, and would not count as \(shift); to take them \
        away first: smjournal unset a worked

        """)
    #expect(session.text("a.md") == file)
    session.run("unset", "a", "worked")
    #expect(session.run("rota", "swap", "2026-11-24", other).code == 0)
  }

  @Test func `calls of time on call stay with it`() {
    let session = session([
      "a.md": "---\nkind: shift\ndate: 2026-11-24\nshift: on-call\ncall-outs: ['23:00-01:00']\n---\n"
    ])
    #expect(
      session.run("rota", "swap", "2026-11-24", "day").errors == """
        smjournal: error: 23:00–01:00 are the hours of on-call, and would not count as day; to take them away \
        first: smjournal unset a call-outs

        """)
  }

  @Test func `hours that count for the other shift too go on counting`() {
    let session = session([
      "a.md": "---\nkind: shift\ndate: 2026-11-24\nshift: late\nworked: '13:30-21:45'\n---\n"
    ])
    session.now = "2026-11-25T08:00:00+01:00"
    #expect(session.run("rota", "swap", "2026-11-24", "day").code == 0)
    #expect(session.run("day", "2026-11-24").output.contains("worked 8 h 15 min"))
  }

  @Test func `shifts that give way to one are named, those that change places are not`() {
    let session = session()
    let reply = session.run("rota", "swap", "2026-11-24", "day")
    #expect(reply.code == 0)
    #expect(
      reply.errors
        == "smjournal: Tue 24 November has several shifts in your plan: without late and on-call from now on\n"
    )
    #expect(plan(session, "2026-11-24") == "2026-11-24: day")
    let other = self.session()
    #expect(!other.run("rota", "swap", "2026-11-24", "2026-11-26").errors.contains("from now on"))
    #expect(!other.run("rota", "add", "2026-11-28", "day").errors.contains("from now on"))
    #expect(!other.run("rota", "swap", "2026-11-25", "day").errors.contains("from now on"))
  }

  @Test func `at a terminal it is asked whether several shifts give way`() {
    let session = session()
    session.run("rota", "swap", "2026-11-24", "day", typed: "n\n")
    #expect(session.files == ["journal.md"])
  }

  @Test func `an end whose shift loses its plan is said to count nothing, and how it counts`() {
    let session = session()
    session.now = "2026-11-27T19:40:00+01:00"
    session.run("check-out", "--fatigue", "3", "--end", "19:15")
    let reply = session.run("rota", "swap", "2026-11-27", "night")
    let command = "check-in --date 2026-11-27 --shift day --start 2026-11-27T07:00"
    #expect(
      reply.errors.contains(
        "nothing says when it began, so no hours are counted; say it with: smjournal \(command)\n"),
      "\(reply)")
    #expect(!reply.errors.contains("its hours count"))
    session.run(command.split(separator: " ").map { Array($0.utf8) })
    #expect(session.run("day", "2026-11-27").output.contains("worked 12 h 15 min"))
  }
}
