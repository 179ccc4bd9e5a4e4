// Chapter 3.2 and 10: what a node means.

extension YAMLTree {
  /// The value after the core schema (YAML 1.2.2, chapter 10.3), aliases resolved.
  ///
  /// Aliases beyond ``YAMLLimits/aliasNodes``, or inside what they stand for, are `null`;
  /// ``expanded(_:limits:)`` tells.
  public func value(_ node: Node) -> YAMLValue {
    var budget = ExpansionBudget(YAMLLimits())
    return value(node, &budget)
  }

  /// The value, as ``value(_:)``.
  ///
  /// - Throws: ``YAMLError/Reason/aliasInItself(_:)`` at an alias that is part of what it stands for,
  ///   ``YAMLError/Reason/aliasesTooLarge(limit:)`` at the node where the aliases in it stand for too much.
  public func expanded(_ node: Node, limits: YAMLLimits = YAMLLimits()) throws(YAMLError) -> YAMLValue {
    var budget = ExpansionBudget(limits)
    let value = value(node, &budget)
    if let alias = budget.circle {
      let name = String(decoding: source[range(alias)], as: UTF8.self)
      throw YAMLError(reason: .aliasInItself(name), position: position(alias))
    }
    if budget.isExceeded {
      throw YAMLError(reason: .aliasesTooLarge(limit: limits.aliasNodes), position: position(node))
    }
    return value
  }

  private func value(_ node: Node, _ budget: inout ExpansionBudget) -> YAMLValue {
    let record = record(node)
    switch record.kind {
    case .scalar: return budget.spend(Int(record.end - record.start) / 64) ? scalarValue(node) : .null
    case .alias:
      guard record.count >= 0 else { return .null }
      if isInside(node, Node(record.count)) {
        budget.circle = budget.circle ?? node
        return .null
      }
      guard budget.enter() else { return .null }
      defer { budget.leave() }
      return value(Node(record.count), &budget)
    case .sequence:
      guard budget.descend() else { return .null }
      defer { budget.ascend() }
      var items: [YAMLValue] = []
      forEachItem(of: node) { item in
        if budget.spend() { items.append(value(item, &budget)) }
      }
      return .sequence(items)
    case .mapping:
      guard budget.descend() else { return .null }
      defer { budget.ascend() }
      var pairs: [YAMLPair] = []
      forEachPair(of: node) { key, item in
        if budget.spend(2) { pairs.append(YAMLPair(key: value(key, &budget), value: value(item, &budget))) }
      }
      return .mapping(pairs)
    }
  }

  /// Whether a node is part of another one that begins before it.
  func isInside(_ node: Node, _ other: Node) -> Bool {
    other.index < node.index && following(other).index > node.index
  }

  /// What a scalar means: by its tag, or by the core schema where it is plain: chapter 10.3.2.
  private func scalarValue(_ node: Node) -> YAMLValue {
    let isPlain = style(node) == .plain
    guard tag(node) != nil, let tag = resolvedTag(node) else {
      return unsafe isPlain
        ? withText(of: node) { unsafe CoreSchema.value(of: $0) } ?? .null : .string(text(node))
    }
    let prefix = "tag:yaml.org,2002:"
    guard tag.utf8.starts(with: prefix.utf8) else { return .string(text(node)) }
    let resolved = unsafe withText(of: node) { unsafe CoreSchema.value(of: $0) } ?? .null
    switch (String(tag.dropFirst(prefix.count)), resolved) {
    case ("null", .null), ("bool", .bool), ("int", .int), ("int", .wideInt), ("float", .float):
      return resolved
    case ("float", .int(let number)): return .float(Double(number))
    case ("float", .wideInt): return float(node).map(YAMLValue.float) ?? .string(text(node))
    default: return .string(text(node))
    }
  }

  /// The tag of a node with its handle replaced: `tag:yaml.org,2002:str` for `!!str`, `!` for the bare one;
  /// `nil` where it has none: chapter 6.9.1 with 5.6 (`%` escapes).
  public func resolvedTag(_ node: Node) -> String? {
    guard let range = tag(node) else { return nil }
    let written = source[range]
    if written.dropFirst().first == UInt8(ascii: "<") {
      return String(decoding: unescaped(written.dropFirst(2).dropLast()), as: UTF8.self)
    }
    if written.count == 1 { return "!" }
    let handleEnd = (written.dropFirst().firstIndex(of: UInt8(ascii: "!")) ?? written.startIndex) + 1
    let handle = written[written.startIndex..<handleEnd]
    let suffix = unescaped(written[handleEnd...])
    if let declared = tagHandles.first(where: { source[range32($0.handle)].elementsEqual(handle) }) {
      return String(decoding: Array(source[range32(declared.prefix)]) + suffix, as: UTF8.self)
    }
    let prefix = handle.count == 2 ? "tag:yaml.org,2002:" : String(decoding: handle, as: UTF8.self)
    return prefix + String(decoding: suffix, as: UTF8.self)
  }

  private func range32(_ range: Range<Int32>) -> Range<Int> { Int(range.lowerBound)..<Int(range.upperBound) }

  private func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var offset = text.startIndex
    while offset < text.endIndex {
      if text[offset] == UInt8(ascii: "%"), offset + 2 < text.endIndex, let high = hexDigit(text[offset + 1]),
        let low = hexDigit(text[offset + 2])
      {
        bytes.append(UInt8(truncatingIfNeeded: high << 4 | low))
        offset += 3
      } else {
        bytes.append(text[offset])
        offset += 1
      }
    }
    return bytes
  }
}

/// What a value may still cost: nodes that are made through aliases, and depth.
private struct ExpansionBudget {
  private var nodes: Int
  private var depth: Int
  private var aliases = 0
  private(set) var isExceeded = false
  /// The first alias that is part of what it stands for.
  var circle: YAMLTree.Node?

  init(_ limits: YAMLLimits) {
    nodes = limits.aliasNodes
    depth = limits.depth * 2
  }

  /// Counts a node where it is inside an alias; the nodes of the text itself cost nothing.
  mutating func spend(_ cost: Int = 1) -> Bool {
    guard aliases > 0 else { return true }
    nodes -= cost
    if nodes < 0 { isExceeded = true }
    return nodes >= 0
  }

  mutating func enter() -> Bool {
    aliases += 1
    guard descend() else {
      aliases -= 1
      return false
    }
    return true
  }

  mutating func leave() {
    aliases -= 1
    ascend()
  }

  mutating func descend() -> Bool {
    guard depth > 0 else {
      isExceeded = true
      return false
    }
    depth -= 1
    return true
  }

  mutating func ascend() { depth += 1 }
}
