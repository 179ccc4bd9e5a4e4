import Testing

/// What people type behind `mood`.
@Suite struct WordsOfAMoodTests {
  @Test(arguments: [
    ("serene", "2026-11-20-1850-mood  serene\n    **serene**\n"), ("5", ""),
    ("glucklich", "2026-11-19-mood  😊\n    **glücklich**\n"),
    ("😄", "2026-11-18-mood  😄\n    **😄**\n"),
  ])
  func `a search finds the word that a mood was told by`(words: String, found: String) {
    let session = Session(profile: "smjournal: 1\nmoods: {serene: 4}\n")
    session.run("mood", "serene")
    session.run("mood", "glücklich", "--date", "yesterday")
    session.run("mood", "5", "--date", "2026-11-18")
    #expect(session.run("search", words).output == found)
  }

  @Test(arguments: [
    ("mood xyz", "moods={xyz: 3}"), ("out --mood xyz", "moods={xyz: 3}"),
    ("new A --mood xyz", "moods={xyz: 3}"),
    ("set 2026-11-18-a mood=xyz", "moods={xyz: 3}"), ("mood x2", ""), ("list --mood xyz", ""),
  ])
  func `a word that is no mood can become one of one's own, and takes no other away`(
    line: String, setting: String
  ) {
    let files = ["2026/11/2026-11-18-a.md": "---\ntitle: A\n---\n"]
    for own in ["", "serene: 4"] {
      let session = Session(profile: "smjournal: 1\n" + (own.isEmpty ? "" : "moods: {\(own)}\n"), files)
      let reply = session.run(line.words)
      let whole = own.isEmpty ? setting : setting.replacing("{", with: "{\(own), ")
      #expect(reply.code == 64)
      guard !setting.isEmpty else {
        #expect(!reply.errors.contains("of your own"), "\(reply)")
        continue
      }
      #expect(reply.errors.hasSuffix("For a word of your own: smjournal config '\(whole)'\n"), "\(reply)")
      #expect(session.run("config", whole).code == 0 && session.run(line.words).code == 0)
    }
  }

  @Test(arguments: [
    ("so so", "so so", "at: \"2026-11-20T18:50"),
    ("not bad at all", "not bad at all", "at: \"2026-11-20T18:50"),
    ("not great, not terrible", "not great not terrible", "at: \"2026-11-20T18:50"),
    ("could not be better", "could not be better", "at: \"2026-11-20T18:50"),
    ("knackered", "knackered", "date: \"2026-11-20"),
    ("4 at 9am", "😊", "at: \"2026-11-20T09:00"), ("last night 2", "😞", "date: \"2026-11-19"),
    ("2 last night at 11", "😞", "at: \"2026-11-19T23:00"), ("yesterday 2", "😞", "date: \"2026-11-19"),
    ("4 hier soir", "😊", "date: \"2026-11-19"), ("2 days ago 4", "😊", "date: \"2026-11-18"),
    ("3 two days ago", "😐", "date: \"2026-11-18"), ("3 il y a deux jours", "😐", "date: \"2026-11-18"),
    ("4 (hier soir)", "😊", "date: \"2026-11-19"),
    ("gestern 21 Uhr 4", "😊", "at: \"2026-11-19T21:00"), ("hier 21h 4", "😊", "at: \"2026-11-19T21:00"),
    ("gestern 21 Uhr 30 4", "😊", "at: \"2026-11-19T21:30"), ("昨日21時 4", "😊", "at: \"2026-11-19T21:00"),
    ("1 night before last", "😭", "date: \"2026-11-18"), ("4 this morning", "😊", "date: \"2026-11-20"),
  ])
  func `words that belong to a mood, and when it was, are no note`(words: String, mood: String, when: String)
  {
    let session = Session()
    let reply = session.run(("mood " + words).words)
    #expect(reply.code == 0, "\(reply.errors)")
    let text = session.files.first { $0.hasSuffix("mood.md") }.flatMap { session.text($0) } ?? ""
    #expect(text.contains("mood: \(mood)\n") && text.contains(when) && text.hasSuffix("\n---\n"), "\(text)")
  }

