import JournalModel
import YAMLCodec

/// How the person wants to be spoken to, and what she wants to see.
extension ProfileReading {
  /// A word of few.
  mutating func choice<Word>(
    _ node: YAMLTree.Node, _ name: String, _ words: [String], _ read: (String) -> Word?
  ) -> Word? {
    let word = reader.nodes.onlyScalar(node).flatMap { read(reader.nodes.tree.text($0)) }
    if word == nil { reader.reportWrong(name, node, expected: .oneOf(words)) }
    return word
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
        theme.colors[color] = self.color(value, word)
      } else {
        let words = [Theme.groundKey] + ThemeColor.allCases.map(\.rawValue)
        reader.report(.wrongValue(key: name, found: word, expected: .oneOf(words)), at: key)
      }
    }
    return theme
  }

  private mutating func ground(_ node: YAMLTree.Node, _ name: String) -> Theme.Ground {
    let words = Theme.Ground.allCases.map(\.rawValue)
    return choice(node, name, words) { Theme.Ground(rawValue: Folding.folded($0)) } ?? .auto
  }

  private mutating func color(_ node: YAMLTree.Node, _ name: String) -> RGBColor? {
    let color = reader.nodes.onlyScalar(node).flatMap { RGBColor(reader.nodes.tree.text($0)) }
    if color == nil { reader.reportWrong(name, node, expected: .oneOf(["#RRGGBB"])) }
    return color
  }
}

extension Theme {
  /// The key of the word in a map of colours.
  static let groundKey = "ground"
}
