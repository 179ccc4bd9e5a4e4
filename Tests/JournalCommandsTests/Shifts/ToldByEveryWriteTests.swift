import JournalTestSupport
import Testing

/// What a write leads to is said by every command that writes, and before it is done where somebody can be
/// asked.
@Suite struct ToldByEveryWriteTests {
  /// Days from seven to seven on Mondays and Thursdays, and a night on Tuesday the 24th.
  private static let profile =
    "rest-rules: eu\nshifts: {T: {is: day, hours: \"07:00-19:00\"}, N: {is: night, hours: \"19:00-07:00\"}, "
    + "G: {is: day, hours: \"08:00-08:00\"}, X: {is: rest}}\n"
    + "rota: [{from: 2026-11-23, cycle: T X X T X X X}]"

  private static func session() -> Session {
    Session.inParis(profile, ["2026/11/2026-11-24-shift-n.md": shift("2026-11-24", "N")])
  }

  private static func shift(_ day: String, _ word: String) -> String {
    "---\nkind: shift\ndate: \(day)\nshift: \"\(word)\"\n---\n"
  }

  private static let none = "0 min of rest between Wed 25 November and Thu 26 November"
  private static let limit = " (limit 11 h, 2003/88, art. 3)"

  @Test(arguments: [
    (["move", "2026-11-24-shift-n", "2026-11-25"], none),
    (["set", "2026-11-24-shift-n", "date=2026-11-25"], none),
    (
      ["set", "2026-11-24-shift-n", "hours=21:00-09:00", "date=2026-11-25"],
      "the shifts of Wed 25 November and Thu 26 November overlap by 2 h"
    ),
    (
      ["set", "2026-11-24-shift-n", "shift=G", "date=2026-11-23"],
      "24 h of work on end on Mon 23 November, with no rest in 24 hours"
    ),
  ]) func `a shift that gets another day or other hours says what that leads to`(
    words: [String], told: String
  ) {
    let session = Self.session()
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.code == 0)
    #expect(reply.errors.contains(told), "\(reply.errors)")
    #expect(session.run("undo").errors == "")
  }

  @Test func `at a terminal it is asked before, and a no changes nothing`() {
    let session = Self.session()
    let files = session.files
    for words in [
      ["move", "2026-11-24-shift-n", "2026-11-25"], ["set", "2026-11-24-shift-n", "date=2026-11-25"],
    ] {
      let reply = session.run(words.map { Array($0.utf8) }, typed: "n")
      #expect(
        reply.errors.contains(Self.none) && reply.errors.contains("Write it all the same?"), "\(reply.errors)"
      )
      #expect(session.files == files)
    }
    #expect(session.text("2026/11/2026-11-24-shift-n.md") == Self.shift("2026-11-24", "N"))
  }

  @Test func `what is undone, restored or removed is told likewise`() {
    let session = Self.session()
    let told = "smjournal: \(Self.none)\(Self.limit)\n"
    #expect(session.run("move", "2026-11-24-shift-n", "2026-11-25").errors == told)
    #expect(session.run("delete", "2026-11-25-shift-n").errors == "")
    #expect(session.run("restore", "2026-11-25-shift-n").errors == told)
    session.run("delete", "2026-11-25-shift-n")
    #expect(session.run("undo").errors == told)
  }

  @Test func `a day off that is taken back or made shorter brings its shifts back`() {
    let session = Self.session()
    session.run("move", "2026-11-24-shift-n", "2026-11-25")
    session.run("vacation", "add", "2026-11-26..2026-11-27")
    let told = "smjournal: \(Self.none)\(Self.limit)\n"
    #expect(session.run("vacation", "set", "2026-11-26", "--from", "2026-11-27").errors == told)
    let takes = "That takes 1 shift out of your plan.\n"
    #expect(session.run("vacation", "set", "2026-11-26-vacation", "--from", "2026-11-26").errors == takes)
    #expect(session.run("vacation", "set", "2026-11-26", "--status", "approved").errors == "")
    #expect(session.run("vacation", "remove", "2026-11-26").errors == told)
  }

  @Test func `a check-out that moves, and moments that count, say what they do to a rest`() {
    let session = Session.inParis(
      "rest-rules: eu\nclock: notes\nshifts: {T: {is: day, hours: \"07:00-19:00\"}}\n"
        + "rota: [{from: 2026-11-23, cycle: T}]")
    session.now = "2026-11-23T07:00:00+01:00"
    session.run("check-in", "--energy", "3")
    session.now = "2026-11-23T22:00:00+01:00"
    let told = "9 h of rest between Mon 23 November and Tue 24 November\(Self.limit)\n"
    #expect(session.run("check-out", "--fatigue", "3", "--end", "22:00").errors.contains(told))
    #expect(
      session.run("set", "2026-11-23-2200-check-out", "end=21:00").errors.contains("10 h of rest") == false)
    #expect(session.run("set", "2026-11-23-2200-check-out", "end=23:00").errors.contains("8 h of rest"))
  }

  @Test func `a check-out that a later one replaced says that it counts nothing`() {
    let session = Session.inParis(Self.profile)
    session.now = "2026-11-23T19:05:00+01:00"
    session.run("check-out", "--end", "18:30")
    session.now = "2026-11-23T19:40:00+01:00"
    session.run("check-out", "--end", "19:30")
    let told =
      "smjournal: the later one holds, this one counts nothing; to count this one: "
      + "smjournal delete 2026-11-23-1940-check-out\n"
    #expect(session.run("set", "2026-11-23-1905-check-out", "end=18:00").errors == told)
    #expect(session.run("set", "2026-11-23-1940-check-out", "end=19:00").errors == "")
    #expect(session.run("day", "2026-11-23").output.contains("worked 12 h"))
  }

  @Test func `who works while ill is told that the hours count, and of which shift they are`() {
    let session = Session.inParis(Self.profile)
    session.run("rota", "off", "2026-11-23", "--why", "sick")
    session.now = "2026-11-23T11:00:00+01:00"
    let reply = session.run("check-out", "--date", "2026-11-23", "--end", "10:30")
    #expect(reply.output.contains("(check-out, T shift of Mon 23 November)"), "\(reply.output)")
    #expect(
      reply.errors.contains("Mon 23 November is off (sick leave): these hours count as worked all the same"),
      "\(reply.errors)")
    #expect(!reply.errors.contains("no hours are counted"), "\(reply.errors)")
    #expect(session.run("day", "2026-11-23").output.contains("worked 3 h 30 min"))
  }

  // MARK: Work on end

  @Test(arguments: ["eu", "uk", "fr", "fr-hospital", "de"])
  func `24 hours of work on end are beyond the daily rest, in the check as in the report`(rules: String) {
    let session = Session.inParis(
      Self.profile.replacing("rest-rules: eu", with: "rest-rules: \(rules)"),
      ["2026/11/g.md": Self.shift("2026-11-25", "G")])
    session.now = "2026-11-27T12:00:00+01:00"
    let line = "24 h of work on end on Wed 25 November, with no rest in 24 hours (limit 1"
    let span = "2026-11-25..2026-11-25"
    #expect(session.run("rota", "check", span).output.ranges(of: line).count == 1)
    #expect(session.run("report", span).output.ranges(of: "of work on end on Wed").count == 1)
    #expect(
      session.compact("report", span).contains(
        "\"kind\":\"daily\",\"period\":\"P1D\",\"limit\":\(rules == "fr-hospital" ? 720 : 660),\"found\":0,"
          + "\"days\":[\"2026-11-25\",\"2026-11-25\"],\"beyond\":1"))
  }

  @Test(arguments: [
    (["rota", "add", "2026-11-23", "N"], "24 h of work on end on Mon 23 November, with no rest in 24 hours"),
    (["rota", "add", "2026-11-28", "G"], "24 h of work on end on Sat 28 November, with no rest in 24 hours"),
  ]) func `work on end is told once where it is written`(words: [String], told: String) {
    let session = Session.inParis(Self.profile)
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.errors == "smjournal: \(told)\(Self.limit)\n")
    // Without rules nobody says how much is too much.
    let free = Session.inParis(Self.profile.replacing("rest-rules: eu\n", with: ""))
    #expect(!free.run(words.map { Array($0.utf8) }).errors.contains("on end"))
  }
}
