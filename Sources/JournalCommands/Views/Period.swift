import JournalInsights
import JournalModel
import JournalStore

/// What is known about the records of some days, with the plan of these days.
struct Period {
  /// The first day and the last one.
  let from: CivilDay
  let until: CivilDay
  /// What belongs to the days, time off that reaches into them included, and what went wrong.
  let survey: Survey
  /// Shifts, time off and holidays.
  let plan: ShiftPlan
  private let zone: TimeZoneRules

  init(_ journal: Journal, from: CivilDay, until: CivilDay) {
    self.from = from
    self.until = until
    zone = journal.zone
    var query = Query()
    query.from = from
    query.until = until
    survey = journal.survey(query)
    plan = ShiftPlan(profile: journal.profile, survey, zone: journal.zone)
  }

  /// The days in order.
  var days: [CalendarDay] {
    CalendarDay.days(from: from, until: until, table: survey.table, plan: plan, zone: zone)
  }
}

extension ShiftPlan {
  /// The plan of a profile with the dated shifts and the time off of a survey.
  init(profile: Profile, _ survey: Survey, zone: TimeZoneRules) {
    self.init(
      profile: profile, shiftRecords: survey.plans, vacations: survey.plans.compactMap { Vacation($0) },
      zone: zone)
  }
}

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
