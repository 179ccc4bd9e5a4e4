/// Where the front matter of a Markdown file is.
///
/// It begins with a line `---` at the start of the file, after a byte order mark at most, and ends before a line
/// `---` or `...`; blanks behind the dashes are allowed. Lines end with LF, CRLF or CR.
struct FrontMatterSplit: Hashable {
  /// Between the two lines; to the end of the file where the second one is missing.
  var content: Range<Int>
  /// Behind the second line.
  var bodyStart: Int
  /// Whether there is a second line.
  var isTerminated: Bool

  /// Splits a file; `nil` where it does not begin with `---`.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    let hasMark = text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
    guard let start = Self.markerEnd(text, at: hasMark ? 3 : 0, marks: UInt8(ascii: "-")) else { return nil }
    var line = start
    while line < text.count {
      let byte = text[line]
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."),
        let end = Self.markerEnd(text, at: line, marks: byte)
      {
        self.init(content: start..<line, bodyStart: end, isTerminated: true)
        return
      }
      line = nextLine(text, after: line)
    }
    self.init(content: start..<text.count, bodyStart: text.count, isTerminated: false)
  }

  init(content: Range<Int>, bodyStart: Int, isTerminated: Bool) {
    self.content = content
    self.bodyStart = bodyStart
    self.isTerminated = isTerminated
  }

  /// The start of the line after three marks and blanks; `nil` where something else is on the line.
  private static func markerEnd(_ text: UnsafeBufferPointer<UInt8>, at start: Int, marks: UInt8) -> Int? {
    guard start + 3 <= text.count, text[start] == marks, text[start + 1] == marks, text[start + 2] == marks
    else { return nil }
    var place = start + 3
    while place < text.count, isBlank(text[place]) { place += 1 }
    if place == text.count { return place }
    guard isBreak(text[place]) else { return nil }
    return text[place] == 0x0D && place + 1 < text.count && text[place + 1] == 0x0A ? place + 2 : place + 1
  }
}

/// The start of the line after the one that a place is in; eight bytes at a time.
func nextLine(_ text: UnsafeBufferPointer<UInt8>, after start: Int) -> Int {
  guard let base = text.baseAddress else { return 0 }
  let raw = UnsafeRawPointer(base)
  var place = start
  while place + 8 <= text.count {
    let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    if hasByte(word, 0x0A) || hasByte(word, 0x0D) { break }
    place += 8
  }
  while place < text.count, !isBreak(text[place]) { place += 1 }
  guard place < text.count else { return place }
  return text[place] == 0x0D && place + 1 < text.count && text[place + 1] == 0x0A ? place + 2 : place + 1
}

/// Whether one of eight bytes is this one.
@inline(__always)
private func hasByte(_ word: UInt64, _ byte: UInt64) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let difference = word ^ (ones &* byte)
  return (difference &- ones) & ~difference & 0x8080_8080_8080_8080 != 0
}
