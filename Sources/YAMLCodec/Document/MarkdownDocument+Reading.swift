extension MarkdownDocument {
  /// Reads `tree.source` anew.
  mutating func read() {
    problems.removeAll(keepingCapacity: true)
    salvaged.removeAll(keepingCapacity: true)
    tree.clear()
    frontMatter = nil
    // The array is shared, not copied; so the tree's other parts may change while its bytes are read.
    let source = tree.source
    unsafe source.withUnsafeBufferPointer { text in
      body = unsafe byteOrderMark(of: text)..<text.count
      guard let split = unsafe FrontMatterSplit(text) else {
        if unsafe readUnusual(text) { return }
        unsafe checkEncoding(text)
        return unsafe checkStart(text)
      }
      if let line = split.unusualLine, unsafe readUpToLine(text, split, line) { return }
      if split.isTerminated {
        unsafe readTerminated(text, split)
      } else {
        unsafe readUnterminated(text, split)
      }
    }
  }

  /// A file in UTF-16 can't begin with `---` as bytes; it says so by its first two.
  private mutating func checkEncoding(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count >= 2, let failure = unsafe utf16Failure(text) else { return }
    // Without these two bytes it is known by the zeros beside letters; zeros alone are a file that was lost.
    let hasMark = unsafe text[0] >= 0xFE && text[1] >= 0xFE
    let zeros = unsafe text.prefix(8).count { $0 == 0 }
    guard hasMark || text.count >= 4 && (2...6).contains(zeros) else { return }
    unsafe problems.append(YAMLError(failure, in: text))
  }

  /// The first byte of the body that is no text; looked for only when asked.
  public var bodyProblem: YAMLError? {
    unsafe tree.source.withUnsafeBufferPointer { text in
      unsafe firstInvalid(text, in: body).map { unsafe YAMLError($0, in: text) }
    }
  }

  /// Takes a line such as `—-` for the opening one, where keys and values and a closing line follow; `false`
  /// where they do not.
  private mutating func readUnusual(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let opening = unsafe FrontMatterStart.unusualOpening(text, from: byteOrderMark) else {
      return false
    }
    let split = unsafe FrontMatterSplit(text, contentFrom: opening.range.upperBound)
    // A single dash may be a paragraph of its own.
    guard unsafe opening.isCertain || keyEnd(text, at: split.content.lowerBound, in: split.content) != nil
    else { return false }
    let isRead = split.unusualLine.map { unsafe readUpToLine(text, split, $0) } ?? false
    if !isRead, split.isTerminated, unsafe hasKeyLine(text, in: split.content) {
      unsafe readTerminated(text, split)
    }
    guard let root = tree.root, tree.kind(root) == .mapping, tree.count(root) > 0, !isSalvaged else {
      unsafe dismiss(text)
      problems.removeAll(keepingCapacity: true)
      salvaged.removeAll(keepingCapacity: true)
      return false
    }
    let reason = opening.text.map(YAMLError.Reason.unusualOpeningLine) ?? .textBeforeFrontMatter
    let failure = ParseFailure(reason: reason, offset: opening.range.lowerBound)
    unsafe problems.insert(YAMLError(failure, in: text), at: 0)
    return true
  }

  /// Takes a line such as `----` for the closing one, where all before it is keys and values; `false` where
  /// it is not.
  private mutating func readUpToLine(
    _ text: UnsafeBufferPointer<UInt8>, _ split: FrontMatterSplit, _ line: Range<Int>
  ) -> Bool {
    var short = split
    short.content = split.content.lowerBound..<line.lowerBound
    short.bodyStart = line.upperBound
    short.isTerminated = true
    guard unsafe hasKeyLine(text, in: short.content) else { return false }
    unsafe readTerminated(text, short)
    guard let root = tree.root, tree.kind(root) == .mapping, !isSalvaged else {
      unsafe dismiss(text)
      problems.removeAll(keepingCapacity: true)
      salvaged.removeAll(keepingCapacity: true)
      return false
    }
    let failure = ParseFailure(reason: .unusualClosingLine, offset: line.lowerBound)
    unsafe problems.append(YAMLError(failure, in: text))
    return true
  }

  private mutating func readTerminated(_ text: UnsafeBufferPointer<UInt8>, _ split: FrontMatterSplit) {
    frontMatter = split.content
    body = split.bodyStart..<text.count
    if let leading = split.leading {
      let failure = unsafe parse(text, split.content, invalid: split.invalid)
      guard failure == nil, let root = tree.root, tree.kind(root) == .mapping, tree.count(root) > 0 else {
        return unsafe dismiss(text)
      }
      let warning = ParseFailure(reason: .textBeforeFrontMatter, offset: leading)
      unsafe problems.append(YAMLError(warning, in: text))
      unsafe checkAliases(text)
      return unsafe checkDuplicateKeys(text)
    }
    if let failure = unsafe parse(text, split.content, invalid: split.invalid) {
      guard unsafe hasKeyLine(text, in: split.content) || !failure.isStructural else {
        return unsafe dismiss(text)
      }
      unsafe salvage(text, split.content, because: failure)
    } else if let root = tree.root, tree.kind(root) != .mapping {
      let offset = tree.range(root).lowerBound
      unsafe problems.append(YAMLError(ParseFailure(reason: .notMapping, offset: offset), in: text))
    } else {
      unsafe checkAliases(text)
      unsafe checkDuplicateKeys(text)
      unsafe checkSecond(text)
    }
  }

  /// The file has no front matter after all.
  private mutating func dismiss(_ text: UnsafeBufferPointer<UInt8>) {
    tree.clear()
    frontMatter = nil
    body = unsafe byteOrderMark(of: text)..<text.count
  }

  /// Without a closing line, all is front matter where all is keys and values; else the lines up to the first
  /// empty one are, where they begin with a key. So a forgotten `---` does not cost the body.
  private mutating func readUnterminated(_ text: UnsafeBufferPointer<UInt8>, _ split: FrontMatterSplit) {
    let start = split.content.lowerBound
    let paragraph = unsafe start..<firstEmptyLine(text, in: split.content)
    guard let key = unsafe keyEnd(text, at: start, in: paragraph),
      key.allSatisfy({ unsafe isKeyWord(text[$0]) })
    else { return }
    var content = split.content
    if unsafe parse(text, content, invalid: split.invalid) != nil
      || !hasOnlyPlainKeys(behind: paragraph.upperBound)
    {
      content = paragraph
      if let failure = unsafe parse(text, content, invalid: split.invalid) {
        unsafe salvage(text, content, because: failure)
      }
    }
    frontMatter = content
    body = content.upperBound..<text.count
    let failure = ParseFailure(reason: .unterminatedFrontMatter, offset: content.upperBound, start: start)
    if !isSalvaged { unsafe checkDuplicateKeys(text) }
    unsafe problems.append(YAMLError(failure, in: text))
  }

  func isKeyWord(_ byte: UInt8) -> Bool { isWord(byte) || byte == UInt8(ascii: "_") || byte >= 0x80 }

  /// Whether all keys behind an offset are single words, as those of front matter mostly are and text is not.
  private func hasOnlyPlainKeys(behind offset: Int) -> Bool {
    guard let root = tree.root, tree.kind(root) == .mapping else { return false }
    var isPlain = true
    tree.forEachPair(of: root) { key, _ in
      let range = tree.range(key)
      if range.lowerBound >= offset, !range.allSatisfy({ isKeyWord(tree.source[$0]) }) { isPlain = false }
    }
    return isPlain
  }

  private func firstEmptyLine(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int {
    var line = range.lowerBound
    while line < range.upperBound, unsafe !isBreak(text[line]) { line = unsafe nextLine(text, after: line) }
    return line
  }

  /// Reads the nodes of a front matter; what is wrong with it, where it can't be read as a whole.
  private mutating func parse(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, invalid: Int?
  ) -> ParseFailure? {
    if range.count > limits.textBytes {
      return ParseFailure(reason: .textTooLong(limit: limits.textBytes), offset: range.lowerBound)
    }
    if let invalid, range.contains(invalid) { return unsafe invalidByte(text, at: invalid) }
    var parser = unsafe Parser(text, in: range, mode: .lenient, limits: limits)
    parser.lend(&tree)
    defer { parser.giveBack(&tree) }
    do throws(ParseFailure) {
      try parser.frontMatter()
      tree.document.range = range
      return nil
    } catch { return error }
  }
}

extension YAMLTree {
  /// Forgets the nodes, not their memory.
  mutating func clear() {
    records.removeAll(keepingCapacity: true)
    properties.removeAll(keepingCapacity: true)
    tagHandles.removeAll(keepingCapacity: true)
    document = DocumentMarks()
  }

  /// The whole lines from a key to its value's end.
  func lines(from key: Node, through value: Node, in range: Range<Int>) -> Range<Int> {
    unsafe source.withUnsafeBufferPointer { text in
      var start = rangeWithProperties(key).lowerBound
      while start > range.lowerBound, unsafe !isBreak(text[start - 1]) { start -= 1 }
      var end = max(rangeWithProperties(key).upperBound, rangeWithProperties(value).upperBound)
      // A block scalar ends with its last line break.
      if unsafe end == start || !isBreak(text[end - 1]) { end = unsafe nextLine(text, after: end) }
      return start..<min(end, range.upperBound)
    }
  }
}

extension Parser {
  /// Takes the memory of a tree.
  mutating func lend(_ tree: inout YAMLTree) {
    swap(&records, &tree.records)
    swap(&properties, &tree.properties)
    swap(&tagHandles, &tree.tagHandles)
    records.removeAll(keepingCapacity: true)
    properties.removeAll(keepingCapacity: true)
    tagHandles.removeAll(keepingCapacity: true)
  }

  /// Gives a tree its memory back, with the nodes read.
  mutating func giveBack(_ tree: inout YAMLTree) {
    swap(&records, &tree.records)
    swap(&properties, &tree.properties)
    swap(&tagHandles, &tree.tagHandles)
  }

  /// Reads what stands between the lines of a front matter: a document whose `---` was read already.
  ///
  /// - Throws: ``YAMLError/Reason/secondDocument`` and those of a document.
  mutating func frontMatter() throws(ParseFailure) {
    startLine()
    try frontMatterNode()
    try resolveAliases()
    // Nothing but comments is no value.
    if records.count == 1, records[0].flags.contains(.empty), records[0].properties < 0 {
      records.removeAll(keepingCapacity: true)
    }
  }

  mutating func frontMatterNode() throws(ParseFailure) {
    let start = offset
    try blockNode(parent: -1, in: [])
    try separation()
    if isFirstOnLine, indent < 0 {
      if offset < end { throw failure(.secondDocument) }
    } else {
      throw contentAfterRoot(from: start)
    }
  }
}
