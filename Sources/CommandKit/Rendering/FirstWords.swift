import JournalFiles
import JournalModel
import JournalStore

extension FirstWords {
  /// What an entry is called by: its title, else its first words.
  package static func ofRecord(_ record: Record, in journal: Journal) -> String? {
    record.title ?? ofFile(record.path, in: journal)
  }

  /// What an entry of today says where its title doesn't: its first words where it has none, the last line of
  /// the note of a day, which is titled by the day; `nil` for others.
  package static func ofToday(_ record: Record, in journal: Journal) -> String? {
    guard record.kind == .entry, record.wordCount > 0 else { return nil }
    if record.title == nil { return ofFile(record.path, in: journal) }
    return record.id == record.date.iso ? lastWords(ofFile: record.path, in: journal) : nil
  }

  /// What the last line of a file says that says something.
  static func lastWords(ofFile path: String, in journal: Journal) -> String? {
    file(path, in: journal)?.text.suffix(2000).split(whereSeparator: \.isNewline).reversed().lazy
      .compactMap { of($0) }.first
  }

  /// The first words of a file of the journal; `nil` where it can't be read or says nothing.
  static func ofFile(_ path: String, in journal: Journal) -> String? {
    file(path, in: journal).flatMap { of($0.text.prefix(2000)) }
  }

  private static func file(_ path: String, in journal: Journal) -> StoredFile? {
    journal.noting { () throws(StoreError) in try journal.shownFile(at: path) }
  }
}
