// What a value is made of: `value["hours"]?["night"]?[0]?.string`.

extension YAMLValue {
  /// The value of a key of a map, the last one where there are several; `nil` for other values and where the
  /// key is missing. Setting `nil` removes the key; setting a key of anything but a map makes a map of it.
  public subscript(key: String) -> YAMLValue? {
    get {
      guard case .mapping(let pairs) = self else { return nil }
      return pairs.last { $0.hasKey(key) }?.value
    }
    set {
      var pairs = mapping ?? []
      if let newValue {
        if let index = pairs.lastIndex(where: { $0.hasKey(key) }) {
          pairs[index].value = newValue
        } else {
          pairs.append(YAMLPair(key: .string(key), value: newValue))
        }
      } else {
        pairs.removeAll { $0.hasKey(key) }
      }
      self = .mapping(pairs)
    }
  }

  /// The item of a list; `nil` for other values and beyond the list's end.
  public subscript(index: Int) -> YAMLValue? {
    guard case .sequence(let items) = self, items.indices.contains(index) else { return nil }
    return items[index]
  }

  /// Whether the value is `null`.
  public var isNull: Bool { self == .null }

  /// The truth value; `nil` for other values.
  public var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The whole number; `nil` for other values and beyond 64 bits.
  public var int: Int64? {
    guard case .int(let value) = self else { return nil }
    return value
  }

  /// The number, whole or not; `nil` for other values.
  public var float: Double? {
    switch self {
    case .int(let value): Double(value)
    case .wideInt(let digits): Double(digits)
    case .float(let value): value
    default: nil
    }
  }

  /// The text; `nil` for other values, numbers among them.
  public var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The items of a list; `nil` for other values.
  public var sequence: [YAMLValue]? {
    guard case .sequence(let items) = self else { return nil }
    return items
  }

  /// The pairs of a map, in order; `nil` for other values.
  public var mapping: [YAMLPair]? {
    guard case .mapping(let pairs) = self else { return nil }
    return pairs
  }
}

extension YAMLPair {
  /// Whether the key is this text, byte for byte.
  fileprivate func hasKey(_ name: String) -> Bool {
    guard case .string(let text) = key else { return false }
    return text.utf8.elementsEqual(name.utf8)
  }
}
