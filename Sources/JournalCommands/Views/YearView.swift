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
      output.write(names[month - 1], .dim)
      var blanks = label - DisplayWidth.columns(of: names[month - 1])
      for day in days where day.day.month == month {
        guard let pixel = pixel(of: day, usesColor: output.usesColor) else {
          blanks += cell
          continue
        }
        output.write(String(repeating: " ", count: blanks))
        output.write(pixel.text, pixel.style)
        blanks = cell - 1
      }
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

  /// One column; nothing for a day to come without time off.
  private func pixel(of day: CalendarDay, usesColor: Bool) -> (text: String, style: Style)? {
    if let mood = day.mood { return (usesColor ? "■" : mood.pixel, .mood(mood)) }
    if day.vacation != nil { return ("*", .good) }
    return today < day.day ? nil : ("·", .dim)
  }
}
