import Testing

/// `list --person` lists what `people` counts.
@Suite struct WholeNameTests {
  private static func record(_ day: String, _ keys: String) -> String {
    "---\ndate: \"\(day)\"\n\(keys)\n---\n"
  }

  @Test func `somebody's whole name is nobody else's`() {
    let session = Session.inParis(
      "",
      [
        "2026/11/2026-11-16-one.md": Self.record("2026-11-16", "people: [Léa]"),
        "2026/11/2026-11-17-two.md": Self.record("2026-11-17", "people: [Léa Martin]"),
      ])
    for (name, found) in [("Léa", "one"), ("lea", "one"), ("Martin", "two"), ("léa martin", "two")] {
      let list = session.run("list", "--person", name, "--format", "{id}").output
      #expect(list == "2026-11-1\(found == "one" ? 6 : 7)-\(found)\n", "\(name): \(list)")
    }
    #expect(session.run("search", "Léa", "--person", "Léa").output.contains("one"))
  }
}
