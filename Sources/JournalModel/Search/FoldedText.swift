/// The words of a text, folded, with the ranges where they stand.
package struct FoldedText {
  struct Token: Hashable {
    /// Where it is in ``folded``.
    var folded: Range<Int>
    /// Its bytes in the text.
    var range: Range<Int>
  }

  /// In the order of the text.
  private(set) var tokens: [Token] = []
  /// The words without case and accents, one right behind the other.
  private(set) var folded: [UInt8] = []

  var words: [[UInt8]] { tokens.map { Array(folded[$0.folded]) } }

  /// No words yet.
  init() {}

  init(_ text: String) {
    self = unsafe text.withBytes { unsafe FoldedText($0) }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe append(bytes, bytes.indices) }

  /// Forgets the words, not their memory.
  mutating func removeAll() {
    tokens.removeAll(keepingCapacity: true)
    folded.removeAll(keepingCapacity: true)
  }

  /// Adds the words of a part of a text; neither its first nor its last one goes on outside.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) {
    folded.reserveCapacity(folded.count + part.count)
    var (start, foldedStart, index) = (part.lowerBound, folded.count, part.lowerBound)
    while index < part.upperBound {
      let byte = unsafe bytes[index]
      if byte < 0x80 {
        if WordRuns.isInRun(byte) {
          if folded.count == foldedStart { start = index }
          folded.append(byte | 0x20)
        } else {
          end(start..<index, &foldedStart)
        }
        index += 1
        continue
      }
      let (scalar, length) = unsafe Folding.scalar(in: bytes, at: index) ?? (" ", 1)
      switch Self.role(of: scalar) {
      case .letter:
        if folded.count == foldedStart { start = index }
        Folding.fold(scalar, into: &folded)
      case .mark: break
      case .separator: end(start..<index, &foldedStart)
      }
      index += length
    }
    end(start..<part.upperBound, &foldedStart)
  }

  private mutating func end(_ range: Range<Int>, _ foldedStart: inout Int) {
    guard folded.count > foldedStart else { return }
    tokens.append(Token(folded: foldedStart..<folded.count, range: range))
    foldedStart = folded.count
  }

  /// What a scalar does to a word: it is part of one, it changes nothing, it ends one.
  package enum Role { case letter, mark, separator }

  /// Of a scalar beyond ASCII.
  package static func role(of scalar: Unicode.Scalar) -> Role {
    switch scalar.value {
    case 0x300...0x36F, 0xAD, 0x200B...0x200D, 0xFE0E, 0xFE0F: .mark
    // What the properties say too, for the frequent letters and the punctuation of European languages.
    case 0xC0..<0xD7, 0xD8..<0xF7, 0xF8..<0x250: .letter
    case 0xA0...0xA8, 0xAB, 0xB0, 0xB7, 0xBB, 0xD7, 0xF7, 0x2007...0x200A, 0x2010...0x203B: .separator
    default:
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar.properties.isEmoji
        ? .letter : .separator
    }
  }
}

extension FoldedText {
  /// The bytes of each match, where the words of a term follow each other.
  func ranges(of term: SearchTerms.Term) -> [Range<Int>] {
    tokens.indices.compactMap { match(of: term, at: $0) }
  }

  /// The bytes of a match that begins with a word; `nil` where the words of the term don't follow each other
  /// from there on.
  func match(of term: SearchTerms.Term, at start: Int) -> Range<Int>? {
    guard !term.words.isEmpty, start + term.words.count <= tokens.count else { return nil }
    let isMatch = unsafe folded.withUnsafeBufferPointer { folded in
      term.words.indices.allSatisfy { index in
        unsafe Self.matches(
          UnsafeBufferPointer(rebasing: folded[tokens[start + index].folded]), term.words[index],
          isPrefix: term.isPrefix && index == term.words.count - 1)
      }
    }
    guard isMatch else { return nil }
    return tokens[start].range.lowerBound..<tokens[start + term.words.count - 1].range.upperBound
  }

  private static func matches(_ word: UnsafeBufferPointer<UInt8>, _ asked: [UInt8], isPrefix: Bool) -> Bool {
    if isPrefix { return unsafe word.starts(with: asked) }
    return unsafe word.count == asked.count && word.elementsEqual(asked)
      || isUnspaced(asked) && ByteSearch.contains(word, asked)
  }

  /// Scripts without spaces between words (CJK): a word is found within a run of letters.
  package static func isUnspaced(_ word: [UInt8]) -> Bool { (word.first ?? 0) >= firstUnspaced }

  /// The first byte of the UTF-8 of U+3000 and what follows.
  package static let firstUnspaced: UInt8 = 0xE3
}
