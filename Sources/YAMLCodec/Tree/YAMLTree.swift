/// The nodes of a YAML document in the order of the text, in one array.
///
/// A node is a small fixed-size record that points into ``source``; text is made only when it is asked for.
/// Reading another document into the same tree reuses its memory.
///
/// What is asked of each node of every file that is indexed is `@inlinable`: a call costs more than the
/// answer.
public struct YAMLTree: Sendable {
  /// The bytes that the tree was read from.
  public internal(set) var source: [UInt8] = []
  /// The nodes in the order of the text; a node's children follow it.
  @usableFromInline var records: [NodeRecord] = []
  /// Anchors and tags of the few nodes that have some.
  var properties: [NodeProperties] = []
  /// The `%TAG` handles of the document.
  var tagHandles: [TagHandle] = []
  /// What is known of the document as a whole.
  public internal(set) var document = DocumentMarks()

  /// A tree without nodes.
  public init() {}

  /// The tree of a text that has at most comments.
  init(withoutNodes source: [UInt8]) {
    self.source = source
    document.range = 0..<source.count
  }

  /// A node of a tree: its place in the order of the text.
  public struct Node: Hashable, Sendable {
    @usableFromInline var index: Int32

    @inlinable init(_ index: Int32) { self.index = index }
  }

  /// What a node is.
  public enum Kind: UInt8, Hashable, Sendable {
    /// The kinds of nodes; an alias stands for the node with its anchor.
    case scalar, sequence, mapping, alias
  }

  /// How a scalar is written.
  public enum ScalarStyle: UInt8, Hashable, Sendable {
    /// The five styles of YAML 1.2.2, chapters 7.3 and 8.1.
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  /// How a document begins and ends.
  public struct DocumentMarks: Hashable, Sendable {
    /// Whether a `---` line begins the document.
    public var hasStartMarker = false
    /// Whether a `...` line ends the document.
    public var hasEndMarker = false
    /// The bytes of the document in ``YAMLTree/source``, comments and markers included; empty where it was
    /// read key by key.
    public var range = 0..<0
  }

  /// The root; `nil` for an empty document.
  public var root: Node? { records.isEmpty ? nil : Node(0) }

  @inlinable func record(_ node: Node) -> NodeRecord { records[Int(node.index)] }

  /// What a node is, aliases not resolved.
  @inlinable public func kind(_ node: Node) -> Kind { record(node).kind }

  /// How a scalar is written; ``ScalarStyle/plain`` for other nodes.
  @inlinable public func style(_ node: Node) -> ScalarStyle { record(node).style }

  /// Whether a collection is written with brackets or braces.
  public func isFlow(_ node: Node) -> Bool { record(node).flags.contains(.flow) }

  /// Whether nothing is written for the node: the missing value of `key:` or the missing item of `-`.
  @inlinable public func isEmpty(_ node: Node) -> Bool { record(node).flags.contains(.empty) }

  /// Whether a mapping is a single pair in a flow sequence, without braces: `[a: b]`.
  public func isSinglePair(_ node: Node) -> Bool { record(node).flags.contains(.singlePair) }

  /// Whether a `?` stands before this key.
  public func isExplicitKey(_ node: Node) -> Bool { record(node).flags.contains(.explicitKey) }

  /// The bytes of the node's content in ``source``, quotes and indicators included, properties and comments
  /// not.
  public func range(_ node: Node) -> Range<Int> {
    let record = record(node)
    return Int(record.start)..<Int(record.end)
  }

  /// The bytes of the node in ``source`` from its anchor or tag on.
  public func rangeWithProperties(_ node: Node) -> Range<Int> {
    let record = record(node)
    guard record.properties >= 0 else { return range(node) }
    let properties = properties[Int(record.properties)]
    return min(Int(properties.start), Int(record.start))..<Int(record.end)
  }

  /// The name of a node's anchor in ``source``, or the name that an alias refers to; `nil` where it has none.
  public func anchor(_ node: Node) -> Range<Int>? {
    let record = record(node)
    if record.kind == .alias { return Int(record.start) + 1..<Int(record.end) }
    guard record.properties >= 0 else { return nil }
    let name = properties[Int(record.properties)].anchor
    return name.isEmpty ? nil : Int(name.lowerBound)..<Int(name.upperBound)
  }

  /// The tag of a node as it is written in ``source``, `!` included; `nil` where it has none.
  public func tag(_ node: Node) -> Range<Int>? {
    let record = record(node)
    guard record.properties >= 0 else { return nil }
    let tag = properties[Int(record.properties)].tag
    return tag.isEmpty ? nil : Int(tag.lowerBound)..<Int(tag.upperBound)
  }

  /// Where the node's content begins; costs a pass over the text before it.
  public func position(_ node: Node) -> SourcePosition {
    SourcePosition(offset: Int(record(node).start), in: source)
  }

  /// Where the content of each node begins; of nodes in the order of the text, in one pass.
  public func positions(_ nodes: [Node]) -> [SourcePosition] {
    unsafe source.withUnsafeBufferPointer { text in
      var counter = unsafe LineCounter(text)
      return nodes.map { counter.position(of: Int(record($0).start)) }
    }
  }

  // MARK: Children

  /// The number of items of a sequence or of pairs of a mapping; 0 for other kinds.
  @inlinable public func count(_ node: Node) -> Int {
    let record = record(node)
    return record.kind == .sequence || record.kind == .mapping ? Int(record.count) : 0
  }

  /// The first item or key of a collection that has some.
  @inlinable package func firstChild(of node: Node) -> Node { Node(node.index + 1) }

  /// The node that follows a node's whole subtree in the text, whatever its parent is: the value behind a
  /// key, the next item or key behind a value.
  @inlinable package func following(_ node: Node) -> Node { Node(record(node).next) }

  /// Gives each pair of a mapping to `body` in the order of the text, without allocating.
  @inline(__always)
  public func forEachPair<E: Error>(of node: Node, _ body: (Node, Node) throws(E) -> Void) throws(E) {
    guard kind(node) == .mapping else { return }
    var key = Node(node.index + 1)
    for _ in 0..<count(node) {
      let value = following(key)
      try body(key, value)
      key = following(value)
    }
  }

  /// Gives each item of a sequence to `body`, without allocating.
  @inline(__always)
  public func forEachItem<E: Error>(of node: Node, _ body: (Node) throws(E) -> Void) throws(E) {
    guard kind(node) == .sequence else { return }
    var item = Node(node.index + 1)
    for _ in 0..<count(node) {
      try body(item)
      item = following(item)
    }
  }

  /// The pairs of a mapping in the order of the text; empty for other kinds.
  public func pairs(_ node: Node) -> [(key: Node, value: Node)] {
    var pairs: [(key: Node, value: Node)] = []
    pairs.reserveCapacity(count(node))
    forEachPair(of: node) { pairs.append((key: $0, value: $1)) }
    return pairs
  }

  /// The items of a sequence; empty for other kinds.
  public func items(_ node: Node) -> [Node] {
    var items: [Node] = []
    items.reserveCapacity(count(node))
    forEachItem(of: node) { items.append($0) }
    return items
  }
}
