import Testing

struct TeamTests {
  /// Journals side by side, each with a check-out in September and one in October.
  private func team(_ count: Int) -> Session {
    let session = Session()
    for number in 0..<count {
      let path = "../ward/\(number)/"
      session.write(
        "---\nsmjournal: 1\nid: person\(number)\nname: Secret\(number)\n---\n", to: path + "journal.md")
      for (month, fatigue) in [("09", number % 5 + 1), ("10", 3)] {
        session.write(
          "---\nkind: check-out\ndate: 2026-\(month)-03\nfatigue: \(fatigue)\n---\nSecret words.\n",
          to: path + "2026/\(month)/2026-\(month)-03-check-out.md")
      }
    }
    return session
  }

  private func run(_ session: Session, _ count: Int, _ words: String...) -> Reply {
    session.run((["team"] + (0..<count).map { "../ward/\($0)" } + words).map { Array($0.utf8) })
  }

  @Test func `what is no journal is said in the language of the one that is open`() {
    let session = Session(profile: "smjournal: 1\nlanguage: de\n")
    #expect(session.run("team", "war", "super").errors.contains("in diesem Ordner ist kein Tagebuch"))
  }

  @Test func `figures name nobody`() {
    let session = team(5)
    #expect(
      run(session, 5).output == """
        5 people, September 2026 – October 2026
        fatigue  3.0  from at least 5 people, 2 months
        Means of each person's own mean of a finished month, rounded; each person counts once.

        """)
    let document = run(session, 5, "--json").output
    #expect(
      document.filter { !$0.isWhitespace }
        == #"{"schema":1,"people":5,"minimum":5,"from":"2026-09","until":"2026-10","figures":["#
        + #"{"measure":"fatigue","mean":3,"people":5,"months":["2026-09","2026-10"]}],"shutMonths":[]}"#)
    #expect(!document.contains("Secret") && !document.contains("person0"))
  }

  @Test func `too few people are refused by the minimum`() {
    let session = team(5)
    let reply = run(session, 4)
    #expect(reply.code == 1 && reply.output.isEmpty)
    #expect(
      reply.errors
        == "smjournal: error: 4 people are too few: every figure needs a minimum of 5 people who wrote "
        + "in the same finished month\n")
    #expect(run(session, 4, "--minimum", "4").code == 0)
    #expect(run(session, 5, "--minimum", "2").code == 64)
    #expect(run(session, 5, "--minimum", "6").code == 1)
    #expect(run(session, 5, "--from", "2026-11-01").code == 1)
    #expect(run(session, 4, "--lang", "fr").errors.contains("minimum de 5 personnes"))
  }

  @Test func `the same journal twice is one person, under any name`() {
    let session = team(4)
    let words = ["team", "../ward/0", "../ward/0/", "../ward/./1", "../ward/1", "../ward/2", "../ward/3"]
    #expect(session.run(words.map { Array($0.utf8) }).code == 1)
  }

  @Test func `one's own figures stand in for the journal, without what is private`() throws {
    let session = team(5)
    session.write(
      "---\nkind: check-out\ndate: 2026-10-04\nfatigue: 5\nprivate: true\n---\n",
      to: "../ward/0/2026/10/2026-10-04-check-out.md")
    let own = session.run("team", "figures", "-C", "../ward/0").output
    #expect(own.filter { !$0.isWhitespace }.contains(#"{"month":"2026-10","fatigue":3}"#))
    session.write(own, to: "../0.json")
    let reply = session.run(
      "team", "../0.json", "../ward/0", "../ward/1", "../ward/2", "../ward/3", "../ward/4", "--json")
    #expect(reply.output.contains("\"people\": 5,"))
  }

  @Test func `a mood is told from 1 to 5, as everywhere else`() {
    let session = team(5)
    for number in 0..<5 {
      session.write(
        "---\ndate: 2026-10-05\nmood: \(number < 3 ? 4 : 3)\n---\n",
        to: "../ward/\(number)/2026/10/2026-10-05-mood.md")
    }
    #expect(run(session, 5).output.contains("mood     3.6  from at least 5 people, 1 month\n"))
    let json = #"{"measure":"mood","mean":3.6,"people":5,"months":["2026-10"]}"#
    #expect(run(session, 5, "--json").output.filter { !$0.isWhitespace }.contains(json))
    let own = session.run("team", "figures", "-C", "../ward/0").output.filter { !$0.isWhitespace }
    #expect(own.hasPrefix(#"{"schema":1,"teamFigures":2,"#) && own.contains(#""mood":4,"#), "\(own)")
    // Figures that an earlier version made run from -2 to 2.
    for number in 0..<5 {
      session.write(
        "{\"teamFigures\":1,\"person\":\"\(number)\",\"months\":[{\"month\":\"2026-10\",\"mood\":-1.5}]}",
        to: "../\(number).json")
    }
    let files = (0..<5).map { "../\($0).json" }
    let reply = session.run((["team", "--json"] + files).map { Array($0.utf8) }).output
    #expect(reply.contains("\"mean\": 1.5"), "\(reply)")
  }

  @Test(arguments: [
    "{}", "[]", "", "{\"teamFigures\": 2}", "{\"teamFigures\":1,\"person\":\"\",\"months\":[]}",
  ])
  func `a file of something else is refused`(text: String) {
    let session = team(2)
    session.write(text, to: "../x.json")
    let reply = session.run("team", "../x.json")
    #expect(reply.code == 1)
    #expect(
      reply.errors
        == "smjournal: error: ../x.json: these are no figures of one person, as team figures prints them\n")
  }

  @Test func `numbers that can't be are left out`() {
    let session = Session()
    for number in 0..<5 {
      session.write(
        "{\"teamFigures\":1,\"person\":\"\(number)\",\"months\":[{\"month\":\"2026-09\",\"fatigue\":1e300,"
          + "\"load\":2,\"mood\":\"x\"},{\"month\":\"2026-13\",\"load\":5},7]}", to: "../\(number).json")
    }
    let reply = session.run("team", "../0.json", "../1.json", "../2.json", "../3.json", "../4.json")
    #expect(reply.output.split(separator: "\n").count == 3 && reply.output.contains("emotional load  2.0"))
  }
}
