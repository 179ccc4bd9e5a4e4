import Testing

/// Days and words of plans as people say them.
@Suite struct SaidDaysTests {
  private static let rota =
    "rota: {from: '2026-11-16', cycle: N N R R R R R, hours: {N: '21:00-07:00'}}\nshift-types: {N: night, R: rest}"

  private func session(_ further: String = "") -> Session { Session.inParis(Self.rota + further) }

  @Test(arguments: [
    ("rota add 18.8. N", "2027/08/2027-08-18-shift-n.md"),
    ("rota add 24.8. N", "2026/08/2026-08-24-shift-n.md"),
    ("rota off 20.9. --why krank", "2026/09/2026-09-20-vacation.md"),
    ("rota off monday --why AL", "2026/11/2026-11-23-vacation.md"),
    ("maladie lundi 30", "2026/11/2026-11-30-vacation.md"),
    ("maladie le 10/12", "2026/12/2026-12-10-vacation.md"),
    ("rtt 27/11", "2026/11/2026-11-27-vacation.md"),
  ])
  func `what is told of work may be three months back`(words: String, path: String) {
    let session = session()
    let reply = session.run(words.words)
    #expect(reply.code == 0 && session.files.contains(path), "\(reply.errors) \(session.files)")
    if words.hasSuffix("AL") { #expect(session.text(path)?.contains("category: leave") == true) }
  }

  @Test(arguments: [
    ("ja", "12/1", "2026/12/2026-12-01-vacation.md"), ("ko", "12/1..12/3", "2026/12/2026-12-01-vacation.md"),
    ("ko", "12월 1일~3일", "2026/12/2026-12-01-vacation.md"), ("pt", "12/1", "2027/01/2027-01-12-vacation.md"),
    ("ja\ndate-order: day-first", "12/1", "2027/01/2027-01-12-vacation.md"),
  ])
  func `the month is first where people write it so`(language: String, day: String, path: String) {
    let session = Session(profile: "smjournal: 1\nlanguage: \(language)\n", [:])
    #expect(session.run(("vacation add " + day).words).code == 0)
    #expect(session.files.contains(path), "\(session.files)")
  }

  @Test(arguments: [
    "maladie demain deux jours", "maladie demain une semaine", "rota off demain deux jours --why rtt",
    "rota off tomorrow two days --why sick", "vacation add 19.10.",
  ])
  func `more days than can be read, and a day of next year, are refused`(words: String) {
    let session = session()
    #expect(session.run(words.words).code == 64)
    #expect(session.files == ["journal.md"])
  }

  @Test(arguments: ["3 nuits 3 repos 2 nuits 4 repos", "NNN RRR NN RRRR"])
  func `a cycle is counted in a script as at a terminal`(cycle: String) {
    let session = session()
    let reply = session.run(
      "rota", "set", "--from", "2026-12-28", "--cycle", cycle, "--hours",
      cycle.hasPrefix("N") ? "N=21h-7h" : "nuit=21h-7h")
    #expect(reply.code == 0 && reply.output.contains("a cycle of 12 days"), "\(reply.errors)")
  }

  @Test func `a plan that was set for later is named, and asked about at a terminal`() {
    let session = session()
    let words = ["rota", "set", "--from", "2026-11-09", "--cycle", "N R"].map { Array($0.utf8) }
    let asked = session.run(words, typed: "n")
    #expect(asked.errors.contains("the plan that was set before goes on"), "\(asked.errors)")
    #expect(!(session.text("journal.md") ?? "").contains("2026-11-09"))
    #expect(session.run(words).errors.contains("the plan that was set before goes on"))
  }

  @Test(arguments: ["hier soir 21h-8h", "mardi dernier 21h-8h", "il y a 3 jours 21h-8h"])
  func `the day of hours that were worked may be several words`(words: String) {
    let session = session()
    session.now = words.hasPrefix("hier") ? "2026-11-18T12:00:00+01:00" : "2026-11-20T12:00:00+01:00"
    let reply = session.run(("rota worked " + words).words)
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.files.contains { $0.hasPrefix("2026/11/2026-11-17-shift") }, "\(session.files)")
  }

