import Testing

@Suite struct RotaTests {
  /// Keys before and after the rota, as a person wrote them.
  private static let (before, after) = (
    "smjournal: 1 # the format\n# who\nname: Camille\n", "week-starts: sunday\nown: [a,  b]\n"
  )

  private static let shortRota = """
    from: "2026-11-30"
    cycle: day day night night rest rest
    hours:
      day: "07:00-19:00"
    """

  @Test(arguments: [
    // A list of rotas gets another one, with the hours that are known.
    (
      """
      rota:
      - from: 2026-01-05   # winter
        cycle: day rest
      - from: 2026-06-01
        cycle: night rest
        hours: {night: 20:00-06:00}

      """,
      """
      rota:
      - from: 2026-01-05   # winter
        cycle: day rest
      - from: 2026-06-01
        cycle: night rest
        hours: {night: 20:00-06:00}
      - from: "2026-11-30"
        cycle: day day night night rest rest
        hours:
          day: "07:00-19:00"
          night: "20:00-06:00"

      """
    ),
    // A single rota becomes the first of a list.
    (
      """
      rota: # of the ward
        from: 2026-01-05
        cycle: day rest
        hours: {day: 07:00-19:00}

      """,
      """
      rota: # of the ward
        - from: "2026-01-05"
          cycle: day rest
          hours:
            day: "07:00-19:00"
        - from: "2026-11-30"
          cycle: day day night night rest rest
          hours:
            day: "07:00-19:00"

      """
    ),
    // The only one of a list is replaced.
    (
      """
      rota:
        - from: 2026-11-30
          cycle: [day, rest]

      """,
      """
      rota:
        - from: 2026-11-30
          cycle: day day night night rest rest
          hours:
            day: "07:00-19:00"

      """
    ),
    // The one of the same day is replaced where it stands, whatever the order.
    (
      """
      rota:
        - from: 2026-12-07
          cycle: rest
        - from: 2026-11-30 # winter
          cycle: [day, rest]
        - du: 01/01/2026
          cycle: night

      """,
      """
      rota:
        - from: 2026-12-07
          cycle: rest
        - from: 2026-11-30 # winter
          cycle: day day night night rest rest
          hours:
            day: "07:00-19:00"
        - du: 01/01/2026
          cycle: night

      """
    ),
  ])
  func `a rota is set and every other line stays`(rota: String, expected: String) {
    let session = Session(profile: Self.before + rota + Self.after)
    let reply = Self.set(in: session)
    #expect(reply.output == "Wrote the rota to journal.md: a cycle of 6 days from Mon 30 November on\n")
    #expect(session.text("journal.md") == "---\n" + Self.before + expected + Self.after + "---\n")
    session.run("undo")
    #expect(session.text("journal.md") == "---\n" + Self.before + rota + Self.after + "---\n")
  }

  @Test func `the first rota goes below the other keys`() {
    let session = Session(profile: Self.before + Self.after)
    #expect(Self.set(in: session).code == 0)
    #expect(
      session.text("journal.md") == "---\n" + Self.before + Self.after + """
        rota:
          - from: "2026-11-30"
            cycle: day day night night rest rest
            hours:
              day: "07:00-19:00"
        ---

        """)
  }

  private static func set(in session: Session) -> Reply {
    session.run(
      "rota", "set", "--from", "2026-11-30", "--cycle", "day day night night rest rest", "--hours",
      "day=07:00-19:00")
  }

  @Test func `a day is swapped by a file, and swapped again in the same file`() {
    let session = Session.ward()
    let path = "2026/11/2026-11-21-shift-day.md"
    #expect(
      session.screen("rota swap 2026-11-21 day --hours day=05:00-21:00 --note Extra")
        == "Wrote \(path) (shift, day shift of Sat 21 November)\n")
    #expect(
      session.text(path) == """
        ---
        kind: shift
        date: "2026-11-21"
        shift: day
        start: "05:00"
        end: "21:00"
        source: cli
        ---

        Extra

        """)
    #expect(
      session.screen("rota off tomorrow")
        == "Wrote 2026/11/2026-11-21-shift-rest.md (shift, day off, Sat 21 November)\n")
    #expect(
      session.screen("rota swap tomorrow late --note Swapped")
        == "Wrote 2026/11/2026-11-21-shift-late.md (shift, late shift of Sat 21 November)\n")
    #expect(session.text(path) == nil)
    #expect(
      session.text("2026/11/2026-11-21-shift-late.md") == """
        ---
        kind: shift
        date: "2026-11-21"
        shift: late
        source: cli
        ---

        Extra

        Swapped

        """)
    #expect(session.screen("rota --until tomorrow --json").contains("\"shift\": \"late\""))
  }

  @Test func `check of the rota`() {
    let session = Session.ward()
    #expect(session.screen("rota check") == "Nothing is missing, nothing overlaps.\n")
    session.write("---\nkind: shift\ndate: 2026-11-26\nshift: day\n---\n", to: "2026/11/worked.md")
    let reply = session.run("rota", "check")
    #expect(reply.code == 1)
    #expect(reply.output == "worked plans work on Thu 26 November, which is time off\n")
    #expect(
      session.screen("rota check --lang fr --json") == """
        {
          "schema": 1,
          "planProblems": [
            "worked prévoit un poste le jeudi 26 novembre, pendant des congés"
          ]
        }

        """)
  }

  @Test func `no rota says how to set one`() {
    #expect(
      Session().screen("rota", width: 40) == """
        No rota yet. Set one: smjournal rota set
        --from DAY --cycle 'day day night night
        rest rest'

        """)
  }

  @Test(arguments: [("2026-10-24", "13.5", "810"), ("2026-03-28", "11.5", "690")])
  func `hours of a night over a change of the clocks`(day: String, hours: String, minutes: String) {
    #expect(Session.ward().screen("day \(day) --json").contains("\n    \"hours\": \(hours),\n"))
    #expect(
      Session.ward().screen("rota --from \(day) --until \(day) --json").contains(
        "\n          \"minutes\": \(minutes),\n"))
  }
}
