/// A top-level entry of a front matter that could not be read as a whole.
struct SalvagedEntry: Hashable, Sendable {
  /// The key as it stands in the source, without quotes.
  var key: Range<Int>
  /// The node of the key, its value behind it; -1 where the entry could not be read.
  var node: Int32
  var range: Range<Int>
}

extension ParseFailure {
  /// Whether it is about the grammar, not about bytes or limits.
  var isStructural: Bool {
    switch reason {
    case .invalidUTF8, .controlCharacter, .notUTF8, .textTooLong: false
    default: true
    }
  }
}

/// Reading key by key: where a front matter is no YAML, each key at the left margin is tried alone.
extension MarkdownDocument {
  /// Reads each entry that can be read and reports the others.
  mutating func salvage(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, because failure: ParseFailure
  ) {
    tree.clear()
    let isTooLong = range.count > limits.textBytes
    var failures: [ParseFailure] = []
    var tooMany = false
    tree.records.append(
      NodeRecord(
        .mapping, start: Int32(truncatingIfNeeded: range.lowerBound),
        end: Int32(truncatingIfNeeded: range.upperBound), next: 1))
    if !isTooLong {
      var line = range.lowerBound
      while line < range.upperBound {
        let next = unsafe entryEnd(text, from: line, in: range)
        if let failure = unsafe salvageEntry(text, line..<next) {
          if failures.count < limits.problems { failures.append(failure) } else { tooMany = true }
        }
        line = next
      }
    }
    unsafe finishSalvage(text, failures.isEmpty ? [failure] : failures)
    if tooMany {
      unsafe problems.append(
        YAMLError(
          ParseFailure(reason: .tooManyProblems(limit: limits.problems), offset: range.upperBound), in: text))
    }
  }

  private mutating func finishSalvage(_ text: UnsafeBufferPointer<UInt8>, _ failures: [ParseFailure]) {
    tree.records[0].next = Int32(truncatingIfNeeded: tree.records.count)
    unsafe checkDuplicateKeys(text)
    var counter = unsafe LineCounter(text)
    for failure in failures {
      let start = failure.start.map { counter.position(of: $0) }
      problems.append(
        YAMLError(reason: failure.reason, position: counter.position(of: failure.offset), start: start))
    }
    problems.sort { $0.position < $1.position }
  }

  /// The line that begins the next entry.
  private func entryEnd(_ text: UnsafeBufferPointer<UInt8>, from start: Int, in range: Range<Int>) -> Int {
    if unsafe isConflictMarker(text, at: start, in: range) {
      return unsafe min(nextLine(text, after: start), range.upperBound)
    }
    var line = start
    repeat {
      line = unsafe nextLine(text, after: line)
    } while unsafe line < range.upperBound && keyEnd(text, at: line, in: range) == nil
      && !isConflictMarker(text, at: line, in: range)
    return min(line, range.upperBound)
  }

