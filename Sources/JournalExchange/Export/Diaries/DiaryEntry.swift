import JournalLanguage
import JournalModel
import SystemLibrary

/// A record as a diary for reading or of another program has it: a title, a text, a moment. What such a diary
/// has no place for stands in words beside the text.
struct DiaryEntry {
  let record: Record
  /// Of an entry its own, of any other record what it is.
  let title: String?
  /// The text as it stands in the file, without the empty lines around it.
  let text: String
  let profile: Profile
  let phrases: Phrases

  init(_ record: Record, text: String, _ profile: Profile, _ phrases: Phrases) {
    (self.record, self.text, self.profile, self.phrases) = (record, text, profile, phrases)
    let isNamed = record.kind == .entry || record.title != nil
    title = (isNamed ? record.title : phrases.name(of: record.kind).capitalizedFirst).map(DiaryEntry.line)
  }

  /// The highlights as a list; `nil` without any.
  var highlights: String? {
    let lines = record.highlights.map { "- ✦ " + DiaryEntry.line($0) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// What is said besides, and more, in one line of Markdown; `nil` where that is nothing.
  func facts(and further: [String]) -> String? {
    let facts = phrases.facts(of: record, in: profile) + further
    let line = facts.map { Quoting.markdownEmphasis(DiaryEntry.line($0)) }.joined(separator: " · ")
    return facts.isEmpty ? nil : "*\(line)*"
  }

  /// A text on one line, without control characters.
  static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}

extension Record {
  /// Its moment by the clock; of a record that was given another day its hour on that day, as lists show it.
  var momentOfDay: CivilTime? {
    at.map { isOfItsDay($0) ? $0.local : CivilTime(day: date, time: $0.local.time) }
  }

  /// Whether a moment lies on the record's day, or in its night.
  func isOfItsDay(_ at: Timestamp) -> Bool { 0...1 ~= date.days(until: at.local.day) }
}
