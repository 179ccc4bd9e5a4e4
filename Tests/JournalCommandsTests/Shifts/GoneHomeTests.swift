import JournalTestSupport
import Testing

/// Who goes home ill keeps the hours of the plan until somebody states the end: every way to write it says
/// how, and the week tells the sickness.
@Suite struct GoneHomeTests {
  private func session(_ clock: String = "said") -> Session {
    let session = Session.inParis(
      "clock: \(clock)\nrota:\n  from: 2026-11-20\n  cycle: day rest\n  hours: {day: \"07:00-19:00\"}")
    session.now = "2026-11-20T06:55:00+01:00"
    session.run("check-in", "--energy", "3")
    return session
  }

  private func run(_ session: Session, at time: String, _ words: String...) -> Reply {
    session.now = "2026-11-20T\(time):00+01:00"
    return session.run(words.map { Array($0.utf8) })
  }

  private static let goesOn = "its hours go on to the planned end, 19:00; if it ended earlier: "

  @Test func `an absence over a shift that is begun, and the check-out after it, say how to state the end`() {
    let session = session()
    let off = run(session, at: "12:00", "rota", "off", "2026-11-20", "--why", "sick").errors
    #expect(off.contains("smjournal: \(Self.goesOn)smjournal check-out --end 12:00\n"), "\(off)")
    let out = run(session, at: "12:05", "check-out", "--fatigue", "5").errors
    #expect(out.contains("smjournal: \(Self.goesOn)smjournal set @ end=12:05\n"), "\(out)")
    #expect(run(session, at: "20:00", "week").output.contains("day 07:00–19:00 ✓ (sick leave)\n"))
    session.run("set", "@", "end=12:05")
    let week = session.run("week").output
    #expect(week.contains("day 07:00–12:05 ✓ (sick leave)\n"), "\(week)")
  }

  @Test func `where the check-out is written, its record is named`() {
    let session = session()
    #expect(!run(session, at: "12:05", "check-out", "--fatigue", "5").errors.contains("planned end"))
    let off = run(session, at: "20:00", "rota", "off", "2026-11-20", "--why", "sick").errors
    #expect(
      off.contains("\(Self.goesOn)smjournal set 2026-11-20-1205-check-out end=12:05\n"), "\(off)")
  }

  @Test func `later nothing tells the time but that it lay within the shift`() {
    let session = session()
    session.now = "2026-11-21T10:00:00+01:00"
    let off = session.run("rota", "off", "2026-11-20", "--why", "sick").errors
    #expect(
      off.contains("\(Self.goesOn)smjournal check-out --date 2026-11-20 --end 13:00\n"), "\(off)")
  }

  @Test(arguments: ["stated", "notes", "half", "swap"])
  func `nothing is said where the end is stated, or the moments count, or no day is off`(way: String) {
    let session = session(way == "notes" ? "notes" : "said")
    if way == "stated" { _ = run(session, at: "12:05", "check-out", "--end", "12:05") }
    let off =
      switch way {
      case "half": run(session, at: "12:10", "vacation", "add", "2026-11-20", "afternoon")
      case "swap": run(session, at: "12:10", "rota", "swap", "2026-11-20", "rest")
      default: run(session, at: "12:10", "rota", "off", "2026-11-20", "--why", "sick")
      }
    #expect(!off.errors.contains("planned end"), "\(off)")
  }
}
