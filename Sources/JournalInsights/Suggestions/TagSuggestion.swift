import JournalModel

/// Tags that are offered for a record.
public enum TagSuggestion {
  /// Tags in the order in which they are worth offering, alike ones once and at most `limit` of them: those whose keywords
  /// the text has, then the journal's most used, then the language's own list.
  ///
  /// - Parameters:
  ///   - text: what the person wrote, title and body.
  ///   - records: records whose tags were used before, in any order.
  ///   - keywords: tags with the beginnings of words that hint at them (`Phrases.tagKeywords`).
  ///   - list: the language's suggested tags.
  public static func suggest(
    text: String, records: [Record], keywords: [(tag: String, beginnings: [String])], list: [String],
    limit: Int = 8
  ) -> [String] {
    let words = self.words(of: text)
    let hinted = keywords.filter { keyword in
      keyword.beginnings.contains { beginning in words.contains { $0.hasPrefix(beginning) } }
    }
    var seen: Set<String> = []
    let all = hinted.map(\.tag) + mostUsed(in: records) + list
    return Array(all.filter { seen.insert(Folding.folded($0)).inserted }.prefix(limit))
  }

  /// The tags of records, the most used first, those used alike in the order of the alphabet.
  public static func mostUsed(in records: [Record]) -> [String] {
    var counts: [String: (tag: String, count: Int)] = [:]
    for tag in records.lazy.flatMap(\.tags) {
      counts[Folding.folded(tag), default: (tag, 0)].count += 1
    }
    return counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.value.tag)
  }

  /// The words of a text, folded: runs of letters and digits.
  static func words(of text: String) -> [Substring] {
    Folding.folded(text).split { !($0.isLetter || $0.isNumber) }
  }
}
