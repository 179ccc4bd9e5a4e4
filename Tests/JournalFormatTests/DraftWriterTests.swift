import JournalFormat
import JournalModel
import Testing

struct DraftWriterTests {
  static func written(_ draft: Draft, _ template: String = "") -> String {
    String(decoding: DraftWriter().bytes(for: draft, template: Array(template.utf8)), as: UTF8.self)
  }

  static let draft = Draft(
    kind: .checkIn, day: day("2026-11-20"),
    values: [
      .at: .string("2026-11-20T18:50:00+01:00"), .shift: .string("night"), .energy: .int(4),
      .badges: .list([.string("💪"), .string("calm")]),
    ], extra: [.init(key: "ward", value: .string("012"))], body: "Short of staff.\n")

  @Test func `writes a draft without a template in the order of the keys`() {
    #expect(
      Self.written(Self.draft) == """
        ---
        kind: check-in
        date: "2026-11-20"
        at: "2026-11-20T18:50:00+01:00"
        shift: night
        energy: 4
        badges:
          - 💪
          - calm
        ward: "012"
        ---

        Short of staff.

        """)
  }

  @Test(arguments: [
    ("tags: [a, {{tags}}]", "tags:\n  - a\n  - b, c\n  - d\n"),
    ("tags: [{{tags}}]", "tags:\n  - b, c\n  - d\n"),
    ("tags: [\"x, y\", 'ward {{place}}']", "tags:\n  - x, y\n  - ward 3\n  - b, c\n  - d\n"),
    ("tags: [d, {{mood}}]", "tags:\n  - d\n  - b, c\n"),
    ("tags: [\"{{tags}} {{mood}}\"]", "tags:\n  - b, c\n  - d\n"),
  ])
  func `a placeholder in a list on one line becomes its items`(line: String, result: String) {
    let draft = Draft(
      kind: .entry, day: day("2026-11-20"),
      values: [.tags: .list([.string("b, c"), .string("d")]), .place: .string("3")])
    #expect(Self.written(draft, "---\n\(line)\nx: 1\n---\n").hasPrefix("---\n\(result)x: 1\n"))
  }

  @Test(arguments: [
    // A title of the template with a placeholder holds where none is typed.
    ("title: Shift {{date}}", "", "title: Named\n", ["title: Shift 2026-11-20\n"]),
    ("title: \"{{title}} of {{date}}\"", "", "title: Named of 2026-11-20\n", []),
    // A line that goes leaves the text.
    ("x: 1", "At {{place}}: {{text}}", "title: Named\n---\n\nWords.\n", []),
    ("x: 1", "{{text}} {{mood}}\n\nEnd", "title: Named\n---\n\n\nEnd\n\nWords.\n", []),
  ])
  func `what was typed is never lost for a template`(
    line: String, body: String, result: String, untyped: [String]
  ) {
    var draft = Draft(
      kind: .entry, day: day("2026-11-20"), values: [.title: .string("Named")], body: "Words.\n")
    let template = "---\n\(line)\n---\n\n\(body)\n"
    let written = Self.written(draft, template)
    #expect(written.contains(result) && written.contains("Words."), "\(written)")
    draft.values[.title] = nil
    for text in untyped { #expect(Self.written(draft, template).contains(text)) }
  }

  @Test func `fills a template, drops lines without a value, adds what the template lacks`() {
    let template = """
      ---
      # my check-in
      kind: check-in
      date: {{date}}
      stress: {{stress}}
      énergie: {{energy}}
      humeur: 😊
      ward: {{ward}}
      badges:
        - none
      # the end
      ---

      # {{title}}

      On {{date}}, {{shift}}:

      {{text}}

      """
    #expect(
      Self.written(Self.draft, template) == """
        ---
        # my check-in
        kind: check-in
        date: "2026-11-20"
        énergie: 4
        humeur: 😊
        ward: "012"
        badges:
          - 💪
          - calm
        # the end
        at: "2026-11-20T18:50:00+01:00"
        shift: night
        ---


        On 2026-11-20, night:

        Short of staff.

        """)
  }

  @Test func `a placeholder may stand inside a text, and unknown ones stay`() {
    let draft = Draft(kind: .entry, day: day("2026-11-20"), values: [.place: .string("Lyon: \"A\"")])
    let template =
      "---\nkind: entry\ntitle: \"{{place}} am {{date}}\"\nfor: a {{mood}} day\n---\n{{place}} {{x}}\n"
    #expect(
      Self.written(draft, template) == """
        ---
        kind: entry
        title: 'Lyon: "A" am 2026-11-20'
        date: "2026-11-20"
        place: 'Lyon: "A"'
        ---
        Lyon: "A" {{x}}

        """)
  }

  @Test func `time off has a first day instead of a date`() {
    let draft = Draft(kind: .vacation, day: day("2026-12-20"), values: [.until: .string("2027-01-03")])
    #expect(
      Self.written(draft) == "---\nkind: vacation\nfrom: \"2026-12-20\"\nuntil: \"2027-01-03\"\n---\n")
  }

  @Test func `a profile has neither kind nor date`() {
    let draft = Draft(
      kind: .profile, day: day("2026-11-20"), extra: [.init(key: "name", value: .string("Anna"))])
    #expect(
      Self.written(draft, "---\nsmjournal: 1\nname: {{name}}\ntimezone: \"{{timezone}}\"\n---\n")
        == "---\nsmjournal: 1\nname: Anna\ntimezone: \"{{timezone}}\"\n---\n")
  }

  @Test(arguments: [("", ""), ("\n\n  indented\n\n", "\n  indented\n"), ("a\r\nb", "\na\nb\n")])
  func `the text keeps its indentation and loses empty lines around it`(body: String, written: String) {
    let draft = Draft(kind: .entry, day: day("2026-11-20"), body: body)
    let frontMatter = "---\nkind: entry\ndate: \"2026-11-20\"\n---\n"
    #expect(Self.written(draft, "---\nkind: entry\n---\n\n{{text}}\n") == frontMatter + written)
    #expect(Self.written(draft) == frontMatter + written)
  }

  @Test func `line ends and mark are those of the template`() {
    let draft = Draft(kind: .entry, day: day("2026-11-20"), body: "a\nb")
    #expect(
      Self.written(draft, "\u{FEFF}---\r\nkind: entry\r\n---\r\n")
        == "\u{FEFF}---\r\nkind: entry\r\ndate: \"2026-11-20\"\r\n---\r\n\r\na\r\nb\r\n")
  }

  @Test(arguments: ["", "---\ntitle: {{title}}\ntags: {{tags}}\n---\n\n{{text}}\n", "plain\n", "---\nopen"])
  func `what is written is read back the same`(template: String) {
    var generator = Generator()
    for _ in 0..<300 {
      let draft = generator.draft()
      let bytes = DraftWriter().bytes(for: draft, template: Array(template.utf8))
      let reading = Reading(bytes)
      #expect(
        reading.problems.filter { $0.severity == .error } == [], "\(String(decoding: bytes, as: UTF8.self))")
      #expect(reading.record.kind == draft.kind)
      #expect(reading.record.date == draft.day)
      for (key, value) in draft.values {
        #expect(
          reading.record.texts(of: key) == value.texts,
          "\(key): \(String(decoding: bytes, as: UTF8.self))")
      }
      #expect(reading.record.extra == draft.extra)
    }
  }
}

