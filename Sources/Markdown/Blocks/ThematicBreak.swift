/// Thematic breaks: `***`, `- - -`, `___` (CommonMark 4.1).
extension BlockParser {
  mutating func startsThematicBreak() -> Bool {
    let mark = byte(line.nextNonspace)
    guard mark == Byte.star || mark == Byte.minus || mark == Byte.underscore else { return false }
    var count = 0
    var offset = line.nextNonspace
    while offset < line.end {
      if source[offset] == mark { count += 1 } else if !source[offset].isBlank { return false }
      offset += 1
    }
    guard count >= 3 else { return false }
    closeUnmatchedBlocks()
    addChild(.thematicBreak, at: line.nextNonspace)
    advanceToEnd()
    return true
  }
}
