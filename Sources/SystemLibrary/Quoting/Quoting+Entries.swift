// What is quoted for the files by which a system starts programs: units, desktop entries, property lists.

extension Quoting {
  /// A text between the double quotes of a setting of a unit, such as `Environment`.
  ///
  /// - Parameter text: without raw bytes, which systemd takes for no value of a variable.
  /// - Source: systemd.syntax(7), "Quoting"; systemd.unit(5), "Specifiers".
  package static func unitValue(_ text: String) -> String { escaped(bytes(of: text), unitEscape) }

  /// A text as one argument of a command of a unit, in single quotes.
  ///
  /// - Source: systemd.service(5), "Command lines".
  package static func unitArgument(_ text: String) -> String {
    "'"
      + escaped(bytes(of: text)) { byte in
        switch byte {
        case UInt8(ascii: "'"): "\\'"
        case UInt8(ascii: "\""): nil
        case UInt8(ascii: "$"): "$$"
        default: unitEscape(byte)
        }
      } + "'"
  }

  private static func unitEscape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "%"): return "%%"
    case UInt8(ascii: "\\"): return "\\\\"
    case UInt8(ascii: "\""): return "\\\""
    case 0..<0x20, 0x7F:
      let digits = String(byte, radix: 16)
      return "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
    default: return nil
    }
  }

  /// A text as one argument of the key `Exec` of a desktop entry: in quotes, with the escapes of the quotes,
  /// then those of a value, and no field code in it.
  ///
  /// - Parameter text: one that can be shown: a value holds no control characters and nothing but UTF-8.
  /// - Source: Desktop Entry Specification, "The Exec key" and "Possible value types".
  package static func desktopArgument(_ text: String) -> String {
    "\""
      + escaped(bytes(of: text)) { byte in
        switch byte {
        case UInt8(ascii: "\""): "\\\\\""
        case UInt8(ascii: "`"): "\\\\`"
        case UInt8(ascii: "$"): "\\\\$"
        case UInt8(ascii: "\\"): "\\\\\\\\"
        case UInt8(ascii: "%"): "%%"
        case 0x0A: "\\n"
        case 0x0D: "\\r"
        case 0x09: "\\t"
        default: nil
        }
      } + "\""
  }

  /// A text between the tags of a property list.
  ///
  /// - Parameter text: one that can be shown: XML holds no control characters.
  /// - Source: XML 1.0, 2.2 and 2.4.
  package static func xmlText(_ text: String) -> String {
    escaped(bytes(of: text)) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20: "\u{FFFD}"
      default: nil
      }
    }
  }
}
