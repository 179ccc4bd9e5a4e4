/// Editing between brackets and braces.
extension EditPlanner {
  /// The splice that inserts texts before the part at `index` of a flow collection, or at its end.
  ///
  /// They are separated as the parts are: by a comma and a blank, or by a line of their own.
  func insertInFlow(_ texts: [[UInt8]], at index: Int, among parts: [Range<Int>], of node: Node)
    throws(EditError) -> Splice
  {
    let separator = separator(of: parts, in: node)
    if tree.isSinglePair(node) { return inBraces(node, texts, isFirst: index == 0) }
    guard index > 0 else {
      let offset = parts.first?.lowerBound ?? tree.range(node).lowerBound + 1
      let text = Array(texts.joined(separator: separator))
      return Splice(at: offset, parts.isEmpty ? text : text + separator)
    }
    let offset = parts[index - 1].upperBound
    return Splice(at: offset, blank(behind: offset) + texts.flatMap { separator + $0 })
  }

  /// The splice that gives braces to a pair in a list that has none, for it can't stand beside others
  /// without: production [150], `ns-flow-pair(n,c)`.
  private func inBraces(_ pair: Node, _ texts: [[UInt8]], isFirst: Bool) -> Splice {
    let range = flowRange(tree.range(pair), of: pair)
    let old = Array(lines.bytes[range]) + blank(behind: range.upperBound)
    let parts = isFirst ? texts + [old] : [old] + texts
    return Splice(
      range, [UInt8(ascii: "{")] + parts.joined(separator: Array(", ".utf8)) + [UInt8(ascii: "}")])
  }

  /// A blank where an offset is directly behind the colon of a missing value: libyaml refuses `:,` and `:}`,
  /// and ruamel.yaml takes the colon for a part of the key.
  private func blank(behind offset: Int) -> [UInt8] {
    offset > 0 && lines.bytes[offset - 1] == UInt8(ascii: ":") ? [0x20] : []
  }

  /// A range in brackets that ends with a node, together with one blank where the node ends with a colon that
  /// has no value, so that the blank stays between the colon and what follows.
  func flowRange(_ range: Range<Int>, of node: Node) -> Range<Int> {
    let last = tree.record(Node(tree.following(node).index - 1))
    guard last.flags.contains(.empty), Int(last.end) == range.upperBound,
      !blank(behind: range.upperBound).isEmpty, lines.byte(range.upperBound) == 0x20
    else { return range }
    return range.lowerBound..<range.upperBound + 1
  }

  /// The bytes of the items of a list in brackets, each with its anchor and tag.
  func flowRanges(of items: [Node]) -> [Range<Int>] {
    items.map { flowRange(tree.rangeWithProperties($0), of: $0) }
  }

  /// What stands between the last two parts, or between the bracket and the only one where it is on another
  /// line.
  private func separator(of parts: [Range<Int>], in node: Node) -> [UInt8] {
    let usual = Array(", ".utf8)
    guard let last = parts.last, !tree.isSinglePair(node) else { return usual }
    if parts.count == 1 {
      let gap = tree.range(node).lowerBound + 1..<last.lowerBound
      guard lines.bytes[gap].contains(where: isBreak), lines.isSeparator(gap) else { return usual }
      return [UInt8(ascii: ",")] + lines.bytes[gap]
    }
    let gap = gap(parts[parts.count - 2], last)
    return lines.isSeparator(gap) ? Array(lines.bytes[gap]) : usual
  }

  /// The splices that remove some parts of a flow collection, but not all, with the comma before or after
  /// each.
  func removeInFlow(_ indices: Set<Int>, among parts: [Range<Int>]) throws(EditError) -> [Splice] {
    var splices: [Splice] = []
    var hasKept = false
    for (index, part) in parts.enumerated() {
      guard indices.contains(index) else {
        hasKept = true
        continue
      }
      guard hasKept || index + 1 < parts.count else {
        throw refusal(.cannotBeMadeSafely, at: part.lowerBound)
      }
      let gap = hasKept ? gap(parts[index - 1], part) : gap(part, parts[index + 1])
      guard lines.isSeparator(gap) else { throw refusal(.sharedLine, at: part.lowerBound) }
      let range = min(gap.lowerBound, part.lowerBound)..<max(gap.upperBound, part.upperBound)
      let isBeforeIndicator = isFlowIndicator(lines.byte(range.upperBound))
      splices.append(Splice(range, isBeforeIndicator ? blank(behind: range.lowerBound) : []))
    }
    return splices
  }

  /// What stands between two parts.
  private func gap(_ left: Range<Int>, _ right: Range<Int>) -> Range<Int> {
    left.upperBound..<max(left.upperBound, right.lowerBound)
  }

  /// The bytes of a pair in braces.
  func flowRange(of pair: Pair) -> Range<Int> {
    let start = start(ofKey: pair.key)
    let end = max(tree.range(pair.key).upperBound, tree.range(pair.value).upperBound, start)
    return flowRange(start..<end, of: pair.value)
  }

  /// A pair as it is written in braces beside others.
  func flowPair(_ key: String, _ value: YAMLValue, beside pairs: [Pair]) -> [UInt8] {
    var writer = LineWriter()
    guard let last = pairs.last, preferredStyle(last.key) == .doubleQuoted else {
      writer.writePair(YAMLPair(key: .string(key), value: value))
      return writer.output
    }
    writer.writeKey(.string(key), isInFlow: true, preferring: .doubleQuoted)
    writer.append(": ")
    writer.write(value, isInFlow: true, preferring: .doubleQuoted)
    return writer.output
  }
}
