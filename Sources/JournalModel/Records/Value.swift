/// A value of a key that the journal gives no meaning to: kept, shown and searched as it is.
public enum Value: Hashable, Sendable {
  /// Nothing, `null`.
  case null
  case bool(Bool)
  case int(Int64)
  /// Any other number.
  case float(Double)
  /// Text; also whole numbers beyond 64 bits.
  case string(String)
  /// A list, in order.
  case list([Value])
  /// A map, in the order of the file.
  case map([Field])

  /// A key and its value.
  public struct Field: Hashable, Sendable {
    /// The key as it is written.
    public var key: String
    /// Its value.
    public var value: Value

    /// A key with its value.
    public init(key: String, value: Value) {
      self.key = key
      self.value = value
    }
  }
}

extension Value {
  /// The whole number, also one in quotes or with a fraction of nothing, `3.0`; `nil` for any other value.
  package var number: Int? {
    switch self {
    case .int(let number): Int(exactly: number)
    case .float(let number): Int(exactly: number)
    case .string(let text):
      Int(text.trimmed)
        ?? (text.utf8.contains(0x2E) ? Double(text.trimmed).flatMap { Int(exactly: $0) } : nil)
    default: nil
    }
  }

  /// The text; `nil` for any other value.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The scalars in it as text, lists taken apart; the values of maps too.
  package var texts: [String] {
    switch self {
    case .null: []
    case .bool(let value): [value ? "true" : "false"]
    case .int(let value): ["\(value)"]
    case .float(let value): ["\(value)"]
    case .string(let value): [value]
    case .list(let values): values.flatMap(\.texts)
    case .map(let fields): fields.flatMap(\.value.texts)
    }
  }
}
