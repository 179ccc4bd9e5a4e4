// What nearly all lines of front matter are: `key: value`, `key: [item, item]` and `- item`, each value plain
// or in quotes and on one line.
//
// These read the same as the productions, or nothing at all; then the productions are asked.

private struct LineScalar {
  var style: YAMLTree.ScalarStyle
  var start: Int
  var end: Int
  /// Where the line goes on: at blanks, at the break, in brackets at what ends the item.
  var behind: Int
}

extension Parser {
  /// Reads the entries of a mapping from the cursor on, as long as they are common ones: productions [187],
  /// [192] to [197], with [109], [120], [133] (one line of quoted or plain text), [183], [184] (a list of
  /// such lines), [137] (one in brackets) and [77] (a comment).
  ///
  /// - Parameters:
  ///   - column: the spaces before each key.
  ///   - count: grows by the entries read.
  /// - Returns: whether there was one; the cursor is then in the first line of another kind.
  mutating func commonEntries(indent column: Int, count: inout Int) -> Bool {
    guard takesCommonLines else { return false }
    var key = offset
    var line = -1
    while let colon = commonKeyEnd(at: key), let next = commonEntry(key..<colon, indent: column) {
      count += 1
      line = next
      key = firstNonSpace(from: line)
      if key - line != column || key >= end { break }
    }
    guard line >= 0 else { return false }
    offset = line
    startLine()
    return true
  }

  /// Reads the items of a list from the cursor on, as long as they are common ones: productions [183] and
  /// [184].
  ///
  /// - Parameters:
  ///   - column: the spaces before each `-`.
  ///   - count: grows by the items read.
  /// - Returns: whether there was one; the cursor is then in the first line of another kind.
  mutating func commonItems(indent column: Int, count: inout Int) -> Bool {
    guard takesCommonLines else { return false }
    var item = offset
    var line = -1
    while isItem(at: item), let next = commonItem(at: item, indent: column) {
      count += 1
      line = next
      item = firstNonSpace(from: line)
      if item - line != column { break }
    }
    guard line >= 0 else { return false }
    offset = line
    startLine()
    return true
  }

  /// The `:` of a key of ASCII letters, digits, `-` and `_`: production [154], `ns-s-implicit-yaml-key(c)`.
  @inline(__always) func commonKeyEnd(at start: Int) -> Int? {
    guard takesCommonLines, start < end, unsafe isLetter(bytes[start]) else { return nil }
    var offset = start
    while offset + 8 <= end {
      let letters = leadingLetters(at: offset)
      offset += letters
      if letters < 8 { break }
    }
    while unsafe isKeyCharacter(bytes[offset]) { offset += 1 }
    guard unsafe bytes[offset] == 0x3A, unsafe isBlankOrBreak(bytes[offset + 1]),
      offset - start <= min(limits.keyLength, limits.scalarLength)
    else { return nil }
    return offset
  }

  @inline(__always) private func isKeyCharacter(_ byte: UInt8) -> Bool { isWord(byte) || byte == 0x5F }

  @inline(__always) private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// How many of eight bytes are letters of ASCII, up to the first other one.
  @inline(__always) private func leadingLetters(at offset: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = word(at: offset)
    let small = word | 0x20 &* ones
    // A sum carries only from bytes beyond ASCII, and what is behind them does not count.
    let isLetter = (small &+ 0x1F &* ones) & ~(small &+ 0x05 &* ones) & ~word
    return (~isLetter & (0x80 &* ones)).trailingZeroBitCount >> 3
  }

