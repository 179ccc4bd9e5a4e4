/// Code, indented and fenced (CommonMark 4.4 and 4.5).
extension BlockParser {
  mutating func continuesIndentedCode() -> Continuation {
    if line.isIndented {
      advance(columns: 4)
    } else if line.isBlank {
      advanceToNextNonspace()
    } else {
      return .failed
    }
    return .matched
  }

  mutating func startsIndentedCode() -> Bool {
    guard tree[tip].kind != .paragraph, !line.isBlank else { return false }
    advance(columns: 4)
    closeUnmatchedBlocks()
    addChild(.codeBlock, at: line.offset)
    return true
  }

  mutating func startsFence() -> Bool {
    let start = line.nextNonspace
    let mark = byte(start)
    var end = start
    while byte(end) == mark { end += 1 }
    guard end - start >= 3 else { return false }
    if mark == Byte.backtick, source[end..<line.end].contains(Byte.backtick) { return false }
    let indent = line.indent
    closeUnmatchedBlocks()
    let node = addChild(.codeBlock, at: start)
    tree[node].marker = mark
    tree[node].width = Int32(end - start)
    tree[node].indent = Int32(indent)
    // The info string is the first line of the content until the block is closed.
    advanceToNextNonspace()
    advance(bytes: end - start)
    return true
  }

  mutating func continuesFence(_ node: NodeID) -> Continuation {
    if !line.isIndented, byte(line.nextNonspace) == tree[node].marker {
      var end = line.nextNonspace
      while byte(end) == tree[node].marker { end += 1 }
      let length = end - line.nextNonspace
      while byte(end).isBlank { end += 1 }
      if end >= line.end, length >= Int(tree[node].width) {
        finalize(node, lastLine: line.number, end: line.end)
        return .finished
      }
    }
    var indent = tree[node].indent
    while indent > 0, byte(line.offset).isBlank {
      advance(columns: 1)
      indent -= 1
    }
    return .matched
  }

  mutating func finalizeCode(_ node: NodeID) {
    if tree[node].marker == 0 { dropBlankEnd(of: node) } else { splitInfo(of: node) }
  }

  /// Parts the info string of a fence, the first line, from the code.
  private mutating func splitInfo(of node: NodeID) {
    let content = tree[node].content
    var end = Int(content.start)
    while end < Int(content.end), tree.text[end] != Byte.newline { end += 1 }
    tree[node].content.start = Int32(min(end + 1, Int(content.end)))
    var start = Int(content.start)
    while start < end, tree.text[start].isBlank { start += 1 }
    while end > start, tree.text[end - 1].isBlank { end -= 1 }
    tree[node].extra = tree.unescaped(Node.Span(start, end))
  }

  /// Takes blank lines from the end of indented code.
  private mutating func dropBlankEnd(of node: NodeID) {
    let start = Int(tree[node].content.start)
    var end = Int(tree[node].content.end)
    var lines = Int32(0)
    for byte in tree.text[start..<end] where byte == Byte.newline { lines += 1 }
    while end > start {
      var first = end - 1
      while first > start, tree.text[first - 1] != Byte.newline { first -= 1 }
      guard tree.text[first..<end - 1].allSatisfy(\.isBlank) else { break }
      end = first
      lines -= 1
    }
    tree[node].content.end = Int32(end)
    tree[node].lines.end = tree[node].lines.start + max(0, lines - 1)
    if end > start { tree[node].span.end = Int32(tree.sourceOffset(ofText: end - 1)) }
  }
}
