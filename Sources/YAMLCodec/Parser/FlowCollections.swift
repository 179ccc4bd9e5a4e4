// Chapter 7.4 and 7.5: lists and maps in brackets, and the nodes in them.

extension Parser {
  /// Reads a list in brackets or a map in braces, as the cursor stands at either: productions [137] to [139],
  /// `c-flow-sequence(n,c)`, `ns-s-flow-seq-entries(n,c)`, `ns-flow-seq-entry(n,c)`, and [140] to [142],
  /// `c-flow-mapping(n,c)`, `ns-s-flow-map-entries(n,c)`, `ns-flow-map-entry(n,c)`.
  ///
  /// - Throws: ``YAMLError/Reason/emptyFlowEntry``, ``YAMLError/Reason/missingComma(_:found:)`` and those of
  ///   the parts.
  mutating func flowCollection(properties: Int32, indent least: Int) throws(ParseFailure) {
    let start = offset
    let isMap = next == UInt8(ascii: "{")
    let closing = isMap ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let construct: YAMLError.Construct = isMap ? .flowMapping : .flowSequence
    let index = try open(isMap ? .mapping : .sequence, at: start, properties: properties, flags: .flow)
    var count = 0
    offset += 1
    while true {
      try flowSeparation(construct, from: start, indent: least)
      if next == closing { break }
      if next == UInt8(ascii: ",") { throw failure(.emptyFlowEntry, from: start) }
      if isMap {
        try flowMappingEntry(from: start, indent: least)
      } else {
        try flowSequenceEntry(from: start, indent: least)
      }
      count += 1
      try flowSeparation(construct, from: start, indent: least)
      if next == UInt8(ascii: ",") {
        offset += 1
      } else if next != closing {
        throw missingComma(construct, from: start)
      }
    }
    offset += 1
    close(index, count: count, at: offset)
  }

  private func missingComma(_ construct: YAMLError.Construct, from start: Int) -> ParseFailure {
    if next == UInt8(ascii: ":") && isFirstOnLine { return failure(.flowKeyOnOtherLine, from: start) }
    return failure(.missingComma(construct, found: excerpt(at: offset)), from: start)
  }

  /// Reads an item, perhaps a pair: productions [139] and [150] to [153], `ns-flow-seq-entry(n,c)`,
  /// `ns-flow-pair(n,c)`, `ns-flow-pair-entry(n,c)`, `ns-flow-pair-yaml-key-entry(n,c)`,
  /// `c-ns-flow-pair-json-key-entry(n,c)`.
  private mutating func flowSequenceEntry(from opening: Int, indent least: Int) throws(ParseFailure) {
    let start = offset
    let index = records.count
    if isExplicitKey {
      let pair = try open(.mapping, at: start, properties: -1, flags: [.flow, .singlePair])
      try explicitFlowEntry(.flowSequence, from: opening, indent: least)
      return close(pair, count: 1, at: contentEnd)
    }
    let line = lineStart
    let isJSON = try flowKey(indent: least)
    let stop = (offset, contentEnd)
    // A key must be on one line with its colon.
    blanks()
    guard isValueIndicator(afterJSON: isJSON) else {
      offset = stop.0
      return
    }
    if lineStart != line { throw failure(.flowKeyOnOtherLine, from: start) }
    try checkKeyLength(from: start, to: stop.1)
    try openMapping(before: index, at: start, properties: -1, flags: [.flow, .singlePair])
    try flowValue(.flowSequence, from: opening, indent: least)
    close(index, count: 1, at: contentEnd)
  }

  /// Reads a key and its value: productions [142] to [149], `ns-flow-map-entry(n,c)` …
  /// `c-ns-flow-map-adjacent-value(n,c)`.
  private mutating func flowMappingEntry(from opening: Int, indent least: Int) throws(ParseFailure) {
    if isExplicitKey { return try explicitFlowEntry(.flowMapping, from: opening, indent: least) }
    let isJSON = try flowKey(indent: least)
    try flowRest(.flowMapping, isJSON: isJSON, from: opening, indent: least)
  }

  /// Whether `?` and a blank begin an entry: production [142], `ns-flow-map-entry(n,c)`, with [5],
  /// `c-mapping-key`.
  private var isExplicitKey: Bool { next == UInt8(ascii: "?") && isBlankOrBreak(byte(offset + 1)) }

  /// Reads a key behind `?`, and its value: production [143], `ns-flow-map-explicit-entry(n,c)`.
  private mutating func explicitFlowEntry(
    _ construct: YAMLError.Construct, from opening: Int, indent least: Int
  ) throws(ParseFailure) {
    offset += 1
    contentEnd = offset
    let behind = offset
    try flowSeparation(construct, from: opening, indent: least)
    let key = records.count
    var isJSON = false
    if startsFlowContent {
      isJSON = try flowKey(indent: least)
    } else {
      appendEmpty(at: behind)
    }
    records[key].flags.insert(.explicitKey)
    try flowRest(construct, isJSON: isJSON, from: opening, indent: least)
  }

