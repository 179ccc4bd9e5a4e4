import JournalTestSupport
import Testing

/// What leaves for the diaries of other programs, and comes back from there.
@Suite struct DiaryExportTests {
  private static let files = [
    "2026/11/2026-11-20-1850-a-hard-night.md":
      "---\nat: \"2026-11-20T18:50:12+01:00\"\ntitle: A hard night\nmood: 4\ntags:\n  - night\n  - ward/7 B\nhighlights:\n  - Léa laughed\nfavorite: true\npeople:\n  - Léa\nplace: Ward 7\nweather: \"Rain, 12 °C\"\nphotos:\n  - img/lea.jpg\n---\n\nText with **force**.\n\n[not a date] in brackets\n\n![Léa asleep](img/lea.jpg)\n",
    "2026/11/2026-11-20-1900-check-in.md":
      "---\nkind: check-in\ndate: \"2026-11-20\"\nat: \"2026-11-20T19:00:00+01:00\"\nshift: night\nenergy: 4\nbadges:\n  - 💪\n---\n\nShort of staff.\n",
    "2026/11/2026-11-22-secret.md": "---\ndate: 2026-11-22\nprivate: true\ntitle: Mine\n---\nNobody's.\n",
    "2026/11/2026-11-23-entry.md":
      "---\ndate: 2026-11-23\n---\n\n* a point\n* another\n\n`code` and [a link](https://a.org/b)\n",
    "2026/11/img/lea.jpg": "\u{1}photo",
  ]

  private func session() -> Session {
    let session = Session(
      profile: "smjournal: 1\nid: k7f3q\nlanguage: en\ntimezone: Europe/Paris\n", Self.files)
    session.folder.makeFolder("out")
    return session
  }

  private func out(_ session: Session, _ name: String) -> String {
    String(decoding: session.folder.bytes(of: "out/" + name) ?? [], as: UTF8.self)
  }

  @Test func `what came from jrnl goes back without a word more`() {
    let session = Session(profile: "smjournal: 1\ntimezone: Europe/Paris\n")
    // Of one minute in their order, whatever their titles.
    let text =
      "[2026-11-20 18:50] Walk with @Ann and @dr_hughes.\nBy the sea, @Léa, #calm.\n\n[2026-11-20 18:50] A second.\n [not a day] in brackets\n\n"
    session.folder.write(text, to: "walk.txt")
    session.run("import", "jrnl", "../walk.txt", "--no-input")
    #expect(session.run("export", "jrnl").output == text)
  }

  @Test func `what a mood alone says is no star of jrnl`() {
    let session = Session(profile: "smjournal: 1\ntimezone: Europe/Paris\n")
    session.write(
      "---\nat: 2026-11-20T09:00:00+01:00\nmood: 😊\n---\n", to: "2026/11/2026-11-20-0900-mood.md")
    #expect(session.run("export", "jrnl").output == "[2026-11-20 09:00] _😊 happy_\n\n")
  }

  @Test(arguments: [
    ("happy", "😊 bien"), ("verySad", "😭 très triste"), ("4", "😊 bien"), ("serein", "😊 serein"),
  ]) func `a mood is said in the language, but for a word of one's own`(mood: String, said: String) {
    let session = Session(
      profile: "smjournal: 1\nlanguage: fr\nmoods: {serein: 4}\n",
      ["a.md": "---\ndate: 2026-11-20\nmood: \(mood)\n---\n"])
    let output = session.run("export", "markdown", "--output", "-").output
    #expect(output.contains("*\(said)*"), "\(output)")
  }

  @Test func `a mood of one's own keeps its word, and a note of another day is there on that day`() {
    let session = Session(
      profile: "smjournal: 1\nmoods: {serene: 4}\n",
      [
        "a.md": "---\ndate: 2026-11-20\nat: 2026-11-20T09:00:00+01:00\nmood: serene\n---\n",
        "b.md": "---\ndate: 2026-11-20\nat: 2026-11-20T09:01:00+01:00\nmood: 😡\n---\n",
        "c.md": "---\ndate: 2026-11-12\nat: 2026-11-20T09:02:00+01:00\ntitle: Cinema\n---\n",
        "d.md": "---\ndate: 2026-11-19\nat: 2026-11-20T03:00:00+01:00\ntitle: Night\n---\n",
      ])
    let output = session.run("export", "jrnl").output
    for entry in [
      "[2026-11-20 09:00] _😊 serene_", "[2026-11-20 09:01] _😡 very sad_", "[2026-11-12 09:02] Cinema",
      "[2026-11-20 03:00] Night",
    ] {
      #expect(output.contains(entry), "\(output)")
    }
  }

