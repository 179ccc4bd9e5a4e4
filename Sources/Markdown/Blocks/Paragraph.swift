/// Paragraphs and the link reference definitions at their beginning (CommonMark 4.7 and 4.8).
extension BlockParser {
  mutating func finalizeParagraph(_ node: NodeID) {
    takeReferences(from: node)
    if tree.text[tree[node].content.range].allSatisfy(\.isSpace) { tree.unlink(node) }
  }

  /// Moves the definitions at the beginning of a paragraph to the table of references.
  mutating func takeReferences(from node: NodeID) {
    while !tree[node].content.isEmpty, tree.text[Int(tree[node].content.start)] == Byte.leftBracket {
      guard let definition = ReferenceDefinition(in: tree.text, at: tree[node].content.range) else { return }
      if references[definition.label] == nil {
        references[definition.label] = References.Target(
          destination: tree.unescaped(definition.destination), title: tree.unescaped(definition.title))
      }
      tree[node].content.start = Int32(definition.end)
    }
  }
}
