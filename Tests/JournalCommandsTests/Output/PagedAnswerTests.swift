import Testing

@Suite struct PagedAnswerTests {
  @Test func `a long answer goes to the pager, a short one does not`() {
    let session = Session.ward()
    session.environment["SMJOURNAL_PAGER"] = "more"
    session.isTerminal = true
    session.rows = 10
    session.width = 100
    let short = session.run("list", "--limit", "3")
    #expect(session.paged == [])
    #expect(short.output.split(separator: "\n").count == 3)
    let long = session.run("list")
    #expect(session.paged.count == 1)
    #expect(session.paged[0].hasPrefix("more\n"))
    #expect(session.paged[0].contains("Rest at last"))
    #expect(long.output == "")
    for word in ["--no-pager", "--json", "--plain"] { #expect(session.run("list", word).output != "") }
    session.environment["TERM"] = "dumb"
    #expect(session.run("list").output != "")
    #expect(session.paged.count == 1)
  }

  @Test func `nobody who has not asked for a pager gets one`() {
    let session = Session.ward()
    session.environment["PAGER"] = "more"
    session.programs = ["/usr/bin/less"]
    session.isTerminal = true
    session.rows = 5
    #expect(session.run("list").output.contains("Rest at last"))
    #expect(session.paged == [])
  }

  @Test func `what a command did is said at once, however long it is`() {
    let session = Session.ward()
    session.environment["SMJOURNAL_PAGER"] = "more"
    session.isTerminal = true
    session.rows = 1
    #expect(session.run("version").output != "")
    #expect(session.paged == [])
  }

  @Test func `a pager that does not start costs nothing`() {
    let session = Session.ward()
    session.environment["SMJOURNAL_PAGER"] = "none"
    session.isTerminal = true
    session.rows = 5
    session.pagerStarts = false
    #expect(session.run("list").output.contains("Rest at last"))
  }
}
