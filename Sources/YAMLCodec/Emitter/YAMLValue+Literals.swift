// Values written as Swift literals: `try document.set("tags", to: ["night", "surgery"])`.

extension YAMLValue: ExpressibleByStringLiteral {
  /// Text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension YAMLValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .int(value) }
}

extension YAMLValue: ExpressibleByFloatLiteral {
  /// A number with a point.
  public init(floatLiteral value: Double) { self = .float(value) }
}

extension YAMLValue: ExpressibleByBooleanLiteral {
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension YAMLValue: ExpressibleByArrayLiteral {
  /// A list.
  public init(arrayLiteral elements: YAMLValue...) { self = .sequence(elements) }
}

extension YAMLValue: ExpressibleByDictionaryLiteral {
  /// A map, in the order of the literal.
  public init(dictionaryLiteral elements: (YAMLValue, YAMLValue)...) {
    self = .mapping(elements.map { YAMLPair(key: $0, value: $1) })
  }
}

extension YAMLValue: ExpressibleByNilLiteral {
  /// `null`.
  public init(nilLiteral: ()) { self = .null }
}
