// Chapter 6.9, node properties, and 7.1, aliases.

extension Parser {
  /// Reads anchors and tags on one line: production [96], `c-ns-properties(n,c)`.
  ///
  /// - Throws: ``YAMLError/Reason/secondAnchor``, ``YAMLError/Reason/secondTag``, and those of
  ///   ``anchorName(_:)`` and ``tag(inFlow:)``.
  mutating func lineProperties(into found: inout NodeProperties?, inFlow: Bool) throws(ParseFailure) {
    while true {
      let start = offset
      if next == UInt8(ascii: "&") {
        if let found, !found.anchor.isEmpty { throw failure(.secondAnchor) }
        let name = try anchorName(inFlow: inFlow)
        set(&found, from: start) { $0.anchor = name }
      } else if next == UInt8(ascii: "!") {
        if let found, !found.tag.isEmpty { throw failure(.secondTag) }
        try tag(inFlow: inFlow)
        let range = Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: offset)
        set(&found, from: start) { $0.tag = range }
      } else {
        return
      }
      contentEnd = offset
      blanks()
    }
  }

  private func set(_ found: inout NodeProperties?, from start: Int, _ change: (inout NodeProperties) -> Void)
  {
    var properties = found ?? NodeProperties(start: Int32(truncatingIfNeeded: start))
    change(&properties)
    found = properties
  }

  /// Reads `&name` or `*name`: productions [101] to [104], `c-ns-anchor-property`, `ns-anchor-name`,
  /// `c-ns-alias-node`.
  ///
  /// - Returns: the name's range.
  /// - Throws: ``YAMLError/Reason/missingAnchorName``.
  mutating func anchorName(inFlow: Bool) throws(ParseFailure) -> Range<Int32> {
    offset += 1
    let start = offset
    while offset < end, unsafe !isBlankOrBreak(bytes[offset]), unsafe !isFlowIndicator(bytes[offset]) {
      offset += 1
    }
    if offset == start { throw failure(.missingAnchorName, at: start - 1) }
    try checkKeyLength(from: start, to: offset)
    guard isBlankOrBreak(next) || inFlow else {
      throw failure(.contentAfter(.alias, found: excerpt(at: offset)), from: start - 1)
    }
    return Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: offset)
  }

  /// Reads a tag: productions [97] to [100], `c-ns-tag-property`, `c-verbatim-tag`, `c-ns-shorthand-tag`,
  /// `c-non-specific-tag`.
  ///
  /// - Throws: ``YAMLError/Reason/invalidTag(_:)``, ``YAMLError/Reason/undefinedTagHandle(_:)``.
  mutating func tag(inFlow: Bool) throws(ParseFailure) {
    let start = offset
    offset += 1
    if next == UInt8(ascii: "<") {
      try verbatimTag(from: start)
    } else {
      try shorthandTag(from: start)
    }
    try checkKeyLength(from: start, to: offset)
    guard isBlankOrBreak(next) || (inFlow && isFlowIndicator(next)) else {
      throw failure(.invalidTag(excerpt(at: start)), at: start)
    }
  }

  /// Reads `!<uri>`: production [98], `c-verbatim-tag`.
  private mutating func verbatimTag(from start: Int) throws(ParseFailure) {
    offset += 1
    let name = offset
    while isURI(next) { try uriCharacter(from: start) }
    // `!<!>` is no tag: a verbatim tag is either `!` and more, or a URI.
    let isBare = unsafe offset == name || (offset == name + 1 && bytes[name] == UInt8(ascii: "!"))
    if next != UInt8(ascii: ">") || isBare { throw failure(.invalidTag(excerpt(at: start)), at: start) }
    offset += 1
  }

  /// Reads `!suffix`, `!!suffix` or `!handle!suffix`: production [99], `c-ns-shorthand-tag`.
  private mutating func shorthandTag(from start: Int) throws(ParseFailure) {
    while isWord(next) { offset += 1 }
    if next == UInt8(ascii: "!") {
      offset += 1
      try requireHandle(start..<offset)
      let suffix = offset
      while isTagCharacter(next) { try uriCharacter(from: start) }
      if offset == suffix { throw failure(.invalidTag(excerpt(at: start)), at: start) }
    } else {
      while isTagCharacter(next) { try uriCharacter(from: start) }
    }
  }

  /// Reads one character of a URI: production [39], `ns-uri-char`, with the two digits behind `%`.
  private mutating func uriCharacter(from start: Int) throws(ParseFailure) {
    if next == UInt8(ascii: "%") {
      guard hexDigit(byte(offset + 1)) != nil, hexDigit(byte(offset + 2)) != nil else {
        throw failure(.invalidTag(excerpt(at: start)), at: start)
      }
      offset += 2
    }
    offset += 1
  }

  /// Checks that a handle is declared; `!!` always is: productions [89] to [92], `c-tag-handle`.
  private func requireHandle(_ handle: Range<Int>) throws(ParseFailure) {
    if handle.count <= 2 || tagHandles.contains(where: { isSame($0.handle, handle) }) { return }
    let name = unsafe String(
      decoding: UnsafeBufferPointer(start: bytes + handle.lowerBound, count: handle.count), as: UTF8.self)
    throw failure(.undefinedTagHandle(name), at: handle.lowerBound)
  }

  func isSame(_ left: Range<Int32>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<right.count
    where unsafe bytes[Int(left.lowerBound) + index] != bytes[right.lowerBound + index] { return false }
    return true
  }

  /// Stores properties for a node and gives their index; -1 for none.
  mutating func store(_ found: NodeProperties?) -> Int32 {
    guard let found else { return -1 }
    properties.append(found)
    return Int32(truncatingIfNeeded: properties.count - 1)
  }

  /// Reads an alias: production [104], `c-ns-alias-node`.
  ///
  /// - Throws: ``YAMLError/Reason/propertiesOnAlias``, ``YAMLError/Reason/missingAnchorName``.
  mutating func alias(properties: NodeProperties?, inFlow: Bool) throws(ParseFailure) {
    let start = offset
    if properties != nil { throw failure(.propertiesOnAlias) }
    _ = try anchorName(inFlow: inFlow)
    hasAliases = true
    append(
      NodeRecord(
        .alias, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: offset),
        next: Int32(truncatingIfNeeded: records.count + 1), count: -1))
  }
}
