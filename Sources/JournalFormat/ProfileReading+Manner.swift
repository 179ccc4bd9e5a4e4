import JournalModel
import YAMLCodec

/// How the person wants to be spoken to, and what she wants to see.
extension ProfileReading {
  /// What a text says; any other value, and a text that says nothing of it, is reported.
  mutating func read<Answer>(
    _ node: YAMLTree.Node, _ name: String, _ expected: @autoclosure () -> Problem.Expectation,
    _ read: (String) -> Answer?
  ) -> Answer? {
    let answer = reader.nodes.onlyScalar(node).flatMap { read(reader.nodes.tree.text($0)) }
    if answer == nil { reader.reportWrong(name, node, expected: expected()) }
    return answer
  }

  /// The fields of a map; any other value is reported.
  mutating func fields(
    of node: YAMLTree.Node, _ name: String
  ) -> [(word: String, key: YAMLTree.Node, value: YAMLTree.Node)] {
    let (node, tree) = (reader.nodes.tree.resolved(node), reader.nodes.tree)
    guard tree.kind(node) == .mapping else {
      reader.reportWrong(name, node, expected: .map)
      return []
    }
    return tree.pairs(node).map { (reader.nodes.keyText($0.key), $0.key, $0.value) }
  }

  /// A list of emoji and words, or a map of emoji and their names.
  mutating func ownBadges(_ node: YAMLTree.Node, _ name: String) -> [OwnBadge] {
    let (node, tree) = (reader.nodes.tree.resolved(node), reader.nodes.tree)
    guard tree.kind(node) == .mapping else {
      let words = unsafe reader.list(node, key: name, separators: .commas) ?? []
      return words.map { OwnBadge($0.trimmed) }
    }
    var badges: [OwnBadge] = []
    tree.forEachPair(of: node) { key, value in
      let text = reader.nodes.keyText(key).trimmed
      guard !text.isEmpty else { return }
      badges.append(OwnBadge(text, name: reader.nodes.isNothing(value) ? nil : reader.text(value, key: text)))
    }
    return badges
  }

  /// A word, or a map of colours with the `ground` that they stand on.
  mutating func theme(_ node: YAMLTree.Node, _ name: String) -> Theme {
    let (node, tree) = (reader.nodes.tree.resolved(node), reader.nodes.tree)
    var theme = Theme()
    guard tree.kind(node) == .mapping else {
      theme.ground = ground(node, name)
      return theme
    }
    tree.forEachPair(of: node) { key, value in
      let word = reader.nodes.keyText(key)
      if ProfileWord.ground[word] != nil {
        theme.ground = ground(value, name)
      } else if let color = ThemeColor(word) {
        theme.colors[color] = read(value, word, .oneOf(["#RRGGBB"])) { RGBColor($0) }
      } else {
        let words = [Theme.groundKey] + ThemeColor.allCases.map(\.rawValue)
        reader.report(.wrongValue(key: name, found: word, expected: .oneOf(words)), at: key)
      }
    }
    return theme
  }

  private mutating func ground(_ node: YAMLTree.Node, _ name: String) -> Theme.Ground {
    read(node, name, .oneOf(Theme.Ground.allCases.map(\.rawValue))) {
      Theme.Ground(rawValue: Folding.folded($0))
    } ?? .auto
  }

}

extension Theme {
  /// The key of the word in a map of colours.
  static let groundKey = "ground"
}
