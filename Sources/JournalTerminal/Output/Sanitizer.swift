import JournalModel

import SystemLibrary

/// Text from files and arguments made harmless for a terminal.
///
/// Control characters become visible escapes: C0 but newline and tab, DEL, C1, the bidirectional controls,
/// and the line and paragraph separators. A byte of a file name that was not UTF-8 becomes `\xNN`.
package enum Sanitizer {
  /// The text with escapes; newlines and tabs stay.
  package static func escaped(_ text: String) -> String { escaped(text, keepsLines: true) }

  /// The text on one line: newlines and tabs become blanks.
  package static func line(_ text: String) -> String { escaped(text, keepsLines: false) }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    // Bytes are asked faster than what they stand for.
    let isPlain = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe DisplayWidth.columns(ofPlain: UnsafeRawBufferPointer(bytes)) != nil
    }
    if isPlain == true { return text }
    let isHarmless = text.unicodeScalars.allSatisfy { scalar in
      scalar.isHarmless || keepsLines && (scalar == "\n" || scalar == "\t")
    }
    if isHarmless { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x09: result.unicodeScalars.append(keepsLines ? scalar : " ")
      case 0x00..<0x20, 0x7F: result += "\\x" + hex(scalar.value, digits: 2)
      case 0x10DC80...0x10DCFF: result += "\\x" + hex(scalar.value - 0x10DC00, digits: 2)
      case 0x80...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0x061C:
        result += "\\u" + hex(scalar.value, digits: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A number in upper-case hexadecimal, filled with zeros.
  static func hex(_ value: UInt32, digits: Int) -> String {
    String(value, radix: 16, uppercase: true).zeroPadded(to: digits)
  }
}
