/// Reads days that are said in the words of one language, in whatever order the language puts them.
struct DayExpressionReader {
  private let bytes: [UInt8]
  private let words: DateWords
  private var offset = 0

  // What was found; each at most once.
  private var fromToday: Int?
  private var weekday: Weekday?
  private var month: Int?
  private var relation: DateRelation?
  private var unit: DateUnit?
  /// Whether a day of the week was read last; whether the unit, the last word, stands right behind one.
  private var (isBehindWeekday, endsWithUnit) = (false, false)
  /// -1 for `ago`, 1 for `in`.
  private var direction: Int?
  /// Whether an article or a preposition was read; a number with what makes it ordinal.
  private var (hasFiller, isOrdinal) = (false, false)
  /// Whether the end of what is named is meant.
  private var isEnd = false
  /// Numbers that no unit follows.
  private var numbers: [(value: Int, digits: Int)] = []
  /// Numbers with their unit: `3 days`, `11月24日`.
  private var quantities: [(count: Int, digits: Int, unit: DateUnit)] = []

  /// A reader of folded text.
  init(bytes: [UInt8], words: DateWords) {
    self.bytes = bytes
    self.words = words
  }

  mutating func expression() throws(DayExpression.Problem) -> DayExpression {
    while skipSeparators(), offset < bytes.count {
      guard readNumber() || readWord() else { throw .notUnderstood }
    }
    if isEnd { return try endOfMonth() }
    if let direction { return try distance(direction) }
    if !quantities.isEmpty { return try dateOfUnits() }
    // « dia 28 de novembro »
    let isNamed = unit == .day && !numbers.isEmpty
    if isNamed { unit = nil }
    if let month { return try dayOfMonth(month) }
    // `am 23.`, `le 6`, `lundi 30`, `dia 28`
    if numbers.count == 1, 1...31 ~= numbers[0].value, fromToday == nil, unit == nil, relation == nil,
      weekday != nil || isNamed || hasFiller && (isOrdinal || bytes.starts(with: Array("le ".utf8)))
    {
      return .dayOfMonth(numbers[0].value, weekday)
    }
    guard numbers.isEmpty else { throw .notUnderstood }
    switch (fromToday, weekday, unit, relation) {
    case (let days?, nil, nil, nil): return .fromToday(days)
    case (nil, let weekday?, nil, let relation): return .weekday(weekday, relation)
    case (nil, nil, let unit?, let relation?): return .unit(unit, relation)
    // « Tuesday week » is one further on, « last Tuesday week » one further back.
    case (nil, let weekday?, .week?, let relation) where endsWithUnit && relation != .this:
      return .weekdayByWeeks(weekday, relation == .last ? -1 : 1)
    case (nil, let weekday?, .week?, let relation?): return .weekdayOfWeek(weekday, relation)
    default: throw .notUnderstood
    }
  }

  /// Whether the whole text is what stands before a date: an article, a preposition, a day of the week.
  mutating func isBeforeDate() -> Bool {
    while skipSeparators(), offset < bytes.count { guard readWord() else { return false } }
    return !isEnd && direction == nil && fromToday == nil && month == nil && [nil, .day].contains(unit)
      && relation == nil
      && quantities.isEmpty
  }

  /// `3 weeks ago`, `dans 2 mois`, `Dienstag vor zwei Wochen`.
  private func distance(_ direction: Int) throws(DayExpression.Problem) -> DayExpression {
    guard quantities.count == 1, numbers.isEmpty, fromToday == nil, month == nil,
      unit == nil, relation == nil, quantities[0].count <= 40_000
    else { throw .notUnderstood }
    if let weekday {
      guard quantities[0].unit == .week else { throw .notUnderstood }
      return .weekdayByWeeks(weekday, direction * quantities[0].count)
    }
    return .distance(quantities[0].unit, direction * quantities[0].count)
  }

  /// `end of next month`, `月末`.
  private func endOfMonth() throws(DayExpression.Problem) -> DayExpression {
    guard unit == .month, quantities.isEmpty, numbers.isEmpty, fromToday == nil, weekday == nil, month == nil,
      direction == nil
    else { throw .notUnderstood }
    return .endOfMonth(relation ?? .this)
  }

  /// `24 november`, `fri 24 november 2026`, `november 2026`, `last november`.
  private func dayOfMonth(_ month: Int) throws(DayExpression.Problem) -> DayExpression {
    guard fromToday == nil, unit == nil else { throw .notUnderstood }
    let days = numbers.filter { $0.digits <= 2 }
    let years = numbers.filter { $0.digits == 4 }
    guard days.count + years.count == numbers.count, days.count <= 1, years.count <= 1 else {
      throw .notUnderstood
    }
    let year = years.first?.value
    if let day = days.first {
      guard relation == nil else { throw .notUnderstood }
      return try DayExpression.day(day.value, month: month, year: year)
    }
    guard weekday == nil, relation == nil || year == nil else { throw .notUnderstood }
    guard let year else { return .month(month, relation) }
    guard (1...9999).contains(year) else { throw .notUnderstood }
    return .monthOfYear(month: month, year: year)
  }

