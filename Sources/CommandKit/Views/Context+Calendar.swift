import JournalIndex
import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import JournalTerminal

extension CalendarDay {
  /// A day of a calendar.
  fileprivate func fields(_ ledger: Ledger) -> Fields {
    [
      "date": day.iso, "mood": mood?.name, "shift": shift?.name, "shifts": ledger.shifts(on: day),
      "vacation": vacation?.id, "holiday": isHoliday ? true : nil, "records": recordCount,
    ]
  }
}

extension Context {
  /// Answers a calendar as JSON: what names it, its days, on how many of them a mood was noted, and its work.
  package mutating func answer(
    _ days: [CalendarDay], of survey: Survey, _ name: (key: String, value: String), _ ledger: Ledger,
    _ totals: ShiftTotals
  ) {
    let moods = Fields(
      named: Mood.Step.allCases.reversed().map { step in (step.name, days.count { $0.mood == step }) })
    answer(
      [
        name.key: name.value, "days": objects(days) { $0.fields(ledger) },
        "moodDays": days.count { $0.mood != nil }, "moods": moods,
      ], totals.fields, faults(survey.problems, survey.conflicts))
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
    wrap(phrases.say("view-moodDays", ("days", .count(noted, .day)), ("all", .count(past.count, .day))))
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
    let noted = days.count { $0.mood != nil }
    writeItems(
      Mood.Step.allCases.reversed().compactMap { step in
        let count = days.count { $0.mood == step }
        guard count > 0 else { return nil }
        let share = phrases.percent(Double(count) / Double(noted))
        return [("\(step.emoji) \(phrases.number(count)) (\(share))", .plain)]
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