  /// Reads one entry; what is wrong with it where it can't be read.
  private mutating func salvageEntry(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> ParseFailure?
  {
    if unsafe isConflictMarker(text, at: range.lowerBound, in: range) {
      return ParseFailure(reason: .conflictMarker, offset: range.lowerBound)
    }
    let failure = unsafe parseEntry(text, range)
    guard let failure else { return nil }
    // Perhaps only the lines behind it are the trouble.
    let stray = unsafe firstStrayLine(text, in: range)
    if stray < range.upperBound, stray > range.lowerBound,
      unsafe parseEntry(text, range.lowerBound..<stray) == nil
    {
      return unsafe strayFailure(text, stray, failure)
    }
    if let key = unsafe keyEnd(text, at: range.lowerBound, in: range) {
      unsafe salvaged.append(SalvagedEntry(key: unquoted(text, key), node: -1, range: trimmed(text, range)))
    }
    return failure
  }

  private func strayFailure(_ text: UnsafeBufferPointer<UInt8>, _ stray: Int, _ failure: ParseFailure)
    -> ParseFailure
  {
    unsafe failure.offset >= stray && failure.isStructural
      ? failure : ParseFailure(reason: .contentAfter(.value, found: lineText(text, stray)), offset: stray)
  }

  private func lineText(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> String {
    var end = start
    while end < text.count, unsafe !isBreak(text[end]), end - start < 24 { end += 1 }
    return unsafe String(decoding: text[start..<end], as: UTF8.self)
  }

  /// Reads the lines of an entry and adds its nodes to the tree.
  private mutating func parseEntry(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> ParseFailure? {
    if let failure = unsafe firstInvalid(text, in: range) { return failure }
    var parser = unsafe Parser(text, in: range, mode: .lenient, limits: limits)
    do throws(ParseFailure) {
      try parser.frontMatter()
      guard let root = parser.records.first else { return nil }
      guard root.kind == .mapping, !root.flags.contains(.flow), root.properties < 0 else {
        throw unsafe ParseFailure(
          reason: .missingColon(lineText(text, range.lowerBound)), offset: Int(root.start))
      }
      unsafe graft(parser, text, range)
      return nil
    } catch { return error }
  }

  /// Adds the pairs that a parser read to the root.
  private mutating func graft(_ parser: Parser, _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let shift = Int32(truncatingIfNeeded: tree.records.count - 1)
    let propertyShift = Int32(truncatingIfNeeded: tree.properties.count)
    for var record in parser.records.dropFirst() {
      record.next += shift
      if record.properties >= 0 { record.properties += propertyShift }
      if record.kind == .alias { record.count += shift }
      tree.records.append(record)
    }
    tree.properties.append(contentsOf: parser.properties)
    var node = shift + 1
    for _ in 0..<parser.records[0].count {
      let key = YAMLTree.Node(node)
      let value = tree.following(key)
      salvaged.append(
        SalvagedEntry(
          key: tree.range(key), node: node, range: tree.lines(from: key, through: value, in: range)))
      tree.records[0].count += 1
      node = tree.following(value).index
    }
  }

  func entry(_ salvaged: SalvagedEntry) -> Entry {
    guard salvaged.node >= 0 else {
      let key = String(decoding: tree.source[salvaged.key], as: UTF8.self)
      return Entry(key: key, keyNode: nil, value: nil, range: salvaged.range)
    }
    let key = YAMLTree.Node(salvaged.node)
    return Entry(
      key: tree.text(tree.resolved(key)), keyNode: key, value: tree.following(key), range: salvaged.range)
  }

  // MARK: Lines

  /// Whether a range has a line that looks like a key and its value.
  func hasKeyLine(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
    var line = range.lowerBound
    while line < range.upperBound {
      if unsafe keyEnd(text, at: line, in: range) != nil { return true }
      line = unsafe nextLine(text, after: line)
    }
    return false
  }

  /// The key of a line at the left margin; `nil` where it has none.
  func keyEnd(_ text: UnsafeBufferPointer<UInt8>, at line: Int, in range: Range<Int>) -> Range<Int>? {
    guard line < range.upperBound else { return nil }
    let first = unsafe text[line]
    func byte(_ offset: Int) -> UInt8 { unsafe offset < range.upperBound ? text[offset] : 0 }
    if isBlankOrBreak(first) || first == UInt8(ascii: "#") || first == UInt8(ascii: "<") { return nil }
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "?") || first == UInt8(ascii: ":"),
      isBlankOrBreak(byte(line + 1))
    {
      return first == UInt8(ascii: "?") ? line..<line + 1 : nil
    }
    var offset = line
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      offset += 1
      while offset < range.upperBound, unsafe !isBreak(text[offset]), unsafe text[offset] != first {
        offset += 1
      }
    }
    while offset < range.upperBound, unsafe !isBreak(text[offset]) {
      if unsafe text[offset] == UInt8(ascii: ":"), isBlankOrBreak(byte(offset + 1)) { return line..<offset }
      offset += 1
    }
    return nil
  }

  /// The first line at the left margin that can't belong to the entry of the range's first line.
  private func firstStrayLine(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int {
    var line = unsafe nextLine(text, after: range.lowerBound)
    while line < range.upperBound {
      let first = unsafe text[line]
      let second = unsafe line + 1 < range.upperBound ? text[line + 1] : 0
      if !isBlankOrBreak(first), first != UInt8(ascii: "#"),
        !(first == UInt8(ascii: "-") && isBlankOrBreak(second))
      {
        return line
      }
      line = unsafe nextLine(text, after: line)
    }
    return range.upperBound
  }

  /// Whether `git merge` left this line.
  private func isConflictMarker(_ text: UnsafeBufferPointer<UInt8>, at line: Int, in range: Range<Int>)
    -> Bool
  {
    guard line + 7 <= range.upperBound else { return false }
    let first = unsafe text[line]
    guard
      first == UInt8(ascii: "<") || first == UInt8(ascii: "=") || first == UInt8(ascii: ">")
        || first == UInt8(ascii: "|")
    else { return false }
    // Seven of them, or more where a merge was made of merges.
    var end = line
    while end < range.upperBound, unsafe text[end] == first { end += 1 }
    return unsafe end - line >= 7 && (end == range.upperBound || isBlankOrBreak(text[end]))
  }

  private func unquoted(_ text: UnsafeBufferPointer<UInt8>, _ key: Range<Int>) -> Range<Int> {
    var key = key
    while let last = key.last, unsafe isBlank(text[last]) { key = key.lowerBound..<last }
    guard key.count >= 2, let last = key.last else { return key }
    let first = unsafe text[key.lowerBound]
    let isQuoted = unsafe first == text[last] && (first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"))
    return isQuoted ? key.lowerBound + 1..<last : key
  }

  /// Without the empty lines at the end.
  private func trimmed(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, unsafe isBlankOrBreak(text[end - 1]) { end -= 1 }
    return unsafe range.lowerBound..<min(nextLine(text, after: end), range.upperBound)
  }
}
