/// Editing maps, in lines and in braces.
extension EditPlanner {
  /// The splices that make the pairs of a map these; `nil` where too little stays to do it pair by pair.
  func replacePairs(of map: Node, with pairs: [YAMLPair]) throws(EditError) -> [Splice]? {
    let old = tree.pairs(map)
    // The old pairs that stay, in their order, are the first new ones; one pass, for maps of any size.
    var kept: [Int] = []
    for (index, pair) in old.enumerated() {
      guard tree.kind(pair.key) == .scalar, !isMergeKey(pair.key) else { return nil }
      if kept.count < pairs.count, tree.isValue(pair.key, pairs[kept.count].key) { kept.append(index) }
    }
    guard !kept.isEmpty else { return nil }
    var splices: [Splice] = []
    for (new, index) in kept.enumerated() {
      splices += try replace(slot(of: old[index], inFlow: tree.isFlow(map)), with: pairs[new].value)
    }
    let gone = Set(old.indices).subtracting(kept)
    splices += try removePairs(gone, from: old, of: map)
    guard pairs.count > kept.count else { return splices }
    // Braces are put around a pair once.
    if tree.isSinglePair(map) { return nil }
    // Behind a pair that goes nothing can be added on the same lines.
    guard let last = old.indices.last, !gone.contains(last) else { return nil }
    for pair in pairs[kept.count...] {
      guard case .string(let key) = pair.key else { return nil }
      splices.append(try insertPair(key, pair.value, before: nil, among: old, of: map))
    }
    return splices
  }

  // MARK: Inserting

  /// The splice that adds a pair to a map that has some, at its end or above the pair `next` and its comment
  /// lines.
  func insertPair(_ key: String, _ value: YAMLValue, before next: Int?, among pairs: [Pair], of map: Node?)
    throws(EditError) -> Splice
  {
    if let map, tree.isFlow(map) {
      let text = flowPair(key, value, beside: pairs)
      return try insertInFlow(
        [text], at: next ?? pairs.count, among: pairs.map { flowRange(of: $0) }, of: map)
    }
    guard let first = pairs.first, let last = pairs.last else { throw refusal(.cannotBeMadeSafely, at: 0) }
    let start = start(ofKey: first.key)
    let column = lines.column(of: start)
    if next == 0, !lines.isFirst(start) { return insertBeforeFirst(key, value, at: start) }
    let offset = next.map { self.offset(before: $0, among: pairs) } ?? range(of: last).upperBound
    return Splice(at: offset, entryLines(key, value, column: column, near: offset))
  }

  func entryLines(_ key: String, _ value: YAMLValue, column: Int, near offset: Int) -> [UInt8] {
    var writer = writer(near: offset)
    writer.indent(by: column)
    writer.writeEntry(.string(key), value, indentation: column)
    return writer.output
  }

  private func insertBeforeFirst(_ key: String, _ value: YAMLValue, at start: Int) -> Splice {
    var writer = writer(near: start)
    let column = lines.column(of: start)
    writer.writeEntry(.string(key), value, indentation: column)
    writer.indent(by: column)
    return Splice(at: start, writer.output)
  }

  /// Above a pair and the comment lines directly above it.
  private func offset(before next: Int, among pairs: [Pair]) -> Int {
    let start = lines.start(of: start(ofKey: pairs[next].key))
    let limit = next > 0 ? range(of: pairs[next - 1]).upperBound : document.frontMatter?.lowerBound ?? 0
    return lines.commentStart(above: start, notBefore: limit)
  }

  // MARK: Removing

  /// The splices that remove some pairs of a map, but not all of one that is inside another value.
  ///
  /// Their lines go, with the comments on them; comment lines above stay. Empty lines behind a text block go
  /// with a top-level key: they are in the range of its ``MarkdownDocument/Entry``.
  func removePairs(_ indices: Set<Int>, from pairs: [Pair], of map: Node?, isTopLevel: Bool = false)
    throws(EditError) -> [Splice]
  {
    for index in indices {
      try checkLoss(of: pairs[index].key)
      try checkLoss(of: pairs[index].value)
    }
    if let map, tree.isFlow(map) { return try removeInFlow(indices, among: pairs.map { flowRange(of: $0) }) }
    var splices: [Splice] = []
    for index in indices {
      let range = range(of: pairs[index])
      if lines.isFirst(range.lowerBound) {
        let stop =
          isTopLevel ? max(range.upperBound, tree.range(pairs[index].value).upperBound) : range.upperBound
        splices.append(Splice(lines.start(of: range.lowerBound)..<stop))
      } else {
        guard index + 1 < pairs.count, !indices.contains(index + 1) else {
          throw refusal(.sharedLine, at: range.lowerBound)
        }
        let next = start(ofKey: pairs[index + 1].key)
        guard lines.start(of: next) == range.upperBound else {
          throw refusal(.sharedLine, at: range.lowerBound)
        }
        splices.append(Splice(range.lowerBound..<next))
      }
    }
    return splices
  }
}
