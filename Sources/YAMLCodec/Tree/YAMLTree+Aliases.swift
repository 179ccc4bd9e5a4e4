extension YAMLTree {
  /// The node that an alias stands for; the node itself where it is none.
  @inlinable public func resolved(_ node: Node) -> Node {
    let record = record(node)
    return record.kind == .alias && record.count >= 0 ? Node(record.count) : node
  }
}
