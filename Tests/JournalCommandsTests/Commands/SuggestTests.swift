import Testing

struct SuggestTests {
  private let session = Session([
    "people/lea.md": "---\nkind: person\nname: Léa\n---\n",
    "2026/11/2026-11-02-a.md": "---\ntitle: A\npeople: [Paul Martin]\nplace: Lyon\ntags: [ward 3]\n---\n",
    "2026/11/2026-11-20-hard.md":
      "---\ntitle: Evening\n---\nI was exhausted after ward 3. Léa and Paul came from Lyon, and I cried a little.\n",
    "2026/11/2026-11-19-dur.md":
      "---\ntitle: Soir\npeople: [Léa]\n---\nJe suis épuisée et triste. Léa dort.\n",
    "2026/11/2026-11-18-list.md": "---\ntitle: List\n---\nMilk, bread.\n",
  ])

  @Test func `tags, mood, people and places come from the text`() {
    let compact = session.run("suggest", "hard", "--json").output.filter { !$0.isWhitespace }
    #expect(
      compact == #"{"schema":1,"id":"2026-11-20-hard","language":"en","tags":["ward3","fatigue"],"#
        + #""mood":"verySad","moodWords":["exhausted","cried"],"people":["Léa","PaulMartin"],"places":["Lyon"]}"#
    )
  }

  @Test func `what to type is shown, and nothing is written`() {
    let before = session.files.map { session.text($0) }
    let lines = session.run("suggest", "hard").output.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "Mood: 😭 very sad (exhausted, cried)", "Tags: ward 3, fatigue", "People: Léa, Paul Martin",
        "Places: Lyon", "To use it:", "  smjournal set 2026-11-20-hard mood=verySad",
        "  smjournal tag 2026-11-20-hard '+ward 3' +fatigue",
        "  smjournal set 2026-11-20-hard people='Léa, Paul Martin'",
        "  smjournal set 2026-11-20-hard place=Lyon",
      ])
    #expect(session.files.map { session.text($0) } == before)
  }

  @Test func `a French text is read as French, and who is named already is not offered`() {
    let compact = session.run("suggest", "dur", "--json").output.filter { !$0.isWhitespace }
    #expect(compact.contains(#""language":"fr","tags":["Fatigue"],"mood":"verySad""#))
    #expect(compact.contains(#""people":[],"places":[]"#))
  }

  @Test func `where the text says nothing, nothing is suggested`() {
    #expect(session.run("suggest", "list").output == "The text suggests nothing clearly enough.\n")
    let compact = session.run("suggest", "list", "--json").output.filter { !$0.isWhitespace }
    #expect(compact.hasSuffix(#""tags":[],"mood":null,"moodWords":[],"people":[],"places":[]}"#))
    let reply = session.run("suggest", "nothing-like-it")
    #expect(reply.code == 1 && reply.output.isEmpty)
  }

  @Test func `what the commands suggest to type works`() {
    #expect(session.run("set", "2026-11-20-hard", "mood=verySad").code == 0)
    #expect(session.run("set", "2026-11-20-hard", "people=Léa, Paul Martin").code == 0)
    let compact = session.run("show", "hard", "--json").output.filter { !$0.isWhitespace }
    #expect(compact.contains(#""mood":"verySad""#) && compact.contains(#""people":["Léa","PaulMartin"]"#))
  }
}
