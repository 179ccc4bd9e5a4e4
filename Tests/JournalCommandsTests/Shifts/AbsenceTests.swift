import Testing

@Suite struct AbsenceTests {
  private static let rota = "rota: {from: '2026-11-16', cycle: day, hours: {day: '07:00-19:00'}}"

  @Test(arguments: [
    ("sick", "Sick leave, Fri 20 November", "Arrêt maladie, vendredi 20 novembre"),
    ("training", "Training, Fri 20 November", "Formation, vendredi 20 novembre"),
    ("child ill", "Child ill, Fri 20 November", "Child ill, vendredi 20 novembre"),
    ("leave", "Day off, Fri 20 November", "Repos du vendredi 20 novembre"),
  ])
  func `today says why somebody is absent`(why: String, english: String, french: String) {
    let session = Session.inParis(Self.rota)
    session.run("rota", "off", "2026-11-20", "--why", why)
    #expect(session.lines("today")[0] == "Good evening, Claire.  " + english)
    #expect(session.lines("today", "--lang", "fr")[0] == "Bonsoir Claire.  " + french)
    #expect(session.compact("today").contains("\"vacation\":\"2026-11-20-vacation\",\"next\""))
  }

  @Test func `training is nothing to count down to, and no time off`() {
    let session = Session.inParis(Self.rota)
    session.run("vacation", "add", "2026-11-23..2026-11-24", "--category", "training")
    #expect(session.compact("today").contains("\"countdown\":null"))
    session.now = "2026-11-23T10:00:00+01:00"
    let page = session.run("today").output
    #expect(!page.contains("🎉") && !page.contains("🌴"), "\(page)")
  }

  @Test func `words of the hospital's own look as what they mean`() {
    let session = Session.inParis(
      """
      shifts: {J: {is: day}, R: {is: rest}, CM: {is: sick}, CA: {is: leave}}
      rota: {from: '2026-11-16', cycle: J J+on-call R CM CA on-call}
      """)
    // A day a line: the columns of a calendar would cut the words.
    let lines = session.lines("rota", "--from", "2026-11-16", "--until", "2026-11-21").joined(separator: "\n")
    #expect(lines.contains("Tue 17  J on-call") && lines.contains("Sat 21  on-call"), "\(lines)")
  }

  @Test(arguments: [
    (["maladie", "26/11", "grippe"], "category: sick", "title: grippe"),
    (["rota", "off", "26/11", "--why", "sick", "bad back"], "category: sick", "title: bad back"),
    (["rota", "off", "26/11", "--why", "enfant malade"], "category: other", "title: enfant malade"),
  ])
  func `a reason that is known stays one whatever is told of it`(
    words: [String], category: String, title: String
  ) {
    let session = Session.inParis(Self.rota)
    session.run(words.map { Array($0.utf8) })
    let text = session.text("2026/11/2026-11-26-vacation.md") ?? ""
    #expect(text.contains(category) && text.contains(title), "\(text)")
  }

  @Test(arguments: [
    "maladie 26/11 28/11", "rota off 26/11 28/11 --why sick", "maladie 26/11 et 28/11",
    "maladie jeudi et vendredi", "maladie demain pendant 3 jours", "maladie 26/11 grippe jusqu'au 28/11",
  ])
  func `further days behind the first are no reason`(line: String) {
    let session = Session.inParis(Self.rota)
    let reply = session.run(line.split(separator: " ").map { Array($0.utf8) })
    #expect(reply.code == 64 && reply.errors.contains("expected a day, or two: 20 dec"), "\(reply)")
    #expect(session.files == ["journal.md"])
  }

  @Test func `half a day and days of one month are read`() {
    let session = Session.inParis(Self.rota)
    #expect(
      session.run("maladie", "26/11", "matin").output.hasPrefix(
        "Wrote 2026/11/2026-11-26-vacation.md (sick leave, Thu 26 November · half a day, morning)\n"))
    #expect(session.run("maladie", "1-3/12").output.contains("(sick leave, 1–3 December)"))
    let reply = session.run("vacation", "add", "20/12", "3/1")
    #expect(
      reply.errors.hasPrefix(
        "smjournal: error: '20/12 3/1': expected a day, or two: 20 dec to 3 jan, 2026-12-20..2027-01-03\n"),
      "\(reply.errors)")
  }

  @Test func `after midnight today is the day of the night that is on, for absence as elsewhere`() {
    let session = Session.inParis("rota: {from: '2026-11-16', cycle: night, hours: {night: '21:00-07:00'}}")
    session.now = "2026-11-20T03:00:00+01:00"
    let night =
      "smjournal: today is Thu 19 November while its night is on; for the coming day: 2026-11-20\n"
    let swap = session.run("rota", "swap", "today", "rest")
    #expect(swap.output.contains("(rest, Thu 19 November)") && swap.errors == night, "\(swap)")
    session.run("undo")
    let sick = session.run("maladie", "today")
    #expect(sick.output.contains("(sick leave, Thu 19 November)"), "\(sick)")
    #expect(sick.errors == night + "That takes 1 shift out of your plan.\n", "\(sick)")
    #expect(session.run("rota", "add", "tomorrow", "day").errors.contains("its night") == false)
  }
}
