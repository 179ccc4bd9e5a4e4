import JournalModel
import JournalTestSupport
import Testing

@Suite struct PaperReportTests {
  private static let files = [
    "2026/11/2026-11-10-check-in.md":
      "---\nkind: check-in\ndate: 2026-11-10\nat: \"2026-11-10T06:10:00+01:00\"\nshift: day\nenergy: 2\n---\n",
    "2026/11/2026-11-10-check-out.md":
      "---\nkind: check-out\ndate: 2026-11-10\nat: \"2026-11-10T20:30:00+01:00\"\nshift: day\nfatigue: 5\n---\n",
    "2026/11/2026-11-10-note.md": "---\ndate: 2026-11-10\ntitle: Nobody's business\n---\n",
  ]

  private func session(_ language: String = "en") -> Session {
    Session(
      profile: """
        smjournal: 1
        name: Claire <Dupont>
        language: \(language)
        timezone: Europe/Paris
        rota:
          - from: 2026-11-09
            cycle: [day, day, rest, rest]
            hours: {day: "07:00-19:30"}
        clock: notes

        """, Self.files)
  }

  private func html(_ session: Session, rules: String = "eu", _ option: String = "--no-index") -> String {
    let reply = session.run(
      "report", "--from", "2026-11-09", "--until", "2026-11-16", "--html", "../r.html", "--rules", rules,
      option)
    #expect(reply.code == 0)
    #expect(reply.errors.contains("../r.html") && reply.errors.split(separator: "\n").count == 1)
    return session.folder.text(of: "r.html") ?? ""
  }

  @Test func `facts, limits with their sources, a place to sign, and no entry`() {
    let html = html(session())
    #expect(html.hasPrefix("<!DOCTYPE html>"))
    for part in [
      "<strong dir=\"auto\">Claire &lt;Dupont&gt;</strong> · 9–16 November 2026",
      "<dt>Shifts</dt><dd>4 shifts</dd>",
      "<caption>Rests under 12 h</caption>",
      "<td>Tue 10 November 06:10 (check-in and check-out)</td>", "<td>2003/88, art. 3</td>", "Signature</p>",
      "Directive 2003/88/EC",
    ] { #expect(html.contains(part), "\(part)") }
    #expect(!html.contains("Nobody"))
    #expect(!html.contains("How it felt"))
    #expect(!html.contains("<script"))
  }

  @Test(arguments: [
    ("fr", "astreinte", "du 9 au 16 novembre 2026"), ("de", "Rufdienst", "9.–16. November 2026"),
  ])
  func `its head has the year, and the words of the files are said in the reader's language`(
    language: String, onCall: String, days: String
  ) {
    let session = session(language)
    session.write(
      "---\nkind: shift\ndate: 2026-11-14\nshift: on-call\nstart: \"08:00\"\nend: \"20:00\"\n---\n",
      to: "2026/11/2026-11-14-shift.md")
    let text = session.run("report", "--from", "2026-11-09", "--until", "2026-11-16", "--shifts").output
    #expect(text.contains("Claire <Dupont> · \(days)\n"), "\(text)")
    #expect(text.contains("  \(onCall)  ") && !text.contains("on-call"), "\(text)")
    #expect(html(session, "--shifts").contains("<td>\(onCall)</td>"))
    #expect(!html(session).contains("<td>\(onCall)</td>"), "a quarter is one page")
  }

  @Test func `ratings are in it only where they are asked for`() {
    let told = html(session(), "--ratings")
    #expect(told.contains("<caption>How it felt</caption>"))
    #expect(!html(session()).contains("How it felt"))
  }

  @Test func `ratings tell mood and own scales, with their spread and what nobody wrote`() {
    let session = session()
    session.folder.write(
      "---\nsmjournal: 1\ntimezone: Europe/Paris\nlanguage: en\nclock: notes\n"
        + "scales:\n  pain: {range: \"0-10\", ask: check-out, good: low, label: back pain}\n"
        + "rota: {from: \"2026-11-09\", cycle: day rest, hours: {day: \"07:00-19:30\"}}\n---\n",
      to: "journal/journal.md")
    for (day, mood, pain) in [("09", "happy", 2), ("11", "verySad", 8)] {
      session.folder.write(
        "---\nkind: check-out\ndate: 2026-11-\(day)\nat: 2026-11-\(day)T19:40:00+01:00\nshift: day\n"
          + "mood: \(mood)\npain: \(pain)\n---\n",
        to: "journal/2026/11/2026-11-\(day)-1940-check-out-9.md")
    }
    let told = html(session, "--ratings")
    #expect(
      told.contains("<th scope=\"row\" dir=\"auto\">Back pain (0–10)</th><td>5.0\u{A0}(2–8) n=2</td>"),
      "\(told)")
    #expect(told.contains("<th scope=\"row\" dir=\"auto\">Mood (1–5)</th>"))
    #expect(told.contains("Low values are good:"))
    let json = session.run(
      "report", "--from", "2026-11-09", "--until", "2026-11-16", "--ratings", "--json"
    ).output
    #expect(json.contains("\"lowest\": 2") && json.contains("\"highest\": 8"), "\(json)")
  }

  @Test func `sleep stands beside the ratings, gap by gap`() {
    let session = session()
    session.folder.write(
      "---\nkind: sleep\ndate: 2026-11-10\nstart: \"22:00\"\nend: \"04:30\"\n---\n",
      to: "journal/2026/11/2026-11-10-sleep.md")
    let told = html(session, "--ratings")
    #expect(told.contains("<h2>Sleep</h2>"))
    #expect(told.contains("<caption>Sleep</caption>") && told.contains("6 h 30 min"), "\(told)")
    #expect(!html(session).contains("Sleep"))
  }

  @Test func `it speaks the journal's language, and has no limits where none are wanted`() {
    let html = html(session("fr"), rules: "none")
    #expect(html.contains("<html lang=\"fr\">"))
    #expect(html.contains("<h1>Temps de travail, repos et récupération</h1>"))
    #expect(!html.contains("2003/88, art. 3"))
  }

  @Test func `the fingerprint is what sha256sum says, and changes with a file of working time alone`() throws
  {
    let session = session()
    func sum() -> String? {
      html(session).split(separator: " ").last { $0.hasPrefix("sums") || $0.count >= 64 }.map {
        String($0.prefix(64))
      }
    }
    let first = sum()
    let lines = ["2026/11/2026-11-10-check-in.md", "2026/11/2026-11-10-check-out.md", "journal.md"].map {
      path in
      SHA256.hexadecimal(of: session.folder.bytes(of: "journal/" + path) ?? []) + "  \(path)\n"
    }
    #expect(first == SHA256.hexadecimal(of: Array(lines.joined().utf8)))
    session.folder.write("---\ndate: 2026-11-10\n---\nOther.\n", to: "journal/2026/11/2026-11-10-note.md")
    #expect(sum() == first)
    session.folder.write(
      "---\nkind: shift\ndate: 2026-11-12\nshift: day\n---\n", to: "journal/2026/11/2026-11-12-shift.md")
    #expect(sum() != first)
  }

  @Test func `another file is never replaced by it`() {
    let session = session()
    session.folder.write("thesis", to: "r.html")
    let reply = session.run("report", "--html", "../r.html")
    #expect(reply.code == 1)
    #expect(session.folder.text(of: "r.html") == "thesis")
  }
}
