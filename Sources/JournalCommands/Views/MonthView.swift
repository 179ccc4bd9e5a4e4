import JournalInsights
import JournalLanguage
import JournalModel

/// A month as a calendar: a column for each day of the week, with work, mood and time off.
struct MonthView {
  /// The days of the month in order.
  var days: [CalendarDay]
  /// The first column.
  var weekStarts: Weekday
  /// The day that is marked.
  var today: CivilDay
  /// Names the weekdays and marks the shifts.
  var phrases: any Phrases

  /// Writes the calendar, seven columns in the width of the output.
  func write(to output: inout Output) {
    let width = output.width >= 72 ? 10 : 5
    writeHead(to: &output, width: width)
    var column = offset(of: days.first?.day.weekday ?? weekStarts)
    output.write(String(repeating: " ", count: column * width))
    for day in days {
      write(day, to: &output, width: width)
      column += 1
      if column == 7 {
        output.line()
        column = 0
      }
    }
    if column > 0 { output.line() }
  }

  private func offset(of weekday: Weekday) -> Int { (weekday.rawValue - weekStarts.rawValue + 7) % 7 }

  private func writeHead(to output: inout Output, width: Int) {
    let weekdays = Weekday.allCases.sorted { offset(of: $0) < offset(of: $1) }
    let names = weekdays.map {
      DisplayWidth.padded(DisplayWidth.truncated(phrases.shortName(of: $0), to: width - 1), to: width)
    }
    output.line(names.joined(), .dim)
  }

  /// A cell: the day of the month, the mark of its work, the face of its mood.
  private func write(_ day: CalendarDay, to output: inout Output, width: Int) {
    let number = String(day.day.day)
    let isToday = day.day == today
    output.write(
      (number.utf8.count < 2 ? " " : "") + number, isToday ? .today : day.isHoliday ? .good : .plain)
    if width > 5 { output.write(" ") }
    let mark = day.mark(phrases)
    output.write(mark.text, mark.style)
    if width > 5 { output.write(" ") }
    output.write(day.mood?.emoji ?? "  ")
    output.write(String(repeating: " ", count: width > 5 ? width - 7 : 0))
  }
}
