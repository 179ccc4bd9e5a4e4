import JournalTestSupport
import Testing

@Suite struct ZoneTests {
  private func session(_ zone: String = "Europe/Paris") -> Session {
    let session = Session(
      profile: """
        smjournal: 1
        name: Camille
        timezone: "\(zone)"
        rota:
          from: 2026-11-02
          cycle: day night rest
          hours:
            day: "07:00-19:00"
            night: "19:00-07:00"

        """)
    session.environment["TZDIR"] = session.folder.absolute("nothing")
    return session
  }

  private func sentence(_ session: Session) -> String {
    "there are no time zone rules on this machine (TZDIR: \(session.folder.absolute("nothing"))), "
      + "so nothing is known of Europe/Paris; install the package tzdata, or name a folder of rules with TZDIR\n"
  }

  @Test(arguments: [
    "today", "today --json", "day", "week", "month", "year", "rota", "rota check", "rota changes", "report",
    "stats", "insights", "prompts", "vacation list", "reminders cron", "team figures", "export ics",
    "export html", "export csv", "export markdown", "import ../x.ics",
  ])
  func `no figure without its ground`(line: String) {
    let session = session()
    let reply = session.run(line.split(separator: " ").map { Array($0.utf8) })
    #expect(reply.code == 74)
    #expect(reply.output.isEmpty)
    #expect(reply.errors == "journal.md:4:11: error: " + sentence(session))
  }

  @Test(arguments: [
    "list", "search night", "config", "export json", "reindex", "conflicts", "trash", "affirmation",
  ])
  func `what needs none answers`(line: String) {
    let session = session()
    session.write("night\n", to: "2026/11/2026-11-20-night.md")
    let reply = session.run(line.split(separator: " ").map { Array($0.utf8) })
    #expect([0, 1].contains(reply.code), "\(reply.errors)")
    #expect(!reply.output.isEmpty || line == "trash", "\(reply.errors)")
  }

  @Test(arguments: ["UTC", "+02:00", "Etc/GMT-2"])
  func `a zone that says its offset is ground enough`(zone: String) {
    let reply = session(zone).run("report", "--from", "2026-11-01", "--until", "2026-11-15")
    #expect(reply.code == 0, "\(reply.errors)")
  }

  @Test func `words are written all the same, with a warning`() {
    let session = session()
    let reply = session.run("new", "Words")
    #expect(reply.code == 0)
    #expect(reply.errors.hasPrefix("smjournal: warning: " + sentence(session)))
    #expect(session.files.count == 2)
  }

  @Test func `check says what is missing; a name that the system does not know is another thing`() {
    let session = session()
    #expect(session.run("check").errors == "journal.md:4:11: error: " + sentence(session))
    let unknown = Session(profile: "smjournal: 1\ntimezone: Mars/Olympus\n")
    let reply = unknown.run("report")
    #expect(reply.code == 1)
    #expect(
      reply.errors == "journal.md:3:11: error: timezone: a time zone that this system knows, "
        + "such as Europe/Paris, is expected, not “Mars/Olympus”\n")
  }
}
