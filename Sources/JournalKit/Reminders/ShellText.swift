import JournalStore

/// Paths in the texts of other programs: any bytes, line breaks among them, arrive as they are.
package enum ShellText {
  /// Whether a path is text without control characters.
  package static func isPlain(_ path: String) -> Bool {
    !PathText.holdsRawBytes(path)
      && !path.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// A path as one word of a shell.
  ///
  /// - Source: POSIX, Shell Command Language 2.2; printf(1p): octal digits behind `\\0` in the argument of
  ///   `%b`.
  package static func word(_ path: String) -> String {
    if isPlain(path) { return "'" + path.replacing("'", with: "'\\''") + "'" }
    let bytes = (PathText.bytes(path) ?? []).map { byte -> String in
      let digits = String(byte, radix: 8)
      let isUsual = byte > 0x20 && byte < 0x7F && !"\\'%\"$`".utf8.contains(byte)
      return isUsual
        ? String(UnicodeScalar(byte)) : "\\0" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return "\"$(printf '%b' '\(bytes.joined())')\""
  }

  /// A path between the double quotes of a unit.
  ///
  /// - Source: systemd.syntax(7), "Quoting", and systemd.unit(5), "Specifiers".
  package static func systemd(_ path: String) -> String {
    let isText = !PathText.holdsRawBytes(path)
    let bytes = (PathText.bytes(path) ?? []).flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "%"): return [byte, byte]
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): return [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7F: return escaped(byte)
      default: return byte >= 0x80 && !isText ? escaped(byte) : [byte]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    let digits = String(byte, radix: 16)
    return Array(("\\x" + (digits.utf8.count < 2 ? "0" : "") + digits).utf8)
  }
}
