import JournalModel
import JournalStore

/// The first words of a text, for one line of a list.
package enum FirstWords {
  /// How many characters are shown at most.
  package static let limit = 60

  /// The first line of a text that says something, without the marks of Markdown; `nil` where there is none.
  package static func of(_ body: some StringProtocol) -> String? {
    for line in body.split(whereSeparator: \.isNewline).prefix(40) {
      let text = line.drop { " \t#>*-+_`".contains($0) }
      let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
        .map { String($0.filter { $0 != "*" && $0 != "`" }) }
      guard words.contains(where: { $0.contains { $0.isLetter || $0.isNumber } }) else { continue }
      return cut(words)
    }
    return nil
  }

  private static func cut(_ words: [String]) -> String {
    var result = ""
    for word in words {
      let next = result.isEmpty ? word : result + " " + word
      if next.count > limit { return result.isEmpty ? word.prefix(limit) + "…" : result + "…" }
      result = next
    }
    return result
  }

  /// What an entry is called by: its title, else its first words.
  package static func ofRecord(_ record: Record, in journal: Journal) -> String? {
    record.title ?? ofFile(record.path, in: journal)
  }

  /// What an entry of today says where its title doesn't: its first words where it has none, the last line of
  /// the note of a day, which is titled by the day; `nil` for others.
  package static func ofToday(_ record: Record, in journal: Journal) -> String? {
    guard record.kind == .entry, record.wordCount > 0 else { return nil }
    if record.title == nil { return ofFile(record.path, in: journal) }
    guard record.id == record.date.iso, let file = try? journal.store.read(record.path) else { return nil }
    return file.text.suffix(2000).split(whereSeparator: \.isNewline).reversed().lazy.compactMap { of($0) }
      .first
  }

  /// The first words of a file of the journal; `nil` where it can't be read or says nothing.
  static func ofFile(_ path: String, in journal: Journal) -> String? {
    guard let file = try? journal.store.read(path) else { return nil }
    return of(file.text.prefix(2000))
  }
}
