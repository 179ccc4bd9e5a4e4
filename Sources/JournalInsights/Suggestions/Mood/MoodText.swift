import JournalText

/// A text as parts of sentences, each a list of folded words.
struct MoodText {
  /// A part of a sentence.
  struct Clause {
    var words: [String] = []
    /// Whether the sentence asks.
    var isQuestion = false
  }

  /// In their order.
  private(set) var clauses: [Clause] = []

  /// Takes a text apart at its punctuation; code and quotations of others are left out.
  init(_ text: String) {
    var clause = Clause()
    var word = ""
    func endWord() {
      if !word.isEmpty { clause.words.append(word) }
      word = ""
    }
    for line in text.split(whereSeparator: \.isNewline) where line.first != ">" {
      for character in Folding.folded(String(line)) {
        if character.isLetter || character.isNumber {
          word.append(character)
        } else if character == "'" {
          // `don't` is one word of its own, `j'ai` are two.
          if word.hasSuffix("n"), word.count > 1 { word.append(character) } else { endWord() }
        } else {
          endWord()
          guard ".!?;:,…()".contains(character) else { continue }
          clause.isQuestion = character == "?"
          if !clause.words.isEmpty { clauses.append(clause) }
          clause = Clause()
        }
      }
      endWord()
      if !clause.words.isEmpty { clauses.append(clause) }
      clause = Clause()
    }
  }

  /// All words.
  var words: [String] { clauses.flatMap(\.words) }
}
