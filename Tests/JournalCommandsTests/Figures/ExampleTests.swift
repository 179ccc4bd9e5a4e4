import Testing

/// What `examples/README.md` says about the examples.
@Suite struct ExampleTests {
  private func run(_ journal: String, _ words: String...) -> Reply {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let options = ["-C", "/\(root)/examples/\(journal)", "--no-index", "--now", "2026-11-20T17:40:00+01:00"]
    return Session().run((options + words).map { Array($0.utf8) })
  }

  @Test(arguments: [
    ("energy", "nightInARow", "3", false), ("fatigue", "nightInARow", "3", false),
    ("energy", "shortRest", "true", false), ("fatigue", "shortRest", "true", false),
    ("stress", "weekday", "1", false), ("mood", "tag", "garden", true),
  ])
  func `insights finds what was put into Claire's year`(
    measure: String, family: String, factor: String, isGood: Bool
  ) {
    let effects = run("journal", "insights", "--json").output.split(separator: "{")
    let head = [("measure", measure), ("family", family), ("factor", factor)]
      .map { "\"\($0.0)\": \"\($0.1)\",\n" }
    let found = effects.first { effect in head.allSatisfy { effect.contains($0) } }
    #expect(found?.contains("\"isGood\": \(isGood),") == true, "\(effects)")
  }

  @Test(arguments: [
    ("journal", "277 31 21 12 11 0"), ("journal-fr", "33 34 24 15 2 0"),
  ])
  func `the figures of the examples`(journal: String, figures: String) {
    let total = run(journal, "list", "--limit", "0", "--json").output.split(separator: "\n")[2]
      .filter(\.isNumber)
    let line = run(journal, "today", "--format", "{days} {workingDays} {shifts} {streak} {problems}").output
    #expect("\(total) \(line)" == figures + "\n")
  }
}
