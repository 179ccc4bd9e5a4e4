import JournalModel

extension Phrases {
  /// `Tuesday`.
  public func name(of weekday: Weekday) -> String { say("weekday-\(weekday.rawValue)") }

  /// `Tue`.
  public func shortName(of weekday: Weekday) -> String { say("weekday-short-\(weekday.rawValue)") }

  /// `March`; empty outside 1...12.
  public func monthName(_ month: Int) -> String { (1...12).contains(month) ? say("month-\(month)") : "" }

  /// `Mar`; empty outside 1...12.
  public func shortMonthName(_ month: Int) -> String {
    (1...12).contains(month) ? say("month-short-\(month)") : ""
  }

  /// A day, with its year where that is not `today`'s: `Tue 3 March`, `mardi 3 mars`, `Fri 1 January 2027`.
  public func day(_ day: CivilDay, today: CivilDay) -> String {
    let fields = day.fields
    let values =
      [
        ("weekday", .message("weekday-\(day.weekday.rawValue)")),
        ("short", .message("weekday-short-\(day.weekday.rawValue)")),
      ] + values(of: fields)
    return say(fields.year == today.year ? "day" : "day-year", with: values)
  }

  /// A day within a sentence: `on Tue 3 March`, `le mardi 3 mars`, `le 1er mars`.
  public func onDay(_ day: CivilDay, today: CivilDay) -> String { say("day-on", ("day", .day(day, today))) }

  /// A day in a column: `Tue  3 Mar`, `mar.  3 mars`.
  public func shortDay(_ day: CivilDay, today: CivilDay) -> String {
    var days = ShortDays(self, today: today)
    return days.text(of: day)
  }

  /// Two days and all between: `20–27 December`, `du 20 au 27 décembre`.
  public func span(_ from: CivilDay, _ until: CivilDay, today: CivilDay) -> String {
    guard from != until else { return say("span-day", ("day", .day(from, today))) }
    let (first, last) = (from.fields, until.fields)
    let hasYear = last.year != today.year || first.year != today.year
    let name =
      if first.year != last.year {
        "span-years"
      } else if first.month != last.month {
        hasYear ? "span-months-year" : "span-months"
      } else {
        hasYear ? "span-days-year" : "span-days"
      }
    return say(
      name,
      with: [
        ("fromDay", .number(first.day)), ("fromMonth", .message("month-\(first.month)")),
        ("fromMonthNumber", .number(first.month)), ("fromYear", .number(first.year)),
      ] + values(of: last))
  }

  /// `March 2026`.
  public func month(_ month: Int, year: Int) -> String {
    say("month-of-year", ("month", .text(monthName(month))), ("year", .text("\(year)")))
  }

  /// `19:00`, `19 h`.
  public func time(_ time: ClockTime) -> String {
    say("time", ("hour", .number(time.hour)), ("minute", .number(time.minute)))
  }

  /// `12 h 30 min`, `45 min`; negative counts as 0, and seconds are rounded to minutes.
  public func duration(seconds: Int64) -> String {
    let minutes = max(0, seconds) / 60 + (max(0, seconds) % 60 >= 30 ? 1 : 0)
    let (hours, rest) = (Int(minutes / 60), Int(minutes % 60))
    return say(
      hours == 0 ? "duration-minutes" : rest == 0 ? "duration-hours" : "duration",
      ("hours", .number(hours)), ("minutes", .number(rest)))
  }

  /// A day as people say it: `today`, `yesterday`, `tomorrow`, else ``day(_:today:)``.
  public func relativeDay(_ day: CivilDay, today: CivilDay) -> String {
    switch today.days(until: day) {
    case 0: say("relative-today")
    case 1: say("relative-tomorrow")
    case -1: say("relative-yesterday")
    default: self.day(day, today: today)
    }
  }

  /// A day with its year, whatever the year is now.
  package func date(_ day: CivilDay) -> String { self.day(day, today: CivilDay(number: 0)) }

  private func values(of fields: (year: Int, month: Int, day: Int)) -> [(name: String, value: MessageValue)] {
    [
      ("day", .number(fields.day)), ("month", .message("month-\(fields.month)")),
      ("monthNumber", .number(fields.month)), ("year", .number(fields.year)),
    ]
  }
}

/// Days in a column, one after another: `Tue  3 Mar`, `mar.  3 mars`. The short names of weekdays and months
/// are looked up once.
package struct ShortDays: Sendable {
  private let phrases: Phrases
  private let year: Int
  private var weekdays = [String?](repeating: nil, count: 8)
  private var months = [String?](repeating: nil, count: 13)

  /// Days with their year where that is not `today`'s.
  package init(_ phrases: Phrases, today: CivilDay) { (self.phrases, year) = (phrases, today.year) }

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