  /// Eight bytes, the first one lowest.
  @inline(__always) private func word(at offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  // MARK: Entries

  /// Reads an entry whose key is known, and gives the start of the line behind it.
  @inline(__always) private mutating func commonEntry(_ key: Range<Int>, indent column: Int) -> Int? {
    let behind = key.upperBound + 1
    guard unsafe bytes[behind] == 0x20 else {
      return unsafe bytes[behind] == 0x0A ? commonLines(key, indent: column) : nil
    }
    let start = firstNonSpace(from: behind + 1)
    if unsafe bytes[start] == 0x5B { return commonList(key, at: start) }
    guard let (value, next) = lineScalar(at: start, indent: column) else { return nil }
    appendScalar(key)
    appendScalar(value)
    return next
  }

  /// Reads what comes below a key that has nothing behind its `:`, and gives the start of the line behind it:
  /// the items of a list, or the next key.
  private mutating func commonLines(_ key: Range<Int>, indent column: Int) -> Int? {
    let line = key.upperBound + 2
    let content = firstNonSpace(from: line)
    let spaces = content - line
    if unsafe content >= end || spaces <= column && isLetter(bytes[content]) {
      appendScalar(key)
      appendEmpty(at: key.upperBound + 1)
      return line
    }
    guard spaces >= column, isItem(at: content), depth < limits.depth else { return nil }
    let before = (records.count, contentEnd)
    appendScalar(key)
    let list = appendList(at: content)
    var count = 0
    var item = content
    while let next = commonItem(at: item, indent: spaces) {
      count += 1
      item = firstNonSpace(from: next)
      if item - next == spaces, isItem(at: item) { continue }
      // A comment, an empty line or a wrong indentation may come; the productions know.
      guard unsafe item >= end || item - next <= column && isLetter(bytes[item]) else { break }
      endList(list, count: count, at: contentEnd)
      return next
    }
    forget(backTo: before)
    return nil
  }

  /// Reads a list in brackets behind a key, and gives the start of the line behind it.
  private mutating func commonList(_ key: Range<Int>, at start: Int) -> Int? {
    guard depth < limits.depth else { return nil }
    let before = (records.count, contentEnd)
    appendScalar(key)
    let list = appendList(at: start, flags: .flow)
    var count = 0
    var offset = firstNonSpace(from: start + 1)
    if unsafe bytes[offset] != 0x5D {
      while let item = quoted(at: offset) ?? plainItem(at: offset) {
        appendScalar(item)
        count += 1
        offset = firstNonSpace(from: item.behind)
        guard unsafe bytes[offset] == 0x2C else { break }
        offset = firstNonSpace(from: offset + 1)
      }
    }
    guard unsafe bytes[offset] == 0x5D, let next = lineEnd(from: offset + 1) else {
      forget(backTo: before)
      return nil
    }
    endList(list, count: count, at: offset + 1)
    return next
  }

  @inline(__always) private func isItem(at offset: Int) -> Bool {
    unsafe offset < end && bytes[offset] == 0x2D && bytes[offset + 1] == 0x20
  }

  /// Reads an item of one line, and gives the start of the line behind it.
  @inline(__always) private mutating func commonItem(at dash: Int, indent column: Int) -> Int? {
    guard let (item, next) = lineScalar(at: firstNonSpace(from: dash + 2), indent: column) else { return nil }
    appendScalar(item)
    return next
  }

  // MARK: Scalars

  /// A scalar that ends with its line, and where the next line begins.
  @inline(__always) private func lineScalar(at start: Int, indent column: Int) -> (LineScalar, next: Int)? {
    if let scalar = quoted(at: start) { return lineEnd(from: scalar.behind).map { (scalar, $0) } }
    guard unsafe startsCommonPlain(bytes[start]) else { return nil }
    var offset = start
    while true {
      offset = firstSpecial(0x3A, 0x23, from: offset)
      let byte = unsafe bytes[offset]
      if unsafe byte == 0x0A || byte == 0x23 && bytes[offset - 1] == 0x20 { break }
      if unsafe byte == 0x3A && isBlankOrBreak(bytes[offset + 1]) || byte < 0x20 { return nil }
      offset += 1
    }
    guard let next = lineEnd(from: offset) else { return nil }
    // What is indented more may go on with the text, and so may what comes behind an empty line.
    let content = firstNonSpace(from: next)
    guard unsafe content >= end || content - next <= column && !isBlankOrBreak(bytes[content]),
      content - start <= limits.scalarLength
    else { return nil }
    var stop = offset
    while unsafe bytes[stop - 1] == 0x20 { stop -= 1 }
    return (LineScalar(style: .plain, start: start, end: stop, behind: offset), next)
  }

  /// A plain item of a list in brackets, without any sign in it that has a meaning there.
  private func plainItem(at start: Int) -> LineScalar? {
    guard unsafe startsCommonPlain(bytes[start]) else { return nil }
    var offset = start + 1
    while true {
      let byte = unsafe bytes[offset]
      if byte < 0x20 || byte == 0x3A || byte == 0x23 { return nil }
      if isFlowIndicator(byte) { break }
      offset += 1
    }
    guard offset - start <= limits.scalarLength else { return nil }
    var stop = offset
    while unsafe bytes[stop - 1] == 0x20 { stop -= 1 }
    return LineScalar(style: .plain, start: start, end: stop, behind: offset)
  }

  /// A text in quotes on one line, without escapes; `nil` also where there are no quotes.
  @inline(__always) private func quoted(at start: Int) -> LineScalar? {
    let quote = unsafe bytes[start]
    guard quote == 0x22 || quote == 0x27 else { return nil }
    let stop = firstSpecial(quote, 0x5C, from: start + 1)
    // A quote behind a quote may be an escaped one.
    guard unsafe bytes[stop] == quote, unsafe bytes[stop + 1] != quote,
      stop + 1 - start <= limits.scalarLength
    else { return nil }
    return LineScalar(
      style: quote == 0x22 ? .doubleQuoted : .singleQuoted, start: start, end: stop + 1, behind: stop + 1)
  }

  /// Whether a byte begins a plain text, whatever comes behind it.
  @inline(__always) private func startsCommonPlain(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte >= 0x80
  }

  /// The start of the next line where nothing but blanks and a comment come before it.
  @inline(__always) private func lineEnd(from start: Int) -> Int? {
    if unsafe bytes[start] == 0x0A { return start + 1 }
    var offset = firstNonSpace(from: start)
    if unsafe bytes[offset] == 0x23, unsafe bytes[offset - 1] == 0x20 {
      offset = firstSpecial(0x0A, 0x0A, from: offset)
    }
    return unsafe bytes[offset] == 0x0A ? offset + 1 : nil
  }

  @inline(__always) private func firstNonSpace(from start: Int) -> Int {
    var offset = start
    while offset < end, unsafe bytes[offset] == 0x20 { offset += 1 }
    return offset
  }

  /// The first offset that has a control character, a line feed at the latest, or one of two other bytes of
  /// ASCII.
  @inline(__always) private func firstSpecial(_ first: UInt8, _ second: UInt8, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while offset + 8 <= end {
      let word = word(at: offset)
      let isFirst = (word ^ UInt64(first) &* ones) &- ones
      let isSecond = (word ^ UInt64(second) &* ones) &- ones
      // A borrow can only set the top bit of bytes behind one that is found, so the lowest is exact; both
      // bytes are ASCII, as is all that is less than 0x20.
      let isControl = word &- 0x20 &* ones
      let found = (isFirst | isSecond | isControl) & ~word & (0x80 &* ones)
      if found != 0 { return offset + found.trailingZeroBitCount >> 3 }
      offset += 8
    }
    while unsafe bytes[offset] >= 0x20, unsafe bytes[offset] != first, unsafe bytes[offset] != second {
      offset += 1
    }
    return offset
  }

  // MARK: Nodes

  @inline(__always) private mutating func appendScalar(_ key: Range<Int>) {
    appendScalar(.plain, from: key.lowerBound, to: key.upperBound, properties: -1, rewritten: false)
  }

  @inline(__always) private mutating func appendScalar(_ scalar: LineScalar) {
    appendScalar(scalar.style, from: scalar.start, to: scalar.end, properties: -1, rewritten: false)
  }

  /// Begins a list and gives its index; nothing is deeper in it than scalars.
  private mutating func appendList(at start: Int, flags: NodeRecord.Flags = []) -> Int {
    append(
      NodeRecord(
        .sequence, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: start), next: 0,
        flags: flags))
  }

  /// Takes nodes back that turned out to be none of these.
  private mutating func forget(backTo before: (count: Int, contentEnd: Int)) {
    records.removeLast(records.count - before.count)
    contentEnd = before.contentEnd
  }

  private mutating func endList(_ index: Int, count: Int, at stop: Int) {
    depth += 1
    close(index, count: count, at: stop)
  }
}
