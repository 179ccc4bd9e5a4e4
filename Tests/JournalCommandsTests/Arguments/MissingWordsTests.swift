import JournalTestSupport
import Testing

@testable import JournalCommands

/// What a command line lacks is asked for at a terminal, with an example in the person's language.
@Suite struct MissingWordsTests {
  @Test(arguments: [
    (
      ["vacation", "add"], "20 dec to 3 jan\n",
      "When is your next time off? (a day, or two: 20 dec to 3 jan, 2026-12-20..2027-01-03) › ",
      "Wrote 2026/"
    ),
    (
      ["rota", "add"], "tomorrow\nnight\n⏸\n",
      "Which day? (a day, such as 2026-11-20, today or yesterday) › ",
      "Wrote 2026/"
    ),
    (
      ["rota", "swap", "tomorrow"], "night\n⏸\n",
      "Which shift? (day, night, rest, a word of your own, or the day to swap with) › ", "Wrote 2026/"
    ),
    (
      ["rota", "off"], "tomorrow\n1⏸",
      "Which days? (a day, or two: 20 dec to 3 jan, 2026-12-20..2027-01-03) › ", "(sick leave, "
    ),
    (
      ["congés", "du", "20/12", "au"], "23/12\n",
      "Which day? (a day, such as 2026-11-20, today or yesterday) › ", "(leave, 20–23 December)"
    ),
    (["reminders"], "cron\n", "are clocks of this computer (systemd, cron, launchd, [ics]) › ", "* * *"),
    (["import"], "'~/my plan.csv'\ny", "Which file? (~/Downloads/planning.ics) › ", ""),
    (
      ["rota", "set"], "day day night rest\nmonday\n⏸\n⏸\n",
      "What is your shift pattern? (words of shifts, such as 'day night rest') › ", "a cycle of 4 days"
    ),
  ])
  func `a verb asks for what is missing`(words: [String], typed: String, question: String, answer: String) {
    let session = Session()
    session.isTerminal = true
    session.environment["NO_COLOR"] = "1"
    session.width = 200
    session.environment["HOME"] = session.folder.path
    session.folder.write("date,shift\n2026-11-21,night\n", to: "my plan.csv")
    let reply = session.run(words.map { Array($0.utf8) }, typed: typed)
    #expect(reply.errors.contains(question), "\(reply.errors)")
    #expect(reply.output.contains(answer), "\(reply.output)")
    #expect(reply.code == 0, "\(reply.errors)")
  }

  @Test(arguments: [
    ("24h 8-8 off off", "", "", "24h rest rest", "24h:\n    is: day\n    hours: \"08:00-08:00\"\n"),
    (
      "je fais 3 nuits de 21h à 7h puis 4 repos", "", "", "night night night rest rest rest rest",
      "is: night\n    hours: \"21:00-07:00\"\n"
    ),
    (
      "D 7-19, N 19-7", "", "D D N N rest\n", "D D N N rest",
      "\"N\":\n    is: night\n    hours: \"19:00-07:00\"\n"
    ),
  ])
  func `a pattern is read as init reads it`(
    line: String, doubt: String, order: String, cycle: String, type: String
  ) {
    let session = Session()
    session.isTerminal = true
    session.environment["NO_COLOR"] = "1"
    let reply = session.run("rota", "set", typed: line + "\n" + doubt + order + "16/11\n\n\n\n")
    #expect(reply.code == 0, "\(reply.errors)")
    let profile = session.text("journal.md") ?? ""
    #expect(profile.contains("cycle: \(cycle)\n") && profile.contains(type), "\(profile) \(reply.errors)")
    #expect(profile.contains("from: \"2026-11-16\"\n"), "\(profile)")
  }

  @Test(arguments: [
    "M T W T F S S 9 10 11 12 13 14 15 N N R R N N N 16 17 18 19 20 21 22 R R N N R R R",
    "9 N 10 N 11 R 12 R 13 N 14 N 15 N 16 R 17 R 18 N 19 N 20 R 21 R 22 R",
  ])
  func `the dates of a sheet say on which day its cycle begins, in init too`(sheet: String) {
    let question = "What day does this cycle start? (such as monday or 23 nov, Enter for Mon 9 November) › "
    let session = Session(
      profile: "smjournal: 1\nshifts: {N: {is: night, hours: \"21:00-07:00\"}, R: {is: rest}}\n")
    session.isTerminal = true
    session.environment["NO_COLOR"] = "1"
    session.width = 200
    let reply = session.run("rota", "set", typed: sheet + "\n\n")
    #expect(reply.errors.contains(question), "\(reply.errors)")
    #expect(session.text("journal.md")?.contains("from: \"2026-11-09\"\n") == true, "\(reply)")
    let new = Session(nil)
    new.width = 200
    new.environment["NO_COLOR"] = "1"
    let errors = new.run("init", "home", typed: "en\n\n4" + sheet + "\n1⏸1\n\u{3}").errors
    #expect(errors.contains(question), "\(errors)")
  }

