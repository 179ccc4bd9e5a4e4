/// A step on the way to a value inside others: a key of a map or an index in a list.
///
/// A path is an array of steps: `["rota", "hours", "night", 0]`.
public enum YAMLStep: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// The key of a map; the last one where there are several.
  case key(String)
  /// The index in a list, from 0.
  case index(Int)

  /// A key.
  public init(stringLiteral value: String) { self = .key(value) }
  /// An index in a list.
  public init(integerLiteral value: Int) { self = .index(value) }

  var text: String {
    switch self {
    case .key(let key): key
    case .index(let index): String(index)
    }
  }
}