  @Test(arguments: [
    ("4 hier crevée", "2026-11-19", "crevée"), ("2 lundi dure", "2026-11-16", "dure"),
    ("2 16/11 dur", "2026-11-16", "dur"), ("4 so müde", "2026-11-20", "so müde"),
    ("4 sat down at last", "2026-11-20", "sat down at last"),
    ("4 24/7 on call", "2026-11-20", "24/7 on call"), ("4 9/10 again", "2026-11-20", "9/10 again"),
    ("4 samedi c'est fini", "2026-11-20", "samedi c'est fini"),
    ("2 last night shift ever", "2026-11-20", "last night shift ever"),
    ("2 nuit dernière dure", "2026-11-19", "dure"), ("2 la nuit dernière dure", "2026-11-19", "dure"),
    ("2 last night rough", "2026-11-19", "rough"), ("2 yesterday: rough", "2026-11-19", "rough"),
    ("3 2 days ago slow day", "2026-11-18", "slow day"),
    ("3 the day before yesterday ok", "2026-11-18", "ok"), ("4 Nov 3 good crew", "2026-11-03", "good crew"),
    ("4 Nov 3rd, good crew", "2026-11-03", "good crew"), ("2 at 3pm rough", "2026-11-20T15:00", "rough"),
    ("gestern 21 Uhr 4 müde", "2026-11-19T21:00", "müde"), ("어제 21시 2 힘들다", "2026-11-19T21:00", "힘들다"),
    ("4 12h shift", "2026-11-20", "12h shift"), ("2 letzte Nacht hart", "2026-11-19", "hart"),
    ("2 vor 2 Tagen hart", "2026-11-18", "hart"), ("3 am Montag viel los", "2026-11-16", "viel los"),
    ("3 16.11. viel los", "2026-11-16", "viel los"), ("2 15:30 Prügelei", "2026-11-20T15:30", "Prügelei"),
    ("so tired", "2026-11-20", "so tired"), ("so müde", "2026-11-20", "so müde"),
    ("3 sa", "2026-11-20", "sa"),
    ("really good", "2026-11-20", "really good"), ("happy and tired", "2026-11-20", "happy and tired"),
    ("sad not angry", "2026-11-20", "sad not angry"), ("not great, lost one", "2026-11-20", "lost one"),
    ("gut, aber müde", "2026-11-20", "gut, aber müde"), ("lousy day", "2026-11-20", "day"),
    ("1 night before last bad", "2026-11-18", "bad"), ("4 mon good", "2026-11-16", "good"),
    ("2 last night of six", "2026-11-20", "last night of six"), ("2 9am rough", "2026-11-20T09:00", "rough"),
    ("3 last day before leave", "2026-11-20", "last day before leave"),
    ("4 9am run", "2026-11-20T09:00", "run"), ("2 at 2 arrests", "2026-11-20", "at 2 arrests"),
    ("4 Sun out, long walk", "2026-11-20", "Sun out, long walk"), ("3 12h", "2026-11-20", "12h"),
    ("4 the sun was out", "2026-11-20", "the sun was out"),
    ("2 day 5 in a row", "2026-11-20", "day 5 in a row"),
    ("3 dia 4 do ciclo", "2026-11-20", "dia 4 do ciclo"),
    ("3 3日 続けて", "2026-11-20", "3日 続けて"), ("5 days ago good shift", "2026-11-15", "shift"),
    ("4 Sat with Anna", "2026-11-20", "Sat with Anna"), ("4 May 3 was long", "2026-05-03", "was long"),
    ("4 this morning fine", "2026-11-20", "this morning fine"), ("4 today off", "2026-11-20", "today off"),
    // Its name alone is no evidence that a day was: « lunedì inizio corso » is a plan.
    ("2 lunedì inizio corso", "2026-11-20", "lunedì inizio corso"),
    ("2 Monday the course began", "2026-11-20", "Monday the course began"),
    ("2 lunedì: inizio corso", "2026-11-16", "inizio corso"),
    ("2 on Monday long shift", "2026-11-16", "long shift"),
    ("2 Monday night long shift", "2026-11-16", "long shift"),
    ("4 ieri era meglio", "2026-11-20", "ieri era meglio"),
    ("3 yesterday went better", "2026-11-20", "yesterday went better"),
    ("3 yesterday: better", "2026-11-19", "better"), ("2 -1 collega", "2026-11-20", "-1 collega"),
  ])
  func `a day before a note is its day`(words: String, day: String, note: String) {
    let session = Session()
    #expect(session.run(("mood " + words).words).code == 0)
    let text = session.files.first { $0.hasSuffix("mood.md") }.flatMap { session.text($0) } ?? ""
    #expect(text.contains("\"\(day)") && text.hasSuffix("\n\(note)\n"), "\(text)")
  }

