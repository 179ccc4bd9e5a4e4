import JournalIndex
import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import JournalTerminal

extension JSONWriter {
  /// A day of a calendar.
  mutating func calendarDay(_ day: CalendarDay, _ shifts: ArraySlice<Shift>) {
    object { json in
      json.field("date", day.day.iso)
      json.field("mood", day.mood?.name)
      json.field("shift", day.shift?.name)
      json.key("shifts")
      json.list(shifts) { $0.shift($1) }
      if let vacation = day.vacation { json.field("vacation", vacation.id) }
      if day.isHoliday { json.field("holiday", true) }
      json.field("records", day.recordCount)
    }
  }
}

extension Context {
  /// Answers a calendar as JSON: what names it, its days, on how many of them a mood was noted, and its work.
  package mutating func answer(
    _ days: [CalendarDay], of survey: Survey, _ name: (key: String, value: String), _ ledger: Ledger,
    _ totals: ShiftTotals
  ) {
    let phrases = self.phrases
    answer { json in
      json.field(name.key, name.value)
      json.key("days")
      json.list(days) { $0.calendarDay($1, ledger.shifts(on: $1.day)) }
      json.field("moodDays", days.count { $0.mood != nil })
      json.key("moods")
      json.moodCounts(of: days)
      json.totals(totals)
      json.problems(survey.problems, phrases)
      json.conflicts(survey.conflicts)
    }
  }

  /// The hours of a period in a line or two: what has begun, and what is still to come; nothing where there
  /// is no work.
  package mutating func show(_ totals: ShiftTotals) {
    if totals.shifts > 0 || totals.worked > 0 || totals.onCall > 0 { wrap(totals.line(phrases), .bold) }
    if let ahead = totals.aheadLine(phrases) { wrap(ahead, .dim) }
    if let line = totals.withoutHoursLine(phrases) { wrap(line, .dim) }
  }

  /// The lines under a calendar: what its signs mean, how often each mood was, and how much is behind it.
  package mutating func writeLegend(_ marks: [CalendarMark], of days: [CalendarDay], today: CivilDay) {
    writeLegend(marks)
    let past = days.filter { $0.day <= today }
    let noted = past.count { $0.mood != nil }
    if noted > 0 { writeMoodShares(of: past) }
    wrap(phrases.view(.moodDays(noted, of: past.count)))
  }

  /// What signs stand for, each once; those that share a letter stand together.
  package mutating func writeLegend(_ marks: [CalendarMark]) {
    var legend: [(mark: CalendarMark, names: [String])] = []
    for mark in marks where !mark.name.isEmpty {
      if let index = legend.firstIndex(where: { $0.mark.text == mark.text }) {
        if !legend[index].names.contains(mark.name) { legend[index].names.append(mark.name) }
      } else {
        legend.append((mark, [mark.name]))
      }
    }
    writeItems(
      legend.map { entry in
        [
          (entry.mark.text, entry.mark.style),
          (" " + Sanitizer.line(entry.names.joined(separator: ", ")), .dim),
        ]
      })
  }

  private mutating func writeMoodShares(of days: [CalendarDay]) {
    let steps = Array(Mood.Step.allCases.reversed())
    let counts = steps.map { step in days.count { $0.mood == step } }
    let shares = Shares.percents(counts)
    writeItems(
      steps.indices.filter { counts[$0] > 0 }.map { index in
        let share = phrases.percent(Double(shares[index]) / 100)
        return [("\(steps[index].emoji) \(phrases.number(counts[index])) (\(share))", .plain)]
      })
  }

  /// Items beside each other, on as many lines as the output needs.
  private mutating func writeItems(_ items: [[(text: String, style: Style)]]) {
    var used = 0
    for (index, item) in items.enumerated() {
      let columns = item.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
      if index > 0 {
        let isFull = used + 3 + columns > output.width
        output.write(isFull ? "\n" : "   ")
        used = isFull ? 0 : used + 3
      }
      for piece in item { output.write(piece.text, piece.style) }
      used += columns
    }
    if !items.isEmpty { output.line() }
  }
}

extension JSONWriter {
  /// How many days have each mood.
  fileprivate mutating func moodCounts(of days: [CalendarDay]) {
    object { json in
      for step in Mood.Step.allCases.reversed() { json.field(step.name, days.count { $0.mood == step }) }
    }
  }
}
