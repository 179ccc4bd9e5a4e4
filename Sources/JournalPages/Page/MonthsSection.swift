import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts

/// A small calendar a month, the days linked to what was written.
struct MonthsSection {
  let facts: PageFacts

  func write(_ months: some Collection<[CalendarDay]>, to markup: inout Markup) {
    let report = facts.reportOfMonths
    let weekdays = weekdays.map { weekday -> PageData in
      [
        "name": facts.phrases.name(of: weekday),
        "short": String(facts.phrases.shortName(of: weekday).prefix(2)),
      ]
    }
    markup.piece(
      .months, facts.phrases,
      [
        "weekdays": weekdays, "months": months.compactMap { month($0, report) },
      ])
  }

  private func month(_ days: [CalendarDay], _ report: Report) -> PageData? {
    guard let first = days.first?.day, let last = days.last?.day else { return nil }
    let lines = summary(from: first, until: last, report).map { line in
      // A figure is not torn from its name; a sentence may be.
      guard line.contains("·") else { return line }
      return line.split(separator: " ").reduce(into: "") { text, word in
        if !text.isEmpty { text += text.hasSuffix("·") ? " " : "\u{A0}" }
        text += word
      }
    }
    return ["name": facts.monthName(of: first), "lines": lines, "weeks": weeks(days)]
  }

  /// The hours as `month` tells them, what is still to come, the nights and the mood.
  private func summary(from first: CivilDay, until last: CivilDay, _ report: Report) -> [String] {
    let phrases = facts.phrases
    var (lines, parts) = ([String](), [String]())
    if let total = report.months.first(where: { $0.year == first.year && $0.month == first.month })?.totals {
      if total.shifts > 0 || total.worked > 0 || total.onCall > 0 { lines.append(total.line(phrases)) }
      if let ahead = total.aheadLine(phrases) { lines.append(ahead) }
      lines += total.leftOutLines(phrases) + total.lackingLines(phrases, today: facts.today)
      if total.nights > 0 { parts.append(phrases.count(total.nights, .night)) }
    }
    if let mean = facts.values.mean(of: .mood, from: first, until: last) {
      parts.append(
        phrases.say(
          "page-meanMood", ("mean", .of(phrases.value(mean.value, of: .mood))),
          ("days", .count(mean.count, .day))))
    }
    return parts.isEmpty ? lines : lines + [parts.joined(separator: " · ")]
  }

  /// The days of the week in the order of the profile.
  private var weekdays: [Weekday] { Weekday.week(from: facts.input.profile.weekStarts) }

  private func weeks(_ days: [CalendarDay]) -> [PageData] {
    let known = Dictionary(uniqueKeysWithValues: days.map { ($0.day.day, $0) })
    guard let any = days.first?.day, let first = CivilDay(year: any.year, month: any.month, day: 1) else {
      return []
    }
    let count = CivilDay.length(ofMonth: any.month, year: any.year)
    let offset = weekdays.firstIndex(of: first.weekday) ?? 0
    return (0..<(offset + count + 6) / 7).map { week in
      let numbers = (0..<7).map { week * 7 + $0 - offset + 1 }
      let cells = numbers.map { number -> PageData in
        (1...count).contains(number) ? cell(first.advanced(by: number - 1), known[number]) : [:]
      }
      return ["days": cells]
    }
  }

  private func cell(_ date: CivilDay, _ day: CalendarDay?) -> PageData {
    let classes = day.map { self.classes($0) } ?? ""
    let words = day.map { self.words($0) } ?? ""
    let (isWritten, number) = (day.map { $0.recordCount > 0 } ?? false, String(date.day))
    return [
      "class": classes.isEmpty ? nil : classes, "address": isWritten ? facts.address(of: date) : nil,
      "plain": isWritten ? nil : number, "number": number, "words": words.isEmpty ? nil : words,
    ]
  }

  private func classes(_ day: CalendarDay) -> String {
    var classes: [String] = []
    if let mood = day.mood { classes.append("f\(mood.number)") }
    if let vacation = day.vacation {
      classes.append(vacation.category.isTimeOff ? "off" : "away")
    } else {
      switch ChartCells.Edge(day.meaning, of: day.shift) {
      case .above?: classes.append("s-day")
      case .below?: classes.append("s-night")
      case .dots?: classes.append("s-call")
      case nil: break
      }
    }
    if day.day == facts.today { classes.append("today") }
    return classes.joined(separator: " ")
  }

  private func words(_ day: CalendarDay) -> String {
    var words: [String] = []
    if let mood = day.mood { words.append(facts.phrases.name(of: mood)) }
    if let vacation = day.vacation {
      words.append(facts.phrases.name(of: vacation.category))
    } else {
      words += [facts.phrases.names(ofShiftsOn: day), day.halfOff.map(facts.phrases.halfDay)].compactMap(
        \.self)
    }
    return words.joined(separator: ", ")
  }
}

extension Phrases {
  /// `A + N`: the names of a day's shifts; `nil` where nothing is known.
  func names(ofShiftsOn day: CalendarDay) -> String? {
    day.words.isEmpty ? nil : day.words.map { name(of: $0) }.joined(separator: " + ")
  }
}
