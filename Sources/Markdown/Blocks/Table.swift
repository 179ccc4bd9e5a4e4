/// Tables (GFM 4.10).
extension BlockParser {
  /// The most columns: beyond it, a line of pipes is text.
  static let maximumColumns = 256

  /// A delimiter row under the last line of a paragraph makes that line a table's header.
  mutating func startsTable(in container: NodeID) -> Bool {
    guard tree[container].kind == .paragraph, let alignments = delimiterRow() else { return false }
    let content = tree[container].content
    let header = max(lastLineStart, Int(content.start))
    guard header < Int(content.end), tree[container].lines.start < line.number else { return false }
    let headerRange = header..<Int(content.end) - 1
    let cells = TableRow.cells(in: tree.text, at: headerRange)
    guard cells.count == alignments.count, containsSign(headerRange, of: alignments) else { return false }
    let headerOffset = tree.sourceOffset(ofText: header)
    let texts = cells.map { (Array(tree.text[$0]), tree.sourceOffset(ofText: $0.lowerBound)) }
    replaceHeader(of: container, at: header, offset: headerOffset)
    tree[tip].width = Int32(alignments.count)
    addRow(texts, alignments: alignments, offset: headerOffset, lineNumber: line.number - 1)
    advanceToEnd()
    return true
  }

  /// A pipe or a colon distinguishes one column from a heading.
  private func containsSign(_ header: Range<Int>, of alignments: [Node.Alignment]) -> Bool {
    alignments.count > 1 || tree.text[header].contains(Byte.pipe)
      || source[line.nextNonspace..<line.end].contains { $0 == Byte.pipe || $0 == Byte.colon }
  }

  /// Takes the header line from the paragraph and opens a table in its place or behind it.
  private mutating func replaceHeader(of paragraph: NodeID, at header: Int, offset: Int) {
    if header == Int(tree[paragraph].content.start) {
      let first = tree[paragraph].lines.start
      tip = tree[paragraph].parent
      tree.unlink(paragraph)
      let table = addChild(.table, at: offset)
      tree[table].lines.start = first
    } else {
      tree[paragraph].content.end = Int32(header)
      finalize(paragraph, lastLine: line.number - 2, end: max(0, offset - 1))
      let table = addChild(.table, at: offset)
      tree[table].lines.start = Int32(line.number - 1)
    }
  }

  mutating func startsTableRow(in container: NodeID) -> Bool {
    guard tree[container].kind == .table, !line.isBlank else { return false }
    let header = tree[container].firstChild
    var alignments: [Node.Alignment] = []
    var cell = tree[header].firstChild
    while cell != .none {
      alignments.append(Node.Alignment(rawValue: tree[cell].level) ?? .none)
      cell = tree[cell].next
    }
    let cells = TableRow.cells(in: source, at: line.nextNonspace..<line.end)
    addedCells += max(0, alignments.count - cells.count)
    guard addedCells <= source.count + 1000 else { return false }
    closeUnmatchedBlocks()
    addRow(
      cells.map { (Array(source[$0]), $0.lowerBound) }, alignments: alignments, offset: line.nextNonspace,
      lineNumber: line.number)
    advanceToEnd()
    return true
  }

  /// Adds a row with as many cells as the header has: more are dropped, missing ones are empty.
  private mutating func addRow(
    _ cells: [(text: [UInt8], source: Int)], alignments: [Node.Alignment], offset: Int, lineNumber: Int
  ) {
    var row = Node(.tableRow)
    row.isOpen = false
    row.span = Node.Span(offset, line.end)
    row.lines = Node.Span(lineNumber, lineNumber)
    let rowID = tree.add(row)
    tree.append(rowID, to: tip)
    for (index, alignment) in alignments.enumerated() {
      var cell = Node(.tableCell)
      cell.isOpen = false
      cell.level = alignment.rawValue
      cell.lines = row.lines
      cell.span = Node.Span(line.end, line.end)
      if index < cells.count {
        let (text, offset) = cells[index]
        cell.span = Node.Span(offset, offset + text.count)
        cell.content = addCellText(text, source: offset)
      }
      tree.append(tree.add(cell), to: rowID)
    }
  }

  /// Adds a cell's text, `\|` as a pipe: it is so even in code.
  private mutating func addCellText(_ text: [UInt8], source: Int) -> Node.Span {
    let start = tree.text.count
    tree.noteOrigin(source)
    for (index, byte) in text.enumerated() {
      if byte == Byte.backslash, index + 1 < text.count, text[index + 1] == Byte.pipe {
        tree.origins.append(Tree.Origin(text: Int32(tree.text.count), source: Int32(source + index + 1)))
      } else {
        tree.text.append(byte)
      }
    }
    return Node.Span(start, tree.text.count)
  }

  /// Reads `| --- | :-: |`; `nil` where the line is something else.
  private func delimiterRow() -> [Node.Alignment]? {
    var alignments: [Node.Alignment] = []
    var offset = line.nextNonspace
    func passBlanks() { while byte(offset).isBlank { offset += 1 } }
    if byte(offset) == Byte.pipe { offset += 1 }
    passBlanks()
    while offset < line.end {
      let isLeft = byte(offset) == Byte.colon
      if isLeft { offset += 1 }
      guard byte(offset) == Byte.minus, alignments.count < Self.maximumColumns else { return nil }
      while byte(offset) == Byte.minus { offset += 1 }
      let isRight = byte(offset) == Byte.colon
      if isRight { offset += 1 }
      alignments.append(isLeft ? isRight ? .center : .left : isRight ? .right : .none)
      passBlanks()
      guard offset < line.end else { break }
      guard byte(offset) == Byte.pipe else { return nil }
      offset += 1
      passBlanks()
    }
    return alignments.isEmpty ? nil : alignments
  }
}

enum TableRow {
  /// The cells' ranges without the blanks around them.
  static func cells(in bytes: [UInt8], at range: Range<Int>) -> [Range<Int>] {
    let row = trimmed(range, in: bytes)
    var cells: [Range<Int>] = []
    var start = row.lowerBound
    if start < row.upperBound, bytes[start] == Byte.pipe { start += 1 }
    var offset = start
    while offset < row.upperBound {
      if bytes[offset] == Byte.pipe {
        cells.append(trimmed(start..<offset, in: bytes))
        start = offset + 1
      } else if bytes[offset] == Byte.backslash, offset + 1 < row.upperBound, bytes[offset + 1].isPunctuation
      {
        offset += 1
      }
      offset += 1
    }
    if start < row.upperBound { cells.append(trimmed(start..<row.upperBound, in: bytes)) }
    return cells
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start].isBlank { start += 1 }
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return start..<end
  }
}
