/// The words that a text is searched for: `night "hard shift" ward* -july`.
///
/// Every word must occur, as a whole word: case, accents and the way they are encoded make no difference.
/// Words in quotation marks must follow each other, `word*` is the beginning of a word, `-word` must not
/// occur.
public struct SearchTerms: Hashable, Sendable {
  /// What must occur, or must not.
  public struct Term: Hashable, Sendable {
    /// The folded words, one after the other.
    package var words: [[UInt8]]
    /// Whether the last word is only the beginning of one.
    package var isPrefix = false
    /// Whether it must not occur.
    package var isExcluded = false
  }

  /// The terms in the order in which they were given.
  public private(set) var terms: [Term] = []

  /// Reads what a person typed; several arguments of a command line are joined by spaces.
  public init(_ text: String) {
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      let isExcluded = first == "-" && rest.dropFirst().first.map { !$0.isWhitespace } == true
      if isExcluded { rest.removeFirst() }
      add(Self.takeTerm(&rest), isExcluded: isExcluded)
    }
  }

  /// Whether nothing is asked for that could be found.
  public var isEmpty: Bool { !terms.contains { !$0.isExcluded } }

  /// A text in quotation marks, or up to the next space.
  private static func takeTerm(_ rest: inout Substring) -> String {
    let closing: Character? =
      switch rest.first {
      case "\"": "\""
      case "“", "”": "”"
      case "«": "»"
      default: nil
      }
    guard let closing else {
      let word = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(word.count)
      return String(word)
    }
    let inside = rest.dropFirst()
    let text = inside.prefix { $0 != closing }
    rest = inside.dropFirst(text.count + 1)
    return String(text)
  }

  private mutating func add(_ text: String, isExcluded: Bool) {
    let words = FoldedText(text).words
    guard !words.isEmpty else { return }
    terms.append(Term(words: words, isPrefix: text.hasSuffix("*"), isExcluded: isExcluded))
  }
}
