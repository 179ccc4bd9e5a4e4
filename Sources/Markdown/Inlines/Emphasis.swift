/// Emphasis, strong emphasis and strikethrough (CommonMark 6.2, GFM 6.5).
extension InlineParser {
  mutating func readDelimiterRun() {
    let byte = tree.text[offset]
    let start = offset
    var behind = start
    while behind < end, tree.text[behind] == byte { behind += 1 }
    let count = behind - start
    let before = CharacterClass.before(start, in: tree.text, from: Int(tree[leaf].content.start))
    let after = CharacterClass.after(behind, in: tree.text, before: end)
    let isLeft = after != .space && (after != .punctuation || before != .other)
    let isRight = before != .space && (before != .punctuation || after != .other)
    var canOpen = isLeft
    var canClose = isRight
    if byte == Byte.underscore {
      canOpen = isLeft && (!isRight || before == .punctuation)
      canClose = isRight && (!isLeft || after == .punctuation)
    }
    guard canOpen || canClose, byte != Byte.tilde || count <= 2 else {
      offset = behind
      return
    }
    flush(to: start)
    let span = Node.Span(start, behind)
    let node = appendText(span, span: span)
    finish(at: behind)
    delimiters.push(
      Delimiter(
        byte: byte, count: count, originalCount: count, canOpen: canOpen, canClose: canClose, node: node,
        previous: .bottom, next: .bottom))
  }

  /// Pairs the delimiters above `bottom` and takes them from the stack.
  ///
  /// Where the search for an opener failed is remembered per kind of closer, which keeps it linear.
  mutating func resolveEmphasis(above bottom: Int) {
    var bottoms = [Int](repeating: bottom, count: 14)
    var closer = delimiters.first(above: bottom)
    while closer != .bottom {
      guard delimiters[closer].canClose else {
        closer = delimiters[closer].next
        continue
      }
      let kind = kindOfCloser(closer)
      if let opener = opener(for: closer, above: max(bottom, bottoms[kind])) {
        closer = pair(opener, closer)
      } else {
        let next = delimiters[closer].next
        bottoms[kind] = delimiters[closer].previous
        if !delimiters[closer].canOpen { delimiters.remove(closer) }
        closer = next
      }
    }
    delimiters.removeAll(above: bottom)
  }

  /// The closers of one kind fail for the same openers.
  private func kindOfCloser(_ index: Int) -> Int {
    let delimiter = delimiters[index]
    if delimiter.byte == Byte.tilde { return 11 + delimiter.originalCount }
    let base = delimiter.byte == Byte.star ? 0 : 6
    return base + (delimiter.canOpen ? 3 : 0) + delimiter.originalCount % 3
  }

  private func opener(for closer: Int, above bottom: Int) -> Int? {
    var index = delimiters[closer].previous
    while index > bottom {
      if matches(opener: delimiters[index], closer: delimiters[closer]) { return index }
      index = delimiters[index].previous
    }
    return nil
  }

  private func matches(opener: Delimiter, closer: Delimiter) -> Bool {
    guard opener.byte == closer.byte, opener.canOpen else { return false }
    if opener.byte == Byte.tilde { return opener.originalCount == closer.originalCount }
    // Rules 9 and 10: the "multiple of 3".
    guard opener.canClose || closer.canOpen, closer.originalCount % 3 != 0 else { return true }
    return (opener.originalCount + closer.originalCount) % 3 != 0
  }

  /// Wraps what stands between two delimiters.
  ///
  /// - Returns: the closer to go on with.
  private mutating func pair(_ opener: Int, _ closer: Int) -> Int {
    let isTilde = delimiters[closer].byte == Byte.tilde
    let isStrong = delimiters[opener].count >= 2 && delimiters[closer].count >= 2
    let used = isTilde ? delimiters[closer].count : isStrong ? 2 : 1
    let openerNode = delimiters[opener].node
    let closerNode = delimiters[closer].node
    delimiters[opener].count -= used
    delimiters[closer].count -= used
    tree[openerNode].content.end -= Int32(used)
    tree[openerNode].span.end -= Int32(used)
    tree[closerNode].content.start += Int32(used)
    tree[closerNode].span.start += Int32(used)
    var node = Node(isTilde ? .strikethrough : isStrong ? .strong : .emphasis)
    node.span = Node.Span(Int(tree[openerNode].span.end), Int(tree[closerNode].span.start))
    let wrapper = tree.add(node)
    tree.insert(wrapper, after: openerNode)
    tree.moveSiblings(after: wrapper, before: closerNode, to: wrapper)
    delimiters.removeBetween(opener, closer)
    if delimiters[opener].count == 0 {
      tree.unlink(openerNode)
      delimiters.remove(opener)
    }
    guard delimiters[closer].count == 0 else { return closer }
    let next = delimiters[closer].next
    tree.unlink(closerNode)
    delimiters.remove(closer)
    return next
  }
}
