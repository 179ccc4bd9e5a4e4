// Chapter 6.8, directives, and chapter 9, documents and streams.

extension Parser {
  /// Reads the next document: productions [202] to [211], `l-document-prefix` … `l-yaml-stream`.
  ///
  /// The cursor is left at the next document's first line, or at the end.
  /// - Returns: its marks; `nil` where there is none.
  /// - Throws: ``YAMLError/Reason/directiveWithoutDocument``, ``YAMLError/Reason/contentAfter(_:found:)`` and
  ///   those of the parts.
  mutating func document() throws(ParseFailure) -> YAMLTree.DocumentMarks? {
    guard let hasStartMarker = try documentStart() else { return nil }
    var marks = YAMLTree.DocumentMarks(hasStartMarker: hasStartMarker)
    let start = offset
    try blockNode(parent: -1, in: [])
    try separation()
    guard isFirstOnLine, indent < 0 else { throw contentAfterRoot(from: start) }
    if offset < end, next == UInt8(ascii: ".") {
      marks.hasEndMarker = true
      try documentEnd()
    }
    try resolveAliases()
    return marks
  }

  func contentAfterRoot(from start: Int) -> ParseFailure {
    if isFirstOnLine, lineHasTab { return failure(.tabInIndentation, at: lineStart + indent) }
    let found = excerpt(at: offset)
    if isFirstOnLine, next == UInt8(ascii: "%") { return failure(.invalidDirective(found)) }
    guard let root = records.first else { return failure(.contentAfter(.value, found: found), from: start) }
    let construct: YAMLError.Construct
    switch (root.kind, root.style) {
    case (.sequence, _): construct = root.flags.contains(.flow) ? .flowSequence : .blockSequence
    case (.mapping, _): construct = root.flags.contains(.flow) ? .flowMapping : .blockMapping
    case (.alias, _): construct = .alias
    case (_, .singleQuoted): construct = .singleQuoted
    case (_, .doubleQuoted): construct = .doubleQuoted
    case (_, .literal), (_, .folded): construct = .blockScalar
    case (_, .plain): construct = .plain
    }
    return failure(.contentAfter(construct, found: found), from: Int(root.start))
  }

  /// Reads what stands before a document: productions [202], [207] to [209], `l-document-prefix`,
  /// `l-bare-document`, `l-explicit-document`, `l-directive-document`.
  ///
  /// - Returns: whether a `---` begins it; `nil` at the end of the text.
  private mutating func documentStart() throws(ParseFailure) -> Bool? {
    var directive: Int?
    var hasVersion = false
    while true {
      if byte(offset) == 0xEF, byte(offset + 1) == 0xBB, byte(offset + 2) == 0xBF { offset += 3 }
      if offset == lineStart || directive == nil { startLine() }
      try separation()
      let isMarker = isFirstOnLine && indent < 0 && offset < end
      if isMarker, next == UInt8(ascii: "-") {
        offset += 3
        indent = 0
        return true
      }
      if let directive, next != UInt8(ascii: "%") { throw failure(.directiveWithoutDocument, at: directive) }
      if offset >= end { return nil }
      if isMarker {
        try documentEnd()
      } else if next == UInt8(ascii: "%"), offset == lineStart {
        directive = directive ?? offset
        try self.directive(hasVersion: &hasVersion)
      } else {
        return false
      }
    }
  }

  /// Reads a `...` line: productions [204] and [205], `c-document-end`, `l-document-suffix`.
  private mutating func documentEnd() throws(ParseFailure) {
    let start = offset
    offset += 3
    blanks()
    if next == UInt8(ascii: "#") { comment() }
    guard offset >= end || isBreak(next) else {
      throw failure(.contentAfter(.documentEnd, found: excerpt(at: offset)), from: start)
    }
    if offset < end { lineBreak() }
    lineStart = offset
  }

  /// Reads a directive: productions [82] to [95], `l-directive` … `ns-global-tag-prefix`.
  ///
  /// - Throws: ``YAMLError/Reason/invalidDirective(_:)``, ``YAMLError/Reason/duplicateDirective(_:)``,
  ///   ``YAMLError/Reason/unsupportedVersion(_:)``.
  private mutating func directive(hasVersion: inout Bool) throws(ParseFailure) {
    let start = offset
    offset += 1
    let name = word()
    if name.isEmpty { throw failure(.invalidDirective(excerpt(at: start)), at: start) }
    if isText(name, "YAML") {
      if hasVersion { throw failure(.duplicateDirective("YAML"), at: start) }
      hasVersion = true
      try versionDirective(from: start)
    } else if isText(name, "TAG") {
      try tagDirective(from: start)
    } else {
      // Reserved directives are ignored: production [83], `ns-reserved-directive`.
      comment()
    }
    blanks()
    if next == UInt8(ascii: "#"), unsafe isBlank(bytes[offset - 1]) { comment() }
    guard offset >= end || isBreak(next) else {
      throw failure(.invalidDirective(excerpt(at: start)), at: start)
    }
  }

  private mutating func word() -> Range<Int> {
    let start = offset
    while offset < end, unsafe !isBlankOrBreak(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  private func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<range.count where unsafe bytes[range.lowerBound + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Reads the version: productions [86] and [87], `ns-yaml-directive`, `ns-yaml-version`.
  private mutating func versionDirective(from start: Int) throws(ParseFailure) {
    blanks()
    let version = word()
    var digits = [0, 0]
    var part = 0
    for offset in version {
      if unsafe isDigit(bytes[offset]) {
        digits[part] += 1
      } else if unsafe bytes[offset] == UInt8(ascii: "."), part == 0 {
        part = 1
      } else {
        throw failure(.invalidDirective(excerpt(at: start)), at: start)
      }
    }
    if digits.contains(0) { throw failure(.invalidDirective(excerpt(at: start)), at: start) }
    if unsafe digits[0] != 1 || bytes[version.lowerBound] != UInt8(ascii: "1") {
      throw failure(.unsupportedVersion(excerpt(at: version.lowerBound)), at: version.lowerBound)
    }
  }

  /// Reads handle and prefix: productions [88] to [95], `ns-tag-directive`, `c-tag-handle`, `ns-tag-prefix`.
  private mutating func tagDirective(from start: Int) throws(ParseFailure) {
    blanks()
    let handle = word()
    blanks()
    let prefix = word()
    let isHandle =
      unsafe byte(handle.lowerBound) == UInt8(ascii: "!") && bytes[handle.upperBound - 1] == UInt8(ascii: "!")
      && handle.dropFirst().dropLast().allSatisfy { unsafe isWord(bytes[$0]) }
    guard isHandle, !prefix.isEmpty, prefix.allSatisfy({ unsafe isURI(bytes[$0]) }),
      byte(prefix.lowerBound) == UInt8(ascii: "!") || isTagCharacter(byte(prefix.lowerBound))
    else { throw failure(.invalidDirective(excerpt(at: start)), at: start) }
    if tagHandles.contains(where: { isSame($0.handle, handle) }) {
      throw failure(.duplicateDirective("TAG"), at: start)
    }
    if tagHandles.count >= limits.tagDirectives {
      throw failure(.tooManyDirectives(limit: limits.tagDirectives), at: start)
    }
    tagHandles.append(
      TagHandle(
        handle: Int32(truncatingIfNeeded: handle.lowerBound)..<Int32(truncatingIfNeeded: handle.upperBound),
        prefix: Int32(truncatingIfNeeded: prefix.lowerBound)..<Int32(truncatingIfNeeded: prefix.upperBound)))
  }
}
