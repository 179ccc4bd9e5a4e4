import JournalLanguage
import JournalModel
import JournalTerminal

/// A list of records from which one is picked: what is typed leaves those that have all of its words, arrows
/// choose.
struct Picker {
  /// How many records the list begins with: what is picked is young as a rule.
  static let youngest = 200

  package private(set) var filter: LineBuffer
  /// The records that have it, as indices of ``records``.
  private(set) var matches: [Int] = []
  /// Which of the matches is chosen.
  private(set) var selected = 0
  /// The records, the youngest first; at the beginning the youngest alone.
  package private(set) var records: [Record]
  /// All of them: asked for when the youngest are not enough.
  private let all: () -> [Record]
  private(set) var isComplete = false
  /// What each record is found by, folded; made with the first filter.
  private var haystacks: [[UInt8]] = []

  package enum Outcome: Hashable {
    /// Something changed, or nothing did; a record is picked; the person broke off.
    case changed, unchanged, picked(Int), broken
  }

  /// A list that begins with the youngest records, with something typed already where a name fits several.
  init(youngest: [Record], filter: String = "", all: @escaping () -> [Record]) {
    records = youngest
    self.filter = LineBuffer(filter)
    self.all = all
    narrow()
  }

  /// The chosen record; `nil` where nothing matches.
  package var choice: Record? { matches.indices.contains(selected) ? records[matches[selected]] : nil }

  /// Does what a key asks for; `page` is how many records are on the screen.
  mutating func press(_ key: KeyPress, page: Int) -> Outcome {
    switch key {
    case .enter: return choice == nil ? .unchanged : .picked(matches[selected])
    case .interrupt, .endOfInput, .escape: return .broken
    case .up: return move(by: -1)
    case .down, .tab: return move(by: 1)
    case .pageUp: return move(by: -page)
    case .pageDown: return move(by: page)
    case .character(let character):
      return narrow(filter.insert(KeyedText.cleaned(String(character), keepsLines: false)))
    case .paste(let text): return narrow(filter.insert(KeyedText.cleaned(text, keepsLines: false).trimmed))
    case .backspace: return narrow(filter.eraseLeft())
    case .eraseWord, .eraseToStart:
      let isChanged = !filter.isEmpty
      if key == .eraseWord { filter.eraseWord() } else { filter.replace(with: "") }
      return narrow(isChanged)
    case .redraw: return .changed
    default: return .unchanged
    }
  }

  private mutating func move(by steps: Int) -> Outcome {
    if selected + steps >= matches.count { complete() }
    let target = max(0, min(selected + steps, matches.count - 1))
    defer { selected = target }
    return target == selected ? .unchanged : .changed
  }

  private mutating func complete() {
    guard !isComplete else { return }
    isComplete = true
    records = all()
    match()
  }

  private mutating func narrow(_ isChanged: Bool) -> Outcome {
    guard isChanged else { return .unchanged }
    narrow()
    return .changed
  }

  private mutating func narrow() {
    selected = 0
    if !filter.isEmpty { complete() }
    match()
  }

  private mutating func match() {
    let words = filter.text.split(whereSeparator: \.isWhitespace).map { Folding.bytes(of: String($0)) }
    guard !words.isEmpty else {
      matches = Array(records.indices)
      return
    }
    if haystacks.isEmpty { haystacks = records.map(Self.haystack) }
    matches = records.indices.filter { index in
      words.allSatisfy { haystacks[index].contains($0) }
    }
  }

  /// What a record is found by: name, title, mood, tags, people.
  private static func haystack(of record: Record) -> [UInt8] {
    let texts = [record.id, record.title ?? "", record.mood ?? ""] + record.tags + record.people
    return Folding.bytes(of: texts.joined(separator: " "))
  }
}

/// How a picker looks: the question with what was typed, the records around the chosen one, and how that
/// begins.
struct PickerView {
  let phrases: Phrases
  let question: String
  let usesColor: Bool
  let line: RecordLine
  /// What stands for the title of a record.
  var words: (Record) -> String? = { _ in nil }
  /// The rows that were drawn last below the first one.
  var drawn = 0

  /// How many records are shown on a screen of so many rows.
  package static func page(height: Int) -> Int { max(3, min(12, height - 7)) }

  /// The rows from the question on, none wider than the terminal.
  package func rows(of picker: Picker, preview: [String], width: Int, height: Int) -> [String] {
    let room = max(10, width - 1)
    let page = Self.page(height: height)
    var rows = [DisplayWidth.truncated("\(question) › \(picker.filter.text)", to: room)]
    let first = max(0, min(picker.selected - page / 2, picker.matches.count - page))
    for index in picker.matches.indices.dropFirst(first).prefix(page) {
      let record = picker.records[picker.matches[index]]
      let isChosen = index == picker.selected
      let text = DisplayWidth.truncated((isChosen ? "▸ " : "  ") + caption(of: record), to: room)
      rows.append(isChosen && usesColor ? (Style.today.escape(in: Palette()) ?? "") + text + Style.end : text)
    }
    if picker.matches.isEmpty {
      rows.append("  " + DisplayWidth.truncated(phrases.say("caption-nothingFound"), to: room - 2))
    }
    let index = picker.matches.isEmpty ? 0 : picker.selected + 1
    // More are found by typing.
    let more = picker.isComplete || picker.records.count < Picker.youngest ? "" : "+"
    let count = "\(phrases.number(index))/\(phrases.number(picker.matches.count))" + more
    rows.append(dim(DisplayWidth.truncated("  " + count + " · " + phrases.say("hint-picker"), to: room)))
    for text in preview.prefix(height < 12 ? 0 : 3) {
      rows.append(dim(DisplayWidth.truncated("  │ " + Sanitizer.line(text), to: room)))
    }
    return rows
  }

  /// Day, time, kind, mood, title, tags.
  package func caption(of record: Record) -> String {
    var parts = [record.date.iso]
    if let at = record.at { parts.append(phrases.time(at.local.time)) }
    if record.kind != .entry { parts.append(RecordLine.label(of: record, phrases)) }
    let rest = line.parts(record, words: words(record))
    parts += rest.isEmpty ? [record.id] : rest
    return Sanitizer.line(parts.joined(separator: "  "))
  }

  /// What brings the screen to these rows; the cursor stays behind the question.
  package mutating func draw(_ rows: [String]) -> String {
    var text = "\r"
    for (index, row) in rows.enumerated() { text += (index > 0 ? "\r\n" : "") + row + "\u{1B}[K" }
    text += "\u{1B}[J"
    drawn = rows.count - 1
    if drawn > 0 { text += "\u{1B}[\(drawn)A" }
    let column = DisplayWidth.columns(of: rows.first ?? "")
    return text + "\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
  }

  /// What leaves nothing of the list on the screen.
  func erase() -> String { "\r\u{1B}[J" }

  private func dim(_ text: String) -> String {
    guard usesColor, let escape = Style.dim.escape(in: Palette()) else { return text }
    return escape + text + Style.end
  }
}
