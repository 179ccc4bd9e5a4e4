/// Which texts are taken.
public enum YAMLMode: Hashable, Sendable {
  /// YAML 1.2.2, nothing else.
  case strict
  /// Also what people write and YAML 1.1 parsers read: text in quotes or brackets that goes on at the left
  /// margin.
  case lenient
}

/// Reads documents from bytes: the cursor, the line that it is in, and the nodes read so far.
///
/// Each production of YAML 1.2.2 that reads something is a method, in the files of its chapter:
/// `Scanner` has chapters 5 and 6, `Parser` chapters 7 to 9. The grammar is read without going back,
/// but for a list that `CommonLines` did not know to its end and that is read once more: the time is linear;
/// the depth of the recursion is bounded by ``YAMLLimits/depth``.
@safe struct Parser {
  /// The text; only the bytes before `end` belong to what is read.
  let bytes: UnsafePointer<UInt8>
  let end: Int
  let mode: YAMLMode
  let limits: YAMLLimits
  /// Whether common lines are looked for (`CommonLines`): where a line feed ends the text, since their loops
  /// stop there.
  var takesCommonLines: Bool

  var offset: Int
  /// The first byte of the cursor's line.
  var lineStart: Int
  /// The spaces at the start of the line; -1 at the end of a document, where all collections end.
  var indent = 0
  /// The first byte of the line that is neither space nor tab.
  var lineContent: Int
  /// Collections around the cursor.
  var depth = 0
  /// Where the text ended that was read last, blanks and comments not counted.
  var contentEnd = 0
  var hasAliases = false

  var records: [NodeRecord] = []
  var properties: [NodeProperties] = []
  var tagHandles: [TagHandle] = []

  init(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>, mode: YAMLMode, limits: YAMLLimits) {
    // An empty buffer has no address; nothing is read through this one.
    unsafe bytes = unsafe text.baseAddress ?? ("" as StaticString).utf8Start
    end = range.upperBound
    self.mode = mode
    self.limits = limits
    takesCommonLines = unsafe !range.isEmpty && bytes[end - 1] == 0x0A
    offset = range.lowerBound
    lineStart = offset
    lineContent = offset
  }

  /// The byte at the cursor; 0 at the end, which no text contains.
  @inline(__always) var next: UInt8 { unsafe offset < end ? bytes[offset] : 0 }

  /// The byte at an offset that is not negative; 0 at the end.
  @inline(__always) func byte(_ offset: Int) -> UInt8 { unsafe offset < end ? bytes[offset] : 0 }

  /// Whether only blanks stand before the cursor on its line.
  @inline(__always) var isFirstOnLine: Bool { offset == lineContent }

  /// Whether a tab stands among the blanks that start the line.
  @inline(__always) var lineHasTab: Bool { lineContent - lineStart != indent && indent >= 0 }

  /// The least indentation of a line that goes on with text in quotes or brackets.
  @inline(__always) func flowIndent(_ parent: Int) -> Int { mode == .lenient ? 0 : parent + 1 }
}

/// Why reading stopped, with offsets; positions are counted only for those that are reported.
struct ParseFailure: Error {
  var reason: YAMLError.Reason
  var offset: Int
  var start: Int?
}

extension Parser {
  @inline(never)
  func failure(_ reason: YAMLError.Reason, at wrong: Int? = nil, from start: Int? = nil) -> ParseFailure {
    ParseFailure(reason: reason, offset: wrong ?? offset, start: start)
  }

  /// The text from an offset to the end of its line, at most 24 bytes: what an error shows.
  @inline(never) func excerpt(at index: Int) -> String {
    var stop = index
    while stop < end, unsafe !isBreak(bytes[stop]), stop - index < 24 { stop += 1 }
    while stop < end, stop > index, unsafe bytes[stop] & 0xC0 == 0x80 { stop -= 1 }
    while stop > index, unsafe isBlank(bytes[stop - 1]) { stop -= 1 }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: bytes + index, count: stop - index), as: UTF8.self)
  }

  /// Adds a node and gives its index.
  @inline(__always) @discardableResult mutating func append(_ record: NodeRecord) -> Int {
    records.append(record)
    contentEnd = Int(record.end)
    return records.count - 1
  }

  /// Adds the node of something that is not written, behind its indicator.
  mutating func appendEmpty(at offset: Int, properties: Int32 = -1) {
    append(
      NodeRecord(
        .scalar, start: Int32(truncatingIfNeeded: offset), end: Int32(truncatingIfNeeded: offset),
        next: Int32(truncatingIfNeeded: records.count + 1), properties: properties, flags: .empty))
  }

  @inline(__always) mutating func appendScalar(
    _ style: YAMLTree.ScalarStyle, from start: Int, to stop: Int, properties: Int32, rewritten: Bool
  ) {
    append(
      NodeRecord(
        .scalar, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: stop),
        next: Int32(truncatingIfNeeded: records.count + 1), properties: properties, style: style,
        flags: rewritten ? .rewritten : []))
  }

  /// Begins a collection and gives its index.
  mutating func open(
    _ kind: YAMLTree.Kind, at start: Int, properties: Int32, flags: NodeRecord.Flags = []
  ) throws(ParseFailure) -> Int {
    try deepen(at: start)
    return append(
      NodeRecord(
        kind, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: start), next: 0,
        properties: properties, flags: flags))
  }

  /// Begins a mapping before nodes that turned out to be its first key; `index` is the key's.
  mutating func openMapping(
    before index: Int, at start: Int, properties: Int32, flags: NodeRecord.Flags = []
  ) throws(ParseFailure) {
    try deepen(at: start)
    for moved in index..<records.count { records[moved].next += 1 }
    records.insert(
      NodeRecord(
        .mapping, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: start), next: 0,
        properties: properties, flags: flags), at: index)
  }

  /// Ends the collection at an index, which has `count` children or pairs, at an offset.
  @inline(__always) mutating func close(_ index: Int, count: Int, at stop: Int) {
    depth -= 1
    records[index].count = Int32(truncatingIfNeeded: count)
    records[index].end = Int32(truncatingIfNeeded: stop)
    records[index].next = Int32(truncatingIfNeeded: records.count)
    contentEnd = stop
  }

  private mutating func deepen(at start: Int) throws(ParseFailure) {
    depth += 1
    if depth > limits.depth { throw failure(.tooDeep(limit: limits.depth), at: start) }
  }
}
