import JournalModel
import YAMLCodec

/// What a person typed for a key, as the value that a file gets.
enum TypedText {
  /// The value of a known key, in its strict form.
  ///
  /// - Parameter zone: gives a moment without an offset the one that its wall clock had; `nil` leaves it
  ///   without.
  static func value(
    of text: String, for key: Key, zone: TimeZoneRules? = nil
  ) throws(EditProblem) -> YAMLValue {
    let text = text.trimmed
    switch key.shape {
    case .text:
      switch key {
      case .birthday:
        guard let birthday = Birthday(written: text) else {
          throw wrong(text, key, WrittenDate(text) == .ambiguous ? .unambiguousDay : .civilDay)
        }
        return .string(birthday.text)
      case .remind where BirthdayReminder(text) == nil: throw wrong(text, key, .number)
      default: return .string(text)
      }
    case .day: return try day(text, key)
    case .moment: return try moment(text, key, zone)
    case .dayOrMoment:
      if let day = CivilDay(iso: text) { return .string(day.iso) }
      return try moment(text, key, zone)
    case .clock:
      let time = key == .end ? ClockTime(ofEnd: text) { ClockTime(said: $0) } : ClockTime(said: text)
      if let time { return .string(time.iso) }
      guard case .timestamp(let timestamp)? = WrittenDate(text) else { throw wrong(text, key, .clockTime) }
      return .string(timestamp.completed(in: zone).iso)
    case .rating:
      guard let rating = Int64(text), (1...5).contains(rating) else {
        throw wrong(text, key, .between(Scale.usualRange))
      }
      return .int(rating)
    case .count:
      let said = key == .breakMinutes ? SaidBreak(stated: text) : nil
      guard let number = said.map({ Int64($0.minutes) }) ?? Int64(text), number >= 0 else {
        throw wrong(text, key, .number)
      }
      return .int(number)
    case .truth:
      guard let truth = Truth.named(text) else { throw wrong(text, key, .truth) }
      return .bool(truth)
    case .shift:
      guard let shift = ShiftType(named: text) else { throw wrong(text, key, .shiftWord) }
      return .string(shift.name)
    case .hours:
      guard let spans = ClockSpan.list(said: text) else { throw wrong(text, key, .hours) }
      return .string(spans.written)
    case .list, .spans: return .sequence(try items(of: text, for: key))
    case .lines: return .sequence(text.split(separator: "\n").map { .string(String($0).trimmed) })
    case .choice(let choice):
      let words = choice.words.filter { key != .kind || $0 != Kind.profile.name }
      guard let word = choice.word(for: text), words.contains(word) else {
        throw wrong(text, key, .oneOf(words))
      }
      return .string(word)
    }
  }

  /// The value of one of the person's own keys: what the YAML core schema makes of the text, unless it would
  /// come out as another text: `012`, `1.10` and `0x1F` stay texts.
  static func value(ofOwnKey text: String) -> YAMLValue {
    var bytes = text
    let value = bytes.withUTF8 { unsafe CoreSchema.value(of: $0) }
    switch value {
    case .int(let number): return "\(number)" == text ? value : .string(text)
    case .float(let number): return "\(number)" == text ? value : .string(text)
    case .null: return text.isEmpty ? .string(text) : value
    default: return value
    }
  }

  /// An item of a list, in its strict form.
  static func item(_ text: String, for key: Key?) throws(EditProblem) -> String {
    guard let key, key.shape == .spans else { return key == .tags ? text.withoutHash : text.trimmed }
    guard let spans = ClockSpan.list(said: text), spans.count == 1 else { throw wrong(text, key, .hours) }
    return spans[0].iso
  }

  private static func items(of text: String, for key: Key) throws(EditProblem) -> [YAMLValue] {
    if key == .tags { return TagText.tags(in: text).map(YAMLValue.string) }
    let parts = text.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)).trimmed }
    var items: [YAMLValue] = []
    for part in parts where !part.isEmpty { items.append(.string(try item(part, for: key))) }
    return items
  }

  private static func day(_ text: String, _ key: Key) throws(EditProblem) -> YAMLValue {
    switch WrittenDate(text) {
    case .ambiguous?: throw wrong(text, key, .unambiguousDay)
    case let date?: return .string(date.day?.iso ?? text)
    case nil: throw wrong(text, key, .civilDay)
    }
  }

  private static func moment(
    _ text: String, _ key: Key, _ zone: TimeZoneRules?
  ) throws(EditProblem) -> YAMLValue {
    switch WrittenDate(text) {
    case .timestamp(let timestamp)?: return .string(timestamp.completed(in: zone).iso)
    case .ambiguous?: throw wrong(text, key, .unambiguousDay)
    default: throw wrong(text, key, .timestamp)
    }
  }

  private static func wrong(_ text: String, _ key: Key, _ expected: Problem.Expectation) -> EditProblem {
    EditProblem(key: key.name, reason: .wrongValue(found: text, expected: expected))
  }
}

extension Timestamp {
  /// With the offset that its wall clock had in a zone, where it has none; unchanged without a zone.
  fileprivate func completed(in zone: TimeZoneRules?) -> Timestamp {
    guard offset == nil, let zone else { return self }
    return zone.timestamp(instant(in: zone))
  }
}
