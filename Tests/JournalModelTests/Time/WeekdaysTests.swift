import JournalModel
import Testing

struct WeekdaysTests {
  @Test func `days are in the set that were put into it`() {
    var days: Weekdays = [.monday, .sunday, .monday]
    #expect(Weekday.allCases.filter { days.contains($0) } == [.monday, .sunday])
    days.insert(.friday)
    #expect(days == [.friday, .sunday, .monday])
    #expect(Weekdays() == [])
  }

  @Test func `a week begins where it is said to`() throws {
    let friday = try #require(CivilDay(iso: "2026-11-20"))
    #expect(friday.startOfWeek(.monday).iso == "2026-11-16")
    #expect(friday.startOfWeek(.sunday).iso == "2026-11-15")
    #expect(friday.startOfWeek(.friday) == friday)
    #expect(Weekday.week(from: .sunday).map(\.rawValue) == [7, 1, 2, 3, 4, 5, 6])
    #expect(Weekday.monday.days(since: .sunday) == 1 && Weekday.sunday.days(since: .monday) == 6)
  }

  @Test(arguments: [("2026-11-20", nil), ("2026-11-21", "2026-11-21"), ("2026-11-22", "2026-11-21")])
  func `a weekend is known by its Saturday`(day: String, saturday: String?) {
    #expect(CivilDay(iso: day)?.saturdayOfWeekend?.iso == saturday)
  }
}
