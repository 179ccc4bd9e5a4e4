import JournalFormat
import JournalModel
import Testing
import YAMLCodec

struct RecordDecoderTests {
  @Test func `reads an entry`() {
    let text = """
      ---
      kind: entry
      date: "2026-11-20"
      at: "2026-11-21T09:30:00+01:00"
      title: "A hard night: ward 4"
      shift: night
      mood: 😔
      tags:
        - Décès
        - "#team/night"
      highlights:
      - Ana's coffee
      favorite: true
      people: [Ana, "[[Jo Smith|Jo]]"]
      place: Lyon
      weather: rain
      photos:
        - photos/a.jpg
      source: cli
      ward: 4
      ---

      Two words here, no more.
      """
    let reading = Reading(text, path: "2026/11/2026-11-21-0930-a-hard-night.md")
    var expected = Record(
      id: "2026-11-21-0930-a-hard-night", path: "2026/11/2026-11-21-0930-a-hard-night.md", kind: .entry,
      date: day("2026-11-20"))
    expected.at = Timestamp(iso: "2026-11-21T09:30:00+01:00")
    expected.title = "A hard night: ward 4"
    expected.shift = .night
    expected.mood = "😔"
    expected.tags = ["Décès", "team/night"]
    expected.highlights = ["Ana's coffee"]
    expected.isFavorite = true
    expected.people = ["Ana", "Jo Smith"]
    expected.place = "Lyon"
    expected.weather = "rain"
    expected.photos = ["photos/a.jpg"]
    expected.source = "cli"
    expected.extra = [.init(key: "ward", value: .int(4))]
    expected.wordCount = 10
    expected.hasText = true
    expected.keys = [
      KeySet(.kind), KeySet(.date), KeySet(.at), KeySet(.title), KeySet(.shift), KeySet(.mood), KeySet(.tags),
      KeySet(.highlights), KeySet(.favorite), KeySet(.people), KeySet(.place), KeySet(.weather),
      KeySet(.photos),
      KeySet(.source),
    ]
    #expect(reading.record == expected)
    #expect(reading.problems == [])
  }

  @Test func `reads a check-in in French`() {
    let reading = Reading(
      keys: """
        kind: Avant
        Énergie: 4
        stress: "2"
        MOTIVATION: 3.0
        poste: Nuit
        étiquettes: fatigue, Équipe géniale
        humeur: Content(e)
        favori: oui
        badges: 💪 😴
        """)
    #expect(reading.record.kind == .checkIn)
    #expect(Scale.program.asked(in: .checkIn).map { reading.record.ratings[$0] } == [4, 2, 3])
    #expect(reading.record.shift == .night)
    #expect(reading.record.tags == ["fatigue", "Équipe géniale"])
    #expect(reading.record.mood == "Content(e)")
    #expect(reading.record.isFavorite)
    #expect(reading.record.badges == ["💪", "😴"])
    #expect(reading.problems == [])
  }

