import JournalInsights
import JournalKit
import JournalModel
import JournalShifts
import JournalStore

extension JSONWriter {
  /// A day of a calendar.
  mutating func calendarDay(_ day: CalendarDay) {
    object { json in
      json.field("date", day.day.iso)
      json.field("mood", day.mood?.name)
      json.field("shift", day.shift?.name)
      json.field("shifts", day.shifts.map(\.type.name))
      if let vacation = day.vacation { json.field("vacation", vacation.id) }
      if day.isHoliday { json.field("holiday", true) }
      json.field("records", day.recordCount)
    }
  }
}

extension Context {
  /// Answers a calendar as JSON: what names it, its days, on how many of them a mood was noted, and its work.
  package mutating func answer(
    _ days: [CalendarDay], of survey: Survey, _ name: (key: String, value: String), work: WorkTotal? = nil
  ) {
    let phrases = self.phrases
    answer { json in
      json.field(name.key, name.value)
      json.key("days")
      json.list(days) { $0.calendarDay($1) }
      json.field("moodDays", days.count { $0.mood != nil })
      json.key("moods")
      json.moodCounts(of: days)
      if let work {
        json.field("shifts", work.shifts)
        json.field("planned", Int(work.plannedSeconds / 60))
        json.field("worked", Int(work.notedSeconds / 60))
      }
      json.problems(survey.problems, phrases)
      json.conflicts(survey.conflicts)
    }
  }

  /// Shifts with their hours, and of how many the hours are known where that is not all.
  package mutating func show(_ work: WorkTotal) {
    if work.shifts > 0, work.known == 0 {
      wrap(phrases.count(work.shifts, .shift), .bold)
    } else {
      let (planned, worked) = (work.plannedSeconds, work.notedSeconds)
      wrap(phrases.work(.weekTotal(shifts: work.shifts, planned: planned, worked: worked)), .bold)
    }
    guard work.known < work.shifts else { return }
    output.line("\(phrases.label(.knownHours)) \(work.known)/\(work.shifts)", .dim)
  }

  /// The lines under a calendar: what its signs mean, how often each mood was, and how much is behind it.
  package mutating func writeLegend(_ marks: [CalendarMark], of days: [CalendarDay], today: CivilDay) {
    writeLegend(marks)
    let past = days.filter { $0.day <= today }
    let noted = past.count { $0.mood != nil }
    if noted > 0 { writeMoodShares(of: past, noted: noted) }
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

  private mutating func writeMoodShares(of days: [CalendarDay], noted: Int) {
    let counts = Mood.Step.allCases.reversed().map { step in (step, days.count { $0.mood == step }) }
    writeItems(
      counts.filter { $0.1 > 0 }.map { step, count in
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

extension JSONWriter {
  /// How many days have each mood.
  fileprivate mutating func moodCounts(of days: [CalendarDay]) {
    object { json in
      for step in Mood.Step.allCases.reversed() { json.field(step.name, days.count { $0.mood == step }) }
    }
  }
}
