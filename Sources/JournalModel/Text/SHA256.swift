import CSHA256

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
    let end = bytes.count - (bytes.count - offset) % 64
    unsafe SHA256.mix(UnsafeRawBufferPointer(rebasing: bytes[offset..<end]), into: &state)
    unsafe rest.append(contentsOf: bytes[end...])
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

  /// Mixes blocks of 64 bytes in.
  private static func mix(_ blocks: UnsafeRawBufferPointer, into state: inout SIMD8<UInt32>) {
    guard let start = blocks.baseAddress else { return }
    unsafe withUnsafeMutablePointer(to: &state) { state in
      unsafe state.withMemoryRebound(to: UInt32.self, capacity: 8) {
        unsafe sha256_mix($0, start, blocks.count / 64)
      }
    }
  }
}
