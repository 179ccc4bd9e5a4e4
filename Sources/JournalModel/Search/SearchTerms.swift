/// The words that a text is searched for: `night "hard shift" ward* -july`.
///
/// Every word must occur, as a whole word: case, accents and the way they are encoded make no difference. Words in quotation
/// marks must follow each other, `word*` is the beginning of a word, `-word` must not occur.
public struct SearchTerms: Hashable, Sendable {
  /// What must occur, or must not.
  public struct Term: Hashable, Sendable {
    /// The folded words, one after the other.
    var words: [[UInt8]]
    /// Whether the last word is only the beginning of one.
    var isPrefix = false
    /// Whether it must not occur.
    var isExcluded = false
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
    let words = FoldedText(text).tokens.map(\.folded)
    guard !words.isEmpty else { return }
    terms.append(Term(words: words, isPrefix: text.hasSuffix("*"), isExcluded: isExcluded))
  }
}

/// The words of a text, folded, with the places where they stand.
struct FoldedText {
  /// A word.
  struct Token: Hashable {
    /// Without case and accents.
    var folded: [UInt8]
    /// Its bytes in the text.
    var range: Range<Int>
  }

  /// In the order of the text.
  private(set) var tokens: [Token] = []

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { FoldedText($0) }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var word: [UInt8] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let (scalar, length) = Folding.scalar(in: bytes, at: index) ?? (" ", 1)
      switch Self.role(of: scalar) {
      case .letter:
        if word.isEmpty { start = index }
        Folding.fold(UnsafeBufferPointer(rebasing: bytes[index..<index + length]), into: &word)
      case .mark: break
      case .separator: end(&word, start..<index)
      }
      index += length
    }
    end(&word, start..<bytes.count)
  }

  private mutating func end(_ word: inout [UInt8], _ range: Range<Int>) {
    guard !word.isEmpty else { return }
    tokens.append(Token(folded: word, range: range))
    word.removeAll(keepingCapacity: true)
  }

  private enum Role { case letter, mark, separator }

  private static func role(of scalar: Unicode.Scalar) -> Role {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: .letter
    case 0..<0x80: .separator
    case 0x300...0x36F, 0xAD, 0x200B...0x200D, 0xFE0E, 0xFE0F: .mark
    default:
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar.properties.isEmoji
        ? .letter : .separator
    }
  }
}
