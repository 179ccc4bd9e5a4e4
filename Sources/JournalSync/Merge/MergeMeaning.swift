import JournalModel
import YAMLCodec

/// What keys and values mean, so that two spellings of one thing are not taken for two.
enum MergeMeaning {
  /// What tells keys apart: the known key where it is one, under whatever of its names; else the text.
  static func identity(ofKey key: String, isTopLevel: Bool) -> String {
    guard isTopLevel, let meaning = KeyMeaning(key) else { return "text " + key }
    switch meaning {
    case .key(let known): return "key \(known.rawValue)"
    // `modified` and `updated` side by side are two keys.
    case .created, .modified: return "text " + key
    }
  }

  /// Whether of two values of a key the later one is right: when the file was last changed, or when a plan
  /// was published that two devices took in one after the other.
  static func isLaterRight(_ key: String) -> Bool {
    let meaning = KeyMeaning(key)
    return meaning == .modified || meaning == .key(.published)
  }

  /// The value in one form for all its spellings: `"4"` and `4`, `Nuit` and `night`, `a, b` and a list.
  static func normal(_ value: YAMLValue, ofKey key: String, isTopLevel: Bool) -> YAMLValue {
    guard isTopLevel, let known = Key(named: key) else { return value }
    switch known.shape {
    case .list: return list(value, of: known).map(YAMLValue.sequence) ?? value
    case .rating: return text(value).flatMap { Int64($0) }.map(YAMLValue.int) ?? value
    case .shift: return word(value) { ShiftType(named: $0)?.name }
    case .choice(let choice): return word(value) { choice.word(for: $0) }
    case .day: return word(value) { CivilDay(iso: $0)?.iso }
    case .moment: return word(value) { Timestamp(iso: $0)?.iso }
    default: return value
    }
  }

  /// The items of a value that means a list; `nil` for any other value.
  static func list(_ value: YAMLValue, of key: Key) -> [YAMLValue]? {
    switch value {
    case .sequence(let items): return items
    case .null: return []
    case .string(let text) where key == .tags || key == .badges || key == .people:
      return split(text, key).map(YAMLValue.string)
    default: return nil
    }
  }

  private static func split(_ text: String, _ key: Key) -> [String] {
    let hasCommas = text.utf8.contains(0x2C)
    return text.split { $0 == "," || (!hasCommas && key == .tags && $0 == " ") }
      .map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// The later of two moments or days; `nil` where they can't be compared.
  static func isLater(_ left: YAMLValue, than right: YAMLValue) -> Bool? {
    guard let left = moment(left), let right = moment(right) else { return nil }
    return left > right
  }

  private static func moment(_ value: YAMLValue) -> Instant? {
    switch text(value).flatMap({ WrittenDate($0) }) {
    case .timestamp(let stamp): stamp.instant(in: .utc)
    case .day(let day): Timestamp(local: CivilTime(day: day, time: .midnight)).instant(in: .utc)
    default: nil
    }
  }

  private static func text(_ value: YAMLValue) -> String? {
    switch value {
    case .string(let text): text
    case .int(let number): String(number)
    default: nil
    }
  }

  private static func word(_ value: YAMLValue, _ read: (String) -> String?) -> YAMLValue {
    text(value).flatMap(read).map(YAMLValue.string) ?? value
  }
}
