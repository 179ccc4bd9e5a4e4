import JournalModel

/// Which words may be in a text: a filter of a few bytes for each of them, made once and asked instead of the
/// text.
///
/// A signature is a Bloom filter. It says of a word "certainly not here" or "perhaps"; what it admits is left
/// to `SearchMatch`. Its entries are the folded words as `FoldedText` cuts them, and their beginnings
/// (`WordKey`). It is an array of 64-bit numbers, lowest byte first; an entry chooses one number of them and
/// sets a few of its bits, so that adding and asking touch one place of the memory. A word is asked for
/// together with its beginning: few of the words that are not there begin like one that is, so that three
/// bits are enough for a word where a beginning needs four.
///
/// With `bitsPerEntry`, in English and French texts of 100 to 4,000 bytes, a word that is not there is
/// admitted once in 70 to 300 times, a beginning once in 55 to 100 times; in texts made of few stems with
/// many beginnings and endings, a word once in 35 times. A signature has a fifth of the bytes of its text,
/// two fifths where that has 100. With fewer bits, more files are read than are saved in reading signatures.
///
/// - Source: Burton H. Bloom, "Space/Time Trade-offs in Hash Coding with Allowable Errors" (1970); the entry
///   in one number is the "register-blocked" filter of Lang et al., "Performance-Optimal Filtering" (2019).
package enum WordSignature {
  /// So many bits for an entry, of which there are one or two for each different word.
  static let bitsPerEntry = 10
  /// The bytes of the shortest and the longest signature.
  package static let sizes = 8...8192

  /// What an entry is of.
  enum Sort: Int, Sendable { case beginning, word }

  /// Which of so many numbers an entry goes to, and the index of its bits in ``patterns``.
  ///
  /// The bits depend on the count: else a word that shares them with a frequent one would be admitted nearly
  /// everywhere.
  ///
  /// - Source: multiplicative hashing, Knuth, "The Art of Computer Programming" 3, 6.4; all letters count in
  ///   the middle of the product.
  @inline(__always)
  static func bits(of entry: UInt64, _ sort: Sort, among count: Int) -> (number: Int, pattern: Int) {
    let count = UInt64(truncatingIfNeeded: count)
    let product = entry.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    let number = product.low.multipliedFullWidth(by: count).high
    return (
      Int(truncatingIfNeeded: number),
      Int(truncatingIfNeeded: (product.high &+ count) & 1023) &+ sort.rawValue &* 1024
    )
  }

  /// Bits of a number, the same on every machine: four for beginnings, three for words.
  static let patterns: [UInt64] = {
    var state: UInt64 = 0
    return (0..<2048).map { index in
      var pattern: UInt64 = 0
      while pattern.nonzeroBitCount < (index < 1024 ? 4 : 3) {
        // SplitMix64 has this step; the highest bits of its product are random enough for places.
        state &+= 0x9E37_79B9_7F4A_7C15
        pattern |= 1 &<< (((state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9) &>> 58)
      }
      return pattern
    }
  }()
}

/// What a signature knows of a word: its first eight letters, the last eight of its first 15, and how many
/// these are.
///
/// Words that have these in common are one word for it; ``SearchMatch`` tells them apart. A letter is a byte,
/// one of ASCII: of a folded letter beyond it, each byte but the first stands for one.
struct WordKey {
  /// The entry of the whole word.
  let entry: UInt64
  /// The entry of its first three letters; `nil` for words that are shorter: such beginnings are too many.
  let beginning: UInt64?

  /// So many letters of a word count.
  static let size = 15

  /// A folded word that is asked for.
  init(_ word: [UInt8]) {
    let letters = WordKey.letters(word).prefix(WordKey.size).map { $0 | UInt8(WordRuns.spaces & 0xFF) }
    func number(_ letters: some Collection<UInt8>) -> UInt64 {
      letters.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    let head = number(letters.prefix(8))
    entry =
      letters.count <= 8
      ? head : WordKey.entry(head: head, tail: number(letters.suffix(8)), length: UInt64(letters.count))
    beginning = letters.count < 3 ? nil : WordKey.entry(beginning: head)
  }

  /// The letters of a folded word, or of a part of one.
  static func letters(_ folded: [UInt8]) -> [UInt8] {
    // 32 letters are enough to tell those of an alphabet apart.
    folded.filter { $0 < 0xC0 }
      .map { $0 < 0x80 && WordRuns.isInRun($0) ? $0 : ($0 & 0x1F < 10 ? 0x30 : 0x57) + $0 & 0x1F }
  }

  /// The entry of a word of more than eight letters; that of another one is its head.
  @inline(__always)
  static func entry(head: UInt64, tail: UInt64, length: UInt64) -> UInt64 {
    head ^ ((tail &+ length) &* 0xBF58_476D_1CE4_E5B9)
  }

  /// The entry of the beginning of a word; of one that is too short, it is never asked for.
  @inline(__always)
  static func entry(beginning head: UInt64) -> UInt64 { head & 0xFF_FFFF }
}
