import JournalModel
import JournalTestSupport
import Testing

/// `setup calendar`: a calendar outside the journal that follows it, and the times of others beside one's
/// own.
@Suite struct KeptCalendarTests {
  private let session = Session(
    profile: "smjournal: 1\nid: abc\ntimezone: Europe/Paris\n",
    ["2026/11/2026-11-21-shift.md": "---\nkind: shift\ndate: 2026-11-21\nshift: night\n---\n"])

  init() { session.environment["XDG_CONFIG_HOME"] = session.folder.absolute("config") }

  private func calendar(_ name: String = "rota.ics") -> [String] {
    (session.folder.text(of: name) ?? "").split(separator: "\r\n").map(String.init)
  }

  private func summaries(_ name: String = "rota.ics") -> [String] {
    calendar(name).filter { $0.hasPrefix("SUMMARY:") }.map { String($0.dropFirst(8)) }
  }

  @Test func `it is written at once, and anew where something in it changed`() {
    let reply = session.run("setup", "calendar", "../rota.ics")
    #expect(reply.code == 0)
    #expect(
      reply.output
        == "\(session.folder.absolute("rota.ics")): written; from now on this device writes it anew when the journal changes\n"
    )
    #expect(summaries() == ["Night"])
    let file = session.folder.absolute("rota.ics")
    #expect(session.compact("doctor").contains("\"inbox\":null,"))
    #expect(session.compact("doctor").contains("\"calendars\":[\"\(file)\"],"))
    let before = session.folder.modified(of: "rota.ics")
    session.run("new", "Rain")
    #expect(session.folder.modified(of: "rota.ics") == before)
    session.run("vacation", "add", "2026-12-01..2026-12-05")
    #expect(summaries() == ["Night", "Leave"])
    session.run("undo")
    #expect(summaries() == ["Night"])
  }

  @Test func `a cycle is in it with the command that sets it`() {
    session.run("setup", "calendar", "../rota.ics", "--only", "shifts")
    session.run("rota", "set", "day", "night", "rest", "rest", "--from", "2026-11-30")
    #expect(summaries().count > 50)
  }

  @Test func `a folder that isn't there and a folder without a journal are named, and nothing is kept`() {
    let folder = session.folder.absolute("gone")
    #expect(
      session.run("setup", "calendar", "../gone/rota.ics").errors == "\(folder): error: no such folder\n")
    let message =
      ": error: there is no journal in this folder; a journal’s folder has the file journal.md\n"
    for (words, named) in [
      (["setup", "calendar", "../rota.ics"], folder),
      (["export", "ics", "--output", "../rota.ics"], "../gone"),
    ] {
      let reply = session.run((words + ["--also", "../gone"]).map { Array($0.utf8) })
      #expect(reply.errors == named + message, "\(words)")
      #expect(reply.code == 1, "\(words)")
    }
    #expect(session.folder.text(of: "rota.ics") == nil)
    #expect(session.run("new", "Rain").errors == "")
  }

  @Test func `one's own journal is no other one to stand beside it`() {
    for words in [["setup", "calendar", "../rota.ics"], ["export", "ics"]] {
      let reply = session.run((words + ["--also", "."]).map { Array($0.utf8) })
      let line =
        "smjournal: error: --also '\(session.folder.absolute("journal"))': expected the folder of another journal than this one\n"
      #expect(reply.errors.hasPrefix(line), "\(reply.errors)")
      #expect(reply.code == 64)
    }
    #expect(session.folder.text(of: "rota.ics") == nil)
  }

  @Test(arguments: ["calendrier", "Kalender", "agenda", "カレンダー"])
  func `what is set up may be named in any language`(word: String) {
    #expect(session.run("setup", word, "../rota.ics").code == 0)
    #expect(summaries() == ["Night"])
  }

  @Test func `a calendar that another program wrote is not replaced`() {
    let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\nEND:VCALENDAR\r\n"
    session.folder.write(text, to: "rota.ics")
    for words in [["setup", "calendar", "../rota.ics"], ["export", "ics", "--output", "../rota.ics"]] {
      let reply = session.run(words.map { Array($0.utf8) })
      #expect(reply.code == 1, "\(words)")
      #expect(session.folder.text(of: "rota.ics") == text)
    }
  }

  @Test func `what an editor wrote is in it after today at a terminal, and after reindex`() {
    session.run("setup", "calendar", "../rota.ics", "--only", "shifts")
    session.write("---\nkind: shift\ndate: 2026-11-22\nshift: day\n---\n", to: "2026/11/2026-11-22-shift.md")
    session.run("today")
    #expect(summaries() == ["Night"])
    session.run("today", typed: "")
    #expect(summaries() == ["Night", "Day"])
    session.write("---\nkind: shift\ndate: 2026-11-23\nshift: day\n---\n", to: "2026/11/2026-11-23-shift.md")
    session.run("reindex")
    #expect(summaries() == ["Night", "Day", "Day"])
  }

  @Test func `another person's times stand beside it under a name, without a word of what`() {
    session.folder.write(
      "---\nsmjournal: 1\nid: def\nname: Alex\ntimezone: Europe/Paris\n---\n", to: "partner/journal.md")
    session.folder.write(
      "---\nkind: shift\ndate: 2026-11-21\nshift: day\ntitle: Ward 7\nstart: \"08:00\"\nend: \"16:00\"\n---\nSecret.\n",
      to: "partner/2026/11/2026-11-21-shift.md")
    session.folder.write(
      "---\nkind: vacation\nfrom: 2026-12-01\nuntil: 2026-12-02\ncategory: sick\ntitle: Operation\n---\n",
      to: "partner/2026/12/2026-12-01-vacation.md")
    session.folder.write(
      "---\nkind: shift\ndate: 2026-11-25\nshift: night\nprivate: true\n---\n",
      to: "partner/2026/11/2026-11-25-shift.md")
    session.run("setup", "calendar", "../rota.ics", "--also", "../partner")
    #expect(summaries() == ["Night", "Alex: work", "Alex: time off"])
    let text = calendar().joined(separator: "\n")
    #expect(text.contains("DTSTART:20261121T070000Z\nDTEND:20261121T150000Z"))
    #expect(text.contains("@def") && text.contains("@abc"))
    for word in ["Ward", "Secret", "Operation", "sick"] { #expect(!text.contains(word), "\(word)") }
    let once = session.run("export", "ics", "--also", "../partner")
    #expect(once.output == session.folder.text(of: "rota.ics"))
    #expect(session.run("export", "csv", "--also", "../partner").code == 64)
  }

  @Test func `what keeps it from being written is said, and the command is done`() {
    session.run("setup", "calendar", "../rota.ics")
    session.folder.write("No calendar.\n", to: "rota.ics")
    let reply = session.run("vacation", "add", "2026-12-01..2026-12-05")
    #expect(reply.code == 0)
    #expect(
      reply.errors.hasPrefix(
        "smjournal: warning: the calendar \(session.folder.absolute("rota.ics")) could not be written anew; it stays as it was:\n"
      ))
    #expect(session.folder.text(of: "rota.ics") == "No calendar.\n")
  }

  @Test func `a calendar a file; it can be ended, and the file stays`() {
    session.run("setup", "calendar", "../rota.ics")
    session.run("setup", "calendar", "../rota.ics", "--only", "time-off")
    #expect(summaries() == [])
    session.run("setup", "calendar", "../ours.ics")
    #expect(
      session.run("doctor").output.contains(
        "\(session.folder.absolute("rota.ics")), \(session.folder.absolute("ours.ics"))\n"))
    #expect(
      session.run("setup", "calendar", "../ours.ics", "--off").output
        == "\(session.folder.absolute("ours.ics")): stays, and is no longer written anew\n")
    session.run("vacation", "add", "2026-12-01..2026-12-05")
    #expect(summaries("ours.ics") == ["Night"])
    #expect(summaries() == ["Leave"])
  }

  @Test(arguments: [
    (["calendar"], "missing argument FILE"), (["inbox"], "missing argument DIR"),
    (["git", "x"], "unexpected argument 'x'"),
    (["calendar", "x.ics", "--commit"], "'--commit' and 'calendar' can't be used together"),
    (["inbox", "x", "--also", "y"], "'--also' and 'inbox' can't be used together"),
    (["calendar", "x.ics", "--only", "shift"], "--only 'shift': expected shifts, time-off, birthdays"),
  ])
  func `wrong words are told`(words: [String], message: String) {
    let reply = session.run((["setup"] + words).map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(reply.errors.contains(message))
  }
}
