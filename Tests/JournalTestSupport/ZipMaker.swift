/// Makes archives of stored members.
package enum ZipMaker {
  /// An archive of these members.
  package static func archive(_ members: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
    for (name, content) in members {
      let offset = bytes.count
      let sum = number(checksum(content), 4)
      let sizes = number(UInt32(content.count), 4) + number(UInt32(content.count), 4)
      let lengths = number(UInt32(name.utf8.count), 2) + number(0, 2)
      let common = number(0, 2) + number(0, 2) + number(0, 4) + sum + sizes + lengths
      bytes += [0x50, 0x4B, 3, 4, 20, 0] + common + Array(name.utf8) + content
      directory += [0x50, 0x4B, 1, 2, 20, 0, 20, 0] + common + number(0, 2) + number(0, 2) + number(0, 2)
      directory += number(0, 4) + number(UInt32(offset), 4) + Array(name.utf8)
    }
    let end = number(0, 4) + number(UInt32(members.count), 2) + number(UInt32(members.count), 2)
    let place = number(UInt32(directory.count), 4) + number(UInt32(bytes.count), 4) + number(0, 2)
    return bytes + directory + [0x50, 0x4B, 5, 6] + end + place
  }

  private static func number(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> UInt32(8 * $0) & 0xFF) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
