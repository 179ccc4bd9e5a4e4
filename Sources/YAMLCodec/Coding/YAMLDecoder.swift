/// Makes values of `Decodable` types from YAML, JSON or front matter.
///
/// Every error says where it is: `DecodingError`s have it in their text, `3:5: expected a whole number`, and
/// as `yamlPosition`; what is no YAML is a ``YAMLError``.
///
/// ```swift
/// struct Hours: Codable { var night: [String] }
/// let hours = try YAMLDecoder().decode(Hours.self, from: "night: [\"19:00\", \"07:30\"]")
/// ```
///
/// Scalars are read as the type asked for reads them (``YAMLTree/int(_:)``, ``YAMLTree/bool(_:)``, …): quotes
/// make no difference, and any scalar but `null` is text to one who asks for text. Of equal keys the last one
/// counts.
public struct YAMLDecoder: Sendable {
  /// What a text may cost.
  public var limits = YAMLLimits()
  /// Which texts are taken.
  public var mode = YAMLMode.strict
  /// How the keys of a text become those of types.
  public var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
  /// How `[UInt8]` is written.
  public var dataDecodingStrategy = DataStrategy.base64
  /// Whether infinities and not-a-number are numbers.
  public var nonConformingFloatDecodingStrategy = NonConformingFloatStrategy.literal
  /// What `init(from:)` of the types may ask for.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// What reads types that have no `Codable` form of their own that fits a text.
  var readers: [ObjectIdentifier: @Sendable (YAMLValue) throws -> Any] = [:]

  /// A decoder with the usual strategies.
  public init() {}

  /// How keys of a text become those of types.
  public enum KeyDecodingStrategy: Sendable {
    /// They are the same.
    case useDefaultKeys
    /// `first_name` is `firstName`.
    case convertFromSnakeCase
    /// `first-name` is `firstName`.
    case convertFromKebabCase
    /// Whatever a function of the path to a key, itself the last, says.
    case custom(@Sendable ([any CodingKey]) -> String)
  }

  /// Has values of a type read by a function instead of their own `init(from:)`: dates, for example, whose
  /// own form is a number of seconds.
  ///
  /// ```swift
  /// decoder.read(Date.self) { value in try Date(value.string ?? "", strategy: .iso8601) }
  /// ```
  public mutating func read<T>(_ type: T.Type, by reader: @escaping @Sendable (YAMLValue) throws -> T) {
    readers[ObjectIdentifier(type)] = reader
  }

  /// Makes a value from the only document of a text.
  ///
  /// - Throws: ``YAMLError`` for what is no YAML, `DecodingError` for what is no `type`.
  public func decode<T: Decodable>(_ type: T.Type = T.self, from text: String) throws -> T {
    try decode(type, from: Array(text.utf8))
  }

  /// Makes a value from the only document of a text in UTF-8, as ``decode(_:from:)-(_,String)``.
  public func decode<T: Decodable>(_ type: T.Type = T.self, from bytes: [UInt8]) throws -> T {
    try decode(type, from: YAMLTree(yaml: bytes, mode: mode, limits: limits))
  }

  /// Makes a value from a node of a tree: of JSON (``YAMLTree/init(json:limits:)-([UInt8],_)``), of front
  /// matter (``MarkdownDocument/tree``).
  ///
  /// - Parameter node: the root where none is given.
  public func decode<T: Decodable>(
    _ type: T.Type = T.self, from tree: YAMLTree, at node: YAMLTree.Node? = nil
  ) throws -> T {
    var tree = tree
    if tree.records.isEmpty { tree.records = [NodeRecord(.scalar, start: 0, end: 0, next: 1, flags: .empty)] }
    let node = node ?? YAMLTree.Node(0)
    // A type that follows aliases would follow them without end, or make more of them than memory holds.
    if tree.records.contains(where: { $0.kind == .alias }) { _ = try tree.expanded(node, limits: limits) }
    return try NodeDecoder(source: DecodingSource(tree: tree, options: self), node: node, codingPath: [])
      .decode(type)
  }
}

/// How bytes are written.
public enum DataStrategy: Hashable, Sendable {
  /// As one text in Base64, RFC 4648.
  case base64
  /// As a list of numbers.
  case deferredToData
}

/// What becomes of infinities and not-a-number.
public enum NonConformingFloatStrategy: Hashable, Sendable {
  /// They are `.inf`, `-.inf` and `.nan`.
  case literal
  /// They are errors, as in JSON.
  case `throw`
}
