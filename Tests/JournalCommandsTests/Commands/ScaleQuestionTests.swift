import Testing

@Suite struct ScaleQuestionTests {
  @Test func `a scale is set up by questions and asked from then on`() {
    let session = Session()
    let reply = session.run("config", "scales", typed: "pain\nWie weh\n0-10\n13\n2⏸\n")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(
      session.text("journal.md") == """
        ---
        smjournal: 1
        name: Camille
        scales:
          pain:
            range: "0-10"
            ask:
              - check-in
              - mood
            good: low
            label: Wie weh
        ---

        """)
    #expect(session.run("check", "--json").output.contains("\"problems\": []"))
    #expect(session.run("mood", typed: "4⏸7\n").errors.contains("Wie weh (0–10)"))
  }

  @Test func `Enter takes what is usual, a second scale stands beside the first, and its name is checked`() {
    let session = Session(profile: "smjournal: 1\nscales: {pain: {range: \"0-10\"}} # mine\n")
    let reply = session.run(
      "config", "scales", typed: "mood\n\u{15}two words\n\u{15}calm\n\n9-1\n\u{15}\n\n\n\n")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(reply.errors.ranges(of: "no key that the program has already").count == 2, "\(reply.errors)")
    #expect(reply.errors.contains("Two whole numbers"), "\(reply.errors)")
    let text = session.text("journal.md") ?? ""
    #expect(text.contains("pain: {range: \"0-10\"}") && text.contains("# mine"), "\(text)")
    #expect(text.contains("calm:") && session.run("check").code == 0, "\(text)")
  }

  @Test func `Backspace goes back, and Ctrl-C writes nothing`() {
    let session = Session()
    let before = session.text("journal.md")
    let reply = session.run("config", "scales", typed: "pain\n\u{7F}s\n\u{3}")
    #expect(reply.code == 130)
    #expect(session.text("journal.md") == before)
  }

  @Test func `without a terminal they are shown, with how to write them`() {
    let session = Session()
    let reply = session.run("config", "scales")
    #expect(
      reply.code == 0 && reply.output.contains("pain: {range: \"0-10\", ask: mood, good: low}"), "\(reply)")
    #expect(session.run("config", "scales=pain 0-10").code == 0)
    #expect(session.run("config", "scales").output.contains("pain"))
    let wrong = session.run("config", "scales=pain")
    #expect(wrong.code == 64 && wrong.errors.contains("range"), "\(wrong)")
  }
}