  @Test func `words of a cycle need no quotes, and the day on which it begins is asked for`() {
    let session = Session()
    session.isTerminal = true
    session.environment["NO_COLOR"] = "1"
    let words = ["rota", "set", "--letters", "fr", "J", "J", "N", "N", "R", "R", "R"]
    let reply = session.run(words.map { Array($0.utf8) }, typed: "\ny⏸\n⏸\n")
    #expect(
      reply.errors.contains("What day does this cycle start? (such as monday or 23 nov, Enter for today)"))
    #expect(reply.output.contains("a cycle of 7 days from Fri 20 November on\n16 shifts (8 day, 8 night)"))
  }

  @Test func `an answer that is none is said, and asked for again`() {
    let session = Session()
    session.isTerminal = true
    session.environment["NO_COLOR"] = "1"
    let reply = session.run("vacation", "add", typed: "soon\n2026-12-20..2027-01-03\n")
    #expect(
      reply.errors.contains("'soon': expected a day, or two: 20 dec to 3 jan, 2026-12-20..2027-01-03"))
    #expect(session.files.contains("2026/12/2026-12-20-vacation.md"))
  }

  @Test func `a calendar of reminders becomes a file at a terminal`() {
    let session = Session(
      profile: "smjournal: 1\nrota:\n  from: 2026-11-20\n  cycle: day\n  hours: {day: \"07:00-19:00\"}\n")
    session.isTerminal = true
    session.environment["HOME"] = session.folder.path
    let reply = session.run("reminders", "ics", typed: "\n")
    #expect(!reply.output.contains("BEGIN"), "\(reply.output)")
    #expect(
      session.folder.text(of: "smjournal-reminders.ics")?.hasPrefix("BEGIN:VCALENDAR") == true, "\(reply)")
  }

  @Test func `Enter alone leaves all as it is`() {
    let session = Session()
    session.isTerminal = true
    session.environment["NO_COLOR"] = "1"
    let reply = session.run("vacation", "add", typed: "\n")
    #expect(reply.code != 0)
    #expect(session.files == ["journal.md"])
  }

  @Test func `the question is in the journal's language`() {
    let session = Session(profile: "smjournal: 1\nlanguage: fr\n")
    session.isTerminal = true
    session.environment["NO_COLOR"] = "1"
    session.width = 200
    let reply = session.run("rota", "add", typed: "demain\nnuit\n\n")
    #expect(
      reply.errors.contains("Quel jour\u{A0}? (un jour, par exemple 2026-11-20, aujourd’hui ou hier) › "))
    #expect(reply.errors.contains("(jour, nuit, repos ou un mot à toi) › "))
    #expect(reply.code == 0)
  }

  @Test(arguments: [
    (["vacation", "add"], "vacation add 2026-12-20..2027-01-03 --status approved --title 'Winter in Lyon'"),
    (["rota", "swap"], "rota swap 2026-12-24 night"), (["reminders"], "reminders ics --days 28"),
    (["attach"], "attach the-lift ~/Pictures/lea.jpg --caption 'Léa asleep'"),
    (["export"], "export json --output backup.json"),
  ])
  func `where nobody can be asked, an example shows the right line`(words: [String], example: String) {
    for (isTerminal, option) in [(false, []), (true, ["--json"]), (true, ["--no-input"])] {
      let session = Session()
      session.isTerminal = isTerminal
      session.width = 200
      session.environment["NO_COLOR"] = "1"
      let reply = session.run(
        (words + option).map { Array($0.utf8) }, typed: isTerminal ? "x\n" : nil)
      #expect(reply.errors.hasSuffix("\nFor example: smjournal \(example)\n"), "\(reply.errors)")
      #expect(reply.code == 64)
    }
  }
}
