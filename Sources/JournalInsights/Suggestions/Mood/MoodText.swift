import JournalModel

/// A text as sentences, each with its parts, lists of folded words.
struct MoodText {
  struct Sentence {
    /// Its parts, in their order.
    var clauses: [[String]] = []
    var isQuestion = false

    var words: [String] { clauses.flatMap(\.self) }
  }

  /// In their order.
  private(set) var sentences: [Sentence] = []
  /// Whether a mark of irony stands in it: what is praised there is not.
  let isIronic: Bool

  /// Takes a text apart at its punctuation; code and quotations of others are left out.
  init(_ text: String) {
    isIronic = Self.ironyMarks.contains { text.contains($0) }
    var sentence = Sentence()
    var clause: [String] = []
    var word = ""
    func endWord() {
      if !word.isEmpty { clause.append(word) }
      word = ""
    }
    func endClause() {
      endWord()
      if !clause.isEmpty { sentence.clauses.append(clause) }
      clause = []
    }
    func endSentence() {
      endClause()
      if !sentence.clauses.isEmpty { sentences.append(sentence) }
      sentence = Sentence()
    }
    for line in text.split(whereSeparator: \.isNewline) where line.first != ">" {
      var isMark = false
      for character in Folding.folded(Self.unquoted(line)) {
        // A tag or a name is no word of the sentence.
        isMark = !character.isWhitespace && (isMark || word.isEmpty && "#@".contains(character))
        if isMark { continue }
        if character.isLetter || character.isNumber {
          word.append(character)
        } else if character == "'" {
          // `don't` is one word of its own, `j'ai` are two.
          if word.hasSuffix("n"), word.count > 1 { word.append(character) } else { endWord() }
        } else {
          endWord()
          if character == ".", let title = Self.titles[clause.last ?? ""] {
            clause[clause.count - 1] = title
          } else if ".!?;…".contains(character) {
            sentence.isQuestion = character == "?"
            endSentence()
          } else if ":,()\u{2013}\u{2014}".contains(character) {
            endClause()
          }
        }
      }
      endSentence()
    }
  }

  var words: [String] { sentences.flatMap(\.words) }

  /// Titles with a point that ends no sentence, as one word each.
  private static let titles = [
    "mr": "mr", "mrs": "mrs", "ms": "ms", "m": "mr", "mme": "mme", "mlle": "mme", "dr": "dr", "pr": "dr",
  ]

  private static let ironyMarks = [":/", ":-/", ":|", "\u{1F644}", "\u{1F643}", "\u{1F921}", "(!)", "/s"]

  /// A line without what stands between quotation marks: somebody else's words, or words that are not meant.
  private static func unquoted(_ line: Substring) -> String {
    var rest = line
    var kept = ""
    while let opening = rest.firstIndex(where: { closing[$0] != nil }), let mark = closing[rest[opening]] {
      let inside = rest[rest.index(after: opening)...]
      kept += rest[..<opening]
      guard let end = inside.firstIndex(of: mark) else {
        rest = inside
        continue
      }
      // What was said is a part of its own.
      kept += ", "
      rest = inside[inside.index(after: end)...]
    }
    return kept + rest
  }

  private static let closing: [Character: Character] = [
    "\"": "\"", "\u{201C}": "\u{201D}", "\u{201E}": "\u{201C}", "«": "»",
  ]
}
