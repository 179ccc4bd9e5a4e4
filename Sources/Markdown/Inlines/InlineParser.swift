/// The second phase: the text of leaf blocks into inlines.
///
/// Delimiter runs and brackets are noted on two stacks while the text is read; what they mean is decided at
/// their closing partner.
/// - Source: CommonMark 0.31, appendix "A parsing strategy".
struct InlineParser {
  var tree: Tree
  let references: References
  let options: MarkdownOptions

  var leaf = Tree.root
  /// Where the reading stands and where the block's text ends.
  var offset = 0
  var end = 0
  /// The text from here to `offset` is plain and not yet a node.
  var pendingStart = 0

  var delimiters = DelimiterStack()
  var brackets: [Bracket] = []
  /// Of each length of backtick runs in this block, where the last one begins; made when it is first needed.
  var lastBackticks: [Int: Int]?
  /// The ends of raw HTML that are known not to follow in this block.
  var missingEnds: Set<RawHTMLEnd> = []
  /// How many bytes the uses of references may still add.
  var expansionLeft: Int

  private let isSpecial: [Bool]

  init(tree: Tree, references: References, options: MarkdownOptions, sourceSize: Int) {
    (self.tree, self.references, self.options) = (tree, references, options)
    expansionLeft = max(100_000, sourceSize)
    isSpecial = Self.specialBytes(options)
  }

  private static func specialBytes(_ options: MarkdownOptions) -> [Bool] {
    var table = [Bool](repeating: false, count: 256)
    for byte in "\n\\`*_[]!<&".utf8 { table[Int(byte)] = true }
    if options.contains(.strikethrough) { table[Int(Byte.tilde)] = true }
    if options.contains(.autolinks) {
      table[Int(Byte.colon)] = true
      table[Int(UInt8(ascii: "w"))] = true
    }
    return table
  }

  mutating func parseAll() {
    for id in 0..<NodeID(tree.nodes.count) {
      switch tree[id].kind {
      case .paragraph, .heading, .tableCell: if tree[id].parent != .none { parse(id) }
      default: break
      }
    }
  }

  private mutating func parse(_ block: NodeID) {
    leaf = block
    let range = trimmedContent(of: block)
    offset = range.lowerBound
    end = range.upperBound
    delimiters.removeAll()
    brackets.removeAll(keepingCapacity: true)
    lastBackticks = nil
    missingEnds.removeAll()
    if options.contains(.taskLists) { takeTask() }
    pendingStart = offset
    while offset < end {
      if isSpecial[Int(tree.text[offset])] { readSpecial() } else { offset += 1 }
    }
    flush(to: end)
    resolveEmphasis(above: .bottom)
    if options.contains(.autolinks) { linkMailboxes(in: range) }
  }

  private func trimmedContent(of block: NodeID) -> Range<Int> {
    var start = Int(tree[block].content.start)
    var end = Int(tree[block].content.end)
    while start < end, tree.text[start].isSpace { start += 1 }
    while end > start, tree.text[end - 1].isSpace { end -= 1 }
    return start..<max(start, end)
  }

  private mutating func readSpecial() {
    switch tree.text[offset] {
    case Byte.newline: readLineEnd()
    case Byte.backslash: readBackslash()
    case Byte.backtick: readCodeSpan()
    case Byte.star, Byte.underscore, Byte.tilde: readDelimiterRun()
    case Byte.leftBracket: readOpeningBracket()
    case Byte.rightBracket: readClosingBracket()
    case Byte.bang: readBang()
    case Byte.less: readAngle()
    case Byte.ampersand: readEntity()
    case Byte.colon: readSchemeColon()
    default: readWWW()
    }
  }

  // MARK: Building

  /// Makes the plain text up to `limit` a node.
  mutating func flush(to limit: Int) {
    if limit > pendingStart {
      appendText(Node.Span(pendingStart, limit), span: Node.Span(pendingStart, limit))
    }
    pendingStart = limit
  }

  @discardableResult
  mutating func appendText(_ content: Node.Span, span: Node.Span) -> NodeID {
    append(.text, content: content, span: span)
  }

  @discardableResult
  mutating func append(_ kind: Node.Kind, content: Node.Span = .empty, span: Node.Span) -> NodeID {
    var node = Node(kind)
    node.content = content
    node.span = span
    let id = tree.add(node)
    tree.append(id, to: leaf)
    return id
  }

  /// Appends what was read from `pendingStart`'s end to `limit` and goes on behind it.
  mutating func finish(at limit: Int) {
    offset = limit
    pendingStart = limit
  }
}