/// Drafts from a fixed seed, with texts that YAML finds difficult.
struct Generator {
  private var state: UInt64 = 42

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private static let words = [
    "no", "Bed #4", "a: b", "- x", "[[link]]", "{{date}}", "'", "\"quoted\"", "été", "😊", "null", "~", "012",
    "1.10",
    "12:30", "2026-03-10", "@me", "%", "&a", "*a", "!t", "|", ">", "a\nb", "e\u{301}", "yes", "?", "x:",
    "\\n", "\u{1B}[2J",
    "a\tb", "#tag", "key: [", "=", "<<", "0x1F", "a  b", "---", "\u{85}x", "\u{FEFF}y",
  ]

  private mutating func text() -> String {
    let text = (0...next(3)).map { _ in Self.words[next(Self.words.count)] }.joined(separator: " ")
    return text.trimmed == "~" || text.trimmed == "null" ? "x" : text
  }

  private mutating func list() -> Value { .list((0...next(3)).map { _ in .string("i " + text()) }) }

  mutating func draft() -> Draft {
    let kinds: [Kind] = [.entry, .checkIn, .checkOut, .shift, .vacation]
    let kind = kinds[next(kinds.count)]
    let first = CivilDay(number: Int32(20_000 + next(2000)))
    var draft = Draft(kind: kind, day: first, body: next(2) == 0 ? "" : "Text\n\n---\nkey: value\n")
    if next(2) == 0 { draft[.title] = .string("t " + text()) }
    if next(2) == 0 { draft[.place] = .string("p " + text()) }
    if next(2) == 0 { draft[.tags] = .list((0...next(3)).map { _ in .string("t" + Self.words[next(9)]) }) }
    if next(2) == 0 { draft[.people] = list() }
    if next(2) == 0 { draft[.highlights] = list() }
    if next(2) == 0 { draft[.favorite] = .bool(true) }
    if next(2) == 0 { draft[.shift] = .string(["day", "night", "rest", "on-call"][next(4)]) }
    let local = CivilTime(secondsSinceEpoch: Int64(first.number) * 86_400 + Int64(next(86_400)))
    if next(2) == 0 { draft[.at] = .string(Timestamp(local: local, offset: Int32(next(3) * 1800)).iso) }
    for key in Scale.program.asked(in: kind).compactMap(\.key) where next(2) == 0 {
      draft[key] = .int(Int64(1 + next(5)))
    }
    if kind == .vacation {
      draft[.until] = .string(first.advanced(by: next(20)).iso)
      draft[.category] = .string(VacationCategory.allCases[next(3)].rawValue)
      draft[.status] = .string(VacationStatus.allCases[next(2)].rawValue)
    }
    if kind == .shift {
      draft[.start] = .string(["19:00", "07:30", local.time.iso][next(3)])
    }
    if next(2) == 0 {
      draft.extra = [.init(key: "own key", value: .string(text())), .init(key: "n", value: .float(1.5))]
    }
    return draft
  }
}
