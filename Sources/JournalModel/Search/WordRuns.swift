/// Cuts a text at the bytes of ASCII that are no letter and no digit, many bytes at a time. What is beyond ASCII is left in.
enum WordRuns {
  /// The highest bit of each byte.
  static let highBits: UInt64 = 0x8080_8080_8080_8080
  /// The bit that a small letter has, a capital lacks and digits have too.
  static let spaces: UInt64 = 0x2020_2020_2020_2020

  /// Whether a byte is part of a run.
  @inline(__always)
  static func isInRun(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
  }

  /// The run that the byte at a place is in; empty where that is in none.
  static func run(in text: UnsafeBufferPointer<UInt8>, around place: Int) -> Range<Int> {
    var start = place
    while start > 0, isInRun(text[start - 1]) { start -= 1 }
    return run(in: text, from: start)
  }

  /// The rest of a run from a place on.
  static func run(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int> {
    var end = start
    while end < text.count, isInRun(text[end]) { end += 1 }
    return start..<end
  }

  /// The first run behind a place that is in none; `nil` where the text ends.
  static func run(in text: UnsafeBufferPointer<UInt8>, behind place: Int) -> Range<Int>? {
    var start = place
    while start < text.count, !isInRun(text[start]) { start += 1 }
    return start < text.count ? run(in: text, from: start) : nil
  }

  /// A bit for each of 64 bytes, the first one lowest: 1 for letters, digits and what is beyond ASCII.
  @inline(__always)
  static func mask(_ text: UnsafeRawBufferPointer, at start: Int) -> UInt64 {
    var result: UInt64 = 0
    for part in 0..<4 {
      let bytes = text.loadUnaligned(fromByteOffset: start &+ part &* 16, as: SIMD2<UInt64>.self)
      let marks = marks(SIMD2(UInt64(littleEndian: bytes[0]), UInt64(littleEndian: bytes[1])))
      result |= (bits(of: marks[0]) | bits(of: marks[1]) &<< 8) &<< UInt64(truncatingIfNeeded: part &* 16)
    }
    return result
  }

  /// The highest bit of each byte that is a letter, a digit or beyond ASCII.
  ///
  /// A sum reaches the highest bit where a byte is not below a limit; two sums differ there between their limits.
  @inline(__always)
  private static func marks(_ bytes: SIMD2<UInt64>) -> SIMD2<UInt64> {
    let ascii = bytes & ~SIMD2(repeating: highBits)
    let small = ascii | SIMD2(repeating: spaces)
    let letters = (small &+ from(0x61)) ^ (small &+ from(0x7B))
    let digits = (ascii &+ from(0x30)) ^ (ascii &+ from(0x3A))
    return (letters | digits | bytes) & SIMD2(repeating: highBits)
  }

  @inline(__always)
  private static func from(_ limit: UInt64) -> SIMD2<UInt64> { SIMD2(repeating: (0x80 &- limit) &* ones) }

  /// The highest bits of eight bytes, one beside the other.
  @inline(__always)
  private static func bits(of marks: UInt64) -> UInt64 { (marks &* 0x0002_0408_1020_4081) &>> 56 }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
}
