import JournalFormat
import JournalModel
import JournalTestSupport
import Testing
import YAMLCodec

struct ProfileDecoderTests {
  static func profile(_ keys: String) -> (profile: Profile, problems: [Problem]) {
    ProfileDecoder().decode(MarkdownDocument(Array("---\n\(keys)\n---\n".utf8)))
  }

  static let night = [ClockSpan(start: time("19:00"), end: time("07:30"))]

  static func time(_ iso: String) -> ClockTime { ClockTime(iso: iso) ?? .midnight }

  @Test(arguments: ["fr", "fr-CA", "fr_FR.UTF-8", "Français", "EN", "english"])
  func `a language that the program speaks is known under all its names`(language: String) {
    let (profile, problems) = Self.profile("smjournal: 1\nlanguage: \(language)")
    #expect(profile.language == language)
    #expect(problems == [])
  }

  @Test func `an unknown language is a problem at its place`() {
    let (profile, problems) = Self.profile("smjournal: 1\nlangue: klingon")
    #expect(profile.language == "klingon")
    #expect(
      problems == [
        Problem(
          path: "journal.md", position: SourcePosition(line: 3, column: 9, offset: 25),
          reason: .wrongValue(
            key: "language", found: "klingon", expected: .oneOf(Language.allCases.map(\.rawValue))))
      ])
  }

  @Test func `of two sides of an unfinished merge ours counts, and the markers are the problem`() {
    let rota = { (cycle: String) in "rota: {from: 2026-11-23, cycle: \(cycle)}\n" }
    let (profile, problems) = Self.profile(
      "smjournal: 1\n<<<<<<< ours\nname: Ada\n\(rota("day rest"))=======\nname: Bo\n\(rota("rest day"))"
        + ">>>>>>> theirs")
    #expect(profile.name == "Ada" && profile.rota.first?.cycle == [[.day], [.rest]])
    #expect(problems.map(\.position?.line) == [3, 6, 9])
    // Elsewhere the last one counts, and that is said.
    let (twice, said) = Self.profile("smjournal: 1\nname: Ada\nname: Bo")
    #expect(twice.name == "Bo" && said.count == 1)
  }

  @Test(arguments: [("warm", 0), ("harsh", 1)])
  func `a word that is none of its key's is a problem, and no other`(word: String, count: Int) {
    #expect(Self.profile("smjournal: 1\ntone: \(word)").problems.count == count)
  }

  @Test(arguments: [
    ("clock: notes", ClockBasis.notes), ("pointage: dit", .said), ("Stempeluhr: Notizen", .notes),
    ("打刻: 記録", .notes), ("name: A", .said),
  ])
  func `what counts as hours is said in any language`(keys: String, clock: ClockBasis) {
    let (profile, problems) = Self.profile("smjournal: 1\n" + keys)
    #expect(profile.clock == clock)
    #expect(problems == [])
  }

  @Test(
    arguments: [
      (
        "pain: {range: \"0-10\", ask: [mood, check-out], good: low}", 0...10, "mood check-out",
        Scale.Direction.low
      ),
      ("pain: {range: \"-5-5\", ask: humeur}", -5...5, "mood", nil), ("pain: \"0 – 300\"", 0...300, "", nil),
      ("pain: {}", 1...5, "", nil), ("pain:", 1...5, "", nil),
      ("pain: {ask: never, bon: high}", 1...5, "", .high),
      ("pain: {ask: \"check-in, new\"}", 1...5, "check-in new", nil),
    ] as [(String, ClosedRange<Int>, String, Scale.Direction?)])
  func `a scale of one's own has a range, occasions and a good side`(
    line: String, range: ClosedRange<Int>, asked: String, good: Scale.Direction?
  ) throws {
    let (profile, problems) = Self.profile("smjournal: 1\nscales:\n  \(line)")
    #expect(problems == [])
    let scale = try #require(profile.scales.last)
    #expect((scale.name, scale.range, scale.good) == ("pain", range, good))
    let names = Scale.Occasions.names.filter { !$0.occasion.isEmpty && scale.asked.contains($0.occasion) }
    #expect(Set(names.map(\.name)) == Set(asked.split(separator: " ").map(String.init)))
    #expect(profile.scales.dropLast() == Scale.program[...])
  }

  @Test(arguments: [
    ("mood: {}", "3:3", "scales", "mood", Problem.Expectation.ownKey),
    ("Énergie: {}", "3:3", "scales", "Énergie", .ownKey), ("a b: {}", "3:3", "scales", "a b", .ownKey),
    ("privat: {}", "3:3", "scales", "privat", .ownKey), ("-x: {}", "3:3", "scales", "-x", .ownKey),
    ("pain: {range: 10-2}", "3:17", "pain", "10-2", .range), ("pain: 7", "3:9", "pain", "7", .range),
    ("pain: {range: \"0-200000\"}", "3:17", "pain", "0-200000", .range),
    ("pain: {good: best}", "3:16", "pain", "best", .oneOf(["high", "low"])),
    (
      "pain: {ask: lunch}", "3:15", "pain", "lunch",
      .oneOf(["check-in", "check-out", "mood", "new", "never"])
    ), ("pain: {label: \"a\\eb\"}", "3:17", "pain", "a\u{1B}b", .text),
  ])
  func `what a scale can't be is said where it stands`(
    line: String, place: String, key: String, found: String, expected: Problem.Expectation
  ) {
    let (_, problems) = Self.profile("smjournal: 1\nscales:\n  \(line)")
    #expect(problems.map(\.reason) == [.wrongValue(key: key, found: found, expected: expected)])
    let position = problems.first?.position
    #expect("\((position?.line ?? 0) - 1):\(position?.column ?? 0)" == place)
  }

  @Test(arguments: [
    ("clock: maybe", "4:8", "clock", "maybe", ["said", "notes"]),
    ("rest-rules: gb", "4:13", "rest-rules", "gb", ["eu", "fr-hospital", "fr", "uk", "de", "ch", "none"]),
    (
      "rest-rules: {rest: 11, rules: gb}", "4:31", "rest-rules", "gb",
      ["eu", "fr-hospital", "fr", "uk", "de", "ch", "none"]
    ),
    ("shifts: {AST: {is: on-call, where: moon}}", "4:36", "where", "moon", ["home", "workplace"]),
  ])
  func `a word that is none names those that are, and costs its value alone`(
    keys: String, place: String, key: String, found: String, words: [String]
  ) {
    let (profile, problems) = Self.profile("smjournal: 1\nname: Anna\n" + keys)
    #expect(problems.map(\.reason) == [.wrongValue(key: key, found: found, expected: .oneOf(words))])
    #expect(problems.first?.position.map { "\($0.line):\($0.column)" } == place)
    #expect(profile.clock == .said)
    #expect(profile.restRules?.name == nil)
    #expect(profile.restRules?.restMinutes == (keys.contains("rest: 11") ? 660 : nil))
    #expect(profile.shifts.definitions.map(\.meaning) == (keys.contains("AST") ? [.onCall] : []))
  }

  @Test(
    arguments: [
      ("workplace", .workplace), ("sur place", .workplace), ("Krankenhaus", .workplace),
      ("à domicile", .home),
      ("자택", .home),
    ] as [(String, OnCallPlace)])
  func `time on call is at home or at the workplace`(word: String, place: OnCallPlace) {
    let keys = "shifts:\n  AST:\n    - {is: on-call, where: \(word)}\n    - {from: 2027-01-01, break: 20}"
    let (profile, problems) = Self.profile("smjournal: 1\n" + keys)
    #expect(profile.shifts.definitions.map(\.place) == [place, place])
    #expect(problems == [])
  }

  @Test func `a word that leaves the workplace, or loses its break, says so`() throws {
    var document = MarkdownDocument(
      Array("---\nshifts:\n  AST: {is: on-call, break: 30, where: workplace}\n---\n".utf8))
    let definition = try #require(
      ShiftTable.Definition(written: "AST=on-call where home from 2027-01-01"))
    let profile = ProfileDecoder().decode(document).profile
    try ShiftTypeEdit(definition: definition, today: day("2026-11-22"))
      .apply(to: &document, profile: profile)
    let changed = ProfileDecoder().decode(document).profile.shifts.definitions
    #expect(changed.map(\.place) == [.workplace, .home])
    #expect(changed.map(\.breakMinutes) == [30, 0])
  }

  @Test func `reads a whole profile`() {
    let (profile, problems) = Self.profile(
      """
      smjournal: 1
      kind: profile
      name: Anna
      language: fr
      timezone: Europe/Paris
      day-starts: "06:00"
      week-starts: sunday
      working-days: [monday, tuesday, saturday]
      rota:
        - from: 2026-09-01
          cycle: late late rest
        - from: 2026-01-01
          cycle: day day night night rest rest rest rest
          hours:
            day: "07:00-19:30"
            night: {start: "19:00", end: "07:30"}
      holidays:
        - 2026-12-25
        - {date: 2026-01-01, name: New Year}
      memories:
        excluded-tags: ["#grief", loss]
        lowest-mood: -1
      colour: blue
      """)
    var expected = Profile()
    expected.name = "Anna"
    expected.language = "fr"
    expected.timezone = "Europe/Paris"
    expected.dayStarts = Self.time("06:00")
    expected.weekStarts = .sunday
    expected.workingDays = [.monday, .tuesday, .saturday]
    expected.rota = [
      Rota(
        from: day("2026-01-01"), cycle: [.day, .day, .night, .night, .rest, .rest, .rest, .rest],
        hours: ["day": [ClockSpan(start: Self.time("07:00"), end: Self.time("19:30"))], "night": Self.night]),
      Rota(from: day("2026-09-01"), cycle: [.other("late"), .other("late"), .rest]),
    ]
    expected.holidays = [day("2026-01-01"), day("2026-12-25")]
    expected.memories.excludedTags = ["grief", "loss"]
    expected.memories.lowestMood = -1
    expected.extra = [.init(key: "colour", value: .string("blue"))]
    #expect(profile == expected)
    #expect(problems == [])
  }

  @Test func `reads a profile in French`() {
    let (profile, problems) = Self.profile(
      """
      smjournal: "1"
      prénom: Anna
      langue: français
      fuseau horaire: Europe/Paris
      début de journée: 6h
      début de semaine: lundi
      jours ouvrés: lundi-jeudi
      roulement:
        du: 1er janvier 2026
        cycle: [Jour, Nuit, Repos]
        horaires:
          Nuit: 19h-7h30
      jours fériés:
        2026-12-25: Noël
      souvenirs: non
      """)
    #expect(profile.name == "Anna")
    #expect(profile.language == "français")
    #expect(profile.timezone == "Europe/Paris")
    #expect(profile.dayStarts == Self.time("06:00"))
    #expect(profile.workingDays == [.monday, .tuesday, .wednesday, .thursday])
    #expect(
      profile.rota == [
        Rota(from: day("2026-01-01"), cycle: [.day, .night, .rest], hours: ["night": Self.night])
      ])
    #expect(profile.holidays == [day("2026-12-25")])
    #expect(!profile.memories.areShown)
    #expect(problems == [])
  }

  @Test(arguments: [
    ("[fr, DE_BY, \"2026-12-24\"]", ["fr", "de-by"], nil), ("ch-zh", ["ch-zh"], nil),
    ("{gb: bank holidays, fr-moselle: ours}", ["gb-eng", "fr-alsace"], nil),
    ("[fr, de-zz, es-md]", ["fr", "es-md"], "2:16 de-zz"), ("[fr-999]", [], "2:12 fr-999"),
    ("Christmas", [], "2:11 Christmas"),
  ])
  func `regions are read by their codes, and a wrong one costs itself alone`(
    value: String, codes: [String], wrong: String?
  ) {
    let (profile, problems) = Self.profile("holidays: \(value)")
    #expect(profile.holidayRegions.map(\.code) == codes)
    let found = problems.map { problem -> String in
      guard case .unknownRegion(let word) = problem.reason, let place = problem.position else {
        return "\(problem)"
      }
      return "\(place.line):\(place.column) \(word)"
    }
    #expect(found == [wrong].compactMap(\.self))
  }

  @Test(arguments: [
    "warning-signs: false", "warning-signs: no", "Signes d’alerte: Non", "signes_alerte: false",
    "Warnzeichen: nein",
  ])
  func `signs of exhaustion are switched off under any name of the key`(line: String) {
    let (profile, problems) = Self.profile(line)
    #expect(!profile.showsWarningSigns && problems == [])
  }

  @Test(arguments: ["06:00", "\"06:00\"", "6:00", "6h", "06h00"])
  func `reads when the day starts, bare or quoted`(text: String) {
    #expect(Self.profile("day-starts: \(text)").profile.dayStarts == Self.time("06:00"))
  }

  @Test(arguments: [
    "19:00-07:30", "\"19:00 - 7:30\"", "19:00–07:30", "19h à 7h30", "[\"19:00\", \"07:30\"]",
    "19:00 to 07:30",
  ])
  func `reads hours of any form`(text: String) {
    let keys = "rota: {from: 2026-01-01, cycle: [Nuit]}\nhours:\n  nuit: \(text)"
    let (profile, problems) = Self.profile(keys)
    #expect(profile.rota.first?.hours == ["night": Self.night])
    #expect(problems == [])
  }

  @Test(arguments: ["7-19", "7h-19h", "\"7-19\"", "[7, 19]", "{start: 7, end: 19}", "7 to 19"])
  func `reads hours as people say them where hours are asked for`(text: String) {
    let keys =
      "night: \(text)\nshifts: {J: {is: day, hours: \(text)}}\nrota: {from: 2026-01-01, cycle: J}\nhours: {J: \(text)}"
    let (profile, problems) = Self.profile(keys)
    let span = ClockSpan(start: Self.time("07:00"), end: Self.time("19:00"))
    #expect(profile.night == span)
    #expect(profile.rota.first?.hours == ["J": [span]])
    #expect(profile.shifts.definitions.first?.spans == [span])
    #expect(problems == [])
  }

  private static let recipient = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p"

  @Test(arguments: [
    ("working-days:\n  - monday\n=======\nworking-days:\n  - tuesday\n>>>>>>> b\nname: Ada", 4, 7, 10),
    (
      "||||||| base\nworking-days: friday\n=======\nworking-days: tuesday\n>>>>>>> b\nname: Ada\nworking-days: monday",
      4, 6, 8
    ),
  ])
  func `what is ours in an unfinished merge is whole`(text: String, first: Int, middle: Int, last: Int) {
    let (profile, problems) = Self.profile("smjournal: 1\n<<<<<<< a\n" + text)
    #expect(profile.workingDays == [.monday] && profile.name == "Ada")
    #expect(problems.count >= 3)
    #expect(problems.allSatisfy { $0.reason.isConflictMarker }, "\(problems)")
  }

  @Test func `a list between markers is ours, and what stands around it stays`() {
    let text = """
      smjournal: 1
      rota:
        - from: 2026-11-02
      <<<<<<< a
          cycle: day rest
      =======
          cycle: night rest
      >>>>>>> b
          hours: {day: "07:00-19:00"}
      name: Ada
      """
    let (profile, problems) = Self.profile(text)
    #expect(profile.rota.first?.cycle == [[.day], [.rest]])
    #expect(profile.rota.first?.hours.isEmpty == false && profile.name == "Ada")
    #expect(problems.compactMap(\.position?.line) == [5, 7, 9])
  }

  @Test(arguments: [
    ("seal-to: nobody", ["nobody"]), ("seal-to: [\"\(recipient)\", \"ssh-ed25519 AAAA\"]", []),
    ("seal-to: [\"\(recipient)\", me@home]", ["me@home"]),
  ])
  func `who can't be sealed to is told, and stays`(keys: String, wrong: [String]) {
    let (profile, problems) = Self.profile(keys)
    #expect(
      problems.map(\.reason)
        == wrong.map { .wrongValue(key: "seal-to", found: $0, expected: .recipient) })
    #expect(wrong.allSatisfy(profile.sealTo.contains))
  }

  @Test(arguments: [
    ("smjournal: 2", "2:12", "formatVersion"), ("day-starts: noon", "2:13", "clockTime"),
    ("week-starts: someday", "2:14", "weekday"), ("working-days: mon foo", "2:15", "weekday"),
    ("rota: day night", "2:7", "map"), ("rota:\n  from: 2026-02-30\n  cycle: day", "3:9", "civilDay"),
    ("rota:\n  from: 2026-02-28\n  cycle: []", "4:10", "cycle"),
    ("holidays: [2026-13-01]", "2:12", "civilDay"),
    ("holidays: [fr, 2026-02-30, de-by]", "2:16", "civilDay"), ("hours:\n  night: late", "3:10", "hours"),
    ("memories: perhaps", "2:11", "truth"),
    ("name: [a, b]", "2:7", "text"),
  ])
  func `what can't be read keeps its default and is reported`(keys: String, place: String, expected: String) {
    let (profile, problems) = Self.profile(keys)
    #expect(profile.rota == [])
    #expect(profile.dayStarts == .midnight)
    #expect(problems.count == 1)
    #expect(problems.first?.position.map { "\($0.line):\($0.column)" } == place)
    guard case .wrongValue(_, _, let expectation)? = problems.first?.reason else {
      return #expect(Bool(false), "\(problems)")
    }
    #expect("\(expectation)" == expected)
  }

  @Test func `a rota needs a first day and a cycle`() {
    #expect(
      Self.profile("rota: {cycle: day}").problems.map(\.reason) == [.missingKey("from", kind: .profile)])
    #expect(
      Self.profile("rota: {from: 2026-01-01}").problems.map(\.reason) == [
        .missingKey("cycle", kind: .profile)
      ])
  }

  @Test(arguments: [
    ("wekk-starts: sunday\nholiday: fr", ["2:1 wekk-starts week-starts", "3:1 holiday holidays"]),
    ("holidays: fr\nholiday: my own\nward: 3\nnote: a\ncssclasses: [a]\ntags: [b]\naliases: [c]", []),
    ("shifts: {J: {is: day, braek: 30, ward: 3}}", ["2:23 braek break"]),
    ("rota: {from: 2026-11-02, cycle: day, huors: {day: 7-19}, note: a}", ["2:38 huors hours"]),
    ("timezone: [{from: 2026-11-02, zonne: Europe/Paris, zone: UTC}]", []),
    ("memories: {exclude-tag: [a], showm: false}", ["2:12 exclude-tag excluded-tags", "2:30 showm shown"]),
    ("scales: {pain: {rnage: 0-10}}", ["2:17 rnage range"]),
  ])
  func `a key that is nearly known is named where nothing else says it`(keys: String, places: [String]) {
    let found = Self.profile(keys).problems.map { problem in
      guard case .ownKey(let key, let nearest) = problem.reason, let position = problem.position else {
        return "\(problem)"
      }
      return "\(position.line):\(position.column) \(key) \(nearest)"
    }
    #expect(found == places)
  }

  @Test(arguments: [
    ("hours: {dya: 7-19}", "dya", "day"), ("templates: {nihgt: h, Friday: w}", "nihgt", "night"),
    ("rota: {from: 2026-11-02, cycle: day, hours: {dya: 7-19}}", "dya", "day"),
  ])
  func `hours and templates of a shift without a meaning are named`(
    keys: String, word: String, nearest: String
  ) {
    #expect(Self.profile(keys).problems.map(\.reason) == [.unknownShift(word, nearest: nearest)])
  }

  @Test(arguments: [
    "shifts: {J: day}\nhours: {j: 7-19, N8: 21-7}\nrota: {from: 2026-11-02, cycle: N8}",
    "templates: {night: h, lundi: w}",
  ])
  func `hours of a word that the cycle has are named there alone`(keys: String) {
    #expect(Self.profile(keys).problems.count { $0.position?.line ?? 0 < 4 } == 0)
  }

  @Test func `the key smjournal makes a file the profile`() {
    #expect(ProfileDecoder.isProfile(MarkdownDocument(Array("---\nsmjournal: 1\n---\n".utf8))))
    #expect(!ProfileDecoder.isProfile(MarkdownDocument(Array("---\nkind: profile\n---\n".utf8))))
  }
}

extension Problem.Reason {
  fileprivate var isConflictMarker: Bool {
    if case .yaml(let error) = self { error.reason == .conflictMarker } else { false }
  }
}
