import JournalTestSupport
import Testing

/// A day on which hours are made up for keeps its word in a plan that is imported, as in one by hand.
@Suite struct RecoveryDayTests {
  @Test(arguments: [
    ("RC", "--map", "RC=récup", "  - 2026-09-23 RC\n"), ("Récup", "--lang", "fr", "  - 2026-09-23 récup\n"),
    ("TOIL", "--lang", "en", "  - 2026-09-23 TOIL\n"), ("R", "--map", "R=rest", ""),
    ("Off", "--lang", "en", ""),
  ]) func `from a table`(word: String, option: String, value: String, line: String) {
    let session = Session.inParis("shifts: {N: {is: night, hours: '19:00-07:00'}}")
    session.now = "2026-09-05T08:00:00+02:00"
    session.folder.write(
      Array("date;shift\n2026-09-22;N\n2026-09-23;\(word)\n2026-09-24;N\n".utf8), to: "a.csv")
    let reply = session.run("import", "../a.csv", option, value)
    #expect(reply.code == 0, "\(reply.errors)")
    let plan = session.text("2026/09/2026-09-22-rota.md") ?? session.text("2026/09/2026-09-01-rota.md")
    #expect(plan?.contains("  - 2026-09-22 N\n\(line)  - 2026-09-24 N\n") == true, "\(plan ?? reply.output)")
    #expect(session.run("check").code == 0)
    // What says the same is not written again.
    #expect(session.compact("import", "../a.csv", option, value).contains("\"added\":0,"))
  }

  @Test func `from a calendar`() {
    let session = Session.inParis("shifts: {N: {is: night, hours: '19:00-07:00'}, RC: {is: rest}}")
    func event(_ day: Int, _ name: String) -> String {
      "BEGIN:VEVENT\r\nUID:\(day)\r\nDTSTART;VALUE=DATE:202612\(day)\r\nSUMMARY:\(name)\r\nEND:VEVENT\r\n"
    }
    let events = [event(22, "N"), event(23, "RC"), event(24, "N")].joined()
    session.folder.write(Array("BEGIN:VCALENDAR\r\n\(events)END:VCALENDAR\r\n".utf8), to: "a.ics")
    #expect(session.run("import", "../a.ics").code == 0)
    #expect(session.text("2026/12/2026-12-22-rota.md")?.contains("  - 2026-12-23 RC\n") == true)
  }
}
