import Testing

@Suite struct FigureTests {
  @Test func `insights of few records`() {
    #expect(
      Session.ward().screen("insights") == """
        What goes with good and bad days
          Nothing stands out: no difference is clear enough to be told from chance.
            That takes at least 8 days with something and as many without it.

        Rest and work, the last 28 days
          17 shifts in 28 days, 9 nights among them; at most 4 days of work and 2
            nights in a row
          work: 49 h in 7 days, 209 h 30 min in 28 days
          shortest rest between shifts: 11 h 30 min
          weekends with work: 1 of 4
          fatigue after these shifts: 3.5 (2 of 17 expected)
          emotional load after these shifts: 3.0 (2 of 17 expected)

        """)
  }

  @Test func `insights in French at 40 columns`() {
    #expect(
      Session.ward().screen("insights --lang fr", width: 40) == """
        Ce qui accompagne les bons et les mauvais jours
          Rien de net pour l’instant. Il faut
            au moins 8 jours avec quelque chose
            et autant sans.

        Repos et travail, les 28 derniers jours
          17 postes en 28 jours, dont 9
            nuits\u{A0}; au plus 4 jours de travail
            et 2 nuits d’affilée
          travail\u{A0}: 49 h en 7 jours, 209 h 30
            en 28 jours
          repos le plus court entre deux
            postes\u{A0}: 11 h 30
          week-ends travaillés\u{A0}: 1 sur 4
          fatigue après ces postes\u{A0}: 3,5 (2
            sur 17)
          charge émotionnelle après ces
            postes\u{A0}: 3,0 (2 sur 17)

        """)
  }

  @Test func `prompts`() {
    #expect(
      Session.ward().screen("prompts") == """
        A year ago today you wrote an entry.
          “First night alone: I was proud.”  2025-11-20-first-night

        """)
  }

  @Test func `prompts in French`() {
    #expect(
      Session.ward().screen("prompts --lang fr") == """
        Il y a 1 an, tu écrivais une entrée.
          «\u{A0}First night alone: I was proud.\u{A0}»  2025-11-20-first-night

        """)
  }

  @Test func `a search shows what was found between asterisks`() {
    #expect(
      Session.ward().screen("search night") == """
        2026-11-19-after-the-night  😞  After the night  #tired #family
            After the **night**
        2025-11-20-first-night  😄  First night alone
            First **night** alone

        """)
  }

  @Test func `a search in colour`() {
    #expect(
      Session.ward().screen("search café", inColor: true) == """
        \u{1B}[36m2026-11-19-after-the-night\u{1B}[0m  😞  After the night  #tired #family
            \u{1B}[2mSlept badly, then the \u{1B}[0m\u{1B}[1mcafé\u{1B}[0m\u{1B}[2m with Léa.\u{1B}[0m

        """)
  }

  @Test func `a search that finds nothing in French`() {
    #expect(
      Session.ward().screen("search zzz --lang fr") == """
        Aucune note trouvée.

        """)
  }

  @Test func `insights can be of the days with a tag`() {
    let reply = Session.ward().run("insights", "--tag", "night,#tired")
    #expect(reply.code == 0)
    #expect(reply.output.hasPrefix("Only days: #night, #tired\n\nWhat goes with good and bad days\n"))
  }

  @Test(arguments: [
    ("", ["under 11 h"], 1), ("rest-rules: fr-hospital\n", ["under 12 h"], 2),
    ("rest-rules: {rest: 10}\n", [], 0),
  ]) func `a short rest is one by the rules that were chosen`(rules: String, said: [String], count: Int) {
    let session = Session.inParis(
      rules + "rota: {from: \"2026-11-02\", cycle: rest, hours: {day: \"09:00-20:00\"}}\n",
      [
        "2026/11/2026-11-10-shift.md": "---\nkind: shift\nshift: day\nworked: \"09:00-20:00\"\n---\n",
        "2026/11/2026-11-11-shift.md": "---\nkind: shift\nshift: day\nworked: \"06:30-20:00\"\n---\n",
        "2026/11/2026-11-12-shift.md": "---\nkind: shift\nshift: day\nworked: \"07:15-20:00\"\n---\n",
      ])
    let output = session.run("insights").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(output.ranges(of: "before the shift of").count == count, "\(output)")
    for words in said { #expect(output.contains(words), "\(output)") }
  }
}
