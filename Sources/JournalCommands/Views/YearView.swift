import JournalInsights
import JournalModel

/// A year in pixels: a row for each month, a pixel for each day, its colour the mood of the day.
struct YearView {
  /// The days of the year in order.
  var days: [CalendarDay]
  /// The day that is marked.
  var today: CivilDay
  /// The short name of a month, 1...12.
  var monthName: (Int) -> String

  /// Writes the grid: two columns a day where the output is wide enough, else one.
  func write(to output: inout Output) {
    let names = (1...12).map(monthName)
    let label = (names.map(DisplayWidth.columns).max() ?? 0) + 1
    let cell = output.width >= label + 62 ? 2 : 1
    writeHead(to: &output, label: label, cell: cell)
    for month in 1...12 {
      output.write(DisplayWidth.padded(names[month - 1], to: label), .dim)
      for day in days where day.day.month == month { write(day, to: &output, cell: cell) }
      output.line()
    }
  }

  /// The first day of the month and each fifth.
  private func writeHead(to output: inout Output, label: Int, cell: Int) {
    var head = ""
    for day in [1, 5, 10, 15, 20, 25, 30] {
      head = DisplayWidth.padded(head, to: label + (day - 1) * cell) + String(day)
    }
    output.line(head, .dim)
  }

  private func write(_ day: CalendarDay, to output: inout Output, cell: Int) {
    if let mood = day.mood {
      output.write(output.usesColor ? "■" : mood.pixel, .mood(mood.rawValue))
    } else if day.vacation != nil {
      output.write("*", .good)
    } else {
      output.write(today < day.day ? " " : "·", .dim)
    }
    if cell == 2 { output.write(" ") }
  }
}
