import Testing

@Suite struct ListTests {
  private let records = [
    "2026/11/2026-11-09-0700-x.md": "---\nat: 2026-11-09T07:00:00+01:00\n---\n\n# **Up** early\n\nand more\n",
    "2025/11/2025-11-20-1850-y.md":
      "---\nat: 2025-11-20T18:50:00+01:00\ntitle: A year ago\nmood: 😴\ntags: [night]\n---\n",
    "2026/11/2026-11-20-1800-check-in.md":
      "---\nkind: check-in\nat: 2026-11-20T18:00:00+01:00\nshift: night\nenergy: 2\n---\n",
    "2026/11/2026-11-19-z.md": "\n\n",
  ]

  @Test func `a line says day, time, mood, title or first words, tags`() {
    #expect(
      Session(records).run("list").output == """
        Fri 20 Nov       18:00      check-in  energy 2
        Thu 19 Nov
        Mon  9 Nov       07:00      Up early
        Thu 20 Nov 2025  18:50  😴  A year ago  #night

        """)
  }

  @Test func `ids where they are asked for`() {
    let output = Session(records).run("list", "--ids", "--limit", "1").output
    #expect(output == "2026-11-20-1800-check-in  Fri 20 Nov  18:00  check-in  energy 2\n")
  }

  @Test func `with an index and without the lines are the same`() {
    let session = Session(records)
    let first = session.run("list").output
    #expect(session.run("list").output == first)
    #expect(session.run("list", "--no-index").output == first)
  }

  @Test func `first words never reach the terminal with controls, nor without end`() {
    let body = "\u{1B}[31mRed " + String(repeating: "wordy ", count: 40)
    let session = Session(["2026/11/2026-11-09-x.md": "---\nkind: entry\n---\n\(body)\n"])
    let output = session.run("list").output
    #expect(output.contains("\\x1B[31mRed wordy"))
    #expect(output.hasSuffix("…\n"))
    #expect(output.count < 110)
  }
}
