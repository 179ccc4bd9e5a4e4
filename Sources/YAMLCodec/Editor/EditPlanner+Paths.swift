/// Where a path leads to.
struct EditLocation {
  /// The index of the top-level entry.
  var entry: Int
  /// The maps and lists on the way below it, each with the index of the pair or item.
  var steps: [(container: YAMLTree.Node, child: Int)] = []
  /// The value's place.
  var slot: ValueSlot
}

extension EditPlanner {
  /// The last top-level entry with a key, compared by bytes; `nil` where there is none.
  func entry(_ key: String) -> Int? { entries.lastIndex { isEntry($0, key) } }

  func isEntry(_ entry: MarkdownDocument.Entry, _ key: String) -> Bool {
    guard entry.key.utf8.elementsEqual(key.utf8) else { return false }
    return entry.keyNode.map { tree.kind(tree.resolved($0)) == .scalar } ?? true
  }

  /// The indices of the pairs of a map with a key, compared by bytes.
  func pairs(_ key: String, in pairs: [Pair]) -> [Int] {
    let bytes = Array(key.utf8)
    return pairs.indices.filter { tree.text(tree.resolved(pairs[$0].key), equals: bytes) }
  }

  /// The place of a value; `nil` where a key on the way is missing.
  ///
  /// - Throws: what forbids to edit there.
  func find(_ path: ArraySlice<YAMLStep>) throws(EditError) -> EditLocation? {
    guard case .key(let key)? = path.first else { return nil }
    guard let index = entry(key) else { return nil }
    let entry = entries[index]
    guard let keyNode = entry.keyNode, let value = entry.value else {
      throw refusal(.valueNotUnderstood(key), at: entry.range.lowerBound)
    }
    if isMergeKey(keyNode) { throw refusal(.mergeKey, at: keyNode) }
    var location = EditLocation(entry: index, slot: slot(of: (keyNode, value), inFlow: flowRoot != nil))
    var name = key
    for step in path.dropFirst() {
      guard try descend(step, below: name, &location) else { return nil }
      name = step.text
    }
    return location
  }

  /// Goes a step down; `false` where the key is missing.
  private func descend(_ step: YAMLStep, below name: String, _ location: inout EditLocation)
    throws(EditError) -> Bool
  {
    let node = location.slot.node
    try checkWay(through: node)
    switch step {
    case .key(let key):
      if tree.isNull(node) { return false }
      guard tree.kind(node) == .mapping else { throw refusal(.notMapping(name), at: node) }
      let all = tree.pairs(node)
      guard let child = pairs(key, in: all).last else { return false }
      if isMergeKey(all[child].key) { throw refusal(.mergeKey, at: all[child].key) }
      location.steps.append((node, child))
      location.slot = slot(of: all[child], inFlow: tree.isFlow(node))
    case .index(let index):
      guard tree.kind(node) == .sequence else { throw refusal(.notList(name), at: node) }
      location.slot = try slot(ofItem: index, in: node)
      location.steps.append((node, index))
    }
    return true
  }

  /// Refuses an alias, a tag, or an anchor that an alias refers to: what is inside can't be changed alone.
  func checkWay(through node: Node) throws(EditError) {
    if tree.kind(node) == .alias, let name = tree.anchor(node) { throw refusal(.alias(text(name)), at: node) }
    try checkProperties(of: node)
  }

  // MARK: What must come out

  /// The plan for splices that make the value at a place what is expected, and leave all others.
  func plan(_ splices: [Splice], _ expected: Expectation, at location: EditLocation) -> Plan {
    var expected = expected
    for (container, child) in location.steps.reversed() {
      if tree.kind(container) == .sequence {
        var items = tree.items(container).map(Expectation.same)
        items[child] = expected
        expected = .sequence(items)
      } else {
        var pairs = same(tree.pairs(container))
        pairs[child].value = expected
        expected = .mapping(pairs)
      }
    }
    var all = entries.map(ExpectedEntry.kept)
    if let key = entries[location.entry].keyNode {
      all[location.entry] = .pair(key: .same(key), value: expected)
    }
    return Plan(splices: splices, entries: all)
  }

  /// The pairs as they are.
  func same(_ pairs: [Pair]) -> [(key: Expectation, value: Expectation)] {
    pairs.map { (.same($0.key), .same($0.value)) }
  }
}
