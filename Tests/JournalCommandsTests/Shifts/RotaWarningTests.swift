import Testing

/// What a change of the plan leads to is said by the rules of `rota check`, as it is written.
@Suite struct RotaWarningTests {
  static let week = """
    rest-rules: eu
    rota:
      from: "2026-11-23"
      cycle: day day day day day rest rest
      hours: {day: "07:00-15:00"}
    """

  @Test func `a weekly rest that a shift breaks is said as the check says it`() {
    let session = Session.inParis(Self.week)
    #expect(session.run("rota", "swap", "2026-11-28", "day").errors == "")
    let warning = """
      no rest of 35 h from Mon 23 November to Fri 4 December; the longest is 16 h \
      (limit 35 h, 2003/88, art. 5)
      """
    #expect(session.run("rota", "swap", "2026-11-29", "day").errors == "smjournal: \(warning)\n")
    #expect(session.run("rota", "check").output.contains(warning))
    // What was beyond the limits before is not said of another change.
    #expect(session.run("rota", "swap", "2026-12-01", "rest").errors == "")
  }

  @Test func `so is one that a new cycle does not have, and asked about at a terminal`() {
    let session = Session.inParis("rest-rules: eu\n")
    let words = ["rota", "set", "--from", "2026-11-23", "--cycle", "day", "--hours", "day=07:00-15:00"]
    let before = session.text("journal.md")
    let reply = session.run(words.map { Array($0.utf8) }, typed: "n")
    #expect(reply.errors.contains("no rest of 35 h"), "\(reply.errors)")
    #expect(session.text("journal.md") == before)
    #expect(session.run(words.map { Array($0.utf8) }).code == 0)
    #expect(session.text("journal.md") != before)
  }

  @Test func `a word that meant something else, and hours of none, are said`() {
    let session = Session.inParis("shifts: {\"N\": {is: night, hours: \"19:00-07:00\"}}\n")
    let former = "smjournal: until now this stood for something else: "
    #expect(
      session.run("rota", "set", "--shift-type", "n=day 7-19").errors == former + "N=night 19:00-07:00\n")
    #expect(session.run("rota", "set", "--shift-type", "N=night 19:00-07:00").errors == "")
    let reply = session.run(
      "rota", "set", "--from", "2026-11-23", "--cycle", "day rest", "--hours", "day=7-19", "--hours", "N=21-7"
    )
    #expect(
      reply.errors == """
        smjournal: N has hours, and is not in the cycle
        \(former)N=19:00-07:00

        """)
  }

  /// A dated shift with a name of the person's own was called an absence.
  @Test(arguments: [
    (
      "shift: day\nextra: true", ["rota", "add", "2026-11-28", "day"],
      "smjournal: this shift is there already on top: own\n"
    ),
    (
      "from: 2026-11-28\ncategory: sick", ["rota", "off", "2026-11-28", "--why", "sick"],
      "smjournal: these days are off already: own\n"
    ),
  ])
  func `the same once more is told by its kind, whatever its file is called`(
    fields: String, command: [String], expected: String
  ) {
    let kind = fields.hasPrefix("shift") ? "shift\ndate: 2026-11-28" : "vacation"
    let session = Session.inParis("", ["own.md": "---\nkind: \(kind)\n\(fields)\n---\n"])
    let reply = session.run(command.map { Array($0.utf8) })
    #expect(reply.errors.contains(expected), "\(reply.errors)")
  }
}
