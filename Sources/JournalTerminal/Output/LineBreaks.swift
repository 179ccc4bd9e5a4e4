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
