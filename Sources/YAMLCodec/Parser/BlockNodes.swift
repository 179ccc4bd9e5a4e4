// Chapter 8.2 and 8.3: lists and maps by indentation, and the nodes in them.

/// Where a node of a block stands: what may begin there.
struct BlockContext: OptionSet {
  var rawValue: UInt8

  /// A collection may begin on the line of the indicator: production [185], `s-l+block-indented(n,c)`.
  static let compact = BlockContext(rawValue: 1)
  /// A list may be indented as much as its key: production [201], `seq-space(n,c)`.
  static let unindentedSequence = BlockContext(rawValue: 2)
}

extension Parser {
  /// Reads a node: productions [185] and [196] to [200], `s-l+block-indented(n,c)`, `s-l+block-node(n,c)`,
  /// `s-l+flow-in-block(n)`, `s-l+block-in-block(n,c)`, `s-l+block-scalar(n,c)`, `s-l+block-collection(n,c)`.
  ///
  /// The cursor is behind the indicator.
  /// - Parameter parent: the indentation of the collection around it, -1 for none.
  mutating func blockNode(parent: Int, in context: BlockContext) throws(ParseFailure) {
    let behind = offset
    contentEnd = behind
    try separation()
    guard belongs(to: parent, in: context) else { return appendEmpty(at: behind) }
    if next == UInt8(ascii: "&") || next == UInt8(ascii: "!") {
      return try nodeWithProperties(behind: behind, parent: parent, in: context)
    }
    try content(NodeStart(offset: offset), behind: behind, parent: parent, in: context)
  }

  /// Whether the cursor's line belongs to a node of a collection that is indented by `parent`.
  @inline(__always) private func belongs(to parent: Int, in context: BlockContext) -> Bool {
    if !isFirstOnLine || indent > parent { return true }
    return indent == parent && indent >= 0 && context.contains(.unindentedSequence) && !lineHasTab
      && next == UInt8(ascii: "-") && isBlankOrBreak(byte(offset + 1))
  }

  /// Where a node begins and which properties stand before it.
  private struct NodeStart {
    /// The first byte of the properties on the content's line, or of the content.
    var offset: Int
    /// The properties on lines above: of the node, be it scalar or collection.
    var above: NodeProperties?
    /// The properties on the content's line: of a scalar or first key.
    var beside: NodeProperties?
  }

  /// Reads properties, then their node.
  ///
  /// - Throws: ``YAMLError/Reason/secondAnchor``, ``YAMLError/Reason/secondTag``.
  private mutating func nodeWithProperties(behind: Int, parent: Int, in context: BlockContext)
    throws(ParseFailure)
  {
    var start = NodeStart(offset: offset)
    while next == UInt8(ascii: "&") || next == UInt8(ascii: "!") {
      start.offset = offset
      try lineProperties(into: &start.beside, inFlow: false)
      let end = contentEnd
      let line = lineStart
      try separation()
      guard lineStart != line || offset >= self.end else { break }
      start.above = try merged(start.above, start.beside)
      start.beside = nil
      guard belongs(to: parent, in: context) else {
        return appendEmpty(at: end, properties: store(start.above))
      }
      start.offset = offset
    }
    try content(start, behind: behind, parent: parent, in: context)
  }

  private func merged(_ above: NodeProperties?, _ beside: NodeProperties?) throws(ParseFailure)
    -> NodeProperties?
  {
    guard var merged = above, let beside else { return above ?? beside }
    if !beside.anchor.isEmpty {
      if !merged.anchor.isEmpty { throw failure(.secondAnchor, at: Int(beside.start)) }
      merged.anchor = beside.anchor
    }
    if !beside.tag.isEmpty {
      if !merged.tag.isEmpty { throw failure(.secondTag, at: Int(beside.start)) }
      merged.tag = beside.tag
    }
    return merged
  }

  /// The column at which a collection begins that has `start` as its first byte.
  ///
  /// - Throws: ``YAMLError/Reason/tabInIndentation``, ``YAMLError/Reason/collectionOnSameLine``.
  private func collectionIndent(_ start: NodeStart, behind: Int, in context: BlockContext)
    throws(ParseFailure) -> Int
  {
    if start.offset == lineContent {
      if lineHasTab { throw failure(.tabInIndentation, at: lineStart + indent) }
      return indent
    }
    guard context.contains(.compact), behind >= lineStart else { throw failure(.collectionOnSameLine) }
    for blank in behind..<start.offset where unsafe bytes[blank] == 0x09 {
      throw failure(.tabInIndentation, at: blank)
    }
    return start.offset - lineStart
  }

