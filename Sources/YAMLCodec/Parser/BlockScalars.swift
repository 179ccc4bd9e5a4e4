// Chapter 8.1: literal and folded scalars. `ScalarText` makes their text.

extension Parser {
  /// Reads a block scalar: productions [162] to [182], `c-b-block-header(t)` … `l-folded-content(n,t)`.
  ///
  /// The cursor is left at the start of the line behind it.
  /// - Parameter parent: the indentation of the collection around it, -1 for none.
  /// - Throws: ``YAMLError/Reason/blockScalarHeader(found:)``, ``YAMLError/Reason/blockScalarIndentation``.
  mutating func blockScalar(properties: Int32, parent: Int) throws(ParseFailure) {
    let start = offset
    let style: YAMLTree.ScalarStyle = next == UInt8(ascii: "|") ? .literal : .folded
    let header = try blockScalarHeader(from: start)
    let stop: Int
    let content: Int
    if offset < end { lineBreak() }
    if let digit = header.indentation {
      content = max(parent, 0) + digit
    } else {
      content = try contentIndentation(parent: parent, from: start)
    }
    stop = blockScalarLines(indent: content, parent: parent)
    try checkLength(from: start, to: stop)
    if lineHasTab, next == 0 || isBreak(next), mode == .strict {
      throw failure(.tabInIndentation, at: lineStart + max(indent, 0), from: start)
    }
    var flags: NodeRecord.Flags = .rewritten
    flags.formUnion(header.chomping)
    append(
      NodeRecord(
        .scalar, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: stop),
        next: Int32(truncatingIfNeeded: records.count + 1), count: Int32(truncatingIfNeeded: content),
        properties: properties, style: style, flags: flags))
  }

  /// Reads what follows `|` or `>`: productions [162] to [164], `c-b-block-header(t)`,
  /// `c-indentation-indicator`, `c-chomping-indicator(t)`, and [77], `s-b-comment`.
  private mutating func blockScalarHeader(from start: Int) throws(ParseFailure) -> (
    indentation: Int?, chomping: NodeRecord.Flags
  ) {
    var indentation: Int?
    var chomping: NodeRecord.Flags?
    offset += 1
    while true {
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-"), chomping == nil {
        chomping = next == UInt8(ascii: "+") ? .keep : .strip
      } else if next &- 0x31 < 9, indentation == nil {
        indentation = Int(next) - 0x30
      } else {
        break
      }
      offset += 1
    }
    contentEnd = offset
    let headerEnd = offset
    blanks()
    if next == UInt8(ascii: "#"), offset > headerEnd { comment() }
    guard offset >= end || isBreak(next) else {
      throw failure(.blockScalarHeader(found: excerpt(at: offset)), from: start)
    }
    return (indentation, chomping ?? [])
  }

  /// Finds the indentation of the content, from the next line on; the cursor stays: chapter 8.1.1.1.
  private func contentIndentation(parent: Int, from start: Int) throws(ParseFailure) -> Int {
    var index = offset
    var most = 0
    var mostAt = index
    while index < end {
      let line = index
      while byte(index) == 0x20 { index += 1 }
      let spaces = index - line
      if index < end, unsafe !isBreak(bytes[index]) {
        // A marker at the margin is no content.
        if spaces <= parent || (spaces == 0 && isMarker(at: index)) { break }
        if most > spaces { throw failure(.blockScalarIndentation, at: mostAt, from: start) }
        return spaces
      }
      if spaces > most { (most, mostAt) = (spaces, line) }
      if index < end { unsafe index += bytes[index] == 0x0D && byte(index + 1) == 0x0A ? 2 : 1 }
    }
    return max(most, parent + 1, 1)
  }

  /// Reads the lines of a block scalar: productions [70] to [71], `l-empty(n,c)`, [173] to [182], and [206],
  /// `c-forbidden`.
  ///
  /// - Returns: where its last line ends, empty ones included.
  private mutating func blockScalarLines(indent content: Int, parent: Int) -> Int {
    var stop = contentEnd
    while offset < end {
      let line = offset
      var index = line
      while index < end, unsafe bytes[index] == 0x20, index - line < content { index += 1 }
      let isEmpty = unsafe index >= end || isBreak(bytes[index])
      if !isEmpty {
        if index - line < content || (content == 0 && isMarker(at: line)) { break }
        while index < end, unsafe !isBreak(bytes[index]) { index += 1 }
      }
      offset = index
      if offset < end { lineBreak() }
      stop = offset
    }
    startLine()
    return stop
  }
}
