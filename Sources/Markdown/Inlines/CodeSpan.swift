/// Code spans (CommonMark 6.1).
extension InlineParser {
  mutating func readCodeSpan() {
    let start = offset
    var content = start
    while content < end, tree.text[content] == Byte.backtick { content += 1 }
    let length = content - start
    guard let closing = closingBackticks(length, from: content) else {
      offset = content
      return
    }
    flush(to: start)
    append(.code, content: codeText(content..<closing), span: Node.Span(start, closing + length))
    finish(at: closing + length)
  }

  /// Where a run of exactly `length` backticks begins; `nil` where none follows.
  private mutating func closingBackticks(_ length: Int, from start: Int) -> Int? {
    if lastBackticks == nil { lastBackticks = backtickRuns(from: start) }
    guard let last = lastBackticks?[length], last >= start else { return nil }
    var index = start
    while index < end {
      guard tree.text[index] == Byte.backtick else {
        index += 1
        continue
      }
      let run = index
      while index < end, tree.text[index] == Byte.backtick { index += 1 }
      if index - run == length { return run }
    }
    return nil
  }

  private func backtickRuns(from start: Int) -> [Int: Int] {
    var runs: [Int: Int] = [:]
    var index = start
    while index < end {
      let run = index
      while index < end, tree.text[index] == Byte.backtick { index += 1 }
      if index > run { runs[index - run] = run } else { index += 1 }
    }
    return runs
  }

  /// Line ends as spaces, and one space less at both ends where both have one and something else is there.
  private mutating func codeText(_ range: Range<Int>) -> Node.Span {
    var span = Node.Span(range.lowerBound, range.upperBound)
    if tree.text[range].contains(Byte.newline) {
      span = tree.addText(tree.text[range].map { $0 == Byte.newline ? Byte.space : $0 })
    }
    let text = tree.text[span.range]
    guard text.first == Byte.space, text.last == Byte.space, text.contains(where: { $0 != Byte.space }) else {
      return span
    }
    return Node.Span(span.range.lowerBound + 1, span.range.upperBound - 1)
  }
}
