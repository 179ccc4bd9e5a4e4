import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// `month [YYYY-MM]`: a calendar with work, moods and time off.
struct MonthCommand: Command {
  static let verb = Verb(
    "month", .month, .look, isPaged: true, needsZone: true,
    positionals: [Positional(.month, isOptional: true)], options: DayFilterOptions.options,
    examples: ["month", "month 2026-10", "month 'last month'", "month --shift night"])

  private let days: DayArgument?
  private let filter: DayFilterOptions

  init(_ arguments: Arguments) throws(UsageError) {
    days =
      arguments.positionals.isEmpty
      ? nil
      : try arguments.argument(0, .month) {
        DayArgument(distance: $0, of: .month) ?? DayArgument($0).flatMap { $0.isWithinYear ? $0 : nil }
      }
    filter = try DayFilterOptions(arguments)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journalOfOneLook()
    let today = context.today(in: journal)
    let month = Month(days?.day(context.dates(in: journal)) ?? today)
    let filter = try self.filter.filter(journal)
    let span = month.first...month.last
    try context.mentionSealed(from: month.first, until: month.last)
    var period = Period(
      journal, from: month.first.advanced(by: -Ledger.margin - 1),
      until: month.last.advanced(by: Ledger.margin + 1))
    let ledger = period.settled(span, now: context.now(in: journal.zone))
    let days = period.days(span)
    let wanted = Set(days.filter(filter.includes).map(\.day))
    let totals = ledger.totals(period.plan, where: wanted.contains)
    guard !context.common.usesJSON else {
      let name = String(month.first.iso.prefix(7))
      context.answer(days.filter(filter.includes), of: period.survey, ("month", name), ledger, totals)
      return .done
    }
    let phrases = context.phrases
    context.output.line(phrases.month(month.first.month, year: month.first.year), .bold)
    context.say(filter)
    let shown = days.map(filter.shown)
    MonthView(days: shown, weekStarts: journal.profile.weekStarts, today: today, phrases: phrases)
      .write(to: &context.output)
    context.writeLegend(shown.flatMap { $0.marks(phrases) }, of: shown.filter(filter.includes), today: today)
    context.show(totals)
    return .done
  }
}

struct Month: Hashable, Sendable {
  /// The first day and the last one.
  let first: CivilDay
  let last: CivilDay

  init(_ day: CivilDay) {
    first = day.advanced(by: 1 - day.day)
    last = first.advanced(by: CivilDay.length(ofMonth: day.month, year: day.year) - 1)
  }
}

/// `year [YYYY]`: the moods of a year, a pixel a day.
struct YearCommand: Command {
  static let verb = Verb(
    "year", .year, .look, isPaged: true, needsZone: true, positionals: [Positional(.year, isOptional: true)],
    options: DayFilterOptions.options, examples: ["year", "year 2025", "year --weekday monday"])

  private let days: DayArgument?
  private let filter: DayFilterOptions

  init(_ arguments: Arguments) throws(UsageError) {
    days =
      arguments.positionals.isEmpty
      ? nil : try arguments.argument(0, .year) { DayArgument(distance: $0, of: .year) ?? DayArgument($0) }
    filter = try DayFilterOptions(arguments)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journalOfOneLook()
    let today = context.today(in: journal)
    let year = (days?.day(context.dates(in: journal)) ?? today).year
    guard let first = CivilDay(year: year, month: 1, day: 1),
      let last = CivilDay(year: year, month: 12, day: 31)
    else { return .done }
    try context.mentionSealed(from: first, until: last)
    var period = Period(
      journal, from: first.advanced(by: -Ledger.margin - 1), until: last.advanced(by: Ledger.margin + 1))
    let filter = try self.filter.filter(journal)
    let ledger = period.settled(first...last, now: context.now(in: journal.zone))
    let all = period.days(first...last)
    let wanted = Set(all.filter(filter.includes).map(\.day))
    let totals = ledger.totals(period.plan, where: wanted.contains)
    guard !context.common.usesJSON else {
      let name = String(first.iso.prefix(4))
      context.answer(all.filter(filter.includes), of: period.survey, ("year", name), ledger, totals)
      return .done
    }
    let days = all.map(filter.shown)
    context.output.line(String(year), .bold)
    context.say(filter)
    let view = YearView(days: days, today: today, phrases: context.phrases)
    view.write(to: &context.output)
    context.writeLegend(
      view.legend(usesColor: context.output.usesColor), of: days.filter(filter.includes), today: today)
    context.show(totals)
    return .done
  }
}
