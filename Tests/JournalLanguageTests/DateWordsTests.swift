import JournalLanguage
import JournalModel
import Testing

/// Days in words: the table that the page "Dates in words" promises.
@Suite struct DateWordsTests {
  /// Friday 20 November 2026.
  static let today = CivilDay(year: 2026, month: 11, day: 20) ?? CivilDay(number: 0)

  @Test(arguments: [
    ("today", "2026-11-20"), ("Yesterday", "2026-11-19"), ("tomorrow", "2026-11-21"),
    ("the day before yesterday", "2026-11-18"), ("day after tomorrow", "2026-11-22"),
    ("friday", "2026-11-20"), ("Fri", "2026-11-20"), ("last friday", "2026-11-13"),
    ("next friday", "2026-11-27"),
    ("this friday", "2026-11-20"), ("monday", "2026-11-16"), ("last monday", "2026-11-16"),
    ("next monday", "2026-11-23"), ("this sunday", "2026-11-22"), ("on saturday", "2026-11-14"),
    ("3 days ago", "2026-11-17"), ("a week ago", "2026-11-13"), ("in 2 weeks", "2026-12-04"),
    ("one month ago", "2026-10-20"), ("in 1 year", "2027-11-20"), ("24 nov", "2026-11-24"),
    ("nov 24", "2026-11-24"), ("24th of November 2026", "2026-11-24"), ("Nov. 24, 2026", "2026-11-24"),
    ("tuesday 24 november", "2026-11-24"), ("1 march", "2026-03-01"), ("2 jan", "2027-01-02"),
    ("29 february", "2028-02-29"), ("March 5, 2026", "2026-03-05"), ("20 Nov 2026", "2026-11-20"),
  ])
  func `an English day`(text: String, day: String) throws {
    #expect(try DateWordsTests.days(text, [.english]) == "\(day)..\(day)")
  }

  @Test(arguments: [
    ("aujourd’hui", "2026-11-20"), ("hier", "2026-11-19"), ("demain", "2026-11-21"),
    ("avant-hier", "2026-11-18"),
    ("après-demain", "2026-11-22"), ("lundi", "2026-11-16"), ("lundi dernier", "2026-11-16"),
    ("lundi prochain", "2026-11-23"), ("vendredi dernier", "2026-11-13"), ("ce vendredi", "2026-11-20"),
    ("il y a 3 jours", "2026-11-17"), ("il y a une semaine", "2026-11-13"), ("dans 2 mois", "2027-01-20"),
    ("24 nov", "2026-11-24"), ("le 24 novembre", "2026-11-24"), ("mardi 24 novembre 2026", "2026-11-24"),
    ("1er mars", "2026-03-01"), ("mar", "2026-11-17"), ("3 mars", "2026-03-03"), ("15 août", "2026-08-15"),
    ("yesterday", "2026-11-19"), ("last friday", "2026-11-13"),
  ])
  func `a French day`(text: String, day: String) throws {
    #expect(try DateWordsTests.days(text, [.french, .english]) == "\(day)..\(day)")
  }

  @Test(arguments: [
    ("this week", "2026-11-16..2026-11-22"), ("last week", "2026-11-09..2026-11-15"),
    ("next month", "2026-12-01..2026-12-31"), ("last month", "2026-10-01..2026-10-31"),
    ("last year", "2025-01-01..2025-12-31"), ("november", "2026-11-01..2026-11-30"),
    ("last november", "2025-11-01..2025-11-30"), ("march", "2026-03-01..2026-03-31"),
    ("feb 2024", "2024-02-01..2024-02-29"), ("la semaine dernière", "2026-11-09..2026-11-15"),
    ("le mois dernier", "2026-10-01..2026-10-31"), ("cette semaine", "2026-11-16..2026-11-22"),
    ("l’année prochaine", "2027-01-01..2027-12-31"), ("mars 2026", "2026-03-01..2026-03-31"),
  ])
  func `several days`(text: String, days: String) throws {
    #expect(try DateWordsTests.days(text, [.french, .english]) == days)
  }

  @Test(arguments: [
    ("friday", "2026-11-20"), ("monday", "2026-11-23"), ("1 march", "2027-03-01"),
    ("last monday", "2026-11-16"),
  ])
  func `in a plan, days lie ahead`(text: String, day: String) throws {
    #expect(try DateWordsTests.days(text, [.english], direction: .future) == "\(day)..\(day)")
  }

  @Test func `a week begins on the day of the profile`() throws {
    #expect(
      try DateWordsTests.days("this week", [.english], weekStart: .sunday) == "2026-11-15..2026-11-21")
    #expect(
      try DateWordsTests.days("this sunday", [.english], weekStart: .sunday) == "2026-11-15..2026-11-15")
  }

  @Test(arguments: [
    ("2026-01-01", "yesterday", "2025-12-31..2025-12-31"),
    ("2026-01-01", "last month", "2025-12-01..2025-12-31"),
    ("2024-02-29", "a year ago", "2023-02-28..2023-02-28"),
    ("2024-03-31", "one month ago", "2024-02-29..2024-02-29"),
    ("2026-12-31", "tomorrow", "2027-01-01..2027-01-01"), ("2027-01-02", "24 nov", "2026-11-24..2026-11-24"),
    ("2026-12-28", "next week", "2027-01-04..2027-01-10"),
  ])
  func `over the ends of months and years`(today: String, text: String, days: String) throws {
    let parts = today.split(separator: "-").compactMap { Int($0) }
    let day = try #require(CivilDay(year: parts[0], month: parts[1], day: parts[2]))
    #expect(try DateWordsTests.days(text, [.english], today: day) == days)
  }

  @Test func `November has thirty days in any words`() {
    for text in ["31 november", "nov 31", "31 nov 2026"] {
      #expect(throws: DayExpression.Problem.self) { try DayExpression(text, words: [.english]) }
    }
    #expect(throws: DayExpression.Problem.noSuchDay(month: 11, year: nil, length: 30)) {
      try DayExpression("31 novembre", words: [.french, .english])
    }
  }

  @Test(arguments: [
    "friday monday", "last", "next next week", "3 days", "ago", "in", "week", "3 4 november",
    "november november",
    "yesterday tomorrow", "2 days 3 days ago", "the", "nigth", "fridayy", "99999999 days ago",
  ])
  func `what says no day is not understood`(text: String) {
    #expect(throws: DayExpression.Problem.notUnderstood) {
      try DayExpression(text, words: [.english, .french])
    }
  }

  static func days(
    _ text: String, _ words: [DateWords], direction: DateContext.Direction = .past, today: CivilDay = today,
    weekStart: Weekday = .monday
  ) throws -> String {
    let expression = try DayExpression(text, words: words)
    let days = DateContext(today: today, weekStart: weekStart, direction: direction).days(expression)
    return "\(days.lowerBound.iso)..\(days.upperBound.iso)"
  }
}
