/// An opening bracket that waits for its partner.
struct Bracket {
  var node: NodeID
  /// The offset behind the bracket.
  var offset: Int
  /// The delimiter below it.
  var delimiter: Int
  var isImage: Bool
  /// Links don't contain links: the openers before one are closed off.
  var isActive = true
  /// Whether another bracket opened behind it, which makes it no label.
  var holdsBracket = false
}

/// Links and images (CommonMark 6.3 and 6.4).
extension InlineParser {
  mutating func readOpeningBracket() {
    if options.contains(.wikiLinks), readWikiLink(at: offset, isImage: false) { return }
    push(bracket: offset..<offset + 1, isImage: false)
  }

  mutating func readBang() {
    guard offset + 1 < end, tree.text[offset + 1] == Byte.leftBracket else {
      offset += 1
      return
    }
    if options.contains(.wikiImages), readWikiLink(at: offset + 1, isImage: true) { return }
    push(bracket: offset..<offset + 2, isImage: true)
  }

  private mutating func push(bracket range: Range<Int>, isImage: Bool) {
    flush(to: range.lowerBound)
    let span = Node.Span(range.lowerBound, range.upperBound)
    let node = appendText(span, span: span)
    finish(at: range.upperBound)
    if !brackets.isEmpty { brackets[brackets.count - 1].holdsBracket = true }
    brackets.append(Bracket(node: node, offset: offset, delimiter: delimiters.last, isImage: isImage))
  }

  mutating func readClosingBracket() {
    let close = offset
    flush(to: close)
    offset += 1
    guard let bracket = brackets.popLast(), bracket.isActive else { return }
    if let target = inlineTarget() ?? referenceTarget(of: bracket, close: close) {
      makeLink(from: bracket, to: target)
    }
  }

  private struct Target {
    var destination: Node.Span
    var title: Node.Span
    var end: Int
  }

  /// `(destination "title")`
  private mutating func inlineTarget() -> Target? {
    guard offset < end, tree.text[offset] == Byte.leftParenthesis else { return nil }
    let start = LinkScanner.passBlanks(in: tree.text, at: offset + 1, before: end)
    guard let destination = LinkScanner.destination(in: tree.text, at: start, before: end) else { return nil }
    var behind = LinkScanner.passBlanks(in: tree.text, at: destination.end, before: end)
    var title = Node.Span.empty
    if behind > destination.end, let part = LinkScanner.title(in: tree.text, at: behind, before: end) {
      title = part.span
      behind = LinkScanner.passBlanks(in: tree.text, at: part.end, before: end)
    }
    guard behind < end, tree.text[behind] == Byte.rightParenthesis else { return nil }
    return Target(
      destination: tree.unescaped(destination.span), title: tree.unescaped(title), end: behind + 1)
  }

  /// `[label]`, `[]` or nothing behind the bracket: the label is there or between the brackets.
  private mutating func referenceTarget(of bracket: Bracket, close: Int) -> Target? {
    guard !references.isEmpty else { return nil }
    var label = bracket.offset..<close
    var behind = offset
    if let labelEnd = LinkLabel.end(in: tree.text, at: offset, before: end) {
      behind = labelEnd
      if labelEnd - offset > 2 { label = offset + 1..<labelEnd - 1 }
    }
    let isOwnLabel = label.lowerBound == bracket.offset
    guard !isOwnLabel || (!bracket.holdsBracket && label.count <= 4 * LinkLabel.maximumLength) else {
      return nil
    }
    guard let normalized = LinkLabel.normalized(tree.text[label]), let target = references[normalized] else {
      return nil
    }
    let cost = target.destination.count + target.title.count
    guard cost <= expansionLeft else { return nil }
    expansionLeft -= cost
    return Target(destination: target.destination, title: target.title, end: behind)
  }

  private mutating func makeLink(from bracket: Bracket, to target: Target) {
    var node = Node(bracket.isImage ? .image : .link)
    node.content = target.destination
    node.extra = target.title
    node.span = Node.Span(Int(tree[bracket.node].span.start), target.end)
    let link = tree.add(node)
    tree.insert(link, after: bracket.node)
    tree.moveSiblings(after: link, before: .none, to: link)
    resolveEmphasis(above: bracket.delimiter)
    tree.unlink(bracket.node)
    finish(at: target.end)
    guard !bracket.isImage else { return }
    var index = brackets.count - 1
    while index >= 0 {
      if !brackets[index].isImage {
        guard brackets[index].isActive else { return }
        brackets[index].isActive = false
      }
      index -= 1
    }
  }
}
