/// The nodes of a document and the text that they point into.
struct Tree: Hashable, Sendable {
  /// The document's own node.
  static let root: NodeID = 0

  var nodes: [Node]
  /// The content of leaf blocks without markers and indentation, one block after the other, followed by what
  /// inlines decoded.
  var text: [UInt8] = []
  /// Where pieces of the text came from, both offsets rising.
  var origins: [Origin] = []

  /// From `text` on, bytes were copied from `source`.
  struct Origin: Hashable, Sendable {
    var text: Int32
    var source: Int32
  }

  init(capacity: Int) {
    nodes = [Node(.document)]
    nodes.reserveCapacity(capacity / 24 + 8)
    text.reserveCapacity(capacity + capacity / 8 + 16)
  }

  subscript(id: NodeID) -> Node {
    get { nodes[Int(id)] }
    _modify { yield &nodes[Int(id)] }
  }

  /// Adds a node that is not yet linked to any other.
  mutating func add(_ node: Node) -> NodeID {
    nodes.append(node)
    return NodeID(nodes.count - 1)
  }

  mutating func append(_ child: NodeID, to parent: NodeID) {
    let last = self[parent].lastChild
    self[child].parent = parent
    self[child].previous = last
    self[child].next = .none
    if last == .none { self[parent].firstChild = child } else { self[last].next = child }
    self[parent].lastChild = child
  }

  mutating func insert(_ node: NodeID, after sibling: NodeID) {
    let parent = self[sibling].parent
    let next = self[sibling].next
    self[node].parent = parent
    self[node].previous = sibling
    self[node].next = next
    self[sibling].next = node
    if next == .none { self[parent].lastChild = node } else { self[next].previous = node }
  }

  mutating func unlink(_ node: NodeID) {
    let parent = self[node].parent
    let previous = self[node].previous
    let next = self[node].next
    if previous == .none { self[parent].firstChild = next } else { self[previous].next = next }
    if next == .none { self[parent].lastChild = previous } else { self[next].previous = previous }
    self[node].parent = .none
    self[node].previous = .none
    self[node].next = .none
  }

  /// Makes the siblings that follow `node`, up to `end` (not included; `none` for all), the children of
  /// `parent`.
  mutating func moveSiblings(after node: NodeID, before end: NodeID, to parent: NodeID) {
    let first = self[node].next
    guard first != .none, first != end else { return }
    let holder = self[node].parent
    let last = end == .none ? self[holder].lastChild : self[end].previous
    self[node].next = end
    if end == .none { self[holder].lastChild = node } else { self[end].previous = node }
    self[first].previous = .none
    self[last].next = .none
    self[parent].firstChild = first
    self[parent].lastChild = last
    var moved = first
    while moved != .none {
      self[moved].parent = parent
      moved = self[moved].next
    }
  }

  /// Notes that what is added to the text next comes from `source`.
  mutating func noteOrigin(_ source: Int) {
    origins.append(Origin(text: Int32(text.count), source: Int32(source)))
  }

  /// The offset in the source of a byte of the text: 0 where the text was not copied from the source.
  func sourceOffset(ofText offset: Int) -> Int {
    var low = 0
    var high = origins.count
    while low < high {
      let middle = (low + high) / 2
      if Int(origins[middle].text) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    let origin = origins[low - 1]
    return Int(origin.source) + offset - Int(origin.text)
  }
}
