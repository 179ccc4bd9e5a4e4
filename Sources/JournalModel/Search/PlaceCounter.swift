/// Counts where words occur in a text without taking all of it apart: what ``FoldedText/places(of:)`` finds.
///
/// Most bytes are only asked whether a word can begin there, sixteen at a time; of a place where it can, the letters are
/// compared; and where there are letters beyond ASCII, the run that they are in is taken apart into words.
struct PlaceCounter {
  /// The words of one run, and of those behind it that a phrase needs.
  private var window = FoldedText()

  /// How many places there are in a text, `limit` where there are more.
  mutating func count(
    of term: SearchTerms.Term, in text: UnsafeBufferPointer<UInt8>, atMost limit: Int
  ) -> Int {
    guard let word = term.words.first, let starts = WordStarts(of: word) else { return 0 }
    let isSingle = term.words.count == 1
    var (found, place) = (0, 0)
    while found < limit, let start = starts.next(in: text, from: place) {
      switch Self.look(at: start, for: word, isPrefix: isSingle && term.isPrefix, in: text) {
      case .nothing: place = start + 1
      case .word where isSingle:
        found += 1
        place = start + word.count
      case .word, .unclear:
        let run = WordRuns.run(in: text, around: start)
        found += count(of: term, in: text, run)
        place = run.upperBound
      }
    }
    return min(found, limit)
  }

  private enum Look { case nothing, word, unclear }

  /// Whether a word stands at a place, as far as ASCII tells.
  private static func look(
    at start: Int, for word: [UInt8], isPrefix: Bool, in text: UnsafeBufferPointer<UInt8>
  ) -> Look {
    if FoldedText.isUnspaced(word) { return .unclear }
    let before = start > 0 ? text[start - 1] : 0
    if before < 0x80, WordRuns.isInRun(before) { return .nothing }
    if text[start] >= 0x80 { return canBegin(word, at: start, in: text) ? .unclear : .nothing }
    if before >= 0x80 { return .unclear }
    for place in word.indices {
      guard start + place < text.count else { return .nothing }
      let byte = text[start + place]
      if byte >= 0x80 { return .unclear }
      if !WordRuns.isInRun(byte) || byte | 0x20 != word[place] { return .nothing }
    }
    var end = start + word.count
    guard isPrefix else {
      if end == text.count || !WordRuns.isInRun(text[end]) { return .word }
      return text[end] < 0x80 ? .nothing : .unclear
    }
    while end < text.count, WordRuns.isInRun(text[end]) {
      if text[end] >= 0x80 { return .unclear }
      end += 1
    }
    return .word
  }

  /// Whether the letter beyond ASCII at a place may be the first one of a word.
  private static func canBegin(_ word: [UInt8], at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if let letter = Folding.plainLatin(in: text, at: place) { return letter == word.first }
    return Folding.scalar(in: text, at: place).map { FoldedText.role(of: $0.scalar) } == .letter
  }

  /// The places of a term that begin in a run.
  private mutating func count(
    of term: SearchTerms.Term, in text: UnsafeBufferPointer<UInt8>, _ run: Range<Int>
  ) -> Int {
    window.removeAll()
    window.append(text, run)
    let starts = window.tokens.count
    var end = run.upperBound
    while window.tokens.count < starts + term.words.count - 1,
      let next = WordRuns.run(in: text, behind: end)
    {
      window.append(text, next)
      end = next.upperBound
    }
    return (0..<starts).count { window.isPlace(of: term, at: $0) }
  }
}

/// The places of a text where a word can begin by its first two bytes: those of ASCII are these letters, large or small, and
/// all others may be folded to them.
private struct WordStarts {
  private let first: UInt64
  private let second: UInt64
  /// The bits of the second byte that count: none where there is none.
  private let secondBits: UInt64

  init?(of word: [UInt8]) {
    guard let first = word.first else { return nil }
    // No byte of ASCII is one of a letter beyond it, nor 0 with the bit of small letters.
    func all(_ byte: UInt8) -> UInt64 { UInt64(byte < 0x80 ? byte : 0) &* 0x0101_0101_0101_0101 }
    self.first = all(first)
    second = word.count > 1 ? all(word[1]) : 0
    secondBits = word.count > 1 ? ~WordRuns.highBits : 0
  }

  /// The first such place from one on.
  @inline(__always)
  func next(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(text)
    var place = start
    while place &+ 17 <= raw.count {
      let bytes = load(raw, place), behind = load(raw, place &+ 1)
      let marks =
        (equal(bytes, first, ~WordRuns.highBits) | bytes) & (equal(behind, second, secondBits) | behind)
        & SIMD2(repeating: WordRuns.highBits)
      if marks[0] | marks[1] != 0 {
        return place &+ (marks[0] != 0 ? marks[0].trailingZeroBitCount : 64 &+ marks[1].trailingZeroBitCount)
          / 8
      }
      place &+= 16
    }
    while place < raw.count {
      if isEqual(raw[place], first),
        secondBits == 0 || place + 1 < raw.count && isEqual(raw[place + 1], second)
      {
        return place
      }
      place &+= 1
    }
    return nil
  }

  private func isEqual(_ byte: UInt8, _ asked: UInt64) -> Bool {
    byte >= 0x80 || byte | 0x20 == UInt8(truncatingIfNeeded: asked)
  }

  @inline(__always)
  private func load(_ text: UnsafeRawBufferPointer, _ place: Int) -> SIMD2<UInt64> {
    let bytes = text.loadUnaligned(fromByteOffset: place, as: SIMD2<UInt64>.self)
    return SIMD2(UInt64(littleEndian: bytes[0]), UInt64(littleEndian: bytes[1]))
  }

  /// The highest bit of each byte that is equal to the one asked for, as a small letter; only some bits of it count.
  @inline(__always)
  private func equal(_ bytes: SIMD2<UInt64>, _ asked: UInt64, _ bits: UInt64) -> SIMD2<UInt64> {
    let difference =
      ((bytes | SIMD2(repeating: WordRuns.spaces)) ^ SIMD2(repeating: asked)) & SIMD2(repeating: bits)
    return ~(difference &+ SIMD2(repeating: ~WordRuns.highBits))
  }
}
