import JournalKit
import JournalLanguage
import JournalModel
import JournalTerminal

/// How a picker looks: the question with what was typed, the records around the chosen one, and how that
/// begins.
struct PickerView {
  package var phrases: Phrases
  package var question: String
  package var today: CivilDay
  /// What stands for the title of a record.
  package var words: (Record) -> String? = { _ in nil }
  package var usesColor: Bool
  /// The rows that were drawn last below the first one.
  private var drawn = 0

  init(_ phrases: Phrases, question: String, today: CivilDay, usesColor: Bool) {
    self.phrases = phrases
    self.question = question
    self.today = today
    self.usesColor = usesColor
  }

  /// How many records are shown on a screen of so many rows.
  package static func page(height: Int) -> Int { max(3, min(12, height - 7)) }

  /// How many lines of the chosen record are shown.
  static func previewRows(height: Int) -> Int { height < 12 ? 0 : 3 }

  /// The rows from the question on, none wider than the terminal.
  package func rows(of picker: Picker, preview: [String], width: Int, height: Int) -> [String] {
    let room = max(10, width - 1)
    let page = Self.page(height: height)
    var rows = [DisplayWidth.truncated("\(question) › \(picker.filter.text)", to: room)]
    let first = max(0, min(picker.selected - page / 2, picker.matches.count - page))
    let line = RecordLine(phrases, Scale.program)
    for index in picker.matches.indices.dropFirst(first).prefix(page) {
      let record = picker.records[picker.matches[index]]
      let isChosen = index == picker.selected
      let text = DisplayWidth.truncated((isChosen ? "▸ " : "  ") + caption(of: record, line), to: room)
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
    for text in preview.prefix(Self.previewRows(height: height)) {
      rows.append(dim(DisplayWidth.truncated("  │ " + Sanitizer.line(text), to: room)))
    }
    return rows
  }

  /// Day, time, kind, mood, title, tags.
  package func caption(of record: Record, _ line: RecordLine) -> String {
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
