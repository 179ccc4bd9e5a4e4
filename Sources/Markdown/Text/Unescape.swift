extension Tree {
  /// The span without its backslash escapes and character references: itself where it has none, else a new
  /// piece of the text.
  mutating func unescaped(_ span: Node.Span) -> Node.Span {
    let range = span.range
    guard text[range].contains(where: { $0 == Byte.backslash || $0 == Byte.ampersand }) else { return span }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = text[offset]
      if byte == Byte.backslash, offset + 1 < range.upperBound, text[offset + 1].isPunctuation {
        result.append(text[offset + 1])
        offset += 2
      } else if byte == Byte.ampersand,
        let entity = Entities.decode(text, at: offset, before: range.upperBound)
      {
        result.append(contentsOf: entity.characters.utf8)
        offset = entity.end
      } else {
        result.append(byte)
        offset += 1
      }
    }
    return addText(result)
  }

  /// Adds bytes behind the text and says where they are.
  mutating func addText(_ bytes: some Collection<UInt8>) -> Node.Span {
    let start = text.count
    text.append(contentsOf: bytes)
    return Node.Span(start, text.count)
  }
}
