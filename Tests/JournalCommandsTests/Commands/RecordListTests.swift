import JournalTerminal
import Testing

@testable import JournalCommands

@Suite struct RecordListTests {
  @Test(arguments: [
    ("2026-11-01..2026-11-10", "a b"), ("2026-11", "a b c"), ("november", "a b c"),
    ("10 nov to 12 nov", "b c"),
    ("2026-11-12", "c"), ("10/11", "b"), ("2026-11-11..", ""),
  ])
  func `days may be said without an option: one, a month, or two with points between them`(
    days: String, ids: String
  ) {
    let session = Session([
      "2026/11/a.md": "---\ndate: 2026-11-01\n---\nx\n", "2026/11/b.md": "---\ndate: 2026-11-10\n---\nx\n",
      "2026/11/c.md": "---\ndate: 2026-11-12\n---\nx\n", "2026/10/d.md": "---\ndate: 2026-10-31\n---\nx\n",
    ])
    let reply = session.run(("list " + days + " --format {id} --sort +date").words)
    #expect(reply.output.split(separator: "\n").joined(separator: " ") == ids, "\(reply)")
    #expect(reply.code == (ids.isEmpty ? 64 : 0))
  }

  @Test func `the hours that a check-in or a check-out states stand in its line`() {
    let session = Session([
      "2026/11/in.md": "---\nkind: check-in\ndate: 2026-11-19\nstart: \"18:50\"\nenergy: 4\n---\n",
      "2026/11/out.md": "---\nkind: check-out\ndate: 2026-11-19\nend: \"07:50\"\n---\n",
      "2026/11/plain.md": "---\nkind: check-out\ndate: 2026-11-18\nload: 2\n---\n",
    ])
    for options in [[], ["--no-index"]] {
      let lines = session.run((["list"] + options).map { Array($0.utf8) }).output.split(separator: "\n")
      #expect(
        lines.map { $0.split(separator: "check-").last.map(String.init) ?? "" }.sorted() == [
          "in  18:50–  energy 4", "out  emotional load 2", "out  –07:50",
        ])
    }
  }

  @Test func `a plan is shown with its days and its lines`() {
    let session = Session([
      "2026/12/2026-12-01-rota.md":
        "---\nkind: rota\nfrom: 2026-12-01\nuntil: 2026-12-31\nshifts:\n  - 2026-12-01 N 21:00-07:00\n  - 13/12/2026: N\n---\n"
    ])
    #expect(
      session.run("show", "2026-12-01-rota").output == """
        plan
        1–31 December

        2026-12-01 N 21:00-07:00
        2026-12-13 N

        2026/12/2026-12-01-rota.md

        """)
  }

  @Test(arguments: [("energy=4", true), ("mood=4", true), ("end=07:00", false), ("from=2026-11-20", false)])
  func `only of a key that nothing reads set says that it means nothing`(word: String, hasMeaning: Bool) {
    let session = Session(["2026/11/2026-11-19-a.md": "x\n"])
    let reply = session.run("set", "2026-11-19-a", word)
    #expect(reply.code == 0)
    #expect(reply.errors.contains("means nothing") != hasMeaning, "\(reply.errors)")
  }

  @Test func `lists the youngest first, one line each`() {
    let reply = Session.ofRecords().run("list")
    #expect(
      reply.output == """
        Fri 20 Nov  😞  A hard night  #fatigue #night
        Thu 19 Nov      check-in  energy 2 · stress 5
        Wed 18 Nov      Garden  ★

        """)
    #expect(reply.errors == "")
    #expect(reply.code == 0)
  }

  @Test(arguments: [
    ("--kind check-in", ["2026-11-19-1850-check-in"]), ("--tag fatigue", ["2026-11-20-0930-a-hard-night"]),
    ("--on 2026-11-18", ["2026-11-18-garden"]),
    ("--from yesterday --until today --limit 1", ["2026-11-20-0930-a-hard-night"]),
    ("--favorite", ["2026-11-18-garden"]), ("--person lea", ["2026-11-18-garden"]),
    ("--where place=lyon", ["2026-11-18-garden"]), ("--where energy<=2", ["2026-11-19-1850-check-in"]),
    ("--where steps=8412", ["2026-11-20-0930-a-hard-night"]),
    ("--mood sad", ["2026-11-20-0930-a-hard-night"]),
    ("--shift nuit", ["2026-11-19-1850-check-in"]), ("--tag fatigue --kind check-in", []),
    ("--sort +date --kind entry", ["2026-11-18-garden", "2026-11-20-0930-a-hard-night"]),
  ])
  func `filters by what can be asked`(options: String, ids: [String]) {
    let reply = Session.ofRecords().run("list --ids \(options)".words)
    let lines = reply.output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == ids.map { $0[...] })
    #expect(
      reply.errors.hasPrefix(
        ids.isEmpty
          ? "No records found.\n" : ids.count == 1 && options.contains("limit") ? "1 of 2 records\n" : ""))
  }

  @Test(arguments: [
    (
      ["--format", "{date} {mood} {title}"],
      [
        "2026-11-20 😞 A hard night", "2026-11-19 – –", "2026-11-18 – Garden",
      ]
    ),
    (
      ["--format", #"{id}\t{tags}\t{time}"#, "--limit", "1"],
      [
        "2026-11-20-0930-a-hard-night\tfatigue, night\t–"
      ]
    ),
    (
      ["--format", #"{{"t": {title}, "e": {energy}, "tags": {tags}, "s": {steps}, "f": {favorite}}}"#],
      [
        #"{"t": "A hard night", "e": null, "tags": ["fatigue","night"], "s": 8412, "f": false}"#,
        #"{"t": null, "e": 2, "tags": null, "s": null, "f": false}"#,
        #"{"t": "Garden", "e": null, "tags": null, "s": null, "f": true}"#,
      ]
    ),
    (
      ["--jsonl", "--kind", "check-in"],
      [
        #"{"id": "2026-11-19-1850-check-in","path": "2026/11/2026-11-19-1850-check-in.md","kind": "check-in","#
          + #""date": "2026-11-19","shift": "night","energy": 2,"stress": 5}"#
      ]
    ),
    (["--jsonl", "--tag", "none"], []),
  ])
  func `lays out a line for each record`(options: [String], lines: [String]) {
    let reply = Session.ofRecords().run((["list"] + options).map { Array($0.utf8) })
    #expect(reply.output == lines.map { $0 + "\n" }.joined())
    #expect(reply.code == 0)
  }

  @Test func `a value can't break out of its line, its text or the terminal`() {
    let session = Session([
      "2026/11/2026-11-20-a.md": "---\ndate: 2026-11-20\ntitle: \"a\\nb\\e[2J\\\"c\"\n---\n"
    ])
    #expect(session.run("list", "--format", "{title}").output == "a b\\x1B[2J\"c\n")
    #expect(
      session.run("list", "--format", #"{{"t":"{title}"}}"#).output
        == #"{"t":"a\nb\u001B[2J\"c"}"# + "\n")
    #expect(session.run("list", "--format", "{kind} {time}", "--on", "2026-11-20").output == "entry –\n")
    session.run("mood", "4", "--at", "10:12")
    #expect(session.run("list", "--format", "{time} {mood}", "--limit", "1").output == "10:12 😊\n")
    #expect(
      session.run("list", "--on", "2026-11-20", "--limit", "1", "--jsonl").output.split(separator: "\n").count
        == 1)
  }

  @Test(arguments: [60, 40])
  func `lists are no wider than the terminal`(width: Int) {
    let session = Session.ofRecords()
    session.isTerminal = true
    session.width = width
    for line in session.run("list", "--color", "never").output.split(separator: "\n") {
      #expect(DisplayWidth.columns(of: String(line)) <= width, "\(line)")
    }
  }

  @Test func `a list begins with today and ends with what is to come, unless it is sorted`() {
    let session = Session([
      "2026/11/2026-11-20-now.md": "---\ntitle: Now\n---\n",
      "2026/11/2026-11-01-then.md": "---\ntitle: Then\n---\n",
      "2026/12/2026-12-20-vacation.md": "---\nkind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-27\n---\n",
      "2027/07/2027-07-01-vacation.md": "---\nkind: vacation\nfrom: 2027-07-01\nuntil: 2027-07-14\n---\n",
    ])
    func days(_ words: String...) -> [Substring] {
      (0...1).map { index in
        let reply = session.run(
          (["list", "--ids"] + words + (index == 0 ? ["--no-index"] : [])).map { Array($0.utf8) })
        return reply.output.split(separator: "\n").map { $0.prefix(10) }
      }.reduce([]) { $0.isEmpty ? $1 : $0 == $1 ? $0 : ["the index differs"] }
    }
    #expect(days() == ["2026-11-20", "2026-11-01", "2026-12-20", "2027-07-01"])
    #expect(days("--limit", "3") == ["2026-11-20", "2026-11-01", "2026-12-20"])
    #expect(days("--sort", "date") == ["2027-07-01", "2026-12-20", "2026-11-20", "2026-11-01"])
    #expect(days("--sort", "+date") == ["2026-11-01", "2026-11-20", "2026-12-20", "2027-07-01"])
    #expect(days("--kind", "vacation") == ["2026-12-20", "2027-07-01"])
    #expect(
      session.run("list").output == """
        Fri 20 Nov       Now
        Sun  1 Nov       Then
        ── Still to come ──
        Sun 20 Dec       time off  8 days
        Thu  1 Jul 2027  time off  14 days

        """)
    #expect(session.run("list", "--kind", "vacation").output.contains("──") == false)
    #expect(session.run("list", "--sort", "date").output.contains("──") == false)
    #expect(session.run("list", "--format", "{date}").output.contains("──") == false)
    #expect(session.run("list", "--lang", "fr").output.contains("\n── À venir ──\n"))
    session.isTerminal = true
    session.width = 40
    #expect(session.run("list", "--color", "never").output.contains("\n── Still to come ──\n"))
  }

  @Test func `records of one moment stand in the order of writing`() {
    func entry(_ title: String, _ keys: String = "") -> String {
      "---\ndate: 2026-11-20\nat: 2026-11-20T10:12:00+01:00\ntitle: \(title)\n\(keys)---\n"
    }
    let session = Session([
      "2026/11/a.md": entry("third", "created: 2026-11-20T10:14:00+01:00\n"),
      "2026/11/b.md": entry("second", "date created: 2026-11-20 10:13\n"),
      "2026/11/c.md": entry("first"), "2026/11/c-2.md": entry("then"), "2026/11/c-10.md": entry("last"),
    ])
    for index in [[], ["--no-index"]] {
      let words = ["list", "--sort", "+date", "--format", "{title}"] + index
      let reply = session.run(words.map { Array($0.utf8) })
      #expect(reply.output == "first\nthen\nlast\nsecond\nthird\n", "\(reply.errors)")
    }
    #expect(session.run("list", "--format", "{title}").output == "third\nsecond\nlast\nthen\nfirst\n")
  }

  @Test func `sorts by writing and by the last change, and tells both`() {
    func entry(_ title: String, _ keys: String) -> String {
      "---\ndate: 2026-11-18\nat: 2026-11-18T10:12:00+01:00\ntitle: \(title)\n\(keys)---\n"
    }
    let session = Session([
      "a.md": entry("a", "created: 2026-11-20T10:14:00+01:00\nmodified: 2026-11-20 11:00\n"),
      "b.md": entry("b", "lastmod: 2026-11-21T00:00:00Z\nupdated: 2020-01-01\n"),
      "c.md": entry("c", "créé: 2026-11-01\nmodifié: 2026-11-02\n"),
    ])
    func lines(_ words: String...) -> [Substring] {
      let replies = [[], ["--no-index"]].map {
        session.run((["list"] + words + $0).map { Array($0.utf8) }).output
      }
      #expect(replies[0] == replies[1])
      return replies[0].split(separator: "\n")
    }
    #expect(
      lines("--sort", "created", "--format", "{title} {created}") == [
        "a 2026-11-20T10:14:00+01:00", "b 2026-11-18T10:12:00+01:00", "c 2026-11-01",
      ])
    #expect(
      lines("--sort", "+modified", "--format", "{title} {modified}") == [
        "c 2026-11-02", "a 2026-11-20T11:00:00", "b 2026-11-21T00:00:00+00:00",
      ])
    #expect(
      lines("--sort", "modified", "-n", "2") == [
        "Sat 21 Nov 00:00  Wed 18 Nov  10:12  b", "Fri 20 Nov 11:00  Wed 18 Nov  10:12  a",
      ])
    let json = session.run("list", "--sort", "modified", "--jsonl", "-n", "1").output
    #expect(
      json.contains(
        #""created": "2026-11-18T10:12:00+01:00","modified": "2026-11-21T00:00:00+00:00","extra""#),
      "\(json)")
    // Without a key the file's own time serves.
    session.write("---\ntitle: d\n---\n", to: "2026/11/2026-11-10-d.md")
    #expect(lines("--sort", "modified", "--format", "{title}", "-n", "1") == ["d"])
    #expect(lines("--on", "2026-11-10", "--format", "{modified}").first?.hasPrefix("20") == true)
  }
}
