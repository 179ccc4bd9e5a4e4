/// Where the front matter of a Markdown file is.
///
/// It begins with a line `---` at the start of the file, after a byte order mark at most, and ends before a
/// line `---` or `...`; blanks behind the dashes are allowed. Lines end with LF, CRLF or CR. Lines that only
/// look like these: ``UnusualDashes``.
struct FrontMatterSplit: Hashable {
  /// Between the two lines; to the end of the file where the second one is missing.
  var content: Range<Int>
  /// Behind the second line.
  var bodyStart: Int
  /// Whether there is a second line.
  var isTerminated: Bool
  /// The first byte of the content that YAML text may not contain.
  var invalid: Int?
  /// Where the opening line begins, if empty lines or comments stand before it.
  var leading: Int?
  /// A line of more than three dashes or of unusual ones in the content, the first, which may be meant as the
  /// closing line.
  var unusualLine: Range<Int>?

  /// Splits a file; `nil` where it does not begin with `---`. The lines are checked in the same pass.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    let hasMark = unsafe text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
    let first = hasMark ? 3 : 0
    let opening = unsafe FrontMatterStart.opening(text, from: first)
    unsafe self.init(text, at: opening)
    leading = opening > first ? opening : nil
    if leading != nil, !isTerminated { return nil }
  }

  /// Splits a file whose opening line begins at an offset.
  init?(_ text: UnsafeBufferPointer<UInt8>, at opening: Int) {
    guard let start = unsafe Self.markerEnd(text, at: opening, marks: UInt8(ascii: "-")) else { return nil }
    unsafe self.init(text, contentFrom: start)
  }

  /// Splits a file whose content begins at an offset, behind an opening line.
  init(_ text: UnsafeBufferPointer<UInt8>, contentFrom start: Int) {
    var scan = unsafe LineScan(text, from: start)
    while scan.offset < text.count {
      let byte = unsafe text[scan.offset]
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."),
        let end = unsafe Self.markerEnd(text, at: scan.offset, marks: byte)
      {
        content = start..<scan.offset
        bodyStart = end
        isTerminated = true
        invalid = scan.invalid
        return
      }
      if byte == UInt8(ascii: "-") || byte >= 0x80, unusualLine == nil {
        unusualLine = unsafe FrontMatterStart.closingLike(text, at: scan.offset)
      }
      scan.nextLine()
    }
    content = start..<text.count
    bodyStart = text.count
    isTerminated = false
    invalid = scan.invalid
  }

  /// The start of the line after three marks and blanks; `nil` where something else is on the line.
  static func markerEnd(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, marks: UInt8 = UInt8(ascii: "-")
  ) -> Int? {
    guard start + 3 <= text.count, unsafe text[start] == marks, unsafe text[start + 1] == marks,
      unsafe text[start + 2] == marks
    else { return nil }
    var offset = start + 3
    while offset < text.count, unsafe isBlank(text[offset]) { offset += 1 }
    if offset == text.count { return offset }
    guard unsafe isBreak(text[offset]) else { return nil }
    return unsafe text[offset] == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A
      ? offset + 2 : offset + 1
  }
}

/// The start of the line after the one that an offset is in.
func nextLine(_ text: UnsafeBufferPointer<UInt8>, after start: Int) -> Int {
  var scan = unsafe LineScan(text, from: start)
  scan.nextLine()
  return scan.offset
}
