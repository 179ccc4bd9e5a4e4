import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalPages
import JournalShifts
import JournalStore

/// `report`: working time, rest and recovery of a period: facts with their days, and limits beside them.
package struct ReportCommand: Command {
  package static let name = "report"
  package static let summary = HelpText.report
  package static let group = VerbGroup.look
  package static let isPaged = true
  package static let options: [Option] = SpanOptions.options + [.rules, .ratings, .csv, .html, .pdf, .with]
  package static let examples = [
    "report --from 2026-01-01 --until 2026-06-30", "report --from 2026-11-01 --rules fr-hospital --json",
    "report --csv", "report --from 2026-10-01 --pdf report.pdf",
  ]

  private let span: SpanOptions
  private let rules: RestRules?
  private let showsRatings: Bool
  private let writesTable: Bool
  private let html: String?
  private let pdf: String?
  private let printer: Printer?

  package var needsZone: Bool { true }

  package init(_ arguments: Arguments) throws(UsageError) {
    span = try SpanOptions(arguments)
    rules = try arguments.rules()
    showsRatings = arguments.has(.ratings)
    writesTable = arguments.has(.csv)
    html = arguments.path(.html)
    pdf = arguments.path(.pdf)
    printer = try arguments.value(.with, .oneOf(Printer.allCases.map(\.rawValue))) { Printer(rawValue: $0) }
  }

  package func run(in context: inout Context) throws(CommandError) -> ExitCode {
    // What is handed over has all; what is looked at says what is wrong.
    let isHandedOver = html != nil || pdf != nil || writesTable
    let journal = try isHandedOver ? context.wholeJournal() : context.journal()
    let today = context.today(in: journal)
    let dates = context.dates(in: journal)
    let until = span.until?.lastDay(dates) ?? today
    let from = span.from?.day(dates) ?? until.advanced(by: -89)
    let (report, problems) = Report.of(
      journal, from: min(from, until), until: until, now: context.now(in: journal.zone), rules: rules)
    let ratings = showsRatings ? ReportRatings(report) : nil
    // Sleep is nobody else's business either unless the person wants it.
    let sleep =
      showsRatings
      ? Period.sleep(journal, from: report.from, until: report.until, now: context.now(in: journal.zone))
      : nil
    if html != nil || pdf != nil {
      let code = try context.print(
        report, ratings, sleep?.figures, today: today, html: html, pdf: pdf, with: printer)
      guard code == .done, context.common.usesJSON else { return code }
    }
    if writesTable {
      for line in ReportTable(report, zone: journal.zone).lines { context.output.raw(Array(line.utf8)) }
    } else if context.common.usesJSON {
      context.answer(report, ratings, sleep, problems, in: journal.zone, today: today)
    } else {
      ReportPage(report, ratings, name: journal.profile.name, zone: journal.zone, today: today)
        .write(to: &context)
      context.show(sleep)
    }
    return .done
  }
}

extension Report {
  /// The report of a journal's period, with what went wrong in its files.
  static func of(
    _ journal: Journal, from: CivilDay, until: CivilDay, now: Instant, rules: RestRules?
  ) -> (report: Report, problems: [Problem]) {
    let period = Period(journal, from: from, until: until.advanced(by: 1))
    let records = period.survey.records { $0.kind.isShiftEnd }
    let report = Report(
      records, from: from, until: until, now: now, profile: journal.profile, plan: period.plan,
      zone: journal.zone, rules: rules)
    return (report, journal.profileProblems + period.survey.problems)
  }
}

extension Context {
  fileprivate mutating func answer(
    _ report: Report, _ ratings: ReportRatings?, _ sleep: SleepPeriod?, _ problems: [Problem],
    in zone: TimeZoneRules, today: CivilDay
  ) {
    let phrases = self.phrases
    answer { json in
      json.field("from", report.from.iso)
      json.field("until", report.until.iso)
      json.field("rules", report.rules.name.rawValue)
      json.figures(of: report, in: zone)
      json.rests(of: report, in: zone)
      json.key("planChanges")
      json.object { $0.changes(report.changes, in: zone) }
      json.findings(report.findings, phrases, today: today)
      json.unknownWords(report.unknownWords)
      json.field("unplannedDays", report.unplannedDays)
      if let ratings {
        json.ratings(ratings)
        json.sleep(sleep, withGaps: true, in: zone)
      }
      json.problems(problems, phrases)
    }
  }
}
