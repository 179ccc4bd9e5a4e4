/// An offset into borrowed bytes that moves forward; at the end every question answers `nil` or `false`.
@safe struct ByteCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

  /// The byte at the offset; `nil` at the end.
  var next: UInt8? { unsafe offset < bytes.count ? bytes[offset] : nil }
  var isAtEnd: Bool { unsafe offset >= bytes.count }

  /// Moves over a byte where it is next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Moves over a byte where one of these is next, and says which.
  mutating func skip(oneOf choices: StaticString) -> UInt8? {
    guard let byte = next else { return nil }
    let isChoice = choices.withUTF8Buffer { unsafe $0.contains(byte) }
    guard isChoice else { return nil }
    offset += 1
    return byte
  }

  mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x09 { offset += 1 }
  }

  /// Moves over exactly that many digits and gives their number.
  mutating func digits(_ count: Int) -> Int? {
    guard unsafe bytes.count - offset >= count else { return nil }
    var number = 0
    for index in offset..<offset + count {
      let digit = unsafe bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    offset += count
    return number
  }

  /// Moves over all digits that follow, at most `limit` (up to 18), and gives their number and how many they
  /// were.
  mutating func digitRun(limit: Int) -> (number: Int, count: Int)? {
    let start = offset
    var number = 0
    while let byte = next, byte &- 0x30 < 10 {
      guard offset - start < limit else { return nil }
      number = number * 10 + Int(byte &- 0x30)
      offset += 1
    }
    return offset > start ? (number, offset - start) : nil
  }

  /// Moves over ASCII letters and gives them in lower case.
  mutating func word() -> String {
    var letters: [UInt8] = []
    while let byte = next, (byte | 0x20) &- 0x61 < 26 {
      letters.append(byte | 0x20)
      offset += 1
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
