import JournalFiles
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import SystemLibrary

extension Context {
  /// Tags that fit a record, by its text and by those that were used lately.
  package mutating func suggestedTags(for record: Record) throws(CommandError) -> [String] {
    try suggestedTags(for: record, text: try text(of: record, in: try journal()))
  }

  /// Tags that fit answers about a record that is not written yet.
  package mutating func suggestedTags(for answers: Answers) throws(CommandError) -> [String] {
    var record = Record(id: "", path: "", kind: .entry, date: CivilDay(number: 0))
    record.mood = answers.mood
    return try suggestedTags(for: record, text: answers.title + "\n" + answers.text)
  }

  private mutating func suggestedTags(for record: Record, text: String) throws(CommandError) -> [String] {
    let journal = try self.journal()
    let text = Self.start(of: text)
    let records = journal.records(matching: Query(kinds: [.entry], limit: Self.recentEntries)).records
    var words = TypicalWords()
    for other in records where other.id != record.id {
      // What can't be read has no words.
      if let text = textStart(of: other, in: journal) { words.add(text) }
    }
    words.add(text)
    return TagSuggestion.suggest(
      for: record, text: text, records: records,
      typical: words.count < Self.fewestTexts
        ? [] : words.words(of: text, stopWords: phrases.stopWords, limit: 3),
      hints: TagSuggestion.Hints(
        keywords: phrases.tagKeywords, list: phrases.suggestedTags, code: phrases.language.rawValue))
  }

  /// How many of the youngest entries are read: what is on somebody's mind changes over the years, and a
  /// journal of any size answers in the same time.
  package static let recentEntries = 200
  /// A text says early what it is about; so long texts take no longer than short ones, in bytes.
  private static let textLimit = 1 << 13

  /// So much of a file is read for its text: the front matter, and what of the text counts.
  private static let fileLimit = 1 << 15

  /// Title and text of a record, no more of it than counts, so that a journal of long texts takes no longer.
  private func textStart(of record: Record, in journal: Journal) -> String? {
    guard let bytes = try? journal.store.start(of: record.path, limit: Self.fileLimit) else { return nil }
    let file = StoredFile(
      path: record.path, bytes: bytes, state: FileState(size: 0, modified: 0, changed: 0, inode: 0))
    return Self.start(of: (record.title.map { $0 + "\n" } ?? "") + file.text)
  }

  package static func start(of text: String) -> String {
    text.utf8.count <= textLimit ? text : String(decoding: text.utf8.prefix(textLimit), as: UTF8.self)
  }

  /// With fewer texts than this every word would be a rare one.
  private static let fewestTexts = 8

  /// Title and text of a record.
  package func text(of record: Record, in journal: Journal) throws(CommandError) -> String {
    let file = try read(record.path, in: journal)
    return (record.title.map { $0 + "\n" } ?? "") + file.text
  }
}
