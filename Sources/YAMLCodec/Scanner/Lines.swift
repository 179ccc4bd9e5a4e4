// Chapter 6.1 to 6.7: indentation, separation, comments, lines.

extension Parser {
  /// Reads the start of a line: productions [63], `s-indent(n)`, and [66], `s-separate-in-line`.
  ///
  /// Behind the blanks the cursor is at the first byte that counts. A document marker or the end of the text
  /// gives the indentation -1, less than any collection has.
  @inline(__always) mutating func startLine() {
    var index = offset
    lineStart = index
    while index < end, unsafe bytes[index] == 0x20 { index += 1 }
    indent = index - lineStart
    if index < end, unsafe bytes[index] == 0x09 {
      repeat { index += 1 } while unsafe index < end && isBlank(bytes[index])
    }
    lineContent = index
    offset = index
    if index >= end {
      indent = -1
    } else if indent == 0, index == lineStart, isMarker(at: index) {
      indent = -1
    }
  }

  /// Whether a line is `---` or `...`, alone or before a blank: productions [203], [204] and [206],
  /// `c-directives-end`, `c-document-end`, `c-forbidden`.
  @inline(__always) func isMarker(at offset: Int) -> Bool {
    let byte = unsafe bytes[offset]
    guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") else { return false }
    return self.byte(offset + 1) == byte && self.byte(offset + 2) == byte
      && isBlankOrBreak(self.byte(offset + 3))
  }

  /// Reads a line break: production [28], `b-break`.
  @inline(__always) mutating func lineBreak() { offset += next == 0x0D && byte(offset + 1) == 0x0A ? 2 : 1 }

  /// Reads blanks: production [66], `s-separate-in-line`.
  @inline(__always) mutating func blanks() {
    while offset < end, unsafe isBlank(bytes[offset]) { offset += 1 }
  }

  /// Reads a comment up to the break: production [75], `c-nb-comment-text`.
  @inline(__always) mutating func comment() {
    while offset < end, unsafe !isBreak(bytes[offset]) { offset += 1 }
  }

  /// Reads blanks, comments and empty lines up to what counts: productions [77] to [81], `s-b-comment`,
  /// `l-comment`, `s-l-comments`, `s-separate(n,c)`; who calls compares the indentation.
  ///
  /// - Throws: ``YAMLError/Reason/commentWithoutBlank`` at the `#`.
  @inline(__always) mutating func separation() throws(ParseFailure) {
    while true {
      blanks()
      guard offset < end else {
        indent = -1
        lineContent = offset
        return
      }
      let byte = unsafe bytes[offset]
      if byte == UInt8(ascii: "#") {
        guard unsafe isFirstOnLine || isBlank(bytes[offset - 1]) else { throw failure(.commentWithoutBlank) }
        comment()
      } else if !isBreak(byte) {
        return
      }
      if offset < end { lineBreak() }
      startLine()
      if indent < 0 { return }
    }
  }

  /// Reads blanks, comments and lines between the parts of a collection in brackets: production [80],
  /// `s-separate(n,c)`, with [69] and [74], `s-flow-line-prefix(n)` and `s-flow-folded(n)`.
  ///
  /// - Throws: ``YAMLError/Reason/notIndented(_:)``, ``YAMLError/Reason/documentMarkerInside(_:)``,
  ///   ``YAMLError/Reason/unterminated(_:)``, ``YAMLError/Reason/commentWithoutBlank``.
  mutating func flowSeparation(_ construct: YAMLError.Construct, from opening: Int, indent least: Int)
    throws(ParseFailure)
  {
    while true {
      try separation()
      if offset >= end { throw failure(.unterminated(construct), from: opening) }
      if !isFirstOnLine { return }
      if indent < 0 { throw failure(.documentMarkerInside(construct), from: opening) }
      if indent < least { throw failure(.notIndented(construct), from: opening) }
      return
    }
  }

  /// Goes to the next line of a scalar that is not empty: productions [69] and [73] to [74],
  /// `s-flow-line-prefix(n)`, `b-l-folded(n,c)`, `s-flow-folded(n)`.
  @inline(__always) mutating func nextTextLine() {
    repeat {
      lineBreak()
      startLine()
    } while unsafe indent >= 0 && isBreak(bytes[offset])
  }
}
