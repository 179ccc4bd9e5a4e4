/// Writes a tree as HTML, as the specifications' examples do.
struct HTMLWriter {
  let tree: Tree
  let options: HTMLOptions
  var output: [UInt8] = []
  /// How many pictures the walk is within: their words become an attribute, without tags.
  var pictureDepth = 0
  /// Where the words of the picture at hand begin in the output.
  var pictureWords = 0

  init(_ tree: Tree, options: HTMLOptions) {
    self.tree = tree
    self.options = options
    output.reserveCapacity(tree.text.count + tree.text.count / 4)
  }

  mutating func write() {
    var walk = TreeWalk(tree)
    while let step = walk.next() {
      if pictureDepth > 0, !closesPicture(step) {
        writeWords(step)
      } else if step.isEntering {
        enter(step.id)
      } else {
        leave(step.id)
      }
    }
  }

  private mutating func enter(_ id: NodeID) {
    let node = tree[id]
    switch node.kind {
    case .document: break
    case .blockQuote: openBlock("<blockquote>\n")
    case .list: openList(node)
    case .item: openItem(node)
    case .paragraph: if !isInTightList(node) { openBlock("<p>") }
    case .heading: openHeading(node)
    case .codeBlock: writeCodeBlock(node)
    case .htmlBlock: writeHTMLBlock(node)
    case .thematicBreak: openBlock("<hr />\n")
    case .table, .tableRow, .tableCell: openTablePart(id)
    case .text: escape(node.content.range)
    case .softBreak: add("\n")
    case .lineBreak: add("<br />\n")
    case .code:
      add("<code>")
      escape(node.content.range)
      add("</code>")
    case .htmlInline: writeRaw(node.content.range)
    case .emphasis: add("<em>")
    case .strong: add("<strong>")
    case .strikethrough: add("<del>")
    case .link: openLink(node)
    case .image, .wikiImage: openPicture(node)
    case .wikiLink: openWikiLink(node)
    }
  }

  private mutating func leave(_ id: NodeID) {
    let node = tree[id]
    switch node.kind {
    case .blockQuote: openBlock("</blockquote>\n")
    case .list: openBlock(node.isOrdered ? "</ol>\n" : "</ul>\n")
    case .item: add("</li>\n")
    case .paragraph: if !isInTightList(node) { add("</p>\n") }
    case .heading: closeHeading(node)
    case .table, .tableRow, .tableCell: closeTablePart(id)
    case .emphasis: add("</em>")
    case .strong: add("</strong>")
    case .strikethrough: add("</del>")
    case .link: closeLink(node)
    case .image, .wikiImage: closePicture(node)
    case .wikiLink: closeWikiLink(node)
    default: break
    }
  }

  // MARK: Blocks

  private mutating func openList(_ node: Node) {
    startLine()
    guard node.isOrdered else { return add("<ul>\n") }
    add(node.number == 1 ? "<ol>\n" : "<ol start=\"\(node.number)\">\n")
  }

  private mutating func openItem(_ node: Node) {
    startLine()
    add("<li>")
    switch (node.task, options.rawHTML) {
    case (.none, _): break
    // A box without a name of its own is a barrier to those who don't see it; a sign is read as what it is.
    case (.open, .escaped): add("☐ ")
    case (.done, .escaped): add("☑ ")
    case (.open, _): add("<input type=\"checkbox\" disabled=\"\" /> ")
    case (.done, _): add("<input type=\"checkbox\" checked=\"\" disabled=\"\" /> ")
    }
  }

  private func isInTightList(_ node: Node) -> Bool {
    guard node.parent != .none, tree[node.parent].kind == .item else { return false }
    return tree[tree[node.parent].parent].isTight
  }

  private func level(_ node: Node) -> Int { min(6, max(1, Int(node.level) + options.headingShift)) }

  private mutating func openHeading(_ node: Node) { openBlock("<h\(level(node))>") }

  private mutating func closeHeading(_ node: Node) { add("</h\(level(node))>\n") }

  private mutating func writeCodeBlock(_ node: Node) {
    startLine()
    add("<pre><code")
    let info = node.extra.range
    let word = tree.text[info].prefix { !$0.isSpace }
    if !word.isEmpty {
      add(" class=\"language-")
      escape(word.startIndex..<word.endIndex)
      add("\"")
    }
    add(">")
    escape(node.content.range)
    add("</code></pre>\n")
  }

  private mutating func writeHTMLBlock(_ node: Node) {
    startLine()
    guard options.rawHTML == .escaped else {
      writeRaw(node.content.range)
      return startLine()
    }
    add("<p>")
    escape(node.content.range)
    add("</p>\n")
  }

  // MARK: Output

  mutating func add(_ text: String) { output.append(contentsOf: text.utf8) }

  /// Begins a new line where the output does not stand at the beginning of one.
  mutating func startLine() {
    if let last = output.last, last != Byte.newline { output.append(Byte.newline) }
  }

  private mutating func openBlock(_ tag: String) {
    startLine()
    add(tag)
  }
}

extension Node {
  var isOrdered: Bool { marker == Byte.dot || marker == Byte.rightParenthesis }
}