  @Test(arguments: ["jrnl", "org", "dayone", "epub"])
  func `people are no days of a diary: they are left out and counted`(format: String) {
    let session = Session(profile: "smjournal: 1\ntimezone: Europe/Paris\n", Self.files)
    session.write("---\nkind: person\nname: Ann\n---\n", to: "people/ann.md")
    let reply = session.run("export", format, "--output", "../ann.zip")
    #expect(
      reply.errors.contains(
        "; 1 private left out (--private includes it); without 1 person: such a file has no place for people\n"
      ))
  }

  @Test(arguments: [
    ("dayone", 3, 2, ["private 1", "person 1"]), ("html", 3, 3, ["private 1", "person 1", "media 1"]),
    ("html --kind entry", 2, 2, ["private 1", "media 1"]), ("csv", 4, 1, ["private 1"]),
    ("html --private", 4, 2, ["person 1", "media 1"]),
  ])
  func `a receipt in JSON says of each thing why it is left out`(
    line: String, records: Int, count: Int, left: [String]
  ) throws {
    let session = Session(profile: "smjournal: 1\ntimezone: Europe/Paris\n", Self.files)
    session.write("---\nkind: person\nname: Ann\n---\n", to: "people/ann.md")
    let words = "export \(line) --output ../ann.zip --json".words
    let json = session.run(words).output.filter { !$0.isWhitespace }
    let objects = left.map { text in
      let parts = text.split(separator: " ")
      return "{\"what\":null,\"count\":\(parts[1]),\"reason\":\"\(parts[0])\"}"
    }
    #expect(json.contains("\"records\":\(records),"), "\(json)")
    #expect(json.contains("\"leftOut\":\(count),\"left\":[\(objects.joined(separator: ","))]"), "\(json)")
  }

  @Test func `jrnl has an entry a record, with its time, its star and its tags`() {
    let session = session()
    let reply = session.run("export", "jrnl", "--output", "../out/j.txt")
    #expect(
      reply.errors
        == "3 records in 1 file, \(out(session, "j.txt").utf8.count) B; 1 private left out (--private includes it)\nsmjournal: 1 photo or recording is named and not in the file; it comes along into a folder or a .zip: --output NAME.zip\n"
    )
    #expect(
      out(session, "j.txt") == """
        [2026-11-20 18:50:12] A hard night *
        Text with **force**.

         [not a date] in brackets

        ![Léa asleep](img/lea.jpg)

        - ✦ Léa laughed

        *😊 happy · Léa · Ward 7 · Rain, 12 °C*

        #night #ward/7-B

        [2026-11-20 19:00] Check-in
        Short of staff.

        *Night · Energy 4/5 · 💪*

        [2026-11-23] * a point
        * another

        `code` and [a link](https://a.org/b)


        """)
  }

  @Test func `Org has a heading a day and a record, keys as properties and its own marks`() {
    let session = session()
    #expect(session.run("export", "org", "--output", "../out/o/").code == 0)
    #expect(
      session.folder.files().filter { $0.hasPrefix("out/") } == [
        "out/o/2026/11/img/lea.jpg", "out/o/journal.org",
      ])
    #expect(
      out(session, "o/journal.org") == """
        # smjournal export org

        * 2026-11-20 Friday
        :PROPERTIES:
        :CREATED: 20261120
        :END:
        ** 18:50 A hard night :night:ward_7_B:
        :PROPERTIES:
        :ID: 2026-11-20-1850-a-hard-night
        :AT: 2026-11-20T18:50:12+01:00
        :MOOD: 4
        :HIGHLIGHTS: Léa laughed
        :FAVORITE: true
        :PEOPLE: Léa
        :PLACE: Ward 7
        :WEATHER: Rain, 12 °C
        :END:
        Text with *force*.

        [not a date] in brackets

        [[file:2026/11/img/lea.jpg]]
        ** 19:00 Check-in
        :PROPERTIES:
        :ID: 2026-11-20-1900-check-in
        :AT: 2026-11-20T19:00:00+01:00
        :KIND: check-in
        :SHIFT: night
        :ENERGY: 4
        :BADGES: 💪
        :END:
        Short of staff.

        * 2026-11-23 Monday
        :PROPERTIES:
        :CREATED: 20261123
        :END:
        ** Entry
        :PROPERTIES:
        :ID: 2026-11-23-entry
        :KIND: entry
        :END:
        - a point
        - another

        ~code~ and [[https://a.org/b][a link]]

        """)
  }

  @Test func `Day One gets an archive with its JSON and the photos by their ids`() {
    let session = session()
    let reply = session.run("export", "dayone", "--output", "../out/d.zip")
    #expect(reply.errors.hasPrefix("3 records in 2 files, "))
    let text = out(session, "d.zip")
    #expect(text.hasPrefix("PK\u{3}\u{4}"))
    #expect(text.contains("{\n\"metadata\": {\"version\": \"1.0\"},\n\"entries\": [\n{\"uuid\": \""))
    #expect(
      text.contains(
        "\"creationDate\": \"2026-11-20T17:50:12Z\", \"modifiedDate\": \"2026-11-20T17:50:12Z\", \"timeZone\": \"Europe/Paris\", \"isAllDay\": false, \"starred\": true, \"isPinned\": false, \"text\": \"# A hard night\\n\\nText with **force**.\\n\\n[not a date] in brackets\\n\\n![](dayone-moment://"
      ))
    #expect(
      text.contains(
        "\\n*Léa asleep*\\n\\n```\\nsmjournal: entry\\nmood: 4\\nhighlights: [\\\"Léa laughed\\\"]\\npeople: [\\\"Léa\\\"]\\n```\", \"tags\": [\"night\", \"ward/7 B\"], \"location\": {\"placeName\": \"Ward 7\"}, \"weather\": {\"conditionsDescription\": \"Rain\", \"temperatureCelsius\": 12}, \"photos\": [{\"identifier\": \""
      ))
    #expect(text.contains("\"type\": \"jpeg\", \"orderInEntry\": 0}]}"))
    #expect(text.contains("\"creationDate\": \"2026-11-23T11:00:00Z\""))
    #expect(!text.contains("Nobody"))
  }

  @Test func `a book has a chapter a month, and replaces none of another program`() {
    let session = session()
    #expect(session.run("export", "epub", "--output", "../out/b.epub").code == 0)
    let text = out(session, "b.epub")
    #expect(text.contains("mimetypeapplication/epub+zipPK"))
    #expect(text.contains("<h2>Fri 20 November</h2><h3 dir=\"auto\">18:50 · A hard night · ★</h3>"))
    #expect(text.contains("<p class=\"meta\" dir=\"auto\">😊 "))
    #expect(text.contains("<a href=\"https://a.org/b\" rel=\"noreferrer\">a link</a>"))
    #expect(text.contains("<meta property=\"dcterms:modified\">20"))
    #expect(!text.contains("Nobody"))
    // The photo of the test is none that a book can show.
    #expect(text.contains("<p>Léa asleep</p>"))
    let again = session.run("export", "epub", "--output", "../out/b.epub")
    #expect(again.code == 0)
    #expect(out(session, "b.epub") == text)
    session.folder.write(
      [0x50, 0x4B, 3, 4, 10, 0, 0, 0, 0, 0, 0, 0, 0x21, 0] + [UInt8](repeating: 0, count: 16)
        + Array("mimetypeapplication/epub+zip".utf8), to: "out/b.epub")
    #expect(session.run("export", "epub", "--output", "../out/b.epub").code == 1)
  }

  /// What a journal has of each kind that Day One has no place for.
  private static let records = [
    "2026/11/2026-11-20-1900-check-in.md":
      "---\nkind: check-in\ndate: 2026-11-20\nat: \"2026-11-20T19:00:00+01:00\"\nshift: night\nenergy: 4\nbadges:\n  - 💪\nwater: 3\n---\n\nShort of staff.\n",
    "2026/11/2026-11-21-0740-check-out.md":
      "---\nkind: check-out\ndate: 2026-11-20\nat: \"2026-11-21T07:40:00+01:00\"\nmood: \"😔\"\nshift: night\nload: 5\nend: 07:50\n---\n\n# Hard\n\nTwo births.\n",
    "2026/11/2026-11-21-0200-in-the-night.md":
      "---\nkind: entry\ndate: 2026-11-20\nat: \"2026-11-21T02:00:00+01:00\"\ntitle: In the night\nmood: \"😊\"\ntags:\n  - ward\nhighlights:\n  - 'Léa: \"laughed\"'\nfavorite: true\npeople:\n  - Léa\nplace: Ward 7\nweather: Rain, 12 °C\nprivate: true\n\"my key\":\n  a:\n    - 1\n    - 2.5\n    - \"yes\"\n---\n\nWith `code`.\n",
    "2026/12/2026-12-20-vacation.md":
      "---\nkind: vacation\ntitle: Lyon\nfrom: 2026-12-20\nuntil: 2027-01-03\ncategory: leave\nstatus: approved\n---\n\nSnow.\n",
    "2026/12/2026-12-01-rota.md":
      "---\nkind: rota\npublished: \"2026-11-14T10:00:00+01:00\"\nfrom: 2026-12-01\nuntil: 2026-12-31\nshifts:\n  - 2026-12-01 N 21:00-07:00\n---\n",
    "2026/11/2026-11-24-shift-night.md":
      "---\nkind: shift\ndate: 2026-11-24\nshift: night\nstart: 21:00\nend: 07:00\n---\n",
    "2026/11/2026-11-20-sleep.md":
      "---\nkind: sleep\ndate: 2026-11-20\nstart: \"2026-11-20T08:00:00+01:00\"\nend: \"2026-11-20T14:00:00+01:00\"\nasleep: 340\n---\n",
  ]

  /// Another journal into which records came that one exported.
  private func there(_ records: [String: String], by export: String, as format: String) -> Session {
    let profile = "smjournal: 1\nid: k7f3q\nlanguage: en\ntimezone: Europe/Paris\n"
    let session = Session(profile: profile, records)
    session.folder.makeFolder("out")
    #expect(session.run("export", export, "--private", "--output", "../out/d.zip").code == 0)
    let other = Session(profile: profile)
    other.folder.write(session.folder.bytes(of: "out/d.zip") ?? [], to: "out/d.zip")
    let reply = other.run("import", format, "../out/d.zip")
    #expect((reply.code, reply.errors) == (0, ""))
    return other
  }

  @Test func `Day One gives back all kinds of records with all they say`() {
    let other = there(Self.records, by: "dayone", as: "dayone")
    for (path, text) in Self.records {
      // Sources write their records' keys in one order and form, whatever these were.
      let plain = { (text: String?) in
        text?.split(separator: "\n").map { $0.filter { !"\"' ".contains($0) } }
          .filter { !$0.hasPrefix("source:") && !$0.hasPrefix("origin:") }.sorted()
      }
      #expect(plain(other.text(path)) == plain(text), "\(path): \(other.text(path) ?? "\(other.files)")")
    }
    #expect(other.run("import", "dayone", "../out/d.zip").output.contains("7 already there"))
  }

  @Test func `Org gives back what a record is, its day and its ratings`() {
    let nameless = "---\nkind: entry\ndate: \"2026-11-23\"\n---\n\nNo title.\n"
    let records = Self.records.merging(["2026/11/2026-11-23-entry.md": nameless]) { $1 }
    let other = there(records, by: "org", as: "org-journal")
    let expected = [
      "2026/11/2026-11-20-1900-check-in.md": ["kind: check-in", "energy: 4", "shift: night", "badges:"],
      "2026/11/2026-11-21-0740-check-out.md": [
        "kind: check-out", "date: \"2026-11-20\"", "at: \"2026-11-21T07:40:00+01:00\"", "load: 5",
      ],
      "2026/11/2026-11-21-0200-in-the-night.md": [
        "kind: entry", "date: \"2026-11-20\"", "at: \"2026-11-21T02:00:00+01:00\"", "title: In the night",
      ],
      "2026/11/2026-11-20-sleep.md": ["kind: sleep", "asleep: 340"],
      "2026/11/2026-11-23-entry.md": ["kind: entry", "date: \"2026-11-23\""],
    ]
    for (path, lines) in expected {
      let text = other.text(path) ?? "\(other.files)"
      for line in lines { #expect(text.contains("\n" + line), "\(path): \(text)") }
      #expect(text.contains("\ntitle: ") == path.contains("in-the-night"), "\(path): \(text)")
    }
    // What is private there is so here.
    #expect(!other.run("export", "jrnl").output.contains("In the night"))
  }

  @Test(arguments: [("dayone", "d.zip"), ("org", "o.zip"), ("jrnl", "j.txt")])
  func `what goes out comes back with day, time, title, tags and text`(format: String, file: String) {
    let session = session()
    #expect(session.run("export", format, "--kind", "entry", "--output", "../out/" + file).code == 0)
    let other = Session(profile: "smjournal: 1\ntimezone: Europe/Paris\n")
    other.folder.write(session.folder.bytes(of: "out/" + file) ?? [], to: "out/" + file)
    let name = format == "org" ? "org-journal" : format
    let reply = other.run("import", name, "../out/" + file)
    #expect(reply.code == 0)
    #expect(reply.errors == "")
    let text = other.text("2026/11/2026-11-20-1850-a-hard-night.md") ?? ""
    #expect(text.contains("at: \"2026-11-20T18:50:12+01:00\"\ntitle: A hard night\n"))
    #expect(text.contains("favorite: true\n"))
    #expect(text.contains("Text with **force**.\n\n"))
    #expect(text.contains("[not a date] in brackets\n"))
    #expect(text.contains("tags:\n  - night\n"))
    let second = other.files.filter { $0.contains("2026-11-23") }
    #expect(second.count == 1)
    #expect(other.text(second.first ?? "")?.contains("`code` and [a link](https://a.org/b)") == true)
    if format != "jrnl" {
      #expect(text.contains("place: Ward 7\n"))
      #expect(text.contains("weather: Rain, 12 °C\n"))
      #expect(other.files.contains { $0.hasPrefix("2026/11/img/") })
    }
    // A second time adds nothing.
    #expect(other.run("import", name, "../out/" + file).code == 0)
    #expect(other.files.count { $0.hasSuffix(".md") } == 3)
  }

  @Test(arguments: [
    ("kind: check-out\nend: \"19:45\"\ncall-outs: [\"23:40-04:10\"]", "End: 19:45 · Call-outs: 23:40-04:10"),
    ("kind: check-in\nstart: \"18:45\"", "Start: 18:45"),
    (
      "kind: shift\nshift: night\nworked: \"18:45-07:50\"\nbreak: 30",
      "Night · Worked: 18:45-07:50 · Break: 30"
    ),
    (
      "kind: sleep\nstart: \"2026-11-20T08:00:00+01:00\"\nend: \"2026-11-20T14:00:00+01:00\"\nasleep: 330",
      "Start: 2026-11-20T08:00:00+01:00 · End: 2026-11-20T14:00:00+01:00 · Asleep: 330"
    ),
    (
      "kind: rota\nfrom: 2026-11-20\nuntil: 2026-11-21\nshifts:\n  - 2026-11-20 N 21:00-07:00",
      "Shifts: 2026-11-20 N 21:00-07:00"
    ),
    ("kind: vacation\nfrom: 2026-11-20\nuntil: 2026-11-20\nhalf: morning", "Half a day, morning"),
  ]) func `a diary of another program has the hours in words`(keys: String, said: String) {
    let session = Session(
      profile: "smjournal: 1\ntimezone: Europe/Paris\n",
      ["2026/11/a.md": "---\ndate: 2026-11-20\n\(keys)\n---\n"])
    let output = session.run("export", "jrnl").output
    #expect(output.contains(said), "\(output)")
  }
}
