/// The first phase: lines into blocks.
///
/// Open blocks form a stack from the document to `tip`. Each line first asks them whether it continues them,
/// then opens new ones, then its rest is added to the leaf at the tip.
/// - Source: CommonMark 0.31, appendix "A parsing strategy".
struct BlockParser {
  /// The most blocks that may contain each other; what would open more is text.
  static let maximumDepth = 100

  /// How a line begins a new block.
  enum Start { case none, container, leaf }

  let source: [UInt8]
  let options: MarkdownOptions
  var tree: Tree
  var references = References()
  var line = Line()

  /// The deepest open block.
  var tip = Tree.root
  /// The tip before this line.
  var oldTip = Tree.root
  var lastMatched = Tree.root
  var allClosed = true
  /// The end of the line before this one, without its line end.
  var previousLineEnd = 0
  /// Where the last line of the open paragraph begins in the text.
  var lastLineStart = 0
  /// How many cells were added to rows that were too short: bounded by the size of the source.
  var addedCells = 0

  init(_ source: [UInt8], options: MarkdownOptions) {
    self.source = source
    self.options = options
    tree = Tree(capacity: source.count)
  }

  mutating func parse() {
    var offset = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while offset < source.count {
      var end = offset
      while end < source.count, source[end] != Byte.newline, source[end] != Byte.carriageReturn { end += 1 }
      let number = line.number
      line = Line()
      line.start = offset
      line.end = end
      line.offset = offset
      line.number = number
      readLine()
      line.number += 1
      previousLineEnd = end
      offset = end + 1
      if end + 1 < source.count, source[end] == Byte.carriageReturn, source[end + 1] == Byte.newline {
        offset += 1
      }
    }
    while tip != .none { finalize(tip, lastLine: line.number - 1, end: source.count) }
  }

  private mutating func readLine() {
    oldTip = tip
    guard let container = matchOpenBlocks() else { return }
    lastMatched = container
    allClosed = container == oldTip
    addRest(to: openNewBlocks(in: container))
  }

  /// Asks the open blocks, from the outside, whether the line continues them.
  ///
  /// - Returns: the last block that it continues; `nil` where the line is used up.
  private mutating func matchOpenBlocks() -> NodeID? {
    var container = Tree.root
    while true {
      let child = tree[container].lastChild
      guard child != .none, tree[child].isOpen else { return container }
      findNextNonspace()
      switch continues(child) {
      case .matched: container = child
      case .failed: return container
      case .finished: return nil
      }
    }
  }

  /// Opens what the rest of the line begins.
  private mutating func openNewBlocks(in matched: NodeID) -> NodeID {
    var container = matched
    var isLeaf = acceptsLines(container) && tree[container].kind != .paragraph
    var depth = isLeaf ? 0 : depth(of: container)
    while !isLeaf {
      findNextNonspace()
      guard depth < Self.maximumDepth else { break }
      switch start(in: container) {
      case .none:
        advanceToNextNonspace()
        return container
      case .container:
        container = tip
        depth += 1
      case .leaf:
        container = tip
        isLeaf = true
      }
    }
    if !isLeaf { advanceToNextNonspace() }
    return container
  }

  private func depth(of node: NodeID) -> Int {
    var depth = 0
    var ancestor = tree[node].parent
    while ancestor != .none {
      depth += 1
      ancestor = tree[ancestor].parent
    }
    return depth
  }

  /// Adds the rest of the line to a leaf, as a new paragraph if need be.
  private mutating func addRest(to container: NodeID) {
    if !allClosed, !line.isBlank, tree[tip].kind == .paragraph {
      addLine()  // A lazy continuation line.
      return
    }
    closeUnmatchedBlocks()
    if acceptsLines(container) {
      addLine()
      if endsHTMLBlock(container) { finalize(container, lastLine: line.number, end: line.end) }
    } else if line.offset < line.end, !line.isBlank {
      addChild(.paragraph, at: line.offset)
      advanceToNextNonspace()
      addLine()
    }
  }

  // MARK: Building

  /// Opens a block at the tip, after closing what cannot contain it.
  @discardableResult
  mutating func addChild(_ kind: Node.Kind, at offset: Int) -> NodeID {
    while !canContain(tip, kind) { finalize(tip, lastLine: line.number - 1, end: previousLineEnd) }
    var node = Node(kind)
    node.span = Node.Span(offset, offset)
    node.lines = Node.Span(line.number, line.number)
    node.content = Node.Span(tree.text.count, tree.text.count)
    let id = tree.add(node)
    tree.append(id, to: tip)
    tip = id
    return id
  }

  /// Adds the rest of the line to the text of the tip, what is left of a tab as spaces.
  mutating func addLine() {
    lastLineStart = tree.text.count
    // What was decoded from references may lie behind a content that they left empty.
    if tree[tip].content.isEmpty { tree[tip].content.start = Int32(tree.text.count) }
    if line.isInsideTab {
      line.offset += 1
      let spaces = 4 - line.column % 4
      tree.text.append(contentsOf: repeatElement(Byte.space, count: spaces))
    }
    tree.noteOrigin(line.offset)
    if line.offset < line.end { tree.text.append(contentsOf: source[line.offset..<line.end]) }
    tree.text.append(Byte.newline)
    tree[tip].content.end = Int32(tree.text.count)
  }

  mutating func closeUnmatchedBlocks() {
    guard !allClosed else { return }
    while oldTip != lastMatched {
      let parent = tree[oldTip].parent
      finalize(oldTip, lastLine: line.number - 1, end: previousLineEnd)
      oldTip = parent
    }
    allClosed = true
  }

  /// Closes a block; its parent becomes the tip.
  mutating func finalize(_ node: NodeID, lastLine: Int, end: Int) {
    let parent = tree[node].parent
    tree[node].isOpen = false
    tree[node].span.end = max(tree[node].span.start, Int32(end))
    tree[node].lines.end = max(tree[node].lines.start, Int32(lastLine))
    switch tree[node].kind {
    case .paragraph: finalizeParagraph(node)
    case .codeBlock: finalizeCode(node)
    case .htmlBlock: finalizeHTML(node)
    case .item: finalizeItem(node)
    case .list: finalizeList(node)
    default: break
    }
    tip = parent
  }
}
