import JournalTestSupport
import Testing

/// Figures that a nurse reckoned herself over eight weeks in an English hospital, and the words she typed.
@Suite struct StrangersFiguresTests {
  static func ward(from: String = "2026-11-02", _ cycle: String = "LD LD R N N R R") -> Session {
    Session(
      profile: """
        smjournal: 1
        timezone: Europe/London
        rest-rules: uk
        holidays: [gb-eng]
        contract-hours: 37.5
        shifts:
          "LD": {is: day, hours: "07:00-19:30", break: 60}
          "N": {is: night, hours: "19:30-07:30", break: 60}
          "R": {is: rest}
          "OC": {is: on-call, hours: "20:00-08:00"}
        rota: {from: "\(from)", cycle: "\(cycle)"}

        """)
  }

  // MARK: Published plans

  private static let week = "Name,2/11/2026,3/11/2026,4/11/2026,5/11/2026,6/11/2026,7/11/2026,8/11/2026\n"

  @Test func `hours of four digits are read in a cell`() {
    let session = Self.ward()
    session.now = "2026-11-01T05:00:00Z"
    session.folder.write(Self.week + "Grace,0700-1930,,,,,,\n", to: "w.csv")
    let reply = session.run("import", "csv", "../w.csv")
    let plan = session.text("2026/11/2026-11-02-rota.md") ?? ""
    #expect(reply.code == 0 && plan.contains("07:00-19:30"), "\(reply) \(plan)")
  }
}

extension Session {
  /// Runs a line, whose words are divided by blanks, at a moment.
  @discardableResult fileprivate func at(_ now: String, _ line: String) -> Reply {
    self.now = now
    return run(line.split(separator: " ").map { Array($0.utf8) })
  }
}

extension String {
  /// A text that was broken to fit, in one line.
  fileprivate var joinedLines: String { split(separator: "\n").joined(separator: " ") }
}
