/// The SHA-256 of bytes that come part after part.
///
/// - Source: FIPS 180-4, section 6.2.
package struct SHA256: Sendable {
  private var state: SIMD8<UInt32> = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  /// Bytes that fill no block yet.
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  /// Nothing yet.
  package init() { rest.reserveCapacity(64) }

  /// The sum of some bytes.
  package static func sum(of bytes: [UInt8]) -> [UInt8] {
    var sum = SHA256()
    unsafe bytes.withUnsafeBytes { unsafe sum.update($0) }
    return sum.finish()
  }

  /// The sum of some bytes as 64 lower-case hexadecimal digits.
  package static func hexadecimal(of bytes: [UInt8]) -> String { hexadecimal(sum(of: bytes)) }

  /// Bytes as lower-case hexadecimal digits.
  package static func hexadecimal(_ bytes: [UInt8]) -> String {
    unsafe String(unsafeUninitializedCapacity: bytes.count * 2) { text in
      for (offset, byte) in bytes.enumerated() {
        unsafe text[offset * 2] = digit(byte >> 4)
        unsafe text[offset * 2 + 1] = digit(byte & 15)
      }
      return bytes.count * 2
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }

  /// Takes bytes in.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var offset = 0
    if !rest.isEmpty {
      offset = min(64 - rest.count, bytes.count)
      unsafe rest.append(contentsOf: bytes[..<offset])
      guard rest.count == 64 else { return }
      unsafe rest.withUnsafeBytes { unsafe SHA256.mix($0, into: &state) }
      rest.removeAll(keepingCapacity: true)
    }
    while offset + 64 <= bytes.count {
      unsafe SHA256.mix(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 64]), into: &state)
      offset += 64
    }
    unsafe rest.append(contentsOf: bytes[offset...])
  }

  /// The 32 bytes of the sum.
  package consuming func finish() -> [UInt8] {
    let bits = length &* 8
    // A backup has a sum for each file: no arrays but the one that is given.
    rest.append(0x80)
    if rest.count > 56 { mixRest() }
    rest.append(contentsOf: repeatElement(0, count: 56 - rest.count))
    unsafe withUnsafeBytes(of: bits.bigEndian) { unsafe rest.append(contentsOf: $0) }
    mixRest()
    return unsafe [UInt8](unsafeUninitializedCapacity: 32) { bytes, count in
      for offset in 0..<32 {
        unsafe bytes[offset] = UInt8(truncatingIfNeeded: state[offset / 4] >> (24 - 8 * UInt32(offset % 4)))
      }
      count = 32
    }
  }

  /// Mixes what is left in, filled up to a block.
  private mutating func mixRest() {
    rest.append(contentsOf: repeatElement(0, count: 64 - rest.count))
    unsafe rest.withUnsafeBytes { unsafe SHA256.mix($0, into: &state) }
    rest.removeAll(keepingCapacity: true)
  }

  /// Mixes a block of 64 bytes in; the names of the variables are those of the standard.
  private static func mix(_ block: UnsafeRawBufferPointer, into state: inout SIMD8<UInt32>) {
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
      for index in 0..<16 {
        unsafe w[index] = unsafe UInt32(
          bigEndian: block.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
      }
      for index in 16..<64 {
        let (x, y) = unsafe (w[index &- 15], w[index &- 2])
        let s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >> 3)
        let s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >> 10)
        unsafe w[index] = unsafe w[index &- 16] &+ s0 &+ w[index &- 7] &+ s1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      unsafe k.withUnsafeBufferPointer { k in
        for index in 0..<64 {
          let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
          let t1 = unsafe h &+ s1 &+ ((e & f) ^ (~e & g)) &+ k[index] &+ w[index]
          let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
          let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
          (h, g, f, e) = (g, f, e, d &+ t1)
          (d, c, b, a) = (c, b, a, t1 &+ t2)
        }
      }
      state = state &+ SIMD8<UInt32>(a, b, c, d, e, f, g, h)
    }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    (word >> count) | (word << (32 &- count))
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let k: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}
