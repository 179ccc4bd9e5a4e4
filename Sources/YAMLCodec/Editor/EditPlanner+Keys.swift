/// Plans for keys: setting, removing, renaming.
extension EditPlanner {
  /// A plan that gives a key a value; maps on the way are made where they are missing.
  func set(_ path: ArraySlice<YAMLStep>, to value: YAMLValue, before next: String?) throws(EditError) -> Plan
  {
    guard case .key(let first)? = path.first else { throw refusal(.noSuchKey(path.first?.text ?? ""), at: 0) }
    if let location = try find(path) {
      return plan(try replace(location.slot, with: value), .value(value), at: location)
    }
    guard path.count > 1, case .key(let key)? = path.last else {
      if path.count > 1 { throw refusal(.noSuchKey(path.dropLast().last?.text ?? ""), at: 0) }
      return try insert(first, value, before: next)
    }
    let parent = path.dropLast()
    guard let location = try find(parent), tree.count(location.slot.node) > 0 else {
      return try set(parent, to: .mapping([YAMLPair(key: .string(key), value: value)]), before: next)
    }
    let map = location.slot.node
    let pairs = tree.pairs(map)
    let nextIndex = next.flatMap { self.pairs($0, in: pairs).first }
    let splice = try insertPair(key, value, before: nextIndex, among: pairs, of: map)
    var expected = same(pairs)
    expected.insert((.value(.string(key)), .value(value)), at: nextIndex ?? pairs.count)
    return plan([splice], .mapping(expected), at: location)
  }

  /// A plan that adds a top-level key.
  private func insert(_ key: String, _ value: YAMLValue, before next: String?) throws(EditError) -> Plan {
    var expected = entries.map(ExpectedEntry.kept)
    let nextIndex = next.flatMap { name in entries.firstIndex { isEntry($0, name) } }
    expected.insert(.pair(key: .value(.string(key)), value: .value(value)), at: nextIndex ?? entries.count)
    return Plan(splices: [try insertion(key, value, before: nextIndex)], entries: expected)
  }

  private func insertion(_ key: String, _ value: YAMLValue, before next: Int?) throws(EditError) -> Splice {
    guard let frontMatter = document.frontMatter else { return try makeFrontMatter(key, value) }
    if let root = flowRoot {
      return try insertPair(key, value, before: next, among: tree.pairs(root), of: root)
    }
    let starts = entries.map { entry in entry.keyNode.map { start(ofKey: $0) } ?? entry.range.lowerBound }
    let column = zip(entries, starts).first { $0.0.keyNode != nil }.map { lines.column(of: $0.1) } ?? 0
    let offset: Int
    if let next {
      let limit = next > 0 ? range(of: entries[next - 1]).upperBound : frontMatter.lowerBound
      offset = lines.commentStart(above: lines.start(of: starts[next]), notBefore: limit)
    } else {
      offset = end(of: entries.last, in: frontMatter, adding: value)
    }
    return Splice(at: offset, entryLines(key, value, column: column, near: offset))
  }

  /// Where a key is added at the end: behind the last entry's lines.
  ///
  /// A text block takes the empty lines below it for its own, so it goes behind them.
  private func end(of last: MarkdownDocument.Entry?, in frontMatter: Range<Int>, adding value: YAMLValue)
    -> Int
  {
    guard let last else { return frontMatter.upperBound }
    var index = range(of: last).upperBound
    guard value.endsWithSeveralLines else { return index }
    while index < frontMatter.upperBound, lines.isEmpty(index) { index = lines.end(of: index) }
    return index
  }

  func range(of entry: MarkdownDocument.Entry) -> Range<Int> {
    guard let key = entry.keyNode, let value = entry.value else { return entry.range }
    return range(of: (key, value))
  }

  /// A front matter with one key, behind the byte order mark of a file that has none.
  private func makeFrontMatter(_ key: String, _ value: YAMLValue) throws(EditError) -> Splice {
    let bytes = lines.bytes
    let isUnclear = unsafe bytes.withUnsafeBufferPointer { text in
      guard let split = unsafe FrontMatterSplit(text), !split.isTerminated else { return false }
      return unsafe document.hasKeyLine(text, in: split.content)
    }
    if isUnclear { throw refusal(.unterminatedFrontMatter, at: 0) }
    guard document.problems.isEmpty else { throw refusal(.frontMatterNotUnderstood, at: 0) }
    let ending = lines.lineEnding(near: 0)
    var writer = BlockWriter(lineEnding: ending)
    writer.writeEntry(.string(key), value, indentation: 0)
    let fence = Array("---".utf8) + ending
    return Splice(at: document.byteOrderMark, fence + writer.output + fence)
  }

  // MARK: Removing

  /// A plan that removes a key, each one where there are several, or an item; `nil` where there is none.
  func remove(_ path: ArraySlice<YAMLStep>) throws(EditError) -> Plan? {
    guard case .key(let first)? = path.first, let last = path.last else { return nil }
    guard path.count > 1 else { return try removeEntries(first) }
    guard let location = try find(path.dropLast()) else { return nil }
    let node = location.slot.node
    try checkWay(through: node)
    switch last {
    case .index(let index): return try find(path) == nil ? nil : removeItems([index], at: location)
    case .key(let key):
      guard tree.kind(node) == .mapping else { return nil }
      let pairs = tree.pairs(node)
      let gone = Set(self.pairs(key, in: pairs))
      if gone.isEmpty { return nil }
      for index in gone where isMergeKey(pairs[index].key) { throw refusal(.mergeKey, at: pairs[index].key) }
      guard gone.count < pairs.count else {
        return plan(try replaceWhole(location.slot, with: .mapping([])), .value(.mapping([])), at: location)
      }
      let kept = pairs.indices.filter { !gone.contains($0) }.map { pairs[$0] }
      return plan(try removePairs(gone, from: pairs, of: node), .mapping(same(kept)), at: location)
    }
  }

  private func removeEntries(_ key: String) throws(EditError) -> Plan? {
    let gone = entries.indices.filter { isEntry(entries[$0], key) }
    if gone.isEmpty { return nil }
    let kept = entries.indices.filter { !gone.contains($0) }.map { ExpectedEntry.kept(entries[$0]) }
    if let root = flowRoot, kept.isEmpty {
      try checkLoss(of: root)
      return Plan(splices: [Splice(tree.range(root), "{}")], entries: [])
    }
    var splices: [Splice] = []
    var pairs: [Pair] = []
    var indices: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      guard let keyNode = entry.keyNode, let value = entry.value else {
        if gone.contains(index) { splices.append(Splice(entry.range)) }
        continue
      }
      if gone.contains(index) {
        if isMergeKey(keyNode) { throw refusal(.mergeKey, at: keyNode) }
        indices.insert(pairs.count)
      }
      pairs.append((keyNode, value))
    }
    splices += try removePairs(indices, from: pairs, of: flowRoot, isTopLevel: true)
    return Plan(splices: splices, entries: kept)
  }
}
