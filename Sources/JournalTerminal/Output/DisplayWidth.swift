/// How many columns of a terminal a text takes.
///
/// - Source: Unicode Standard Annex #11 (East Asian Width) and #51 (emoji), as terminals apply them.
package enum DisplayWidth {
  /// The columns of a line: 0 for combining marks, 2 for wide characters and emoji.
  package static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of UTF-8 whose characters are plain: harmless, one scalar and one column each. `nil` where
  /// one is not.
  ///
  /// Plain are ASCII, U+00A0…U+02FF and the dashes, quotation marks and dots of U+2010…U+2027: nearly all
  /// that is written in languages with Latin letters.
  package static func columns(ofPlain text: UnsafeRawBufferPointer) -> Int? {
    var (offset, continuations) = (0, 0)
    while offset < text.count {
      if offset + 8 <= text.count {
        let word = unsafe text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // The highest bit of a byte is set by one beyond ASCII, by one below the blank, or by DEL.
        let odd = word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
        if odd & 0x8080_8080_8080_8080 == 0 {
          offset += 8
          continue
        }
      }
      switch unsafe text[offset] {
      case 0x20..<0x7F: break
      case 0xC2..<0xCC:
        guard offset + 1 < text.count, unsafe (text[offset] == 0xC2 ? 0xA0 : 0x80)..<0xC0 ~= text[offset + 1]
        else { return nil }
        continuations += 1
        offset += 1
      case 0xE2:
        guard offset + 2 < text.count, unsafe text[offset + 1] == 0x80, unsafe 0x90..<0xA8 ~= text[offset + 2]
        else { return nil }
        continuations += 2
        offset += 2
      default: return nil
      }
      offset += 1
    }
    return text.count - continuations
  }

  /// The columns of what a reader sees as one character.
  package static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x80 && scalars.count == 1 { return 1 }
    if scalars.contains(where: { $0.value == 0xFE0F || isWide($0) }) { return 2 }
    return isZeroWidth(first) ? 0 : 1
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: scalar.value != 0xAD
    default: false
    }
  }

  /// The blanks at the beginning of a line, with the mark of a list item and the blank behind it.
  package static func indentation(of line: String) -> Int {
    let blanks = line.prefix { $0 == " " || $0 == "\t" }.count
    let item = line.dropFirst(blanks).prefix(2)
    return blanks + (["- ", "* ", "+ ", "> "].contains(item) ? 2 : 0)
  }

  /// The text filled with blanks to a number of columns; as it is where it is longer.
  package static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(of: text)))
  }

  /// The text cut to a number of columns, with `…` in place of what is missing.
  package static func truncated(_ text: String, to width: Int) -> String {
    guard width > 0, columns(of: text) > width else { return text }
    var result = ""
    var used = 0
    for character in text {
      let columns = columns(of: character)
      if used + columns > width - 1 { break }
      result.append(character)
      used += columns
    }
    return result + "…"
  }

  /// The text broken at blanks, and between Japanese characters, into lines of at most `width` columns where
  /// that can be.
  package static func wrapped(_ text: String, to width: Int) -> [String] {
    if text.utf8.contains(0x0A) {
      return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { lines(of: $0, width) }
    }
    return lines(of: text[...], width)
  }

  private static func lines(of paragraph: Substring, _ width: Int) -> [String] {
    var lines = [""]
    var used = 0
    for word in glued(paragraph.split(separator: " ")) {
      for (index, piece) in LineBreaks.pieces(of: word[...]).map(String.init).enumerated() {
        let columns = columns(of: piece)
        let gap = index == 0 && used > 0 ? 1 : 0
        if used > 0, used + gap + columns > width {
          lines.append("")
          used = 0
        } else if gap > 0 {
          lines[lines.count - 1] += " "
          used += 1
        }
        // No slice: that is appended as any sequence is, and the runtime looks up its conformances for it.
        lines[lines.count - 1] += piece
        used += columns
      }
    }
    return lines
  }

  /// Words between which a line may end: a number stays with its unit, `12 h 30 min`.
  private static func glued(_ words: [Substring]) -> [String] {
    var result: [String] = []
    for word in words {
      let last = result.last ?? ""
      let mayBeUnit = word.utf8.first.map { "hm".utf8.contains($0) } ?? false
      let isUnit =
        mayBeUnit && ["h", "min"].contains(word.prefix { $0.isLetter }) && last.last?.isNumber == true
      let isRest = last.hasSuffix(" h") && word.first?.isNumber == true
      if isUnit || isRest { result[result.count - 1] += " " + word } else { result.append(String(word)) }
    }
    return result
  }
}

/// Where a line may end without a blank: between the characters of Japanese and Chinese, which set no blanks.
///
/// - Source: Unicode Standard Annex #14 (line breaking), the classes ID, CL, OP and NS; Korean breaks at its
///   blanks.
enum LineBreaks {
  /// A word in pieces that must stay together; one where no character is ideographic.
  static func pieces(of word: Substring) -> [Substring] {
    // Kana and ideographs begin with 0xE3 or a higher byte, and so does nothing of languages with Latin
    // letters but emoji.
    guard word.utf8.contains(where: { $0 >= 0xE3 }) else { return [word] }
    var pieces: [Substring] = []
    var start = word.startIndex
    var former: Character?
    for offset in word.indices {
      if let former, mayBreak(between: former, and: word[offset]) {
        pieces.append(word[start..<offset])
        start = offset
      }
      former = word[offset]
    }
    pieces.append(word[start...])
    return pieces
  }

  private static func mayBreak(between former: Character, and next: Character) -> Bool {
    (isIdeographic(former) || isIdeographic(next)) && !noEnd.contains(former) && !noBeginning.contains(next)
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x3000...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xFF00...0xFF60: true
    default: false
    }
  }

  /// No line begins with these, and none ends with those.
  private static let noBeginning: Set<Character> = Set("、。，．・：；？！）」』】〕〉》〜ー…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ)]},.:;?!%")
  private static let noEnd: Set<Character> = Set("（「『【〔〈《([{")
}
