// What nearly all lines of front matter are: `key: value` and `- item`, the value plain or in quotes and on one line.
//
// These read the same as the productions they join, or nothing at all; then the productions are asked.

/// A scalar on one line: where it is, and where its line ends.
private struct LineScalar {
  var style: YAMLTree.ScalarStyle
  var start: Int
  var end: Int
  /// The line feed behind it.
  var lineEnd: Int
}

extension Parser {
  /// Reads a key of ASCII letters, digits, `-` and `_`: productions [192], [193] and [154], `ns-l-block-map-implicit-entry(n)`,
  /// `ns-s-block-map-implicit-key`, `ns-s-implicit-yaml-key(c)`.
  ///
  /// - Returns: whether there is one; the cursor is then at its `:`.
  @inline(__always)
  mutating func commonKey() -> Bool {
    let start = offset
    // A line feed stops every loop here.
    guard endsWithLineFeed, (bytes[start] | 0x20) &- 0x61 < 26 else { return false }
    var place = start + 1
    while isKeyCharacter(bytes[place]) { place += 1 }
    guard bytes[place] == 0x3A, isBlankOrBreak(bytes[place + 1]), place - start <= limits.keyLength else {
      return false
    }
    appendScalar(.plain, from: start, to: place, properties: -1, rewritten: false)
    offset = place
    return true
  }

  @inline(__always)
  private func isKeyCharacter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || isDigit(byte) || byte == 0x5F || byte == 0x2D
  }

  /// Reads a value behind its indicator: productions [194] to [197], `c-l-block-map-implicit-value(n)` … `s-l+flow-in-block(n)`,
  /// with [109], [120], [133] (one line of quoted or plain text), [77] and [63].
  ///
  /// - Returns: whether it was one; the cursor is then in the line behind it, or at the break.
  @inline(__always)
  mutating func commonValue(indent column: Int) -> Bool {
    guard endsWithLineFeed, bytes[offset] == 0x20, let scalar = lineScalar(at: offset + 1),
      scalar.end - scalar.start <= limits.scalarLength
    else { return false }
    offset = scalar.lineEnd
    if scalar.style == .plain {
      var place = scalar.lineEnd + 1
      while place < end, bytes[place] == 0x20 { place += 1 }
      // What is indented more may go on with the text, and so may what comes behind an empty line.
      let spaces = place - scalar.lineEnd - 1
      if place < end, spaces > column || isBlankOrBreak(bytes[place]) {
        offset = scalar.start - 1
        return false
      }
      offset = scalar.lineEnd + 1
      startLine()
    }
    appendScalar(scalar.style, from: scalar.start, to: scalar.end, properties: -1, rewritten: false)
    return true
  }

  @inline(__always)
  private func lineScalar(at start: Int) -> LineScalar? {
    let first = bytes[start]
    if (first | 0x20) &- 0x61 < 26 || isDigit(first) || first >= 0x80 { return plainLineScalar(at: start) }
    guard first == 0x22 || first == 0x27 else { return nil }
    var place = start + 1
    while bytes[place] != first {
      if bytes[place] == 0x5C && first == 0x22 || isBreak(bytes[place]) { return nil }
      place += 1
    }
    place += 1
    guard place < end, bytes[place] == 0x0A else { return nil }
    return LineScalar(
      style: first == 0x22 ? .doubleQuoted : .singleQuoted, start: start, end: place, lineEnd: place)
  }

  @inline(__always)
  private func plainLineScalar(at start: Int) -> LineScalar? {
    var place = start
    while true {
      let byte = bytes[place]
      if byte <= 0x3A, byte <= 0x1F || byte == 0x3A || byte == 0x23 {
        if byte == 0x0A { break }
        if byte == 0x3A && !isBlankOrBreak(bytes[place + 1]) || byte == 0x23 && !isBlank(bytes[place - 1]) {
          place += 1
          continue
        }
        return nil
      }
      place += 1
    }
    var stop = place
    while bytes[stop - 1] == 0x20 { stop -= 1 }
    return LineScalar(style: .plain, start: start, end: stop, lineEnd: place)
  }
}
