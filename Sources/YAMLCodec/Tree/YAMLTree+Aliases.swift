extension YAMLTree {
  /// The node that an alias stands for; any other node itself.
  @inlinable public func resolved(_ node: Node) -> Node {
    let record = record(node)
    return record.kind == .alias && record.count >= 0 ? Node(record.count) : node
  }
}
