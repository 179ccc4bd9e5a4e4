import JournalFiles
import JournalFormat
import JournalModel
import Testing
import YAMLCodec

struct FieldEditTests {
  static let now = Timestamp(iso: "2026-11-21T08:00:00+01:00")

  /// The front matter after edits, or what was wrong with them.
  static func edited(_ keys: String, _ edits: [FieldEdit], now: Timestamp? = now) -> String {
    var document = MarkdownDocument(Array("---\n\(keys)\n---\nText\n".utf8))
    do throws(EditProblem) { try document.apply(edits, now: now) } catch {
      #expect(document.bytes == Array("---\n\(keys)\n---\nText\n".utf8))
      return "\(error.key): \(error.reason)"
    }
    return String(decoding: document.bytes.dropFirst(4).dropLast(9), as: UTF8.self)
  }

  @Test(arguments: [
    ("kind: check-in\nénergie: 2 # low\nx: 1", "energy", "4", "kind: check-in\nénergie: 4 # low\nx: 1\n"),
    ("title: \"A\"", "titre", "B: c", "title: \"B: c\"\n"),
    ("date: 2026-11-20", "date", "21 novembre 2026", "date: \"2026-11-21\"\n"),
    ("date: '2026-11-20'", "date", "21/11/2026", "date: '2026-11-21'\n"),
    ("a: 1", "favorite", "oui", "a: 1\nfavorite: true\n"),
    ("a: 1", "shift", "Nuit", "a: 1\nshift: night\n"),
    ("a: 1", "at", "2026-11-20 18:50", "a: 1\nat: \"2026-11-20T18:50:00\"\n"),
    ("kind: shift", "start", "7h30", "kind: shift\nstart: \"07:30\"\n"),
    ("kind: vacation", "category", "Congés", "kind: vacation\ncategory: leave\n"),
    ("kind: vacances\ndébut: 2026-12-20", "from", "2026-12-21", "kind: vacances\ndébut: \"2026-12-21\"\n"),
    ("kind: shift\nstart: 8h", "from", "2026-12-21", "kind: shift\nstart: 8h\nfrom: \"2026-12-21\"\n"),
    ("Ward No: 4", "Ward No", "5", "Ward No: 5\n"),
    ("a: 1", "room", "012", "a: 1\nroom: \"012\"\n"),
    ("a: 1", "room", "1.10", "a: 1\nroom: \"1.10\"\n"), ("a: 1", "room", "1.5", "a: 1\nroom: 1.5\n"),
    ("a: 1", "room", "true", "a: 1\nroom: true\n"), ("a: 1", "room", "no", "a: 1\nroom: \"no\"\n"),
    ("a: 1", "room", "12", "a: 1\nroom: 12\n"),
    ("tags: [a]", "tags", "b, #c d", "tags: [b, c d]\n"),
  ])
  func `sets a key to its typed value`(keys: String, key: String, text: String, result: String) {
    #expect(Self.edited(keys, [.set(key: key, text: text)]) == result)
  }

  @Test(arguments: [
    ("at", "2026-11-03 08:00", "2026-11-03T08:00:00+01:00"),
    ("at", "2026-07-03 08:00", "2026-07-03T08:00:00+02:00"),
    ("at", "2026-03-29 02:30", "2026-03-29T03:30:00+02:00"),
    ("at", "2026-11-03T08:00:00-05:00", "2026-11-03T08:00:00-05:00"),
    ("end", "2026-10-25 07:30", "2026-10-25T07:30:00+01:00"),
  ])
  func `a moment without an offset gets that of the journal's zone`(
    key: String, typed: String, written: String
  ) throws {
    let zone = try #require(SystemZones().zone(named: "Europe/Paris"))
    var document = MarkdownDocument(Array("---\na: 1\n---\n".utf8))
    try document.apply([.set(key: key, text: typed)], now: nil, zone: zone)
    #expect(String(decoding: document.bytes, as: UTF8.self) == "---\na: 1\n\(key): \"\(written)\"\n---\n")
  }

