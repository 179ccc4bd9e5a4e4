/// Cuts a text at the bytes of ASCII that are no letter and no digit, many bytes at a time. What is beyond
/// ASCII is left in.
@usableFromInline package enum WordRuns {
  /// The highest bit of each byte.
  @inlinable package static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  @inlinable @inline(__always) package static func isInRun(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
  }

  /// The run that the byte at an offset is in; empty where that is in none.
  package static func run(in text: UnsafeBufferPointer<UInt8>, around offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, unsafe isInRun(text[start - 1]) { start -= 1 }
    return unsafe run(in: text, from: start)
  }

  /// The rest of a run from an offset on.
  package static func run(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int> {
    var end = start
    while end < text.count, unsafe isInRun(text[end]) { end += 1 }
    return start..<end
  }

  /// The first run behind an offset that is in none; `nil` where the text ends.
  package static func run(in text: UnsafeBufferPointer<UInt8>, behind offset: Int) -> Range<Int>? {
    var start = offset
    while start < text.count, unsafe !isInRun(text[start]) { start += 1 }
    return unsafe start < text.count ? run(in: text, from: start) : nil
  }

  /// A bit for each of 48 bytes, the first one lowest: 1 for small letters, digits and what is beyond ASCII.
  @inlinable @inline(__always) package static func mask48(_ text: UnsafeRawPointer) -> UInt64 {
    // Of each byte of the sum, every second bit is for one of these parts, those between for the last eight
    // of their bytes.
    var sum = unsafe marks(text + 32)
    for part in [16, 0] {
      sum = sum &+ sum
      sum = sum &+ sum
      sum = unsafe sum &+ marks(text + part)
    }
    let halves = unsafe unsafeBitCast(Bytes() &- sum, to: SIMD2<UInt64>.self)
    return transposed(UInt64(littleEndian: halves[0]) | UInt64(littleEndian: halves[1]) &<< 1)
  }

  /// The bits of a square: bit n of byte m goes to bit m of byte n.
  ///
  /// - Source: Warren, "Hacker's Delight", 7-3 "Transposing a Bit Matrix".
  @inlinable @inline(__always) package static func transposed(_ square: UInt64) -> UInt64 {
    var square = square
    for (distance, bits) in [
      (7, 0x00AA_00AA_00AA_00AA), (14, 0x0000_CCCC_0000_CCCC), (28, 0x0000_0000_F0F0_F0F0),
    ] as [(UInt64, UInt64)] {
      let change = (square ^ square &>> distance) & bits
      square ^= change ^ change &<< distance
    }
    return square
  }

  @usableFromInline
  package typealias Bytes = SIMD16<UInt8>

  /// Sixteen bytes, the capitals of ASCII made small.
  @inlinable @inline(__always) package static func small(_ text: UnsafeRawPointer) -> Bytes {
    let bytes = unsafe text.loadUnaligned(as: Bytes.self)
    let capitals = unsafe unsafeBitCast(are(bytes, from: 0x41, 26), to: Bytes.self)
    return bytes | capitals & Bytes(repeating: 0x20)
  }

  /// -1 for each of 16 bytes that is a small letter, a digit or beyond ASCII, 0 for the others.
  @inlinable @inline(__always) package static func marks(_ text: UnsafeRawPointer) -> Bytes {
    let bytes = unsafe text.loadUnaligned(as: Bytes.self)
    return unsafe unsafeBitCast(
      are(bytes, from: 0x61, 26) .| are(bytes, from: 0x30, 10) .| are(bytes, from: 0x80, 128), to: Bytes.self)
  }

  /// Whether each byte is one of so many from a limit on.
  ///
  /// All types are said: else the compiler takes the comparison that works on one byte after the other.
  @inlinable @inline(__always)
  package static func are(_ bytes: Bytes, from first: UInt8, _ count: UInt8) -> SIMDMask<SIMD16<Int8>> {
    let distances: Bytes = bytes &- Bytes(repeating: first)
    let limit = Bytes(repeating: count)
    return distances .< limit
  }
}
