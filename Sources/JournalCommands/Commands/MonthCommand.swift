import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore

/// `month [YYYY-MM]`: a calendar with work, moods and time off.
struct MonthCommand: Command {
  static let name = "month"
  static let summary = HelpText.month
  static let positionals = [Positional(.month, isOptional: true)]
  static let examples = ["month", "month 2026-10", "month 'last month'"]

  private let days: DayArgument?

  init(_ arguments: Arguments) throws(UsageError) {
    days =
      arguments.positionals.isEmpty
      ? nil : try arguments.argument(0, .month) { DayArgument($0).flatMap { $0.isWithinYear ? $0 : nil } }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let today = context.today(in: journal)
    let month = Month(days?.day(context.dates(in: journal)) ?? today)
    let period = Period(journal, from: month.first, until: month.last)
    if context.common.usesJSON {
      context.answer(period, ("month", String(month.first.iso.prefix(7))))
    } else {
      let phrases = context.phrases
      let days = period.days
      context.output.line(phrases.month(month.first.month, year: month.first.year), .bold)
      MonthView(days: days, weekStarts: journal.profile.weekStarts, today: today, phrases: phrases)
        .write(to: &context.output)
      context.writeLegend(of: days, today: today, usesPixels: false)
    }
    return .done
  }
}

/// A month of the calendar.
struct Month: Hashable, Sendable {
  /// The first day and the last one.
  let first: CivilDay
  let last: CivilDay

  /// The month of a day.
  init(_ day: CivilDay) {
    first = day.advanced(by: 1 - day.day)
    last = first.advanced(by: CivilDay.length(ofMonth: day.month, year: day.year) - 1)
  }
}
