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
}
