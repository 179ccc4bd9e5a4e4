import JournalTestSupport
import Testing

@Suite struct CheckTests {
  @Test(arguments: ["today", "list", "show a", "set a place=Nice", "stats", "reindex", "insights", "tags"])
  func `no command is silent about a file that is no index`(command: String) {
    let session = Session(["2026/11/a.md": "a\n"])
    session.folder.write("thesis", to: "thesis.txt")
    let warning =
      "smjournal: warning: the index could not be written; answers are right, but take longer (is not a smjournal "
      + "index; it was left as it is, and answers take longer without one)\n"
    let reply = session.run((command + " --index ../thesis.txt").words)
    #expect(reply.errors.hasSuffix(warning))
    #expect(!reply.errors.dropLast(warning.count).contains("the index"))
    #expect(session.folder.text(of: "thesis.txt") == "thesis")
  }

  @Test func `is silent where nothing is wrong`() {
    let reply = Session(["2026-11-20-a.md": "---\ntitle: x\n---\n"]).run("check")
    #expect(reply.code == 0)
    #expect(reply.output + reply.errors == "")
  }

  @Test func `every problem is one line with its place`() {
    let reply = Session([
      "2026/11/2026-11-20-a.md": "---\nkind: check-in\nenergy: 9\nstress: high\n---\n",
      "b.md": "---\nkind: vacation\nfrom: 2026-12-10\nuntil: 2026-12-01\n---\n", "2026-11-20-c.md": "",
      "2026/11/2026-11-20-d.md": "---\ndate: 2026-02-30\n---\n",
    ]).run("check")
    #expect(reply.code == 1)
    #expect(reply.output == "")
    #expect(
      reply.errors == """
        2026-11-20-c.md:1:1: error: is empty: its text may not have been fetched yet, or a crash took it; fetch it, or bring it back from another device or a backup
        2026/11/2026-11-20-a.md:3:9: error: energy: a whole number from 1 to 5 is expected, not “9”
        2026/11/2026-11-20-a.md:4:9: error: stress: a whole number from 1 to 5 is expected, not “high”
        2026/11/2026-11-20-d.md:2:7: error: date: a day such as 2026-11-20 is expected, not “2026-02-30”
        b.md:4:8: error: until (2026-12-01) is before from (2026-12-10); the last day is ignored

        """)
  }

  @Test func `a wrong region in the profile is named where it stands, with the nearest ones`() {
    let session = Session(profile: "smjournal: 1\nholidays:\n  - fr\n  - de-bz\n  - \"2026-12-24\"\n")
    let reply = session.run("check")
    #expect(reply.code == 1)
    #expect(
      reply.errors == """
        journal.md:5:5: error: holidays: “de-bz” is neither a day such as 2026-11-20 nor a region that is known; \
        known are de-bb, de-be, de-bw, de-by

        """)
    for day in ["2026-12-24", "2026-12-25"] {
      #expect(session.run("day", day, "--json").output.contains("\"holiday\": true"), "\(day)")
    }
  }

  @Test(.timeLimit(.minutes(1))) func `tens of thousands of own keys cost what few of them do, each`() {
    let keys = (0..<20_000).map { "key\($0): \($0)\n" }.joined()
    let letters = Array("abcdefghjklm").map(String.init)
    let near = letters.flatMap { first in letters.map { "sat\(first)sfact\($0)on: 1\n" } }.joined()
    let session = Session([
      "2026/11/2026-11-20-a.md": "---\n\(keys)---\n",
      "2026/11/2026-11-20-b.md": "---\nkind: check-out\n\(near)---\n",
    ])
    let errors = session.run("check").errors
    #expect(!errors.contains("“key"))
    #expect(
      errors.contains(
        "b.md:10:1: warning: “satasfacthon” is a key of your own; did you mean “satisfaction”?\n"))
    #expect(errors.split(separator: "\n").count == 145)
  }

  @Test(arguments: [
    (
      "cycle: night rest",
      [
        "2026/11/2026-11-02-shift-day.md":
          "---\nkind: shift\nshift: day\nextra: true\nstart: \"12:00\"\nend: \"20:00\"\n---\n"
      ],
      "2026/11/2026-11-02-shift-day.md:3:8: warning: two shifts of Mon 2 November overlap by 1 h\n"
    ),
    (
      "cycle: night day", [:],
      "journal.md:5:12: warning: the shifts of Mon 2 November and Tue 3 November overlap by 30 min, and so on every 2 days\n"
    ),
    (
      "cycle: night day rest night day rest rest", [:],
      "journal.md:5:12: warning: the shifts of Mon 2 November and Tue 3 November overlap by 30 min, and so on, 2 times every 7 days\n"
    ),
    (
      "cycle: rest",
      [
        "2026/11/2026-11-01-rota.md":
          "---\nkind: rota\nfrom: 2026-11-01\nuntil: 2026-11-30\nshifts:\n  - 2026-11-10 night\n  - 2026-11-11 day 07:00-15:00\n---\n"
      ],
      "2026/11/2026-11-01-rota.md:7:5: warning: the shifts of Tue 10 November and Wed 11 November overlap by 30 min\n"
    ),
    (
      "cycle: day day day+on-call", [:],
      "journal.md:5:12: warning: two shifts of Wed 4 November overlap by 1 h, and so on every 3 days\n"
    ),
  ])
  func `shifts that overlap are told once, at what makes them`(
    cycle: String, files: [String: String], said: String
  ) {
    let hours = "{night: \"19:00-07:30\", day: \"07:00-19:30\", on-call: \"18:30-23:00\"}"
    let session = Session(
      profile: "smjournal: 1\nrota:\n  - from: 2026-11-02\n    \(cycle)\n    hours: \(hours)\n", files)
    let reply = session.run("check")
    #expect(reply.errors == said)
    #expect(reply.code == 0)
  }

  @Test func `what is wrong with a plan stands at its place`() {
    let session = Session(
      profile: "smjournal: 1\nrota:\n  - from: 2026-11-02\n    cycle: late\n    hours: {night: 19-7}\n",
      [
        "2026/11/2026-11-24-shift-night.md": "---\nkind: shift\nshift: night\n---\n",
        "2026/11/2026-11-23-vacation.md": "---\nkind: vacation\nfrom: 2026-11-23\nuntil: 2026-11-25\n---\n",
      ])
    #expect(
      session.run("check").errors == """
        journal.md:5:12: warning: the rota from Mon 2 November has no hours for “late”
        2026/11/2026-11-24-shift-night.md:3:8: warning: 2026-11-24-shift-night plans work on Tue 24 November, which is time off

        """)
  }

  @Test func `a terminal also shows the line and a caret`() {
    let session = Session(["20261120.md": "---\nkind: check-in\nenergy: 9\n---\n"])
    session.isTerminal = true
    session.environment["NO_COLOR"] = "1"
    #expect(
      session.run("check").errors == """
        20261120.md:3:9: error: energy: a whole number from 1 to 5 is expected, not “9”
            energy: 9
                    ^

        """)
    session.environment["NO_COLOR"] = nil
    #expect(session.run("check").errors.contains("\u{1B}[31;1merror: \u{1B}[0m"))
    #expect(!session.run("check", "--color", "never").errors.contains("\u{1B}"))
  }

  @Test func `paths are said as somebody in the working folder types them`() {
    let session = Session(nil)
    session.run("init", "home")
    session.write("---\nkind: check-in\nenergy: 9\n---\n", to: "home/a.md")
    #expect(session.run("-C", "home", "check").errors.hasPrefix("home/a.md:3:9: error: "))
  }

  @Test func `words that are nearly known ones are doubted where they stand, and no others`() {
    let files = [
      "2026/11/in.md":
        "---\nkind: check-in\ndate: 2026-11-20\nengery: 4\nsteps: 9000\nbadges: [calm, greatful, 🦊]\n---\n",
      "2026/11/out.md": "---\nkind: après\ndate: 2026-11-20\nfatige: 4\nénergie: 3\n---\n",
      "2026/11/2026-11-20-entry.md":
        "---\ntitlle: x\nhumeur: hapy\nfood: soup\nform: 3\nwoke: 2\ntags: [a]\ntagz: b\n---\n",
      "2026/11/own-2026-11-20.md": "---\nmood: zesty\nweather: fog\n---\n",
      "2026/11/fox-2026-11-20.md": "---\nmood: 🦊\n---\n",
      "2026/11/art-2026-11-20.md": "---\nart: Dienstende\ntype: note taking\n---\n",
    ]
    let reply = Session(files).run("check")
    #expect(reply.code == 0)
    #expect(
      reply.errors == """
        2026/11/2026-11-20-entry.md:2:1: warning: “titlle” is a key of your own; did you mean “title”?
        2026/11/2026-11-20-entry.md:3:9: warning: the mood “hapy” counts in no figure; did you mean “happy”?
        2026/11/art-2026-11-20.md:2:1: warning: “art” is a key of your own; did you mean “kind”?
        2026/11/fox-2026-11-20.md:2:7: warning: the mood “🦊” counts in no figure: it is not a known word or emoji
        2026/11/in.md:4:1: warning: “engery” is a key of your own; did you mean “energy”?
        2026/11/in.md:6:16: warning: “greatful” is a badge of your own; did you mean “grateful”?
        2026/11/out.md:4:1: warning: “fatige” is a key of your own; did you mean “fatigue”?
        2026/11/own-2026-11-20.md:2:7: warning: the mood “zesty” counts in no figure: it is not a known word or emoji

        """)
    let french = Session(profile: "smjournal: 1\nlanguage: fr\n", files).run("check")
    #expect(
      french.errors.hasPrefix(
        "2026/11/2026-11-20-entry.md:2:1: warning: «\u{A0}titlle\u{A0}» est une clé à toi\u{A0}; voulais-tu dire «\u{A0}title\u{A0}»\u{A0}?\n"
      ), "\(french.errors)")
  }

  @Test(arguments: [
    (
      "from: 2026-11-20", "this rota has no cycle, so it is left out",
      "ce planning n’a pas de clé cycle\u{A0}: il ne compte pas"
    ),
    (
      "cycle: day rest", "this rota has no from, so it is left out",
      "ce planning n’a pas de clé from\u{A0}: il ne compte pas"
    ),
  ])
  func `a rota without its cycle or its day says what is missing`(
    rota: String, english: String, french: String
  ) {
    for (language, message) in [("en", english), ("fr", french)] {
      let session = Session(profile: "smjournal: 1\nlanguage: \(language)\nrota:\n  \(rota)\n")
      #expect(session.run("check").errors.hasSuffix(": \(message)\n"), "\(session.run("check"))")
    }
  }

  @Test func `a document has the problems too`() {
    let reply = Session(["2026-11-20-a.md": "---\nkind: check-in\nenergy: 9\n---\n"]).run("check", "--json")
    #expect(reply.code == 1)
    #expect(
      reply.output == """
        {
          "schema": 1,
          "problems": [
            {
              "path": "2026-11-20-a.md",
              "line": 3,
              "column": 9,
              "severity": "error",
              "message": "energy: a whole number from 1 to 5 is expected, not “9”"
            }
          ],
          "conflicts": []
        }

        """)
  }

  @Test func `that files are in conflict is said`() {
    let session = Session(["a.sync-conflict-20261121-002003-PIDLRVI.md": "---\ntitle: x\n---\n"])
    #expect(
      session.run("list").errors.hasSuffix("Files are in conflict; 'smjournal conflicts' shows them.\n"))
  }

  @Test func `reindex reports what it did`() {
    let session = Session(["2026-11-20-a.md": "---\ntitle: x\n---\n"])
    let reply = session.run("reindex", "--json")
    let keys = reply.output.split(separator: "\n").filter { $0.hasPrefix("  \"") }
      .map { $0.dropFirst(3).prefix { $0 != "\"" } }
    #expect(
      keys == [
        "schema", "files", "read", "added", "changed", "removed", "problems", "seconds", "conflicts",
        "differing",
      ])
    #expect(reply.code == 0)
  }

  @Test func `hours that a dated shift states and that can't be meant are warnings`() {
    let session = Session.ward()
    func state(_ worked: String, of shift: String, on day: String) {
      session.write(
        "---\nkind: shift\ndate: \(day)\nshift: \(shift)\nworked: \"\(worked)\"\n---\n",
        to: "2026/11/\(day)-shift.md")
    }
    state("07:00-11:00, 15:00-20:00", of: "day", on: "2026-11-10")
    state("09:00-12:00, 11:00-15:00", of: "day", on: "2026-11-11")
    state("09:00-12:00", of: "rest", on: "2026-11-12")
    let reply = session.run("check")
    #expect(reply.code == 0)
    #expect(
      reply.errors == """
        2026/11/2026-11-11-shift.md:5:9: warning: 09:00–12:00, 11:00–15:00 would stretch over 30 h: say the hours of a \
        shift in their order, none twice
        2026/11/2026-11-12-shift.md:5:9: warning: the shift rest is no work, so that 09:00–12:00 worked count \
        nothing: name the shift they are of

        """)
  }

  @Test func `a year that was mistyped and hours of a rest are told`() {
    let session = Session(
      profile:
        "smjournal: 1\nrota: [{from: 2062-11-02, cycle: day rest}, {from: 2026-11-02, cycle: day rest}]\n")
    session.write("---\ndate: 0206-11-20\n---\nText\n", to: "2026/11/old.md")
    session.write("---\ndate: 2007-11-20\n---\nText\n", to: "2026/11/fair.md")
    session.write("---\nkind: vacation\nfrom: 2072-11-20\nuntil: 2072-11-21\n---\n", to: "2026/11/off.md")
    session.write(
      "---\nkind: rota\nfrom: 2026-11-23\nuntil: 2026-11-29\nshifts:\n  - 2026-11-23 night 21:00-07:00\n"
        + "  - 2026-11-24 rest 21:00-07:00\n---\n", to: "2026/11/2026-11-23-rota.md")
    let far = "lies more than 30 years from the other days of this journal: is the year right?"
    let reply = session.run("check")
    #expect(reply.code == 0)
    #expect(
      reply.errors == """
        2026/11/2026-11-23-rota.md:7:5: warning: rest is no work, so its hours, 21:00–07:00, count nothing: name the \
        shift they are of
        2026/11/old.md:2:7: warning: 0206-11-20 \(far)
        2026/11/off.md:3:7: warning: 2072-11-20 \(far)
        journal.md:3:34: warning: 2062-11-02 \(far)

        """)
    // An old diary that was taken over is no slip.
    for day in 21...23 {
      session.write("---\ndate: 0206-11-\(day)\n---\nText\n", to: "2026/11/\(day).md")
    }
    #expect(!session.run("check").errors.contains("0206"))
  }

  @Test func `shifts and plans that do not add up are warnings, and no failure`() {
    let session = Session.ward()
    #expect(session.screen("check") == "")
    func write(_ kind: String, _ at: String, to name: String) {
      session.write("---\nkind: \(kind)\nat: \(at):00+01:00\n---\n", to: "2026/11/\(name).md")
    }
    write("check-out", "2026-11-10T19:30", to: "out")
    write("check-in", "2026-11-13T06:30", to: "in")
    write("check-in", "2026-11-14T06:30", to: "long-in")
    write("check-out", "2026-11-15T08:30", to: "long-out")
    write("check-in", "2026-11-20T18:30", to: "open")
    session.write("---\nkind: shift\ndate: 2026-11-26\nshift: day\n---\n", to: "2026/11/worked.md")
    let reply = session.run("check")
    #expect(reply.code == 0)
    #expect(reply.output == "")
    #expect(
      reply.errors == """
        2026/11/worked.md:4:8: warning: worked plans work on Thu 26 November, which is time off
        2026/11/out.md:1:1: warning: check-out without a check-in
        2026/11/in.md:1:1: warning: check-in without a check-out
        2026/11/long-in.md:1:1: warning: check-in without a check-out
        2026/11/long-out.md:1:1: warning: check-out without a check-in

        """)
    #expect(
      session.run("check", "--lang", "fr").errors == """
        2026/11/worked.md:4:8: warning: worked prévoit un poste le jeudi 26 novembre, pendant des congés
        2026/11/out.md:1:1: warning: fin de poste sans prise de poste
        2026/11/in.md:1:1: warning: prise de poste sans fin de poste
        2026/11/long-in.md:1:1: warning: prise de poste sans fin de poste
        2026/11/long-out.md:1:1: warning: fin de poste sans prise de poste

        """)
    let document = session.run("check", "--json")
    #expect(document.code == 0)
    #expect(
      document.output.contains(
        """
            {
              "path": "2026/11/out.md",
              "line": 1,
              "column": 1,
              "severity": "warning",
              "message": "check-out without a check-in"
            },
        """))
  }

  @Test func `days of which the plan says nothing are told at the rota that ends before them`() {
    let session = Session(
      profile: """
        smjournal: 1
        rota:
          - {from: 2026-11-01, until: 2026-11-30, cycle: day rest}
          - {from: 2026-12-10, cycle: day rest}

        """)
    let reply = session.run("check")
    #expect(reply.errors.hasPrefix("journal.md:4:"), "\(reply.errors)")
  }
}