  /// Reads what follows a key in braces: productions [144] to [149], `ns-flow-map-implicit-entry(n,c)` ….
  private mutating func flowRest(
    _ construct: YAMLError.Construct, isJSON: Bool, from opening: Int, indent least: Int
  ) throws(ParseFailure) {
    let keyEnd = contentEnd
    try flowSeparation(construct, from: opening, indent: least)
    if isValueIndicator(afterJSON: isJSON) {
      try flowValue(construct, from: opening, indent: least)
    } else {
      appendEmpty(at: keyEnd)
    }
  }

  /// Whether a `:` at the cursor begins a value: productions [147] and [149],
  /// `c-ns-flow-map-separate-value(n,c)`, `c-ns-flow-map-adjacent-value(n,c)`; behind quotes and brackets no
  /// blank is needed.
  private func isValueIndicator(afterJSON: Bool) -> Bool {
    next == UInt8(ascii: ":") && (afterJSON || !isPlainSafe(byte(offset + 1), inFlow: true))
  }

  /// Reads `:` and the value in a list or map in brackets.
  private mutating func flowValue(_ construct: YAMLError.Construct, from opening: Int, indent least: Int)
    throws(ParseFailure)
  {
    offset += 1
    let behind = offset
    contentEnd = behind
    try flowSeparation(construct, from: opening, indent: least)
    if startsFlowContent {
      _ = try flowNode(indent: least)
    } else {
      appendEmpty(at: behind)
    }
  }

  /// Reads a key in brackets; before `:` it may be missing: productions [145] and [146],
  /// `ns-flow-map-yaml-key-entry(n,c)`, `c-ns-flow-map-empty-key-entry(n,c)`.
  private mutating func flowKey(indent least: Int) throws(ParseFailure) -> Bool {
    if isValueIndicator(afterJSON: false) {
      appendEmpty(at: offset)
      return false
    }
    return try flowNode(indent: least)
  }

  /// Reads a node in brackets: productions [156] to [161], `ns-flow-yaml-content(n,c)` … `ns-flow-node(n,c)`.
  ///
  /// - Returns: whether it ends with a quote or bracket, so that a `:` may stand directly behind it.
  mutating func flowNode(indent least: Int) throws(ParseFailure) -> Bool {
    let start = offset
    var found: NodeProperties?
    while next == UInt8(ascii: "&") || next == UInt8(ascii: "!") {
      try lineProperties(into: &found, inFlow: true)
      try flowSeparation(.value, from: start, indent: least)
    }
    if found != nil, !startsFlowContent || isValueIndicator(afterJSON: false) {
      let behind = contentEnd
      appendEmpty(at: behind, properties: store(found))
      return false
    }
    switch next {
    case UInt8(ascii: "*"):
      try alias(properties: found, inFlow: true)
      return false
    case UInt8(ascii: "\""): try doubleQuoted(properties: store(found), indent: least)
    case UInt8(ascii: "'"): try singleQuoted(properties: store(found), indent: least)
    case UInt8(ascii: "["), UInt8(ascii: "{"): try flowCollection(properties: store(found), indent: least)
    default:
      try flowPlain(properties: store(found), indent: least)
      return false
    }
    return true
  }

  /// Whether something other than the end of an entry stands at the cursor in brackets.
  private var startsFlowContent: Bool {
    next != UInt8(ascii: ",") && next != UInt8(ascii: "]") && next != UInt8(ascii: "}")
  }

  /// Reads a plain scalar in brackets: production [131], `ns-plain(n,c)`.
  ///
  /// - Throws: ``YAMLError/Reason/reservedIndicator(_:)`` and those of
  ///   ``plainLines(from:after:inFlow:indent:)``.
  private mutating func flowPlain(properties: Int32, indent least: Int) throws(ParseFailure) {
    let start = offset
    guard startsPlain(inFlow: true) else { throw failure(.reservedIndicator(excerpt(at: offset))) }
    let firstEnd = plainLine(inFlow: true)
    var textEnd = firstEnd
    if isBreak(next) { textEnd = try plainLines(from: start, after: firstEnd, inFlow: true, indent: least) }
    try checkLength(from: start, to: textEnd)
    appendScalar(.plain, from: start, to: textEnd, properties: properties, rewritten: textEnd != firstEnd)
  }

  /// - Throws: ``YAMLError/Reason/keyTooLong(limit:)`` for a key of more characters: productions [154] and
  ///   [155], `ns-s-implicit-yaml-key(c)`, `c-s-implicit-json-key(c)`.
  @inline(__always) func checkKeyLength(from start: Int, to stop: Int) throws(ParseFailure) {
    if stop - start <= limits.keyLength { return }
    var count = 0
    for offset in start..<stop where unsafe bytes[offset] & 0xC0 != 0x80 { count += 1 }
    if count > limits.keyLength { throw failure(.keyTooLong(limit: limits.keyLength), at: start) }
  }
}
