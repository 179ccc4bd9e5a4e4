import Testing

/// The table of `report --csv`, which goes to others.
struct ReportTableTests {
  @Test(arguments: [
    ("a\"\u{301},=HYPERLINK(1)", "\"a\"\"\u{301},=HYPERLINK(1)\""), ("=\u{301}1+1", "'=\u{301}1+1"),
    ("+\u{301}", "'+\u{301}"), ("-2+3", "'-2+3"), ("a;b", "a;b"), ("＝1", "'＝1"),
  ])
  func `no word of a shift leaves its cell or is reckoned`(word: String, cell: String) {
    let quoted = "'" + word + "'"
    let session = Session(
      profile: "smjournal: 1\nshifts:\n  \(quoted): {is: day, hours: \"07:00-19:00\"}\n",
      ["2026/11/2026-11-19-shift.md": "---\nkind: shift\ndate: 2026-11-19\nshift: \(quoted)\n---\n"])
    let reply = session.run("report", "--from", "2026-11-19", "--until", "2026-11-19", "--csv")
    #expect(reply.code == 0)
    let lines = reply.output.utf8.split(separator: 0x0A).map { Array($0) }
    #expect(lines.count == 2)
    #expect(lines.last?.starts(with: ("2026-11-19," + cell + ",day,").utf8) == true, "\(reply.output)")
  }
}
