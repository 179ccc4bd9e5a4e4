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
    (self.key, self.comparison, self.value) = (key, comparison, value)
  }

  /// Reads `KEY=VALUE`, `KEY!=VALUE`, `KEY<VALUE`, `KEY<=VALUE`, `KEY>VALUE` or `KEY>=VALUE`; `nil` without a
  /// comparison, or with a malformed one: `KEY>>VALUE`, `KEY<`.
  public init?(_ text: String) {
    let parts = Parts(text)
    guard let comparison = Comparison(rawValue: parts.signs), !parts.key.isEmpty else { return nil }
    if parts.value.isEmpty, comparison != .equal, comparison != .notEqual { return nil }
    self.init(key: parts.key, comparison: comparison, value: parts.value)
  }

  /// Whether it asks for private records, or for all others; `nil` where it asks for something else. Which
  /// records are private is for ``Privacy`` to say, by whichever key.
  package var asksForPrivate: Bool? {
    guard Privacy.isKey(key), comparison == .equal || comparison == .notEqual,
      let truth = value.isEmpty ? false : Truth.named(value)
    else { return nil }
    return truth == (comparison == .equal)
  }

  /// What a text that is no condition was probably meant to be: `energy>3` of `energy>>3`; `nil` where that
  /// is none either.
  package static func nearest(to text: String) -> String? {
    let parts = Parts(text)
    let signs = Set(parts.signs.utf8)
    let (hasLess, hasMore) = (signs.contains(UInt8(ascii: "<")), signs.contains(UInt8(ascii: ">")))
    let isNot = signs.contains(UInt8(ascii: "!")) || hasLess && hasMore
    let isEqual = signs.contains(UInt8(ascii: "=")) ? "=" : ""
    let comparison = isNot ? "!=" : hasLess ? "<" + isEqual : hasMore ? ">" + isEqual : "="
    let nearest = parts.key + comparison + parts.value
    return signs.isEmpty || Condition(nearest) == nil ? nil : nearest
  }

  /// A text cut at its signs, all of them together, wherever blanks stand between them.
  private struct Parts {
    var key: String, signs: String, value: String

    init(_ text: String) {
      let bytes = Array(text.utf8)
      let start = bytes.firstIndex(where: Parts.isSign) ?? bytes.count
      var end = start
      while end < bytes.count, Parts.isSign(bytes[end]) || bytes[end] == 0x20 { end += 1 }
      var signs = bytes[start..<end].filter(Parts.isSign)
      // Ids of other programs stand in angle brackets.
      if signs.last == UInt8(ascii: "<"), signs.count > 1, bytes.last == UInt8(ascii: ">"),
        let bracket = bytes[..<end].lastIndex(of: UInt8(ascii: "<"))
      {
        signs.removeLast()
        end = bracket
      }
      key = String(decoding: bytes[..<start], as: UTF8.self).trimmed
      self.signs = String(decoding: signs, as: UTF8.self)
      value = String(decoding: bytes[end...], as: UTF8.self).trimmed
    }

    private static func isSign(_ byte: UInt8) -> Bool { "=!<>".utf8.contains(byte) }
  }

  /// How two values are compared: numbers by size, days by the calendar, all else as folded text.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
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
  /// Whether it asks about a key of the person's own that is no scale.
  package var isOfOwnKey: Bool { key == nil && scale == nil }
  private let name: PackedName
  /// The scale of the person's own that it asks about: what that can't have is no value of it.
  private let scale: Scale?
  private let moods: OwnMoods
  private let comparison: Condition.Comparison
  /// `nil` where any text will do.
  private let asked: Operand?

  /// Makes a condition ready.
  ///
  /// - Parameters:
  ///   - scales: those of the person's own.
  ///   - moods: words and emoji of the person's own.
  package init(_ condition: Condition, _ scales: [Scale] = [], _ moods: OwnMoods = OwnMoods()) {
    self.moods = moods
    let key = Key(named: condition.key)
    self.key = key
    name = PackedName(condition.key)
    scale = key == nil ? scales.first { $0.isNamed(condition.key) } : nil
    comparison = condition.comparison
    let asksForAny = condition.value.isEmpty && (comparison == .equal || comparison == .notEqual)
    asked = asksForAny ? nil : Operand(asked: condition.value, key: key, moods)
    isNegated = asksForAny ? comparison == .equal : comparison == .notEqual
  }

  /// Whether the condition is true of a record. A list fulfils it where one of its items does; `!=` where
  /// none is equal.
  package func holds(for record: Record) -> Bool {
    let texts = scale.map { record[$0].map { [String($0)] } ?? [] } ?? record.texts(of: key, name)
    return texts.contains { accepts($0) } != isNegated
  }

  /// Whether a value of its key is what it asks for, or what it rules out.
  package func accepts(_ value: String) -> Bool {
    guard let asked else { return !value.isEmpty }
    guard let order = Operand(value, key: key, moods).compare(asked) else { return false }
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
  var number: Double?
  let text: [UInt8]

  /// Words that stand for one thing are compared as that thing: moods by their score, kinds, shifts and truth
  /// values by their canonical names.
  init(_ value: String, key: Key?, _ moods: OwnMoods) {
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
    // A mood is its step; where none is known it is neither more nor less than another.
    number = key == .mood ? moods.step(of: value).map { Double($0.rawValue) } : Double(canonical)
    text = Folding.bytes(of: canonical)
  }

  /// What values are compared with: a mood may lie between two steps, or beyond them; 0 and less is a score,
  /// 0 in the middle.
  init(asked value: String, key: Key?, _ moods: OwnMoods) {
    self.init(value, key: key, moods)
    guard key == .mood, number == nil, let step = Double(value) else { return }
    number = step > 0 ? step - Double(Mood.Step.allCases.count + 1) / 2 : step
  }

  /// Negative, 0 or positive as the value is less than, equal to or greater than the other; `nil` where one
  /// of them alone is a number.
  func compare(_ other: Operand) -> Int? {
    if let left = number, let right = other.number { return left < right ? -1 : left > right ? 1 : 0 }
    if (number == nil) != (other.number == nil) { return nil }
    if text == other.text { return 0 }
    return text.lexicographicallyPrecedes(other.text) ? -1 : 1
  }
}
