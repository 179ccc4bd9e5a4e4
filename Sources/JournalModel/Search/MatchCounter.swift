/// Finds where words occur in a text without taking all of it apart: what ``FoldedText/ranges(of:)`` finds.
///
/// Most bytes are only asked whether a word can begin there, sixteen at a time; of an offset where it can,
/// the letters are compared; and where there are letters beyond ASCII, the run that they are in is taken
/// apart into words.
struct MatchCounter {
  /// The words of one run, and of those behind it that a phrase needs.
  private var window = FoldedText()

  /// How many matches there are in a text, `limit` where there are more.
  mutating func count(
    of term: SearchTerms.Term, in text: UnsafeBufferPointer<UInt8>, atMost limit: Int
  ) -> Int {
    var found = 0
    unsafe forEach(of: term, in: text) { _ in
      found += 1
      return found < limit
    }
    return found
  }

  mutating func first(of term: SearchTerms.Term, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var first: Range<Int>?
    unsafe forEach(of: term, in: text) { match in
      first = match
      return false
    }
    return first
  }

  /// Calls `body` with the bytes of one match after the other until it is refused.
  ///
  /// - Parameter start: what begins before is left out, but in the run of letters that goes on there.
  mutating func forEach(
    of term: SearchTerms.Term, in text: UnsafeBufferPointer<UInt8>, from start: Int = 0,
    _ body: (Range<Int>) -> Bool
  ) {
    guard let word = term.words.first, let starts = WordStarts(of: word) else { return }
    let isSingle = term.words.count == 1
    var offset = start
    while let start = unsafe starts.next(in: text, from: offset) {
      switch unsafe Self.look(at: start, for: word, isPrefix: isSingle && term.isPrefix, in: text) {
      case .nothing: offset = start + 1
      case .word(let end) where isSingle:
        guard body(start..<end) else { return }
        offset = end
      case .word, .unclear:
        let run = unsafe WordRuns.run(in: text, around: start)
        for place in unsafe 0..<takeApart(run, for: term, in: text) {
          if let match = window.match(of: term, at: place), !body(match) { return }
        }
        offset = run.upperBound
      }
    }
  }

  private enum Look { case nothing, word(end: Int), unclear }

  /// Whether a word stands at an offset, as far as ASCII tells.
  private static func look(
    at start: Int, for word: [UInt8], isPrefix: Bool, in text: UnsafeBufferPointer<UInt8>
  ) -> Look {
    if FoldedText.isUnspaced(word) { return .unclear }
    let before = unsafe start > 0 ? text[start - 1] : 0
    if before < 0x80, WordRuns.isInRun(before) { return .nothing }
    if unsafe text[start] >= 0x80 { return unsafe canBegin(word, at: start, in: text) ? .unclear : .nothing }
    if before >= 0x80 { return .unclear }
    for offset in word.indices {
      guard start + offset < text.count else { return .nothing }
      let byte = unsafe text[start + offset]
      if byte >= 0x80 { return .unclear }
      if !WordRuns.isInRun(byte) || byte | 0x20 != word[offset] { return .nothing }
    }
    var end = start + word.count
    guard isPrefix else {
      if unsafe end == text.count || !WordRuns.isInRun(text[end]) { return .word(end: end) }
      return unsafe text[end] < 0x80 ? .nothing : .unclear
    }
    while end < text.count, unsafe WordRuns.isInRun(text[end]) {
      if unsafe text[end] >= 0x80 { return .unclear }
      end += 1
    }
    return .word(end: end)
  }

  /// Whether the letter beyond ASCII at an offset may be the first one of a word.
  private static func canBegin(_ word: [UInt8], at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if let letter = unsafe Folding.plainLatin(in: text, at: offset) { return letter == word.first }
    return unsafe Folding.scalar(in: text, at: offset).map { FoldedText.role(of: $0.scalar) } == .letter
  }

  /// Takes a run apart into words, and as much behind it as a phrase needs; gives how many words the run has.
  private mutating func takeApart(
    _ run: Range<Int>, for term: SearchTerms.Term, in text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    window.removeAll()
    unsafe window.append(text, run)
    let starts = window.tokens.count
    var end = run.upperBound
    while window.tokens.count < starts + term.words.count - 1,
      let next = unsafe WordRuns.run(in: text, behind: end)
    {
      unsafe window.append(text, next)
      end = next.upperBound
    }
    return starts
  }
}

/// The offsets of a text where a word can begin by its first two bytes: those of ASCII are these letters,
/// large or small, and all others may be folded to them.
private struct WordStarts {
  private let first: Letter
  private let second: Letter

  init?(of word: [UInt8]) {
    guard let first = word.first else { return nil }
    self.first = Letter(first)
    second = word.count > 1 ? Letter(word[1]) : .any
  }

  private typealias Bytes = SIMD16<UInt8>

  /// A byte that is asked for.
  private struct Letter {
    private let small: Bytes
    private let large: Bytes
    /// All bytes from here on may be it.
    private let limit: Bytes

    /// Any byte, or none.
    static let any = Letter(small: 0, large: 0, limit: 0)
    /// Whether the text may end instead.
    var isAny: Bool { limit[0] == 0 }

    init(_ byte: UInt8) {
      // Beyond ASCII it is among those that may be.
      let isLetter = byte &- 0x61 < 26
      self.init(small: byte, large: isLetter ? byte & 0xDF : byte, limit: 0x80)
    }

    private init(small: UInt8, large: UInt8, limit: UInt8) {
      self.small = Bytes(repeating: small)
      self.large = Bytes(repeating: large)
      self.limit = Bytes(repeating: limit)
    }

    /// Which of 16 bytes may be it.
    @inline(__always) func marks(_ text: UnsafeRawPointer) -> SIMDMask<SIMD16<Int8>> {
      // All types are said: else the compiler takes the comparison that works on one byte after the other.
      let bytes: Bytes = unsafe text.loadUnaligned(as: Bytes.self)
      let areSmall: SIMDMask<SIMD16<Int8>> = bytes .== small
      let areLarge: SIMDMask<SIMD16<Int8>> = bytes .== large
      let areBeyond: SIMDMask<SIMD16<Int8>> = bytes .>= limit
      return areSmall .| areLarge .| areBeyond
    }

    @inline(__always)
    func mayBe(_ byte: UInt8) -> Bool { byte == small[0] || byte == large[0] || byte >= limit[0] }
  }

  /// The first such offset from one on.
  @inline(__always) func next(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = unsafe UnsafeRawPointer(text.baseAddress) else { return nil }
    var offset = start
    while offset &+ 17 <= text.count {
      let both: SIMDMask<SIMD16<Int8>> =
        unsafe first.marks(base + offset) .& second.marks(base + (offset &+ 1))
      let marks = unsafe unsafeBitCast(both, to: SIMD2<UInt64>.self)
      let (low, high) = (UInt64(littleEndian: marks[0]), UInt64(littleEndian: marks[1]))
      if low | high != 0 {
        return offset &+ (low != 0 ? low.trailingZeroBitCount : 64 &+ high.trailingZeroBitCount) &>> 3
      }
      offset &+= 16
    }
    while offset < text.count {
      if unsafe first.mayBe(text[offset]),
        unsafe offset + 1 < text.count ? second.mayBe(text[offset + 1]) : second.isAny
      {
        return offset
      }
      offset &+= 1
    }
    return nil
  }
}
