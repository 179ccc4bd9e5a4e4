extension MarkdownDocument {
  /// Reports each key that its mapping had before: chapter 3.2.1.3; the last one counts.
  mutating func checkDuplicateKeys(_ text: UnsafeBufferPointer<UInt8>) {
    for index in tree.records.indices where tree.records[index].kind == .mapping {
      let mapping = YAMLTree.Node(Int32(truncatingIfNeeded: index))
      let count = tree.count(mapping)
      if count < 2 { continue }
      if count > 16 || !smallMappingIsUnique(mapping, count) { reportDuplicates(in: mapping, text) }
    }
  }

  /// Compares the keys of a small mapping pair by pair, by length and first bytes; quotes are looked at later.
  private func smallMappingIsUnique(_ mapping: YAMLTree.Node, _ count: Int) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 16) { prints in
      var known = 0
      var isUnique = true
      tree.forEachPair(of: mapping) { key, _ in
        let print = fingerprint(key)
        for index in 0..<known where prints[index] == print { isUnique = false }
        if known < 16 { prints[known] = print }
        known += 1
      }
      return isUnique
    }
  }

  /// Length and some bytes of a key; equal for all that is not written verbatim.
  private func fingerprint(_ key: YAMLTree.Node) -> UInt64 {
    guard let range = tree.verbatim(key) else { return .max }
    var print = UInt64(truncatingIfNeeded: range.count)
    for index in range.prefix(7) { print = print << 8 | UInt64(tree.source[index]) }
    return print
  }

  private mutating func reportDuplicates(in mapping: YAMLTree.Node, _ text: UnsafeBufferPointer<UInt8>) {
    var seen: [[UInt8]: Int] = [:]
    for (key, _) in tree.pairs(mapping) where tree.kind(key) == .scalar {
      let name = tree.withText(of: key) { Array($0) } ?? []
      let start = tree.range(key).lowerBound
      if let first = seen[name] {
        var counter = LineCounter(text)
        let firstPlace = counter.position(of: first)
        let reason = YAMLError.Reason.duplicateKey(String(decoding: name, as: UTF8.self), first: firstPlace)
        report(YAMLError(reason: reason, position: counter.position(of: start)))
      } else {
        seen[name] = start
      }
    }
  }

  /// Adds a problem, up to the limit.
  mutating func report(_ problem: YAMLError) {
    if problems.count < limits.problems {
      problems.append(problem)
    } else if problems.count == limits.problems {
      problems.append(YAMLError(reason: .tooManyProblems(limit: limits.problems), position: problem.position))
    }
  }
}
