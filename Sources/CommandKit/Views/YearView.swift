import JournalInsights
import JournalLanguage
import JournalModel
import JournalTerminal

/// A year in pixels: a row for each month, a pixel for each day, its colour the mood of the day.
package struct YearView {
  /// The days of the year in order.
  package var days: [CalendarDay]
  /// The day that is marked.
  package var today: CivilDay
  /// Names the months and what the signs stand for.
  package var phrases: Phrases

  /// The pixels of a year.
  package init(days: [CalendarDay], today: CivilDay, phrases: Phrases) {
    self.days = days
    self.today = today
    self.phrases = phrases
  }

  /// Writes the grid: two columns a day where the output is wide enough, else one.
  package func write(to output: inout Output) {
    let names = (1...12).map { phrases.shortMonthName($0) }
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
  private func pixel(of day: CalendarDay, usesColor: Bool) -> CalendarMark? {
    if let mood = day.mood { return .mood(mood, usesColor: usesColor, phrases) }
    if day.vacation != nil { return day.mark(phrases) }
    return today < day.day ? nil : .nothingNoted(phrases)
  }

  /// What the signs stand for: the five moods, and what else the year has.
  package func legend(usesColor: Bool) -> [CalendarMark] {
    Mood.Step.allCases.reversed().map { .mood($0, usesColor: usesColor, phrases) }
      + days.compactMap { $0.mood == nil ? pixel(of: $0, usesColor: usesColor) : nil }
  }
}
