import Testing

@Suite struct PickedRecordTests {
  @Test func `a command without a record lets pick one, and shows it`() {
    let session = Session()
    session.run("new", "Alpha", "--text", "first")
    session.run("new", "Beta", "--text", "second")
    let reply = session.run("show", typed: "alp\n")
    #expect(reply.output.contains("first"))
    #expect(session.run("show", "2026", typed: " bet\n").output.contains("second"))
    #expect(session.run("delete", typed: "\u{1B}").code == 130)
    #expect(session.files.count == 3)
  }

  @Test(arguments: [["show"], ["show", "--json"], ["edit", "--no-input"]])
  func `nobody is asked where nobody can answer`(words: [String]) {
    let session = Session()
    session.run("new", "Alpha")
    let reply = session.run(words.map { Array($0.utf8) }, typed: words == ["show"] ? nil : "\n")
    #expect(reply.code == 64)
    #expect(
      reply.errors.hasPrefix("smjournal: error: missing argument ID\n'smjournal help \(words[0])'"),
      "\(reply.errors)")
  }

  @Test func `in an empty journal there is nothing to pick`() {
    let reply = Session().run("show", typed: "\n")
    #expect(reply.code == 1)
    #expect(reply.errors == "smjournal: error: No records found.\n")
  }
}
