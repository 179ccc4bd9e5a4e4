import Testing

/// What is asked with the index, and again without.
@Suite struct IndexedAnswerTests {
  private static func session() -> Session {
    let session = Session()
    for day in 10...19 {
      let (energy, mood) = ([1, 2, 3, 4, 5][day % 5], ["😀", "😞", "sad", "😐"][day % 4])
      session.write(
        "---\nkind: check-in\nshift: \(day % 2 == 0 ? "night" : "day")\nenergy: \(energy)\n---\nÉquipe \(day).\n",
        to: "2026/11/2026-11-\(day)-1850-check-in.md")
      session.write(
        """
        ---
        title: "Entry \(day) w\\u00e9ek"
        mood: \(mood)
        tags: [garden, n\(day % 3)]
        steps: \(day * 500)
        favorite: \(day % 4 == 0)
        ---
        In the garden, e\u{301}quipe of the night shift.

        """, to: "2026/11/2026-11-\(day)-0930-entry.md")
    }
    session.write("---\ntitle: broken\nenergy: 9\n\ttab\n---\ngarden\n", to: "2026/11/broken.md")
    return session
  }

  @Test(arguments: [
    "list", "list --limit 3", "list --limit 3 --offset 2", "list --offset 100", "list --offset 2",
    "list --where energy<3", "list --where energy<=3 --where energy>1",
    "list --where energy!=3 --kind check-in",
    "list --where steps>=7000", "list --where title>entry --limit 2", "list --where mood<0",
    "list --where date>2026-11-15", "list --where energy=", "list --tag n1 --sort title",
    "list --sort -energy",
    "list --favorite --from 2026-11-12 --until 2026-11-18", "list --shift night --on 2026-11-14",
    "search garden", "search équipe --kind check-in", "search wéek --limit 2 --offset 3",
    "search night -garden", "search gard* --where steps>7000", "search nothing", "search garden --offset 50",
    "stats", "stats --from 2026-11-12 --until 2026-11-15",
  ])
  func `the index answers as the files do`(question: String) {
    let session = Self.session()
    for format in ["", " --json"] {
      let words = (question + format).words
      let plain = session.run(words + " --no-index".words)
      // The first question makes the index, the second is answered from it.
      for _ in 0..<2 {
        let indexed = session.run(words)
        #expect(indexed.output == plain.output)
        #expect(indexed.errors == plain.errors)
        #expect(indexed.code == plain.code)
      }
    }
  }

  @Test func `pages follow each other`() {
    let session = Self.session()
    // A page that is to come as a whole has no line above it.
    let all = session.run("list").output.split(separator: "\n").filter { !$0.hasPrefix("──") }
    var paged: [Substring] = []
    for start in stride(from: 0, to: 24, by: 4) {
      paged += session.run("list", "--limit", "4", "--offset", "\(start)").output.split(separator: "\n")
        .filter { !$0.hasPrefix("──") }
    }
    let names = all.map { $0.prefix { $0 != " " } }
    #expect(names.count == 21)
    #expect(paged.map { $0.prefix { $0 != " " } } == names)
    #expect(session.run("list", "--kind", "entry", "--offset", "30").errors.hasPrefix("0 of 11 records\n"))
  }

  @Test(arguments: [
    ("energy<3", 4), ("energy<=3", 6), ("energy>4", 2), ("energy>=4", 4), ("energy=2", 2), ("steps<6000", 2),
  ])
  func `a number is compared by its size`(condition: String, count: Int) {
    let reply = Self.session().run("list", "--where", condition)
    #expect(reply.output.split(separator: "\n").count == count)
  }
}
