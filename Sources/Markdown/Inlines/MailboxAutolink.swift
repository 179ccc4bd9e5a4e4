/// Mailboxes in running text, with `mailto:` or `xmpp:` or without (GFM 6.9).
///
/// They are looked for when a block's other inlines are known: `_` and `.` may stand in them.
extension InlineParser {
  mutating func linkMailboxes(in range: Range<Int>) {
    guard tree.text[range].contains(Byte.at) else { return }
    var node = tree[leaf].firstChild
    while node != .none {
      if tree[node].kind == .text {
        joinTexts(from: node)
        node = splitMailboxes(node)
      }
      node = following(node)
    }
  }

  /// The next node of the leaf in the order of the text; links are not entered.
  private func following(_ node: NodeID) -> NodeID {
    let isLink = tree[node].kind == .link || tree[node].kind == .wikiLink
    if !isLink, tree[node].firstChild != .none { return tree[node].firstChild }
    var current = node
    while current != leaf {
      if tree[current].next != .none { return tree[current].next }
      current = tree[current].parent
    }
    return .none
  }

  /// Takes the texts that follow at once into this one.
  private mutating func joinTexts(from node: NodeID) {
    while true {
      let next = tree[node].next
      guard next != .none, tree[next].kind == .text, tree[next].content.start == tree[node].content.end else {
        return
      }
      tree[node].content.end = tree[next].content.end
      tree[node].span.end = tree[next].span.end
      tree.unlink(next)
    }
  }

  /// Makes the mailboxes of a text links.
  ///
  /// - Returns: the last of the nodes that the text became.
  private mutating func splitMailboxes(_ node: NodeID) -> NodeID {
    var rest = node
    var index = Int(tree[node].content.start)
    while index < Int(tree[rest].content.end) {
      guard tree.text[index] == Byte.at, let link = mailbox(at: index, in: tree[rest].content.range) else {
        index += 1
        continue
      }
      rest = split(rest, at: link.span, destination: link.destination)
      index = link.span.range.upperBound
    }
    return rest
  }

  /// Cuts a text into the text before, the link and the text behind, which is returned.
  private mutating func split(_ node: NodeID, at span: Node.Span, destination: Node.Span) -> NodeID {
    var link = Node(.link)
    link.content = destination
    link.span = span
    let linkID = tree.add(link)
    tree.insert(linkID, after: node)
    appendLabel(span, to: linkID)
    var after = Node(.text)
    after.content = Node.Span(span.range.upperBound, tree[node].content.range.upperBound)
    after.span = after.content
    let afterID = tree.add(after)
    tree.insert(afterID, after: linkID)
    tree[node].content.end = span.start
    tree[node].span.end = span.start
    return afterID
  }

  private mutating func mailbox(at sign: Int, in range: Range<Int>) -> (
    span: Node.Span, destination: Node.Span
  )? {
    var start = sign
    while start > range.lowerBound, isLocalByte(tree.text[start - 1]) { start -= 1 }
    guard start < sign, var last = domainEnd(from: sign + 1, before: range.upperBound) else { return nil }
    if let scheme = scheme(before: start, from: range.lowerBound) {
      start = scheme.start
      if scheme.isChat { last = resourceEnd(from: last, before: range.upperBound) }
      let span = Node.Span(start, last)
      return (span, span)
    }
    let span = Node.Span(start, last)
    return (span, prefixed("mailto:", span))
  }

  private func isLocalByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == Byte.dot || byte == Byte.plus || byte == Byte.minus
      || byte == Byte.underscore
  }

  private func scheme(before start: Int, from first: Int) -> (start: Int, isChat: Bool)? {
    for (word, isChat): (StaticString, Bool) in [("mailto:", false), ("xmpp:", true)] {
      let begin = start - word.utf8CodeUnitCount
      guard begin >= first, tree.text.hasWord(word, at: begin, before: start) else { continue }
      guard begin == first || !tree.text[begin - 1].isAlphanumeric else { continue }
      return (begin, isChat)
    }
    return nil
  }

  /// A domain has a dot and ends neither in `-` nor in `_`; a dot at its end is the sentence's.
  private func domainEnd(from start: Int, before limit: Int) -> Int? {
    var index = start
    var dots = 0
    scan: while index < limit {
      switch tree.text[index] {
      case Byte.dot where index + 1 < limit && tree.text[index + 1].isAlphanumeric: dots += 1
      case Byte.minus, Byte.underscore: break
      case let byte where byte.isAlphanumeric: break
      default: break scan
      }
      index += 1
    }
    guard dots > 0, tree.text[index - 1].isAlphanumeric else { return nil }
    return index < limit && tree.text[index] == Byte.at ? nil : index
  }

  /// `/resource` behind a chat address.
  private func resourceEnd(from start: Int, before limit: Int) -> Int {
    guard start + 1 < limit, tree.text[start] == Byte.slash else { return start }
    var index = start + 1
    while index < limit,
      tree.text[index].isAlphanumeric || tree.text[index] == Byte.at || tree.text[index] == Byte.dot
    {
      index += 1
    }
    while index > start + 1, tree.text[index - 1] == Byte.dot { index -= 1 }
    return index > start + 1 ? index : start
  }
}
