/// Editing between brackets and braces.
extension EditPlanner {
  /// The splice that inserts texts before the part at `index` of a flow collection, or at its end.
  ///
  /// They are separated as the parts are: by a comma and a blank, or by a line of their own.
  func insertInFlow(_ texts: [[UInt8]], at index: Int, among parts: [Range<Int>], of node: Node)
    throws(EditError) -> Splice
  {
    let separator = separator(of: parts, in: node)
    guard index > 0 else {
      let place = parts.first?.lowerBound ?? tree.range(node).lowerBound + 1
      let text = Array(texts.joined(separator: separator))
      return Splice(at: place, parts.isEmpty ? text : text + separator)
    }
    return Splice(at: parts[index - 1].upperBound, texts.flatMap { separator + $0 })
  }

  /// What stands between the last two parts, or between the bracket and the only one where it is on another line.
  private func separator(of parts: [Range<Int>], in node: Node) -> [UInt8] {
    let usual = Array(", ".utf8)
    guard let last = parts.last else { return usual }
    if parts.count == 1 {
      let gap = tree.range(node).lowerBound + 1..<last.lowerBound
      guard lines.bytes[gap].contains(where: isBreak), lines.isSeparator(gap) else { return usual }
      return [UInt8(ascii: ",")] + lines.bytes[gap]
    }
    let gap = gap(parts[parts.count - 2], last)
    return lines.isSeparator(gap) ? Array(lines.bytes[gap]) : usual
  }

  /// The splices that remove some parts of a flow collection, but not all, with the comma before or after each.
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
      splices.append(
        Splice(min(gap.lowerBound, part.lowerBound)..<max(gap.upperBound, part.upperBound)))
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
    return start..<max(tree.range(pair.key).upperBound, tree.range(pair.value).upperBound, start)
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
