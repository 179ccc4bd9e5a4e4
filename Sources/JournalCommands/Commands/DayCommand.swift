import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore

/// `day [DATE]`: everything about one day.
struct DayCommand: Command {
  static let name = "day"
  static let summary = HelpText.day
  static let positionals = [Positional(.day, isOptional: true)]
  static let examples = ["day", "day yesterday", "day 2026-10-24 --json"]

  private let day: DayArgument?

  init(_ arguments: Arguments) throws(UsageError) {
    day = arguments.positionals.isEmpty ? nil : try arguments.day(at: 0)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let now = context.now(in: journal.zone)
    let today = context.today(in: journal)
    let facts = DayFacts(journal, day: self.day?.day(context.dates(in: journal)), now: now)
    if context.common.usesJSON {
      context.answer(facts, in: journal.zone)
    } else {
      context.show(facts, today: today, in: journal.zone)
    }
    return .done
  }
}

/// Everything about one day, as values.
struct DayFacts {
  /// Mood, time off, holiday.
  let calendar: CalendarDay
  /// The shifts as records and plan tell them, in the order in which they begin.
  let shifts: [WorkedShift]
  /// The shift of the day where one is asked for: the last of which something is noted, else the first that
  /// is work.
  var shift: WorkedShift? { shifts.last(where: \.isNoted) ?? shifts.first(where: \.isWorked) ?? shifts.first }

  /// What was written for the day, oldest first.
  let records: [Record]
  let survey: Survey
  let now: Instant

  /// - Parameter day: the day that was asked for; else the one to which now belongs.
  init(_ journal: Journal, day wanted: CivilDay?, now: Instant) {
    self.now = now
    let zone = journal.zone
    let local = zone.local(now).day
    // Now can belong to these days.
    let span = wanted.map { $0...$0 } ?? local.advanced(by: -2)...local.advanced(by: 1)
    // The neighbours matter: a check-out may belong to the check-in of the day before.
    let period = Period(
      journal, from: span.lowerBound.advanced(by: -1), until: span.upperBound.advanced(by: 1))
    let plan = period.plan
    survey = period.survey
    let known = survey.records { _ in true }
    let day =
      wanted
      ?? ShiftDay.belonging(
        to: now, zone: zone, records: known.filter { span.contains($0.date) }, plan: plan,
        dayStarts: journal.profile.dayStarts
      ).day
    calendar = period.days.first { $0.day == day } ?? period.days[1]
    let near = known.filter { (day.advanced(by: -1)...day.advanced(by: 1)).contains($0.date) }
    shifts = ShiftLog(near, days: day...day, plan: plan, zone: zone).shifts
    // A person is of no day.
    let ofDay = near.filter { $0.date == day && ![.vacation, .rota, .person].contains($0.kind) }
    records = Sort(by: .date, ascending: true).sorted(ofDay, in: zone)
  }
}

extension Context {
  fileprivate mutating func answer(_ facts: DayFacts, in zone: TimeZoneRules) {
    let phrases = self.phrases
    answer { json in
      json.field("date", facts.calendar.day.iso)
      json.key("mood")
      if let mood = facts.calendar.mood { json.string(mood.name) } else { json.null() }
      json.key("shift")
      if let shift = facts.shift { json.workedShift(shift, in: zone) } else { json.null() }
      json.key("shifts")
      json.list(facts.shifts) { $0.shiftHours($1, now: facts.now, in: zone) }
      json.field("vacation", facts.calendar.vacation?.id)
      json.field("holiday", facts.calendar.isHoliday)
      json.key("records")
      json.list(facts.records) { $0.record($1) }
      json.problems(facts.survey.problems, phrases)
      json.conflicts(facts.survey.conflicts)
    }
  }

  fileprivate mutating func show(_ facts: DayFacts, today: CivilDay, in zone: TimeZoneRules) {
    let calendar = facts.calendar
    let (date, relative) = (
      phrases.day(calendar.day, today: today), phrases.relativeDay(calendar.day, today: today)
    )
    output.line(date == relative ? date : "\(date) · \(relative)", .bold)
    if let vacation = calendar.vacation {
      output.line(Sanitizer.line(phrases.view(.timeOff(vacation.title))), .good)
    }
    if calendar.isHoliday { output.line(phrases.view(.holiday), .good) }
    for shift in facts.shifts { show(shift, now: facts.now, today: today, in: zone) }
    output.line(phrases.view(.mood(calendar.mood)) + (calendar.mood.map { " " + $0.emoji } ?? ""))
    output.line()
    guard !facts.records.isEmpty else { return output.line(phrases.caption(.nothingFound), .dim) }
    let times = facts.records.map { record in record.at.map { phrases.time($0.local.time) } ?? "" }
    let room = 2 + (times.map(DisplayWidth.columns).max() ?? 0)
    let line = RecordLine(phrases)
    for (record, time) in zip(facts.records, times) {
      output.write("  " + DisplayWidth.padded(time, to: room), .dim)
      output.line(([phrases.name(of: record.kind)] + line.parts(record)).joined(separator: "  "))
    }
  }

  private mutating func show(
    _ shift: WorkedShift, now: Instant, today: CivilDay, in zone: TimeZoneRules
  ) {
    var parts = [phrases.shift(shift.type, of: shift.day, today: today)]
    let planned = shift.planned?.spans ?? []
    if planned.count > 1 {
      let spans = planned.map { "\(phrases.time($0.start.local.time))–\(phrases.time($0.end.local.time))" }
      let total = shift.seconds(in: zone).map { [phrases.duration(seconds: $0)] } ?? []
      parts.append((spans + total).joined(separator: ", "))
    } else if let span = shift.span(in: zone) {
      let (from, until) = (zone.local(span.start).time, zone.local(span.end).time)
      let seconds = span.start.seconds(until: span.end)
      parts.append(phrases.view(.hours(from: from, until: until, seconds: seconds)))
    }
    let work = shift.work(until: now, in: zone)
    if let work, let planned = work.plannedSeconds, work.seconds != planned {
      // The planned hours stand there already.
      parts.append(phrases.work(.workedHours(planned: nil, worked: work.seconds)))
    } else {
      parts.append(phrases.view(shift.isNoted ? .worked : .planned))
    }
    wrap(Sanitizer.line(parts.joined(separator: " · ")), shift.type?.style ?? .plain)
  }
}

extension JSONWriter {
  /// A shift with its hours: a number, from the moments on which it began and ended.
  mutating func workedShift(_ shift: WorkedShift, in zone: TimeZoneRules) {
    object { json in
      json.field("date", shift.day.iso)
      json.field("shift", shift.type?.name)
      if let span = shift.span(in: zone) {
        json.field("start", zone.timestamp(span.start).iso)
        json.field("end", zone.timestamp(span.end).iso)
        json.key("hours")
        // The gap of a split shift is none of its hours.
        json.rounded(Double(shift.seconds(in: zone) ?? span.start.seconds(until: span.end)) / 3600)
      } else {
        json.key("hours")
        json.null()
      }
      json.field("checkIn", shift.checkIn?.id)
      json.field("checkOut", shift.checkOut?.id)
      json.field("basis", shift.isNoted ? "records" : shift.planned?.basis.name ?? "records")
    }
  }
}

extension PlannedShift.Basis {
  /// The word in JSON: `shift` for a record of that kind, `plan`, `rota`, `workingDays`.
  var name: String {
    switch self {
    case .record: "shift"
    case .plan: "plan"
    case .rota: "rota"
    case .workingDays: "workingDays"
    }
  }
}
