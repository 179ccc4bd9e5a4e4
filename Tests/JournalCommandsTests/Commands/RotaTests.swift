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
    ("{from: 2026-11-16, cycle: day rest}", "", "from: 2026-11-16"),
    ("{from: 2026-11-16, cycle: day day rest, hours: {day: '08:00-16:00'}}", "day rest day", "08:00-16:00"),
    ("{from: 2026-11-22, cycle: day rest, hours: {day: '08:00-16:00'}}", "day rest", "from: 2026-11-22"),
  ])
  func `hours alone are those of the plan that holds or comes, from now on where it had others`(
    rota: String, cycle: String, kept: String
  ) {
    let session = Session(profile: "smjournal: 1\nrota: \(rota)\n")
    let reply = session.run("rota", "set", "--hours", "day=07:00-19:00")
    let profile = session.text("journal.md") ?? ""
    #expect(
      reply.code == 0 && profile.contains("07:00-19:00") && profile.contains(kept), "\(profile)\(reply)")
    #expect(profile.contains("cycle: \(cycle)"), "\(profile)")
    let day = session.run("day", "2026-11-22").output
    #expect(day.contains("07:00–19:00"), "\(day)")
  }

  @Test(arguments: [
    (["rota", "set", "--from", "2026-11-20", "--cycle", "day day rest"], "\n", "07:00-19:00"),
    (["rota", "set", "--from", "2026-11-20", "--cycle", "day day rest"], "8-16\n", "08:00-16:00"),
    (["rota", "swap", "2026-11-21", "day"], "8-16\n", "08:00-16:00"),
    (["rota", "add", "2026-11-21", "day"], "\n", "07:00-19:00"),
  ])
  func `a terminal asks for the hours of a shift that has none`(words: [String], typed: String, hours: String)
  {
    let session = Session()
    let reply = session.run(words.map { Array($0.utf8) }, typed: typed)
    #expect(reply.code == 0 && reply.errors.contains("What are the hours of day?"), "\(reply)")
    #expect(session.text("journal.md")?.contains(hours) == true, "\(session.text("journal.md") ?? "")")
    #expect(!reply.errors.contains("No hours are known"), "\(reply.errors)")
  }

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
    // Keys and hours of the person's own stay in the one of the same day; a single one keeps its remarks.
    (
      """
      rota:
        - from: "2026-11-30"
          # Ward 3
          cycle: night rest
          ward: 3
          until: "2027-06-30"
          hours:
            night: "19:00-07:00" # long

      """,
      """
      rota:
        - from: "2026-11-30"
          # Ward 3
          cycle: day day night night rest rest
          ward: 3
          until: "2027-06-30"
          hours:
            night: "19:00-07:00" # long
            day: "07:00-19:00"

      """
    ),
    (
      """
      Rota:
        # Ward 3
        du: 30/11/2026
        Cycle: nuit repos
        horaires: {Day: "07:00-15:00"}

      """,
      """
      Rota:
        # Ward 3
        du: 30/11/2026
        Cycle: day day night night rest rest
        horaires: {Day: "07:00-19:00"}

      """
    ),
    // The key is the one that is there.
    (
      """
      roulement:
        - from: "2026-01-05"
          cycle: nuit repos

      """,
      """
      roulement:
        - from: "2026-01-05"
          cycle: nuit repos
        - from: "2026-11-30"
          cycle: day day night night rest rest
          hours:
            day: "07:00-19:00"

      """
    ),
  ])
  func `a rota is set and every other line stays`(rota: String, expected: String) {
    let session = Session(profile: Self.before + rota + Self.after)
    let reply = Self.set(in: session)
    #expect(
      reply.output.hasPrefix(
        "Wrote the rota to journal.md: a cycle of 6 days from Mon 30 November on\n"))
    #expect(reply.output.hasSuffix(" in 28 days\n"))
    #expect(session.text("journal.md") == "---\n" + Self.before + expected + Self.after + "---\n")
    session.run("undo")
    #expect(session.text("journal.md") == "---\n" + Self.before + rota + Self.after + "---\n")
  }

  @Test func `a word gets another meaning beside what it has, under the key that is there`() {
    let session = Session(
      profile: "smjournal: 1\npostes:\n  \"N\": {is: night, hours: \"19:00-07:30\", ward: 3}\n")
    #expect(session.run("rota", "set", "--shift-type", "N=night 20:00-07:30").code == 0)
    #expect(
      session.text("journal.md") == """
        ---
        smjournal: 1
        postes:
          "N":
            - is: night
              hours: "19:00-07:30"
              ward: 3
            - from: "2026-11-20"
              is: night
              hours: "20:00-07:30"
        ---

        """)
    session.run("rota", "set", "--shift-type", "J=day 07:00-19:00")
    #expect(session.text("journal.md")?.contains("\nshifts:") == false)
  }

  @Test func `hours that were worked need no word of the day's one shift`() {
    let session = Session(
      profile: "smjournal: 1\nrota:\n  - from: 2026-11-02\n    cycle: night night rest rest\n"
        + "    hours: {night: \"19:00-07:30\"}\n")
    session.write(
      "---\nkind: shift\ndate: 2026-11-18\nworked: \"18:30-08:30\"\n---\n", to: "2026/11/worked.md")
    #expect(session.screen("day 2026-11-18").contains("14 h"), "\(session.screen("day 2026-11-18"))")
    // Where nothing is planned the hours tell.
    session.write(
      "---\nkind: shift\ndate: 2026-11-16\nworked: \"09:00-12:00\"\n---\n", to: "2026/11/rest.md")
    #expect(session.screen("day 2026-11-16").contains("3 h"), "\(session.screen("day 2026-11-16"))")
  }

  @Test func `days of absence are counted apart from rests`() {
    let session = Session(
      profile: "smjournal: 1\nrota:\n  from: 2026-11-20\n  cycle: day day rest rest\n")
    let reply = session.run("rota", "off", "2026-11-20..2026-11-23", "--why", "sick")
    #expect(
      reply.output.hasSuffix("12 shifts (12 day), 12 rests, 4 days of leave or absence in 28 days\n"),
      "\(reply)")
  }

  @Test func `a shift without hours is told where it is added, and a type is said as people say it`() {
    let session = Session(profile: "smjournal: 1\n")
    session.run("rota", "set", "--shift-type", "F=early")
    let added = session.run("rota", "add", "2026-12-16", "F")
    #expect(added.output.hasPrefix("Wrote 2026/12/2026-12-16-shift-f.md (F, Wed 16 December)\n"), "\(added)")
    #expect(added.errors.contains("No hours are known for F"), "\(added)")
    #expect(session.run("rota", "set", "--shift-type", "24=24h 08:00-08:00").code == 0)
    #expect(session.run("rota", "add", "2026-12-17", "24").errors == "")
  }

  @Test func `days that come once have the hours that were said with them`() {
    let session = Session(profile: "smjournal: 1\n")
    let reply = session.run(
      "rota", "set", "--from", "2026-12-12", "--once", "N", "F", "S", "--hours", "N=21:15-06:30", "--hours",
      "F=13:00-21:15", "--shift-type", "N=night", "--shift-type", "F=late", "--shift-type", "S=day")
    #expect(reply.code == 0 && reply.errors.contains("No hours are known for S:"), "\(reply)")
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
        .hasPrefix("Wrote \(path) (day, Sat 21 November)\n"))
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
      session.screen("rota swap tomorrow rest")
        .hasPrefix("Wrote 2026/11/2026-11-21-shift-rest.md (rest, Sat 21 November)\n"))
    #expect(
      session.screen("rota swap tomorrow late --note Swapped")
        .hasPrefix("Wrote 2026/11/2026-11-21-shift-late.md (late, Sat 21 November)\n"))
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
    #expect(session.screen("rota check").hasPrefix("Nothing is missing, nothing overlaps.\n"))
    session.write("---\nkind: shift\ndate: 2026-11-26\nshift: day\n---\n", to: "2026/11/worked.md")
    let reply = session.run("rota", "check")
    #expect(reply.code == 1)
    #expect(reply.output.hasPrefix("worked plans work on Thu 26 November, which is time off\n"))
    #expect(
      session.screen("rota check --lang fr --json").hasPrefix(
        """
        {
          "schema": 1,
          "planProblems": [
            "worked prévoit un poste le jeudi 26 novembre, pendant des congés"
          ],
          "rules": null,
        """))
  }

  @Test func `a rota that begins on days already lived says how many have other shifts now`() {
    let session = Session()
    session.run("rota", "set", "--from", "2026-11-10", "--cycle", "day rest", "--hours", "day=07:00-19:00")
    let lived = "days already lived that have other shifts now: "
    let hours = ["--hours", "night=19:00-07:00"]
    let words = { (day: String) in ["rota", "set", "--from", day, "--cycle", "night rest"] + hours }
    let later = session.run(words("2026-11-20").map { Array($0.utf8) })
    #expect(later.code == 0 && !later.errors.contains(lived), "\(later.errors)")
    let back = session.run(words("2026-11-16").map { Array($0.utf8) })
    #expect(back.errors.contains(lived + "2 days;"), "\(back.errors)")
    let once = session.run("rota", "set", "--once", "rest", "rest", "--from", "2026-11-12")
    #expect(once.errors.contains(lived + "1 day;"), "\(once.errors)")
  }

  @Test func `no rota says how to set one`() {
    #expect(
      Session().screen("rota", width: 40) == """
        No rota yet. Set one: smjournal rota set
        --from DAY --cycle 'day day night night
        rest rest'

        """)
  }

  @Test(arguments: [("2026-10-24", "810"), ("2026-03-28", "690")])
  func `hours of a night over a change of the clocks`(day: String, minutes: String) {
    #expect(Session.ward().screen("day \(day) --json").contains("\n    \"worked\": \(minutes),\n"))
    #expect(
      Session.ward().screen("rota --from \(day) --until \(day) --json").contains(
        "\n          \"minutes\": \(minutes),\n"))
  }

  @Test func `letters are explained once, and refused before`() {
    let session = Session(profile: "smjournal: 1\n")
    let refused = session.run("rota", "set", "--from", "2026-11-30", "--cycle", "J J N N R R R")
    #expect(refused.code == 64)
    #expect(refused.errors.contains("'J' has no meaning in a rota"))
    let misspelt = session.run("rota", "set", "--from", "2026-11-30", "--cycle", "day nigth")
    #expect(misspelt.errors.contains("did you mean 'night'?"))
    let reply = session.run(
      "rota", "set", "--from", "2026-11-30", "--cycle", "J J N N R R R", "--shift-type",
      "J=day 07:00-19:30 break 30", "--shift-type", "N=night 19:00-07:00", "--shift-type", "R=rest")
    #expect(reply.output.hasSuffix("16 shifts (8 day, 8 night), 12 rests in 28 days\n"))
    let json = session.screen("rota --from 2026-11-30 --until 2026-11-30 --json")
    #expect(json.contains("\"is\": \"day\""))
    #expect(json.contains("\"start\": \"2026-11-30T07:00:00+01:00\""))
    #expect(json.contains("\"minutes\": 750"))
    // Hours that change hold from today on.
    session.run("rota", "set", "--shift-type", "J=day 08:00-16:00")
    #expect(session.text("journal.md")?.contains("from: \"2026-11-20\"") == true)
    #expect(!session.screen("check").contains("error:"))
    // Those of a rota that is to come hold with it.
    session.run(
      "rota", "set", "--from", "2026-12-14", "--cycle", "J R", "--shift-type", "J=day 09:00-17:00")
    let hours = ["2026-12-08", "2026-12-14"].map { day in
      session.compact("rota", "--from", day, "--until", day).contains("T08:00:00+01:00")
    }
    #expect(hours == [true, false])
  }

  @Test func `absence takes shifts out and nobody counts down to it`() {
    let session = Session(profile: "smjournal: 1\nrota:\n  from: 2026-11-02\n  cycle: day\n")
    let reply = session.run("rota", "off", "2026-11-23..2026-11-24", "--why", "sick")
    #expect(reply.output.contains("26 shifts (26 day), 0 rests, 2 days of leave or absence in 28 days"))
    #expect(session.text("2026/11/2026-11-23-vacation.md")?.contains("category: sick") == true)
    #expect(session.screen("today --json").contains("\"countdown\": null"))
    #expect(session.screen("rota --from 2026-11-23 --until 2026-11-23 --json").contains("\"shifts\": []"))
  }

  @Test func `a shift on top of the plan`() {
    let session = Session(profile: "smjournal: 1\nrota:\n  from: 2026-11-02\n  cycle: day\n")
    #expect(session.run("rota", "add", "2026-11-23", "late", "13:30-21:30").code == 0)
    let json = session.screen("rota --from 2026-11-23 --until 2026-11-23 --json")
    #expect(json.contains("\"shift\": \"day\""))
    #expect(json.contains("\"shift\": \"late\""))
    #expect(json.contains("\"minutes\": 480"))
    #expect(session.run("rota", "add", "2026-11-23", "XY").code == 64)
  }

  @Test func `a night is the person's own, and a shift without hours is said to be in no total`() {
    let session = Session(
      profile: """
        smjournal: 1
        timezone: Europe/Paris
        shifts:
          N: {is: night, hours: "20:45-07:00"}
          R: {is: rest}
        rota: {from: 2026-11-23, cycle: N R}

        """)
    #expect(session.run("rota", "swap", "2026-11-24", "night").output.contains("2026-11-24-shift-n.md"))
    #expect(session.text("2026/11/2026-11-24-shift-n.md")?.contains("shift: \"N\"") == true)
    #expect(session.run("rota", "swap", "2026-11-26", "late").code == 0)
    let week = session.lines("week", "2026-11-23").filter { !$0.isEmpty }.suffix(2)
    #expect(
      week == [
        "6 shifts to come · planned 51 h 15 min", "The hours of 1 shift are not known and not in any total.",
      ])
  }

  @Test func `a published plan rules, a bad line is told with its place, and changes have their notice`() {
    let session = Session(profile: "smjournal: 1\ntimezone: Europe/Paris\n")
    func plan(_ published: String, _ lines: String) -> String {
      "---\nkind: rota\npublished: \"\(published)\"\nfrom: \"2026-12-01\"\nuntil: \"2026-12-03\"\nshifts:\n\(lines)---\n"
    }
    session.write(
      plan("2026-11-14", "  - 2026-12-01 night 21:00-07:00\n  - 2026-12-02 day 25:00\n"),
      to: "2026/12/2026-12-01-rota.md")
    #expect(session.run("check").errors.contains("2026/12/2026-12-01-rota.md:8:20: error: shifts: "))
    session.write(
      plan("2026-11-30T21:00:00+01:00", "  - 2026-12-01 late 13:00-21:00\n"),
      to: "2026/12/2026-12-01-rota-2.md")
    let json = session.screen("rota changes --json")
    #expect(json.contains("\"was\": \"night 21:00-07:00\""))
    #expect(json.contains("\"is\": \"late 13:00-21:00\""))
    #expect(json.contains("\"notice\": 16"))
    // What can't be read is no day of rest: that it became one is a change, of unknown notice.
    #expect(
      session.screen("rota changes").hasSuffix(
        "2 of 2 shifts were changed, 1 with less than 48 hours' notice\n"
          + "1 problem in the files; 'smjournal check' shows it.\n"))
  }

  @Test func `a day tells planned and worked minutes, a week and a report their hours`() {
    let session = Session(
      profile: """
        smjournal: 1
        timezone: Europe/Paris
        rota:
          from: 2026-11-16
          cycle: day day day day day rest rest
          hours: {day: "07:00-19:00"}
        clock: notes

        """)
    session.write(
      "---\nkind: check-in\ndate: 2026-11-19\nat: 2026-11-19T06:50:00+01:00\nenergy: 4\n---\n", to: "a.md")
    session.write(
      "---\nkind: check-out\ndate: 2026-11-19\nat: 2026-11-19T20:40:00+01:00\nfatigue: 4\n---\n", to: "b.md")
    let day = session.screen("day 2026-11-19 --json")
    #expect(day.contains("\"minutes\": 720\n      },"))
    #expect(day.contains("\"worked\": 830,\n      \"presence\": 830,\n      \"break\": 0,"))
    #expect(day.contains("\"basis\": \"notes\""))
    let week = session.screen("week 2026-11-19 --json")
    // The shift of the day goes on: planned and worked up to now, ten minutes before its end.
    #expect(week.contains("\"shifts\": 5,\n    \"planned\": 3590,\n    \"worked\": 3700,"))
    let report = session.screen("report --from 2026-11-16 --until 2026-11-22 --json")
    #expect(report.contains("\"presence\": 3700"))
    #expect(report.contains("\"fromBasis\": \"notes\""))
    #expect(!report.contains("\"ratings\""))
    #expect(
      session.screen("report --from 2026-11-16 --until 2026-11-22 --ratings --json").contains("\"ratings\""))
    let table = session.screen("report --from 2026-11-16 --until 2026-11-22 --csv")
    #expect(table.hasPrefix("date,shift,is,state,basis,start,"))
    #expect(
      table.contains(
        "2026-11-19,day,day,done,notes,2026-11-19T06:50:00+01:00,2026-11-19T20:40:00+01:00,830,0,830,720,")
    )
    #expect(session.run("week").code == 0)
    #expect(session.run("report").code == 0)
    #expect(session.run("report", "--lang", "fr", "--ratings").output.hasPrefix("Temps de travail"))
  }

  @Test func `a plan that was set for later goes on, and is told`() {
    let session = Session()
    session.run("rota", "set", "--from", "2026-11-16", "--cycle", "day rest")
    let reply = session.run("rota", "set", "--from", "2026-11-09", "--cycle", "day day rest")
    let told =
      "smjournal: from Mon 16 November on the plan that was set before goes on; to change that too: "
      + "smjournal rota set --from 2026-11-16 …\n"
    #expect(reply.errors.hasPrefix(told), "\(reply.errors)")
    let later = session.run("rota", "set", "--from", "2026-11-16", "--cycle", "day day rest").errors
    #expect(!later.contains("was set before"), "\(later)")
  }

  @Test(arguments: [
    "rota december", "rota 2026-12", "rota check 1/12..31/12", "rota changes december", "stats 2026-12",
  ])
  func `a period in one argument is that of the two options`(said: String) {
    let session = Session.ward()
    let verb = said.split(separator: " ").dropLast().joined(separator: " ")
    let options = session.run("\(verb) --from 2026-12-01 --until 2026-12-31".words)
    let reply = session.run(said.words)
    #expect(reply.code == 0)
    #expect(reply.output == options.output)
    #expect(
      session.run((said + " --from 2026-12-01").words).errors.hasPrefix(
        "smjournal: error: '\(said.split(separator: " ").last ?? "")' and '--from' can't be used together\n"))
  }

  @Test(arguments: [("rota remov", "rota remov"), ("rota decembr", "rota decembr")])
  func `what is no period is a member of the group that nobody knows`(said: String, verb: String) {
    let reply = Session.ward().run(said.words)
    #expect(reply.code == 64)
    #expect(reply.errors.hasPrefix("smjournal: error: unknown command '\(verb)'"), "\(reply.errors)")
  }

  @Test func `a rest has no hours`() {
    let session = Session.ward()
    let reply = session.run("rota", "add", "2026-11-20", "rest", "9-12")
    #expect(reply.code == 64)
    #expect(
      reply.errors.hasPrefix("smjournal: error: 'rest' and '09:00-12:00' can't be used together\n"),
      "\(reply.errors)")
    #expect(session.run("rota", "add", "2026-11-20", "day", "9-12").code == 0)
  }
}
