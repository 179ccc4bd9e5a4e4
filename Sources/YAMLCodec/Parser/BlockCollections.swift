// Chapter 8.2: lists and maps by indentation.

extension Parser {
  /// Reads a list: productions [183] to [186], `l+block-sequence(n)`, `c-l-block-seq-entry(n)`,
  /// `s-l+block-indented(n,c)`, `ns-l-compact-sequence(n)`. The cursor is at the first `-`.
  ///
  /// - Parameter column: the spaces before each `-`.
  mutating func blockSequence(properties: Int32, indent column: Int) throws(ParseFailure) {
    let start = offset
    let index = try open(.sequence, at: start, properties: properties)
    var count = 0
    repeat {
      if commonItems(indent: column, count: &count) { continue }
      offset += 1
      count += 1
      try blockNode(parent: column, in: .compact)
    } while try continues(.blockSequence, indent: column, from: start) && next == UInt8(ascii: "-")
      && isBlankOrBreak(byte(offset + 1))
    close(index, count: count, at: contentEnd)
  }

  /// Goes to the next line that counts and says whether it belongs to a collection.
  ///
  /// - Throws: ``YAMLError/Reason/contentAfter(_:found:)``,
  ///   ``YAMLError/Reason/wrongIndentation(found:expected:)``, ``YAMLError/Reason/tabInIndentation``.
  @inline(__always) private mutating func continues(
    _ construct: YAMLError.Construct, indent column: Int, from start: Int
  ) throws(ParseFailure) -> Bool {
    try separation()
    if isFirstOnLine, !lineHasTab, indent <= column { return indent == column }
    throw misplaced(construct, indent: column, from: start)
  }

  private func misplaced(_ construct: YAMLError.Construct, indent column: Int, from start: Int)
    -> ParseFailure
  {
    if !isFirstOnLine {
      return failure(.contentAfter(lastConstruct, found: excerpt(at: offset)), from: lastStart)
    }
    if lineHasTab { return failure(.tabInIndentation, at: lineStart + indent, from: start) }
    return failure(.wrongIndentation(found: indent, expected: column), from: start)
  }

  private var lastConstruct: YAMLError.Construct {
    guard let last = records.last, contentEnd > 0 else { return .value }
    switch unsafe bytes[contentEnd - 1] {
    case UInt8(ascii: "]") where Int(last.end) != contentEnd || last.kind != .scalar: return .flowSequence
    case UInt8(ascii: "}") where Int(last.end) != contentEnd || last.kind != .scalar: return .flowMapping
    default: break
    }
    switch (last.kind, last.style) {
    case (.alias, _): return .alias
    case (_, .singleQuoted): return .singleQuoted
    case (_, .doubleQuoted): return .doubleQuoted
    case (_, .plain): return .plain
    case (_, .literal), (_, .folded): return .blockScalar
    }
  }

  /// Where that began.
  private var lastStart: Int {
    let index = records.lastIndex { Int($0.end) == contentEnd && !$0.flags.contains(.empty) }
    return index.map { Int(records[$0].start) } ?? contentEnd
  }

  /// Reads a map: productions [187] to [195], `l+block-mapping(n)` … `ns-l-compact-mapping(n)`.
  ///
  /// - Parameters:
  ///   - index: the mapping's node.
  ///   - column: the spaces before each key.
  ///   - behindKey: whether the first key is read and the cursor at its `:`.
  mutating func blockMapping(_ index: Int, indent column: Int, behindKey: Bool) throws(ParseFailure) {
    let start = Int(records[index].start)
    var count = 0
    var behindKey = behindKey
    repeat {
      if !behindKey, commonEntries(indent: column, count: &count) { continue }
      count += 1
      if !behindKey, next == UInt8(ascii: "?"), isBlankOrBreak(byte(offset + 1)) {
        try explicitEntry(indent: column, from: start)
      } else {
        if !behindKey { try implicitKey(indent: column, from: start) }
        offset += 1
        try blockNode(parent: column, in: .unindentedSequence)
      }
      behindKey = false
    } while try continues(.blockMapping, indent: column, from: start)
    close(index, count: count, at: contentEnd)
  }

  /// Reads `? key` and `: value`: productions [189] to [191], `c-l-block-map-explicit-entry(n)`,
  /// `c-l-block-map-explicit-key(n)`, `l-block-map-explicit-value(n)`.
  private mutating func explicitEntry(indent column: Int, from start: Int) throws(ParseFailure) {
    let key = records.count
    offset += 1
    try blockNode(parent: column, in: [.compact, .unindentedSequence])
    records[key].flags.insert(.explicitKey)
    let keyEnd = contentEnd
    if try continues(.blockMapping, indent: column, from: start), next == UInt8(ascii: ":"),
      isBlankOrBreak(byte(offset + 1))
    {
      offset += 1
      try blockNode(parent: column, in: [.compact, .unindentedSequence])
    } else {
      appendEmpty(at: keyEnd)
    }
  }

  /// Reads a key up to its `:`: productions [192] and [193], `ns-l-block-map-implicit-entry(n)`,
  /// `ns-s-block-map-implicit-key`.
  ///
  /// - Throws: ``YAMLError/Reason/missingColon(_:)``, ``YAMLError/Reason/multilineKey``,
  ///   ``YAMLError/Reason/keyTooLong(limit:)``.
  private mutating func implicitKey(indent column: Int, from mapping: Int) throws(ParseFailure) {
    let line = lineStart
    let start = offset
    var found: NodeProperties?
    if next == UInt8(ascii: "&") || next == UInt8(ascii: "!") {
      try lineProperties(into: &found, inFlow: false)
    }
    let least = flowIndent(column)
    switch next {
    case UInt8(ascii: "*"): try alias(properties: found, inFlow: false)
    case UInt8(ascii: "\""): try doubleQuoted(properties: store(found), indent: least)
    case UInt8(ascii: "'"): try singleQuoted(properties: store(found), indent: least)
    case UInt8(ascii: "["), UInt8(ascii: "{"): try flowCollection(properties: store(found), indent: least)
    case UInt8(ascii: ":") where isBlankOrBreak(byte(offset + 1)):
      appendEmpty(at: found == nil ? offset : contentEnd, properties: store(found))
    default:
      let contentStart = offset
      guard startsPlain(inFlow: false) else { throw badKey(start, from: mapping) }
      let textEnd = plainLine(inFlow: false)
      appendScalar(.plain, from: contentStart, to: textEnd, properties: store(found), rewritten: false)
    }
    let stop = contentEnd
    blanks()
    if lineStart != line { throw failure(.multilineKey, at: start, from: mapping) }
    guard next == UInt8(ascii: ":"), isBlankOrBreak(byte(offset + 1)) else {
      throw badKey(start, from: mapping)
    }
    try checkKeyLength(from: start, to: stop)
  }

  /// The error for a line of a mapping that is no key and value.
  private func badKey(_ start: Int, from mapping: Int) -> ParseFailure {
    let first = byte(start)
    let isReserved = isIndicator(first) && first != UInt8(ascii: "-") && first != UInt8(ascii: "\"")
    let quoted = first == UInt8(ascii: "'") || first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    let reason: YAMLError.Reason =
      isReserved && !quoted ? .reservedIndicator(excerpt(at: start)) : .missingColon(excerpt(at: start))
    return failure(reason, at: start, from: mapping)
  }
}
