/// The checksum of a part of the index: 64 bits that tell damage, not malice.
///
/// Four sums side by side, each of which multiplies 8 bytes at a time, mixed at the end: one sum alone would
/// wait for each multiplication, and all of an index that is looked at goes through here.
package enum Checksum {
  package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var first: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
    var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    var third: UInt64 = 0x1656_67B1_9E37_79F9
    var fourth: UInt64 = 0x85EB_CA77_C2B2_AE63
    var offset = 0
    while offset + 32 <= bytes.count {
      first = unsafe step(first, word(bytes, offset))
      second = unsafe step(second, word(bytes, offset + 8))
      third = unsafe step(third, word(bytes, offset + 16))
      fourth = unsafe step(fourth, word(bytes, offset + 24))
      offset += 32
    }
    var sum = step(step(step(first, second), third), fourth)
    while offset + 8 <= bytes.count {
      sum = unsafe step(sum, word(bytes, offset))
      offset += 8
    }
    while offset < bytes.count {
      sum = unsafe step(sum, UInt64(bytes[offset]))
      offset += 1
    }
    return step(sum, sum >> 32)
  }

  /// Of an array's bytes.
  package static func of(_ bytes: [UInt8]) -> UInt64 { unsafe bytes.withUnsafeBytes { unsafe of($0) } }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// A sum with one more word in it.
  @inline(__always)
  static func step(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let product = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 29)
  }
}
