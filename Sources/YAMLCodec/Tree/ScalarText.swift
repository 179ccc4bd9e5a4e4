// The text of scalars: chapters 6.5 (folding), 7.3 and 8.1.

extension YAMLTree {
  /// The text of a scalar, unescaped and folded; empty for other kinds.
  public func text(_ node: Node) -> String {
    let record = record(node)
    guard record.kind == .scalar else { return "" }
    if let range = verbatim(record) {
      return unsafe source.withUnsafeBufferPointer { unsafe String(decoding: $0[range], as: UTF8.self) }
    }
    return String(decoding: rewrittenText(record), as: UTF8.self)
  }

  /// The range of ``source`` that *is* the text of a scalar, where nothing had to be unescaped or folded.
  @inlinable public func verbatim(_ node: Node) -> Range<Int>? { verbatim(record(node)) }

  @inlinable
  func verbatim(_ record: NodeRecord) -> Range<Int>? {
    guard record.kind == .scalar, !record.flags.contains(.rewritten) else { return nil }
    let quote = record.style == .plain ? 0 : 1
    return Int(record.start) + quote..<Int(record.end) - quote
  }

  /// Whether the text of a scalar is these bytes; `false` for other kinds. No allocation for what is written
  /// verbatim.
  public func text(_ node: Node, equals expected: some Sequence<UInt8>) -> Bool {
    // Compared in one piece: byte by byte, through a protocol, would cost a hundred times as much.
    unsafe expected.withContiguousStorageIfAvailable { unsafe text(node, equals: $0) }
      ?? Array(expected).withUnsafeBufferPointer { unsafe text(node, equals: $0) }
  }

  private func text(_ node: Node, equals expected: UnsafeBufferPointer<UInt8>) -> Bool {
    let record = record(node)
    guard record.kind == .scalar else { return false }
    guard let range = verbatim(record) else { return unsafe rewrittenText(record).elementsEqual(expected) }
    guard range.count == expected.count else { return false }
    return unsafe source.withUnsafeBufferPointer { source in
      expected.indices.allSatisfy { unsafe source[range.lowerBound + $0] == expected[$0] }
    }
  }

  /// The text of a scalar that is not verbatim.
  func rewrittenText(_ record: NodeRecord) -> [UInt8] {
    unsafe source.withUnsafeBufferPointer { source in
      var writer = unsafe ScalarTextWriter(source: source, offset: Int(record.start), end: Int(record.end))
      switch record.style {
      case .plain: writer.flow(quote: 0)
      case .singleQuoted: writer.flow(quote: UInt8(ascii: "'"))
      case .doubleQuoted: writer.flow(quote: UInt8(ascii: "\""))
      case .literal: writer.block(record, isFolded: false)
      case .folded: writer.block(record, isFolded: true)
      }
      return writer.text
    }
  }
}

/// Makes the text of one scalar that was read without an error.
@safe struct ScalarTextWriter {
  let source: UnsafeBufferPointer<UInt8>
  var offset: Int
  var end: Int
  var text: [UInt8] = []

  init(source: UnsafeBufferPointer<UInt8>, offset: Int, end: Int) {
    unsafe self.source = unsafe source
    self.offset = offset
    self.end = end
    text.reserveCapacity(end - offset)
  }

  private func byte(_ offset: Int) -> UInt8 { unsafe offset < end ? source[offset] : 0 }

  /// Writes a plain or quoted text: productions [73] and [74], `b-l-folded(n,c)`, `s-flow-folded(n)`.
  ///
  /// - Parameter quote: the quote around it, 0 for none.
  mutating func flow(quote: UInt8) {
    if quote != 0 {
      offset += 1
      end -= 1
    }
    while offset < end {
      let byte = unsafe source[offset]
      if isBlank(byte) {
        let start = offset
        while offset < end, unsafe isBlank(source[offset]) { offset += 1 }
        // Blanks before a line break are not part of the text.
        if !isBreak(self.byte(offset)) { unsafe text.append(contentsOf: source[start..<offset]) }
      } else if isBreak(byte) {
        fold()
      } else if byte == 0x27, quote == 0x27 {
        text.append(byte)
        offset += 2
      } else if byte == 0x5C, quote == 0x22 {
        escape()
      } else {
        text.append(byte)
        offset += 1
      }
    }
  }

