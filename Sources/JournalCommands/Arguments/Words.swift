/// Words between bytes and text.
enum Words {
  /// A word of the command line as text; a byte that is not UTF-8 becomes the scalar U+10DC00 plus the byte, so that
  /// any path can be said.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var result = ""
    var rest = Array(bytes)[...]
    while let first = rest.first {
      let length = sequenceLength(rest)
      if length > 0, let part = String(validating: rest.prefix(length), as: UTF8.self) {
        result += part
        rest = rest.dropFirst(length)
      } else {
        if let scalar = Unicode.Scalar(0x10DC00 + UInt32(first)) { result.unicodeScalars.append(scalar) }
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The length that the first byte of a sequence announces; 0 where it can't be a first byte.
  private static func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int {
    switch bytes.first ?? 0 {
    case 0..<0x80: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  /// Whether a text stands for bytes that are no UTF-8.
  static func holdsRawBytes(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x10DC80...0x10DCFF).contains($0.value) }
  }

  /// A word as it is typed in a shell: in quotes where it needs them.
  static func quoted(_ word: String) -> String {
    let isSafe = word.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x80 || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "/._-~+@%:,".unicodeScalars.contains(scalar)
    }
    return isSafe && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// The bytes that a path stands for, raw ones restored.
  static func bytes(_ text: String) -> [UInt8] {
    guard holdsRawBytes(text) else { return Array(text.utf8) }
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      if (0x10DC80...0x10DCFF).contains(scalar.value) {
        result.append(UInt8(truncatingIfNeeded: scalar.value - 0x10DC00))
      } else {
        result += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return result
  }
}