  @Test(arguments: [
    ("rota worked heute Nacht 21h-7h", "2026-11-17-shift-n"),
    ("rota worked cette nuit 21h-7h", "2026-11-17-shift-n"),
    ("malade cette nuit", "2026-11-18-vacation"), ("sick tonight", "2026-11-18-vacation"),
    ("congé du 12 au 14", "2026-12-12-vacation"), ("urlaub vom 12. bis 14.", "2026-12-12-vacation"),
    ("vacation add 12th to 14th", "2026-12-12-vacation"), ("vacaciones del 12 al 14", "2026-12-12-vacation"),
    ("ferie dal 12 al 14", "2026-12-12-vacation"), ("férias de 12 a 14", "2026-12-12-vacation"),
    ("verlof van 12 tot 14", "2026-12-12-vacation"), ("vacation add 12日から14日まで", "2026-12-12-vacation"),
    ("vacation add 12일부터 14일까지", "2026-12-12-vacation"),
  ])
  func `a night and days of a month are days of a plan`(words: String, id: String) {
    let session = session()
    session.now = "2026-11-18T12:00:00+01:00"
    let reply = session.run(words.words)
    let text = session.text("2026/\(id.dropFirst(5).prefix(2))/\(id).md")
    #expect(reply.code == 0 && text != nil, "\(reply.errors) \(session.files)")
    if id.hasPrefix("2026-12") { #expect(text?.contains("until: \"2026-12-14\"") == true) }
  }

  @Test(arguments: [
    "baja hoy y mañana", "sick today and tomorrow", "krank heute und morgen", "malade aujourd'hui et demain",
    "malattia oggi e domani", "doença hoje e amanhã", "ziek vandaag en morgen",
  ])
  func `today and tomorrow are two days, and today is of the calendar once a night is over`(words: String) {
    let session = session()
    // The night of the 17th ended at seven.
    session.now = "2026-11-18T10:00:00+01:00"
    let reply = session.run(words.words)
    let text = session.text("2026/11/2026-11-18-vacation.md") ?? ""
    #expect(reply.code == 0 && text.contains("until: \"2026-11-19\"\n"), "\(reply.errors) \(session.files)")
    #expect(!text.contains("half:"))
    let other = self.session()
    other.now = "2026-11-18T03:00:00+01:00"
    other.run("rota", "off", "today", "--why", "sick")
    #expect(other.files.contains("2026/11/2026-11-17-vacation.md"), "\(other.files)")
  }

  @Test(arguments: [
    ("krank 1.12. ab 12 Uhr", "half: afternoon"), ("maladie 1/12 à partir de midi", "half: afternoon"),
    ("sick 1/12 from noon", "half: afternoon"), ("baja 1/12 desde las 12:00", "half: afternoon"),
    ("malattia 1/12 dalle 12", "half: afternoon"), ("ziek 1/12 vanaf 12 uur", "half: afternoon"),
    ("doença 1/12 a partir do meio-dia", "half: afternoon"),
    ("doença 1/12 até o meio-dia", "half: morning"),
    ("sick 1/12 until noon", "half: morning"), ("maladie 1/12 jusqu'à midi", "half: morning"),
    // A night that begins later is off as a whole.
    ("krank 30.11. ab 12 Uhr", ""),
  ])
  func `illness from noon on is half a day`(words: String, half: String) {
    let session = Session.inParis(
      "rota: {from: '2026-11-30', cycle: N T, hours: {N: '21:00-07:00', T: '07:00-19:00'}}\n"
        + "shift-types: {N: night, T: day}")
    let reply = session.run(words.words)
    let text = session.files.first { $0.hasSuffix("vacation.md") }.flatMap { session.text($0) } ?? ""
    #expect(reply.code == 0 && text.contains("category: sick"), "\(reply.errors)")
    #expect(half.isEmpty ? !text.contains("half:") : text.contains(half), "\(text)")
    #expect(session.run("rota off 1/12 ab 13 Uhr --why sick".words).code == 64)
  }

  @Test func `where notes are the clock a bare check-out is the moment`() {
    let session = session("\nclock: notes")
    session.now = "2026-11-18T07:12:00+01:00"
    #expect(session.run("out").code == 0)
    let other = self.session("\nclock: notes")
    other.now = session.now
    #expect(other.run("out", typed: "\n\n\n\n\n\n\n\n\n").code == 0)
    #expect(session.files.count == 2 && other.files == session.files, "\(session.files) \(other.files)")
    #expect(self.session().run("out").code == 64)
  }

  @Test(arguments: [
    "new --date 2026-11 Word", "mood 3 --date november", "in --date 2026-11 --energy 3",
    "append --date 2026-11 Word", "rota set --from 2026-12 N N R R", "rota set --from december --once N R",
    "move 2026-11-18-a 2026-11", "rota add 2026-12 N", "rota swap 2026-12 N",
    "rota worked 2026-11 7:00-19:00",
    "set 2026-11-18-a date=november",
  ])
  func `a month is no day on which something is written`(line: String) {
    let files = ["2026/11/2026-11-18-a.md": "---\ntitle: A\ndate: 2026-11-18\n---\n"]
    let session = Session.inParis(Self.rota, files)
    let before = session.files
    let reply = session.run(line.words)
    #expect(reply.code == 64, "\(reply)")
    #expect(
      reply.errors.contains(line.hasPrefix("set") ? "a day such as" : "expected a day, such as 2026-11-20"),
      "\(reply)")
    #expect(session.files == before)
  }

