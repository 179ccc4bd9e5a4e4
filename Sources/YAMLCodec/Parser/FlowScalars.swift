// Chapter 7.3: scalars in quotes and plain scalars. Only their ranges are kept; `ScalarText` makes their
// text.

extension Parser {
  /// Reads a text in double quotes: productions [107] to [116], `nb-double-char` … `nb-double-multi-line`.
  ///
  /// - Parameter least: the spaces that a further line needs.
  /// - Throws: ``YAMLError/Reason/invalidEscape(_:)`` and what ``quotedLine(_:from:indent:)`` throws.
  mutating func doubleQuoted(properties: Int32, indent least: Int) throws(ParseFailure) {
    let start = offset
    var isRewritten = false
    offset += 1
    while true {
      while offset < end, unsafe bytes[offset] != 0x22, unsafe bytes[offset] != 0x5C,
        unsafe !isBreak(bytes[offset])
      {
        offset += 1
      }
      switch next {
      case 0x22:
        offset += 1
        try checkLength(from: start, to: offset)
        return appendScalar(
          .doubleQuoted, from: start, to: offset, properties: properties, rewritten: isRewritten)
      case 0x5C where isBreak(byte(offset + 1)): offset += 1
      case 0x5C:
        isRewritten = true
        try escape()
      default:
        isRewritten = true
        try quotedLine(.doubleQuoted, from: start, indent: least)
      }
    }
  }

  /// Reads an escape: production [62], `c-ns-esc-char`.
  private mutating func escape() throws(ParseFailure) {
    let letter = byte(offset + 1)
    if escaped(letter) != nil {
      offset += 2
    } else if let digits = escapeDigits(letter), let scalar = hexNumber(at: offset + 2, digits: digits) {
      let length = 2 + digits
      if Unicode.Scalar(scalar) == nil {
        // JSON writes a character beyond U+FFFF as two halves.
        guard scalar & 0xFC00 == 0xD800, digits == 4, byte(offset + 6) == 0x5C, byte(offset + 7) == 0x75,
          let low = hexNumber(at: offset + 8, digits: 4), low & 0xFC00 == 0xDC00
        else { throw failure(.invalidEscape(excerpt(at: offset, bytes: length))) }
        offset += length
      }
      offset += length
    } else {
      throw failure(.invalidEscape(excerpt(at: offset, bytes: 2)))
    }
  }

  private func hexNumber(at start: Int, digits: Int) -> UInt32? {
    var number: UInt32 = 0
    for index in 0..<digits {
      guard let digit = hexDigit(byte(start + index)) else { return nil }
      number = number << 4 | digit
    }
    return number
  }