  @Test(arguments: [
    ("So müde", "2026-11-20", "So müde"), ("4 di. gut", "2026-11-17", "gut"),
    ("3 Mo viel los", "2026-11-20", "Mo viel los"), ("4 so müde", "2026-11-20", "so müde"),
    // What is to come is what is said of today.
    ("4 am Morgen gut", "2026-11-20", "am Morgen gut"), ("4 morgen frei", "2026-11-20", "morgen frei"),
    ("4 24.12. frei", "2026-11-20", "24.12. frei"), ("4 23:50 Uhr müde", "2026-11-20", "23:50 Uhr müde"),
    ("4 in 2 Tagen frei", "2026-11-20", "in 2 Tagen frei"), ("4 am Mo gut", "2026-11-16", "gut"),
    ("4 Die Kollegin war nett", "2026-11-20", "Die Kollegin war nett"),
    ("3 mo. ruhig", "2026-11-16", "ruhig"),
    ("4 Mit Anna spaziert", "2026-11-20", "Mit Anna spaziert"), ("4 hier ruhig", "2026-11-20", "hier ruhig"),
    ("2 Fr. Müller gestorben", "2026-11-20", "Fr. Müller gestorben"), ("3 Fr. ruhig", "2026-11-20", "ruhig"),
    ("3 letzte Nacht von dreien", "2026-11-20", "letzte Nacht von dreien"),
    ("3 vorletzte Nacht hart", "2026-11-18", "hart"), ("3 19.11 viel los", "2026-11-19", "viel los"),
    ("4 3. Mai war schön", "2026-05-03", "war schön"),
  ])
  func `a short name of a day is one as the journal's language writes it`(
    words: String, day: String, note: String
  ) {
    let session = Session(profile: "smjournal: 1\nlanguage: de\n", [:])
    #expect(session.run(("mood " + words).words).code == 0)
    let text = session.files.first { $0.hasSuffix("mood.md") }.flatMap { session.text($0) } ?? ""
    #expect(text.contains("\"\(day)") && text.hasSuffix("\n\(note)\n"), "\(text)")
  }

  @Test func `a day that no month has is refused, not noted`() {
    let session = Session()
    for words in ["2 nov 31 rough", "3 31.11. viel los", "3 nov 31"] {
      let reply = session.run(("mood " + words).words)
      #expect(reply.code == 64 && reply.errors.contains("November has 30 days"), "\(words) \(reply)")
    }
    #expect(session.files == ["journal.md"])
  }

  @Test(arguments: ["tomorrow", "24.12.", "19:50"])
  func `a moment alone that has not come is refused where nobody can be asked`(words: String) {
    let session = Session()
    let reply = session.run("mood", "4", words)
    #expect(reply.code == 64 && reply.errors.contains(" has not come yet\n"), "\(reply.errors)")
    #expect(reply.errors.hasSuffix("For example: smjournal mood 4 --note \(words)\n"), "\(reply.errors)")
    #expect(session.run("mood", "4", words, typed: "n").errors.contains("Write it all the same? [y/N]"))
    #expect(session.files == ["journal.md"])
  }

