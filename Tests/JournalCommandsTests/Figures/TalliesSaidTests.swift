import Testing

/// Nothing is left out of a list without a word.
@Suite struct TalliesSaidTests {
  private static func record(_ day: String, _ keys: String) -> String {
    "---\ndate: \"\(day)\"\n\(keys)\n---\n"
  }

  @Test func `of more than twelve tags the number of the others is said`() {
    var files: [String: String] = [:]
    for number in 10..<24 {
      files["2026/11/2026-11-\(number).md"] = Self.record("2026-11-\(number)", "tags: [t\(number)]")
    }
    let figures = Session.inParis("", files).run("stats").output
    #expect(figures.contains("t21 1 · and 2 more\n"), "\(figures)")
  }
}
