import JournalModel

/// Days in a column, one after another: `Tue  3 Mar`, `mar.  3 mars`. The short names of weekdays and months
/// are looked up once.
package struct ShortDays: Sendable {
  private let phrases: Phrases
  private let year: Int
  private var weekdays = [String?](repeating: nil, count: 8)
  private var months = [String?](repeating: nil, count: 13)

  /// Days with their year where that is not `today`'s.
  package init(_ phrases: Phrases, today: CivilDay) { (self.phrases, year) = (phrases, today.year) }

  /// What stands for a day.
  package mutating func text(of day: CivilDay) -> String {
    let (fields, weekday) = (day.fields, day.weekday)
    let short = Self.known(&weekdays[weekday.rawValue]) { phrases.shortName(of: weekday) }
    let month = Self.known(&months[fields.month]) { phrases.shortMonthName(fields.month) }
    return phrases.say(
      fields.year == year ? "short-day" : "short-day-year", ("short", .text(short)),
      ("day", .number(fields.day)), ("monthNumber", .number(fields.month)), ("shortMonth", .text(month)),
      ("year", .number(fields.year)))
  }

  private static func known(_ text: inout String?, _ make: () -> String) -> String {
    if let text { return text }
    let made = make()
    text = made
    return made
  }
}
