import JournalLanguage
import JournalModel
import JournalTerminal
import Testing

@testable import JournalCommands

@Suite struct PickerTests {
  private static func record(_ id: String, title: String? = nil, tags: [String] = []) -> Record {
    var record = Record(id: id, path: id + ".md", kind: .entry, date: CivilDay(number: 0))
    record.title = title
    record.tags = tags
    return record
  }

  private static let all = [
    record("2026-11-21-a-hard-night", title: "A hard night", tags: ["équipe"]),
    record("2026-11-20-tea", title: "Tea"),
    record("2026-11-19-nothing"), record("2025-01-01-old-tea", title: "Old tea"),
  ]

  private func picker(filter: String = "") -> Picker {
    Picker(youngest: filter.isEmpty ? Array(Self.all.prefix(2)) : [], filter: filter) { Self.all }
  }

  private func type(_ keys: [KeyPress], filter: String = "") -> Picker {
    var picker = picker(filter: filter)
    for key in keys { _ = picker.press(key, page: 2) }
    return picker
  }

  @Test(
    arguments: [
      ([], "2026-11-21-a-hard-night"), ([KeyPress.down], "2026-11-20-tea"),
      ([.down, .down], "2026-11-19-nothing"),
      ([.down, .up, .up], "2026-11-21-a-hard-night"),
      ([.pageDown, .pageDown, .pageDown], "2025-01-01-old-tea"),
      ([.character("t"), .character("e"), .character("a")], "2026-11-20-tea"),
      ([.paste("tea old")], "2025-01-01-old-tea"), ([.paste("EQUIPE")], "2026-11-21-a-hard-night"),
      ([.paste("teax"), .backspace, .down], "2025-01-01-old-tea"),
      ([.paste("tea"), .eraseToStart], "2026-11-21-a-hard-night"),
      ([.paste("nowhere")], nil),
    ] as [([KeyPress], String?)])
  func `what is typed narrows, arrows choose`(keys: [KeyPress], chosen: String?) {
    #expect(type(keys).choice?.id == chosen)
  }

  @Test func `a name that fits several is typed already`() {
    let picker = picker(filter: "tea")
    #expect(picker.matches.map { picker.records[$0].id } == ["2026-11-20-tea", "2025-01-01-old-tea"])
  }

  @Test func `Enter picks, Escape and Ctrl-C leave`() {
    var picker = picker()
    #expect(picker.press(.enter, page: 2) == .picked(0))
    #expect(picker.press(.escape, page: 2) == .broken)
    #expect(picker.press(.interrupt, page: 2) == .broken)
    _ = picker.press(.paste("nowhere"), page: 2)
    #expect(picker.press(.enter, page: 2) == .unchanged)
  }

  @Test(arguments: [20, 40, 80, 140])
  func `no row is wider than the terminal, and no sequence gets through`(width: Int) {
    var odd = Self.record("2026-11-22-x", title: "\u{1B}[2J十二 admissions before midnight and many words more")
    odd.tags = Array(repeating: "fatigue", count: 9)
    let picker = Picker(youngest: [odd] + Self.all) { [odd] + Self.all }
    let view = PickerView(
      phrases: Language.english.phrases, question: "Which record?", usesColor: false,
      line: RecordLine(Language.english.phrases, Scale.program))
    for row in view.rows(of: picker, preview: ["\u{1B}[31mred"], width: width, height: 24) {
      #expect(DisplayWidth.columns(of: row) < width, "\(row)")
      #expect(!row.unicodeScalars.contains { $0.value < 0x20 })
    }
  }
}
