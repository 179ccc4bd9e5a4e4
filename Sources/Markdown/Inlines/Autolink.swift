/// Addresses of pages in running text (GFM 6.9).
extension InlineParser {
  /// The longest name of a host that is looked at.
  private static let maximumHost = 255

  /// `www.` at the beginning of a word.
  mutating func readWWW() {
    let start = offset
    offset += 1
    guard brackets.isEmpty, tree.text.hasWord("www.", at: start, before: end),
      tree.text[start + 1] == tree.text[start],
      isWordStart(start), let hostEnd = hostEnd(from: start, needsDot: true)
    else { return }
    let span = Node.Span(start, addressEnd(from: start, at: hostEnd))
    addAutolink(span, destination: prefixed("http://", span))
  }

  /// `http://`, `https://`, `ftp://`: found at the colon, the scheme is looked for before it.
  mutating func readSchemeColon() {
    let colon = offset
    offset += 1
    guard brackets.isEmpty, tree.text.hasWord("://", at: colon, before: end), colon + 3 < end else { return }
    var start = colon
    while start > pendingStart, colon - start < 6, tree.text[start - 1].isLetter { start -= 1 }
    let words: [StaticString] = ["http:", "https:", "ftp:"]
    guard
      words.contains(where: {
        $0.utf8CodeUnitCount == colon + 1 - start && tree.text.hasWord($0, at: start, before: end)
      }), let hostEnd = hostEnd(from: colon + 3, needsDot: false)
    else { return }
    let span = Node.Span(start, addressEnd(from: start, at: hostEnd))
    addAutolink(span, destination: span)
  }

  private mutating func addAutolink(_ span: Node.Span, destination: Node.Span) {
    flush(to: span.range.lowerBound)
    let link = append(.link, content: destination, span: span)
    appendLabel(span, to: link)
    finish(at: span.range.upperBound)
  }

  private func isWordStart(_ start: Int) -> Bool {
    guard start > Int(tree[leaf].content.start) else { return true }
    switch tree.text[start - 1] {
    case Byte.star, Byte.underscore, Byte.tilde, Byte.leftParenthesis: return true
    case let byte: return byte.isSpace
    }
  }

  /// The end of a host's name: no underscore in its last two labels.
  private func hostEnd(from start: Int, needsDot: Bool) -> Int? {
    guard start < end, CharacterClass.after(start, in: tree.text, before: end) == .other else { return nil }
    var index = start
    var dots = 0
    var underscores = 0
    var underscoresBefore = 0
    while index < end, index - start <= Self.maximumHost {
      let byte = tree.text[index]
      if byte == Byte.underscore {
        underscores += 1
      } else if byte == Byte.dot {
        dots += 1
        underscoresBefore = underscores
        underscores = 0
      } else if byte < 0x80
        ? !(byte.isAlphanumeric || byte == Byte.minus)
        : byte & 0xC0 == 0xC0 && CharacterClass.after(index, in: tree.text, before: end) != .other
      {
        break
      }
      index += 1
    }
    guard underscores + underscoresBefore == 0, !needsDot || dots > 0 else { return nil }
    return index
  }

  /// The end of the address: up to a blank or `<`, without the marks that end a sentence.
  private func addressEnd(from start: Int, at hostEnd: Int) -> Int {
    var last = hostEnd
    var depth = 0
    for index in start..<last { depth += balance(tree.text[index]) }
    while last < end, !tree.text[last].isSpace, tree.text[last] != Byte.less {
      depth += balance(tree.text[last])
      last += 1
    }
    while last > start {
      switch tree.text[last - 1] {
      case Byte.rightParenthesis:
        guard depth < 0 else { return last }
        depth += 1
        last -= 1
      case Byte.question, Byte.bang, Byte.dot, UInt8(ascii: ","), Byte.colon, Byte.star, Byte.underscore,
        Byte.tilde, Byte.apostrophe, Byte.quote:
        last -= 1
      case Byte.semicolon: last = entityStart(before: last, from: start) ?? last - 1
      default: return last
      }
    }
    return last
  }

  private func balance(_ byte: UInt8) -> Int {
    byte == Byte.leftParenthesis ? 1 : byte == Byte.rightParenthesis ? -1 : 0
  }

  /// A character reference at the end is not part of the address.
  private func entityStart(before last: Int, from start: Int) -> Int? {
    var index = last - 2
    while index > start, tree.text[index].isAlphanumeric { index -= 1 }
    return index > start && index < last - 2 && tree.text[index] == Byte.ampersand ? index : nil
  }
}
