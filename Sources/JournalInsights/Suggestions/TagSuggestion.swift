import JournalModel

/// Tags that are offered for a record.
public enum TagSuggestion {
  /// What a language knows about tags.
  public struct Hints: Sendable {
    /// Tags with the words that hint at them (`Phrases.tagKeywords`), as `TagKeywords` reads them.
    public var keywords: [(tag: String, beginnings: [String])]
    /// The tags that are offered to someone who has used none yet.
    public var list: [String]
    /// What denies in that language: `not tired` hints at nothing.
    package var lexicon: MoodLexicon?

    /// The hints of a language.
    ///
    /// - Parameter code: the language's code; what denies is known of English and French.
    public init(
      keywords: [(tag: String, beginnings: [String])] = [], list: [String] = [], code: String? = nil
    ) {
      self.keywords = keywords
      self.list = list
      lexicon = TextLanguage.lexicons.first { $0.code == code }
    }
  }

  /// Tags in the order in which they are worth offering, alike ones once, without those that the record has:
  /// used ones that the text names, those whose keywords it has, its typical words, the used ones by how
  /// often they go with this shift and mood, then the language's list.
  ///
  /// - Parameters:
  ///   - record: what the tags are for.
  ///   - text: what the person wrote, title and body.
  ///   - records: records whose tags were used before, in any order.
  ///   - typical: words that are typical of the text (``TypicalWords``).
  ///   - hints: what the language knows.
  ///   - limit: the most tags wanted in front of those that the language offers, all of which follow.
  public static func suggest(
    for record: Record, text: String, records: [Record], typical: [String] = [], hints: Hints, limit: Int = 9
  ) -> [String] {
    let used = used(in: records, for: record)
    let said = said(in: text, used: used, hints: hints)
    let own = first(limit, of: said + typical + used, for: record)
    return first(limit + hints.list.count, of: own + hints.list, for: record)
  }

  /// Tags that the text itself says: used ones that it names, and those whose keywords it has; nothing by
  /// habit.
  package static func said(
    for record: Record, text: String, records: [Record], hints: Hints, limit: Int = 5
  ) -> [String] {
    first(limit, of: said(in: text, used: used(in: records, for: record), hints: hints), for: record)
  }

  private static func said(in text: String, used: [String], hints: Hints) -> [String] {
    let spacedText = spaced(text)
    let named = used.filter { spacedText.contains(spaced($0)) }
    let read = MoodText(text)
    let hinted = hints.keywords.filter { TagKeywords($0.beginnings).hint(in: read, hints.lexicon) }
    return marked(in: text) + named + hinted.map(\.tag)
  }

  /// What the text itself marks as tags, `#night`, where those are not read as tags anyway.
  private static func marked(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace)
      .compactMap { MarkedWord.name(in: $0, behind: "#").map { String($0) } }
  }

  /// Alike ones once, without those that the record has.
  private static func first(_ limit: Int, of tags: [String], for record: Record) -> [String] {
    var seen = Set(record.tags.map { Folding.folded($0) })
    return Array(tags.filter { seen.insert(Folding.folded($0)).inserted }.prefix(limit))
  }

  /// The tags of records, those first that are used most; a use on the same shift or in the same mood counts
  /// double, on both threefold. Those used alike stand in the order of the alphabet.
  static func used(in records: [Record], for record: Record) -> [String] {
    let mood = record.mood.map { Mood($0) }
    var weights: [String: (tag: String, weight: Int)] = [:]
    for other in records where !other.tags.isEmpty && other.id != record.id {
      var weight = 1
      if let shift = record.shift, other.shift == shift { weight += 1 }
      if let mood, let text = other.mood,
        mood.finds(Mood(text)) || mood.step != nil && mood.step == Mood(text).step
      {
        weight += 1
      }
      for tag in other.tags { weights[Folding.folded(tag), default: (tag, 0)].weight += weight }
    }
    return weights.sorted { ($1.value.weight, $0.key) < ($0.value.weight, $1.key) }.map(\.value.tag)
  }

  /// The folded words of a text with one blank around each, so that words next to each other can be looked
  /// for.
  private static func spaced(_ text: String) -> String { " " + words(of: text).joined(separator: " ") + " " }

  /// The words of a text, folded: runs of letters and digits.
  static func words(of text: String) -> [Substring] {
    Folding.folded(text).split { !($0.isLetter || $0.isNumber) }
  }
}