  private func excerpt(at index: Int, bytes length: Int) -> String {
    var stop = min(index + length, end)
    while stop < end, unsafe bytes[stop] & 0xC0 == 0x80 { stop += 1 }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: bytes + index, count: stop - index), as: UTF8.self)
  }

  /// Reads a text in single quotes: productions [117] to [125], `c-quoted-quote` … `nb-single-multi-line`.
  mutating func singleQuoted(properties: Int32, indent least: Int) throws(ParseFailure) {
    let start = offset
    var isRewritten = false
    offset += 1
    while true {
      while offset < end, unsafe bytes[offset] != 0x27, unsafe !isBreak(bytes[offset]) { offset += 1 }
      if next != 0x27 {
        isRewritten = true
        try quotedLine(.singleQuoted, from: start, indent: least)
      } else if byte(offset + 1) == 0x27 {
        isRewritten = true
        offset += 2
      } else {
        offset += 1
        try checkLength(from: start, to: offset)
        return appendScalar(
          .singleQuoted, from: start, to: offset, properties: properties, rewritten: isRewritten)
      }
    }
  }

  /// Goes to the next line of a text in quotes: productions [112], [113], [115] and [124],
  /// `s-double-escaped(n)`, `s-double-break(n)`, `s-double-next-line(n)`, `s-single-next-line(n)`.
  ///
  /// - Throws: ``YAMLError/Reason/unterminated(_:)``, ``YAMLError/Reason/documentMarkerInside(_:)``,
  ///   ``YAMLError/Reason/notIndented(_:)``.
  private mutating func quotedLine(_ construct: YAMLError.Construct, from start: Int, indent least: Int)
    throws(ParseFailure)
  {
    if offset >= end { throw failure(.unterminated(construct), from: start) }
    nextTextLine()
    if offset >= end { throw failure(.unterminated(construct), from: start) }
    if indent < 0 { throw failure(.documentMarkerInside(construct), from: start) }
    if indent < least {
      throw failure(
        lineHasTab ? .tabInIndentation : .notIndented(construct), at: lineStart + indent, from: start)
    }
  }

  /// Whether a plain scalar begins at the cursor: production [126], `ns-plain-first(c)`.
  @inline(__always) func startsPlain(inFlow: Bool) -> Bool {
    let byte = next
    // Letters, digits and everything beyond ASCII.
    if (byte | 0x20) &- 0x61 < 26 || isDigit(byte) || byte >= 0x80 { return true }
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: ":") {
      return isPlainSafe(self.byte(offset + 1), inFlow: inFlow)
    }
    return !isIndicator(byte) && !isBlankOrBreak(byte)
  }

  /// Whether a byte may follow a `:` within a plain scalar: productions [127] to [129], `ns-plain-safe(c)`.
  @inline(__always) func isPlainSafe(_ byte: UInt8, inFlow: Bool) -> Bool {
    !isBlankOrBreak(byte) && !(inFlow && isFlowIndicator(byte))
  }

  /// Reads a line of a plain scalar: productions [130], [132] and [133], `ns-plain-char(c)`,
  /// `nb-ns-plain-in-line(c)`, `ns-plain-one-line(c)`. The cursor stops at `:`, `#`, a break or a flow
  /// indicator.
  ///
  /// - Returns: where the text ends, without the blanks behind it.
  @inline(__always) mutating func plainLine(inFlow: Bool) -> Int {
    var index = offset
    var textEnd = index
    while index < end {
      let byte = unsafe bytes[index]
      // In a block, nothing beyond `:` ends a plain scalar.
      if byte > 0x3A {
        if inFlow && isFlowIndicator(byte) { break }
      } else if byte == 0x3A {
        if !isPlainSafe(self.byte(index + 1), inFlow: inFlow) { break }
      } else if byte <= 0x2C {
        if byte == 0x20 || byte == 0x09 {
          index += 1
          continue
        }
        if isBreak(byte) || (inFlow && byte == 0x2C) { break }
        if byte == 0x23, index > offset, unsafe isBlank(bytes[index - 1]) { break }
      }
      index += 1
      textEnd = index
    }
    offset = index
    return textEnd
  }

  /// Reads the further lines of a plain scalar: productions [134] and [135], `s-ns-plain-next-line(n,c)`,
  /// `ns-plain-multi-line(n,c)`.
  ///
  /// The cursor is left at the line that does not belong to it.
  /// - Parameters:
  ///   - textEnd: where the text of the first line ended.
  ///   - least: the spaces that a further line needs.
  /// - Returns: where the text ends.
  /// - Throws: ``YAMLError/Reason/multilineKey`` and, in brackets, those of ``quotedLine(_:from:indent:)``.
  mutating func plainLines(from start: Int, after textEnd: Int, inFlow: Bool, indent least: Int)
    throws(ParseFailure) -> Int
  {
    var textEnd = textEnd
    while offset < end, unsafe isBreak(bytes[offset]) {
      nextTextLine()
      if indent < 0 || next == UInt8(ascii: "#") { break }
      if indent < least { break }
      if inFlow && isFlowIndicator(next) { break }
      if next == UInt8(ascii: ":") && !isPlainSafe(byte(offset + 1), inFlow: inFlow) { break }
      textEnd = plainLine(inFlow: inFlow)
    }
    return textEnd
  }

  /// - Throws: ``YAMLError/Reason/scalarTooLong(limit:)``.
  @inline(__always) func checkLength(from start: Int, to stop: Int) throws(ParseFailure) {
    if stop - start > limits.scalarLength {
      throw failure(.scalarTooLong(limit: limits.scalarLength), at: start)
    }
  }
}
