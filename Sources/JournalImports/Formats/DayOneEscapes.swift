import JournalModel
import JournalReaders

/// The backslashes before punctuation that Day One adds everywhere but in code.
///
/// - Source: exports of Day One; CommonMark 0.31.2, sections 4.4 "Indented code blocks", 4.5 "Fenced code
///   blocks", 6.1 "Code spans".
enum DayOneEscapes {
  private static let harmless = Set<UInt8>(".!(){}-+&/?:;,'\"%$=@^".utf8)

  /// A text without them, but for those that keep a line from being markup, and without its characters of no
  /// width.
  static func removed(from text: String) -> String {
    guard text.utf8.contains(0x5C) || text.unicodeScalars.contains("\u{200B}") else { return text }
    let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{200B}" }))
    var result: [[UInt8]] = []
    var paragraph: [[UInt8]] = []
    func closeParagraph() {
      if !paragraph.isEmpty { result.append(removed(from: Array(paragraph.joined(separator: [0x0A])))) }
      paragraph = []
    }
    var fence: [UInt8]?
    var isInList = false
    for line in plain.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let words = Array(String(Substring(line)).trimmedBlanks.utf8)
      let mark = self.fence(words)
      let isIndented = line.starts(with: "    ".utf8) || line.first == 0x09
      if let open = fence {
        if let mark, mark.count == words.count, mark.starts(with: open) { fence = nil }
      } else if let mark {
        closeParagraph()
        fence = mark
      } else if words.isEmpty {
        closeParagraph()
      } else if !isIndented || isInList || !paragraph.isEmpty {
        if isItem(words) {
          isInList = true
        } else if paragraph.isEmpty, !isIndented {
          isInList = false
        }
        paragraph.append(Array(line))
        continue
      }
      result.append(Array(line))
    }
    closeParagraph()
    return String(decoding: Array(result.joined(separator: [0x0A])), as: UTF8.self)
  }

  /// The signs that open or close a block of code; `nil` for any other line.
  private static func fence(_ words: [UInt8]) -> [UInt8]? {
    guard let sign = words.first, "`~".utf8.contains(sign) else { return nil }
    let mark = words.prefix { $0 == sign }
    let isSpan = sign == UInt8(ascii: "`") && words.dropFirst(mark.count).contains(sign)
    return mark.count < 3 || isSpan ? nil : Array(mark)
  }

  private static func isItem(_ words: [UInt8]) -> Bool {
    let digits = words.prefix { $0 &- 0x30 < 10 }.count
    let rest = words.dropFirst(digits)
    guard let sign = rest.first, rest.count < 2 || rest.dropFirst().first == 0x20 else { return false }
    return digits > 0 ? ".)".utf8.contains(sign) : "-*+".utf8.contains(sign)
  }

  /// The same of a paragraph, whose spans of code stay as they are.
  private static func removed(from bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    let runs = runs(in: bytes)
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == sign {
        let end = endOfSpan(bytes, from: offset, runs)
        result += bytes[offset..<end]
        offset = end
        continue
      }
      let isEscape = bytes[offset] == 0x5C && offset + 1 < bytes.count
      if isEscape, !harmless.contains(bytes[offset + 1]) || isMarkupWithout(bytes, at: offset) {
        result.append(bytes[offset])
      }
      if isEscape { offset += 1 }
      result.append(bytes[offset])
      offset += 1
    }
    return result
  }

  private static let sign = UInt8(ascii: "`")

  /// Where runs of the sign of code begin, by their lengths: a span that nothing closes must not look through
  /// the rest of its paragraph.
  private static func runs(in bytes: [UInt8]) -> [Int: [Int]] {
    var runs: [Int: [Int]] = [:]
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: sign) {
      offset = start + bytes[start...].prefix { $0 == sign }.count
      runs[offset - start, default: []].append(start)
    }
    return runs
  }

  /// Where a span of code ends; behind its opening signs where none closes it.
  private static func endOfSpan(_ bytes: [UInt8], from start: Int, _ runs: [Int: [Int]]) -> Int {
    let length = bytes[start...].prefix { $0 == sign }.count
    let starts = runs[length] ?? []
    let next = starts.partitioningIndex { $0 >= start + length }
    return (next < starts.count ? starts[next] : start) + length
  }

  /// Whether a line would become a list without its backslash: `1\. `, `\- `, `\+ ` at its start.
  private static func isMarkupWithout(_ bytes: [UInt8], at offset: Int) -> Bool {
    /// The start of what stands before it as far as it is of these; `nil` where its line has more than that.
    func start(of isOne: (UInt8) -> Bool) -> Int? {
      var start = offset
      while start > 0, isOne(bytes[start - 1]) { start -= 1 }
      return start == 0 || bytes[start - 1] == 0x0A ? start : nil
    }
    let next = bytes[offset + 1]
    let isFollowedByBlank = offset + 2 >= bytes.count || bytes[offset + 2] == 0x20
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") || next == UInt8(ascii: "=") {
      return start { $0 == 0x20 } != nil
    }
    if next == UInt8(ascii: ".") || next == UInt8(ascii: ")") {
      return isFollowedByBlank && start { $0 &- 0x30 < 10 || $0 == 0x20 }.map { $0 < offset } ?? false
    }
    return next == UInt8(ascii: "!") && offset + 2 < bytes.count && bytes[offset + 2] == UInt8(ascii: "[")
  }
}
