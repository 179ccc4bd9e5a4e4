/// Headings of both kinds (CommonMark 4.2 and 4.3).
extension BlockParser {
  /// `## Heading ##`
  mutating func startsHeading() -> Bool {
    let start = line.nextNonspace
    var offset = start
    while byte(offset) == Byte.hash, offset - start <= 6 { offset += 1 }
    let level = offset - start
    guard level <= 6, byte(offset).isBlank || offset >= line.end else { return false }
    closeUnmatchedBlocks()
    let node = addChild(.heading, at: start)
    tree[node].level = UInt8(level)
    let content = headingContent(from: offset)
    tree.noteOrigin(content.lowerBound)
    tree[node].content = tree.addText(source[content])
    advanceToEnd()
    return true
  }

  /// The text of a heading without blanks and the closing run of `#`.
  private func headingContent(from offset: Int) -> Range<Int> {
    var first = offset
    while first < line.end, source[first].isBlank { first += 1 }
    var last = line.end
    while last > first, source[last - 1].isBlank { last -= 1 }
    var closing = last
    while closing > first, source[closing - 1] == Byte.hash { closing -= 1 }
    if closing < last, closing == first || source[closing - 1].isBlank {
      last = closing
      while last > first, source[last - 1].isBlank { last -= 1 }
    }
    return first..<last
  }

  /// A line of `=` or `-` under a paragraph.
  mutating func startsSetextHeading(in container: NodeID) -> Bool {
    guard tree[container].kind == .paragraph else { return false }
    let mark = byte(line.nextNonspace)
    guard mark == Byte.equals || mark == Byte.minus else { return false }
    var offset = line.nextNonspace
    while byte(offset) == mark { offset += 1 }
    while byte(offset).isBlank { offset += 1 }
    guard offset >= line.end else { return false }
    closeUnmatchedBlocks()
    takeReferences(from: container)
    guard !tree[container].content.isEmpty else { return false }
    tree[container].kind = .heading
    tree[container].level = mark == Byte.equals ? 1 : 2
    advanceToEnd()
    return true
  }
}
