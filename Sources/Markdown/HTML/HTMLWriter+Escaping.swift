/// Text, raw HTML and addresses, as they may stand in a page.
extension HTMLWriter {
  private static let isPlain: [Bool] = {
    var table = [Bool](repeating: true, count: 256)
    for byte in "&<>\"\0".utf8 { table[Int(byte)] = false }
    return table
  }()

  /// Writes a piece of the text with `&`, `<`, `>` and `"` escaped; NUL as U+FFFD.
  mutating func escape(_ range: Range<Int>) {
    let isPlain = Self.isPlain
    var start = range.lowerBound
    var offset = start
    while offset < range.upperBound {
      let byte = tree.text[offset]
      guard !isPlain[Int(byte)] else {
        offset += 1
        continue
      }
      output.append(contentsOf: tree.text[start..<offset])
      add(Self.replacement(byte))
      offset += 1
      start = offset
    }
    output.append(contentsOf: tree.text[start..<range.upperBound])
  }

  /// Writes words from outside the text, such as an address of a picture, the same way.
  mutating func escape(_ words: String) {
    for byte in words.utf8 {
      if Self.isPlain[Int(byte)] { output.append(byte) } else { add(Self.replacement(byte)) }
    }
  }

  private static func replacement(_ byte: UInt8) -> String {
    switch byte {
    case Byte.ampersand: "&amp;"
    case Byte.less: "&lt;"
    case Byte.greater: "&gt;"
    case Byte.quote: "&quot;"
    default: "\u{FFFD}"
    }
  }

  mutating func writeRaw(_ range: Range<Int>) {
    switch options.rawHTML {
    case .escaped: escape(range)
    case .kept: output.append(contentsOf: tree.text[range])
    case .filtered: writeFiltered(range)
    }
  }

  /// Disarms the tags of GFM 6.11.
  private mutating func writeFiltered(_ range: Range<Int>) {
    for offset in range {
      let byte = tree.text[offset]
      if byte == Byte.less, isFilteredTag(at: offset, before: range.upperBound) {
        add("&lt;")
      } else {
        output.append(byte)
      }
    }
  }

  private func isFilteredTag(at offset: Int, before end: Int) -> Bool {
    var start = offset + 1
    if start < end, tree.text[start] == Byte.slash { start += 1 }
    var last = start
    while last < end, last - start < 12, tree.text[last].isLetter { last += 1 }
    guard last < end else { return false }
    let after = tree.text[last]
    guard after.isSpace || after == Byte.greater || after == Byte.slash else { return false }
    return HTMLNames.filtered.contains(String(decoding: tree.text[start..<last], as: UTF8.self).lowercased())
  }

  /// Writes an address for an attribute: what may not stand in one is percent-encoded, `%41` is left alone.
  mutating func writeAddress(_ range: Range<Int>) {
    for offset in range {
      let byte = tree.text[offset]
      if byte == Byte.ampersand {
        add("&amp;")
      } else if byte.isAlphanumeric || Self.addressMarks.contains(byte)
        || isEscape(at: offset, before: range.upperBound)
      {
        output.append(byte)
      } else {
        output.append(UInt8(ascii: "%"))
        output.append(Self.hexadecimal[Int(byte >> 4)])
        output.append(Self.hexadecimal[Int(byte & 15)])
      }
    }
  }

  private func isEscape(at offset: Int, before end: Int) -> Bool {
    tree.text[offset] == UInt8(ascii: "%") && offset + 2 < end && tree.text[offset + 1].isHexDigit
      && tree.text[offset + 2].isHexDigit
  }

  private static let addressMarks = Array(";/?:@=+$,-_.!~*'()#".utf8)
  private static let hexadecimal = Array("0123456789ABCDEF".utf8)
}
