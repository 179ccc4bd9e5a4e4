/// Character references in text (CommonMark 2.5).
extension InlineParser {
  mutating func readEntity() {
    guard let entity = Entities.decode(tree.text, at: offset, before: end) else {
      offset += 1
      return
    }
    flush(to: offset)
    let content = tree.addText(Array(entity.characters.utf8))
    appendText(content, span: Node.Span(offset, entity.end))
    finish(at: entity.end)
  }
}