  /// `2026年11月24日`: the parts of a date by their units.
  private func dateOfUnits() throws(DayExpression.Problem) -> DayExpression {
    guard fromToday == nil, month == nil, unit == nil, relation == nil, numbers.isEmpty else {
      throw .notUnderstood
    }
    let units = quantities.map(\.unit)
    let value = { (unit: DateUnit) in quantities.first { $0.unit == unit }?.count }
    let year = quantities.first { $0.unit == .year }
    let fullYear = year.flatMap { DayExpression.fullYear($0.count, digits: $0.digits) }
    guard year == nil || fullYear != nil else { throw .notUnderstood }
    switch units {
    case [.month, .day], [.year, .month, .day]:
      guard let month = value(.month), let day = value(.day) else { throw .notUnderstood }
      return try DayExpression.day(day, month: month, year: fullYear)
    case [.year, .month]:
      guard let fullYear, let month = value(.month), (1...12).contains(month) else { throw .notUnderstood }
      return .monthOfYear(month: month, year: fullYear)
    // `28日`, `28일`; « 28 days » is no day.
    case [.day] where quantities[0].digits < 3 && !bytes.contains(where: isLetter):
      guard let day = value(.day), 1...31 ~= day else { throw .notUnderstood }
      return .dayOfMonth(day, weekday)
    case [.month]:
      guard let month = value(.month), (1...12).contains(month), quantities[0].digits <= 2 else {
        throw .notUnderstood
      }
      return .month(month, nil)
    case [.year]:
      guard let fullYear, year?.digits == 4 else { throw .notUnderstood }
      return .year(fullYear)
    default: throw .notUnderstood
    }
  }
}

extension DayExpressionReader {
  /// Moves over blanks, commas and hyphens; always `true`.
  private mutating func skipSeparators() -> Bool {
    while offset < bytes.count, [0x20, 0x09, 0x2C, 0x2D].contains(bytes[offset]) { offset += 1 }
    return true
  }

  /// Reads digits with what makes them ordinal: `24th`, `1er`, `24.`.
  private mutating func readNumber() -> Bool {
    let start = offset
    var value = 0
    while offset < bytes.count, bytes[offset] &- 0x30 < 10, offset - start < 6 {
      value = value * 10 + Int(bytes[offset] &- 0x30)
      offset += 1
    }
    let digits = offset - start
    guard digits > 0 else { return false }
    for ending in ["st", "nd", "rd", "th", "ieme", "eme", "er", "e", ".", "º", "ª"]
    where skip(Array(ending.utf8)) {
      isOrdinal = true
      break
    }
    _ = skipSeparators()
    let afterNumber = offset
    if case .unit(let unit)? = nextMeaning() {
      quantities.append((value, digits, unit))
    } else {
      offset = afterNumber
      numbers.append((value, digits))
    }
    return quantities.count <= 3 && numbers.count <= 2
  }

  /// Reads one of the language's words; `false` where there is none, or it says again what was said.
  private mutating func readWord() -> Bool {
    guard let meaning = nextMeaning() else { return false }
    endsWithUnit = isBehindWeekday
    isBehindWeekday = false
    switch meaning {
    case .filler:
      hasFiller = true
      return true
    case .fromToday(let days): return set(&fromToday, days)
    case .weekday(let day):
      isBehindWeekday = true
      return set(&weekday, day)
    case .month(let number): return set(&month, number)
    case .relation(let one): return set(&relation, one)
    case .ago: return set(&direction, -1)
    case .ahead: return set(&direction, 1)
    case .unit(let one): return set(&unit, one)
    case .one:
      _ = skipSeparators()
      guard case .unit(let unit)? = nextMeaning() else { return false }
      quantities.append((1, 1, unit))
      return true
    case .days(let count):
      // No day of a month is said so.
      quantities.append((count, 3, .day))
      return true
    case .end: return setEnd()
    case .endOfMonth: return set(&unit, .month) && setEnd()
    }
  }

  private func set<Value>(_ field: inout Value?, _ value: Value) -> Bool {
    guard field == nil else { return false }
    field = value
    return true
  }

  private mutating func setEnd() -> Bool {
    defer { isEnd = true }
    return !isEnd
  }

  /// Moves over the longest word that the language has here.
  private mutating func nextMeaning() -> DateWords.Meaning? {
    for (text, meaning) in words.phrases where skip(text) { return meaning }
    return nil
  }

  /// Moves over a text where it stands here as a whole word.
  private mutating func skip(_ text: [UInt8]) -> Bool {
    guard bytes.count - offset >= text.count, bytes[offset..<offset + text.count].elementsEqual(text) else {
      return false
    }
    let end = offset + text.count
    // Letters of alphabets go on; Japanese and Chinese ones end a word anywhere.
    if let last = text.last, isLetter(last), end < bytes.count, isLetter(bytes[end]) { return false }
    offset = end
    // The point of an abbreviation: `nov.`
    if let last = text.last, isLetter(last), offset < bytes.count, bytes[offset] == 0x2E { offset += 1 }
    return true
  }

  private func isLetter(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
}
