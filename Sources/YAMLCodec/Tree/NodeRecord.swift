/// A node of the tree as it is stored: 24 bytes.
struct NodeRecord: Hashable, Sendable {
  /// The first byte of the content: quote, bracket, block indicator or first key, properties not included.
  var start: Int32
  /// The byte after the content.
  var end: Int32
  /// The index of the node after this one's subtree.
  var next: Int32
  /// Items or pairs of a collection; the target's index of an alias (-1 unresolved);
  /// the content's indentation of a block scalar.
  var count: Int32
  /// Index into the tree's properties, -1 for none.
  var properties: Int32
  var kind: YAMLTree.Kind
  var style: YAMLTree.ScalarStyle
  var flags: Flags

  /// What else is known of a node.
  struct Flags: OptionSet, Hashable, Sendable {
    var rawValue: UInt16

    /// A collection in brackets or braces.
    static let flow = Flags(rawValue: 1)
    /// A node of which nothing is written.
    static let empty = Flags(rawValue: 2)
    /// A pair without braces in a flow sequence.
    static let singlePair = Flags(rawValue: 4)
    /// A key behind `?`.
    static let explicitKey = Flags(rawValue: 8)
    /// A scalar whose text is not what stands in the source: escapes, doubled quotes or more than one line.
    static let rewritten = Flags(rawValue: 16)
    /// A block scalar that keeps no final line break, `-`.
    static let strip = Flags(rawValue: 32)
    /// A block scalar that keeps all final line breaks, `+`.
    static let keep = Flags(rawValue: 64)
  }

  /// A node without content yet.
  init(
    _ kind: YAMLTree.Kind, start: Int32, end: Int32, next: Int32, count: Int32 = 0, properties: Int32 = -1,
    style: YAMLTree.ScalarStyle = .plain, flags: Flags = []
  ) {
    self.start = start
    self.end = end
    self.next = next
    self.count = count
    self.properties = properties
    self.kind = kind
    self.style = style
    self.flags = flags
  }
}

/// Anchor and tag of a node, as ranges of the source; empty ranges for none.
struct NodeProperties: Hashable, Sendable {
  /// The name behind `&`.
  var anchor: Range<Int32> = 0..<0
  /// The tag with its `!`.
  var tag: Range<Int32> = 0..<0
  /// Where the first of both begins.
  var start: Int32
}

/// A `%TAG` directive: ranges of the source.
struct TagHandle: Hashable, Sendable {
  var handle: Range<Int32>
  var prefix: Range<Int32>
}
