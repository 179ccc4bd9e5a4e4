import JournalModel
import YAMLCodec

/// The tags that stand in a text: `#calm`, `#ward/night`.
///
/// A tag begins behind a blank or at the start of a line (`MarkedWord` tells where it ends), and not in
/// code, links, addresses or HTML, nor is the mark of a heading one. Of Markdown so much is read as that
/// needs: blocks of code, fenced and indented, and within a paragraph spans of code, links and tags of HTML.
///
/// - Source: CommonMark 0.31.2, sections 4.4 "Indented code blocks", 4.5 "Fenced code blocks", 5.2 "List
///   items", 6.1 "Code spans", 6.3 "Links", 6.6 "Raw HTML".
@safe package struct InlineTags {
  /// A tag and where it stands.
  package struct Found: Hashable, Sendable {
    /// Without its `#`.
    package var name: String
    /// The offset of its `#`.
    package var offset: Int
  }

  /// The tags in the order of the text, each as often as it stands there.
  package private(set) var found: [Found] = []
  private let text: UnsafeBufferPointer<UInt8>

  /// Looks for tags in a text.
  package init(in text: UnsafeBufferPointer<UInt8>) {
    unsafe self.text = unsafe text
    if hasMark() { readLines() }
  }

  /// The names, alike ones once.
  package var names: [String] {
    var seen: Set<[UInt8]> = []
    return found.map(\.name).filter { seen.insert(Folding.bytes(of: $0)).inserted }
  }

  /// Where some tags stand in the text of a document: their lines in the file, from 1; of many the first.
  package static func places(
    of names: [String], in document: borrowing MarkdownDocument
  ) -> [(name: String, line: Int)] {
    let (bytes, body) = (document.bytes, document.body)
    let wanted = Set(names.map { Folding.bytes(of: $0) })
    let found = unsafe bytes.withUnsafeBufferPointer {
      unsafe InlineTags(in: UnsafeBufferPointer(rebasing: $0[body])).found
    }
    return found.filter { wanted.contains(Folding.bytes(of: $0.name)) }.prefix(mostPlaces).map { tag in
      (tag.name, SourcePosition(offset: body.lowerBound + tag.offset, in: bytes).line)
    }
  }

  private static let mostPlaces = 20

  /// Whether something in the text is written like a tag, wherever it stands.
  private func hasMark() -> Bool {
    var offset = 0
    while let next = unsafe ByteSearch.firstIndex(of: InlineTags.mark, in: text, from: offset) {
      if tag(at: next) != nil { return true }
      offset = next + 1
    }
    return false
  }

  /// The name of what is written like a tag at an offset.
  private func tag(at offset: Int) -> String? {
    guard unsafe offset + 1 < text.count, unsafe text[offset + 1] > InlineTags.mark, isBehindBlank(offset)
    else { return nil }
    // A blank ends it; so much holds the longest name of letters with accents of their own.
    let word = unsafe text[offset...].prefix(InlineTags.longest).prefix { $0 > 0x20 }
    return unsafe MarkedWord.name(in: Substring(decoding: word, as: UTF8.self), behind: "#").map {
      String($0)
    }
  }

  private func isBehindBlank(_ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    if unsafe text[offset - 1] <= 0x20 { return true }
    // The blanks that keep words together, and those of Japanese text.
    return unsafe text[offset - 1] == 0xA0 && offset > 1 && text[offset - 2] == 0xC2
      || text[offset - 1] == 0x80 && offset > 2 && text[offset - 2] == 0x80 && text[offset - 3] == 0xE3
      || text[offset - 1] == 0xAF && offset > 2 && text[offset - 2] == 0x80 && text[offset - 3] == 0xE2
  }

  private static let mark = UInt8(ascii: "#")
  private static let longest = 1200

  // MARK: Blocks

  /// What the lines before say of the next one.
  private struct Context {
    /// The sign and the length of the fence that is open.
    var fence: (sign: UInt8, length: Int)?
    /// The columns at which the texts of the open list items begin, the outermost first.
    var items: [Int] = []
    /// How many quotes the line before was in.
    var quotes = 0
    /// Whether a line may be indented code: it can't be where a paragraph goes on.
    var mayBeCode = true
    /// Where the paragraph at hand begins; `nil` where there is none.
    var paragraph: Int?
  }

  private mutating func readLines() {
    var context = Context()
    // A CR before an LF is a blank at the end of its line.
    let lineEnd: UInt8 = unsafe ByteSearch.firstIndex(of: 0x0A, in: text, from: 0) == nil ? 0x0D : 0x0A
    var start = 0
    while unsafe start < text.count {
      let end = unsafe ByteSearch.firstIndex(of: lineEnd, in: text, from: start) ?? text.count
      readLine(start..<end, &context)
      start = end + 1
    }
    unsafe endParagraph(at: text.count, &context)
  }

  private mutating func readLine(_ line: Range<Int>, _ context: inout Context) {
    var (offset, indentation, quotes) = (line.lowerBound, 0, 0)
    func skipBlanks() {
      while offset < line.upperBound,
        unsafe text[offset] == 0x20 || text[offset] == 0x09 || text[offset] == 0x0D
      {
        indentation = unsafe text[offset] == 0x09 ? (indentation / 4 + 1) * 4 : indentation + 1
        offset += 1
      }
    }
    skipBlanks()
    while context.fence == nil || quotes < context.quotes, offset < line.upperBound,
      unsafe text[offset] == UInt8(ascii: ">"), indentation < (context.items.last ?? 0) + 4
    {
      (offset, quotes, indentation) = (offset + 1, quotes + 1, 0)
      if offset < line.upperBound, unsafe text[offset] == 0x20 { offset += 1 }
      skipBlanks()
    }
    let isInItem = offset == line.upperBound || indentation >= context.items.last ?? 0
    if let fence = context.fence, quotes == context.quotes, isInItem {
      if isFence(offset..<line.upperBound, closing: fence) { context.fence = nil }
      return
    }
    // A quote or an item that ends ends what is open in it.
    context.fence = nil
    guard offset < line.upperBound else {
      endParagraph(at: line.lowerBound, &context)
      return context.mayBeCode = true
    }
    if quotes > context.quotes || quotes < context.quotes && context.paragraph == nil {
      endParagraph(at: line.lowerBound, &context)
      context.items = []
      context.mayBeCode = true
    }
    context.quotes = quotes
    while let item = context.items.last, indentation < item, context.paragraph == nil {
      context.items.removeLast()
    }
    if context.mayBeCode, indentation >= (context.items.last ?? 0) + 4 { return }
    while let width = widthOfMarker(offset..<line.upperBound) {
      endParagraph(at: line.lowerBound, &context)
      while let item = context.items.last, indentation < item { context.items.removeLast() }
      (offset, indentation) = (offset + width, indentation + width)
      let column = indentation
      skipBlanks()
      // What is indented further is code of the item, whose text begins one blank behind the marker.
      let isCode = indentation - column > 4
      context.items.append(isCode || offset == line.upperBound ? column + 1 : indentation)
      if isCode { return context.mayBeCode = true }
    }
    if let fence = fence(offset..<line.upperBound) {
      endParagraph(at: line.lowerBound, &context)
      context.mayBeCode = true
      return context.fence = fence
    }
    let isHeading = self.isHeading(offset..<line.upperBound)
    if isHeading { endParagraph(at: line.lowerBound, &context) }
    if context.paragraph == nil { context.paragraph = offset }
    context.mayBeCode = isHeading
    if isHeading { endParagraph(at: line.upperBound, &context) }
  }

  /// The fence that opens code on a line: three of its signs or more; a fence of backticks has none behind
  /// it.
  private func fence(_ line: Range<Int>) -> (sign: UInt8, length: Int)? {
    let sign = unsafe line.isEmpty ? 0 : text[line.lowerBound]
    guard sign == InlineTags.backtick || sign == UInt8(ascii: "~") else { return nil }
    let length = lengthOfRun(line)
    let rest = unsafe text[(line.lowerBound + length)..<line.upperBound]
    guard length >= 3, unsafe sign != InlineTags.backtick || !rest.contains(sign) else { return nil }
    return (sign, length)
  }

  private func isFence(_ line: Range<Int>, closing fence: (sign: UInt8, length: Int)) -> Bool {
    guard let first = line.first, unsafe text[first] == fence.sign else { return false }
    let length = lengthOfRun(line)
    return unsafe length >= fence.length && text[(first + length)..<line.upperBound].allSatisfy { $0 <= 0x20 }
  }

  /// How often the first byte of a range stands there in a row.
  private func lengthOfRun(_ range: Range<Int>) -> Int {
    let sign = unsafe text[range.lowerBound]
    return unsafe text[range].prefix { $0 == sign }.count
  }

  /// How many bytes the marker of a list item has, `-` or `12.`, where a blank or nothing follows.
  private func widthOfMarker(_ line: Range<Int>) -> Int? {
    guard let first = line.first else { return nil }
    var end = first
    if unsafe "-*+".utf8.contains(text[first]) {
      end += 1
    } else {
      while end < line.upperBound, end - first < 9, unsafe text[end] &- 0x30 < 10 { end += 1 }
      guard end > first, end < line.upperBound, unsafe ".)".utf8.contains(text[end]) else { return nil }
      end += 1
    }
    return unsafe end == line.upperBound || text[end] == 0x20 || text[end] == 0x09 ? end - first : nil
  }

  private func isHeading(_ line: Range<Int>) -> Bool {
    guard let first = line.first, unsafe text[first] == InlineTags.mark else { return false }
    let end = first + lengthOfRun(line)
    return unsafe end - first <= 6 && (end == line.upperBound || text[end] <= 0x20)
  }

  // MARK: Paragraphs

  private mutating func endParagraph(at end: Int, _ context: inout Context) {
    guard let start = context.paragraph else { return }
    context.paragraph = nil
    let paragraph = unsafe UnsafeBufferPointer(rebasing: text[start..<end])
    if unsafe ByteSearch.firstIndex(of: InlineTags.mark, in: paragraph, from: 0) != nil {
      readParagraph(start..<end)
    }
  }

  /// Each byte is looked at a few times at most, whatever stands in the text: an end that was looked for and
  /// not found is not looked for again.
  private mutating func readParagraph(_ range: Range<Int>) {
    let text = unsafe self.text
    var offset = range.lowerBound
    /// Where the last run of so many backticks begins; made when the first one is met.
    var lastRuns: [Int: Int]?
    var endings = Endings()
    while offset < range.upperBound {
      // Most of a text is this.
      while offset < range.upperBound, unsafe text[offset] > InlineTags.backtick || text[offset] == 0x20 {
        offset += 1
      }
      guard offset < range.upperBound else { return }
      switch unsafe text[offset] {
      case UInt8(ascii: "\\"): offset += 2
      case InlineTags.backtick:
        let length = lengthOfRun(offset..<range.upperBound)
        let last = lastRuns ?? runs(of: InlineTags.backtick, in: offset..<range.upperBound)
        lastRuns = last
        let start = offset
        offset += length
        guard last[length] ?? 0 > start else { break }
        while offset < range.upperBound {
          guard unsafe text[offset] == InlineTags.backtick else { offset += 1; continue }
          let next = lengthOfRun(offset..<range.upperBound)
          offset += next
          if next == length { break }
        }
      case UInt8(ascii: "["): offset = endOfBrackets(offset, range, &endings)
      case UInt8(ascii: "]") where unsafe text[(offset + 1)..<range.upperBound].first == UInt8(ascii: "("):
        offset = endOfAddress(offset + 1, range, &endings) ?? offset + 1
      case UInt8(ascii: "<"): offset = endOfMarkup(offset, range, &endings)
      case InlineTags.mark:
        if let name = tag(at: offset) {
          found.append(Found(name: name, offset: offset))
          offset += name.utf8.count
        }
        offset += 1
      default: offset += 1
      }
    }
  }

  /// Which ends were looked for in a paragraph and are not there.
  private struct Endings {
    var lacksParenthesis = false
    var lacksAngle = false
    var lacksComment = false
  }

  private func runs(of sign: UInt8, in range: Range<Int>) -> [Int: Int] {
    var (runs, offset) = ([Int: Int](), range.lowerBound)
    while offset < range.upperBound {
      guard unsafe text[offset] == sign else { offset += 1; continue }
      let length = lengthOfRun(offset..<range.upperBound)
      runs[length] = offset
      offset += length
    }
    return runs
  }

  /// Where a link ends: `[[page]]`, `[words](address)`, `[words][name]`; else the next offset.
  private func endOfBrackets(_ start: Int, _ range: Range<Int>, _ endings: inout Endings) -> Int {
    let isPage = unsafe start + 1 < range.upperBound && text[start + 1] == UInt8(ascii: "[")
    let inside = start + (isPage ? 2 : 1)
    // Up to the next bracket of any kind: where there are many, each is looked at once.
    guard inside < range.upperBound,
      let close = unsafe text[inside..<range.upperBound].firstIndex(where: { $0 == 0x5B || $0 == 0x5D }),
      unsafe text[close] == UInt8(ascii: "]"), close + 1 < range.upperBound
    else { return start + 1 }
    let next = unsafe text[close + 1]
    if isPage, next == UInt8(ascii: "]") { return close + 2 }
    if next == UInt8(ascii: "(") { return endOfAddress(close + 1, range, &endings) ?? start + 1 }
    guard next == UInt8(ascii: "["), !isPage else { return start + 1 }
    let name = unsafe text[(close + 2)..<range.upperBound].firstIndex { $0 == 0x5B || $0 == 0x5D }
    return name.flatMap { unsafe text[$0] == UInt8(ascii: "]") ? $0 + 1 : nil } ?? start + 1
  }

  /// Behind the parenthesis that closes an address.
  private func endOfAddress(_ start: Int, _ range: Range<Int>, _ endings: inout Endings) -> Int? {
    guard !endings.lacksParenthesis else { return nil }
    let close = unsafe text[start..<range.upperBound].firstIndex(of: UInt8(ascii: ")"))
    endings.lacksParenthesis = close == nil
    return close.map { $0 + 1 }
  }

  /// Where a tag of HTML, an address in angle brackets or a remark ends; else the next offset.
  private func endOfMarkup(_ start: Int, _ range: Range<Int>, _ endings: inout Endings) -> Int {
    let rest = unsafe text[start..<range.upperBound]
    if unsafe rest.starts(with: "<!--".utf8) {
      guard !endings.lacksComment else { return start + 1 }
      var offset = start + 4
      while let dash = unsafe text[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "-")) {
        if unsafe text[dash..<range.upperBound].starts(with: "-->".utf8) { return dash + 3 }
        offset = dash + 1
      }
      endings.lacksComment = true
      return start + 1
    }
    let name = unsafe rest.dropFirst().drop { $0 == UInt8(ascii: "/") }
      .prefix { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }
    guard let next = unsafe text[name.endIndex..<range.upperBound].first,
      let initial = unsafe name.first, (initial | 0x20) &- 0x61 < 26,
      next <= 0x20 || ">/:".utf8.contains(next), !endings.lacksAngle
    else { return start + 1 }
    let close = unsafe rest.firstIndex(of: UInt8(ascii: ">"))
    endings.lacksAngle = close == nil
    return close.map { $0 + 1 } ?? start + 1
  }

  private static let backtick = UInt8(ascii: "`")
}
