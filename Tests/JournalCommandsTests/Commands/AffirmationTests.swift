import Testing

@Suite struct AffirmationTests {
  @Test func `the day's is the one that the rule says`() {
    let session = Session()
    session.now = "2026-01-01T10:00:00+01:00"
    let reply = session.run("affirmation", "--json", "--lang", "fr")
    #expect(
      reply.output == """
        {
          "schema": 1,
          "id": "resilience-2",
          "text": "Mes limites protègent ma capacité à soigner",
          "category": "resilience",
          "liked": false
        }

        """)
  }

  @Test func `it stays the same through a night`() {
    let session = Session()
    let evening = session.run("affirmation").output
    session.run("check-in", "--energy", "3", "--shift", "night")
    session.now = "2026-11-21T04:00:00+01:00"
    #expect(session.run("affirmation").output == evening)
    session.run("check-out", "--fatigue", "3")
    session.now = "2026-11-21T13:00:00+01:00"
    #expect(session.run("affirmation").output != evening)
  }

  @Test func `likes are lines that are appended, once`() {
    let session = Session()
    session.run("affirmation", "like", "resilience-1")
    session.run("affirmation", "like", "resilience-1")
    let reply = session.run("affirmation", "like")
    #expect(reply.output.hasPrefix("Liked: "))
    #expect(
      session.text("affirmations/likes.md") == """
        - 2026-11-20T18:50:00+01:00 like resilience-1
        - 2026-11-20T18:50:00+01:00 like compassion-5

        """)
    session.now = "2026-11-20T18:51:00+01:00"
    session.run("affirmation", "unlike", "resilience-1")
    let liked = session.run("affirmation", "list", "--liked").output
    #expect(liked.split(separator: "\n").count == 1)
    #expect(!liked.contains("resilience-1 "))
  }

  @Test func `own texts join in, those of another language don't`() {
    let session = Session([
      "affirmations/mine.md": "---\ncategory: Équilibre\n---\n- My garden is waiting\n",
      "affirmations/fr.md": "---\nlanguage: fr\n---\n- Mon jardin m'attend\n",
    ])
    let list = session.run("affirmation", "list", "--category", "balance").output
    #expect(list.contains("My garden is waiting"))
    #expect(!list.contains("jardin"))
    #expect(session.run("affirmation", "list", "--lang", "fr").output.contains("Mon jardin m'attend"))
  }

  @Test func `there are fifty, by category`() {
    let session = Session()
    #expect(session.run("affirmation", "list").output.split(separator: "\n").count == 50)
    #expect(
      session.run("affirmation", "list", "--category", "compassion").output.split(separator: "\n").count == 15
    )
  }

  @Test func `an unknown id is refused with the nearest`() {
    let reply = Session().run("affirmation", "like", "resilence-3")
    #expect(reply.code == 1)
    #expect(
      reply.errors
        == "smjournal: error: no affirmation is named 'resilence-3'; did you mean 'resilience-3'?\n")
  }
}
