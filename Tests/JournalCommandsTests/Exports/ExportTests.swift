import JournalModel
import JournalTestSupport
import Testing

@Suite struct ExportTests {
  private static let files = [
    "2026/11/2026-11-20-1850-check-in.md":
      "---\nkind: check-in\ndate: \"2026-11-20\"\nat: \"2026-11-20T18:50:00+01:00\"\nshift: night\nenergy: 4\nbadges:\n  - 💪\n  - calm\nsleep: [7, 8]\n---\n\nShort, \"of\" staff.\n",
    "2026/11/2026-11-21-a-hard-night.md":
      "---\ndate: 2026-11-21\ntitle: =A hard night\ntags: [fatigue, night]\nphotos:\n  - img/2026-11-21-lea.jpg\n---\n\n# Heading\n\nText.\n",
    "2026/11/2026-11-22-secret.md": "---\ndate: 2026-11-22\nprivate: true\ntitle: Mine\n---\nNobody's.\n",
    "2026/12/2026-12-20-vacation.md":
      "---\nkind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-28\nstatus: approved\ntitle: Lisbon\n---\n",
    "2026/11/img/2026-11-21-lea.jpg": "\u{1}\0photo", "trash/x.md": "gone", ".obsidian/app.json": "{}",
    ".stignore": "#x",
  ]

  private func session(_ language: String = "en") -> Session {
    let session = Session(
      profile: "smjournal: 1\nid: k7f3q\nlanguage: \(language)\ntimezone: Europe/Paris\n", Self.files)
    session.folder.makeFolder("out")
    session.folder.setModified(1_795_197_600_000_000_000, of: "journal/journal.md")
    session.folder.setModified(1_795_197_600_000_000_000, of: "journal/2026/12/2026-12-20-vacation.md")
    return session
  }

  private func out(_ session: Session, _ name: String) -> String? { session.folder.text(of: "out/" + name) }

  @Test(arguments: [
    ("pocket", "pocket.html"), ("form", "form.html"), ("ics", "journal.ics"), ("json", "journal.json"),
    ("epub", "journal.epub"), ("svg", "journal.svg"),
  ])
  func `a format of one file has its usual name in a folder that is named`(format: String, file: String) {
    let session = session()
    for output in ["../out", "../out/"] {
      #expect(session.run("export", format, "--output", output).code == 0)
      #expect(session.folder.bytes(of: "out/" + file) != nil)
    }
  }

  @Test(arguments: ["en", "fr"])
  func `the pocket says what today says, of now and of the days ahead`(language: String) {
    let session = session(language)
    let html = session.run("export", "pocket").output
    for day in ["2026-11-22", "2026-12-19", "2026-12-20", "2026-12-28"] {
      let lines = session.run("today", "--now", day + "T11:00:00+01:00").output.split(separator: "\n")
      // The countdown and its figures, behind greeting, affirmation and what separates them.
      for line in lines.filter({ $0.contains(" · ") || $0.contains("🌴") || $0.contains("🎉") }) {
        #expect(html.contains(">\(line)</p>"), "\(day): \(line)")
      }
    }
    #expect(!html.contains("Nobody") && html.contains("smjournal-form:k7f3q:"))
  }

