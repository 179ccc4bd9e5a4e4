/// The ends of raw HTML that a search may fail to find.
enum RawHTMLEnd: Hashable { case comment, instruction, declaration, characterData }

/// Autolinks in angle brackets and raw HTML (CommonMark 6.5 and 6.6).
extension InlineParser {
  mutating func readAngle() {
    let start = offset
    if let (close, isMailbox) = angleLinkEnd() {
      flush(to: start)
      let span = Node.Span(start + 1, close)
      let destination = isMailbox ? prefixed("mailto:", span) : span
      let link = append(.link, content: destination, span: Node.Span(start, close + 1))
      appendLabel(span, to: link)
      finish(at: close + 1)
    } else if let behind = rawHTMLEnd() {
      flush(to: start)
      append(.htmlInline, content: Node.Span(start, behind), span: Node.Span(start, behind))
      finish(at: behind)
    } else {
      offset += 1
    }
  }

  /// Gives a link its own address as words.
  mutating func appendLabel(_ span: Node.Span, to link: NodeID) {
    var text = Node(.text)
    text.content = span
    text.span = span
    tree.append(tree.add(text), to: link)
  }

  /// A new piece of text: the scheme with the span behind it.
  mutating func prefixed(_ scheme: String, _ span: Node.Span) -> Node.Span {
    let bytes = Array(scheme.utf8) + tree.text[span.range]
    return tree.addText(bytes)
  }

  /// Where the `>` of `<scheme:…>` or `<name@host>` stands.
  private func angleLinkEnd() -> (close: Int, isMailbox: Bool)? {
    let start = offset + 1
    guard start < end, tree.text[start].isAlphanumeric || tree.text[start].isPunctuation else { return nil }
    if let close = addressEnd(from: start) { return (close, false) }
    return mailboxEnd(from: start).map { ($0, true) }
  }

  private func addressEnd(from start: Int) -> Int? {
    guard tree.text[start].isLetter else { return nil }
    var index = start + 1
    while index < end, index - start <= 32, isSchemeByte(tree.text[index]) { index += 1 }
    guard index - start >= 2, index - start <= 32, index < end, tree.text[index] == Byte.colon else {
      return nil
    }
    while index < end {
      let byte = tree.text[index]
      if byte == Byte.greater { return index }
      if byte <= Byte.space || byte == Byte.less { return nil }
      index += 1
    }
    return nil
  }

  private func isSchemeByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == Byte.plus || byte == Byte.dot || byte == Byte.minus
  }

  private func mailboxEnd(from start: Int) -> Int? {
    var index = start
    while index < end, isMailboxByte(tree.text[index]) { index += 1 }
    guard index > start, index < end, tree.text[index] == Byte.at else { return nil }
    repeat {
      index += 1
      let label = index
      while index < end, tree.text[index].isAlphanumeric || tree.text[index] == Byte.minus { index += 1 }
      guard index > label, index - label <= 63, tree.text[label] != Byte.minus,
        tree.text[index - 1] != Byte.minus
      else { return nil }
    } while index < end && tree.text[index] == Byte.dot
    return index < end && tree.text[index] == Byte.greater ? index : nil
  }

  private func isMailboxByte(_ byte: UInt8) -> Bool {
    guard byte.isPunctuation else { return byte.isAlphanumeric }
    switch byte {
    case Byte.at, Byte.less, Byte.greater, Byte.leftParenthesis, Byte.rightParenthesis, Byte.leftBracket,
      Byte.rightBracket, Byte.backslash, Byte.colon, Byte.semicolon, Byte.quote, UInt8(ascii: ","):
      return false
    default: return true
    }
  }

  /// The offset behind the raw HTML at `offset`.
  private mutating func rawHTMLEnd() -> Int? {
    guard offset + 2 < end else { return nil }
    switch tree.text[offset + 1] {
    case Byte.question: return search("?>", .instruction, from: offset + 2)
    case Byte.bang: return markupEnd()
    default: return HTMLTag.end(in: tree.text, at: offset, before: end)
    }
  }

  private mutating func markupEnd() -> Int? {
    if tree.text.hasWord("<!--", at: offset, before: end) {
      for word: StaticString in ["-->", "--->"] {
        if tree.text.hasWord(word, at: offset + 2, before: end) { return offset + 2 + word.utf8CodeUnitCount }
      }
      return search("-->", .comment, from: offset + 4)
    }
    if tree.text.hasWord("<![cdata[", at: offset, before: end), tree.text[offset + 3] == UInt8(ascii: "C") {
      return search("]]>", .characterData, from: offset + 9)
    }
    return tree.text[offset + 2].isLetter ? search(">", .declaration, from: offset + 2) : nil
  }

  private mutating func search(_ word: StaticString, _ kind: RawHTMLEnd, from start: Int) -> Int? {
    guard !missingEnds.contains(kind) else { return nil }
    if let found = tree.text.firstOffset(of: word, from: start, before: end) {
      return found + word.utf8CodeUnitCount
    }
    missingEnds.insert(kind)
    return nil
  }
}
