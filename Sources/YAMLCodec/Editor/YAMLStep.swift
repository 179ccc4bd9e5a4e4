/// A step on the way to a value inside others: a key of a map or a place in a list.
///
/// A path is an array of steps: `["rota", "hours", "night", 0]`.
public enum YAMLStep: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// The key of a map; the last one where there are several.
  case key(String)
  /// The place in a list, from 0.
  case index(Int)

  /// A key.
  public init(stringLiteral value: String) { self = .key(value) }
  /// A place in a list.
  public init(integerLiteral value: Int) { self = .index(value) }

  /// The step as text, for messages.
  var text: String {
    switch self {
    case .key(let key): key
    case .index(let index): String(index)
    }
  }
}
