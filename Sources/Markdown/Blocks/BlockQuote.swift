/// Block quotes (CommonMark 5.1).
extension BlockParser {
  mutating func continuesBlockQuote() -> Bool {
    guard !line.isIndented, byte(line.nextNonspace) == Byte.greater else { return false }
    passQuoteMarker()
    return true
  }

  mutating func startsBlockQuote() -> Bool {
    let start = line.nextNonspace
    passQuoteMarker()
    closeUnmatchedBlocks()
    addChild(.blockQuote, at: start)
    return true
  }

  /// Moves behind `>` and one blank after it.
  private mutating func passQuoteMarker() {
    advanceToNextNonspace()
    advance(bytes: 1)
    if byte(line.offset).isBlank { advance(columns: 1) }
  }
}
