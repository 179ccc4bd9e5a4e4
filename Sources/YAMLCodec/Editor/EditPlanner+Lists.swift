extension EditPlanner {
  /// A plan that puts an item before the one at `index`, or at the end; makes the list where there is
  /// nothing.
  func insert(_ item: YAMLValue, at index: Int?, in path: ArraySlice<YAMLStep>) throws(EditError) -> Plan {
    guard let location = try find(path) else { return try set(path, to: .sequence([item]), before: nil) }
    let list = location.slot.node
    try checkWay(through: list)
    guard tree.count(list) > 0, tree.kind(list) == .sequence else {
      guard tree.isNull(list) || tree.kind(list) == .sequence else {
        throw refusal(.notList(path.last?.text ?? ""), at: list)
      }
      if let index, index != 0 { throw refusal(.noSuchItem(index, count: 0), at: list) }
      return plan(
        try replaceWhole(location.slot, with: .sequence([item])), .value(.sequence([item])), at: location)
    }
    let position = index ?? tree.count(list)
    guard (0...tree.count(list)).contains(position) else {
      throw refusal(.noSuchItem(position, count: tree.count(list)), at: list)
    }
    var expected = tree.items(list).map(Expectation.same)
    expected.insert(.value(item), at: position)
    return plan(try insertItems([item], at: position, of: list), .sequence(expected), at: location)
  }

  func removeItems(_ indices: Set<Int>, in path: ArraySlice<YAMLStep>) throws(EditError) -> Plan {
    try removeItems(indices, at: try list(path))
  }

  func removeItems(_ indices: Set<Int>, at location: EditLocation) throws(EditError) -> Plan {
    let list = location.slot.node
    let items = tree.items(list)
    for index in indices where !items.indices.contains(index) {
      throw refusal(.noSuchItem(index, count: items.count), at: list)
    }
    let kept = items.indices.filter { !indices.contains($0) }.map { Expectation.same(items[$0]) }
    guard !kept.isEmpty, !indices.isEmpty else {
      let splices = indices.isEmpty ? [] : try replaceWhole(location.slot, with: .sequence([]))
      return plan(splices, .sequence(kept), at: location)
    }
    return plan(try removeItems(indices, of: list), .sequence(kept), at: location)
  }

  /// The place of a list that may be changed.
  private func list(_ path: ArraySlice<YAMLStep>) throws(EditError) -> EditLocation {
    guard let location = try find(path) else {
      throw refusal(.noSuchKey(path.last?.text ?? ""), at: document.frontMatter?.lowerBound ?? 0)
    }
    try checkWay(through: location.slot.node)
    guard tree.kind(location.slot.node) == .sequence else {
      throw refusal(.notList(path.last?.text ?? ""), at: location.slot.node)
    }
    return location
  }
}
