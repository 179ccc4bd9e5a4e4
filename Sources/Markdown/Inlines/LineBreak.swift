/// Ends of lines and backslashes (CommonMark 2.4, 6.7, 6.8).
extension InlineParser {
  mutating func readLineEnd() {
    var last = offset
    while last > pendingStart, tree.text[last - 1] == Byte.space { last -= 1 }
    let isHard = offset - last >= 2 || options.contains(.keptLineBreaks)
    flush(to: last)
    append(isHard ? .lineBreak : .softBreak, span: Node.Span(last, offset + 1))
    passLineStart(offset + 1)
  }

  mutating func readBackslash() {
    guard offset + 1 < end else {
      offset += 1
      return
    }
    let next = tree.text[offset + 1]
    if next == Byte.newline {
      flush(to: offset)
      append(.lineBreak, span: Node.Span(offset, offset + 2))
      passLineStart(offset + 2)
    } else if next.isPunctuation {
      flush(to: offset)
      pendingStart = offset + 1
      offset += 2
    } else {
      offset += 1
    }
  }

  private mutating func passLineStart(_ start: Int) {
    var start = start
    while start < end, tree.text[start].isBlank { start += 1 }
    finish(at: start)
  }

  /// `[ ]` or `[x]` at the beginning of an item's first paragraph (GFM 5.3).
  mutating func takeTask() {
    let item = tree[leaf].parent
    guard tree[leaf].kind == .paragraph, tree[item].kind == .item, tree[item].firstChild == leaf,
      offset + 3 < end, tree.text[offset] == Byte.leftBracket, tree.text[offset + 2] == Byte.rightBracket,
      tree.text[offset + 3].isSpace
    else { return }
    switch tree.text[offset + 1] {
    case Byte.space: tree[item].task = .open
    case UInt8(ascii: "x"), UInt8(ascii: "X"): tree[item].task = .done
    default: return
    }
    offset += 4
    while offset < end, tree.text[offset].isBlank { offset += 1 }
  }
}
