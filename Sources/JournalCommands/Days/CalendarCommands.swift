import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// `month [YYYY-MM]`: a calendar with work, moods and time off.
enum MonthCommand: Command {
  static let verb = Verb(
    "month", .look, isPaged: true, needsZone: true, positionals: [Positional(.month, isOptional: true)],
    options: DayFilterOptions.options,
    examples: ["month", "month 2026-10", "month 'last month'", "month --shift night"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let days =
      arguments.positionals.isEmpty
      ? nil
      : try arguments.argument(0, .month) {
        DayArgument(distance: $0, of: .month) ?? DayArgument($0).flatMap { $0.isWithinYear ? $0 : nil }
      }
    let filter = try DayFilterOptions(arguments)
    let journal = try context.journalOfOneLook()
    let today = context.today(in: journal)
    let month = Month(days?.day(context.dates(in: journal)) ?? today)
    let part = try CalendarPart(month.first...month.last, filter, in: &context)
    guard !context.common.usesJSON else {
      context.answer(part, ("month", String(month.first.iso.prefix(7))))
      return .done
    }
    let phrases = context.phrases
    context.output.line(phrases.month(month.first.month, year: month.first.year), .bold)
    context.say(part.filter)
    MonthView(days: part.shown, weekStarts: journal.profile.weekStarts, today: today, phrases: phrases)
      .write(to: &context.output)
    context.writeLegend(part.shown.flatMap { $0.marks(phrases) }, of: part, today: today)
    return .done
  }
}

/// Some days of the calendar with what a filter leaves of them.
private struct CalendarPart {
  let filter: DayFilter
  /// The days as the filter shows them; those that it includes.
  let shown: [CalendarDay]
  let included: [CalendarDay]
  /// Those of them that have begun: of a day to come no mood is known.
  let begun: [CalendarDay]
  let survey: Survey
  let ledger: Ledger
  let totals: ShiftTotals
  /// The last day of which a mood can be expected.
  let lastDay: CivilDay

  init(
    _ span: ClosedRange<CivilDay>, _ options: DayFilterOptions, in context: inout Context
  ) throws(CommandError) {
    let journal = try context.journal()
    filter = try options.filter(journal)
    try context.mentionSealed(from: span.lowerBound, until: span.upperBound)
    var period = Period(
      journal, from: span.lowerBound.advanced(by: -Ledger.margin - 1),
      until: span.upperBound.advanced(by: Ledger.margin + 1))
    let now = context.now(in: journal.zone)
    ledger = period.settled(span, now: now)
    lastDay = period.dayBegun(by: now, own: period.day(of: now, in: journal))
    let days = period.days(span, ledger)
    (survey, shown, included) = (period.survey, days.map(filter.shown), days.filter(filter.includes))
    let lastDay = lastDay
    begun = included.filter { $0.day <= lastDay }
    totals = ledger.totals(period.plan, where: Set(included.map(\.day)).contains)
  }
}

extension Context {
  /// Answers a calendar as JSON: what names it, its days, on how many of them a mood was noted, and its work.
  fileprivate mutating func answer(_ part: CalendarPart, _ name: (key: String, value: String)) {
    let days = part.included
    let rows = objects(days) { day in
      [
        "date": day.day.iso, "mood": day.mood?.name, "shift": day.shift?.name,
        "shifts": part.ledger.shifts(on: day.day), "vacation": day.timeOff?.id, "halfOff": day.halfOff?.id,
        "holiday": day.isHoliday ? true : nil, "records": day.recordCount,
      ]
    }
    let moods = Mood.Step.allCases.reversed().map { step in
      (step.name, part.begun.count { $0.mood == step })
    }
    answer(
      [
        name.key: name.value, "days": rows, "moodDays": part.begun.count { $0.mood != nil },
        "moods": Fields(named: moods),
      ], part.totals.fields, faults(part.survey.problems, part.survey.conflicts))
  }

  /// Days without those before anything was written: nobody kept a journal then.
  private mutating func kept(_ days: [CalendarDay]) -> [CalendarDay] {
    guard days.first?.recordCount == 0, let first = openedJournal?.firstDayWritten else { return days }
    return Array(days.drop { $0.recordCount == 0 && $0.day < first })
  }

  /// The lines below a calendar: its signs, its moods, its hours.
  fileprivate mutating func writeLegend(_ marks: [CalendarMark], of part: CalendarPart, today: CivilDay) {
    writeLegend(marks)
    writeMoods(of: kept(part.begun))
    show(part.totals, today: today)
    mention(part.survey.problems, part.survey.conflicts, aboutHoursOf: part.ledger.days)
  }
}

struct Month: Hashable, Sendable {
  let first: CivilDay
  let last: CivilDay

  init(_ day: CivilDay) {
    first = day.advanced(by: 1 - day.day)
    last = first.advanced(by: CivilDay.length(ofMonth: day.month, year: day.year) - 1)
  }
}

/// `year [YYYY]`: the moods of a year, a pixel a day.
enum YearCommand: Command {
  static let verb = Verb(
    "year", .look, isPaged: true, needsZone: true, positionals: [Positional(.year, isOptional: true)],
    options: DayFilterOptions.options, examples: ["year", "year 2025", "year --weekday monday"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let days =
      arguments.positionals.isEmpty
      ? nil : try arguments.argument(0, .year) { DayArgument(distance: $0, of: .year) ?? DayArgument($0) }
    let filter = try DayFilterOptions(arguments)
    let journal = try context.journalOfOneLook()
    let today = context.today(in: journal)
    let year = (days?.day(context.dates(in: journal)) ?? today).year
    guard let first = CivilDay(year: year, month: 1, day: 1),
      let last = CivilDay(year: year, month: 12, day: 31)
    else { return .done }
    let part = try CalendarPart(first...last, filter, in: &context)
    guard !context.common.usesJSON else {
      context.answer(part, ("year", String(first.iso.prefix(4))))
      return .done
    }
    context.output.line(String(year), .bold)
    context.say(part.filter)
    let view = YearView(days: part.shown, today: today, phrases: context.phrases)
    view.write(to: &context.output)
    context.writeLegend(view.legend(usesColor: context.output.usesColor), of: part, today: today)
    return .done
  }
}
