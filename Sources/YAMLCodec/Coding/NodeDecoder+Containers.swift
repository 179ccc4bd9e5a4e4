/// The pairs of a mapping.
struct KeyedNodeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: NodeDecoder
  /// The values by their keys' names in the type; the last of equal ones.
  private let nodes: [String: YAMLTree.Node]
  /// The names in the order of the text.
  private let names: [String]

  init(decoder: NodeDecoder) {
    self.decoder = decoder
    let tree = decoder.tree
    var nodes: [String: YAMLTree.Node] = [:]
    var names: [String] = []
    tree.forEachPair(of: decoder.node) { key, value in
      let key = tree.resolved(key)
      guard tree.kind(key) == .scalar else { return }
      let name = Self.name(tree.text(key), in: decoder)
      if nodes.updateValue(value, forKey: name) == nil { names.append(name) }
    }
    self.nodes = nodes
    self.names = names
  }

  private static func name(_ text: String, in decoder: NodeDecoder) -> String {
    switch decoder.source.options.keyDecodingStrategy {
    case .useDefaultKeys: text
    case .convertFromSnakeCase: KeyNaming.camelCase(text, separator: "_")
    case .convertFromKebabCase: KeyNaming.camelCase(text, separator: "-")
    case .custom(let name): name(decoder.codingPath + [PlainKey(stringValue: text)])
    }
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { names.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { nodes[key.stringValue] != nil }

  private func value(_ key: any CodingKey) throws -> NodeDecoder {
    guard let node = nodes[key.stringValue] else {
      throw DecodingError.keyNotFound(key, decoder.context("the key `\(key.stringValue)` is missing"))
    }
    return decoder.decoder(of: node, at: key)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).decodeNil() }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try value(key).decode(type) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<Nested>
  {
    try value(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try value(PlainKey(stringValue: "super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }
}

/// The items of a sequence, one after the other.
struct UnkeyedNodeContainer: UnkeyedDecodingContainer {
  let decoder: NodeDecoder
  private let items: [YAMLTree.Node]
  private(set) var currentIndex = 0

  init(decoder: NodeDecoder) {
    self.decoder = decoder
    items = decoder.tree.items(decoder.node)
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex >= items.count }

  private func next(_ type: Any.Type) throws -> NodeDecoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(type, decoder.context("the list has only \(items.count) items"))
    }
    return decoder.decoder(of: items[currentIndex], at: PlainKey(intValue: currentIndex))
  }

  /// Gives the next item to `body`, and goes behind it where that went well.
  private mutating func take<T>(_ type: Any.Type, _ body: (NodeDecoder) throws -> T) throws -> T {
    let value = try body(next(type))
    currentIndex += 1
    return value
  }

  mutating func decodeNil() throws -> Bool {
    guard try next(Any.self).decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try take(type) { try $0.decode(type) } }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws
    -> KeyedDecodingContainer<Nested>
  {
    try take([String: Any].self) { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try take([Any].self) { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try take((any Decoder).self) { $0 } }
}
