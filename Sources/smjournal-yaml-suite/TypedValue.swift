import SystemLibrary
import YAMLCodec

/// The value in a JSON file; `nil` without a file.
func json(_ path: String) -> YAMLValue? {
  guard let bytes = System.contents(of: path), let tree = try? YAMLTree(json: bytes) else { return nil }
  return tree.root.map { tree.value($0) }
}

/// Whether a value is the one that a case expects, `["int", "1"]` and so on.
func matches(_ value: YAMLValue, _ expected: YAMLValue) -> Bool {
  guard let type = expected[0]?.string else { return false }
  switch (type, value) {
  case ("null", .null): return true
  case ("bool", .bool(let bool)): return expected[1]?.bool == bool
  case ("int", .int(let int)): return expected[1]?.string == String(int)
  case ("int", .wideInt(let text)): return expected[1]?.string == text
  case ("float", .float(let float)):
    let other = Double(expected[1]?.string.map { $0.replacingDots } ?? "")
    return other.map { $0 == float || ($0.isNaN && float.isNaN) } ?? false
  case ("str", .string(let text)):
    return expected[1]?.string.map { Array($0.utf8) == Array(text.utf8) } ?? false
  case ("seq", .sequence(let items)):
    guard let others = expected[1]?.sequence, others.count == items.count else { return false }
    return zip(items, others).allSatisfy { matches($0, $1) }
  case ("map", .mapping(let pairs)):
    guard let others = expected[1]?.sequence, others.count == pairs.count else { return false }
    return zip(pairs, others).allSatisfy { pair, other in
      guard let key = other[0], let value = other[1] else { return false }
      return matches(pair.key, key) && matches(pair.value, value)
    }
  default: return false
  }
}

extension String {
  /// `.inf` and `.nan` as Swift reads them.
  fileprivate var replacingDots: String { hasSuffix("inf") || hasSuffix("nan") ? filter { $0 != "." } : self }
}
