/// The nodes of a YAML document in the order of the text, in one array.
public struct YAMLTree: Sendable {
  /// The bytes that the tree was read from.
  public internal(set) var source: [UInt8] = []

  /// A node of a tree: its place in the order of the text.
  public struct Node: Hashable, Sendable {
    var index: Int32
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

  /// The root; `nil` for an empty document.
  public var root: Node? { nil }
  /// What a node is, aliases not resolved.
  public func kind(_ node: Node) -> Kind { .scalar }
  /// The node that an alias stands for; the node itself where it is none.
  public func resolved(_ node: Node) -> Node { node }
  /// How a scalar is written.
  public func style(_ node: Node) -> ScalarStyle { .plain }
  /// The bytes of the node's content in ``source``, quotes and indicators included, properties and comments not.
  public func range(_ node: Node) -> Range<Int> { 0..<0 }
  /// Where the node's content begins.
  public func position(_ node: Node) -> SourcePosition { SourcePosition(line: 1, column: 1, offset: 0) }
  /// The pairs of a mapping in the order of the text; empty for other kinds.
  public func pairs(_ node: Node) -> [(key: Node, value: Node)] { [] }
  /// The items of a sequence; empty for other kinds.
  public func items(_ node: Node) -> [Node] { [] }
  /// The text of a scalar, unescaped and folded; empty for other kinds.
  public func text(_ node: Node) -> String { "" }
  /// The range of ``source`` that *is* the text of a scalar, where nothing had to be unescaped or folded.
  public func verbatim(_ node: Node) -> Range<Int>? { nil }
  /// The value after the core schema (YAML 1.2.2, chapter 10.3), aliases resolved.
  public func value(_ node: Node) -> YAMLValue { .null }
}

/// A value without its formatting: what a YAML 1.2.2 core-schema processor makes of a node, or what shall be written.
public indirect enum YAMLValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number of at most 64 bits.
  case int(Int64)
  /// A number with a point or an exponent, an infinity or not a number.
  case float(Double)
  /// Text; also whole numbers beyond 64 bits, by their digits.
  case string(String)
  /// A list.
  case sequence([YAMLValue])
  /// A map, in order.
  case mapping([YAMLPair])
}

/// A key and its value.
public struct YAMLPair: Hashable, Sendable {
  /// Any value may be a key.
  public var key: YAMLValue
  /// Its value.
  public var value: YAMLValue

  /// A key and its value.
  public init(key: YAMLValue, value: YAMLValue) {
    self.key = key
    self.value = value
  }
}
