extension MarkdownDocument {
  /// Reports each key that its mapping had before: chapter 3.2.1.3; the last one counts.
  ///
  /// Fingerprints find that nearly all mappings have none; only the others are looked at closely.
  mutating func checkDuplicateKeys(_ text: UnsafeBufferPointer<UInt8>) {
    for index in tree.records.indices where tree.records[index].kind == .mapping {
      let mapping = YAMLTree.Node(Int32(truncatingIfNeeded: index))
      let count = tree.count(mapping)
      if count < 2 { continue }
      if count > 256 || !hasDistinctFingerprints(mapping, count, text) { reportDuplicates(in: mapping, text) }
    }
  }

  /// Whether the keys of a mapping of at most 256 pairs are surely different; a hash table on the stack.
  private func hasDistinctFingerprints(
    _ mapping: YAMLTree.Node, _ count: Int, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var size = 8
    while size < count * 2 { size *= 2 }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: size) { table in
      table.initialize(repeating: 0)
      var key = Int(mapping.index) + 1
      for _ in 0..<count {
        guard let print = fingerprint(tree.records[key], text) else { return false }
        var slot = Int(truncatingIfNeeded: print >> 32) & (size - 1)
        while table[slot] != 0 {
          if table[slot] == print { return false }
          slot = (slot + 1) & (size - 1)
        }
        table[slot] = print
        key = Int(tree.records[Int(tree.records[key].next)].next)
      }
      return true
    }
  }

  /// A hash of a key's text; `nil` for a key that is not written verbatim, never 0.
  private func fingerprint(_ key: NodeRecord, _ text: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard let range = tree.verbatim(key), let base = text.baseAddress else { return nil }
    let raw = UnsafeRawPointer(base)
    var hash = UInt64(truncatingIfNeeded: range.count) &* 0x9E37_79B9_7F4A_7C15
    var place = range.lowerBound
    while place + 8 <= range.upperBound {
      hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    let count = range.upperBound - place
    if count == 0 { return hash | 1 }
    // What is read beyond the key is masked away; a line `---` stands behind every front matter that is complete.
    guard place + 8 <= text.count else { return nil }
    let rest = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    return mixed(hash ^ rest & (1 << UInt64(8 * count) - 1)) | 1
  }

  private func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0xD6E8_FEB8_6659_FD93
    return product ^ (product >> 32)
  }

  private mutating func reportDuplicates(in mapping: YAMLTree.Node, _ text: UnsafeBufferPointer<UInt8>) {
    var seen: [[UInt8]: Int] = [:]
    for (key, _) in tree.pairs(mapping) where tree.kind(key) == .scalar {
      let name = tree.withText(of: key) { Array($0) } ?? []
      let start = tree.range(key).lowerBound
      if problems.count > limits.problems { return }
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
