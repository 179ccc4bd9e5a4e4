/// A node of the tree as it is stored: 24 bytes.
@usableFromInline struct NodeRecord: Hashable, Sendable {
  /// The first byte of the content: quote, bracket, block indicator or first key, properties not included.
  @usableFromInline var start: Int32
  /// The byte after the content.
  @usableFromInline var end: Int32
  /// The index of the node after this one's subtree.
  @usableFromInline var next: Int32
  /// Items or pairs of a collection; the target's index of an alias (-1 unresolved);
  /// the content's indentation of a block scalar.
  @usableFromInline var count: Int32
  /// Index into the tree's properties, -1 for none.
  @usableFromInline var properties: Int32
  @usableFromInline var kind: YAMLTree.Kind
  @usableFromInline var style: YAMLTree.ScalarStyle
  @usableFromInline var flags: Flags

  /// What else is known of a node.
  @usableFromInline struct Flags: OptionSet, Hashable, Sendable {
    @usableFromInline var rawValue: UInt16

    @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A collection in brackets or braces.
    static let flow = Flags(rawValue: 1)
    /// A node of which nothing is written.
    @inlinable static var empty: Flags { Flags(rawValue: 2) }
    /// A pair without braces in a flow sequence.
    static let singlePair = Flags(rawValue: 4)
    /// A key behind `?`.
    static let explicitKey = Flags(rawValue: 8)
    /// A scalar whose text is not what stands in the source: escapes, doubled quotes or more than one line.
    @inlinable static var rewritten: Flags { Flags(rawValue: 16) }
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
    (self.start, self.end, self.next, self.count) = (start, end, next, count)
    (self.properties, self.kind, self.style, self.flags) = (properties, kind, style, flags)
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