  @Test func `a table of all kinds has a row a record, in their order, and leaves private ones out`() {
    let session = session()
    let reply = session.run("export", "csv", "--output", "../out/all.csv", "--json")
    #expect(reply.errors == "")
    #expect(
      reply.output == """
        {
          "schema": 1,
          "format": "csv",
          "output": "../out/all.csv",
          "records": 3,
          "files": 1,
          "bytes": \(out(session, "all.csv")?.utf8.count ?? 0),
          "leftOut": 1,
          "left": [
            {
              "what": null,
              "count": 1,
              "reason": "private"
            }
          ]
        }

        """)
    let lines = (out(session, "all.csv") ?? "").split(separator: "\r\n", omittingEmptySubsequences: false)
      .map(String.init)
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("id,path,kind,date,at,title,shift,energy,"))
    #expect(lines[0].hasSuffix(",words,text,own"))
    #expect(
      lines[1].hasPrefix("2026-11-20-1850-check-in,2026/11/2026-11-20-1850-check-in.md,check-in,2026-11-20,"))
    #expect(lines[1].contains(",💪 | calm,"))
    #expect(lines[1].hasSuffix(",3,\"Short, \"\"of\"\" staff.\",\"{\"\"sleep\"\": [7, 8]}\""))
    #expect(lines[2].contains(",'=A hard night,"))
    #expect(!lines.joined().contains("Mine"))
    #expect(
      session.run("export", "csv", "--private", "--tag", "night").errors
        == "1 record in 1 file, \(session.run("export", "csv", "--tag", "night").output.utf8.count) B\n")
  }

  @Test func `a folder has a table a kind, and Excel gets its mark and its separator`() {
    let session = session("fr")
    #expect(session.run("export", "csv", "--excel", "--output", "../out").code == 0)
    #expect(
      session.folder.files().filter { $0.hasPrefix("out/") } == [
        "out/check-in.csv", "out/entry.csv", "out/vacation.csv",
      ])
    #expect(out(session, "vacation.csv")?.unicodeScalars.first == "\u{FEFF}")
    #expect(out(session, "vacation.csv")?.contains(";from;until;category;status;") == true)
    // A second time replaces the tables, and another file is never replaced.
    #expect(session.run("export", "csv", "--output", "../out").code == 0)
    session.folder.write("thesis", to: "out/entry.csv")
    let reply = session.run("export", "csv", "--output", "../out", "--lang", "en")
    #expect(reply.code == 1)
    #expect(
      reply.errors.hasSuffix(
        "out/entry.csv: error: a file has this name, and as far as this device knows it is not an earlier export of this journal as it was written; it was not replaced: delete it, or give another name\n"
      ))
    #expect(out(session, "entry.csv") == "thesis")
  }

  @Test func `a backup has every byte of every file with its sum, and says what it holds`() {
    let session = session()
    let reply = session.run("export", "json", "--output", "../out/b.json")
    #expect(
      reply.errors.hasPrefix(
        "smjournal: this backup holds 1 private record too: keep it to yourself\n4 records in 8 files, "))
    let text = out(session, "b.json") ?? ""
    #expect(
      text.hasPrefix(
        "{\n  \"schema\": 1,\n  \"format\": \"smjournal-backup\",\n  \"files\": [\n    {\"path\": \".stignore\", \"size\": 2, "
      ))
    #expect(text.contains("\"text\": \"gone\", \"sha256\": \"283bb9deef02e6843abfb538efa1eca7"))
    #expect(text.contains("{\"path\": \"2026/11/img/2026-11-21-lea.jpg\", \"size\": 7, "))
    #expect(text.contains("\"base64\": \"AQBwaG90bw==\", \"sha256\": \""))
    #expect(
      text.contains(
        "\"path\": \"journal.md\", \"size\": 67, \"modified\": 1795197600000000000, \"text\": \"---\\nsmjournal: 1\\n"
      ))
    #expect(!text.contains(".obsidian"))
    #expect(text.contains("\n  ],\n  \"journal\": \"k7f3q\",\n  \"records\": 4,\n  \"bytes\": "))
    let again = session.run("export", "json")
    #expect(again.output == text)
    #expect(
      session.run("export", "json", "--tag", "x").errors.hasPrefix("smjournal: error: ") == true)
  }

  @Test func `Markdown is a new folder with the files and their photos, an archive, or one file to read`() {
    let session = session()
    let reply = session.run("export", "markdown", "--output", "../out/copy")
    #expect(reply.errors.hasPrefix("3 records in 5 files, "))
    #expect(
      session.folder.files().filter { $0.hasPrefix("out/") } == [
        "out/copy/2026/11/2026-11-20-1850-check-in.md", "out/copy/2026/11/2026-11-21-a-hard-night.md",
        "out/copy/2026/11/img/2026-11-21-lea.jpg", "out/copy/2026/12/2026-12-20-vacation.md",
        "out/copy/journal.md",
      ])
    #expect(out(session, "copy/2026/11/img/2026-11-21-lea.jpg") == "\u{1}\0photo")
    #expect(
      session.run("export", "markdown", "--output", "../out/copy").errors.contains(
        "there are files in this folder already"))
    #expect(session.run("export", "markdown", "--output", "../out/j.zip").code == 0)
    #expect(session.folder.bytes(of: "out/j.zip")?.starts(with: [0x50, 0x4B, 3, 4]) == true)
    #expect(session.run("export", "markdown", "--output", "../out/j.zip").code == 0)
    #expect(
      session.run("export", "markdown").output == """
        <!-- smjournal export markdown -->

        # 2026

        ## November 2026

        ### Fri 20 November 18:50 · Check-in

        *Night · Energy 4/5 · 💪 · Calm*

        Short, "of" staff.

        ### Sat 21 November · =A hard night

        *#fatigue · #night*

        #### Heading

        Text.

        ## December 2026

        ### Sun 20 December · Lisbon

        *20–28 December · Leave*

        """)
  }

  @Test func `nothing is written into the journal but below a folder that begins with a dot`() {
    let session = session()
    let reply = session.run("export", "markdown", "--output", "./copy.md")
    #expect(reply.code == 1)
    #expect(reply.errors.contains("this would be inside the journal"))
    session.folder.makeFolder("journal/.backup")
    #expect(session.run("export", "json", "--output", ".backup/b.json").code == 0)
    #expect(session.run("export", "csv", "--output", "2026/").code == 1)
  }

  @Test func `a calendar shows shifts and time off without a word of the person's`() {
    let session = session()
    session.write(
      "---\nsmjournal: 1\nid: k7f3q\ntimezone: Europe/Paris\nrota:\n  from: 2026-11-01\n  cycle: night rest\n  hours:\n    night: \"19:00-07:30\"\n---\n",
      to: "journal.md")
    session.folder.setModified(1_795_197_600_000_000_000, of: "journal/journal.md")
    let words = ["export", "ics", "--from", "2026-12-17", "--until", "2026-12-22"]
    let text = session.run(words.map { Array($0.utf8) }).output
    #expect(
      text
        == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//smjournal//calendar//EN
        CALSCALE:GREGORIAN
        NAME:Shifts and time off
        X-WR-CALNAME:Shifts and time off
        REFRESH-INTERVAL;VALUE=DURATION:PT12H
        X-PUBLISHED-TTL:PT12H
        BEGIN:VEVENT
        UID:2026-12-17-1-shift@k7f3q
        DTSTAMP:20261120T180000Z
        LAST-MODIFIED:20261120T180000Z
        SEQUENCE:217360800
        DTSTART:20261217T180000Z
        DTEND:20261218T063000Z
        SUMMARY:Night
        TRANSP:OPAQUE
        END:VEVENT
        BEGIN:VEVENT
        UID:2026-12-19-1-shift@k7f3q
        DTSTAMP:20261120T180000Z
        LAST-MODIFIED:20261120T180000Z
        SEQUENCE:217360800
        DTSTART:20261219T180000Z
        DTEND:20261220T063000Z
        SUMMARY:Night
        TRANSP:OPAQUE
        END:VEVENT
        BEGIN:VEVENT
        UID:2026-12-20-1-vacation@k7f3q
        DTSTAMP:20261120T180000Z
        LAST-MODIFIED:20261120T180000Z
        SEQUENCE:217360800
        DTSTART;VALUE=DATE:20261220
        DTEND;VALUE=DATE:20261229
        SUMMARY:Leave
        TRANSP:TRANSPARENT
        X-MICROSOFT-CDO-BUSYSTATUS:OOF
        END:VEVENT
        END:VCALENDAR

        """.replacing("\n", with: "\r\n"))
    session.now = "2026-11-20T23:59:00+01:00"
    #expect(session.run(words.map { Array($0.utf8) }).output == text)
    #expect(session.run("export", "ics", "--only", "time-off").output.contains("SUMMARY:Leave"))
    #expect(!session.run("export", "ics", "--only", "time-off").output.contains("-shift@"))
    #expect(session.run("export", "ics", "--only", "moods").code == 64)
  }

  @Test func `between the parts of a split shift a calendar is free`() {
    let session = session()
    session.write(
      "---\nsmjournal: 1\nid: k7f3q\ntimezone: Europe/Paris\nrota:\n  from: 2026-11-01\n  cycle: day rest\n  hours:\n    day: \"07:00-11:00, 16:00-20:00\"\n---\n",
      to: "journal.md")
    let text = session.run("export", "ics", "--from", "2026-11-23", "--until", "2026-11-23").output
    let lines = text.split(separator: "\r\n").filter { ["UID", "DTS", "DTE"].contains($0.prefix(3)) }
    #expect(
      lines.filter { !$0.hasPrefix("DTSTAMP") } == [
        "UID:2026-11-23-1-shift@k7f3q", "DTSTART:20261123T060000Z", "DTEND:20261123T100000Z",
        "UID:2026-11-23-1-shift-2@k7f3q", "DTSTART:20261123T150000Z", "DTEND:20261123T190000Z",
      ])
  }

  @Test(
    arguments: [
      (["export", "odt"], 64), (["export", "csv", "--json"], 64),
      (["export", "json", "--from", "2026-01-01", "-o", "x"], 64),
      (["export", "csv", "-o", "/nowhere/x.csv"], 1),
    ] as [([String], Int32)])
  func `what can't be is refused before anything is written`(words: [String], code: Int32) {
    #expect(session().run(words.map { Array($0.utf8) }).code == code)
  }

  @Test func `at a terminal it is asked before private records leave`() {
    let session = session()
    let reply = session.run("export", "csv", "--private", "-o", "../out/a.csv", typed: "n")
    #expect(reply.errors.contains("1 private record will be in it. Go on?"))
    #expect(reply.output == "Nothing was written.\n")
    #expect(out(session, "a.csv") == nil)
    #expect(session.run("export", "csv", "--private", "-o", "../out/a.csv", typed: "y").code == 0)
    #expect(out(session, "a.csv")?.contains("Mine") == true)
  }
}

@Suite struct PlaceOfExportTests {
  @Test(arguments: [
    ("export csv --output t.csv", "t.csv"), ("export json --output b.json", "b.json"),
    ("export html --output p.html", "p.html"), ("report --html r.html", "r.html"),
  ]) func `a name without a folder goes beside the journal in which one stands, and that is said`(
    words: String, name: String
  ) {
    let session = Session(["2026/11/2026-11-20-a.md": "A\n"])
    let before = session.files
    let reply = session.run(words.words)
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.folder.text(of: name) != nil)
    #expect(session.files == before)
    #expect(
      (reply.output + reply.errors).contains(session.folder.absolute(name)), "\(reply.output)\(reply.errors)")
  }

  @Test(arguments: ["html", "form", "pocket"]) func `a page gets the ending by which a browser knows it`(
    format: String
  ) {
    let session = Session(["2026/11/2026-11-20-a.md": "A\n"])
    let reply = session.run("export", format, "--output", "../page")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.folder.text(of: "page") == nil && session.folder.text(of: "page.html") != nil)
    #expect(reply.errors.contains("the page is called ../page.html: "), "\(reply.errors)")
  }

  @Test func `the page to write in is of no records`() {
    let session = Session(["2026/11/2026-11-20-a.md": "A\n"])
    let line = session.run("export", "form", "--output", "../f.html").errors
    #expect(
      line.hasPrefix("a page to write in, ")
        && line.hasSuffix(" KB; send it to the phone and open it there\n"))
  }
}
