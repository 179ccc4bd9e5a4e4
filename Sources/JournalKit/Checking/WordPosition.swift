import JournalInsights
import JournalModel
import YAMLCodec

/// Where the doubtful words of a file stand: it is gone through once, however many words are asked for.
struct WordPositions {
  private let document: MarkdownDocument
  /// The first entry of each key.
  private var keys: [String: YAMLTree.Node] = [:]
  /// The values of keys that the journal knows.
  private var values: [(key: Key, node: YAMLTree.Node)] = []

  init(_ document: MarkdownDocument) {
    self.document = document
    for entry in document.entries {
      if keys[entry.key] == nil { keys[entry.key] = entry.keyNode }
      if let key = Key(named: entry.key), let value = entry.value { values.append((key, value)) }
    }
  }

  /// Where each word stands; `nil` for one that is not found.
  func positions(of words: [DoubtfulWord]) -> [SourcePosition?] {
    let nodes = words.map(node)
    var found = document.tree.positions(nodes.compactMap(\.self))[...]
    return nodes.map { $0 == nil ? nil : found.popFirst() }
  }

  /// Where the value of a key stands.
  func position(of key: Key) -> SourcePosition? {
    first { $0 == key ? $1 : nil }.flatMap { document.tree.positions([$0]).first }
  }

  private func node(of word: DoubtfulWord) -> YAMLTree.Node? {
    switch word {
    case .key(let key, _), .privateKey(let key, _), .value(let key, _, _): keys[key]
    case .shift(let word, _):
      first { key, value in
        key == .shift ? value : key == .shifts ? document.line(with: word, in: value) : nil
      }
    case .mood: first { key, value in key == .mood ? value : nil }
    case .badge(let badge, _):
      first { key, value in key == .badges ? document.node(of: badge, in: value) : nil }
    }
  }

  private func first(_ node: (Key, YAMLTree.Node) -> YAMLTree.Node?) -> YAMLTree.Node? {
    for value in values { if let found = node(value.key, value.node) { return found } }
    return nil
  }
}

extension MarkdownDocument {
  /// The line of a plan that has a word.
  fileprivate func line(with word: String, in list: YAMLTree.Node) -> YAMLTree.Node? {
    let list = tree.resolved(list)
    guard tree.kind(list) == .sequence else { return nil }
    return tree.items(list).first { item in
      let pieces = (try? PlanLine(tree.text(tree.resolved(item))))?.pieces ?? []
      return pieces.contains { $0.word.name == word }
    }
  }

  /// The item of a list that is a text; the list itself where it is a text with several.
  fileprivate func node(of text: String, in list: YAMLTree.Node) -> YAMLTree.Node {
    let list = tree.resolved(list)
    guard tree.kind(list) == .sequence else { return list }
    return tree.items(list).first { tree.text($0) == text } ?? list
  }
}
