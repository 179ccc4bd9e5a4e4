/// A value without its formatting: what a YAML 1.2.2 core-schema processor makes of a node, or what shall be
/// written.
public indirect enum YAMLValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number of at most 64 bits.
  case int(Int64)
  /// A number with a point or an exponent, an infinity or not a number.
  case float(Double)
  /// A whole number beyond 64 bits, as it is written: nothing of it is lost, and it is written so again.
  case wideInt(String)
  /// Text.
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
