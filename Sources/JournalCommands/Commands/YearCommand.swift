import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore

/// `year [YYYY]`: the moods of a year, a pixel a day.
struct YearCommand: Command {
  static let name = "year"
  static let summary = HelpText.year
  static let positionals = [Positional(.year, isOptional: true)]
  static let examples = ["year", "year 2025"]

  private let days: DayArgument?

  init(_ arguments: Arguments) throws(UsageError) {
    days = arguments.positionals.isEmpty ? nil : try arguments.argument(0, .year) { DayArgument($0) }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let today = context.today(in: journal)
    let year = (days?.day(context.dates(in: journal)) ?? today).year
    guard let first = CivilDay(year: year, month: 1, day: 1),
      let last = CivilDay(year: year, month: 12, day: 31)
    else { return .done }
    let period = Period(journal, from: first, until: last)
    if context.common.usesJSON {
      context.answer(period, ("year", String(first.iso.prefix(4))))
    } else {
      let phrases = context.phrases
      let days = period.days
      context.output.line(String(year), .bold)
      YearView(days: days, today: today) { phrases.shortMonthName($0) }.write(to: &context.output)
      context.writeLegend(of: days, today: today, usesPixels: true)
    }
    return .done
  }
}
