import JournalModel

/// A text as sentences, each with its parts, lists of folded words.
struct MoodText {
  /// A part of a sentence.
  struct Clause {
    var words: [String] = []
    /// Whether the sentence asks.
    var isQuestion = false
  }

  /// The parts of a sentence, in their order.
  typealias Sentence = [Clause]

  /// In their order.
  private(set) var sentences: [Sentence] = []

  /// Takes a text apart at its punctuation; code and quotations of others are left out.
  init(_ text: String) {
    var sentence: Sentence = []
    var clause = Clause()
    var word = ""
    func endWord() {
      if !word.isEmpty { clause.words.append(word) }
      word = ""
    }
    func endClause() {
      endWord()
      if !clause.words.isEmpty { sentence.append(clause) }
      clause = Clause()
    }
    func endSentence() {
      endClause()
      if !sentence.isEmpty { sentences.append(sentence) }
      sentence = []
    }
    for line in text.split(whereSeparator: \.isNewline) where line.first != ">" {
      for character in Folding.folded(Self.unquoted(line)) {
        if character.isLetter || character.isNumber {
          word.append(character)
        } else if character == "'" {
          // `don't` is one word of its own, `j'ai` are two.
          if word.hasSuffix("n"), word.count > 1 { word.append(character) } else { endWord() }
        } else {
          endWord()
          if ".!?;…".contains(character) {
            clause.isQuestion = character == "?"
            endSentence()
          } else if ":,()".contains(character) {
            endClause()
          }
        }
      }
      endSentence()
    }
  }

  /// All words.
  var words: [String] { sentences.flatMap { $0.flatMap(\.words) } }

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
