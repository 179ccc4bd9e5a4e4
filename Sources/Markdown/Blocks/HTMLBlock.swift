/// Blocks of raw HTML (CommonMark 4.6).
extension BlockParser {
  mutating func startsHTMLBlock(in container: NodeID) -> Bool {
    guard let kind = htmlBlockKind(at: line.nextNonspace, in: container) else { return false }
    closeUnmatchedBlocks()
    // Blanks before the tag are part of the block.
    let node = addChild(.htmlBlock, at: line.offset)
    tree[node].level = kind
    return true
  }

  private func htmlBlockKind(at offset: Int, in container: NodeID) -> UInt8? {
    let next = byte(offset + 1)
    if next == Byte.bang {
      if source.hasWord("<!--", at: offset, before: line.end) { return 2 }
      if source.hasWord("<![cdata[", at: offset, before: line.end) {
        return source[offset + 3] == UInt8(ascii: "C") ? 5 : nil
      }
      return byte(offset + 2).isLetter ? 4 : nil
    }
    if next == Byte.question { return 3 }
    let nameStart = next == Byte.slash ? offset + 2 : offset + 1
    var nameEnd = nameStart
    while nameEnd - nameStart <= 12, byte(nameEnd).isAlphanumeric { nameEnd += 1 }
    if let kind = kind(ofTag: nameStart..<nameEnd, isClosing: next == Byte.slash) { return kind }
    let isLazy = !allClosed && !line.isBlank && tree[tip].kind == .paragraph
    guard tree[container].kind != .paragraph, !isLazy else { return nil }
    guard let end = HTMLTag.end(in: source, at: offset, before: line.end),
      source[end..<line.end].allSatisfy(\.isSpace)
    else { return nil }
    return 7
  }

  private func kind(ofTag name: Range<Int>, isClosing: Bool) -> UInt8? {
    let after = byte(name.upperBound)
    let word = String(decoding: source[name], as: UTF8.self).lowercased()
    let ends = name.upperBound >= line.end || after.isSpace || after == Byte.greater
    if ends, !isClosing, HTMLNames.verbatim.contains(word) { return 1 }
    let isSelfClosed = after == Byte.slash && byte(name.upperBound + 1) == Byte.greater
    return (ends || isSelfClosed) && HTMLNames.blocks.contains(word) ? 6 : nil
  }

  /// Whether the line that was just added ends an HTML block of the kinds 1 to 5.
  func endsHTMLBlock(_ node: NodeID) -> Bool {
    guard tree[node].kind == .htmlBlock else { return false }
    func has(_ word: StaticString) -> Bool {
      source.firstOffset(of: word, from: line.offset, before: line.end) != nil
    }
    return switch tree[node].level {
    case 1: has("</script>") || has("</pre>") || has("</textarea>") || has("</style>")
    case 2: has("-->")
    case 3: has("?>")
    case 4: has(">")
    case 5: has("]]>")
    default: false
    }
  }

  /// Takes blank lines from the end.
  mutating func finalizeHTML(_ node: NodeID) {
    let start = Int(tree[node].content.start)
    var end = Int(tree[node].content.end)
    while end > start, tree.text[end - 1].isSpace { end -= 1 }
    while end < Int(tree[node].content.end), tree.text[end] != Byte.newline { end += 1 }
    tree[node].content.end = Int32(end)
  }
}

/// Names of HTML elements that the grammar treats apart.
enum HTMLNames {
  static let verbatim: Set<String> = ["script", "pre", "style", "textarea"]

  static let blocks: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col",
    "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure",
    "footer",
    "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe",
    "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p",
    "param",
    "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track",
    "ul",
  ]

  /// What GitHub's tag filter (GFM 6.11) takes the power from.
  static let filtered: Set<String> = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
  ]
}
