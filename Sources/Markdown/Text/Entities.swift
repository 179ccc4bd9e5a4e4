import CEntities

/// Reads character references: `&amp;`, `&#233;`, `&#xE9;` (CommonMark 2.5).
package enum Entities {
  /// The characters that a reference at `offset` stands for and the offset behind it; `nil` where none stands
  /// there.
  package static func decode(
    _ bytes: [UInt8], at offset: Int, before end: Int
  ) -> (characters: String, end: Int)? {
    guard offset + 2 < end, bytes[offset] == Byte.ampersand else { return nil }
    if bytes[offset + 1] == Byte.hash { return number(bytes, at: offset + 2, before: end) }
    var last = offset + 1
    while last < end, last - offset <= 32, bytes[last].isAlphanumeric { last += 1 }
    guard last < end, bytes[last] == Byte.semicolon, last > offset + 1 else { return nil }
    guard let characters = named(bytes[offset + 1..<last]) else { return nil }
    return (characters, last + 1)
  }

  private static func number(_ bytes: [UInt8], at start: Int, before end: Int) -> (String, Int)? {
    let isHexadecimal = bytes[start] | 0x20 == UInt8(ascii: "x")
    let first = isHexadecimal ? start + 1 : start
    let limit = isHexadecimal ? 6 : 7
    var last = first
    var value: UInt32 = 0
    while last < end, last - first < limit, isHexadecimal ? bytes[last].isHexDigit : bytes[last].isDigit {
      let digit = bytes[last]
      value = value * (isHexadecimal ? 16 : 10) + UInt32(digit.isDigit ? digit - 0x30 : (digit | 0x20) - 0x57)
      last += 1
    }
    guard last > first, last < end, bytes[last] == Byte.semicolon else { return nil }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return (String(Character(scalar ?? "\u{FFFD}")), last + 1)
  }

  /// The table without line breaks, made once.
  private static let table: [UInt8] = {
    let file = unsafe entity_table()
    return unsafe UnsafeBufferPointer(start: file.start, count: file.count).filter { $0 != Byte.newline }
  }()

  /// Looks a name up by halving the table; each step moves to the beginning of an entry.
  private static func named(_ name: ArraySlice<UInt8>) -> String? {
    var low = 0
    var high = table.count
    while low < high {
      var entry = (low + high) / 2
      while entry > low, table[entry - 1] != Byte.semicolon { entry -= 1 }
      var end = entry
      while table[end] != Byte.space { end += 1 }
      if table[entry..<end].elementsEqual(name) { return characters(at: end) }
      if table[entry..<end].lexicographicallyPrecedes(name) {
        while table[end] != Byte.semicolon { end += 1 }
        low = end + 1
      } else {
        high = entry
      }
    }
    return nil
  }

  /// The characters whose hexadecimal numbers follow the space at `offset` of the table.
  private static func characters(at offset: Int) -> String {
    var result = ""
    var value: UInt32 = 0
    var index = offset + 1
    while true {
      let byte = table[index]
      if byte == Byte.space || byte == Byte.semicolon {
        if let scalar = Unicode.Scalar(value) { result.unicodeScalars.append(scalar) }
        if byte == Byte.semicolon { return result }
        value = 0
      } else {
        value = value << 4 | UInt32(byte.isDigit ? byte - 0x30 : byte - 0x37)
      }
      index += 1
    }
  }
}
