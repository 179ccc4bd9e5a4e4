extension MarkdownDocument {
  /// Reports each alias that stands for a value around it, and each top-level value whose aliases stand for
  /// more than ``YAMLLimits/aliasNodes``: ``YAMLTree/expanded(_:limits:)`` refuses both. Takes one pass,
  /// whatever they stand for.
  mutating func checkAliases(_ text: UnsafeBufferPointer<UInt8>) {
    guard tree.records.contains(where: { $0.kind == .alias }) else { return }
    let sizes = expandedSizes()
    let limits = YAMLLimits()
    var found: [(offset: Int, reason: YAMLError.Reason)] = []
    for index in tree.records.indices where found.count <= self.limits.problems {
      let record = tree.records[index]
      if isCircle(index) {
        let name = unsafe text[Int(record.start)..<Int(record.end)]
        unsafe found.append((Int(record.start), .aliasInItself(String(decoding: name, as: UTF8.self))))
      }
    }
    if let root = tree.root {
      for (key, value) in tree.pairs(root) where found.count <= self.limits.problems {
        if tree.text(tree.resolved(key)) == "<<" { found.append((tree.range(key).lowerBound, .mergeKey)) }
        let nodes = Int(value.index)..<Int(tree.records[Int(value.index)].next)
        if !nodes.contains(where: isCircle), isTooLarge(nodes, sizes, limits) {
          found.append((tree.range(value).lowerBound, .aliasesTooLarge(limit: limits.aliasNodes)))
        }
      }
    }
    var counter = unsafe LineCounter(text)
    for problem in found.sorted(by: { $0.offset < $1.offset }) {
      report(YAMLError(reason: problem.reason, position: counter.position(of: problem.offset)))
    }
  }

  /// Whether an alias is part of what it stands for.
  private func isCircle(_ index: Int) -> Bool {
    let record = tree.records[index]
    let node = YAMLTree.Node(Int32(truncatingIfNeeded: index))
    return record.kind == .alias && record.count >= 0 && tree.isInside(node, YAMLTree.Node(record.count))
  }

  /// What a value costs through its aliases, as ``YAMLTree/expanded(_:limits:)`` counts it.
  private func isTooLarge(_ value: Range<Int>, _ sizes: ExpandedSizes, _ limits: YAMLLimits) -> Bool {
    var nodes = 0
    for index in value where tree.records[index].kind == .alias {
      nodes += sizes.nodes(of: Int(tree.records[index].count), in: tree)
      if nodes > limits.aliasNodes { return true }
    }
    return sizes.depths[value.lowerBound] > limits.depth * 2
  }

  /// One pass over the nodes: an alias stands for a node before it, whose size is known by then.
  private func expandedSizes() -> ExpandedSizes {
    var sizes = ExpandedSizes(count: tree.records.count)
    var open: [Int] = []
    for index in tree.records.indices {
      let record = tree.records[index]
      while let last = open.last, Int(tree.records[last].next) <= index {
        sizes.close(open.removeLast(), in: open)
      }
      let isCollection = record.kind == .sequence || record.kind == .mapping
      switch record.kind {
      case .scalar: sizes.add(1 + Int(record.end - record.start) / 64, at: index)
      case .sequence, .mapping: sizes.add(1, at: index)
      case .alias where isCircle(index): sizes.add(ExpandedSizes.endless, at: index)
      case .alias where record.count < 0: sizes.add(1, at: index)
      case .alias:
        sizes.add(1 + sizes.nodes(of: Int(record.count), in: tree), at: index)
        sizes.depths[index] = sizes.depths[Int(record.count)] + 1
      }
      if isCollection { sizes.depths[index] = 1 }
      open.append(index)
    }
    while let last = open.popLast() { sizes.close(last, in: open) }
    return sizes
  }
}

/// What the nodes of a tree cost once their aliases are replaced by what they stand for.
private struct ExpandedSizes {
  /// The cost of a value that is part of itself.
  static let endless = 1 << 24
  /// The nodes before each node, with those that aliases stand for.
  private var sums: [Int]
  /// How many collections and aliases lie in one another, from each node on.
  var depths: [Int]

  init(count: Int) {
    sums = [Int](repeating: 0, count: count + 1)
    depths = [Int](repeating: 0, count: count)
  }

  /// The nodes inside a node, itself not counted.
  func nodes(of index: Int, in tree: YAMLTree) -> Int {
    sums[Int(tree.records[index].next)] - sums[index] - 1
  }

  /// What is more than any limit is not told apart, so that the sum of four million nodes stays far from
  /// overflow.
  mutating func add(_ cost: Int, at index: Int) {
    sums[index + 1] = sums[index] + min(cost, ExpandedSizes.endless)
  }

  /// A node is complete: the one around it is as deep at least, and one more.
  mutating func close(_ index: Int, in open: [Int]) {
    guard let parent = open.last else { return }
    depths[parent] = max(depths[parent], depths[index] + 1)
  }
}