  @Test(arguments: [
    ("3 10/32", "'10/32': expected a day"), ("4 24/7", "'24/7': expected a day"), ("2 days ago", "MOOD"),
    ("yesterday", "MOOD"),
  ])
  func `numbers that are no day, and a day without a mood, are refused`(words: String, why: String) {
    let session = Session()
    let reply = session.run(("mood " + words).words)
    #expect(reply.code == 64 && reply.errors.contains(why), "\(reply.errors)")
    #expect(session.files == ["journal.md"])
  }

  @Test func `tags and names in the note of a mood are those of an entry`() {
    let session = Session()
    session.run("mood", "4", "with", "@Sarah", "+crew", "great", "lunch")
    let text = session.text("2026/11/2026-11-20-1850-mood.md") ?? ""
    #expect(text.contains("tags:\n  - crew\n") && text.contains("people:\n  - Sarah\n"), "\(text)")
    #expect(text.hasSuffix("\nwith @Sarah #crew great lunch\n"), "\(text)")
  }

  @Test func `a mood of a day that has a later one is told as one that does not hold`() {
    let session = Session()
    session.run("mood", "4")
    session.now = "2026-11-21T18:50:00+01:00"
    let reply = session.run("mood", "2", "yesterday", "rough")
    #expect(reply.errors == "smjournal: the mood of the day stays 😊, of 18:50\n", "\(reply.errors)")
    #expect(session.run("mood", "2", "yesterday", "at", "9pm").errors.contains("stays") == false)
  }

  @Test(arguments: [
    ["new", "--tag", "@home", "T"], ["new", "--tag", "+home", "T"], ["new", "--tag", "#home", "T"],
  ])
  func `a tag is said with its sign and is none of it`(words: [String]) {
    let session = Session()
    session.run(words.map { Array($0.utf8) })
    session.run("tag", "last", "+@crew")
    #expect(session.run("list", "-t", "@home").output.contains("T"), "\(session.run("tags").output)")
    #expect(session.run("tags").output.contains("crew") && !session.run("tags").output.contains("@"))
    session.run("set", "last", "tags=@sea #bus")
    #expect(session.run("tags").output.contains("sea") && session.run("tags").output.contains("bus"))
  }

  @Test func `of words that are no mood one is asked for, and they are kept`() {
    let session = Session()
    let reply = session.run("mood", "three", "admissions,", "all", "at", "once", typed: "2")
    #expect(reply.code == 0, "\(reply.errors)")
    let text = session.text("2026/11/2026-11-20-1850-mood.md") ?? ""
    #expect(text.contains("mood: 😞\n") && text.hasSuffix("\nthree admissions, all at once\n"), "\(text)")
    #expect(session.run("mood", "three", "admissions").code == 64)
  }