  @Test(arguments: [
    ("titre: A\nhumeur: 4", "lieu", "lieu: Lyon"), ("titre: A\nhumeur: 4", "place", "place: Lyon"),
    ("kind: entry\ndate: 2026-11-20\ntitre: A", "Météo", "Météo: Lyon"),
    ("title: A\nhumeur: 4", "lieu", "place: Lyon"), ("kind: entry\ntags: [a]", "lieu", "place: Lyon"),
    ("title: A", "météo", "weather: Lyon"), ("x: 1", "lieu", "place: Lyon"),
    ("titre: A\nplace: Paris", "lieu", "titre: A\nplace: Lyon"),
  ])
  func `a new key has its French name where the file is kept in French`(
    keys: String, key: String, result: String
  ) {
    let edited = Self.edited(keys, [.set(key: key, text: "Lyon")])
    #expect(edited == (result.utf8.contains(0x0A) ? result : keys + "\n" + result) + "\n")
  }

  @Test(arguments: [
    (
      "energy", "9",
      "energy: wrongValue(found: \"9\", expected: JournalFormat.Problem.Expectation.between(ClosedRange(1...5)))"
    ),
    (
      "énergie", "high",
      "energy: wrongValue(found: \"high\", expected: JournalFormat.Problem.Expectation.between(ClosedRange(1...5)))"
    ),
    (
      "date", "2026-02-30",
      "date: wrongValue(found: \"2026-02-30\", expected: JournalFormat.Problem.Expectation.civilDay)"
    ),
    (
      "date", "05/06/2026",
      "date: wrongValue(found: \"05/06/2026\", expected: JournalFormat.Problem.Expectation.unambiguousDay)"
    ),
    (
      "at", "2026-11-20",
      "at: wrongValue(found: \"2026-11-20\", expected: JournalFormat.Problem.Expectation.timestamp)"
    ),
    (
      "start", "soon",
      "start: wrongValue(found: \"soon\", expected: JournalFormat.Problem.Expectation.clockTime)"
    ),
    (
      "favorite", "perhaps",
      "favorite: wrongValue(found: \"perhaps\", expected: JournalFormat.Problem.Expectation.truth)"
    ),
    ("shift", "", "shift: wrongValue(found: \"\", expected: JournalFormat.Problem.Expectation.shiftWord)"),
    (
      "status", "maybe",
      "status: wrongValue(found: \"maybe\", expected: JournalFormat.Problem.Expectation.oneOf([\"planned\", \"approved\", \"cancelled\"]))"
    ),
    ("", "x", ": invalidKey"), ("a\nb", "x", "a\nb: invalidKey"),
  ])
  func `refuses what the key does not take, and changes nothing`(key: String, text: String, message: String) {
    #expect(Self.edited("x: 1", [.set(key: "y", text: "2"), .set(key: key, text: text)]) == message)
  }

