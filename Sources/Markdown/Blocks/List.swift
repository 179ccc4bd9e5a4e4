/// Lists and their items (CommonMark 5.2 and 5.3).
extension BlockParser {
  private struct Marker {
    var character: UInt8
    var number: Int32
    var indent: Int32
    var width: Int32
  }

  mutating func continuesItem(_ node: NodeID) -> Bool {
    if line.isBlank {
      // An item that begins with a blank line has no second one.
      guard tree[node].firstChild != .none else { return false }
      advanceToNextNonspace()
      return true
    }
    let width = Int(tree[node].indent + tree[node].width)
    guard line.indent >= width else { return false }
    advance(columns: width)
    return true
  }

  mutating func startsItem(in container: NodeID) -> Bool {
    let start = line.nextNonspace
    guard let marker = readMarker(interrupting: tree[container].kind == .paragraph) else { return false }
    closeUnmatchedBlocks()
    if tree[tip].kind != .list || tree[tip].marker != marker.character {
      let list = addChild(.list, at: start)
      tree[list].marker = marker.character
      tree[list].number = marker.number
    }
    let item = addChild(.item, at: start)
    tree[item].marker = marker.character
    tree[item].indent = marker.indent
    tree[item].width = marker.width
    return true
  }

  /// Reads a bullet or a number with the blanks behind it and moves to the item's text.
  private mutating func readMarker(interrupting isParagraph: Bool) -> Marker? {
    let first = line.nextNonspace
    var end = first
    var number = 0
    if byte(end).isDigit {
      while byte(end).isDigit, end - first < 9 {
        number = number * 10 + Int(byte(end) - 0x30)
        end += 1
      }
      guard byte(end) == Byte.dot || byte(end) == Byte.rightParenthesis else { return nil }
      guard !isParagraph || number == 1 else { return nil }
    } else {
      guard byte(end) == Byte.star || byte(end) == Byte.plus || byte(end) == Byte.minus else { return nil }
    }
    let character = byte(end)
    end += 1
    guard end >= line.end || byte(end).isBlank else { return nil }
    if isParagraph, source[end..<line.end].allSatisfy(\.isBlank) { return nil }
    let indent = line.indent
    advanceToNextNonspace()
    advance(bytes: end - first)
    return Marker(
      character: character, number: Int32(number), indent: Int32(indent),
      width: Int32(end - first + passPadding()))
  }

  /// Moves over the blanks behind a marker: up to four, or one where more follow (they are indented code).
  private mutating func passPadding() -> Int {
    let before = line
    repeat { advance(columns: 1) } while line.column - before.column < 5 && byte(line.offset).isBlank
    let count = line.column - before.column
    if count >= 1, count < 5, line.offset < line.end { return count }
    line = before
    if byte(line.offset).isBlank { advance(columns: 1) }
    return 1
  }

  mutating func finalizeItem(_ node: NodeID) {
    let last = tree[node].lastChild
    if last != .none {
      tree[node].lines.end = tree[last].lines.end
      tree[node].span.end = tree[last].span.end
    } else {
      tree[node].lines.end = tree[node].lines.start
    }
  }

  /// A list is loose where a blank line stands between items or between the blocks of one.
  mutating func finalizeList(_ node: NodeID) {
    var item = tree[node].firstChild
    var isTight = true
    while item != .none, isTight {
      isTight = !isFollowedByBlankLine(item)
      var child = tree[item].firstChild
      while child != .none, isTight {
        isTight = !isFollowedByBlankLine(child)
        child = tree[child].next
      }
      item = tree[item].next
    }
    tree[node].isTight = isTight
    let last = tree[node].lastChild
    guard last != .none else { return }
    tree[node].lines.end = tree[last].lines.end
    tree[node].span.end = tree[last].span.end
  }

  private func isFollowedByBlankLine(_ node: NodeID) -> Bool {
    let next = tree[node].next
    return next != .none && tree[node].lines.end != tree[next].lines.start - 1
  }
}
