/// The core schema: what a plain scalar is that has no tag.
///
/// - Source: YAML 1.2.2, chapter 10.3.2, "Tag Resolution".
package enum CoreSchema {
  /// The five types that a plain scalar can have.
  package enum ScalarType: UInt8, Hashable, Sendable {
    /// The types of chapter 10.2, in its order.
    case null, bool, int, float, string
  }

  /// The type of a plain text; allocates nothing.
  package static func type(of text: TextBytes) -> ScalarType {
    guard let first = unsafe text.first else { return .null }
    switch first {
    case UInt8(ascii: "~"): return text.count == 1 ? .null : .string
    case UInt8(ascii: "n"), UInt8(ascii: "N"): return unsafe isNull(text) ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      return unsafe bool(text) == nil ? .string : .bool
    case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): return unsafe numberType(text)
    default: return .string
    }
  }

  /// The value of a plain text.
  ///
  /// Whole numbers beyond 64 bits are given by their text, as ``YAMLValue/wideInt(_:)`` says.
  package static func value(of text: TextBytes) -> YAMLValue {
    switch unsafe type(of: text) {
    case .null: return .null
    case .bool: return unsafe .bool(bool(text) ?? false)
    case .int: return unsafe int(text).map(YAMLValue.int) ?? .wideInt(String(decoding: text, as: UTF8.self))
    case .float: return unsafe .float(float(text) ?? .nan)
    case .string: return unsafe .string(String(decoding: text, as: UTF8.self))
    }
  }

  /// Whether a text is `null`, `Null`, `NULL`, `~` or nothing.
  package static func isNull(_ text: TextBytes) -> Bool {
    unsafe text.isEmpty || text.isWord("~") || text.isWord("null") || text.isWord("Null")
      || text.isWord("NULL")
  }

  /// The truth value of `true`, `True`, `TRUE`, `false`, `False`, `FALSE`; `nil` for other texts.
  package static func bool(_ text: TextBytes) -> Bool? {
    if unsafe text.isWord("true") || text.isWord("True") || text.isWord("TRUE") { return true }
    if unsafe text.isWord("false") || text.isWord("False") || text.isWord("FALSE") { return false }
    return nil
  }
}
