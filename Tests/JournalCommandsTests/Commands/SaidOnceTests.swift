import Testing

/// What is asked for, shown and answered once, and where a person looks for it.
@Suite struct SaidOnceTests {
  @Test func `a tag that stands in what is shown is not shown again`() {
    let session = Session()
    session.run("append", "again #calm")
    #expect(session.run("today").output.contains("again #calm\n"))
    session.run("tag", "last", "+late")
    #expect(session.run("today").output.contains("again #calm  #late\n"))
    session.run("new", "Night", "--text", "Quiet #calmer", "-t", "calm")
    #expect(session.run("list").output.contains("Night  #calm #calmer\n"))
  }

  @Test func `a scale is a key of its record, a value that it can't have is none`() {
    let session = Session(profile: "smjournal: 1\nscales:\n  pain: {range: \"0-10\", ask: mood}\n")
    session.run("mood", "3", "--pain", "7")
    for words in [["list", "--json"], ["list", "--jsonl"], ["show", "last", "--json"]] {
      let output = session.run(words.map { Array($0.utf8) }).output
      #expect(output.contains("\"pain\": 7") && !output.contains("\"extra\": {\n"), "\(output)")
    }
    #expect(!session.run("mood", "2", "--pain", "1", "--json").output.contains("extra"))
    session.write("---\npain: 70\n---\n", to: "2026/11/2026-11-19-high.md")
    let reply = session.run("show", "2026-11-19-high", "--json")
    #expect(reply.output.contains("\"extra\": {\n    \"pain\": 70\n  }"), "\(reply.output)")
  }

  @Test func `an export whose file nobody named asks for it at a terminal`() {
    let session = Session()
    session.isTerminal = true
    let reply = session.run("export", "html", typed: "\n")
    #expect(reply.errors.contains("(journal.html) ›"), "\(reply)")
    #expect(reply.code == 0)
  }
}
