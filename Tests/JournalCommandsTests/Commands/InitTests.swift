import JournalTestSupport
import Testing

@Suite struct InitTests {
  @Test func `makes a journal with a profile and the first time off`() {
    let session = Session(nil)
    let reply = session.run(
      "init", "home", "--name", "Zoé", "--language", "fr", "--vacation", "2026-12-20..2027-01-03")
    #expect(reply.code == 0)
    #expect(reply.errors == "")
    let root = session.folder.absolute("journal/home")
    #expect(
      reply.output == """
        Journal créé dans \(root)
        Écrit\u{A0}: home/2026/12/2026-12-20-vacation.md (congés, du 20 décembre 2026 au 3 janvier 2027)

        """)
    let profile = session.text("home/journal.md") ?? ""
    for line in ["smjournal: 1", "name: Zoé", "language: fr"] { #expect(profile.contains("\n\(line)\n")) }
    #expect(!profile.contains("{{"))
    #expect(
      session.text("home/2026/12/2026-12-20-vacation.md") == """
        ---
        kind: vacation
        from: "2026-12-20"
        until: "2027-01-03"
        category: leave
        status: planned
        source: cli
        ---

        """)
    #expect(session.folder.mode(of: "journal/home/journal.md") == 0o600)
    #expect(session.folder.mode(of: "journal/home/2026") == 0o700)
  }

  @Test func `flags say what counts as hours, which holidays and which limits`() {
    let session = Session(nil)
    let flags = ["--clock", "notes", "--holidays", "fr, 2026-12-24", "--rules", "fr-hospital"]
    let reply = session.run((["init", "home", "--language", "en"] + flags).map { Array($0.utf8) })
    #expect(reply.code == 0, "\(reply.errors)")
    let profile = session.text("home/journal.md") ?? ""
    #expect(
      profile.contains(
        "\nclock: notes\nholidays:\n  - fr\n  - \"2026-12-24\"\nrest-rules: fr-hospital\n"), "\(profile)"
    )
    let settings = session.run("-C", "home", "config", "clock", "rest-rules").output
    #expect(
      settings.contains("clock       notes\n") && settings.contains("rest-rules  fr-hospital\n"),
      "\(settings)")
  }

  @Test(arguments: [
    (["--clock", "maybe"], "--clock 'maybe': expected said or notes\n"),
    (["--rules", "gb"], "--rules 'gb': expected eu, fr-hospital, fr, uk, de, ch or none\n"),
  ])
  func `a word that is none is wrong usage, and names those that are`(words: [String], problem: String) {
    let session = Session(nil)
    let reply = session.run((["init", "home"] + words).map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(reply.errors.hasPrefix("smjournal: error: " + problem), "\(reply.errors)")
    #expect(session.run("init", "home", "--holidays", "narnia").code == 64)
    #expect(session.files == [])
  }

  @Test(arguments: [
    ("y" + "1" + "y⏸", "clock: notes\nholidays:\n  - fr\nrest-rules: fr-hospital\n"),
    ("\n\n\n", "clock: said\nholidays:\n  - fr\nshifts:\n"),
    ("n" + "2" + "⏸\n", "clock: said\nrest-rules: fr\n"),
    ("y" + "3" + "n⏸", "clock: said\nholidays:\n  - fr\nrest-rules: none\n"),
  ])
  func `asks once what counts as hours, and offers what the country has`(keys: String, settings: String) {
    let session = Session(nil)
    session.environment["TZ"] = "Europe/Paris"
    let reply = session.run("init", "home", typed: "en\nZoé\n\nday day rest\n\n\n\n" + keys + "\n\n")
    #expect(reply.code == 0, "\(reply.errors)")
    for question in [
      "Do your check-in and check-out times count as your hours? [y/N] › ",
      "Add the public holidays of your country (fr)? [Y/n] › ", "Which limits of work and rest apply to you?",
    ] {
      #expect(reply.errors.ranges(of: question).count == 1, "\(reply.errors)")
    }
    let profile = session.text("home/journal.md") ?? ""
    #expect(profile.contains("\n" + settings), "\(profile)")
  }

  @Test func `who says no shifts is not asked what clocks them`() {
    let session = Session(nil)
    session.environment["TZ"] = "Asia/Tokyo"
    let reply = session.run("init", "home", typed: "en\nZoé\n\n\n\n\n\n")
    #expect(!reply.errors.contains("count as your hours"), "\(reply.errors)")
    #expect(reply.errors.contains("(jp)?") && !reply.errors.contains("Which limits"), "\(reply.errors)")
    #expect(session.text("home/journal.md")?.contains("\nholidays:\n  - jp\n") == true)
  }

  @Test func `answers of a broken off init are kept, offered and forgotten once they are used`() {
    let session = Session(nil)
    let first = session.run("init", "home", typed: "1\nZoé\n\nday day rest\n\u{3}")
    #expect(first.code == 130)
    #expect(first.errors.contains("smjournal init home"))
    #expect(session.files == ["home/journal.md"])
    let second = session.run(
      "init", "home", typed: "y⏸" + "\n" + "monday\n" + "\n" + "\n" + "20 dec to 3 jan\n" + "\n")
    #expect(second.code == 0, "\(second.errors)")
    #expect(!second.errors.contains("first name"))
    let profile = session.text("home/journal.md") ?? ""
    // A cycle under way began on the last Monday.
    for line in ["name: Zoé", "    cycle: day day rest", "  - from: \"2026-11-16\""] {
      #expect(profile.contains("\n\(line)\n"), "\(profile)")
    }
    #expect(session.text("home/2026/12/2026-12-20-vacation.md")?.contains("until: \"2027-01-03\"") == true)
    #expect(!session.folder.files().contains { $0.hasSuffix("init.md") })
  }

  @Test func `what goes on with a broken off init has its options`() {
    let session = Session(nil)
    let reply = session.run(
      "init", "home", "--name", "Anna Roy", "--timezone", "Europe/Berlin", typed: "1\nday rest\n\u{3}")
    #expect(reply.code == 130)
    let said = reply.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("smjournal init home --name 'Anna Roy' --timezone Europe/Berlin"), "\(said)")
  }

  @Test func `answers of init that are declined are gone, and a journal that can't be made keeps them`() {
    let session = Session(nil)
    session.write("", to: "home")
    let failed = session.run("init", "home/below", typed: "1\nZoé\n\n\n")
    #expect(failed.code != 0)
    #expect(failed.errors.contains("smjournal init home/below"))
    #expect(session.run("init", "home/below", typed: "n\u{3}").errors.contains("Which language?"))
    #expect(!session.folder.files().contains { $0.hasSuffix("init.md") })
  }

  @Test(arguments: [
    ("Europe/Paris", "2026-11-20T18:50:00+01:00", true), ("UTC", "2026-11-20T17:50:00Z", false),
    ("Etc/UTC", "2026-11-20T17:50:00Z", false), ("Mars/Phobos", "2026-11-20T17:50:00Z", false),
  ])
  func `writes the system's zone where it is a place's`(zone: String, now: String, isWritten: Bool) {
    let session = Session(nil)
    session.now = now
    session.environment["TZ"] = zone
    #expect(session.run("init", "home", "--language", "en").code == 0)
    let profile = session.text("home/journal.md") ?? ""
    #expect(profile.contains("\ntimezone: ") == isWritten)
    #expect(profile.contains("\ntimezone: \(zone)\n") == isWritten)
    #expect(profile.utf8.reversed().starts(with: "\n---\n".utf8.reversed()))
  }

  @Test func `a journal.md that marks no journal is not touched, and the reason is said`() {
    let session = Session([:])
    session.write("---\ntitle: mine\n---\n", to: "other/journal.md")
    let reason =
      "other/journal.md: error: this does not mark a journal: its front matter has no key smjournal (smjournal: 1)\n"
    for words in [["init", "other"], ["-C", "other", "list"]] {
      let reply = session.run(words.map { Array($0.utf8) })
      #expect(reply.code == 1)
      #expect(reply.errors == reason)
    }
    #expect(session.text("other/journal.md") == "---\ntitle: mine\n---\n")
  }

  @Test(arguments: ["home", "2026/11/new", "./a/../home"])
  func `makes no journal inside another one`(folder: String) {
    let session = Session()
    let root = session.folder.absolute("journal")
    let reply = session.run("init", folder)
    #expect(reply.code == 1)
    #expect(
      reply.errors.hasSuffix(
        ": error: this would be inside the journal \(root), which would read its files too; nothing was made\n"
      ))
    #expect(session.files == ["journal.md"])
  }

  @Test(arguments: [[], ["--no-index"]])
  func `the profile of a journal in a folder below is no record`(words: [String]) {
    let session = Session([
      "sub/journal.md": "---\nsmjournal: 1\n---\n", "2026/11/journal.md": "---\ntitle: Mine\n---\n",
    ])
    let reply = session.run((["list", "--json"] + words).map { Array($0.utf8) })
    #expect(reply.output.contains("\"total\": 1,"))
    #expect(reply.output.contains("2026/11/journal.md"))
  }

  @Test func `answers with its path as a document`() {
    let session = Session(nil)
    let reply = session.run("init", "home", "--json")
    let path = session.folder.absolute("journal/home")
    #expect(reply.output == "{\n  \"schema\": 1,\n  \"path\": \"\(path)\"\n}\n")
  }

  @Test func `never touches a journal that is there, not even with questions`() {
    let session = Session()
    let before = session.text("journal.md")
    let reply = session.run("init", ".", "--name", "Other", typed: "")
    #expect(reply.code == 1)
    #expect(reply.errors == "journal.md: error: a journal is there already; it was not touched\n")
    #expect(session.text("journal.md") == before)
    #expect(session.files == ["journal.md"])
  }

  @Test func `asks for language, name and time off at a terminal, in that language`() {
    let session = Session(nil)
    let reply = session.run("init", "home", typed: "2\nZoé\n\n\n\nbientôt\n\u{1B}[A\u{15}20.12.-24.12.\n\n")
    #expect(reply.code == 0)
    #expect(reply.errors.hasPrefix("Welcome. A journal of your shifts"))
    #expect(reply.errors.contains("Quel est ton prénom"))
    #expect(reply.errors.contains("Pardon, je n’ai pas compris."))
    #expect(session.text("home/journal.md")?.contains("\nname: Zoé\nlanguage: fr\n") == true)
    #expect(session.files == ["home/2026/12/2026-12-20-vacation.md", "home/journal.md"])
  }

  @Test func `a line for a shell is no folder`() {
    let session = Session(nil)
    let reply = session.run("init", typed: "clear; smjournal 4\n\u{3}")
    #expect(reply.code == 130, "\(reply)")
    #expect(session.folder.files().isEmpty, "\(session.folder.files())")
  }

  @Test func `questions that were broken off are told of by the day`() {
    let session = Session(nil)
    session.run("init", "home", typed: "en\nZoé\n4\u{3}")
    let line = "'smjournal init home' asks, when you like.\n"
    #expect(session.run("-C", "home", typed: "").errors.hasSuffix(line))
    #expect(!session.run("-C", "home").errors.contains(line))
    session.run("init", "home", typed: "n")
    #expect(!session.run("-C", "home", typed: "").errors.contains(line))
  }

  @Test(arguments: ["\u{3}", "1\u{3}", "1\nZoé"])
  func `breaking off before the name leaves nothing behind`(typed: String) {
    let session = Session(nil)
    let reply = session.run("init", "home", typed: typed)
    #expect(reply.code == 130)
    #expect(reply.output == "")
    #expect(session.files == [])
  }

  @Test(arguments: ["2", "fr", "FR", "français", "Fran"])
  func `the language is a line`(answer: String) {
    let session = Session(nil)
    session.run("init", "home", typed: "what\n\(answer)\nZoé\n" + "\n\n\n\n\n\n")
    #expect(session.text("home/journal.md")?.contains("\nname: Zoé\nlanguage: fr\n") == true)
  }

  @Test func `a cycle is typed as people say it, and its first day`() {
    let session = Session(nil)
    let reply = session.run(
      "init", "home", typed: "en\n\n\nday, day, night, rest\n\n\nsoon\n2026-11-16\n\n\n\n\n")
    #expect(reply.code == 0)
    #expect(reply.errors.contains("Sorry, I didn't understand that."))
    let profile = session.text("home/journal.md") ?? ""
    #expect(profile.contains("from: \"2026-11-16\"\n"), "\(profile)")
    #expect(profile.contains("cycle: day day night rest\n"), "\(profile)")
  }

  @Test func `a month with leave in it is a plan of its days alone, and nothing is invented behind it`() {
    let session = Session(nil)
    let month = "day day rest leave leave sick rest day day rest"
    let reply = session.run(
      "init", "home", typed: "en\n\n\n\(month)\n\n2026-12-01\n" + "\n" + "\n\n\n\n\n\n")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(reply.errors.contains("Leave and sickness don't come again, so this is only"), "\(reply.errors)")
    #expect(!reply.errors.contains("again and again"), "\(reply.errors)")
    #expect(session.text("home/journal.md")?.contains("\nrota:") == false)
    let plan = session.text("home/2026/12/2026-12-01-rota.md") ?? ""
    #expect(plan.contains("2026-12-04 leave") && plan.contains("until: \"2026-12-10\""), "\(plan)")
    let later = session.run("rota", "-C", "home", "--from", "2026-12-11", "--until", "2027-02-01", "--json")
    #expect(!later.output.contains("\"shift\""), "\(later.output)")
  }

  @Test(arguments: [("\n", false), ("2⏸", true)])
  func `a sheet with a holiday and time made up for is asked about, and its heading is no day`(
    key: String, repeats: Bool
  ) {
    let session = Session(nil)
    let sheet = "Lun Mar Mer Jeu Ven Sam Dim nuit nuit repos repos jour férié RTT"
    let reply = session.run(
      "init", "home",
      typed: "fr\n\n\n\(sheet)\n" + "\n" + "\n" + "2026-12-01\n" + key + "\n" + "\n\n\n\n\n\n")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(!reply.errors.contains("Je ne vois pas de poste"), "\(reply.errors)")
    #expect(reply.errors.contains("  *       RTT\n"), "\(reply.errors)")
    #expect(session.text("home/journal.md")?.contains("\nrota:") == repeats, "\(reply.errors)")
    let plan = session.text("home/2026/12/2026-12-01-rota.md") ?? ""
    #expect(plan.contains("until: \"2026-12-07\"") != repeats, "\(plan)")
  }

  @Test func `a word that is no shift is named, and one without a meaning has the command that gives it one`()
  {
    let session = Session(nil)
    let reply = session.run(
      "init", "home",
      typed: "en\n\n\nday night rest restdi\n\u{15}24 off off off\n" + "\n" + "\n" + "\n\n\n\n\n\n")
    #expect(reply.errors.contains("Not understood: restdi. Change it"), "\(reply.errors)")
    #expect(reply.errors.contains("  24      ?\n"), "\(reply.errors)")
    #expect(
      reply.errors.contains(
        "To say what it means: smjournal rota set --shift-type '24=day 07:00-19:00'\n"), "\(reply.errors)")
  }

  @Test(arguments: [("\n", "2026-12-01-rota.md", false), ("2⏸", "", true)])
  func `a list as long as its month is asked about`(key: String, file: String, repeats: Bool) {
    let session = Session(nil)
    let month = "day " + String(repeating: "day day rest rest night rest ", count: 5)
    let reply = session.run(
      "init", "home",
      typed: "en\n\n\n\(month)\n\n\n2026-12-01\n" + key + "\n" + "\n\n\n\n\n\n")
    #expect(reply.errors.contains("Does it come once, or again and again?"), "\(reply.errors)")
    #expect(session.text("home/journal.md")?.contains("\nrota:") == repeats, "\(reply.errors)")
    if !repeats { #expect(session.files.contains("home/2026/12/" + file)) }
  }

  @Test func `somebody ahead of the questions is understood`() {
    let session = Session(nil)
    session.run("init", "home", typed: "en\n\n\n2026-12-20..2026-12-24\n\n")
    #expect(session.files == ["home/2026/12/2026-12-20-vacation.md", "home/journal.md"])
  }

  @Test func `a file with a plan is brought in at once, and one that is not there is asked for again`() {
    let session = Session(nil)
    session.folder.write("date,shift\n2026-11-23,day\n2026-11-24,night\n", to: "my plan.csv")
    let path = session.folder.absolute("my plan.csv")
    let reply = session.run(
      "init", "home", typed: "en\n\n\n/nowhere/plan.csv\n\u{15}'\(path)'\ny\n\n\n\n\n")
    #expect(reply.errors.contains("/nowhere/plan.csv"), "\(reply.errors)")
    #expect(session.run("rota", "-C", "home", "--json").output.contains("\"shift\": \"night\""), "\(reply)")
  }

  @Test func `the first mood is written before all else is asked, and whoever leaves has a whole journal`() {
    let session = Session(nil)
    let reply = session.run("init", "home", typed: "en\nZoé\n4\u{3}")
    #expect(reply.code == 130)
    #expect(session.files == ["home/2026/11/2026-11-20-1850-mood.md", "home/journal.md"])
    #expect(session.text("home/2026/11/2026-11-20-1850-mood.md")?.contains("mood: 😊") == true)
    let declined = session.run("init", "home", typed: "n")
    #expect(declined.code == 0, "\(declined)")
    #expect(declined.errors.hasSuffix("  smjournal out  when a shift is over\n"), "\(declined.errors)")
    #expect(session.run("init", "home", typed: "").code == 1)
  }

  @Test func `each question can be gone back to, and the last answer holds`() {
    let session = Session(nil)
    let reply = session.run(
      "init", "home",
      typed: "en\nAnn\n2⏸" + "\u{7F}" + "\u{7F}" + "\u{7F}\u{7F}\u{7F}ea\n" + "5⏸" + "y⏸" + "\n\n\n\n")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.text("home/journal.md")?.contains("\nname: ea\n") == true)
    let moods = session.files.filter { $0.hasPrefix("home/2026/11/") }.compactMap { session.text($0) }
    #expect(moods.count == 1 && moods[0].contains("mood: 😄"), "\(session.files)")
  }

  @Test func `letters are explained by a key each, drawn, and asked for again where they are wrong`() {
    let session = Session(nil)
    session.now = "2026-11-23T18:50:00+01:00"
    let reply = session.run(
      "init", "home",
      typed: "fr\nLéa\n\nJ J N N X\n" + "\n" + "2⏸" + "\u{7F}" + "\n" + "\n" + "\n" + "n⏸" + " R\n"
        + "\n\n\n\n\n\n" + "\n\n\n\n\n")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(
      reply.errors.contains(
        """
          J       jour 7\u{A0}h–19\u{A0}h
          N       nuit 19\u{A0}h–7\u{A0}h
          X       repos
        J, c’est quoi\u{A0}?
        """), "\(reply.errors)")
    let profile = session.text("home/journal.md") ?? ""
    #expect(profile.contains("    cycle: J J N N X R\n"), "\(profile)")
    for text in ["  J:\n    is: day\n    hours: \"07:00-19:00\"\n", "  X:\n    is: rest\n"] {
      #expect(profile.contains(text), "\(profile)")
    }
  }

  @Test func `who takes the plan away again has neither a rota nor words`() {
    let session = Session(nil)
    let reply = session.run(
      "init", "home", typed: "en\n\n\nD N R\n\n\n\n\nn⏸\u{15}\n" + "\n\n\n")
    #expect(reply.code == 0, "\(reply.errors)")
    let profile = session.text("home/journal.md") ?? ""
    #expect(!profile.contains("\nrota:") && !profile.contains("\nshifts:"), "\(profile)")
  }

  @Test func `codes that a narrow calendar would cut are drawn a day a line`() {
    let session = Session(nil)
    session.width = 44
    session.now = "2026-11-23T18:50:00+01:00"
    let reply = session.run("init", "home", typed: "en\n\n\n24h R R\n\n\n\n\u{3}")
    #expect(
      reply.errors.contains(
        """
          Tue 24  R      Tue  1  R
          Wed 25  R      Wed  2  24h

        """), "\(reply.errors)")
    #expect(!reply.errors.contains("Nothing was written"))
  }

  @Test func `a sentence is asked about at once, and a shift with its hours asks for the order alone`() {
    let session = Session(nil)
    let reply = session.run(
      "init", "home",
      typed: "en\n\n\nit depends\n\u{15}I do nights, 19h to 7h\n" + "night night rest\n" + "\n\n\n\n\n\n")
    #expect(reply.errors.contains("I see no shifts in that."), "\(reply.errors)")
    let profile = session.text("home/journal.md") ?? ""
    #expect(profile.contains("    cycle: night night rest\n"), "\(profile)")
    #expect(profile.contains("  night:\n    is: night\n    hours: \"19:00-07:00\"\n"), "\(profile)")
    #expect(!reply.errors.contains("What does night mean?"))
  }

  @Test func `files for the phone lie beside the journal, and time off is counted at once`() {
    let session = Session(nil)
    let reply = session.run(
      "init", "home",
      typed: "en\n\n\nday day rest\n\n\n\n\n1 dec to 9 dec\n" + "y⏸")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(reply.errors.contains("8 shifts"), "\(reply.errors)")
    #expect(session.files.contains("smjournal-form.html") && session.files.contains("smjournal-shifts.ics"))
  }

  @Test func `without a journal the program alone starts the questions at a terminal`() {
    let session = Session(nil)
    session.environment["HOME"] = session.folder.absolute("journal")
    let reply = session.run(typed: "\n\nLéa\n4⏸\u{3}")
    #expect(reply.errors.hasPrefix("Welcome."), "\(reply.errors)")
    #expect(session.run("mood", "5").code == 0)
    #expect(session.run().output.contains("Léa"))
    #expect(session.files.contains("Journal/journal.md"), "\(session.files)")
    let other = Session(nil)
    #expect(other.run().errors.hasPrefix("smjournal: error: no journal here"))
    #expect(other.run("today", typed: "\n").errors.hasPrefix("smjournal: error: no journal here"))
    #expect(other.run("--format", "{mood}", typed: "\n").errors.contains("no journal"))
    #expect(other.run("-C", "nowhere", typed: "\n").errors.contains("no journal"))
  }

  @Test func `the journal can be found from any folder`() {
    let session = Session(nil)
    session.environment["XDG_CONFIG_HOME"] = session.folder.absolute("config")
    let asked = session.run("init", "home", "--name", "Anna", typed: "en\n\n\n\n\n\n")
    #expect(asked.errors.contains("smjournal finds it from any folder.\n"), "\(asked.errors)")
    #expect(!asked.errors.contains("Should smjournal find it"), "\(asked.errors)")
    #expect(session.folder.mode(of: "config/smjournal/config.md") == 0o600)
    #expect(session.run("today").output.contains("Anna"))
    let other = session.run("init", "other", "--name", "Bea", typed: "en\n\n\n\n\nn")
    #expect(other.errors.contains("instead of"))
    #expect(session.run("today").output.contains("Anna"))
    #expect(session.run("-C", "other", "today").output.contains("Bea"))
  }

  @Test func `a journal that is there is offered to all folders; the first one without a question`() {
    let session = Session(nil)
    session.environment["XDG_CONFIG_HOME"] = session.folder.absolute("config")
    #expect(
      session.run("init", "home", "--name", "Anna", "--no-input").errors.hasSuffix("from any folder.\n"))
    #expect(session.run("init", "other", "--name", "Bea", "--no-input").errors == "")
    #expect(session.run("today").output.contains("Anna"))
    let asked = session.run("init", "other", typed: "y")
    #expect(asked.code == 0 && asked.errors.contains("instead of"), "\(asked.errors)")
    #expect(session.run("today").output.contains("Bea"))
    // There is nothing to offer any more.
    #expect(session.run("init", "other", typed: "y").errors.contains("a journal is there already"))
  }

  @Test(arguments: ["new Ward was loud. We coped.", "Ward was loud. We coped."])
  func `words make the first journal, which asks where it shall lie and nothing else`(words: String) {
    let session = Session(nil)
    session.environment["XDG_CONFIG_HOME"] = session.folder.absolute("config")
    session.environment["HOME"] = session.folder.absolute("journal")
    let typed = (words.hasPrefix("new") ? "" : "y⏸") + "\n"
    let reply = session.run(words.split(separator: " ").map { Array($0.utf8) }, typed: typed)
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(reply.errors.contains("'smjournal init Journal' asks, when you"), "\(reply.errors)")
    #expect(
      session.text("Journal/2026/11/2026-11-20-1850-ward-was-loud.md")?.hasSuffix("\nWe coped.\n") == true)
    // The questions go on with the name.
    let later = session.run("init", "Journal", typed: "y⏸Anna\n\u{3}")
    #expect(!later.errors.contains("Which language"), "\(later.errors)")
    #expect(session.text("Journal/journal.md")?.contains("\nname: Anna\n") == true)
    // Without a terminal nothing is made.
    let other = Session(nil)
    #expect(other.run("new", "Words").errors.contains("make one with: smjournal init DIR"))
    #expect(other.files == [])
  }

  @Test func `asks nothing where it is told so`() {
    let session = Session(nil)
    #expect(session.run("init", "home", "--no-input", typed: "2\nZoé\n").errors == "")
    #expect(session.text("home/journal.md")?.contains("\nlanguage: en\n") == true)
  }

  @Test func `without a journal, other commands name the way to one`() {
    let reply = Session(nil).run("today")
    #expect(reply.code == 1)
    #expect(
      reply.errors
        == "smjournal: error: no journal here or in a folder above; name one with -C DIR or SMJOURNAL_DIR, or make one with: smjournal init DIR\n"
    )
  }

  @Test func `the journal is an option, a variable, or the nearest folder upwards`() {
    let session = Session(nil)
    session.run("init", "a", "--name", "Anna")
    session.run("init", "b", "--name", "Bea")
    #expect(session.run("-C", "a", "today").output.contains("Anna"))
    session.environment["SMJOURNAL_DIR"] = session.folder.absolute("journal/b")
    #expect(session.run("today").output.contains("Bea"))
    #expect(session.run("--journal=a", "today").output.contains("Anna"))
  }

  @Test func `a person is asked where the journal shall be`() {
    let session = Session()
    let reply = session.run("init", typed: "../new place\n\n\n\n\n\n\n")
    #expect(reply.errors.hasPrefix("Welcome."), "\(reply.errors)")
    #expect(reply.errors.ranges(of: "Welcome.").count == 1)
    #expect(reply.errors.contains("\nWhere should your journal go? ["), "\(reply.errors)")
    #expect(reply.code == 0 && reply.output.contains("/new place\n"), "\(reply)")
    let refused = session.run("init")
    #expect(refused.code == 64)
    #expect(refused.errors.hasPrefix("smjournal: error: missing argument DIR\n"))
  }

  @Test func `a sentence is no folder unless that is meant`() {
    let session = Session()
    let reply = session.run("init", typed: "yes please\nn\n../new place\n\n\n\n\n\n\n")
    let folder = session.folder.absolute("journal/yes please")
    // A long path is wrapped.
    let asked = reply.errors.replacing("\n", with: " ")
    #expect(asked.contains("Make a folder \(folder)? [y/N] › n "), "\(reply.errors)")
    #expect(reply.code == 0 && reply.output.contains("/new place\n"), "\(reply)")
  }

  @Test func `the answer that Enter takes is marked where hours can mean several`() {
    let session = Session()
    let reply = session.run(
      "rota", "set", "--from", "2026-11-20", "--cycle", "J", "--shift-type", "J=day 7-7", typed: "\n")
    #expect(
      reply.errors.contains("7-7  [1] 07:00–19:00 (12 h)  2 19:00–07:00 (12 h)\n"),
      "\(reply.errors)")
  }

  @Test func `each journal has an id of its own that nobody takes for anything but a text`() throws {
    let session = Session(nil)
    var found: Set<String> = []
    for name in ["a", "b"] {
      session.run("init", name, "--name", "Anna")
      let line = session.text(name + "/journal.md")?.split(separator: "\n").first { $0.hasPrefix("id: ") }
      let id = try #require(line).dropFirst("id: ".count)
      #expect(id.count == 20 && id.allSatisfy { ("a"..."z").contains($0) })
      found.insert(String(id))
    }
    #expect(found.count == 2)
  }

  @Test func `a journal that is made where another was deleted knows nothing of that`() {
    let session = Session(nil)
    session.folder.write("full_date,time,mood,note\n2026-05-30,18:50,rad,Text\n", to: "d.csv")
    for _ in 1...2 {
      #expect(session.run("init", "home", "--language", "en").code == 0)
      let nothing = session.run("undo", "-C", "home")
      #expect(nothing.code == 1 && nothing.errors.contains("nothing to undo"), "\(nothing)")
      let reply = session.run("import", "daylio", "../d.csv", "-C", "home")
      #expect(reply.output.contains("1 added"), "\(reply)")
      session.folder.remove("journal/home")
    }
    // Nor does one that was only moved lose what is known of it.
    #expect(session.run("init", "home", "--language", "en").code == 0)
    #expect(session.run("import", "daylio", "../d.csv", "-C", "home").code == 0)
    session.folder.move("journal/home", to: "journal/moved")
    #expect(session.run("init", "home", "--language", "en").code == 0)
    #expect(
      session.run("undo", "-C", "moved").output
        == "Undone: the new file is in moved/trash/2026/05/2026-05-30-1850-entry.md\n")
  }

  @Test func `flags say how she works, in the words of rota set`() {
    let session = Session(nil)
    let flags = ["--shift-type", "J=day 07:00-19:00", "--hours", "night=19:00-07:00", "--from", "2026-11-16"]
    let reply = session.run(
      (["init", "home", "--cycle", "J J night rest"] + flags).map { Array($0.utf8) })
    #expect(reply.code == 0 && reply.errors == "", "\(reply.errors)")
    #expect(
      reply.output.hasSuffix(
        """
        Wrote the rota to home/journal.md: a cycle of 4 days from Mon 16 November on
        21 shifts (14 day, 7 night), 7 rests in 28 days

        """), "\(reply.output)")
    let answer = session.run("init", "other", "--cycle", "day day night", "--json")
    #expect(
      answer.output == "{\n  \"schema\": 1,\n  \"path\": \"\(session.folder.absolute("journal/other"))\"\n}\n"
    )
    #expect(
      session.text("other/journal.md")?.contains(
        "rota:\n  - from: \"2026-11-20\"\n    cycle: day day night\n")
        == true)
  }

  @Test(arguments: [
    (["--cycle", "J J N"], "'J' has no meaning in a rota; say what it means: rota set --shift-type 'J=day'"),
    (["--timezone", "Paris"], "--timezone 'Paris': expected Europe/Paris"),
  ])
  func `a plan that is not understood makes no journal`(words: [String], problem: String) {
    let session = Session(nil)
    let reply = session.run((["init", "home"] + words).map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(
      reply.errors == "smjournal: error: \(problem)\n'smjournal help init' shows the help.\n",
      "\(reply.errors)")
    #expect(session.files.isEmpty)
  }

  @Test func `how she works is not asked where flags say it`() {
    let session = Session(nil)
    session.environment["TZ"] = "Europe/Paris"
    let reply = session.run(
      "init", "home", "--language", "en", "--name", "Zoé", "--cycle", "day night rest", "--hours", "day=7-19",
      typed: "4\n\n\n\n\n\n\n\n")
    #expect(!reply.errors.contains("How do you work?"), "\(reply.errors)")
    #expect(session.text("home/journal.md")?.contains("cycle: day night rest\n") == true, "\(reply.errors)")
  }
}