  /// Reads what follows the properties of a node.
  private mutating func content(_ start: NodeStart, behind: Int, parent: Int, in context: BlockContext)
    throws(ParseFailure)
  {
    let byte = next
    switch byte {
    case UInt8(ascii: "-") where isBlankOrBreak(self.byte(offset + 1)):
      if start.beside != nil { throw failure(.collectionOnSameLine) }
      let column = try collectionIndent(start, behind: behind, in: context)
      try blockSequence(properties: store(start.above), indent: column)
    case UInt8(ascii: "?") where isBlankOrBreak(self.byte(offset + 1)):
      if start.beside != nil { throw failure(.collectionOnSameLine) }
      let column = try collectionIndent(start, behind: behind, in: context)
      let index = try open(.mapping, at: offset, properties: store(start.above))
      try blockMapping(index, indent: column, behindKey: false)
    case UInt8(ascii: ":") where isBlankOrBreak(self.byte(offset + 1)):
      let column = try collectionIndent(start, behind: behind, in: context)
      let index = try open(.mapping, at: start.offset, properties: store(start.above))
      appendEmpty(at: start.beside == nil ? offset : contentEnd, properties: store(start.beside))
      try blockMapping(index, indent: column, behindKey: true)
    case _ where isFirstOnLine && start.beside == nil && !lineHasTab && commonKeyEnd(at: offset) != nil:
      let index = try open(.mapping, at: offset, properties: store(start.above))
      try blockMapping(index, indent: indent, behindKey: false)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      try blockScalar(properties: store(try merged(start.above, start.beside)), parent: parent)
    default: try flowInBlock(start, behind: behind, parent: parent, in: context)
    }
  }

  /// Reads a scalar, alias or collection in brackets, which may turn out to be the first key of a mapping:
  /// productions [154], [155], [187], [192], [193] and [197], `ns-s-implicit-yaml-key(c)`,
  /// `c-s-implicit-json-key(c)`, `l+block-mapping(n)`, `ns-l-block-map-implicit-entry(n)`,
  /// `ns-s-block-map-implicit-key`, `s-l+flow-in-block(n)`.
  private mutating func flowInBlock(_ start: NodeStart, behind: Int, parent: Int, in context: BlockContext)
    throws(ParseFailure)
  {
    let line = lineStart
    let contentStart = offset
    let index = records.count
    let least = flowIndent(parent)
    switch next {
    case UInt8(ascii: "*"): try alias(properties: start.beside, inFlow: false)
    case UInt8(ascii: "\""): try doubleQuoted(properties: -1, indent: least)
    case UInt8(ascii: "'"): try singleQuoted(properties: -1, indent: least)
    case UInt8(ascii: "["), UInt8(ascii: "{"): try flowCollection(properties: -1, indent: least)
    default:
      guard startsPlain(inFlow: false) else { throw failure(.reservedIndicator(excerpt(at: offset))) }
      var textEnd = plainLine(inFlow: false)
      let firstEnd = textEnd
      if isBreak(next) {
        textEnd = try plainLines(from: contentStart, after: textEnd, inFlow: false, indent: parent + 1)
        if next == UInt8(ascii: ":"), isBlankOrBreak(byte(offset + 1)), lineStart != line, indent > parent {
          throw failure(.multilineKey, from: contentStart)
        }
        try checkLength(from: contentStart, to: textEnd)
        appendScalar(.plain, from: contentStart, to: textEnd, properties: -1, rewritten: textEnd != firstEnd)
        return try finish(index, start)
      }
      try checkLength(from: contentStart, to: textEnd)
      appendScalar(.plain, from: contentStart, to: textEnd, properties: -1, rewritten: false)
    }
    let stop = contentEnd
    blanks()
    guard next == UInt8(ascii: ":"), isBlankOrBreak(byte(offset + 1)) else {
      offset = stop
      return try finish(index, start)
    }
    if lineStart != line { throw failure(.multilineKey, from: contentStart) }
    let column = try keyIndent(start, behind: behind, in: context)
    try checkKeyLength(from: contentStart, to: stop)
    records[index].properties = store(start.beside)
    try openMapping(before: index, at: start.offset, properties: store(start.above))
    try blockMapping(index, indent: column, behindKey: true)
  }

  /// As ``collectionIndent(_:behind:at:)``, with the error that fits `a: b: c`.
  private func keyIndent(_ start: NodeStart, behind: Int, in context: BlockContext) throws(ParseFailure)
    -> Int
  {
    if start.offset != lineContent, !context.contains(.compact) {
      throw failure(.colonInValue, from: start.offset)
    }
    return try collectionIndent(start, behind: behind, in: context)
  }

  /// Gives a node that is no key its properties.
  @inline(__always) private mutating func finish(_ index: Int, _ start: NodeStart) throws(ParseFailure) {
    if start.above == nil && start.beside == nil { return }
    let found = try merged(start.above, start.beside)
    if records[index].kind == .alias { throw failure(.propertiesOnAlias, at: Int(records[index].start)) }
    records[index].properties = store(found)
  }
}
