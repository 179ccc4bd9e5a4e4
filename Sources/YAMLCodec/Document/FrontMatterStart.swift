/// Where front matter begins, and what stands there instead by mistake.
enum FrontMatterStart {
  /// The offset of the first line that is neither empty nor part of a comment (`<!-- … -->`), where it is a
  /// `-`; else the end of the byte order mark.
  ///
  /// Note-taking programs leave an empty line or a comment at the start of a file, and its keys mean the
  /// same behind them.
  static func opening(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start < text.count, unsafe text[start] != UInt8(ascii: "-") else { return start }
    var offset = start
    while offset < text.count {
      if unsafe isBlankOrBreak(text[offset]) {
        offset += 1
      } else if unsafe starts(text, "<!--", at: offset), let end = unsafe commentEnd(text, from: offset + 4) {
        offset = end
      } else {
        break
      }
      // An opening line begins at the margin, and what is looked through must not grow with the file.
      if offset - start > 4096 { return start }
    }
    let isAtMargin = unsafe offset < text.count && offset > start && isBreak(text[offset - 1])
    return unsafe isAtMargin && text[offset] == UInt8(ascii: "-") ? offset : start
  }

  /// The first line where it only looks like `---`, or stands behind a line on which nothing can be seen.
  static func unusualOpening(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> UnusualDashes? {
    var (offset, isUnseen) = (start, false)
    while offset < text.count, offset - start <= 4096 {
      if let dashes = unsafe UnusualDashes(text, at: offset) { return dashes }
      if isUnseen, let end = unsafe FrontMatterSplit.markerEnd(text, at: offset) {
        return UnusualDashes(plain: offset..<end)
      }
      if unsafe starts(text, "<!--", at: offset), let end = unsafe commentEnd(text, from: offset + 4) {
        offset = end
      } else if unsafe UnusualDashes.isUnseenLine(text, at: offset) {
        isUnseen = true
      } else if unsafe !isEmptyLine(text, at: offset) {
        return nil
      }
      offset = unsafe nextLine(text, after: offset)
    }
    return nil
  }

  private static func isEmptyLine(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var offset = start
    while offset < text.count, unsafe isBlank(text[offset]) { offset += 1 }
    return unsafe offset == text.count || isBreak(text[offset])
  }

  /// Fewest keys in a row before a line `---` that can't be a heading of Markdown.
  static let surelyKeys = 3

  /// Whether a file without front matter may have an unusual opening line.
  static func mayBeUnusual(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = unsafe text.first else { return false }
    if first == UInt8(ascii: "-") || first >= 0x80 || isBlankOrBreak(first) || first == UInt8(ascii: "<") {
      return true
    }
    // A first line with a key may have lost the one above it.
    let line = unsafe text.prefix { !isBreak($0) && $0 != UInt8(ascii: " ") }
    return unsafe line.last == UInt8(ascii: ":")
  }

  /// A line that only looks like the closing one: `----`, `—-`.
  static func closingLike(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Range<Int>? {
    if let mark = unsafe mark(text, at: offset) { return mark.range }
    // Items of lists begin with a dash too, and hardly a line has another one behind it.
    var other = offset
    while other < text.count, unsafe text[other] == UInt8(ascii: "-") { other += 1 }
    guard other < text.count, unsafe text[other] >= 0x80 else { return nil }
    return unsafe UnusualDashes(text, at: offset)?.range
  }

  private static func commentEnd(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start
    while offset + 3 <= min(text.count, start + 4096) {
      if unsafe starts(text, "-->", at: offset) { return offset + 3 }
      offset += 1
    }
    return nil
  }

  private static func starts(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString, at offset: Int) -> Bool
  {
    word.withUTF8Buffer { word in
      unsafe offset + word.count <= text.count && text[offset..<offset + word.count].elementsEqual(word)
    }
  }

  /// A line that was meant to begin or end front matter.
  struct Mark {
    /// Where it is, its line break included.
    var range: Range<Int>
    var text: String
  }

  /// The line at an offset, where it is of signs alone that people and programs take for the three dashes:
  /// `--`, `----`, `+++`.
  static func mark(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Mark? {
    guard offset < text.count, unsafe text[offset] == UInt8(ascii: "-") || text[offset] == UInt8(ascii: "+")
    else { return nil }
    let sign = unsafe text[offset]
    var end = offset
    while end < text.count, unsafe text[end] == sign { end += 1 }
    let count = end - offset
    guard sign == UInt8(ascii: "-") ? count >= 2 && count != 3 : count == 3 else { return nil }
    while end < text.count, unsafe isBlank(text[end]) { end += 1 }
    guard unsafe end == text.count || isBreak(text[end]) else { return nil }
    let line = String(repeating: sign == UInt8(ascii: "-") ? "-" : "+", count: min(count, 20))
    return unsafe Mark(range: offset..<nextLine(text, after: offset), text: line)
  }

  /// A short line at an offset that opens something in other programs and nothing here: signs alone, such as
  /// `***`, dashes behind a blank or before a word, the fence of a code block.
  static func foreignMark(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Mark? {
    var (end, last, signs, hasWord) = (offset, offset, 0, false)
    while end < text.count, unsafe !isBreak(text[end]) {
      guard end - offset < 40, unsafe text[end] < 0x80 else { return nil }
      if unsafe !isBlank(text[end]) {
        if unsafe text[end] != UInt8(ascii: "-") && isWord(text[end]) { hasWord = true } else { signs += 1 }
        last = end + 1
      }
      end += 1
    }
    guard signs > 1, unsafe !hasWord || starts(text, "---", at: offset) || starts(text, "```", at: offset)
    else { return nil }
    return unsafe Mark(
      range: offset..<nextLine(text, after: offset),
      text: String(decoding: text[offset..<last], as: UTF8.self))
  }
}

extension MarkdownDocument {
  /// Reports what only looks like front matter: keys behind another first line, or between lines of
  /// other signs.
  mutating func checkStart(_ text: UnsafeBufferPointer<UInt8>) {
    if let opening = unsafe FrontMatterStart.unusualOpening(text, from: byteOrderMark),
      unsafe looksLikeKeys(text, behind: opening)
    {
      let reason = opening.text.map(YAMLError.Reason.foreignFrontMatter) ?? .frontMatterNotFirst
      return unsafe report(reason, at: opening.range.lowerBound, in: text)
    }
    if unsafe text[byteOrderMark...].prefix(5).elementsEqual("--- {".utf8) {
      return unsafe report(.foreignFrontMatter("--- {"), at: byteOrderMark, in: text)
    }
    if let mark = unsafe FrontMatterStart.foreignMark(text, at: byteOrderMark),
      unsafe hasKeysAlone(text, from: mark.range.upperBound)
    {
      return unsafe report(.foreignFrontMatter(mark.text), at: mark.range.lowerBound, in: text)
    }
    if unsafe hasKeysAlone(text, from: byteOrderMark, atLeast: FrontMatterStart.surelyKeys) {
      let line = unsafe text[byteOrderMark..<nextLine(text, after: byteOrderMark)].prefix { !isBreak($0) }
      let found = unsafe String(decoding: line.prefix(40), as: UTF8.self)
      return unsafe report(.foreignFrontMatter(found), at: byteOrderMark, in: text)
    }
    var line = byteOrderMark
    // Text, then three dashes, is how Markdown writes a heading; only what is short enough to be a slip is
    // looked at.
    for _ in 0..<4 where line < text.count {
      let next = unsafe nextLine(text, after: line)
      let hasKey = unsafe keyEnd(text, at: next, in: next..<text.count) != nil || isTOMLKey(text, at: next)
      if let mark = unsafe FrontMatterStart.mark(text, at: line), hasKey,
        unsafe hasClosing(text, from: next, like: mark.text)
      {
        return unsafe report(.foreignFrontMatter(mark.text), at: line, in: text)
      }
      if line > byteOrderMark, let split = unsafe FrontMatterSplit(text, at: line), split.isTerminated,
        hasKey, unsafe text[next..<split.content.upperBound].allSatisfy({ $0 != 0 })
      {
        return unsafe report(.frontMatterNotFirst, at: line, in: text)
      }
      line = next
    }
  }

  /// Reports a front matter right behind the first one, as templates of note-taking programs leave it.
  mutating func checkSecond(_ text: UnsafeBufferPointer<UInt8>) {
    var line = body.lowerBound
    while line < text.count, unsafe isBlankOrBreak(text[line]) { line += 1 }
    guard let next = unsafe FrontMatterSplit.markerEnd(text, at: line), unsafe hasKeysAlone(text, from: next)
    else { return }
    unsafe report(.frontMatterNotFirst, at: line, in: text)
  }

  /// Whether keys stand behind a line that looks like `---`, up to a closing line, or to an empty one.
  private func looksLikeKeys(_ text: UnsafeBufferPointer<UInt8>, behind opening: UnusualDashes) -> Bool {
    var line = opening.range.upperBound
    guard unsafe keyEnd(text, at: line, in: line..<text.count) != nil else { return false }
    if opening.isCertain { return true }
    while line < text.count, unsafe !isBreak(text[line]) {
      if unsafe FrontMatterSplit.markerEnd(text, at: line) != nil
        || FrontMatterStart.closingLike(text, at: line) != nil
      {
        return true
      }
      guard let key = unsafe keyEnd(text, at: line, in: line..<text.count),
        key.allSatisfy({ unsafe isKeyWord(text[$0]) })
      else { return false }
      line = unsafe nextLine(text, after: line)
    }
    return true
  }

  /// Whether lines of keys, of their lists and remarks, and nothing else, follow up to a line `---`.
  private func hasKeysAlone(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, atLeast least: Int = 1
  ) -> Bool {
    var (line, count) = (start, 0)
    for _ in 0..<200 where line < text.count {
      if unsafe FrontMatterSplit.markerEnd(text, at: line) != nil { return count >= least }
      let key = unsafe keyEnd(text, at: line, in: line..<text.count)
      if let key {
        guard key.allSatisfy({ unsafe isKeyWord(text[$0]) }) else { return false }
        count += 1
      } else {
        // No list and no remark comes first.
        let first = unsafe text[line]
        guard line > start, isBlank(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: "#") else {
          return false
        }
      }
      line = unsafe nextLine(text, after: line)
    }
    return false
  }

  /// `date = 2026-03-04`.
  private func isTOMLKey(_ text: UnsafeBufferPointer<UInt8>, at line: Int) -> Bool {
    var offset = line
    while offset < text.count, unsafe isWord(text[offset]) || text[offset] == UInt8(ascii: "_") {
      offset += 1
    }
    guard offset > line else { return false }
    while offset < text.count, unsafe isBlank(text[offset]) { offset += 1 }
    return unsafe offset < text.count && text[offset] == UInt8(ascii: "=")
  }

  /// Whether a line of the same signs, or three dashes, follows before an empty line.
  private func hasClosing(_ text: UnsafeBufferPointer<UInt8>, from start: Int, like opening: String) -> Bool {
    var line = start
    for _ in 0..<200 where line < text.count {
      if unsafe FrontMatterStart.mark(text, at: line)?.text == opening { return true }
      if unsafe text[line] == UInt8(ascii: "-"), unsafe FrontMatterSplit(text, at: line) != nil {
        return true
      }
      line = unsafe nextLine(text, after: line)
    }
    return false
  }

  private mutating func report(
    _ reason: YAMLError.Reason, at offset: Int, in text: UnsafeBufferPointer<UInt8>
  ) { unsafe problems.append(YAMLError(ParseFailure(reason: reason, offset: offset), in: text)) }
}
