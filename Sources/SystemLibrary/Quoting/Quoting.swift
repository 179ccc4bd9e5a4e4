/// Texts and paths as other programs read them: shells, crontabs, units, desktop entries, property lists,
/// pages for `man`.
///
/// All of it is done with bytes. Other programs don't see one character where a person does: a quotation mark
/// with a combining accent behind it is another `Character` and the same byte, and a carriage return with a
/// line feed is one `Character` and two bytes. A text may stand for bytes that are no UTF-8, as ``PathText``
/// has them. NUL, which neither arguments nor lines can hold, is left out.
package enum Quoting {
  /// Whether a text can be shown and copied as it is: without raw bytes and without anything that a terminal
  /// acts upon.
  package static func isShown(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(\.isHarmless) }

  /// The bytes that a text stands for, without NUL.
  static func bytes(of text: String) -> [UInt8] {
    if let bytes = PathText.bytes(text) { return bytes }
    return PathText.bytes(String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" }))) ?? []
  }

  /// Text with some of its bytes written otherwise.
  ///
  /// - Parameter escape: what stands for an ASCII byte; `nil` for one that stays as it is.
  static func escaped(_ bytes: [UInt8], _ escape: (UInt8) -> String?) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    for byte in bytes {
      if let text = escape(byte) { result += text.utf8 } else { result.append(byte) }
    }
    return PathText.text(result)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal shows it and does nothing else: no control character (C0, DEL, C1), no bidirectional
  /// control, no separator of lines or paragraphs, no raw byte of ``PathText``, neither of the two scalars
  /// that no text of XML holds.
  @inlinable package var isHarmless: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0x61C, 0x61D..<0x200E, 0x2010..<0x2028, 0x202F..<0x2066: true
    case 0x2070..<0xFFFE, 0x1_0000..<0x10_DC80: true
    default: false
    }
  }
}