  @Test(arguments: [
    ("last night at 12: party", "2026-11-20T00:00"), ("last night at 12:30: party", "2026-11-20T00:30"),
    ("this evening at 8: party", "2026-11-20T20:00"),
    ("gestern Nacht um 5: x", "2026-11-20T05:00"), ("last night at 7: x", "2026-11-19T19:00"),
    ("last night at 11: party", "2026-11-19T23:00"), ("gestern Abend um 8: x", "2026-11-19T20:00"),
    ("gestern Nacht um 11: x", "2026-11-19T23:00"), ("last night at 2: x", "2026-11-20T02:00"),
    ("hier soir à 8h30: x", "2026-11-19T20:30"), ("yesterday evening 08:00: x", "2026-11-19T08:00"),
    ("yesterday morning at 9: x", "2026-11-19T09:00"), ("yesterday afternoon at 3: x", "2026-11-19T15:00"),
    ("last night at midnight: x", "2026-11-20T00:00"), ("yesterday 9am: x", "2026-11-19T09:00"),
    ("gestern um Mitternacht: x", "2026-11-20T00:00"), ("monday night at 12: x", "2026-11-17T00:00"),
    ("monday night at 1: x", "2026-11-17T01:00"), ("vorgestern Nacht um 1: x", "2026-11-19T01:00"),
    ("Sonntag Nacht um 3: x", "2026-11-16T03:00"), ("monday night at 11: x", "2026-11-16T23:00"),
    ("Night 1: awful", "2026-11-20T18:50"), ("Night 12: x", "2026-11-20T18:50"),
    ("Morning 2: gym", "2026-11-20T18:50"), ("12h: long", "2026-11-20T18:50"),
    ("Today 12h: x", "2026-11-20T18:50"), ("24/7: never off", "2026-11-20T18:50"),
    ("friday night at 1: x", "2026-11-20T01:00"), ("last night 11: x", "2026-11-19T23:00"),
    ("11pm last night: x", "2026-11-19T23:00"), ("at 11 last night: x", "2026-11-19T23:00"),
    ("last evening at 8: x", "2026-11-19T20:00"), ("letzte Nacht um 2: x", "2026-11-20T02:00"),
    ("Montagabend um 8: x", "2026-11-16T20:00"), ("4 yesterday: x", "2026-11-20T18:50"),
  ])
  func `a time in a part of the day is one of that part`(words: String, at: String) {
    let session = Session()
    let reply = session.run(("new " + words).words)
    #expect(reply.code == 0, "\(reply.errors)")
    let path = session.files.first { $0 != "journal.md" } ?? ""
    #expect(session.text(path)?.contains("at: \"\(at)") == true, "\(session.text(path) ?? "")")
  }

  @Test(arguments: [
    ("new 3h: panne", "at: \"2026-11-20T03:00"), ("new il y a trois jours: x", "date: \"2026-11-17"),
    ("new le 6: x", "date: \"2026-11-06"), ("mood bien le 6/11 à 14h", "at: \"2026-11-06T14:00"),
    ("mood 4 samedi 7/11", "date: \"2026-11-07"), ("mood 4 le vendredi 6", "date: \"2026-11-06"),
    ("mood pas terrible (hier soir)", "date: \"2026-11-19"), ("mood 4 à 12h", "at: \"2026-11-20T12:00"),
  ])
  func `days and times are read as the journal's language says them`(words: String, when: String) {
    let session = Session(profile: "smjournal: 1\nlanguage: fr\n", [:])
    let reply = session.run(words.words)
    #expect(reply.code == 0, "\(reply.errors)")
    let path = session.files.first { $0 != "journal.md" } ?? ""
    #expect(session.text(path)?.contains(when) == true, "\(session.text(path) ?? "")")
  }

  @Test func `a time that is still to come is told, and a moment in a title is one`() {
    let session = Session()
    #expect(session.run("new", "9pm:", "Pub").errors.contains("21:00 has not come yet"))
    session.run("new", typed: "yesterday 9pm: Ward\n\n\n\n\n")
    #expect(session.files.contains("2026/11/2026-11-19-2100-ward.md"), "\(session.files)")
  }

  @Test(arguments: [
    ("2026-11-20T15:00:00+01:00", "cette nuit", "2026-11-19"),
    ("2026-11-20T22:00:00+01:00", "cette nuit", "2026-11-20"),
    ("2026-11-20T03:00:00+01:00", "cette nuit", "2026-11-19"),
    ("2026-11-20T15:00:00+01:00", "heute Nacht", "2026-11-19"),
    ("2026-11-20T15:00:00+01:00", "ce soir", "2026-11-20"),
  ])
  func `the night of today is the one that was, until the evening`(now: String, words: String, day: String) {
    let session = Session.inParis("rota: {from: '2026-11-16', cycle: night, hours: {night: '21:00-07:00'}}")
    session.now = now
    session.run(("mood 3 " + words + " dure").words)
    session.run(("new " + words + ": Dure").words)
    let files = session.files.filter { $0 != "journal.md" }
    #expect(files.count == 2 && files.allSatisfy { $0.hasPrefix("2026/11/\(day)") }, "\(files)")
  }

