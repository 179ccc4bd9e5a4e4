import JournalModel
import JournalTestSupport
import Testing

/// Plans that another program changes in place, in folders that nothing else of the change shows in.
@Suite struct TodayInPlaceTests {
  /// A journal with plans of the last year and the next one, one file each, and entries beside them.
  private struct Plans {
    let session = Session(
      profile: """
        smjournal: 1
        rota:
          - from: 2025-11-01
            cycle: day day night night rest rest rest rest

        """)
    private var random: SeededGenerator
    private let today = CivilDay(year: 2026, month: 11, day: 20) ?? CivilDay(number: 0)
    private var paths: [String] = []

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      for number in 0..<24 {
        // Filed under a month that the plan need not be of.
        let month = today.advanced(by: -30 * number + 60).fields
        let folder = "\(month.year)/" + (month.month < 10 ? "0" : "") + "\(month.month)"
        paths.append("\(folder)/plan-\(number).md")
        session.write(plan(), to: paths[number])
        session.write("---\ntitle: Entry\ndate: 2026-01-02\n---\nText.\n", to: "\(folder)/e\(number).md")
      }
    }

    private mutating func day(in span: ClosedRange<Int>) -> CivilDay {
      today.advanced(by: Int.random(in: span, using: &random))
    }

    private mutating func plan() -> String {
      let from = day(in: -380...60)
      let until = from.advanced(by: Int.random(in: 0...12, using: &random))
      let category = ["leave", "rtt", "training", "sick"].randomElement(using: &random) ?? "leave"
      let shift = ["day", "night", "rest"].randomElement(using: &random) ?? "rest"
      return switch Int.random(in: 0...3, using: &random) {
      case 0: "---\nkind: shift\ndate: \(from.iso)\nshift: \(shift)\n---\n"
      case 1: "---\nkind: vacation\nfrom: \(from.iso)\nuntil: \(until.iso)\n---\n"
      case 2: "---\nkind: vacation\ncategory: \(category)\nfrom: \(from.iso)\nuntil: \(until.iso)\n---\n"
      default:
        """
        ---
        kind: rota
        published: \(from.advanced(by: -9).iso)
        from: \(from.iso)
        until: \(until.iso)
        shifts:
          - \(from.iso) night 21:00-07:00
        ---

        """
      }
    }

    /// Changes a plan as an editor does that writes in place.
    mutating func change() -> String {
      let path = paths.randomElement(using: &random) ?? ""
      session.write(plan(), to: path)
      return path
    }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `a plan changed in place changes the countdown at once`(seed: UInt64) {
    var plans = Plans(seed: seed)
    let session = plans.session
    var different = 0
    for number in 0..<8 {
      // What is in the index now is old enough to be believed.
      session.folder.waitForAnotherTick()
      session.run("reindex")
      let before = session.run("today", "--json").output
      let path = plans.change()
      let after = session.run("today", "--json").output
      #expect(after == session.run("today", "--json", "--no-index").output, "\(seed), \(number): \(path)")
      if before != after { different += 1 }
    }
    #expect(different > 0, "some of the changes mean something")
  }

  @Test(arguments: [
    ("2026-11-19-entry", "title: x", "title: ["),
    ("2026-11-19-entry", "title: x", "date: 2026-09-01\ntitle: x"),
    ("2026-11-20-check-in", "kind: check-in\nenergy: 2", "kind: check-in\nenergy: ["),
  ])
  func `problems and the streak follow a file of another day at once`(
    name: String, before: String, after: String
  ) {
    let session = Session.inParis(
      KnownShiftTests.nights, ["2026/11/2026-11-20-0900-now.md": "---\ntitle: now\n---\n"])
    let path = "2026/11/\(name).md"
    session.write("---\n\(before)\n---\nText.\n", to: path)
    session.folder.waitForAnotherTick()
    session.run("reindex")
    let first = session.run("today", "--json").output
    session.write("---\n\(after)\n---\nText.\n", to: path)
    let second = session.run("today", "--json").output
    #expect(second == session.run("today", "--json", "--no-index").output)
    #expect(first != second, "\(first)")
  }
}
