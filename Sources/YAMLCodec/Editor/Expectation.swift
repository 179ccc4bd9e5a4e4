/// What a node of an edited text must be: the proof that an edit changed what it should, and only that.
indirect enum Expectation {
  case same(YAMLTree.Node)
  case value(YAMLValue)
  /// A map of these pairs, in this order.
  case mapping([(key: Expectation, value: Expectation)])
  case sequence([Expectation])
}

/// What an entry of the edited front matter must be.
enum ExpectedEntry {
  /// An entry of the old front matter, read or salvaged.
  case kept(MarkdownDocument.Entry)
  /// A key and a value.
  case pair(key: Expectation, value: Expectation)
}

/// Compares an edited text with what was expected.
struct ExpectationCheck {
  let old: YAMLTree
  let new: YAMLTree

  /// Whether an entry of the new front matter is the one expected.
  func isMet(_ expected: ExpectedEntry, by entry: MarkdownDocument.Entry) -> Bool {
    switch expected {
    case .kept(let former):
      guard let oldKey = former.keyNode, let oldValue = former.value else {
        return (entry.keyNode == nil || entry.value == nil) && former.key == entry.key
          && old.source[former.range].elementsEqual(new.source[entry.range])
      }
      return isMet(.same(oldKey), by: entry.keyNode) && isMet(.same(oldValue), by: entry.value)
    case .pair(let key, let value): return isMet(key, by: entry.keyNode) && isMet(value, by: entry.value)
    }
  }

  func isMet(_ expected: Expectation, by node: YAMLTree.Node?) -> Bool {
    guard let node else { return false }
    switch expected {
    case .same(let former): return isSame(former, node)
    case .value(let value): return new.kind(node) != .alias && new.isValue(node, value)
    case .mapping(let pairs):
      let found = new.pairs(node)
      guard new.kind(node) == .mapping, found.count == pairs.count else { return false }
      return zip(pairs, found).allSatisfy { isMet($0.key, by: $1.key) && isMet($0.value, by: $1.value) }
    case .sequence(let items):
      let found = new.items(node)
      guard new.kind(node) == .sequence, found.count == items.count else { return false }
      return zip(items, found).allSatisfy { isMet($0, by: $1) }
    }
  }

  /// Whether two subtrees are equal: kinds, texts, what decides on types, anchors, tags and aliases. No
  /// recursion.
  private func isSame(_ left: YAMLTree.Node, _ right: YAMLTree.Node) -> Bool {
    let count = old.following(left).index - left.index
    guard count == new.following(right).index - right.index else { return false }
    for step in 0..<count {
      let (leftNode, rightNode) = (YAMLTree.Node(left.index + step), YAMLTree.Node(right.index + step))
      guard isSameNode(leftNode, rightNode) else { return false }
    }
    return true
  }

  private func isSameNode(_ left: YAMLTree.Node, _ right: YAMLTree.Node) -> Bool {
    guard old.kind(left) == new.kind(right), old.count(left) == new.count(right),
      (old.style(left) == .plain) == (new.style(right) == .plain),
      text(old.tag(left), in: old) == text(new.tag(right), in: new),
      text(old.anchor(left), in: old) == text(new.anchor(right), in: new)
    else { return false }
    guard old.kind(left) == .scalar else { return true }
    return unsafe old.withText(of: left) { leftText in
      unsafe new.withText(of: right) { unsafe $0.elementsEqual(leftText) } ?? false
    } ?? false
  }

  private func text(_ range: Range<Int>?, in tree: YAMLTree) -> ArraySlice<UInt8>? {
    range.map { tree.source[$0] }
  }
}

extension YAMLTree {
  /// Whether a node has a value; not-a-number equals itself, texts are compared by their bytes.
  func isValue(_ node: Node, _ value: YAMLValue) -> Bool {
    let node = resolved(node)
    switch value {
    case .sequence(let items):
      let found = self.items(node)
      return kind(node) == .sequence && found.count == items.count
        && zip(found, items).allSatisfy { isValue($0, $1) }
    case .mapping(let pairs):
      let found = self.pairs(node)
      return kind(node) == .mapping && found.count == pairs.count
        && zip(found, pairs).allSatisfy { isValue($0.key, $1.key) && isValue($0.value, $1.value) }
    default: return kind(node) == .scalar && self.value(node).isSameScalar(as: value)
    }
  }
}

extension YAMLValue {
  /// Whether two scalars are equal to the byte and the bit; `==` of strings is canonical equivalence.
  func isSameScalar(as other: YAMLValue) -> Bool {
    switch (self, other) {
    case (.string(let left), .string(let right)), (.wideInt(let left), .wideInt(let right)):
      left.utf8.elementsEqual(right.utf8)
    case (.float(let left), .float(let right)):
      left.bitPattern == right.bitPattern || (left.isNaN && right.isNaN)
    default: self == other
    }
  }
}
