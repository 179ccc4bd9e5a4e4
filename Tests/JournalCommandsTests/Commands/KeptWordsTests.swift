import JournalTestSupport
import Testing

/// Words that come by a pipe or stand behind a group, and what is said of those that are not taken.
@Suite struct KeptWordsTests {
  @Test(arguments: [
    ("new Title", "two\nthree\n", "2 lines of standard input are its text; '< /dev/null' leaves it alone\n"),
    ("append Room", "4\n", ""),
    ("new", "two\nthree\n", ""), ("append", "two\nthree\n", ""),
    ("new", "Quiet. +calm\n", "Tags that fit: smjournal tag @ +calm\n"),
    ("append", "Quiet. +calm\n", "Tags that fit: smjournal tag @ +calm\n"),
  ]) func `what standard input adds is said where it may be a loop's, and how its words become tags`(
    words: String, input: String, said: String
  ) {
    let reply = Session().run(words.words, input: Array(input.utf8))
    #expect(reply.code == 0 && reply.errors == said, "\(reply.errors)")
  }

  @Test func `a text that is given has a hint for a plus, too`() {
    let reply = Session().run("new", "T", "--text", "Quiet. +calm")
    #expect(reply.errors == "Tags that fit: smjournal tag @ +calm\n")
  }

  @Test(arguments: [
    "vacation add 2026-12-20..2027-01-03", "congés ajouter 20/12..3/1", "vacances 20/12..3/1",
    "urlaub neu 20.12...3.1.", "vacation new 2026-12-20..2027-01-03",
  ]) func `the words behind a group are those of every language`(line: String) {
    let session = Session()
    let reply = session.run(line.words)
    #expect(session.files.contains("2026/12/2026-12-20-vacation.md"), "\(reply.errors)")
    #expect(session.run("congés", "supprimer", "2026-12-20-vacation").code == 0)
    #expect(!session.files.contains("2026/12/2026-12-20-vacation.md"))
  }

  @Test func `absence has a reason of several words`() {
    let session = Session()
    #expect(session.run("rota", "off", "2026-12-16", "--why", "enfant", "malade").code == 0)
    #expect(session.text("2026/12/2026-12-16-vacation.md")?.contains("title: enfant malade\n") == true)
    #expect(session.run("rota", "off", "2026-12-18", "malade").code == 0)
    #expect(session.text("2026/12/2026-12-18-vacation.md")?.contains("category: sick\n") == true)
  }

  @Test(arguments: [
    "flu", "grippe", "Grippe", "gripe", "febbre", "febre", "koorts", "インフル", "독감", "migraine", "covid",
    "Fieber",
  ])
  func `the name of an illness is sickness`(word: String) {
    for why in [[], ["--why"]] {
      let session = Session()
      let reply = session.run((["rota", "off", "2026-12-18"] + why + [word]).map { Array($0.utf8) })
      #expect(reply.code == 0, "\(reply.errors)")
      let text = session.text("2026/12/2026-12-18-vacation.md") ?? ""
      #expect(text.contains("category: sick\n") && text.contains("title: \(word)\n"), "\(text)")
    }
  }

  @Test(arguments: ["entries", "entrées", "Einträge", "check-outs", "shifts", "postes", "turni", "personnes"])
  func `a kind is known in the plural`(word: String) {
    #expect(Session().run("list", "--kind", word).code == 0)
  }

  @Test(arguments: ["mood", "humeur", "Stimmung"])
  func `a mood is no kind, and the filter for it is named`(word: String) {
    let reply = Session().run("list", "--kind", word)
    #expect(reply.code == 64 && reply.errors.contains("did you mean '--where 'mood>=1''?"), "\(reply.errors)")
  }

