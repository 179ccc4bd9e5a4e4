import JournalModel

/// The person's own affirmations: the texts of a file in `affirmations/`.
public enum OwnAffirmations {
  /// The texts of a file's body: every list item and every paragraph is one; headings, rules and comments are
  /// none.
  ///
  /// - Parameters:
  ///   - body: the bytes below the front matter; what is not UTF-8 is left out.
  ///   - category: what the file's `category` says.
  public static func parse(_ body: ArraySlice<UInt8>, category: AffirmationCategory?) -> [Affirmation] {
    var texts: [String] = []
    var paragraph = ""
    func finish() {
      if !paragraph.isEmpty { texts.append(paragraph) }
      paragraph = ""
    }
    for bytes in body.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = trimmed(bytes)
      if line.isEmpty || isNoText(line) {
        finish()
      } else if let item = item(line) {
        finish()
        if let text = String(validating: item, as: UTF8.self), !text.isEmpty { paragraph = text }
      } else if let text = String(validating: line, as: UTF8.self) {
        paragraph += paragraph.isEmpty ? text : " " + text
      }
    }
    finish()
    return texts.map { affirmation($0, category) }
  }

  /// A line to append for a text: a list item, with the day on which it is added and whether a hard shift
  /// forbids it.
  package static func line(_ text: String, added day: CivilDay, isSpared: Bool) -> [UInt8] {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Array("- \(words) <!-- \(day.iso)\(isSpared ? ", " + sparedWord : "") -->\n".utf8)
  }

  /// What a remark behind a text says where it is not for the day after a hard shift.
  private static let sparedWord = "not after a hard shift"
  private static let sparedWords = [sparedWord, "pas après un poste difficile"]

  /// A text with what the remark behind it says: `- Text <!-- 2026-11-20, not after a hard shift -->`.
  private static func affirmation(_ line: String, _ category: AffirmationCategory?) -> Affirmation {
    guard line.hasSuffix("-->"), let start = line.ranges(of: "<!--").last else {
      return Affirmation(id: id(of: line), category: category, text: line)
    }
    let text = String(line[..<start.lowerBound]).trimmed
    let remark = String(line[start.upperBound...].dropLast(3))
    var affirmation = Affirmation(id: id(of: text), category: category, text: text)
    affirmation.isSpared = sparedWords.contains { Folding.contains(remark, $0) }
    affirmation.added =
      remark.split { $0 == " " || $0 == "," }.lazy.compactMap { CivilDay(iso: String($0)) }.first
    return affirmation
  }

  /// `own-` and eight hexadecimal digits: the FNV-1a hash of the text's bytes, so that an id survives when
  /// texts move within a file or to another one.
  public static func id(of text: String) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    // As wide as other numbers with such digits: the first of each type costs the start a page.
    return "own-" + String(UInt64(hash), radix: 16).zeroPadded(to: 8)
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while line.first == 0x20 || line.first == 0x09 { line.removeFirst() }
    while line.last == 0x20 || line.last == 0x09 { line.removeLast() }
    return line
  }

  /// A heading, a comment, a rule or the fence of a code block.
  private static func isNoText(_ line: ArraySlice<UInt8>) -> Bool {
    if line.first == UInt8(ascii: "#") || line.starts(with: "<!--".utf8) || line.starts(with: "```".utf8) {
      return true
    }
    guard line.count >= 3, let first = line.first, "-*_=".utf8.contains(first) else { return false }
    return line.allSatisfy { $0 == first }
  }

  /// The text of a list item: after `- `, `* `, `+ ` or `1. `.
  private static func item(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = line.first else { return nil }
    var rest = line.dropFirst()
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      rest = line.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard let mark = rest.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")") else { return nil }
      rest = rest.dropFirst()
    } else if !"-*+".utf8.contains(first) {
      return nil
    }
    guard rest.isEmpty || rest.first == 0x20 || rest.first == 0x09 else { return nil }
    return trimmed(rest)
  }
}
