import JournalModel
import Testing

/// What the days of a text are, in numbers alone; the words are tested where the languages are.
@Suite struct DayExpressionTests {
  /// Friday 20 November 2026.
  static let today = CivilDay(year: 2026, month: 11, day: 20) ?? CivilDay(number: 0)

  @Test(arguments: [
    ("2026-11-20", "2026-11-20"), ("+3", "2026-11-23"), ("-2", "2026-11-18"), ("+0", "2026-11-20"),
    ("24/11", "2026-11-24"), ("24.11.", "2026-11-24"), ("24.11", "2026-11-24"), ("24/11/2026", "2026-11-24"),
    ("24-11-2026", "2026-11-24"), ("24/11/26", "2026-11-24"), ("11/24", "2026-11-24"),
    ("5/6", "2026-06-05"), ("1/3", "2026-03-01"), ("2/1", "2027-01-02"), ("29/2", "2028-02-29"),
    ("2026/11/20", "2026-11-20"), ("20261120", "2026-11-20"), (" 2026-11-20 ", "2026-11-20"),
    ("28-11", "2026-11-28"), ("28-10", "2026-10-28"), ("土", "2026-11-14"), ("일", "2026-11-15"),
  ])
  func `numbers name a day`(text: String, day: String) throws {
    #expect(try DayExpressionTests.days(text) == "\(day)..\(day)")
    #expect(try DayExpression(text, words: []).isOneDay)
  }

  @Test(arguments: [
    ("2026", "2026-01-01..2026-12-31"), ("2026-02", "2026-02-01..2026-02-28"),
    ("2026-W47", "2026-11-16..2026-11-22"), ("2026-w01", "2025-12-29..2026-01-04"),
    ("2024-2", "2024-02-01..2024-02-29"),
  ])
  func `numbers name several days`(text: String, days: String) throws {
    #expect(try DayExpressionTests.days(text) == days)
    #expect(try !DayExpression(text, words: []).isOneDay)
  }

  @Test func `day and month change places where the order says so`() throws {
    #expect(try DayExpressionTests.days("5/6/2026", order: .monthFirst) == "2026-05-06..2026-05-06")
    #expect(try DayExpressionTests.days("24/11/2026", order: .monthFirst) == "2026-11-24..2026-11-24")
    // With points the day comes first everywhere.
    #expect(try DayExpressionTests.days("5.6.2026", order: .monthFirst) == "2026-06-05..2026-06-05")
  }

  @Test(arguments: [
    ("1/3", "2027-03-01"), ("25/10", "2026-10-25"), ("19/10", "2027-10-19"), ("24/11", "2026-11-24"),
  ])
  func `a plan looks ahead`(text: String, day: String) throws {
    #expect(try DayExpressionTests.days(text, direction: .future) == "\(day)..\(day)")
  }

  @Test(
    arguments: [
      ("31/11", 11, nil, 30), ("31/11/2026", 11, 2026, 30), ("2026-02-29", 2, 2026, 28), ("30/2", 2, nil, 29),
    ] as [(String, Int, Int?, Int)])
  func `a month that is too short says so`(text: String, month: Int, year: Int?, length: Int) {
    #expect(throws: DayExpression.Problem.noSuchDay(month: month, year: year, length: length)) {
      try DayExpression(text, words: [])
    }
  }

  @Test(arguments: [
    "", " ", "-", "+", "foo", "0000", "13/13", "32/1", "1/1/1", "2026-13", "2026-00", "2026-W54",
    "2026-11-20-1",
    "1/2-3", "12345", "99999999999999999999", "+1234567", "/", "//", "1//2", "24-11", "7-19", "30-13",
    "\u{0}", "2026-",
  ])
  func `other text is no day`(text: String) {
    #expect(throws: DayExpression.Problem.notUnderstood) { try DayExpression(text, words: []) }
  }

  @Test func `any number of days, months or years stays within the calendar`() {
    for unit in DateUnit.allCases {
      for count in [-40_000, -13, -1, 0, 1, 13, 40_000] {
        let day = DayExpressionTests.today.advanced(by: count, unit)
        #expect(abs(count) > 1000 || (day.year > 1900 && day.year < 2100))
        #expect(count >= 0 || day < DayExpressionTests.today)
      }
    }
  }

  @Test func `a month later is the same day, or the last one of a shorter month`() throws {
    let last = try #require(CivilDay(year: 2026, month: 10, day: 31))
    #expect(last.advanced(by: 1, .month).iso == "2026-11-30")
    #expect(last.advanced(by: -8, .month).iso == "2026-02-28")
    #expect(last.advanced(by: 28, .month).iso == "2029-02-28")
    #expect(try #require(CivilDay(year: 2028, month: 2, day: 29)).advanced(by: -1, .year).iso == "2027-02-28")
  }

  /// The days that a text means, as `FROM..UNTIL`.
  static func days(
    _ text: String, words: [DateWords] = [], order: DayExpression.Order = .dayFirst,
    direction: DateContext.Direction = .past, today: CivilDay = today, weekStart: Weekday = .monday
  ) throws -> String {
    let expression = try DayExpression(text, words: words, order: order)
    let days = DateContext(today: today, weekStart: weekStart, direction: direction).days(expression)
    return "\(days.lowerBound.iso)..\(days.upperBound.iso)"
  }
}