  @Test func `keys that are nearly right, and values that can't be, are said`() {
    let session = Session()
    session.run("mood", "2")
    #expect(
      session.run("set", "last", "mod=5").errors
        == "smjournal: warning: wrote mod as a key of your own; did you mean mood?\n")
    let reply = session.run("set", "last", "at=25:00")
    #expect(
      reply.code == 64
        && reply.errors.hasPrefix(
          "smjournal: error: at '25:00': expected a time, such as 07:30 or 2026-11-20T07:30\n"),
      "\(reply.errors)")
    session.run("set", "last", "mood=5")
    #expect(session.text("2026/11/2026-11-20-1850-mood.md")?.contains("\nmood: 😄\n") == true)
  }

  @Test(arguments: [
    (["day"], "2026-11-21T03:00:00+01:00", "today"),
    (["day", "yesterday"], "2026-11-21T12:00:00+01:00", "yesterday"),
    (["day"], "2026-11-21T09:00:00+01:00", "yesterday"),
    (["day", "yesterday"], "2026-11-21T09:00:00+01:00", "yesterday"),
  ]) func `a day whose time on call is over is no longer today`(words: [String], now: String, name: String) {
    let session = Session(
      profile: "smjournal: 1\ntimezone: Europe/Paris\n"
        + "rota: {from: '2026-11-20', cycle: on-call, hours: {on-call: '20:00-08:00'}}\n")
    session.now = now
    let day = session.run(words.map { Array($0.utf8) }).output
    #expect(day.hasPrefix("Fri 20 November · \(name)\n"), "\(day)")
  }

  @Test func `the day of the night is today until it is over, in every word`() {
    let session = Session(
      profile: "smjournal: 1\nrota: {from: '2026-11-20', cycle: night, hours: {night: '21:00-07:00'}}\n")
    session.run("new", "Before", "--at", "2026-11-20T20:30")
    session.now = "2026-11-21T03:00:00+01:00"
    #expect(session.run("today").output.contains("Today · Fri 20 November\n  20:30  entry  Before\n"))
    #expect(session.run("list", "today").output == "Fri 20 Nov  20:30  Before\n")
    #expect(session.run("day", "today").output == session.run("day").output)
    #expect(session.run("day", "today").output.hasPrefix("Fri 20 November · today\n"))
    session.run("new", "today:", "In the night")
    session.run("new", "today", "2am:", "Round")
    session.run("new", "today", "9pm:", "Handover")
    session.run("mood", "3", "--date", "today")
    session.run("check-out", "--fatigue", "2", "--date", "today")
    let dates = session.files.compactMap { session.text($0) }.count { $0.contains("date: \"2026-11-20\"") }
    #expect(dates == 6, "\(session.files)")
    #expect(session.files.contains("2026/11/2026-11-21-0200-round.md"), "\(session.files)")
    #expect(session.files.contains("2026/11/2026-11-20-2100-handover.md"), "\(session.files)")
    session.run("rota", "off", "today", "--why", "sick")
    #expect(session.files.contains("2026/11/2026-11-20-vacation.md"), "\(session.files)")
  }

  @Test func `what belongs to the day before says so in the afternoon`() {
    let session = Session(
      profile: "smjournal: 1\nrota: {from: '2026-11-19', cycle: night rest, hours: {night: '21:00-07:00'}}\n")
    session.now = "2026-11-20T13:08:00+01:00"
    session.run("check-out", "--fatigue", "3")
    #expect(session.run("list").output.hasPrefix("Thu 19 Nov  13:08 +1  check-out"))
    #expect(session.run("day", "2026-11-19").output.contains("  13:08 +1  check-out"))
  }

  @Test func `the words of a title count, those of the day that calls a note don't`() {
    let session = Session()
    session.run("new", "Loud", "ward.", "Room", "4.")
    session.run("append", "Quiet", "now.")
    session.run("mood", "4", "--date", "yesterday")
    let stats = session.run("stats", "--json").output
    #expect(stats.contains("\"words\": 8"), "\(stats)")
  }

  @Test func `a word for an absence is its reason, and alone asks for its days`() {
    let session = Session()
    #expect(session.run("maladie", "2026-12-02..2026-12-03").code == 0)
    #expect(session.text("2026/12/2026-12-02-vacation.md")?.contains("category: sick\n") == true)
    #expect(session.run("krank", typed: "2026-12-05..2026-12-06\n").code == 0)
    #expect(session.files.contains("2026/12/2026-12-05-vacation.md"), "\(session.files)")
    #expect(session.run("absence", "2026-12-08", "--why", "congrès").code == 0)
    #expect(session.text("2026/12/2026-12-08-vacation.md")?.contains("title: congrès\n") == true)
  }

  @Test func `a template alone is an entry, and one that is none is said`() {
    let session = Session()
    session.write("Beds:\n", to: "templates/handover.md")
    #expect(session.run("new", "--template", "handover").code == 0)
    session.run("new", "--tem", "h", "Begun")
    #expect(session.text("2026/11/2026-11-20-1850-begun.md")?.contains("Beds:") == true)
    #expect(session.run("new", "--template", "nix").errors.contains("expected handover"))
  }

  @Test func `a tag is found behind the sign of another program`() {
    let session = Session()
    session.run("new", "Loud", "+night")
    #expect(session.run("list", "--tag", "@night").output.contains("Loud"))
  }

  @Test func `a key for the next question is no hour`() {
    let session = Session(
      profile: "smjournal: 1\nrota: {from: '2026-11-19', cycle: night rest, hours: {night: '21:00-07:00'}}\n")
    session.now = "2026-11-20T07:25:00+01:00"
    let reply = session.run("check-out", "--fatigue", "3", typed: "2\n\n\u{3}")
    #expect(reply.errors.contains("Sorry, I didn't understand that."), "\(reply.errors)")
  }

  @Test func `a mood of a day that has not come is said`() {
    let reply = Session().run("mood", "4", "--date", "tomorrow")
    #expect(reply.code == 0 && reply.errors.contains("Sat 21 November has not come yet"), "\(reply.errors)")
  }

  @Test func `a day that is none is asked for again before what else is missing`() {
    let session = Session(
      profile: "smjournal: 1\nrota: {from: '2026-11-20', cycle: night rest, hours: {night: '21:00-07:00'}}\n")
    let reply = session.run("rota", "swap", typed: "32.12\n22.11.\nnight\n")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(reply.errors.contains("'32.12': expected a day"))
    #expect(session.files.contains { $0.hasPrefix("2026/11/2026-11-22-shift") }, "\(session.files)")
  }

  @Test func `equal counts are equal shares, and tonight's shift could not be rated yet`() {
    let session = Session(
      profile: "smjournal: 1\nrota: {from: '2026-11-18', cycle: night, hours: {night: '21:00-07:00'}}\n")
    for (day, mood) in [("18", "5"), ("19", "4"), ("20", "1")] {
      session.run("mood", mood, "--at", "2026-11-\(day)T12:00")
    }
    session.run("check-out", "--fatigue", "3", "--date", "2026-11-18")
    let stats = session.run("stats").output
    #expect(stats.contains("😄  1   33%") && stats.contains("😭  1   33%"), "\(stats)")
    #expect(stats.contains("3.0 over 7 days (1 of 2 expected)"), "\(stats)")
  }

  @Test(arguments: [
    ("mood xyz --note -", 64), ("append --to nobody", 1), ("check-in foo --note -", 64),
    ("new Title --template none", 64), ("mood 4 --replace --shift nigth --note -", 64),
  ])
  func `what a pipe brought is kept for an entry where the command is refused`(line: String, code: Int32) {
    let session = Session()
    session.isPiped = true
    for text in ["Bed 4\nagain\n", "Other words\n"] {
      let reply = session.run(line.words, input: Array(text.utf8))
      #expect(reply.code == code, "\(reply.errors)")
      #expect(
        reply.errors.hasSuffix("Your answers are saved: 'smjournal new' picks up where you left off.\n"),
        "\(reply.errors)")
    }
    let kept = session.folder.files().filter { $0.contains("/unfinished/") }
    #expect(
      kept.map { String($0.split(separator: "/").last ?? "") }.sorted() == ["entry-1.md", "entry.md"],
      "\(kept)")
    #expect(kept.contains { session.folder.text(of: $0)?.hasSuffix("\n\nBed 4\nagain\n") ?? false })
    session.isPiped = false
    #expect(session.run("new", typed: "y⏸\n⏸\n\n\n\n").code == 0)
    #expect(session.files.compactMap(session.text).contains { $0.hasSuffix("\n\nOther words\n") })
  }

  @Test func `what was written is not kept as well, nor what a file has`() {
    let session = Session()
    session.isPiped = true
    #expect(session.run("append", input: Array("Bed 4\n".utf8)).errors == "")
    #expect(session.run("mood", "4", "--note", "-", input: Array("Bed 4\n".utf8)).errors == "")
    session.isPiped = false
    session.run("mood", "xyz", "--note", "-", input: Array("Bed 4\n".utf8))
    #expect(!session.folder.files().contains { $0.contains("/unfinished/") })
  }

  @Test func `nor is it lost where it can't be written`() {
    let session = Session()
    session.isPiped = true
    session.write("a file", to: "2026/11")
    let reply = session.run("append", input: Array("Bed 4\n".utf8))
    #expect(reply.code != 0 && reply.errors.contains("smjournal new"), "\(reply.errors)")
    #expect(session.folder.files().contains { $0.hasSuffix("/unfinished/entry.md") })
  }
}
