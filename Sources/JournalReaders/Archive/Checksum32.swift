/// The checksum of zip members.
///
/// - Source: CRC-32 of ISO 3309, as APPNOTE 4.4.7 names it.
package enum Checksum32 {
  /// Eight tables one behind the other: what a byte does to the sum, and what it does when up to seven follow
  /// it.
  ///
  /// - Source: Kounavis and Berry (2005), "A systematic approach to building high performance,
  ///   software-based, CRC generators": eight bytes cost eight look-ups that don't wait for one another.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = (0..<256).map { number in
      (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
    }
    tables.reserveCapacity(8 * 256)
    for index in 256..<8 * 256 {
      let before = tables[index - 256]
      tables.append(before >> 8 ^ tables[Int(before & 0xFF)])
    }
    return tables
  }()

  package static func of(_ bytes: [UInt8]) -> UInt32 {
    var sum = start
    update(&sum, with: bytes[...])
    return ~sum
  }

  /// What a checksum of parts begins with; its complement is the checksum.
  static let start: UInt32 = 0xFFFF_FFFF

  static func update(_ sum: inout UInt32, with bytes: ArraySlice<UInt8>) {
    sum = unsafe bytes.withUnsafeBytes { bytes in
      unsafe tables.withUnsafeBufferPointer { tables in
        var sum = sum
        var offset = 0
        while offset + 8 <= bytes.count {
          let eight =
            unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian ^ UInt64(sum)
          sum = 0
          for byte in 0..<8 { unsafe sum ^= tables[(7 - byte) << 8 + Int(eight >> UInt64(8 * byte) & 0xFF)] }
          offset += 8
        }
        while offset < bytes.count {
          sum = unsafe sum >> 8 ^ tables[Int((sum ^ UInt32(bytes[offset])) & 0xFF)]
          offset += 1
        }
        return sum
      }
    }
  }
}