  @Test(arguments: [
    ("de", "in der Nacht auf Sonntag schlimm", "2026-11-14"),
    ("de", "in der Nacht auf heute schlimm", "2026-11-19"),
    ("de", "die Nacht zum 18.11. schlimm", "2026-11-17"),
    ("de", "in der Nacht von Samstag auf Sonntag schlimm", "2026-11-14"),
    ("de", "letzte Woche Dienstag schlimm", "2026-11-10"), ("de", "Dienstag letzter Woche", "2026-11-10"),
    ("de", "Dienstag vor zwei Wochen schlimm", "2026-11-03"),
    ("de", "Freitag vor einer Woche schlimm", "2026-11-13"), ("de", "Mittwochnacht schlimm", "2026-11-18"),
    ("fr", "dans la nuit de dimanche", "2026-11-15"),
    ("fr", "la nuit du samedi au dimanche dure", "2026-11-14"),
    ("fr", "mardi de la semaine dernière dur", "2026-11-10"),
    ("fr", "mardi il y a une semaine", "2026-11-10"),
    ("en", "on the night of Saturday rough", "2026-11-14"), ("en", "last Tuesday week", "2026-11-10"),
    ("en", "Tuesday last week rough", "2026-11-10"),
    ("es", "en la noche del sábado al domingo", "2026-11-14"),
    ("es", "el martes de la semana pasada", "2026-11-10"),
    ("it", "nella notte tra sabato e domenica", "2026-11-14"),
    ("it", "martedì della settimana scorsa", "2026-11-10"),
    ("pt", "na noite de sábado para domingo", "2026-11-14"),
    ("pt", "terça da semana passada", "2026-11-10"), ("nl", "in de nacht op zondag", "2026-11-14"),
    ("nl", "vorige week dinsdag", "2026-11-10"), ("ja", "先週の火曜日", "2026-11-10"),
    ("ja", "土曜日の夜", "2026-11-14"),
    ("ja", "昨夜", "2026-11-19"), ("ko", "지난주 화요일", "2026-11-10"), ("ko", "토요일 밤", "2026-11-14"),
    ("it", "nella notte di lunedì dura", "2026-11-16"),
    ("it", "la notte scorsa dura", "2026-11-19"), ("es", "la noche pasada dura", "2026-11-19"),
    ("pt", "na noite passada dura", "2026-11-19"), ("nl", "afgelopen nacht", "2026-11-19"),
    ("de", "vergangene Nacht schlimm", "2026-11-19"), ("ko", "지난밤", "2026-11-19"),
    ("ja", "昨日の夜", "2026-11-19"), ("ko", "어제저녁", "2026-11-19"),
  ])
  func `a night has its day before it or behind it, and a day its week`(
    language: String, words: String, day: String
  ) {
    let session = Session(profile: "smjournal: 1\nlanguage: \(language)\n", [:])
    let reply = session.run(("mood 2 " + words).words)
    #expect(session.files.contains("2026/11/\(day)-mood.md") && reply.code == 0, "\(session.files)")
    let note = ["schlimm", "dure", "dur", "dura", "rough"].first { words.hasSuffix(" " + $0) }
    let text = session.text("2026/11/\(day)-mood.md") ?? ""
    #expect(text.hasSuffix(note.map { "\n\($0)\n" } ?? "\n---\n"), "\(text)")
  }

  @Test(arguments: [("auf heute", "2026-11-20-0300"), ("auf Sonntag", "2026-11-15-0300")])
  func `a time of a night is of the day on which it ends`(words: String, file: String) {
    let session = Session(profile: "smjournal: 1\nlanguage: de\n", [:])
    session.run("new in der Nacht \(words) 3:00: Ruf.".words)
    #expect(session.files.contains { $0.contains(file) }, "\(session.files)")
  }

