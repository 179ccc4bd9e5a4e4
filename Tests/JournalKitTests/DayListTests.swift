import JournalKit
import JournalModel
import JournalTestSupport
import Testing

struct DayListTests {
  /// So many words that never come again.
  private static func other(_ count: Int) -> String {
    (1...count).map { "A\($0)" }.joined(separator: " ")
  }

  /// Rounds of six days, and so many days of the next.
  private static func rounds(_ count: Int, and days: Int) -> String {
    let round = ["day", "day", "night", "night", "rest", "rest"]
    return ((0..<count).flatMap { _ in round } + round.prefix(days)).joined(separator: " ")
  }

  @Test(arguments: [
    ("2026-12-01", rounds(1, and: 0), [DayList.Recurrence.cycle(days: 6)]),
    // As long as its month, or up to its end: once, unless its own words come again and again.
    ("2026-12-01", other(31), [.once, .cycle(days: 31)]),
    ("2026-12-10", other(22), [.once, .cycle(days: 22)]),
    ("2026-12-01", rounds(5, and: 1), [.cycle(days: 6), .once]),
    // Four weeks are a cycle, and may be a plan.
    ("2026-11-16", other(28), [.cycle(days: 28), .once]),
    // Whole rounds leave no doubt, nor do few days.
    ("2026-12-05", rounds(5, and: 0), [.cycle(days: 30)]), ("2026-12-22", other(10), [.cycle(days: 10)]),
    ("2026-12-01", "day leave rest", [.once]), ("2026-12-01", "day krank rest", [.once]),
    // A public holiday, or time made up for, may be of a cycle; one that came twice is.
    ("2026-12-01", "day rtt rest", [.once, .cycle(days: 3)]),
    ("2026-12-01", "day férié rest", [.once, .cycle(days: 3)]),
    ("2026-12-01", "day rtt rest day rtt rest", [.cycle(days: 6)]),
  ])
  func `a list of days comes once or again and again`(
    from: String, words: String, ways: [DayList.Recurrence]
  ) {
    let days = words.split(separator: " ").compactMap { Rota.words(String($0)) }
    #expect(DayList(from: day(from), days, ShiftTable()).recurrences == ways)
  }
}
