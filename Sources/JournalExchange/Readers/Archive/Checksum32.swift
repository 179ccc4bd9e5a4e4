/// The checksum of zip members.
///
/// - Source: CRC-32 of ISO 3309, as APPNOTE 4.4.7 names it.
enum Checksum32 {
  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
  }

  /// The checksum of some bytes.
  static func of(_ bytes: [UInt8]) -> UInt32 {
    var sum = start
    update(&sum, with: bytes[...])
    return ~sum
  }

  /// What a checksum of parts begins with; its complement is the checksum.
  static let start: UInt32 = 0xFFFF_FFFF

  /// Adds a part.
  static func update(_ sum: inout UInt32, with bytes: ArraySlice<UInt8>) {
    sum = bytes.withUnsafeBufferPointer { bytes in
      table.withUnsafeBufferPointer { table in
        bytes.reduce(sum) { sum, byte in sum >> 8 ^ table[Int((sum ^ UInt32(byte)) & 0xFF)] }
      }
    }
  }
}