  @Test func `time off can't be made to end before it begins`() {
    let keys = "kind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-30"
    let reason = EditProblem.Reason.untilBeforeFrom(from: day("2026-12-31"), until: day("2026-12-30"))
    #expect(Self.edited(keys, [.set(key: "du", text: "2026-12-31")]) == "until: \(reason)")
    #expect(
      Self.edited(keys, [.set(key: "from", text: "2026-12-31"), .set(key: "until", text: "2027-01-02")])
        == "kind: vacation\nfrom: \"2026-12-31\"\nuntil: \"2027-01-02\"\n")
  }

  @Test(arguments: [
    ("tags: [a, b]", "c", "tags: [a, b, c]\n"), ("tags:\n- a", "#c", "tags:\n- a\n- c\n"),
    ("tags: [É]", "é", "tags: [É]\n"), ("étiquettes: a, b", "c", "étiquettes:\n  - a\n  - b\n  - c\n"),
    ("tags:", "c", "tags:\n  - c\n"), ("x: 1", "c", "x: 1\ntags:\n  - c\n"),
  ])
  func `adds a tag in the style of the list`(keys: String, tag: String, result: String) {
    #expect(Self.edited(keys, [.add(item: tag, key: "tags")]) == result)
  }

  @Test(arguments: [
    ("tags: [a, b]", "A", "tags: [b]\n"), ("tags:\n- a\n- \"#b\"", "b", "tags:\n- a\n"),
    ("x: 1", "a", "x: 1\n"),
    ("tags: a, b", "a", "tags:\n  - b\n"),
  ])
  func `takes a tag away`(keys: String, tag: String, result: String) {
    #expect(Self.edited(keys, [.drop(item: tag, key: "tags")]) == result)
  }

  @Test func `thousands of tags are one edit, in whatever style the list has`() {
    let tags = (1...3000).map { "tag \($0)" }
    let all = (["a", "b"] + tags).map { "- \($0)\n" }.joined()
    let edits = (["B"] + tags + ["Tag 7"]).map { FieldEdit.add(item: $0, key: "tags") }
    #expect(Self.edited("tags:\n- a\n- b", edits) == "tags:\n" + all)
    #expect(Self.edited("tags: [a]", Array(edits[..<3])) == "tags: [a, B, tag 1, tag 2]\n")
    let drops = tags.map { FieldEdit.drop(item: $0, key: "tags") }
    #expect(Self.edited("tags:\n" + all.dropLast(), drops) == "tags:\n- a\n- b\n")
  }

  @Test func `removes a key under all of its names`() {
    #expect(Self.edited("energy: 1\nx: 2\nénergie: 3", [.unset(key: "Energie")]) == "x: 2\n")
    #expect(Self.edited("x: 1", [.unset(key: "energy")]) == "x: 1\n")
  }

  @Test(arguments: [
    ("modified: 2026-01-01", "modified: 2026-11-21\n"),
    (
      "modified: 2026-01-01T10:00:00.123Z # by a plugin", "modified: 2026-11-21T07:00:00.000Z # by a plugin\n"
    ),
    ("modified: 2026-01-01T10:00", "modified: 2026-11-21T08:00\n"),
    ("modified: \"2026-01-01 10:00:00 +0200\"", "modified: \"2026-11-21 08:00:00 +0100\"\n"),
    ("modified: \"2026-01-01T10:00:00-0300\"", "modified: \"2026-11-21T08:00:00+0100\"\n"),
    ("modified: 2026/01/01 10:00", "modified: 2026/11/21 08:00\n"),
    ("modified: 31/12/2025", "modified: 21/11/2026\n"), ("modified: 1.2.2026", "modified: 21.11.2026\n"),
    ("modified: 20260101", "modified: 20261121\n"),
    ("modified: January 5, 2026", "modified: 2026-11-21\n"),
    ("lastmod: \"2026-01-01T10:00:00+02:00\"", "lastmod: \"2026-11-21T08:00:00+01:00\"\n"),
    ("updated: '2026-01-01 10:00'", "updated: '2026-11-21 08:00'\n"),
    ("modified: never", "modified: never\n"),
  ])
  func `refreshes when the file was changed, in its own form`(keys: String, result: String) {
    #expect(Self.edited(keys + "\nx: 1", [.set(key: "x", text: "2")]) == result + "x: 2\n")
    #expect(Self.edited(keys + "\nx: 1", [.set(key: "x", text: "1")]) == keys + "\nx: 1\n")
  }

  @Test(arguments: [
    "x: 1", "# note\nkind: entry\n\nx: [a, {b: c}]",
    "titre: 'old'\nhumeur: \"old\" # was\nétiquettes: [old]\nlieu: old",
    "title: |\n  old\n  text\ntags:\n- old\n- older\nfavori: non\nx: 1", "title:\ntags:\nplace: ~\nfavorite:",
    "title: old\r\ntags: old, older\r\nhighlights:\r\n  - old\r\npeople: [old,\r\n  older]",
  ])
  func `what an edit sets is read back the same, and a second time changes nothing`(keys: String) throws {
    var generator = Generator()
    let lineEnding = keys.contains("\r\n") ? "\r\n" : "\n"
    let text = ["---", keys, "---", "Text", ""].joined(separator: lineEnding)
    for _ in 0..<60 {
      let draft = generator.draft()
      var document = MarkdownDocument(Array(text.utf8))
      var values = draft.values
      values[.kind] = .string(draft.kind.name)
      values[draft.kind == .vacation ? .from : .date] = .string(draft.day.iso)
      let edits = values.sorted { $0.key.rawValue < $1.key.rawValue }.map { FieldEdit.put($0.key, $0.value) }
      try document.apply(edits, now: nil)
      let once = document.bytes
      let reading = Reading(once)
      #expect(
        reading.problems.filter { $0.severity == .error } == [], "\(String(decoding: once, as: UTF8.self))")
      for (key, value) in values {
        #expect(
          reading.record.texts(of: key) == value.texts,
          "\(key): \(String(decoding: once, as: UTF8.self))")
      }
      #expect(
        reading.record.extra.filter { $0.key == "x" } == Reading(text).record.extra.filter { $0.key == "x" })
      try document.apply(edits, now: Self.now)
      #expect(document.bytes == once)
    }
  }
}
