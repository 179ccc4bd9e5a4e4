extension LineWriter {
  /// Writes a text in single quotes: production [120].
  mutating func writeSingleQuoted(_ text: String) {
    output.append(UInt8(ascii: "'"))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "'") { output.append(byte) }
      output.append(byte)
    }
    output.append(UInt8(ascii: "'"))
  }

  /// Writes a text in double quotes: production [109].
  ///
  /// Only escapes that YAML 1.1 has too; characters beyond ASCII stay as they are where they can be seen.
  mutating func writeDoubleQuoted(_ text: String) {
    output.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\t": append("\\t")
      case "\r": append("\\r")
      default:
        if TextTraits.needsEscape(scalar) {
          writeEscape(scalar.value)
        } else {
          output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Writes `\x`, `\u` or `\U` with the digits of a code point.
  private mutating func writeEscape(_ code: UInt32) {
    let (letter, width) = code < 0x100 ? ("x", 2) : code < 0x10000 ? ("u", 4) : ("U", 8)
    let digits = String(code, radix: 16, uppercase: true)
    append("\\" + letter + String(repeating: "0", count: width - digits.utf8.count) + digits)
  }
}
