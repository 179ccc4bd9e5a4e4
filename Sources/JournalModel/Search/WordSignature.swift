/// Which words may be in a text: a filter of a few bytes for each of them, made once and asked instead of the text.
///
/// A signature is a Bloom filter. It says of a word "certainly not here" or "perhaps"; what it admits is left to
/// ``SearchMatch``. Its entries are the folded words as ``FoldedText`` cuts them and, for `word*`, their beginnings. It is an
/// array of 64-bit numbers, lowest byte first; an entry chooses one number of them and sets up to four of its bits, so that
/// adding and asking touch one place of the memory.
///
/// - Source: Burton H. Bloom, "Space/Time Trade-offs in Hash Coding with Allowable Errors" (1970); the entry in one number
///   is the "register-blocked" filter of Lang et al., "Performance-Optimal Filtering" (2019).
package enum WordSignature {
  /// So many bits for an entry, of which there are one or two for each different word: with them a word that is not there
  /// is admitted once in 90 times (prose of 300 to 4,000 bytes), and a signature has a third of the bytes of its text.
  static let bitsPerEntry = 12
  /// The bytes of the shortest and the longest signature.
  package static let sizes = 8...8192

  /// The place of an entry among some numbers.
  @inline(__always)
  static func place(of entry: UInt64, among count: Int) -> Int {
    Int(truncatingIfNeeded: ((entry >> 32) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  /// The bits of an entry in its number.
  @inline(__always)
  static func bits(of entry: UInt64) -> UInt64 {
    1 &<< entry | 1 &<< (entry &>> 6) | 1 &<< (entry &>> 12) | 1 &<< (entry &>> 18)
  }
}

/// A word, or the beginning of one, as a number: its folded bytes are taken eight at a time.
///
/// Words are never empty and have no byte 0, so that words of different lengths differ.
struct WordHash {
  /// The bytes that are not mixed in yet, the first one lowest.
  private var chunk: UInt64 = 0
  /// How many bits of it are in use.
  private var filled: UInt64 = 0
  private var state = wordSeed
  /// The first eight bytes.
  private(set) var head: UInt64 = 0
  /// Whether there are more than these.
  private(set) var isLong = false

  private static let wordSeed: UInt64 = 0x2545_F491_4F6C_DD1D
  private static let beginningSeed: UInt64 = 0x6A09_E667_F3BC_C909

  /// Whether there is no byte yet.
  var isEmpty: Bool { filled == 0 && !isLong }

  /// Adds a folded byte.
  mutating func add(_ byte: UInt8) {
    if filled == 64 { flush() }
    chunk |= UInt64(byte) &<< filled
    filled += 8
    if !isLong { head = chunk }
  }

  private mutating func flush() {
    state = Self.mix(chunk, state)
    (chunk, filled, isLong) = (0, 0, true)
  }

  /// The entry of the whole word.
  var entry: UInt64 { Self.entry(Self.mix(chunk, state)) }

  /// The entry of a word of up to eight bytes.
  @inline(__always)
  static func entry(short word: UInt64) -> UInt64 { entry(mix(word, wordSeed)) }

  /// The first three bytes of a word, or four where the first letter is none of ASCII: what is filtered of `word*`.
  /// `nil` for words, and questions, that are shorter.
  @inline(__always)
  static func beginning(_ head: UInt64) -> UInt64? {
    let beginning = head & 0x80 == 0 ? head & 0xFF_FFFF : head & 0xFFFF_FFFF
    return beginning >> (head & 0x80 == 0 ? 16 : 24) == 0 ? nil : beginning
  }

  /// The entry of a beginning.
  @inline(__always)
  static func entry(beginning: UInt64) -> UInt64 { entry(mix(beginning, beginningSeed)) }

  /// Never 0, so that a 0 can stand for none; ``WordSignature`` doesn't use the bit.
  @inline(__always)
  private static func entry(_ hash: UInt64) -> UInt64 { hash | 0x8000_0000 }

  /// - Source: the multiplication to twice the length and folding of wyhash, by Wang Yi.
  @inline(__always)
  private static func mix(_ chunk: UInt64, _ state: UInt64) -> UInt64 {
    let product = (chunk ^ state).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