  @Test func `a day that stays in the note is said`() {
    let session = Session()
    let said =
      "smjournal: 'last night' stays in the note, and the mood is of Fri 20 November; if it was then:"
    #expect(session.run("mood 2 rough last night".words).errors == said + " smjournal move @ 2026-11-19\n")
    for (words, day) in [("2 Monday course begins", "2026-11-16"), ("4 ieri era meglio", "2026-11-19")] {
      let reply = session.run(("mood " + words).words)
      #expect(reply.errors.contains("stays in the note") && reply.errors.contains(" move @ \(day)\n"))
    }
    for words in ["2 tired since yesterday", "4 good day", "4 last night of six", "4 free tomorrow"] {
      #expect(!session.run(("mood " + words).words).errors.contains("stays in the note"), "\(words)")
    }
  }

  @Test(arguments: [("tonight sucks", "at: \"2026-11-20T18:50"), ("ce soir nul", "at: \"2026-11-20T18:50")])
  func `a mood of the part of the day that is on has its hour`(words: String, at: String) {
    let session = Session()
    session.run(("mood 1 " + words).words)
    #expect(session.text("2026/11/2026-11-20-1850-mood.md")?.contains(at) == true, "\(session.files)")
  }

  @Test func `what was answered to questions is said where it is not written`() {
    let session = Session()
    session.run("new", "A", "walk", "--mood", "4")
    session.now = "2026-11-20T19:50:00+01:00"
    let reply = session.run("mood", typed: "2n")
    let said = "For example: smjournal mood 2\n"
    #expect(reply.errors.hasSuffix("Nothing was written.\n" + said), "\(reply.errors)")
    // What was typed as words stands in the history of the shell.
    let typed = session.run("mood", "2", typed: "n")
    #expect(typed.errors.hasSuffix("Nothing was written.\n"), "\(typed.errors)")
  }

  @Test func `a tag that is cut is said`() {
    let session = Session()
    let said =
      "'#c++' counts as the tag #c: in a text a tag has letters, digits, _, - and /; use --tag for other signs\n"
    for verb in ["new", "append", "mood 4"] {
      #expect(session.run((verb + " Loud #c++ again").words).errors.contains(said))
      #expect(!session.run((verb + " Loud #calm, again").words).errors.contains("counts as"))
    }
  }

  @Test(arguments: ["5.-6.12.", "5.–6.12.", "5. bis 6.12.", "5./6.12.", "5.-6. Dezember", "du 5 au 6/12"])
  func `two days of one month are a span`(words: String) {
    let session = Session()
    let reply = session.run(("vacation add " + words).words)
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.text("2026/12/2026-12-05-vacation.md")?.contains("until: \"2026-12-06\"\n") == true)
  }

  @Test func `a line of a list is a text`() {
    let session = Session()
    #expect(session.run("append", "- milk").code == 0)
    #expect(session.text("2026/11/2026-11-20.md")?.contains("- milk") == true)
  }

  @Test func `a name behind an at sign is a tag where the journal has it as one`() {
    let session = Session()
    session.run("new", "--tag", "work", "First")
    session.run("new", "Great", "day", "@work", "with", "@Anna")
    let text = session.text("2026/11/2026-11-20-1850-great-day-work-with-anna.md") ?? ""
    #expect(text.contains("tags:\n  - work\n") && text.contains("people:\n  - Anna\n"), "\(session.files)")
  }

  @Test func `verbs of a language ask for what they lack, and today is today`() {
    let session = Session.inParis("language: de\nrota: [{from: 2026-11-16, cycle: day rest}]")
    let reply = session.run("tausch", typed: "26.11.\nnacht\n⏸\n")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.text("2026/11/2026-11-26-shift-night.md") != nil, "\(session.files)")
    #expect(session.run("urlaub", "add", typed: "1.12.\n").errors.contains("Als Eintrag") == false)
    #expect(session.run("heute").output == session.run("today").output)
  }

  @Test func `a report is of the days that are named`() {
    let session = Session.inParis("rota: [{from: 2026-10-01, cycle: day rest}]")
    let named = session.run("report", "october")
    #expect(named.code == 0, "\(named.errors)")
    #expect(named.output == session.run("report", "--from", "2026-10-01", "--until", "2026-10-31").output)
    #expect(session.run("report", "october", "--from", "2026-10-01").code == 64)
  }
}
