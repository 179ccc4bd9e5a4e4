/// Finds the splices for an edit, and what must come out of them.
///
/// It works on one state of a document and changes nothing.
struct EditPlanner {
  let document: MarkdownDocument
  let tree: YAMLTree
  let lines: SourceLines
  let entries: [MarkdownDocument.Entry]
  /// Whether texts of several lines are written as literal blocks; else in double quotes, which end by
  /// themselves.
  let usesLiterals: Bool

  init(_ document: MarkdownDocument, usesLiterals: Bool) {
    self.document = document
    self.usesLiterals = usesLiterals
    tree = document.tree
    lines = SourceLines(bytes: document.tree.source)
    entries = document.entries
  }

  /// Splices and what they must make of the entries.
  struct Plan {
    var splices: [Splice]
    var entries: [ExpectedEntry]
  }

  typealias Node = YAMLTree.Node
  typealias Pair = (key: Node, value: Node)

  func refusal(_ reason: EditError.Reason, at offset: Int) -> EditError {
    EditError(
      reason: reason, position: SourcePosition(offset: min(offset, lines.bytes.count), in: lines.bytes))
  }

  func refusal(_ reason: EditError.Reason, at node: Node) -> EditError {
    refusal(reason, at: tree.range(node).lowerBound)
  }

  func checkFrontMatter() throws(EditError) {
    for problem in document.problems {
      switch problem.reason {
      case .unterminatedFrontMatter:
        throw EditError(reason: .unterminatedFrontMatter, position: problem.position)
      case .frontMatterNotFirst where document.frontMatter == nil, .foreignFrontMatter:
        throw EditError(reason: .frontMatterElsewhere, position: problem.position)
      case .conflictMarker: throw EditError(reason: .conflictMarker, position: problem.position)
      case .notMapping: throw EditError(reason: .frontMatterIsNoMapping, position: problem.position)
      default: break
      }
    }
    guard entries.isEmpty, let range = document.frontMatter else { return }
    if let problem = document.problems.first(where: { !$0.isWarning && range.contains($0.position.offset) }) {
      throw EditError(reason: .frontMatterNotUnderstood, position: problem.position)
    }
    if let root = tree.root, !tree.isEmpty(root), tree.kind(root) != .mapping {
      throw refusal(.frontMatterIsNoMapping, at: root)
    }
  }

  /// The front matter's map where it is written in braces.
  var flowRoot: Node? {
    guard let root = tree.root, tree.kind(root) == .mapping, tree.isFlow(root) else { return nil }
    return root
  }

  // MARK: Ranges

  /// Where a node ends without the empty lines behind a block scalar, which belong to nobody; a line with
  /// more blanks than the text is part of the text.
  func end(of node: Node) -> Int {
    let end = tree.range(node).upperBound
    let last = tree.record(Node(tree.following(node).index - 1))
    guard last.kind == .scalar, last.style == .literal || last.style == .folded, !last.flags.contains(.keep)
    else { return end }
    let least = lines.end(of: Int(last.start))
    var stop = end
    while stop > least, lines.isEmpty(lines.previous(stop), indentedAtMost: Int(last.count)) {
      stop = lines.previous(stop)
    }
    return stop
  }

  /// Where the line after a node's last line starts.
  func linesEnd(of node: Node) -> Int {
    let end = end(of: node)
    return end > 0 && isBreak(lines.bytes[end - 1]) ? end : lines.end(of: end)
  }

  /// Where a key starts, with its anchor, tag or `?`.
  func start(ofKey key: Node) -> Int {
    let start = tree.rangeWithProperties(key).lowerBound
    guard tree.isExplicitKey(key) else { return start }
    var offset = start
    while offset > 0, isBlank(lines.bytes[offset - 1]) { offset -= 1 }
    return offset > 0 && lines.bytes[offset - 1] == UInt8(ascii: "?") ? offset - 1 : start
  }

  /// The lines of a pair of a block mapping, from where its key starts.
  func range(of pair: Pair) -> Range<Int> {
    let start = start(ofKey: pair.key)
    return start..<max(linesEnd(of: pair.key), linesEnd(of: pair.value))
  }

  // MARK: What can't be touched

  /// Refuses a node with a tag, or with an anchor that an alias refers to.
  func checkProperties(of node: Node) throws(EditError) {
    if let tag = tree.tag(node) { throw refusal(.tagged(text(tag)), at: tag.lowerBound) }
    guard tree.kind(node) != .alias, let anchor = tree.anchor(node), isReferred(anchor, outside: nil) else {
      return
    }
    throw refusal(.anchored(text(anchor)), at: anchor.lowerBound)
  }

  /// Refuses a node that goes with an anchor in it that an alias elsewhere refers to.
  func checkLoss(of node: Node) throws(EditError) {
    guard !tree.properties.isEmpty else { return }
    let subtree = node.index..<tree.following(node).index
    for index in subtree where tree.kind(Node(index)) != .alias {
      guard let anchor = tree.anchor(Node(index)), isReferred(anchor, outside: subtree) else { continue }
      throw refusal(.anchored(text(anchor)), at: anchor.lowerBound)
    }
  }

  private func isReferred(_ anchor: Range<Int>, outside subtree: Range<Int32>?) -> Bool {
    for index in tree.records.indices where tree.records[index].kind == .alias {
      if let subtree, subtree.contains(Int32(truncatingIfNeeded: index)) { continue }
      guard let name = tree.anchor(Node(Int32(truncatingIfNeeded: index))) else { continue }
      if lines.bytes[name].elementsEqual(lines.bytes[anchor]) { return true }
    }
    return false
  }

  /// Whether a key is a plain `<<`.
  func isMergeKey(_ key: Node) -> Bool {
    tree.kind(key) == .scalar && tree.style(key) == .plain && tree.text(key, equals: Array("<<".utf8))
  }

  func text(_ range: Range<Int>) -> String { String(decoding: lines.bytes[range], as: UTF8.self) }
}
