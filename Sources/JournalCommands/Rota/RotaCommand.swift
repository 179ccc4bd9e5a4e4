import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalSync
import JournalTerminal

/// `rota`: the shifts of the coming four weeks, or of the days that are named.
enum RotaCommand: Command {
  static let verb = Verb(
    "rota", .plan, isPaged: true, needsZone: true, positionals: [Positional(.span, isOptional: true)],
    options: SpanOptions.options,
    examples: ["rota", "rota december", "rota --from 2026-12-01 --until 2026-12-31 --json"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let span = try SpanOptions(arguments, mayBeNamed: true)
    let journal = try context.journal()
    let today = context.today(in: journal)
    let (period, days) = try Period.planned(journal, span, today: today)
    let ledger = period.ledger(of: days, now: context.now(in: journal.zone))
    if context.common.usesJSON {
      context.answer(period, ledger, in: journal)
    } else {
      context.show(period, days, today: today, in: journal)
    }
    context.mention(period.survey.problems, period.survey.conflicts, aboutHoursOf: days)
    return .done
  }
}

extension Period {
  /// The days that were asked for, so many from today on without words, with the days around them that have a
  /// say.
  static func planned(
    _ journal: Journal, _ span: SpanOptions, today: CivilDay, days: Int = 28
  ) throws(CommandError) -> (period: Period, days: ClosedRange<CivilDay>) {
    let (from, until) = span.ends(Dates(journal, today: today, .future))
    let first = from ?? today
    let asked = try Period.days(first, until ?? first.advanced(by: days - 1))
    let period = Period(
      journal, from: asked.lowerBound.advanced(by: -Ledger.margin),
      until: asked.upperBound.advanced(by: Ledger.margin))
    return (period, asked)
  }

  /// The days from a first to a last one. Throws where they are reversed, or are more than a hundred years:
  /// no period is cut without a word.
  static func days(_ first: CivilDay, _ last: CivilDay) throws(CommandError) -> ClosedRange<CivilDay> {
    guard first <= last else { throw .usage(.untilBeforeFrom("\(first.iso)..\(last.iso)")) }
    guard first.days(until: last) <= longestDays else {
      throw .usage(.spanTooLong("\(first.iso)..\(last.iso)", years: 100))
    }
    return first...last
  }
}

extension Context {
  fileprivate mutating func answer(_ period: Period, _ ledger: Ledger, in journal: Journal) {
    let days = objects(period.days(ledger.days)) { day in
      let shifts = ledger.shifts(on: day.day).filter { $0.planned != nil && $0.state != .absent }
      return [
        "date": day.day.iso, "shifts": shifts, "shift": period.plan.shift(on: day.day)?.type.name,
        "vacation": day.vacation?.id, "halfOff": day.halfOff?.id, "holiday": day.isHoliday ? true : nil,
      ]
    }
    answer(["days": days], faults(period.survey.problems, period.survey.conflicts))
  }

  /// A line a week: the day on which it begins, then a mark a day with its shift.
  fileprivate mutating func show(
    _ period: Period, _ span: ClosedRange<CivilDay>, today: CivilDay, in journal: Journal
  ) {
    let plan = period.plan
    guard plan.isPlanned || !plan.datedShifts.isEmpty else {
      let uncertain = journal.uncertainRotas(in: period.survey.conflicts)
      if uncertain.isEmpty { return wrap(phrases.say("view-noRota"), .plain) }
      for path in uncertain {
        wrap(Sanitizer.line(phrases.say("sync-uncertainRota", ("path", .of(path)))), .warning)
      }
      return
    }
    let phrases = self.phrases
    var days = period.days(span)
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
      MonthView(days: month.value, weekStarts: journal.profile.weekStarts, today: today, phrases: phrases)
        .writeWhole(to: &output)
    }
    writeLegend(days.flatMap { $0.marks(phrases) })
    let count = span.lowerBound.days(until: span.upperBound) + 1
    wrap(Sanitizer.line(phrases.summary(PlanSummary(plan, from: span.lowerBound, days: count))))
  }
}
