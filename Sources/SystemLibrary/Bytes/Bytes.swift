/// Small things done with bytes.
package enum Bytes {
  /// Negative, zero or positive as the left comes before, is equal to, or comes after the right: the order of
  /// names everywhere.
  package static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    let common = min(left.count, right.count)
    let difference = unsafe System.compare(left, right, count: common)
    return difference != 0 ? difference : left.count - right.count
  }

  /// Whether the left comes first.
  package static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    unsafe left.withUnsafeBytes { left in unsafe right.withUnsafeBytes { unsafe compare(left, $0) < 0 } }
  }

  /// Puts names, which have no NUL in them, into the order of their bytes.
  ///
  /// The first sixteen bytes, those of a day and a time, decide nearly always, and as numbers.
  package static func sort(_ names: inout [[UInt8]]) {
    // For a few, numbers are not worth making.
    guard names.count > 16 else { return names.sort(by: precedes) }
    var keys = names.indices.map { index in
      (first: start(of: names[index], at: 0), second: start(of: names[index], at: 8), index: index)
    }
    keys.sort { left, right in
      if left.first != right.first { return left.first < right.first }
      if left.second != right.second { return left.second < right.second }
      return precedes(names[left.index], names[right.index])
    }
    names = keys.map { names[$0.index] }
  }

  /// Eight bytes as a number with the first one highest; 0 for those that are not there.
  private static func start(of name: [UInt8], at offset: Int) -> UInt64 {
    unsafe name.withUnsafeBytes { name in
      if offset + 8 <= name.count {
        return unsafe UInt64(bigEndian: name.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      var number: UInt64 = 0
      for index in offset..<offset + 8 {
        number = unsafe number << 8 | (index < name.count ? UInt64(name[index]) : 0)
      }
      return number
    }
  }

  /// Whether the text on the left comes first by its bytes (`String`'s own order is that of characters).
  package static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Whether two texts are the same bytes (`==` takes é and e + accent for the same).
  package static func areEqual(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  /// Bytes with each occurrence of a part, which is not empty, replaced by another.
  package static func replacing(_ part: [UInt8], with other: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: part) {
        result += other
        index += part.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// A name ended by NUL, as the system wants it.
  package static func cString(_ name: some Collection<UInt8>) -> [CChar] {
    // An array first: its bytes are walked without asking the collection for each.
    var bytes = Array(name)
    bytes.append(0)
    return unsafe bytes.withUnsafeBytes { unsafe Array($0.bindMemory(to: CChar.self)) }
  }

  /// A number that stands for bytes: 64 bits of FNV-1a over 8 bytes at a time, mixed at the end.
  ///
  /// It stands in files that outlive a version (the log of changes, the ledger of imports, names of folders),
  /// so it stays as it is. The index has a faster one of its own, which may change with its layout.
  package static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      hash =
        unsafe (hash ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      hash = hash &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      offset += 8
    }
    while offset < bytes.count {
      hash = unsafe (hash ^ UInt64(bytes[offset])) &* 0x0000_0100_0000_01B3
      offset += 1
    }
    hash ^= hash >> 32
    hash = hash &* 0xD6E8_FEB8_6659_FD93
    return hash ^ (hash >> 32)
  }

  /// The number of an array's bytes.
  package static func checksum(_ bytes: [UInt8]) -> UInt64 { unsafe bytes.withUnsafeBytes(unsafe checksum) }

  /// Sixteen lower-case hexadecimal digits.
  package static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