  /// One break is a space, more are breaks less one: production [73], `b-l-folded(n,c)`.
  private mutating func fold() {
    let breaks = lineBreaks()
    if breaks == 1 {
      text.append(0x20)
    } else {
      text.append(contentsOf: repeatElement(0x0A, count: breaks - 1))
    }
  }

  /// Skips breaks and the blanks around them.
  private mutating func lineBreaks() -> Int {
    var breaks = 0
    while offset < end, unsafe isBreak(source[offset]) {
      unsafe offset += source[offset] == 0x0D && byte(offset + 1) == 0x0A ? 2 : 1
      breaks += 1
      while offset < end, unsafe isBlank(source[offset]) { offset += 1 }
    }
    return breaks
  }

  /// Writes an escape: productions [62], `c-ns-esc-char`, and [112], `s-double-escaped(n)`.
  private mutating func escape() {
    let letter = byte(offset + 1)
    if isBreak(letter) {
      offset += 1
      text.append(contentsOf: repeatElement(0x0A, count: max(0, lineBreaks() - 1)))
    } else if let scalar = escaped(letter) {
      append(scalar)
      offset += 2
    } else if let digits = escapeDigits(letter) {
      var scalar = number(at: offset + 2, digits: digits)
      offset += 2 + digits
      if scalar & 0xFC00 == 0xD800, byte(offset) == 0x5C {
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + number(at: offset + 2, digits: 4) & 0x3FF
        offset += 6
      }
      append(scalar)
    } else {
      offset += 1
    }
  }

  private func number(at start: Int, digits: Int) -> UInt32 {
    var number: UInt32 = 0
    for index in 0..<digits { number = number << 4 | (hexDigit(byte(start + index)) ?? 0) }
    return number
  }

  private mutating func append(_ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    text.append(contentsOf: Array(String(Character(scalar)).utf8))
  }

  // MARK: Block scalars

  /// Writes a block scalar: productions [165] to [182], `b-chomped-last(t)` … `l-folded-content(n,t)`.
  mutating func block(_ record: NodeRecord, isFolded: Bool) {
    let indent = Int(record.count)
    while offset < end, unsafe !isBreak(source[offset]) { offset += 1 }
    skipBreak()
    /// Empty lines since the last text.
    var empty = 0
    var isFirst = true
    var wasSpaced = false
    while offset < end {
      let start = lineContent(indent: indent)
      if offset == start {
        empty += 1
        skipBreak()
        continue
      }
      let isSpaced = unsafe isBlank(source[start])
      if isFirst {
        breaks(empty)
      } else if isFolded, !wasSpaced, !isSpaced {
        if empty == 0 { text.append(0x20) } else { breaks(empty) }
      } else {
        breaks(empty + 1)
      }
      unsafe text.append(contentsOf: source[start..<offset])
      (isFirst, wasSpaced, empty) = (false, isSpaced, 0)
      skipBreak()
    }
    chomp(record.flags, empty: empty, hasText: !isFirst)
  }

  private mutating func breaks(_ count: Int) { text.append(contentsOf: repeatElement(0x0A, count: count)) }

  /// Finds a line's text behind the indentation and moves to its end; an empty line gives the offset itself.
  private mutating func lineContent(indent: Int) -> Int {
    var index = offset
    while index < end, index - offset < indent, unsafe source[index] == 0x20 { index += 1 }
    offset = index
    while offset < end, unsafe !isBreak(source[offset]) { offset += 1 }
    return index
  }

  private mutating func skipBreak() {
    if offset < end { unsafe offset += source[offset] == 0x0D && byte(offset + 1) == 0x0A ? 2 : 1 }
  }

  /// Writes the last breaks: productions [165] and [166], `b-chomped-last(t)`, `l-chomped-empty(n,t)`. The
  /// end of the text counts as a break.
  private mutating func chomp(_ flags: NodeRecord.Flags, empty: Int, hasText: Bool) {
    if flags.contains(.strip) { return }
    if hasText { text.append(0x0A) }
    if flags.contains(.keep) { breaks(empty) }
  }
}
