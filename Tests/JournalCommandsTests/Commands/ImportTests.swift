import JournalTestSupport
import Testing

@Suite struct ImportTests {
  private static let table =
    "full_date,date,weekday,time,mood,activities,note_title,note\n"
    + "2026-05-30,30 May,Saturday,18:50,rad,friends,Title,Text\n2026-02-30,,,08:05,vaguely ok,,,\n"
    + "2026-05-29,,,08:05,vaguely ok,,,\n"

  private func session() -> Session {
    let session = Session(profile: "smjournal: 1\nname: Camille\ntimezone: Europe/Paris\n")
    session.folder.write(Self.table, to: "d.csv")
    return session
  }

  @Test func `second versions and empty notes of a vault are no entries`() {
    let session = session()
    for (name, text) in [
      ("2026-11-20.md", "one\n"), ("2026-11-20.sync-conflict-20261121-002003-PIDLRVI.md", "one\ntwo\n"),
      ("2026-11-25.md", " \n"), ("2026-11-26.md", "<<<<<<< a\nx\n=======\ny\n>>>>>>> b\n"),
    ] { session.folder.write(text, to: "vault/" + name) }
    let reply = session.run("import", "markdown", "../vault")
    #expect(reply.code == 0)
    #expect(
      reply.output.contains(
        "1 left out: empty\n2 left out: second versions that a sync tool left, or two versions in one file;")
        && reply.output.contains("1 added"), "\(reply.output)")
    #expect(session.files == ["2026/11/2026-11-20.md", "journal.md"])
  }

  @Test func `a word that had a meaning before has the new one from the first day of the rota on`() {
    let session = Session(profile: "smjournal: 1\ntimezone: Europe/Paris\n")
    func rota(_ month: String) -> String {
      let days = ["01", "02"].map {
        "BEGIN:VEVENT\r\nUID:\(month)\($0)\r\nDTSTART;VALUE=DATE:\(month)\($0)\r\nSUMMARY:N\r\nEND:VEVENT\r\n"
      }
      return "BEGIN:VCALENDAR\r\n" + days.joined() + "END:VCALENDAR\r\n"
    }
    session.folder.write(rota("202612"), to: "a.ics")
    session.folder.write(rota("202701"), to: "b.ics")
    #expect(session.run("import", "ics", "../a.ics", "--map", "N=night 21:00-07:00").code == 0)
    #expect(session.run("import", "ics", "../b.ics", "--map", "N=night 19:00-07:30").code == 0)
    let profile = session.text("journal.md")
    #expect(
      profile == """
        ---
        smjournal: 1
        timezone: Europe/Paris
        shifts:
          "N":
            - is: night
              hours: "21:00-07:00"
            - from: "2027-01-01"
              is: night
              hours: "19:00-07:30"
        ---

        """)
    // December keeps its hours, and a second time says nothing new.
    let december = session.run("rota", "--from", "2026-12-01", "--until", "2026-12-01", "--json")
    #expect(december.output.contains("\"start\": \"2026-12-01T21:00:00+01:00\""))
    #expect(session.run("import", "ics", "../b.ics", "--map", "N=night 19:00-07:30").code == 0)
    #expect(session.text("journal.md") == profile)
  }

  @Test(
    arguments: [
      (
        "en",
        "../p.pdf:1:1: error: is a PDF, and nothing reads a plan from one without mistakes: ask for the calendar (.ics) or the table (.xlsx, .csv) that it was printed from, or type it into a table with a column for the day and one for the shift, and import that\n"
      ),
      (
        "fr",
        "../p.pdf:1:1: error: est un PDF, et rien n’y lit un planning sans erreur\u{A0}: demande le calendrier (.ics) ou le tableau (.xlsx, .csv) dont il a été imprimé, ou recopie-le dans un tableau avec une colonne pour le jour et une pour le poste, et importe celui-ci\n"
      ),
    ])
  func `a PDF says what to do instead`(language: String, message: String) {
    let session = self.session()
    session.folder.write("%PDF-1.4\n", to: "p.pdf")
    let reply = session.run("import", "../p.pdf", "--lang", language)
    #expect(reply.code == 1)
    #expect(reply.errors == message)
  }

  @Test func `a dry run writes nothing and says what would be done`() {
    let session = session()
    let reply = session.run("import", "auto", "../d.csv", "--dry-run")
    #expect(reply.code == 0)
    #expect(
      reply.output == """
        daylio: 3 read, 29–30 May 2026
        2 to add
        moods: vaguely ok 1, 😄 1
        unknown moods: vaguely ok 1
          say what one means with --mood 'vaguely ok=neutral'
        1 left out: could not be read

        """)
    #expect(reply.errors == "../d.csv:3:1: error: “2026-02-30” is not a date or time\n")
    #expect(session.files == ["journal.md"])
  }

  @Test(arguments: [
    // Rows, the exit code, and what is left out.
    (["2026-05-30,,,18:50,rad,,T,x", "2026-02-30,,,08:05,rad,,,"], [0, 0], 1),
    (["2026-05-30,,,18:50,xyz,,T,x"], [0, 0], 0), (["2026-05-30,,,18:50,rad,,T,x"], [0, 0], 0),
    (["2026-02-30,,,18:50,rad,,T,x"], [1, 1], 1),
  ])
  func `an import is done where something of it is there; it failed where all was left out`(
    rows: [String], codes: [Int32], left: Int
  ) {
    let session = Session(profile: "smjournal: 1\ntimezone: Europe/Paris\n")
    let head = "full_date,date,weekday,time,mood,activities,note_title,note\n"
    session.folder.write(head + rows.joined(separator: "\n") + "\n", to: "e.csv")
    // Again, too: nothing is new then.
    let replies = codes.map { _ in session.run("import", "daylio", "../e.csv", "--json") }
    #expect(replies.map(\.code) == codes)
    #expect(replies.allSatisfy { $0.output.contains("\"leftOut\": \(left),") })
  }

  @Test(arguments: [
    ("ics", "--mood", "meh=neutral"), ("csv", "--only", "N"), ("csv", "--mood", "meh=neutral"),
    ("daylio", "--map", "N=night"),
    ("daylio", "--person", "y"), ("markdown", "--tags", "@"), ("vcard", "--zone", "Europe/Paris"),
    ("json", "--from", "2026-01-01"), ("health", "--keep-position", ""),
  ])
  func `an option that says nothing of a format is refused`(format: String, option: String, value: String) {
    let session = session()
    let words = ["import", format, "../d.csv", option] + (value.isEmpty ? [] : [value])
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(
      reply.errors.hasPrefix("smjournal: error: '\(format)' and '\(option)' can't be used together\n"),
      "\(reply)")
    // What a file turns out to be is no other.
    #expect(
      session.run("import", "../d.csv", "--person", "y").errors.hasPrefix("smjournal: error: 'daylio' and "))
    #expect(session.files == ["journal.md"])
  }

  @Test func `a dry run says why the run would write nothing, with the command that writes`() {
    let session = session()
    let days = ["Annual leave", "Day Off", "Dentist"].enumerated().map { number, title in
      "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTART;VALUE=DATE:2026120\(number + 1)\r\nSUMMARY:\(title)\r\nEND:VEVENT\r\n"
    }
    session.folder.write(
      "BEGIN:VCALENDAR\r\n" + days.joined()
        + "BEGIN:VEVENT\r\nUID:n\r\nDTSTART:20261205T210000\r\nDTEND:20261206T070000\r\nSUMMARY:Night\r\nEND:VEVENT\r\n"
        + "END:VCALENDAR\r\n", to: "m.ics")
    let dry = session.run("import", "../m.ics", "--dry-run", "--no-input")
    let run = session.run("import", "../m.ics", "--no-input")
    #expect(dry.errors == run.errors && dry.errors.contains("so nothing was written"), "\(dry)")
    #expect(dry.errors.hasSuffix(": smjournal import ics ../m.ics\n"), "\(dry.errors)")
    #expect(session.files == ["journal.md"])
  }

  @Test(arguments: [
    ("F", "", "say what one means with --map 'F=…'"), ("F", "de", "--map 'F=Tag 07:00-19:00'"),
    ("F?", "de", "--map 'F?=Tag 07:00-19:00'"),
    ("Spät", "", "--map 'Spät=late 13:30-21:00'"), ("N", "--map N=night", "--map 'N=night 21:00-07:00'"),
  ])
  func `what is proposed of a word is what it suggests`(word: String, more: String, said: String) {
    let isLanguage = more.count == 2
    let session = Session(
      profile: "smjournal: 1\ntimezone: Europe/Paris\n" + (isLanguage ? "language: \(more)\n" : ""))
    session.folder.write("Date;Shift\n2026-12-01;\(word)\n", to: "f.csv")
    let options = isLanguage ? [] : more.split(separator: " ").map(String.init)
    let reply = session.run((["import", "csv", "../f.csv", "--dry-run"] + options).map { Array($0.utf8) })
    #expect(reply.output.contains(said), "\(reply.output)")
  }

  @Test func `the receipt as JSON`() {
    let reply = session().run("import", "daylio", "../d.csv", "--json", "--mood", "vaguely ok=neutral")
    #expect(
      reply.output == """
        {
          "schema": 1,
          "format": "daylio",
          "dryRun": false,
          "read": 3,
          "added": 2,
          "changed": 0,
          "same": 0,
          "conflicts": 0,
          "leftOut": 1,
          "leftOutBy": {
            "unreadable": 1
          },
          "left": [
            {
              "what": null,
              "count": 1,
              "reason": "unreadable"
            }
          ],
          "unknown": [],
          "media": {
            "found": 0,
            "missing": 0
          },
          "columns": [],
          "moods": {
            "😄": 1,
            "😐": 1
          },
          "problems": [
            {
              "path": "../d.csv",
              "line": 3,
              "column": 1,
              "severity": "error",
              "message": "“2026-02-30” is not a date or time"
            }
          ],
          "first": "2026-05-29",
          "last": "2026-05-30",
          "paths": [
            "2026/05/2026-05-30-1850-title.md",
            "2026/05/2026-05-29-0805-mood.md",
            "journal.md"
          ],
          "learnt": [
            "vaguely ok"
          ],
          "changes": []
        }

        """)
  }

  @Test func `what the person said of a mood is kept for the next import of the source`() {
    let session = session()
    session.run("import", "daylio", "../d.csv", "--mood", "vaguely ok=neutral", "--mood", "rad=happy")
    let moods = { session.files.compactMap { session.text($0) }.filter { $0.contains("mood: 😐\n") }.count }
    #expect(moods() == 1 && session.text("journal.md")?.contains("vaguely ok: 3") == true)
    let again = session.run("import", "daylio", "../d.csv")
    #expect(moods() == 1 && !again.output.contains("brought up to date"), "\(again.output)")
  }

  @Test func `at a terminal it asks, and nothing is written without a yes`() {
    let session = session()
    let no = session.run("import", "auto", "../d.csv", typed: "yn")
    #expect(no.code == 0)
    #expect(no.errors.contains("  Title\n"))
    #expect(no.output == "Nothing was written.\n")
    #expect(session.files == ["journal.md"])
    session.run("import", "auto", "../d.csv", typed: "ny")
    #expect(session.files.count == 3)
  }

  private static let known =
    "smjournal: 1\nname: Camille\ntimezone: Europe/Paris\nshifts:\n  N: {is: night, hours: \"19:00-07:30\"}\n"

  /// Plans whose codes are all known, and why they may not be her present one.
  @Test(arguments: [
    (
      "Date;Shift\n2024-12-01;N\n2024-12-02;N\n",
      "all of its days are past, the last is 2024-12-02: is it the sheet of another year?", ""
    ),
    (
      "Rota for Anna Bell\nDate;Shift\n2026-12-01;N\n2026-12-02;N\n",
      "it seems to be the plan of “Anna Bell”, not of Camille", " --person 'Anna Bell'"
    ),
  ])
  func `auto publishes no plan of another year or person; who says what it is has it written`(
    table: String, why: String, person: String
  ) {
    let session = Session(profile: Self.known)
    session.folder.write(table, to: "p.csv")
    let refused = session.run("import", "../p.csv")
    #expect(refused.code == 1)
    #expect(
      refused.errors == """
        ../p.csv:1:1: warning: \(why)
        It may not be your present plan, so nothing was written. To import it as it stands: smjournal import csv ../p.csv\(person)

        """)
    #expect(session.files == ["journal.md"])
    let no = session.run("import", "../p.csv", typed: "n")
    #expect(
      no.errors.replacing("\n", with: " ").contains(why) && no.output == "Nothing was written.\n", "\(no)")
    #expect(session.run("import", "csv", "../p.csv").code == 0)
    #expect(session.files.count == 2)
    let mapped = Session(profile: Self.known)
    mapped.folder.write(table, to: "p.csv")
    #expect(mapped.run("import", "../p.csv", "--map", "N=night 19:00-07:30").code == 0)
    #expect(mapped.files.count == 2)
  }

  @Test func `a question proposes what a code usually means, in the language of the journal`() {
    let session = Session(profile: "smjournal: 1\nlanguage: fr\ntimezone: Europe/Paris\n")
    session.folder.write("Date;Poste\n2026-12-01;J\n2026-12-02;J\n2026-12-03;N\n2026-12-04;N\n", to: "p.csv")
    let refused = session.run("import", "../p.csv")
    #expect(
      refused.output.contains("--map 'J=jour'") && refused.output.contains("'N=nuit'"), "\(refused.output)")
    let reply = session.run("import", "../p.csv", typed: "\nplus tard\no")
    #expect(
      reply.errors.contains("csv\u{A0}: 4 lus, du 1er au 4 décembre 2026\nJ (2 fois)"), "\(reply.errors)")
    #expect(reply.errors.contains("Entrée pour jour, - le laisse de côté"))
    #expect(session.text("journal.md")?.contains("is: day") == true)
    #expect(session.text("2026/12/2026-12-01-rota.md")?.contains("2026-12-03 N") == true)
  }

  @Test func `a preview says whose rows they are, and days and words in the language of the journal`() {
    let session = Session(
      profile: "smjournal: 1\nlanguage: de\ntimezone: Europe/Paris\nname: Bea Bauer\n")
    session.folder.write(
      "Datum;Name;Dienst\n2026-12-01;Bauer, Bea;Nacht\n2026-12-02;Bauer, Bea;Urlaub\n2026-12-01;Klein, Zoé;Tag\n"
        + "F = Früh 06:00-14:12\n2026-12-03;Bauer, Bea;F\n",
      to: "p.csv")
    let reply = session.run("import", "csv", "../p.csv", "--dry-run")
    #expect(
      reply.output == """
        csv: 3 angesehen, 1.–3. Dezember 2026
        übernommen wird, was bei Bauer, Bea steht
        Tage, die sich ändern: 3
        Dienste ohne Zeiten: Nacht 1; keine Summe zählt sie, bis du sie sagst, etwa --map 'Nacht=Nacht 21:00-07:00'
        Di, 1. Dezember 2026: – → Nacht
        Mi, 2. Dezember 2026: – → Urlaub
        Do, 3. Dezember 2026: – → F 06:00-14:12
        für das Profil: F = Tag 06:00–14:12

        """, "\(reply)")
  }

  @Test func `nobody is in the sheet: whose it is is asked`() {
    let session = Session(profile: Self.known)
    session.folder.write("Name;Date;Shift\nAnna Bell;2026-12-01;N\nAnna Bell;2026-12-02;N\n", to: "p.csv")
    #expect(session.run("import", "../p.csv", typed: "1\ny").code == 0)
    #expect(session.files.count == 2)
  }

  @Test func `a place that nobody has in the sheet is asked for again`() {
    let session = Session(profile: Self.known)
    session.folder.write("Name;Date;Shift\nAnna Bell;2026-12-01;N\nZoe Klein;2026-12-02;N\n", to: "p.csv")
    let reply = session.run("import", "../p.csv", typed: "3\n2\ny")
    #expect(reply.errors.contains("a whole number from 1 to 2"), "\(reply.errors)")
    #expect(session.text("2026/12/2026-12-02-rota.md")?.contains("2026-12-02 N") == true, "\(session.files)")
  }

  @Test func `what can't be read is told before the question`() {
    let errors = session().run("import", "auto", "../d.csv", typed: "nn").errors
    #expect(errors.contains("../d.csv:3:1: error: “2026-02-30” is not a date or time\n"), "\(errors)")
  }

  @Test func `a file of another format than the one that was named says which it looks like`() {
    let reply = session().run("import", "dayone", "../d.csv")
    #expect(reply.code == 1)
    #expect(reply.errors.hasSuffix("\nIt looks like daylio: smjournal import daylio FILE\n"), "\(reply)")
  }

  @Test func `one undo takes it back`() {
    let session = session()
    session.run("import", "daylio", "../d.csv")
    let reply = session.run("undo")
    #expect(reply.output == "Undone: 2 files; new ones are in the trash\n")
    #expect(session.files.filter { !$0.hasPrefix("trash/") } == ["journal.md"])
  }

  @Test func `French says it in French`() {
    let reply = session().run("import", "daylio", "../d.csv", "--dry-run", "--lang", "fr")
    #expect(reply.output.hasPrefix("daylio\u{A0}: 3 lus, du 29 au 30 mai 2026\n2 à ajouter\n"))
  }

  @Test(
    arguments: [
      ("daylo", "en", "unknown format 'daylo'; did you mean 'daylio'?"),
      ("Day-one", "en", "unknown format 'Day-one'; did you mean 'dayone'?"),
      ("vcar", "fr", "format inconnu «\u{A0}vcar\u{A0}»\u{A0}; voulais-tu dire «\u{A0}vcard\u{A0}»\u{A0}?"),
      ("qqqqqqqq", "en", "'qqqqqqqq': expected auto, ics, "),
    ])
  func `the nearest format is named first, all of them where none is near`(
    word: String, language: String, said: String
  ) {
    let reply = session().run("import", word, "../d.csv", "--lang", language)
    #expect(reply.code == 64)
    #expect(reply.errors.contains("error: " + said), "\(reply.errors)")
  }

  @Test func `a file that isn't there has no line and no column`() {
    let reply = session().run("import", "../none.csv")
    #expect(reply.code == 74)
    #expect(reply.errors == "../none.csv: error: can't be read: no such file or folder\n")
    #expect(
      session().run("import", "daylio", "../none.csv", "--lang", "fr").errors.hasPrefix(
        "../none.csv: error: "))
  }

  @Test(
    arguments: [
      (["daylo", "../d.csv"], 64), (["daylio"], 64), (["daylio", "../d.csv", "--mood", "x"], 64),
      (["daylio", "../none.csv"], 74), (["dayone", "../d.csv"], 1),
    ] as [([String], Int32)])
  func `tells wrong words from wrong files`(words: [String], code: Int32) {
    #expect(session().run((["import"] + words).map { Array($0.utf8) }).code == code)
  }

  @Test(
    arguments: [
      (
        "Date,Shift\n2026-12-01,AL\n2026-12-02,N\n2026-12-03,AL\n2026-12-04,N\n",
        "This looks like a rota, but nobody has said what is meant by AL, N, so nothing was written. Say it with --map, or import it as it stands: smjournal import csv ../r.csv --zone Europe/Paris\n"
      ),
      (
        "Date,Shift\n2026-12-01,07:30-20:00\n2026-12-02,07:30-20:00\n",
        "This looks like a rota with hours alone in its cells. Day and night are a guess from them, so nothing was written. To import it as it stands: smjournal import csv ../r.csv --zone Europe/Paris\n"
      ),
    ])
  func `a rota that nobody named is refused with what is open and the whole command`(
    table: String, message: String
  ) {
    let session = session()
    session.folder.write(table, to: "r.csv")
    let reply = session.run("import", "auto", "../r.csv", "--zone", "Europe/Paris")
    #expect(reply.code == 1 && reply.errors == message)
  }

  @Test(arguments: [
    ("start,end,asleep\n2026-11-19 09:00,2026-11-19 15:30,360\n", true),
    ("date,start,end,minutes\n2026-11-23,07:00,15:00,480\n", false),
  ]) func `a table of sleep is none of shifts, whatever it was called`(table: String, isSleep: Bool) {
    let session = Session.inParis("")
    session.folder.write(table, to: "sleep.csv")
    let reply = session.run("import", "csv", "../sleep.csv", "--no-input", "--dry-run")
    #expect(reply.output.hasPrefix("health: ") == isSleep, "\(reply)")
  }
}
