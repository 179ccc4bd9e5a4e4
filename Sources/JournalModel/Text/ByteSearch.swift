package enum ByteSearch {
  /// Whether `part` occurs in `text`; the empty one always does.
  ///
  /// Eight offsets are tested together for the first and the last byte of `part`; those where both may be are
  /// looked at one by one. The test may take an offset too many, never one too few.
  ///
  /// - Source: "Determine if a word has a zero byte" of Sean Eron Anderson's "Bit Twiddling Hacks"; the pair
  ///   of first and last byte is Wojciech Muła's "generic SIMD" substring search.
  package static func contains(_ text: UnsafeBufferPointer<UInt8>, _ part: [UInt8]) -> Bool {
    guard let first = part.first, let last = part.last else { return true }
    let raw = UnsafeRawBufferPointer(text)
    let (firsts, lasts) = (UInt64(first) &* ones, UInt64(last) &* ones)
    var start = 0
    while start + part.count + 7 <= raw.count {
      var matches =
        unsafe zeros(in: word(raw, start) ^ firsts) & zeros(in: word(raw, start + part.count - 1) ^ lasts)
      while matches != 0 {
        if unsafe isPart(part, of: raw, at: start + matches.trailingZeroBitCount / 8) { return true }
        matches &= matches - 1
      }
      start += 8
    }
    while start + part.count <= raw.count {
      if unsafe isPart(part, of: raw, at: start) { return true }
      start += 1
    }
    return false
  }

  /// The first offset of a byte at or after an offset; eight bytes are tested together.
  package static func firstIndex(
    of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let raw = UnsafeRawBufferPointer(text)
    let wanted = UInt64(byte) &* ones
    var offset = start
    while offset + 8 <= raw.count {
      let matches = unsafe zeros(in: word(raw, offset) ^ wanted)
      // The lowest of them is a true one.
      if matches != 0 { return offset + matches.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < raw.count {
      if unsafe raw[offset] == byte { return offset }
      offset += 1
    }
    return nil
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// The highest bit of every byte that is 0, and perhaps of some above one.
  private static func zeros(in word: UInt64) -> UInt64 { (word &- ones) & ~word & 0x8080_8080_8080_8080 }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func isPart(_ part: [UInt8], of bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    for offset in part.indices where unsafe bytes[start + offset] != part[offset] { return false }
    return true
  }
}
