/// What all decoders of one text share.
final class DecodingSource {
  let tree: YAMLTree
  let options: YAMLDecoder

  init(tree: YAMLTree, options: YAMLDecoder) {
    self.tree = tree
    self.options = options
  }
}

/// Decodes one node.
struct NodeDecoder: Decoder {
  let source: DecodingSource
  /// The node, never an alias.
  let node: YAMLTree.Node
  let codingPath: [any CodingKey]

  init(source: DecodingSource, node: YAMLTree.Node, codingPath: [any CodingKey]) {
    self.source = source
    self.node = source.tree.resolved(node)
    self.codingPath = codingPath
  }

  var tree: YAMLTree { source.tree }
  var userInfo: [CodingUserInfoKey: Any] { source.options.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard tree.kind(node) == .mapping else { throw mismatch([String: Any].self, "a map") }
    return KeyedDecodingContainer(KeyedNodeContainer<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard tree.kind(node) == .sequence else { throw mismatch([Any].self, "a list") }
    return UnkeyedNodeContainer(decoder: self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  /// The decoder of a node below this one.
  func decoder(of node: YAMLTree.Node, at key: any CodingKey) -> NodeDecoder {
    NodeDecoder(source: source, node: node, codingPath: codingPath + [key])
  }

  /// Makes a value of any type.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if let reader = source.options.readers[ObjectIdentifier(type)] {
      do {
        if let value = try reader(tree.value(node)) as? T { return value }
      } catch let error as DecodingError {
        throw error
      } catch {
        throw DecodingError.dataCorrupted(context("\(error)"))
      }
    }
    if type == [UInt8].self, source.options.dataDecodingStrategy == .base64 {
      guard tree.kind(node) == .scalar, let bytes = Base64.bytes(Array(tree.text(node).utf8)) as? T else {
        throw mismatch(type, "bytes in Base64")
      }
      return bytes
    }
    return try T(from: self)
  }

  // MARK: Errors

  /// What an error says about this node.
  func context(_ message: String) -> DecodingError.Context {
    let position = tree.position(node)
    return DecodingError.Context(
      codingPath: codingPath, debugDescription: "\(position): \(message)",
      underlyingError: PlacedError(position: position))
  }

  /// The error for a node that is not what was asked for.
  func mismatch(_ type: Any.Type, _ expected: String) -> DecodingError {
    if tree.isNull(node) { return .valueNotFound(type, context("expected \(expected), found nothing")) }
    return .typeMismatch(type, context("expected \(expected), found \(found)"))
  }

  private var found: String {
    switch tree.kind(node) {
    case .sequence: "a list"
    case .mapping: "a map"
    case .scalar, .alias: "`\(tree.text(node).prefix(24))`"
    }
  }
}

/// The position of a decoding error, inside of it.
struct PlacedError: Error { var position: SourcePosition }

extension DecodingError {
  /// Where in the text the error is; `nil` for errors that no ``YAMLDecoder`` made.
  public var yamlPosition: SourcePosition? {
    let context: Context? =
      switch self {
      case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
        .valueNotFound(_, let context):
        context
      @unknown default: nil
      }
    return (context?.underlyingError as? PlacedError)?.position
  }
}
