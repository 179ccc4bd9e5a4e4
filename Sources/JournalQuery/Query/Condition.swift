import JournalModel
import JournalText

/// What a key must say: `energy>=4`, `place=Lyon`.
public struct Condition: Hashable, Sendable {
  /// The key: a known one under any of its names, or one of the person's own.
  public var key: String
  /// How the values are compared.
  public var comparison: Comparison
  /// What the record's value is compared with; empty after `=` means: the key is absent or empty.
  public var value: String

  /// A condition.
  public init(key: String, comparison: Comparison, value: String) {
    self.key = key
    self.comparison = comparison
    self.value = value
  }

  /// Reads `KEY=VALUE`, `KEY!=VALUE`, `KEY<VALUE`, `KEY<=VALUE`, `KEY>VALUE` or `KEY>=VALUE`; `nil` without a
  /// comparison.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let signs: [UInt8] = [UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">")]
    guard let start = bytes.firstIndex(where: signs.contains) else { return nil }
    let hasTwo = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "=") && bytes[start] != signs[0]
    let end = start + (hasTwo ? 2 : 1)
    let key = String(decoding: bytes[..<start], as: UTF8.self).trimmed
    let sign = String(decoding: bytes[start..<end], as: UTF8.self)
    guard !key.isEmpty, let comparison = Comparison(rawValue: sign) else { return nil }
    self.init(
      key: key, comparison: comparison, value: String(decoding: bytes[end...], as: UTF8.self).trimmed)
  }

  /// How two values are compared: numbers by size, days by the calendar, all else as folded text.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    /// The six comparisons.
    case equal = "="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }
}

/// A ``Condition``, made ready to be asked of many values.
package struct ConditionTest: Sendable {
  /// The key where it is a known one.
  package let key: Key?
  /// Whether the condition holds where no value is accepted, and not where one is.
  package let isNegated: Bool
  private let name: PackedName
  private let comparison: Condition.Comparison
  /// `nil` where any text will do.
  private let asked: Operand?

  /// Makes a condition ready.
  package init(_ condition: Condition) {
    key = Key(named: condition.key)
    name = PackedName(condition.key)
    comparison = condition.comparison
    let asksForAny = condition.value.isEmpty && (comparison == .equal || comparison == .notEqual)
    asked = asksForAny ? nil : Operand(condition.value, key: key)
    isNegated = asksForAny ? comparison == .equal : comparison == .notEqual
  }

  /// Whether the condition is true of a record. A list fulfils it where one of its items does; `!=` where
  /// none is equal.
  package func holds(for record: Record) -> Bool {
    record.texts(of: key, name).contains { accepts($0) } != isNegated
  }

  /// Whether a value is one that is looked for.
  package func accepts(_ value: String) -> Bool {
    guard let asked else { return !value.isEmpty }
    let order = Operand(value, key: key).compare(asked)
    switch comparison {
    case .equal, .notEqual: return order == 0
    case .less: return order < 0
    case .lessOrEqual: return order <= 0
    case .greater: return order > 0
    case .greaterOrEqual: return order >= 0
    }
  }

  /// Whether it asks about a key of the person's own with this name.
  package func asks(ownKey: String) -> Bool { PackedName(ownKey) == name }
}

/// One side of a comparison.
private struct Operand {
  let key: Key?
  let number: Double?
  let text: [UInt8]

  /// Words that stand for one thing are compared as that thing: moods by their score, kinds, shifts and truth
  /// values by their canonical names.
  init(_ value: String, key: Key?) {
    self.key = key
    let canonical: String
    switch (key?.shape, key) {
    case (.choice(let choice)?, _): canonical = choice.word(for: value) ?? value
    case (.shift?, _): canonical = ShiftType(named: value)?.name ?? value
    case (.truth?, _): canonical = Truth.named(value).map { $0 ? "true" : "false" } ?? value
    case (.day?, _): canonical = WrittenDate(value)?.day?.iso ?? value
    case (_, .badges?): canonical = Badge(value)?.name ?? value
    case (_, .tags?): canonical = value.withoutHash
    default: canonical = value
    }
    number = (key == .mood ? Mood(value).score.map(Double.init) : nil) ?? Double(canonical)
    text = Folding.bytes(of: canonical)
  }

  /// Negative, 0 or positive as the value is less than, equal to or greater than the other.
  func compare(_ other: Operand) -> Int {
    if let left = number, let right = other.number { return left < right ? -1 : left > right ? 1 : 0 }
    if text == other.text { return 0 }
    return text.lexicographicallyPrecedes(other.text) ? -1 : 1
  }
}
