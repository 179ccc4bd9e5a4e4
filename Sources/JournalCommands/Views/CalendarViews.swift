import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import JournalTerminal

/// A month as a calendar: a column for each day of the week, with work, mood and time off.
package struct MonthView {
  /// The days of the month in order.
  package var days: [CalendarDay]
  /// The first column.
  package var weekStarts: Weekday
  package var today: CivilDay
  /// Names the weekdays and marks the shifts.
  package var phrases: Phrases

  /// Writes the calendar; side by side, a day a line, where the codes need more room than its columns have.
  package func writeWhole(to output: inout Output) {
    let codes = days.map { day in day.marks(phrases).map(\.text).joined(separator: " ") }
    let room = (output.width + 1) / 7 - 4
    guard codes.contains(where: { DisplayWidth.columns(of: $0) > room }) else { return write(to: &output) }
    var lines = zip(days, codes).map { day, code in
      "  " + phrases.shortName(of: day.day.weekday) + (day.day.day < 10 ? "  " : " ") + "\(day.day.day)  "
        + code
    }
    let width = (lines.map(DisplayWidth.columns).max() ?? 0) + 2
    if !lines.count.isMultiple(of: 2) { lines.append("") }
    for (left, right) in zip(lines.prefix(lines.count / 2), lines.dropFirst(lines.count / 2)) {
      output.line(right.isEmpty ? left : DisplayWidth.padded(left, to: width) + right)
    }
  }

  /// Writes the calendar, seven columns in the width of the output.
  package func write(to output: inout Output) {
    // As wide as the longest word beside a mood, where there is room.
    let needed = days.filter { $0.mood != nil }.map { day in
      day.marks(phrases).reduce(6) { $0 + 1 + DisplayWidth.columns(of: $1.text) }
    }
    let width = max(5, min(max(10, needed.max() ?? 0), (output.width + 1) / 7))
    writeHead(to: &output, width: width)
    var column = days.first?.day.weekday.days(since: weekStarts) ?? 0
    // Blanks are owed until something stands after them: no line ends with blanks.
    var blanks = column * width
    for day in days {
      if blanks > 0 { output.write(String(repeating: " ", count: blanks)) }
      blanks = write(day, to: &output, width: width)
      column += 1
      if column == 7 {
        output.line()
        (column, blanks) = (0, 0)
      }
    }
    if column > 0 { output.line() }
  }

  private func writeHead(to output: inout Output, width: Int) {
    let names = Weekday.week(from: weekStarts).map {
      DisplayWidth.padded(DisplayWidth.truncated(phrases.shortName(of: $0), to: width - 1), to: width)
    }
    let line = names.joined()
    output.line(
      String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)]), .dim)
  }

  /// A cell: the day of the month, the marks of its work, the face of its mood. Answers the blanks that fill
  /// it.
  private func write(_ day: CalendarDay, to output: inout Output, width: Int) -> Int {
    let number = String(day.day.day)
    let isToday = day.day == today
    output.write(
      (number.utf8.count < 2 ? " " : "") + number, isToday ? .today : day.isHoliday ? .good : .plain)
    // Where the column is narrow, shifts go before the mood: `day` has both; else a word leaves room for it,
    // and its beginning tells. A gap before the next day stays.
    let kept = day.mood == nil || width < 10 ? 2 : 5
    var used = 2
    for mark in day.marks(phrases) {
      let room = width - used - kept
      guard room > 0 else { break }
      let text = DisplayWidth.truncated(mark.text, to: room)
      output.write(" ")
      output.write(text, mark.style)
      used += 1 + DisplayWidth.columns(of: text)
    }
    guard let mood = day.mood else { return width - used }
    // Under one another where there is room for it.
    let column = width > 7 && used <= 4 ? 5 : used + 1
    guard column + 2 < width else { return width - used }
    output.write(String(repeating: " ", count: column - used) + mood.emoji)
    return width - column - 2
  }
}

/// A year in pixels: a row for each month, a pixel for each day, its colour the mood of the day.
package struct YearView {
  /// The days of the year in order.
  package var days: [CalendarDay]
  package var today: CivilDay
  /// Names the months and what the signs stand for.
  package var phrases: Phrases

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
    // Also where a word of the rota says it.
    if day.vacation != nil || day.meaning?.category != nil { return day.mark(phrases) }
    if today < day.day { return nil }
    return CalendarMark(text: "\u{B7}", style: .dim, name: phrases.say("look-nothingNoted"))
  }

  /// What the signs stand for: the five moods, and what else the year has.
  package func legend(usesColor: Bool) -> [CalendarMark] {
    Mood.Step.allCases.reversed().map { .mood($0, usesColor: usesColor, phrases) }
      + days.compactMap { $0.mood == nil ? pixel(of: $0, usesColor: usesColor) : nil }
  }
}
