import JournalTestSupport
import Testing

/// A write looks at the files of its days alone: what it costs does not grow with the journal.
@Suite struct WritesLookNearTests {
  private static let writes: [[String]] = [
    ["set", "2026-11-19-check-out", "fatigue=2"], ["set", "2026-11-19-check-out", "end=07:40"],
    ["unset", "2026-11-19-check-out", "fatigue"], ["tag", "2026-11-20-a", "+calm"],
    ["favorite", "2026-11-20-a"], ["append", "2026-11-20-a", "more"], ["append", "A line."],
    ["new", "Lift", "--text", "x"], ["mood", "4"], ["check-in", "--energy", "3"],
    ["check-out", "--date", "2026-11-18", "--end", "07:50"], ["move", "2026-11-20-a", "2026-11-18"],
    ["delete", "2026-11-20-a"], ["vacation", "add", "2026-12-24..2026-12-26"],
    ["rota", "add", "2026-12-01", "day", "07:00-15:00"], ["rota", "off", "2026-12-02", "--why", "sick"],
    ["rota", "swap", "2026-12-03", "2026-12-04"], ["rota", "worked", "2026-11-17", "19:00-08:00"],
    ["rota", "set", "--once", "day", "rest", "--from", "2026-12-10"], ["config", "name=Bea"],
  ]

  @Test(arguments: writes)
  func `what another program changed long before its days is left to the next look`(write: [String]) {
    let session = Session.inParis(
      "rota: [{from: 2026-11-16, cycle: night night rest, hours: {night: \"19:00-07:30\"}}]")
    session.write(
      "---\nshift: night\nend: \"07:30\"\nfatigue: 3\n---\n", to: "2026/11/2026-11-19-check-out.md")
    session.write("Words.\n", to: "2026/11/2026-11-20-a.md")
    let far = ["2024/05/2024-05-02-old.md", "2024/06/2024-06-02-old.md"]
    for path in far { session.write("Old.\n", to: path) }
    session.folder.waitForAnotherTick()
    session.run("reindex")
    #expect(session.run("reindex", "--json").output.contains("\"changed\": 0"))
    for path in far { session.write("New words.\n", to: path) }
    let reply = session.run(write.map { Array($0.utf8) })
    #expect(reply.code == 0, "\(reply)")
    // The file that was written may be among them.
    let report = session.run("reindex", "--json").output
    #expect(["\"changed\": 2", "\"changed\": 3"].contains(where: report.contains), "\(report)")
  }
}
