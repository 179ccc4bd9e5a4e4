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

  @Test func `the day's stays the day's, whatever is added at noon`() {
    let session = Session()
    session.now = "2026-11-20T08:00:00+01:00"
    let morning = session.run("affirmation").output
    session.write("- Written by hand\n- And another\n", to: "affirmations/mine.md")
    session.now = "2026-11-20T12:00:00+01:00"
    #expect(session.run("affirmation").output == morning)
    #expect(session.run("affirmation", "add", "My", "garden waits").code == 0)
    #expect(session.run("affirmation").output == morning)
    #expect(session.text("affirmations/own.md") == "- My garden waits <!-- 2026-11-20 -->\n")
    #expect(session.run("affirmation", "list").output.contains("  My garden waits\n"))
  }

  @Test func `what is added comes up from the next day on, without any memory`() {
    let own = "- Mine <!-- 2026-11-20 -->\n"
    let (with, without) = (Session(["affirmations/own.md": own]), Session())
    #expect(with.run("affirmation").output == without.run("affirmation").output)
    with.now = "2026-11-21T18:50:00+01:00"
    without.now = with.now
    #expect(with.run("affirmation").output != without.run("affirmation").output)
  }

  @Test(arguments: [("load: 5", false), ("satisfaction: 1", false), ("mood: 😭", false), ("load: 3", true)])
  func `a text that is spared is not for the day after a hard shift`(key: String, isShown: Bool) {
    // 3 January: place 3 would be resilience-4; the third text is that of the 2nd.
    let session = Session([
      "2026/01/2026-01-01-1915-check-out.md": "---\nkind: check-out\ndate: 2026-01-01\n\(key)\n---\n"
    ])
    session.now = "2026-01-02T10:00:00+01:00"
    let output = session.run("affirmation", "--json").output
    #expect(output.contains("\"resilience-3\"") == isShown, "\(output)")
    #expect(output.contains("\"resilience-4\"") == !isShown)
  }

  @Test func `any text can be spared, and be said again`() {
    let hard = [
      "2026/11/2026-11-19-1915-check-out.md": "---\nkind: check-out\ndate: 2026-11-19\nload: 5\n---\n"
    ]
    #expect(Session(hard).run("affirmation", "--json").output.contains("compassion-5"))
    let session = Session(hard)
    let reply = session.run("affirmation", "spare", "compassion-5")
    #expect(reply.output == "Not after a hard shift: My being here brings calm\n")
    #expect(session.text("affirmations/likes.md") == "- 2026-11-20T18:50:00+01:00 spare compassion-5\n")
    #expect(session.run("affirmation", "--json").output.contains("compassion-6"))
    session.now = "2026-11-20T18:51:00+01:00"
    session.run("affirmation", "spare", "compassion-5", "--off")
    #expect(session.text("affirmations/likes.md")?.hasSuffix("18:51:00+01:00 unspare compassion-5\n") == true)
    #expect(session.run("affirmation", "list", "--liked").output == "")
  }

  @Test func `categories in turn, or liked ones alone`() {
    let mixed = Session(profile: "smjournal: 1\naffirmations: mixed\n")
    var seen: [String] = []
    for day in 10...13 {
      mixed.now = "2026-01-\(day)T10:00:00+01:00"
      let id = mixed.run("affirmation", "--json").output.split(separator: "\"")[5]
      seen.append(String(id.prefix { $0 != "-" }))
    }
    #expect(Set(seen).count == 4, "\(seen)")
    let liked = Session(profile: "smjournal: 1\naffirmations: liked\n")
    liked.run("affirmation", "like", "balance-2")
    liked.now = "2026-11-22T10:00:00+01:00"
    #expect(liked.run("affirmation", "--json").output.contains("balance-2"))
  }
}
