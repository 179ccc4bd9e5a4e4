import JournalModel

extension HolidayRegion {
  var rules: [HolidayRule] {
    let name = Array((part.isEmpty ? country : part).utf8)
    return HolidayTable.rows(of: country).compactMap { row in
      var row = HolidayRow(row)
      return row.names(name, isPart: !part.isEmpty) ? row.rule() : nil
    }
  }
}

/// A row of ``HolidayTable``, word by word: by bytes, since it is read when a command starts.
struct HolidayRow {
  /// What is not read yet.
  private var rest: ArraySlice<UInt8>

  init(_ row: ArraySlice<UInt8>) { rest = row }

  /// The next word of a column; `nil` behind the last one, and what comes then is of the next column.
  private mutating func word() -> ArraySlice<UInt8>? {
    while rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
    let word = rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "|") }
    rest = word.isEmpty ? rest.dropFirst() : rest[word.endIndex...]
    return word.isEmpty ? nil : word
  }

  /// Reads the codes: whether they are about a part of the country, or about the country alone.
  mutating func names(_ name: [UInt8], isPart: Bool) -> Bool {
    let lies = { (wanted: ArraySlice<UInt8>) in
      name.starts(with: wanted) && (name.count == wanted.count || name[wanted.count] == UInt8(ascii: "-"))
    }
    var isNamed = false
    while let code = word() {
      if code.first == UInt8(ascii: "-") {
        if lies(code.dropFirst()) { isNamed = false }
      } else if !isNamed {
        isNamed = code.first == UInt8(ascii: "*") || (isPart && code.elementsEqual("each".utf8)) || lies(code)
      }
    }
    return isNamed
  }

  /// Reads the days and the years; `nil` where a word of them has no meaning.
  mutating func rule() -> HolidayRule? {
    var rule = HolidayRule()
    var clause: UInt8?
    while let word = word() {
      if HolidayRow.clauses.contains(where: { word.elementsEqual($0.utf8) }) {
        clause = word.first
      } else if !add(word, clause, to: &rule) {
        return nil
      }
    }
    while let word = word() {
      if !add(years: word, to: &rule) { return nil }
    }
    return rule
  }

  /// The words behind the days; each is known by its first letter.
  private static let clauses = ["also", "move", "not", "if"]

  /// - Parameter clause: the first letter of the word that goes before; `nil` for the days themselves.
  private func add(_ word: ArraySlice<UInt8>, _ clause: UInt8?, to rule: inout HolidayRule) -> Bool {
    if clause == nil, let days = word.days {
      for offset in 0...days.further { rule.listed.insert(days.first.advanced(by: offset)) }
    } else if clause == nil, let pattern = HolidayRule.Pattern(word) {
      rule.patterns.append(pattern)
    } else if clause == UInt8(ascii: "i"), let (month, day) = word.monthAndDay {
      rule.sundays.append(.fixed(month: month, day: day))
    } else if clause == UInt8(ascii: "n"), let weekday = Weekday(letters: word), word.count == 3 {
      rule.leftOut.insert(weekday)
    } else if clause == UInt8(ascii: "a") || clause == UInt8(ascii: "m"),
      let weekday = Weekday(letters: word), let days = word.dropFirst(3).number
    {
      let isAsWell = clause == UInt8(ascii: "a")
      rule.shifts.append(HolidayRule.Shift(weekday: weekday, days: days, isAsWell: isAsWell))
    } else {
      return false
    }
    return true
  }

  /// `2019`, `2022-2024`, `2019-`, `-2023`, `/5`.
  private func add(years word: ArraySlice<UInt8>, to rule: inout HolidayRule) -> Bool {
    if word.first == UInt8(ascii: "/") {
      rule.every = word.dropFirst().number ?? 0
      return rule.every > 0
    }
    let hyphen = word.firstIndex(of: UInt8(ascii: "-"))
    let (first, last) = (word[..<(hyphen ?? word.endIndex)], hyphen.map { word[($0 + 1)...] } ?? word)
    guard let from = first.isEmpty ? 1 : first.number, let until = last.isEmpty ? 9999 : last.number,
      from <= until
    else { return false }
    rule.years.append(from...until)
    return true
  }
}

extension HolidayRule.Pattern {
  /// Reads `05-01`, `easter+39`, `mon>=09-08`, `spring`, `autumn`.
  fileprivate init?(_ word: ArraySlice<UInt8>) {
    if let (month, day) = word.monthAndDay {
      self = .fixed(month: month, day: day)
    } else if word.starts(with: "easter".utf8), let offset = word.dropFirst(6).number {
      self = .easter(offset)
    } else if word.elementsEqual("spring".utf8) || word.elementsEqual("autumn".utf8) {
      self = .equinox(month: word.first == UInt8(ascii: "s") ? 3 : 9)
    } else {
      guard word.dropFirst(3).starts(with: ">=".utf8), let weekday = Weekday(letters: word),
        let (month, day) = word.dropFirst(5).monthAndDay
      else { return nil }
      self = .weekday(weekday, month: month, day: day)
    }
  }
}

extension Weekday {
  /// The day of three English letters, behind which more may stand.
  fileprivate init?(letters: ArraySlice<UInt8>) {
    let all = "montuewedthufrisatsun".utf8
    guard
      let day = Weekday.allCases.first(where: {
        letters.starts(with: all.dropFirst($0.rawValue * 3 - 3).prefix(3))
      })
    else { return nil }
    self = day
  }
}

extension ArraySlice<UInt8> {
  /// The number of these digits, with or without a sign; `nil` where there is anything else.
  fileprivate var number: Int? {
    let isNegative = first == UInt8(ascii: "-")
    let digits = isNegative || first == UInt8(ascii: "+") ? dropFirst() : self
    guard (1...4).contains(digits.count), digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    return isNegative ? -number : number
  }

  /// `2026-05-08`, `2026-02-16+2`: a day, and how many behind it are meant too; `nil` where it is anything
  /// else.
  fileprivate var days: (first: CivilDay, further: Int)? {
    guard dropFirst(4).first == UInt8(ascii: "-"), let year = prefix(4).number,
      let (month, number) = dropFirst(5).prefix(5).monthAndDay,
      let first = CivilDay(year: year, month: month, day: number),
      let further = count == 10 ? 0 : dropFirst(10).number, further >= 0
    else { return nil }
    return (first, further)
  }

  /// `05-01`; `nil` where it is anything else, or no year has such a day.
  fileprivate var monthAndDay: (month: Int, day: Int)? {
    guard count == 5, self[startIndex + 2] == UInt8(ascii: "-"), let month = prefix(2).number,
      let day = suffix(2).number, (1...31).contains(day), (1...12).contains(month)
    else { return nil }
    return (month, day)
  }
}