  @Test(arguments: [
    "du: 2026-12-20\nau: 2027-01-03\ncatégorie: Congés\nstatut: Validé",
    "début: 20/12/2026\nfin: 3 janvier 2027\ntype de congé: congés payés\nstatut: en cours",
    "from: \"2026-12-20\"\nuntil: '2027-01-03'\ncategory: leave\nstatus: approved",
  ])
  func `reads time off in both languages`(keys: String) {
    let reading = Reading(keys: "kind: vacation\n" + keys)
    #expect(
      Vacation(reading.record)
        == Vacation(id: "note", from: day("2026-12-20"), until: day("2027-01-03"), status: .approved))
    #expect(reading.record.date == day("2026-12-20"))
    #expect(reading.record.dateBasis == .key)
    #expect(reading.problems == [])
  }

  @Test func `reads a shift with hours of any form`() {
    let reading = Reading(keys: "kind: shift\nshift: late\nstart: 13h30\nend: \"21:15\"\ndate: 2026-11-24")
    #expect(reading.record.shift == .other("late"))
    #expect(reading.record.start == ClockTime(iso: "13:30").map(ShiftTime.clock))
    #expect(reading.record.end == ClockTime(iso: "21:15").map(ShiftTime.clock))
    #expect(reading.problems == [])
  }

  @Test(arguments: [
    ("4", 4), ("\"4\"", 4), ("4.0", 4), ("4/5", 4), ("4 / 5", 4), ("Épuisé", 1), ("faible", 2), ("Moyen", 3),
    ("Bonne", 4), ("Excellent", 5), ("'5'", 5), ("[3]", 3), ("", nil),
    ("~", nil),
    ("null", nil),
  ])
  func `reads a rating as people write it`(text: String, rating: Int?) {
    let reading = Reading(keys: "kind: check-in\nenergy: \(text)")
    #expect(reading.record.ratings[.energy] == rating)
    #expect(reading.record.keys.contains(.energy) == (rating != nil))
    #expect(reading.problems == [])
  }

  @Test(arguments: [
    ("9", "9"), ("high", "high"), ("0", "0"), ("-1", "-1"), ("4.5", "4.5"), ("[1, 2]", "[1, 2]"),
    ("4/10", "4/10"),
    ("{a: 1}", "{a: 1}"), ("true", "true"),
  ])
  func `a wrong rating costs the rating, not the record`(text: String, found: String) {
    let reading = Reading(keys: "kind: check-in\nstress: 2\nenergy: \(text)")
    #expect(reading.record.ratings[.energy] == nil)
    #expect(reading.record.ratings[.stress] == 2)
    #expect(reading.record.problemCount == 1)
    #expect(
      reading.problems == [
        Problem(
          path: "note.md", position: SourcePosition(line: 4, column: 9, offset: 37),
          reason: .wrongValue(key: "energy", found: found, expected: .between(1...5)))
      ])
  }

  @Test(arguments: [
    ("[a, \"#b\", c d]", ["a", "b", "c d"]), ("\"a, b c, #d\"", ["a", "b c", "d"]), ("a b", ["a", "b"]),
    ("\"#a #b\"", ["a", "b"]), ("a", ["a"]), ("[]", []),
    ("\n  - a\n  -\n  - ~\n  - \"\"\n  - b", ["a", "b"]),
    ("\n- # a", []), ("[[a]]", ["a"]), ("[2026, true]", ["2026", "true"]),
  ])
  func `reads tags of every style`(text: String, tags: [String]) {
    let reading = Reading(keys: "tags: \(text)")
    #expect(reading.record.tags == tags)
    #expect(reading.problems == [])
  }

  @Test(arguments: [
    ("date: 2026-02-30", "date", "2026-02-30", "civilDay"),
    ("date: 05/06/2026", "date", "05/06/2026", "unambiguousDay"),
    ("at: 05/06/2026", "at", "05/06/2026", "unambiguousDay"),
    ("at: yesterday", "at", "yesterday", "timestamp"), ("favorite: perhaps", "favorite", "perhaps", "truth"),
    ("title: {a: b}", "title", "{a: b}", "text"), ("tags: {a: b}", "tags", "{a: b}", "list"),
    ("tags: [{a: b}, c]", "tags", "{a: b}", "text"),
    ("shift: [day, night]", "shift", "[day, night]", "shiftWord"),
  ])
  func `says what a value should have been`(keys: String, key: String, found: String, expected: String) {
    let reading = Reading(keys: keys)
    #expect(reading.problems.count == 1)
    guard case .wrongValue(let inKey, let value, let expectation)? = reading.problems.first?.reason else {
      return #expect(Bool(false), "\(reading.lines)")
    }
    #expect([inKey, value, "\(expectation)"] == [key, found, expected])
    #expect(key != "at" || !reading.record.keys.contains(.at))
  }

  @Test(arguments: [
    ("kind: vacation\nfrom: 2026-12-20\ncategory: cruise", "4:11"),
    ("kind: vacation\nfrom: 2026-12-20\nstatus: perhaps", "4:9"),
    ("kind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-19", "4:8"),
    ("kind: shift\nstart: soon", "3:8"),
    ("kind: shift\nstart: 2026-11-24T19:00\nend: 2026-11-24T18:00", "4:6"),
    ("kind: check-inn", "2:7"),
    ("kind: vacation", "2:1"),
  ])
  func `a problem stands at the value`(keys: String, place: String) {
    let reading = Reading(keys: keys)
    #expect(reading.lines.map { String($0.prefix { $0 != " " }) } == [place])
  }

  @Test(arguments: [
    (
      "until: 2026-11-07\nshifts:\n  - 2026-11-07 day\n  - 2026-11-08 day\n  - 2026-11-09 day", ["2026-11-08"]
    ),
    ("until: 2026-11-07\nshifts:\n  - 2026-10-31 day\n  - 2026-11-02 day", ["2026-10-31"]),
    ("shifts:\n  - 2026-11-01 day\n  - 2026-12-24 day", []),
    ("until: 2026-11-07\nshifts:\n  - 2026-11-01 day\n  - 2026-11-07 night", []),
  ])
  func `the first line outside of a plan's days is told for all of them`(keys: String, found: [String]) {
    let reading = Reading(keys: "kind: rota\nfrom: 2026-11-01\n" + keys)
    #expect(
      reading.problems.map(\.reason)
        == found.map {
          .wrongValue(key: "shifts", found: $0, expected: .oneOf(["2026-11-01..2026-11-07"]))
        })
  }

  @Test(arguments: [
    ("- 2026-11-02: J\n  - 2026-11-03 N", ["2026-11-02 J", "2026-11-03 N"], []),
    ("- 13/11/2026 J 7-19\n  - 20261114 J", ["2026-11-13 J 7-19", "2026-11-14 J"], []),
    ("2026-11-02: J 07:00-19:00\n  2026-11-03: N", ["2026-11-02 J 07:00-19:00", "2026-11-03 N"], []),
    (
      "- 2026-11-02: [J]\n  - 2026-11-03:\n  - 04/11/2026 J", ["2026-11-03", "04/11/2026 J"],
      ["5:5", "6:16", "7:5"]
    ),
  ])
  func `lines of a plan are read as people write them`(lines: String, read: [String], places: [String]) {
    let reading = Reading(keys: "kind: rota\nfrom: 2026-11-01\nshifts:\n  " + lines)
    #expect(reading.record[detail: .shifts] == .list(read.map { .string($0) }))
    #expect(reading.lines.map { String($0.prefix { $0 != " " }) } == places, "\(reading.lines)")
  }

  @Test(arguments: [
    ("start: 2026-11-18T23:00\nend: 2026-11-19T06:30\nasleep: 9999", 450),
    ("start: 23:00\nend: 06:30\nasleep: 500", 450),
    ("start: 23:00\nend: 06:30\nasleep: 450", nil),
    ("start: 2026-11-18T23:00:31\nend: 2026-11-19T06:30:20\nasleep: 450", nil),
  ])
  func `more sleep than its hours is told, and all of them count`(keys: String, most: Int?) {
    let reading = Reading(keys: "kind: sleep\ndate: 2026-11-19\n" + keys)
    let minutes = keys.split(separator: " ").last.map(String.init) ?? ""
    #expect(
      reading.problems.map(\.reason)
        == [most].compactMap { $0 }.map {
          .wrongValue(key: "asleep", found: minutes, expected: .between(0...$0))
        })
    #expect((reading.record[detail: .asleep] == nil) == (most != nil))
  }

  @Test(arguments: [
    ("people: [\"[[Personen/Jürgen|Jü]]\", \"[[Ana Lopes]]\"]", ["Jürgen", "Ana Lopes"], []),
    ("people:\n  - \"[[people/lea.md#school]]\"", ["lea"], []), ("people: Ana, Bo", ["Ana", "Bo"], []),
    (
      "photos:\n  - \"![[img/IMG 1.jpg|200]]\"\n  - \"[[IMG 2.jpg]]\"\n  - img/a.jpg", [],
      ["img/IMG 1.jpg", "IMG 2.jpg", "img/a.jpg"]
    ),
  ])
  func `links of a note-taking program lead to people and pictures`(
    keys: String, people: [String], photos: [String]
  ) {
    let record = Reading(keys: keys).record
    #expect(record.people == people)
    #expect(record.photos == photos)
  }

  @Test(arguments: [
    ("2026-11-19-0900-check-in", Kind.checkIn), ("2026-11-19-0900-check-out-2", .checkOut),
    ("2026-12-20-vacation", .vacation), ("2026-11-01-rota", .rota), ("2026-11-19-0900-entry", nil),
    ("2026-11-19-sleep", nil), ("2026-11-19-2", nil), ("2026-11-19-a-checking-in", nil),
  ])
  func `a sealed file of a kind that can't be sealed is told`(name: String, kind: Kind?) {
    let text = "-----BEGIN AGE ENCRYPTED FILE-----\nYWdl\n-----END AGE ENCRYPTED FILE-----\n"
    let path = name + ".md.age"
    let reading = Reading(text, path: path)
    #expect(reading.problems == [kind].compactMap { $0 }.map { Problem(path: path, reason: .sealedKind($0)) })
    #expect(reading.record.problemCount == (kind == nil ? 0 : 1))
  }

  @Test(arguments: [
    ("kind: shift\nshift: night\nstart: 21:00", ["end"]),
    ("kind: shift\nshift: night\nend: 07:00", ["start"]),
    ("kind: shift\nshift: night\nstart: 21:00\nend: 07:00", []), ("kind: shift\nshift: night", []),
    ("kind: check-out\nend: 07:00", []),
  ])
  func `one end of a dated shift alone is told, as its hours stay the plan's`(keys: String, missing: [String])
  {
    let problems = Reading(keys: keys).problems.map(\.reason)
    #expect(problems == missing.map { .missingKey($0, kind: .shift) })
  }

  @Test func `time off that ends before it begins lasts a day`() {
    let reading = Reading(keys: "kind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-19")
    #expect(
      reading.problems.map(\.reason) == [.untilBeforeFrom(from: day("2026-12-20"), until: day("2026-12-19"))])
    #expect(Vacation(reading.record)?.until == day("2026-12-20"))
  }

  @Test(arguments: [("chek-in", Kind.checkIn), ("vacaton", .vacation), ("zebra", nil)])
  func `an unknown kind is an entry and a question`(word: String, nearest: Kind?) {
    let reading = Reading(keys: "kind: \(word)")
    #expect(reading.record.kind == .entry)
    #expect(reading.problems.map(\.reason) == [.unknownKind(found: word, nearest: nearest)])
  }

  @Test func `type is the person's own key, and so is what has no meaning in the kind`() {
    let reading = Reading(
      keys:
        "type: check-in\nfrom: Lyon\nstatus: [draft]\nstart: 8\nWard No: {a: [1, 2.5, ~]}\n? [x]\n: y\nenergy: 3"
    )
    #expect(reading.record.kind == .entry)
    #expect(reading.record.ratings[.energy] == 3)
    #expect(
      reading.record.extra == [
        .init(key: "type", value: .string("check-in")), .init(key: "from", value: .string("Lyon")),
        .init(key: "status", value: .list([.string("draft")])), .init(key: "start", value: .int(8)),
        .init(
          key: "Ward No",
          value: .map([.init(key: "a", value: .list([.int(1), .float(2.5), .null]))])),
        .init(key: "[x]", value: .string("y")),
      ])
    #expect(reading.problems == [])
  }

  @Test func `two names for one thing: the last one counts`() {
    let reading = Reading(keys: "kind: check-in\nenergy: 2\nénergie: 4")
    #expect(reading.record.ratings[.energy] == 4)
    #expect(reading.problems.map(\.reason) == [.sameMeaning(key: "énergie", as: "energy")])
    #expect(reading.problems.map(\.severity) == [.warning])
  }

  @Test func `what is larger than the format wants draws a warning`() {
    let title = String(repeating: "é", count: 101)
    let text =
      "---\ntitle: \(title)\nhighlights: [a, b, c, d]\ntags: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]\n---\n"
      + String(repeating: "é", count: 5001)
    let reading = Reading(text)
    #expect(
      reading.problems.map(\.reason) == [
        .tooLong(key: "title", count: 101, limit: 100), .tooMany(key: "highlights", count: 4, limit: 3),
        .tooMany(key: "tags", count: 11, limit: 10), .tooLong(key: "text", count: 5001, limit: 5000),
      ])
    #expect(reading.problems.allSatisfy { $0.severity == .warning })
    #expect(reading.record.highlights.count == 4)
  }

  @Test(arguments: [("", "", 5000), ("\n", "\n", 5000), ("\r\n", "\r\n\r\n", 5000), ("\n", "x\n", 5001)])
  func `the line ends around a text are not counted`(before: String, behind: String, count: Int) {
    let text = String(repeating: "é", count: 5000)
    let problems = Reading("---\ntitle: A\n---\n" + before + text + behind).problems.map(\.reason)
    #expect(problems == (count > 5000 ? [.tooLong(key: "text", count: count, limit: 5000)] : []))
  }

  @Test(arguments: [
    (
      "étiquettes: #nuit, #fatigue",
      [Problem.Reason.remarkForValue(key: "étiquettes", found: "#nuit, #fatigue")]
    ),
    ("tags: # none yet", []), ("tags:", []), ("title: #4", []),
    ("tags:\n- one\n -two", [.dashWithoutBlank(key: "tags")]),
    ("tags:\n -one\n -two", [.dashWithoutBlank(key: "tags")]), ("tags: [a, -b]", []),
    ("tags:\n -one", [.dashWithoutBlank(key: "tags")]), ("tags:\n- one\n- -two", []),
    (
      "tags:\n  - #ward\n  - a\n  - # none\n  - #two words",
      [.remarkForValue(key: "tags", found: "#ward"), .remarkForValue(key: "tags", found: "#two words")]
    ),
    ("people:\n-\n- #Ana", [.remarkForValue(key: "people", found: "#Ana")]), ("tags:\n-\n- a\n-", []),
  ])
  func `slips that mean something else to YAML are named`(keys: String, reasons: [Problem.Reason]) {
    #expect(Reading(keys: keys).problems.map(\.reason) == reasons)
  }

  @Test(
    arguments: [
      ("2016-02-29", "2016-02-29", nil), ("\"--03-12\"", "--03-12", nil), ("30/11/1980", "1980-11-30", nil),
      ("28 November", "--11-28", nil), ("12 mars 1985", "1985-03-12", nil), ("29. Februar", "--02-29", nil),
      ("2019-02-30", nil, .civilDay), ("\"--11-31\"", nil, .civilDay), ("soon", nil, .civilDay),
      ("05/06/1980", nil, .unambiguousDay), ("28 November at 7", nil, .civilDay),
    ] as [(String, String?, Problem.Expectation?)])
  func `a birthday is read as people write it, or named`(
    text: String, read: String?, expected: Problem.Expectation?
  ) {
    let reading = Reading(keys: "kind: person\nbirthday: \(text)")
    #expect(reading.record[text: .birthday] == read)
    let found = text.filter { $0 != "\"" }
    #expect(
      reading.problems.map(\.reason)
        == [expected].compactMap(\.self).map { .wrongValue(key: "birthday", found: found, expected: $0) })
  }

  @Test(arguments: [
    ("14", true), ("2 weeks", true), ("never", true), ("jamais", true), ("false", true), ("yes", true),
    ("soon", false), ("two", false),
  ])
  func `what nobody can be reminded by is named`(text: String, isRead: Bool) {
    let reading = Reading(keys: "kind: person\nremind: \(text)")
    #expect(reading.record[text: .remind] == (isRead ? text : nil))
    #expect(
      reading.problems.map(\.reason)
        == (isRead ? [] : [.wrongValue(key: "remind", found: text, expected: .number)]))
  }

  @Test(arguments: [
    ("kind: check-in\nend: \"08:30\"", [Problem.Reason.strayKey("end", kind: .checkIn)]),
    (
      "kind: check-out\ndébut: \"18:30\"\nworked: 19-7\nward: 3",
      [.strayKey("début", kind: .checkOut), .strayKey("worked", kind: .checkOut)]
    ),
    ("kind: check-in\nbreak: 30\nend:", [.strayKey("break", kind: .checkIn)]),
    ("start: \"18:30\"\nend: \"19:30\"\nworked: yes", []),
    ("steps: 12,345", [.wrongValue(key: "steps", found: "12,345", expected: .number)]),
    ("steps: -5", [.wrongValue(key: "steps", found: "-5", expected: .number)]),
    ("steps: 9000", []), ("steps: [mix, bake]", []), ("steps:", []), ("kind: vacation\nsteps: four", []),
  ])
  func `hours and steps where they can't count are named`(keys: String, reasons: [Problem.Reason]) {
    let reading = Reading(keys: keys, path: "2026-11-20-note.md")
    #expect(reading.problems.map(\.reason) == reasons)
  }

  @Test(arguments: [
    ("kind: sleep", [Problem.Reason.missingKey("start", kind: .sleep)]),
    ("kind: sleep\nasleep: 9999", [.missingKey("start", kind: .sleep)]),
    ("kind: sleep\nstart: \"23:00\"\nasleep: 300", [.missingKey("end", kind: .sleep)]),
    ("kind: sleep\nstart: \"23:00\"\nend: \"07:00\"", []), ("kind: sleep\nsteps: 9000", []),
    ("kind: rota\nuntil: 2026-12-31", [.missingKey("shifts", kind: .rota)]),
    ("kind: rota\nuntil: 2026-12-31\nshifts: []", []), ("kind: rota\nshifts:", []),
    // A month off.
    ("kind: rota\nuntil: 2026-12-31\nsource: import:csv", []),
  ])
  func `a sleep without its ends and a plan without lines are named`(
    keys: String, reasons: [Problem.Reason]
  ) {
    let reading = Reading(keys: keys, path: "2026-12-01-note.md")
    #expect(reading.problems.map(\.reason) == reasons)
  }

  @Test(arguments: [
    ("---\nmood: 4\n", true), ("---\nmood: 4", true), ("---\r\nmood: 4\r\nward: 3", true),
    // Two sentences below a line may be all of a text.
    ("---\nNote: a hard night\n", false), ("---\nmood: 4\n\nText\n", false),
  ])
  func `front matter may end with the file`(text: String, isWhole: Bool) {
    let reading = Reading(text)
    #expect(reading.problems.isEmpty == isWhole, "\(reading.problems)")
    #expect(reading.record.mood == (text.contains("mood") ? "4" : nil))
    var document = MarkdownDocument(Array(text.utf8))
    document.closeFrontMatter()
    let end = text.utf8.contains(0x0D) ? "\r\n" : "\n"
    let closed = text + (text.hasSuffix("\n") ? "" : end) + "---" + end
    #expect(String(decoding: document.bytes, as: UTF8.self) == (isWhole ? closed : text))
  }
}

func day(_ iso: String) -> CivilDay {
  CivilDay(iso: iso) ?? CivilDay(number: 0)
}
