import JournalLanguage
import JournalModel
import SystemLibrary

/// A record as the diary of another program has it: a title, a text, a moment. What such a diary has no place
/// for stands in words below the text.
struct DiaryEntry {
  let record: Record
  /// Of an entry its own, of any other record what it is.
  let title: String?
  /// The text as it stands in the file, without the empty lines around it.
  let text: String

  init(_ record: Record, text: String, _ phrases: Phrases) {
    (self.record, self.text) = (record, text)
    let isNamed = record.kind == .entry || record.title != nil
    title = (isNamed ? record.title : phrases.name(of: record.kind).capitalizedFirst).map(ReadingExport.line)
  }

  /// The highlights as a list and what else is said in one line, as Markdown; nothing where there is neither.
  func words(_ profile: Profile, _ phrases: Phrases, besides surroundings: [String]) -> [String] {
    var words: [String] = []
    if !record.highlights.isEmpty {
      words.append(record.highlights.map { "- ✦ " + ReadingExport.line($0) }.joined(separator: "\n"))
    }
    let facts = phrases.facts(of: record, in: profile) + surroundings
    if !facts.isEmpty {
      let line = facts.map { Quoting.markdownEmphasis(ReadingExport.line($0)) }.joined(separator: " · ")
      words.append("*\(line)*")
    }
    return words
  }
}
