/// Makes YAML of values of `Encodable` types.
///
/// ```swift
/// var encoder = YAMLEncoder()
/// encoder.keyEncodingStrategy = .convertToKebabCase
/// let text = try encoder.encode(["firstName": "Claire"])        // first-name: Claire
/// ```
///
/// What is written is read alike by parsers of YAML 1.1 and 1.2 (``YAMLEmitter``); keys come in the order in
/// which a type encodes them.
public struct YAMLEncoder: Sendable {
  /// How the text looks.
  public var options = YAMLEmitter.Options()
  /// How the keys of types become those of the text.
  public var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
  /// How `[UInt8]` is written.
  public var dataEncodingStrategy = DataStrategy.base64
  /// Whether infinities and not-a-number are written.
  public var nonConformingFloatEncodingStrategy = NonConformingFloatStrategy.literal
  /// What `encode(to:)` of the types may ask for.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// What writes types that have no `Codable` form of their own that fits a text.
  var writers: [ObjectIdentifier: @Sendable (Any) throws -> YAMLValue?] = [:]

  /// An encoder with the usual strategies.
  public init() {}

  /// How keys of types become those of a text.
  public enum KeyEncodingStrategy: Sendable {
    /// They are the same.
    case useDefaultKeys
    /// `firstName` is `first_name`.
    case convertToSnakeCase
    /// `firstName` is `first-name`.
    case convertToKebabCase
    /// Whatever a function of the path to a key, itself the last, says.
    case custom(@Sendable ([any CodingKey]) -> String)
  }

  /// Has values of a type written by a function instead of their own `encode(to:)`.
  ///
  /// ```swift
  /// encoder.write(Date.self) { .string($0.formatted(.iso8601)) }
  /// ```
  public mutating func write<T>(_ type: T.Type, by writer: @escaping @Sendable (T) throws -> YAMLValue) {
    writers[ObjectIdentifier(type)] = { value in try (value as? T).map(writer) }
  }

  /// The text of a value, as a document.
  ///
  /// - Throws: `EncodingError`, and what the types throw.
  public func encode(_ value: some Encodable) throws -> String {
    YAMLEmitter.document(try encodeValue(value), options: options)
  }

  /// A value without its type: for ``MarkdownDocument/set(_:to:before:)``, or to look at.
  ///
  /// - Throws: `EncodingError`, and what the types throw.
  public func encodeValue(_ value: some Encodable) throws -> YAMLValue {
    let encoder = ValueEncoder(options: self, codingPath: [])
    try encoder.encode(value)
    return encoder.slot.value
  }
}
