import Testing

/// Words of filters that stand for nothing.
struct FilterWordTests {
  private let session = Session(
    profile: """
      smjournal: 1
      moods: {serene: 4}
      shifts:
        "J": {is: day}
      rota:
        - from: "2026-11-16"
          cycle: J X rest

      """,
    [
      "2026/11/2026-11-18-a.md":
        "---\ntitle: A\nmood: fluffy\nenergy: 3\nshift: zz\nward: 3A\n---\nText.\n",
      "2026/11/2026-11-19-b.md": "---\nkind: check-in\nenergy: 4\nshift: night\n---\n",
      "2026/12/2026-12-01-rota.md":
        "---\nkind: rota\npublished: \"2026-11-14T10:00:00+01:00\"\nfrom: \"2026-12-01\"\nuntil: \"2026-12-31\"\n"
        + "shifts:\n  - 2026-12-01 Q 21:00-07:00\n---\n",
    ])

  @Test(arguments: [
    ("list --mood bogus", "--mood 'bogus': expected a mood: 1 😭 very sad,"),
    ("list --mood hapy", "5 😄 very happy; did you mean 'happy'?"),
    ("list --mood serenne", "5 😄 very happy; did you mean 'serene'?"),
    ("list --mood -1", "--mood '-1': expected a mood:"), ("list --mood 6", "--mood '6': expected a mood:"),
    ("list --shift bogus", "--shift 'bogus': expected day, late, night, on-call,"),
    ("list --shift nihgt", "; did you mean 'night'?"), ("list --shift W", "absence or J\n"),
    (
      "list --where energy>>3",
      "--where 'energy>>3': expected a condition, such as place=Lyon or energy>=4; did you mean 'energy>3'?"
    ),
    ("list --where energy=>3", "; did you mean 'energy>=3'?"),
    ("list --where energy<>3", "; did you mean 'energy!=3'?"),
    ("list --where energy==3", "; did you mean 'energy=3'?"),
    ("list --where energy>", "'energy>': expected a condition"),
    ("list --where energy>=lots", "--where energy 'lots': expected a whole number from 1 to 5"),
    (
      "list --where enrgy>=3",
      "--where 'enrgy': expected a condition, such as place=Lyon or energy>=4; did you mean 'energy'?"
    ),
    ("list --where wards=3A", "; did you mean 'ward'?"),
    ("list --where kind=entri", "--where kind 'entri': expected entry, check-in,"),
    ("list --where mood=bogus", "--where mood 'bogus': expected a mood"),
    ("list --where shift=bogus", "--where shift 'bogus': expected day"),
    ("list --where favorite=perhaps", "--where favorite 'perhaps': expected true or false"),
    ("list --where date>=soon", "--where date 'soon': expected a day"),
    ("list --kind enrty", "; did you mean 'entry'?"), ("list --kind entri", "; did you mean 'entry'?"),
    ("list --kind profile", "--kind 'profile': expected entry"),
    ("list --sort moood", "; did you mean 'mood'?"), ("list --sort -titles", "; did you mean '-title'?"),
    ("list --sort bogus", "--sort 'bogus': expected date, title, mood, words, created, modified, energy"),
    ("list --weekday mondy", "; did you mean 'monday'?"),
    ("search text --mood bogus", "--mood 'bogus': expected a mood"),
    ("day --shift bogus", "--shift 'bogus': expected day"),
    ("month --shift bogus", "--shift 'bogus': expected day"),
    ("stats --mood bogus", "--mood 'bogus': expected a mood"),
    ("year --shift bogus", "--shift 'bogus'"), ("insights --shift bogus", "--shift 'bogus'"),
    ("export csv --kind enrty", "; did you mean 'entry'?"),
    // An empty variable of a script is no filter that lets everything through.
    ("list --tag=", "--tag '': expected some text"), ("list --tag=#,", "--tag '#,': expected some text"),
    ("export csv --tag=", "--tag '': expected some text"),
    ("insights --tag=", "--tag '': expected some text"),
    ("list --person=", "--person '': expected some text"),
    ("list --weekday=,", "--weekday ',': expected monday"),
    ("export csv --only=", "csv"),
  ])
  func `are wrong usage, with the right word that comes closest`(line: String, message: String) {
    let reply = session.run(line.split(separator: " ").map { Array($0.utf8) })
    #expect(reply.code == 64 && reply.output.isEmpty)
    #expect(reply.errors.hasPrefix("smjournal: error: ") && reply.errors.contains(message), "\(reply.errors)")
  }

  @Test(arguments: [
    ("list --where coffee>=1", "coffee"), ("list --where words>5", "words"),
    ("list --format {nosuch}", "nosuch"), ("list --where ward=3A", nil), ("list --format {ward}{title}", nil),
  ])
  func `a key that no record has is said`(line: String, key: String?) {
    let reply = session.run(line.split(separator: " ").map { Array($0.utf8) })
    #expect(reply.code == 0)
    let said = reply.errors.contains("smjournal: warning: no record has a key '\(key ?? "")")
    #expect(said == (key != nil), "\(reply.errors)")
  }

  @Test(arguments: [
    ("--kind entries", 1), ("--kind Einträge", 1), ("--kind check-ins", 1), ("--kind prisesdeposte", 1),
    ("--kind rosters", 1), ("--kind people", 0), ("--kind voci", 1), ("--kind plantões", 0),
  ])
  func `a kind may be said of several`(line: String, count: Int) {
    let reply = session.run(
      (["list", "--json"] + line.split(separator: " ").map(String.init)).map { Array($0.utf8) })
    #expect(reply.output.contains("\"total\": \(count),"), "\(reply)")
  }

  @Test(arguments: [
    ("--mood fluffy", 1), ("--mood serene", 0), ("--mood 4", 0), ("--mood Sehr gut", 0), ("--shift J", 0),
    ("--shift X", 0), ("--shift Q", 0), ("--shift ZZ", 1), ("--shift Nuit", 1), ("--shift late", 0),
    ("--shift leave", 0), ("--where energy>=4", 1), ("--where energy!=", 2), ("--where ward=3A", 1),
    ("--where coffee>=1", 0), ("--where coffee=", 2), ("--where date>=2026-11", 2),
    ("--where mood=fluffy", 1),
    ("--where origin=<a@b>", 0), ("--where shift=J", 0), ("--where title!=", 1),
    ("--tag nothing", 0), ("--person Nobody", 0), ("--kind sleep", 0), ("--sort +énergie", 2),
    ("--sort Stimmung", 2), ("--sort -palabras", 2), ("--sort créé", 2), ("--weekday Mo,di", 0),
  ])
  func `words that stand for something find what there is`(line: String, count: Int) {
    let parts = line.split(separator: " ", maxSplits: 1).map { Array($0.utf8) }
    let reply = session.run([Array("list".utf8)] + parts + [Array("--json".utf8)])
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(reply.output.contains("\"total\": \(count),"), "\(reply.output)")
  }
}
