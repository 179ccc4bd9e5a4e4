import JournalInsights
import JournalKit
import JournalModel
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
  /// Answers a calendar as JSON: what names it, its days, and on how many of them a mood was noted.
  mutating func answer(_ period: Period, _ name: (key: String, value: String)) {
    let phrases = self.phrases
    let days = period.days
    answer { json in
      json.field(name.key, name.value)
      json.key("days")
      json.list(days) { $0.calendarDay($1) }
      json.field("moodDays", days.count { $0.mood != nil })
      json.problems(period.survey.problems, phrases)
      json.conflicts(period.survey.conflicts)
    }
  }

  /// The lines under a calendar: what its marks mean, and how much is behind its moods.
  mutating func writeLegend(of days: [CalendarDay], today: CivilDay, usesPixels: Bool) {
    let past = days.filter { $0.day <= today }
    if usesPixels && !output.usesColor { wrap(phrases.view(.moodLegend)) }
    if !usesPixels { wrap(phrases.view(.workLegend)) }
    wrap(phrases.view(.moodDays(past.count { $0.mood != nil }, of: past.count)))
  }

  /// Writes a sentence on as many lines as the output needs.
  mutating func wrap(_ text: String, _ style: Style = .dim) {
    for line in DisplayWidth.wrapped(text, to: output.width) { output.line(line, style) }
  }
}
