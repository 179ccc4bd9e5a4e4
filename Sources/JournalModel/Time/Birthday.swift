/// The day of a birth, with or without its year.
///
/// - Source: ISO 8601 dates; `--03-12` is the form of vCard (RFC 6350, section 4.3.1) for a day without its
///   year.
package struct Birthday: Hashable, Sendable {
  /// The year, where it is known.
  package var year: Int?
  package var month: Int
  package var day: Int

  /// Reads `1985-03-12`, `--03-12` or `03-12`.
  package init?(_ text: String) {
    if let date = CivilDay(iso: text) {
      (year, month, day) = (date.year, date.month, date.day)
      return
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
    guard parts.count == 2, text.utf8.count <= 7, let month = Int(parts[0]), let day = Int(parts[1]),
      // 2000 has a 29 February.
      CivilDay(year: 2000, month: month, day: day) != nil
    else { return nil }
    (year, self.month, self.day) = (nil, month, day)
  }

  /// Reads what people write: `1985-03-12`, `30/12/1985`, `28 novembre`; `nil` for any other text, and where
  /// day and month can't be told apart.
  package init?(written text: String) {
    if let birthday = Birthday(text) {
      self = birthday
    } else if let date = WrittenDate(text)?.day {
      self.init(date)
    } else if let date = WrittenDate(text + " 2000")?.day {
      self.init(month: date.month, day: date.day)
    } else {
      return nil
    }
  }

  /// A day of the calendar, its year known.
  package init(_ date: CivilDay) { (year, month, day) = (date.year, date.month, date.day) }

  /// A day of a month, its year unknown.
  package init(month: Int, day: Int) { (self.month, self.day) = (month, day) }

  package var text: String {
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    guard let year, let date = CivilDay(year: year, month: month, day: day) else {
      return "--\(two(month))-\(two(day))"
    }
    return date.iso
  }

  /// The first one on a day or after it; on 28 February where 29 February is missing.
  package func next(from today: CivilDay) -> CivilDay? {
    // Nobody has a birthday before they are born.
    let first = max(today.year, year ?? today.year)
    for year in first...first + 1 {
      let date = CivilDay(
        year: year, month: month, day: min(day, CivilDay.length(ofMonth: month, year: year)))
      if let date, date >= today { return date }
    }
    return nil
  }
}

/// What a person's file says under `remind`: how many days ahead their birthday is named.
package enum BirthdayReminder: Hashable, Sendable {
  case never, usual
  case days(Int)

  package static let mostDays = 366

  /// Reads `14`, `14 days`, `2 weeks`, `never`, `no`, `yes`; `nil` for any other text.
  package init?(_ text: String) {
    let words = Folding.folded(text).split(separator: " ")
    guard let first = words.first else { return nil }
    if let number = Int(first) {
      let isWeeks = words.count > 1 && ReminderWord.table[String(words[1])] == .week
      self = .days(min(min(max(0, number), Self.mostDays) * (isWeeks ? 7 : 1), Self.mostDays))
    } else if ReminderWord.table[String(first)] == .never || Truth.named(String(first)) == false {
      self = .never
    } else if Truth.named(String(first)) == true {
      self = .usual
    } else {
      return nil
    }
  }
}

/// A word that a person's `remind` may have, in any language.
private enum ReminderWord: CaseIterable {
  case never, week

  static let table = WordTable("reminders", allCases)
}
