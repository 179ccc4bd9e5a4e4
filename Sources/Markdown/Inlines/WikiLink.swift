/// `[[page]]`, `[[page|words]]`, `![[picture]]`, `![[picture|caption]]`: as Obsidian writes them.
extension InlineParser {
  /// Reads the link whose `[[` stands at `start`.
  ///
  /// - Returns: `false` where no such link stands there.
  mutating func readWikiLink(at start: Int, isImage: Bool) -> Bool {
    guard start + 4 < end, tree.text[start + 1] == Byte.leftBracket else { return false }
    var close = start + 2
    var bar: Int?
    while close < end, tree.text[close] != Byte.rightBracket {
      let byte = tree.text[close]
      if byte == Byte.leftBracket || byte == Byte.newline || close - start > 1000 { return false }
      if byte == Byte.pipe, bar == nil { bar = close }
      close += 1
    }
    guard close + 1 < end, tree.text[close + 1] == Byte.rightBracket else { return false }
    let target = trimmed(start + 2..<(bar ?? close))
    guard !target.isEmpty else { return false }
    let words = bar.map { trimmed($0 + 1..<close) } ?? .empty
    let first = isImage ? start - 1 : start
    flush(to: first)
    let link = append(isImage ? .wikiImage : .wikiLink, content: target, span: Node.Span(first, close + 2))
    var text = Node(.text)
    text.content = words.isEmpty ? target : words
    text.span = text.content
    if !isImage || !words.isEmpty { tree.append(tree.add(text), to: link) }
    finish(at: close + 2)
    return true
  }

  private func trimmed(_ range: Range<Int>) -> Node.Span {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, tree.text[start].isBlank { start += 1 }
    while end > start, tree.text[end - 1].isBlank { end -= 1 }
    return Node.Span(start, end)
  }
}