  @Test(arguments: [
    ("date=yesterday", "2026-11-19"), ("date=hier", "2026-11-19"), ("date=17/11", "2026-11-17"),
    ("date=-2", "2026-11-18"),
    ("date=2026-11-16", "2026-11-16"),
  ])
  func `set takes a day as people say it`(words: String, day: String) {
    let session = Session.inParis("", ["2026/11/2026-11-12-a.md": "---\ntitle: A\ndate: 2026-11-12\n---\n"])
    #expect(session.run("set", "2026-11-12-a", words).code == 0)
    #expect(session.text("2026/11/2026-11-12-a.md")?.contains("date: \"\(day)\"\n") == true)
  }

  @Test(arguments: [
    ("in --date 2026-12-02 --energy 3", "Wed 2 December has not come yet\n"),
    ("out --date 2026-12-02 --end 18:00", "Wed 2 December has not come yet\n"),
    ("in --date 2026-11-20 --at 23:00 --energy 3", "23:00 has not come yet\n"),
    ("new --date 2026-12-02 Word", "Wed 2 December has not come yet\n"),
    ("mood 3 --date 2026-12-02", "Wed 2 December has not come yet\n"), ("in --energy 3", ""),
    ("new --at 18:00 Word", ""),
  ])
  func `what has not come is said where it is written`(line: String, said: String) {
    let session = Session.inParis("")
    let reply = session.run(line.words)
    #expect(reply.code == 0 && session.files.count == 2, "\(reply)")
    #expect(said.isEmpty ? !reply.errors.contains("has not come") : reply.errors.contains(said), "\(reply)")
  }

  @Test func `at a terminal a check-in ahead is asked about`() {
    let session = Session.inParis("")
    let reply = session.run("in", "--date", "2026-12-02", "--energy", "3", typed: "n")
    #expect(reply.errors.contains("Wed 2 December has not come yet\n"), "\(reply)")
    #expect(session.files == ["journal.md"])
    session.run("in", "--date", "2026-12-02", "--energy", "3", typed: "y")
    #expect(session.files.count == 2)
  }

  @Test(arguments: [
    ("out 7h30", "For example: smjournal check-out --end 7h30"),
    ("out 4", "For example: smjournal check-out --fatigue 4"),
    ("in 7h30", "For example: smjournal check-in --start 7h30"), ("otu", "did you mean 'out'?"),
  ])
  func `words behind a check-out show the option for them`(words: String, hint: String) {
    #expect(session().run(words.words).errors.contains(hint), "\(session().run(words.words).errors)")
  }
}
