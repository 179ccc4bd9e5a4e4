import JournalModel

/// Days, times and numbers in words.
public protocol CalendarPhrases: Sendable {
  /// `Tuesday`.
  func name(of weekday: Weekday) -> String
  /// `Tue`.
  func shortName(of weekday: Weekday) -> String
  /// `March`; empty outside 1...12.
  func monthName(_ month: Int) -> String
  /// `Mar`; empty outside 1...12.
  func shortMonthName(_ month: Int) -> String
  /// A day, with its year where that is not `today`'s: `Tue 3 March`, `mardi 3 mars`, `Fri 1 January 2027`.
  func day(_ day: CivilDay, today: CivilDay) -> String
  /// A day within a sentence: `on Tue 3 March`, `le mardi 3 mars`, `le 1er mars`.
  func onDay(_ day: CivilDay, today: CivilDay) -> String
  /// Two days and all between: `20–27 December`, `du 20 au 27 décembre`.
  func span(_ from: CivilDay, _ until: CivilDay, today: CivilDay) -> String
  /// `March 2026`.
  func month(_ month: Int, year: Int) -> String
  /// `19:00`, `19 h`.
  func time(_ time: ClockTime) -> String
  /// `12 h 30`, `45 min`; negative counts as 0.
  func duration(seconds: Int64) -> String
  /// How long ago: `just now`, `5 minutes ago`, `il y a 2 heures`; what lies ahead: `in 3 days`.
  func relative(secondsAgo seconds: Int64) -> String
  /// A day as people say it: `today`, `yesterday`, `tomorrow`, else ``day(_:today:)``.
  func relativeDay(_ day: CivilDay, today: CivilDay) -> String
  /// A whole number with its thousands apart.
  func number(_ number: Int) -> String
  /// A number with so many digits after the point or comma.
  func decimal(_ number: Double, digits: Int) -> String
  /// A share of 1 as whole percent; not finite values give `–`.
  func percent(_ share: Double) -> String
  /// A number with its noun: `1 shift`, `2 shifts`, `0 poste`.
  func count(_ count: Int, _ noun: Noun) -> String
  /// `a, b and c`.
  func joined(_ parts: [String]) -> String
  /// A word or text in the language's quotation marks.
  func quoted(_ text: String) -> String
}

extension CalendarPhrases {
  /// Without a blank before its sign, as most languages have it.
  public func percent(_ share: Double) -> String { Digits.percent(share).map { "\($0)%" } ?? "–" }

  /// In guillemets without blanks, as most Romance languages have it.
  public func quoted(_ text: String) -> String { "«\(text)»" }

  /// Two days and all between, the day before the month and the month before the year.
  ///
  /// - Parameters:
  ///   - point: what stands directly behind the number of a day.
  ///   - joint: what stands between day, month and year.
  func days(
    _ from: CivilDay, _ until: CivilDay, today: CivilDay, point: String = "", joint: String = " "
  ) -> String {
    guard from != until else { return day(from, today: today) }
    let (first, last) = (from.fields, until.fields)
    let hasYear = last.year != today.year || first.year != today.year
    let end = "\(last.day)\(point)\(joint)\(monthName(last.month))\(hasYear ? joint + "\(last.year)" : "")"
    if first.year == last.year, first.month == last.month { return "\(first.day)\(point)–\(end)" }
    let start = "\(first.day)\(point)\(joint)\(monthName(first.month))"
    return "\(start)\(first.year == last.year ? "" : joint + "\(first.year)") – \(end)"
  }
}

extension CalendarPhrases {
  /// A day with its year, whatever the year is now.
  func date(_ day: CivilDay) -> String { self.day(day, today: CivilDay(number: 0)) }
}

/// What can be counted.
public enum Noun: CaseIterable, Hashable, Sendable {
  /// Time.
  case second, minute, hour, day, workingDay, week, month, year
  /// Of work.
  case shift, night
  /// Of the journal.
  case record, entry, checkIn, checkOut, vacation, tag, person, word, character
  /// Of the folder.
  case file, problem, conflict, change, commit, byte

  /// Records of a kind.
  init(_ kind: Kind) {
    self =
      switch kind {
      case .entry: .entry
      case .checkIn: .checkIn
      case .checkOut: .checkOut
      case .vacation: .vacation
      case .shift: .shift
      case .profile, .rota, .person, .sleep: .record
      }
  }
}
