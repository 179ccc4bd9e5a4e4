import JournalTestSupport
import Testing

/// Leave, sickness and half days beside the contract: out of both sides.
@Suite struct NeutralLeaveTests {
  static func session(_ rota: String) -> Session {
    let session = Session(
      profile: """
        smjournal: 1
        timezone: Europe/Paris
        contract-hours: 35
        shifts:
          "J": {is: day, hours: "09:00-16:30", break: 30}
          "H": {is: day}
          "X": {is: day, hours: "09:00-16:00", employer: Agency}
          "CA": {is: leave}
          "R": {is: rest}
        \(rota)

        """)
    session.now = "2026-11-15T09:00:00+01:00"
    return session
  }

  static func rota(_ cycle: String) -> String { "rota: {from: \"2026-11-02\", cycle: \"\(cycle)\"}" }

  @Test(arguments: [
    ("J J J J J R R", "vacation add 2026-11-16..2026-11-20", "0,\"balance\":0,"),
    ("J J J J J R R", "vacation add 2026-11-16..2026-11-22", "0,\"balance\":0,"),
    ("J J J J J R R", "vacation add 2026-11-19..2026-11-22", "1260,\"balance\":0,"),
    ("J J J J J R R", "vacation add 2026-11-18", "1680,\"balance\":0,"),
    ("J J J J J R R", "rota off 2026-11-18 --why sick", "1680,\"balance\":0,"),
    ("J J J J J R R", "rota off 2026-11-18 --why other", "1680,\"balance\":0,"),
    ("J J J J J R R", "vacation add 2026-11-18 --half morning", "1890,\"balance\":0,"),
    ("J J J J J R R", "vacation add 2026-11-21..2026-11-22", "2100,\"balance\":0,"),
    // Hours owed are used up: the contract counts the day.
    ("J J J J J R R", "rota off 2026-11-18 toil", "2100,\"balance\":-420,"),
    // Leave as a word of the plan, and shifts without hours: a working day's share of the week.
    ("J J CA J J R R", nil, "1680,\"balance\":0,"),
    ("J J CA J J CA R", nil, "1680,\"balance\":0,"),
    ("J J H J J R R", "vacation add 2026-11-18", "1680,\"balance\":0,"),
    ("J J J J J X R", "vacation add 2026-11-20..2026-11-21", "1680,\"balance\":0,"),
  ])
  func `leave and sickness make no debt and no credit, with their weekend or without`(
    cycle: String, line: String?, figures: String
  ) {
    let session = Self.session(Self.rota(cycle))
    if let line { #expect(session.at("2026-11-15T09:00:00+01:00", line).code == 0) }
    session.now = "2026-11-26T03:10:00+01:00"
    let report = session.compact("report", "2026-11-16..2026-11-22")
    #expect(report.contains("\"contract\":\(figures)"), "\(report.prefix(3000))")
  }

  @Test func `of who went home ill the contract loses the hours that were left`() {
    let session = Self.session(Self.rota("J J J J J R R"))
    session.at("2026-11-18T12:00:00+01:00", "check-out --end 12:00")
    session.at("2026-11-18T12:05:00+01:00", "rota off 2026-11-18 --why sick")
    session.now = "2026-11-26T03:10:00+01:00"
    let report = session.compact("report", "2026-11-16..2026-11-22")
    #expect(report.contains("\"contract\":1830,\"balance\":0,"), "\(report.prefix(3000))")
  }
}
