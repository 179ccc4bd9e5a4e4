import JournalInsights
import JournalModel
import JournalStore
import YAMLCodec

extension MarkdownDocument {
  /// Where a doubtful word stands.
  func position(of word: DoubtfulWord) -> SourcePosition? {
    let node = entries.lazy.compactMap { entry -> YAMLTree.Node? in
      switch word {
      case .key(let key, _), .privateKey(let key, _): entry.key == key ? entry.keyNode : nil
      case .shift(let word, _):
        switch Key(named: entry.key) {
        case .shift: entry.value
        case .shifts: entry.value.flatMap { self.line(with: word, in: $0) }
        default: nil
        }
      case .mood: Key(named: entry.key) == .mood ? entry.value : nil
      case .badge(let badge, _):
        Key(named: entry.key) == .badges ? entry.value.flatMap { self.node(of: badge, in: $0) } : nil
      }
    }.first
    return node.map { tree.position($0) }
  }

  /// The line of a plan that has a word.
  private func line(with word: String, in list: YAMLTree.Node) -> YAMLTree.Node? {
    let list = tree.resolved(list)
    guard tree.kind(list) == .sequence else { return nil }
    return tree.items(list).first { item in
      let pieces = (try? PlanLine(tree.text(tree.resolved(item))))?.pieces ?? []
      return pieces.contains { $0.word.name == word }
    }
  }

  /// The item of a list that is a text; the list itself where it is a text with several.
  private func node(of text: String, in list: YAMLTree.Node) -> YAMLTree.Node {
    let list = tree.resolved(list)
    guard tree.kind(list) == .sequence else { return list }
    return tree.items(list).first { tree.text($0) == text } ?? list
  }
}
