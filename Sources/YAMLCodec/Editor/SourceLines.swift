/// The lines of a text by their offsets; LF, CRLF and CR end a line.
struct SourceLines {
  let bytes: [UInt8]

  func start(of offset: Int) -> Int {
    var start = offset
    while start > 0, !isBreak(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// Where the line of an offset ends, before its line break.
  func contentEnd(of offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
    return end
  }

  /// Where the next line starts, or the text ends.
  func end(of offset: Int) -> Int {
    let end = contentEnd(of: offset)
    guard end < bytes.count else { return end }
    return end + (bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1)
  }

  /// Where the line before the one that starts at `start` starts.
  func previous(_ start: Int) -> Int {
    guard start > 0 else { return 0 }
    var end = start - 1
    if bytes[end] == 0x0A, end > 0, bytes[end - 1] == 0x0D { end -= 1 }
    return self.start(of: end)
  }

  /// The bytes before an offset on its line.
  func column(of offset: Int) -> Int { offset - start(of: offset) }

  /// The first byte of the line that is no blank; the line's end where all are blank.
  func firstText(of offset: Int) -> Int { afterBlanks(start(of: offset)) }

  /// The first offset from `offset` on whose byte is no blank.
  func afterBlanks(_ offset: Int) -> Int {
    var index = offset
    while index < bytes.count, isBlank(bytes[index]) { index += 1 }
    return index
  }

  /// Whether only blanks stand before an offset on its line.
  func isFirst(_ offset: Int) -> Bool { firstText(of: offset) == offset }

  /// Whether the line of an offset has nothing but blanks.
  func isEmpty(_ offset: Int) -> Bool {
    let first = firstText(of: offset)
    return first >= bytes.count || isBreak(bytes[first])
  }

  /// Whether the line that starts at an offset has nothing but spaces, and no more of them than a text block
  /// has before each line: what stands beyond is text, production [70], `l-empty(n,c)`.
  func isEmpty(_ start: Int, indentedAtMost indentation: Int) -> Bool {
    var offset = start
    while offset < bytes.count, bytes[offset] == 0x20, offset - start < indentation { offset += 1 }
    return offset >= bytes.count || isBreak(bytes[offset])
  }

  /// Whether the line of an offset has nothing but a comment.
  func isComment(_ offset: Int) -> Bool { byte(firstText(of: offset)) == UInt8(ascii: "#") }

  /// The byte at an offset, 0 behind the end.
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The line break before the line of an offset, which an added line takes over; LF where the text has none.
  func lineEnding(near offset: Int) -> [UInt8] {
    let start = start(of: min(offset, bytes.count))
    if start > 0 {
      if bytes[start - 1] == 0x0D { return [0x0D] }
      return start > 1 && bytes[start - 2] == 0x0D ? [0x0D, 0x0A] : [0x0A]
    }
    let end = contentEnd(of: 0)
    return end < bytes.count ? Array(bytes[end..<self.end(of: 0)]) : [0x0A]
  }

  /// Where the comment lines start that stand directly above a line, none of them before `limit`.
  func commentStart(above start: Int, notBefore limit: Int) -> Int {
    var first = start
    while first > limit {
      let line = previous(first)
      guard line >= limit, isComment(line) else { break }
      first = line
    }
    return first
  }

  /// Whether a range has nothing but blanks, line breaks and commas.
  func isSeparator(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { isBlank($0) || isBreak($0) || $0 == UInt8(ascii: ",") }
  }
}
