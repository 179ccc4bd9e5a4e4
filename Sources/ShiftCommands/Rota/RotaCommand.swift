import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore

/// `rota`: the shifts of the coming four weeks, or of the days that are named.
package struct RotaCommand: Command {
  package static let name = "rota"
  package static let summary = HelpText.rota
  package static let group = VerbGroup.plan
  package static let isPaged = true
  package static let options = SpanOptions.options
  package static let examples = ["rota", "rota --from 2026-12-01 --until 2026-12-31 --json"]

  private let span: SpanOptions

  package var needsZone: Bool { true }

  package init(_ arguments: Arguments) throws(UsageError) { span = try SpanOptions(arguments) }

  package func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let today = context.today(in: journal)
    let period = Period.planned(journal, span, today: today)
    if context.common.usesJSON {
      context.answer(period, in: journal)
    } else {
      context.show(period, today: today, in: journal)
    }
    return .done
  }
}

extension Period {
  /// The days that were asked for; without words so many from today on.
  static func planned(
    _ journal: Journal, _ span: SpanOptions, today: CivilDay, days: Int = 28
  ) -> Period {
    let dates = Dates(journal, today: today, .future)
    let first = span.from?.day(dates) ?? today
    let last = span.until?.lastDay(dates) ?? first.advanced(by: days - 1)
    return Period(journal, from: first, until: last)
  }
}

extension Context {
  fileprivate mutating func answer(_ period: Period, in journal: Journal) {
    let phrases = self.phrases
    let zone = journal.zone
    answer { json in
      json.key("days")
      json.list(period.days) { json, day in
        let isPlanned = period.plan.shifts(on: day.day) != nil
        json.object { json in
          json.field("date", day.day.iso)
          json.key("shifts")
          json.list(isPlanned ? day.shifts : []) { $0.plannedShift($1, in: zone) }
          json.field("shift", period.plan.shift(on: day.day)?.type.name)
          json.field("vacation", day.vacation?.id)
          if day.isHoliday { json.field("holiday", true) }
        }
      }
      json.problems(period.survey.problems, phrases)
    }
  }

  /// A line a week: the day on which it begins, then a mark a day with its shift.
  fileprivate mutating func show(_ period: Period, today: CivilDay, in journal: Journal) {
    let plan = period.plan
    if !plan.isPlanned && plan.datedShifts.isEmpty { return wrap(phrases.view(.noRota), .plain) }
    let phrases = self.phrases
    var days = period.days
    // The rota says what comes; what was written about a day is not asked here.
    for index in days.indices {
      days[index].mood = nil
      let shift = plan.shift(on: days[index].day)
      (days[index].shift, days[index].meaning) = (shift?.type, shift?.meaning)
    }
    for month in Dictionary(grouping: days, by: { Month($0.day) }).sorted(by: {
      $0.key.first < $1.key.first
    }) {
      output.line(phrases.month(month.key.first.month, year: month.key.first.year), .bold)
      MonthView(
        days: month.value, weekStarts: journal.profile.weekStarts, today: today, phrases: phrases
      ).write(to: &output)
    }
    writeLegend(days.flatMap { $0.marks(phrases) })
    let count = period.from.days(until: period.until) + 1
    wrap(Sanitizer.line(phrases.summary(PlanSummary(plan, from: period.from, days: count))))
  }
}
