extension MarkdownDocument {
  /// Reports each key that its mapping had before: chapter 3.2.1.3; the last one counts.
  ///
  /// Fingerprints find that nearly all mappings have none; only the others are looked at closely.
  mutating func checkDuplicateKeys(_ text: UnsafeBufferPointer<UInt8>) {
    for index in tree.records.indices where tree.records[index].kind == .mapping {
      let mapping = YAMLTree.Node(Int32(truncatingIfNeeded: index))
      let count = tree.count(mapping)
      if count < 2 { continue }
      if unsafe count > 256 || !hasDistinctFingerprints(mapping, count, text) {
        unsafe reportDuplicates(in: mapping, text)
      }
    }
  }

  /// Whether the keys of a mapping of at most 256 pairs are surely different.
  private func hasDistinctFingerprints(
    _ mapping: YAMLTree.Node, _ count: Int, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { prints in
      // A bit for each that was seen: where it is not set, none of them is equal.
      var seen: UInt64 = 0
      var key = Int(mapping.index) + 1
      for index in 0..<count {
        guard let print = unsafe fingerprint(tree.records[key], text) else { return false }
        let bit: UInt64 = 1 << (mixed(print) & 63)
        if seen & bit != 0, unsafe prints[..<index].contains(print) { return false }
        seen |= bit
        unsafe prints.initializeElement(at: index, to: print)
        key = Int(tree.records[Int(tree.records[key].next)].next)
      }
      return true
    }
  }

  /// A number of a key's text, of eight bytes or fewer these themselves; `nil` for a key that is not written
  /// verbatim, never 0.
  @inline(__always)
  private func fingerprint(_ key: NodeRecord, _ text: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard let range = tree.verbatim(key), let base = text.baseAddress else { return nil }
    let raw = unsafe UnsafeRawPointer(base)
    var hash: UInt64 = 0
    var offset = range.lowerBound
    while offset + 8 < range.upperBound {
      let word = unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = mixed(hash ^ word ^ UInt64(truncatingIfNeeded: range.count))
      offset += 8
    }
    let count = range.upperBound - offset
    // What is read beyond the key is masked away; a line `---` stands behind every front matter that is
    // complete.
    guard count > 0, offset + 8 <= text.count else { return nil }
    let rest = unsafe UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    let print = hash ^ rest & (.max >> UInt64(64 - 8 * count))
    return print == 0 ? nil : print
  }

  private func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0xD6E8_FEB8_6659_FD93
    return product ^ (product >> 32)
  }

  private mutating func reportDuplicates(in mapping: YAMLTree.Node, _ text: UnsafeBufferPointer<UInt8>) {
    var seen: [[UInt8]: Int] = [:]
    for (key, _) in tree.pairs(mapping) where tree.kind(key) == .scalar {
      let name = unsafe tree.withText(of: key) { unsafe Array($0) } ?? []
      let start = tree.range(key).lowerBound
      if problems.count > limits.problems { return }
      if let first = seen[name] {
        var counter = unsafe LineCounter(text)
        let firstPosition = counter.position(of: first)
        let reason = YAMLError.Reason.duplicateKey(
          String(decoding: name, as: UTF8.self), first: firstPosition)
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
