/// Which words may be in a text: a filter of a few bytes for each of them, made once and asked instead of the text.
///
/// A signature is a Bloom filter. It says of a word "certainly not here" or "perhaps"; what it admits is left to
/// ``SearchMatch``. Its entries are the folded words as ``FoldedText`` cuts them and, for `word*`, their beginnings. It is an
/// array of 64-bit numbers, lowest byte first; an entry chooses one number of them and sets four of its bits, so that
/// adding and asking touch one place of the memory.
///
/// With ``bitsPerEntry`` a word that is not there is admitted once in 40 times where the text has 100 bytes, once in 60 to 100
/// times where it has 300 to 4,000, and a signature has a third of the bytes of its text.
///
/// - Source: Burton H. Bloom, "Space/Time Trade-offs in Hash Coding with Allowable Errors" (1970); the entry in one number
///   is the "register-blocked" filter of Lang et al., "Performance-Optimal Filtering" (2019).
package enum WordSignature {
  /// So many bits for an entry, of which there are one or two for each different word.
  static let bitsPerEntry = 12
  /// How many of its bits an entry sets.
  static let bitsSet = 4
  /// The bytes of the shortest and the longest signature.
  package static let sizes = 8...8192

  /// The place of an entry among some numbers.
  @inline(__always)
  static func place(of entry: UInt64, among count: Int) -> Int {
    Int(truncatingIfNeeded: ((entry &>> 32) &* UInt64(truncatingIfNeeded: count)) &>> 32)
  }

  /// The place of an entry's bits in ``patterns``.
  @inline(__always)
  static func pattern(of entry: UInt64) -> Int { Int(truncatingIfNeeded: (entry &>> 42) & 1023) }

  /// Bits of a number, the same on every machine.
  static let patterns: [UInt64] = {
    var state: UInt64 = 0
    return (0..<1024).map { _ in
      var pattern: UInt64 = 0
      while pattern.nonzeroBitCount < bitsSet {
        // SplitMix64 has this step; the highest bits of its product are random enough for places.
        state &+= 0x9E37_79B9_7F4A_7C15
        pattern |= 1 &<< (((state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9) &>> 58)
      }
      return pattern
    }
  }()
}

/// A word, or the beginning of one, as a number: its folded bytes are taken eight at a time.
///
/// Words are never empty and have no byte 0, so that words of different lengths differ.
struct WordHash {
  /// The bytes that are not mixed in yet, the first one lowest.
  private var chunk: UInt64 = 0
  /// How many bits of it are in use.
  private var filled: UInt64 = 0
  private var state: UInt64 = 0
  /// The first eight bytes.
  private(set) var head: UInt64 = 0
  /// Whether there are more than these.
  private(set) var isLong = false

  /// No bytes yet.
  init() {}

  /// A word of more than eight bytes; `nil` where it is shorter, or some are beyond ASCII.
  init?(ascii word: UnsafeBufferPointer<UInt8>) {
    guard word.count > 8 else { return nil }
    let raw = UnsafeRawBufferPointer(word)
    func load(_ place: Int) -> UInt64 {
      UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    var (start, all) = (0, UInt64(0))
    while start + 8 < word.count {
      chunk = load(start) | WordRuns.spaces
      all |= chunk
      flush()
      start += 8
    }
    let last = load(word.count - 8) | WordRuns.spaces
    guard (all | last) & WordRuns.highBits == 0 else { return nil }
    filled = UInt64(word.count - start) * 8
    chunk = last >> (64 - filled)
  }

  /// Whether there is no byte yet.
  var isEmpty: Bool { filled == 0 && !isLong }

  /// Adds a folded byte.
  @inline(__always)
  mutating func add(_ byte: UInt8) {
    if filled == 64 { flush() }
    chunk |= UInt64(byte) &<< filled
    filled &+= 8
  }

  private mutating func flush() {
    if !isLong { head = chunk }
    state = (state ^ chunk) &* Self.factor
    state ^= state &>> 32
    (chunk, filled, isLong) = (0, 0, true)
  }

  /// To be called behind the last byte.
  mutating func end() {
    if !isLong { head = chunk }
  }

  /// The entry of the whole word.
  var entry: UInt64 { isLong ? (state ^ chunk) &* Self.factor : Self.entry(short: head) }

  /// The entry of a word of up to eight bytes.
  @inline(__always)
  static func entry(short word: UInt64) -> UInt64 { word &* factor }

  /// The entry of the first three bytes of a word, four where the first letter is none of ASCII: what is filtered of
  /// `word*`. `nil` for words, and questions, that are shorter.
  var beginning: UInt64? {
    if head & 0x80 == 0 { return head >> 16 == 0 ? nil : Self.entry(beginning: head) }
    return head >> 24 == 0 ? nil : (head & 0xFFFF_FFFF) &* Self.beginningFactor
  }

  /// The entry of the beginning of a word of ASCII; of one that is shorter, it is never asked for.
  @inline(__always)
  static func entry(beginning word: UInt64) -> UInt64 { (word & 0xFF_FFFF) &* beginningFactor }

  /// - Source: multiplicative hashing, Knuth, "The Art of Computer Programming" 3, 6.4: the high bits of the product count.
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let beginningFactor: UInt64 = 0xD6E8_FEB8_6659_FD93
}
