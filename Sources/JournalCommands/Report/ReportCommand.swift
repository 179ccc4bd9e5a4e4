import JournalFiles
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalPages
import JournalShifts
import JournalStore
import JournalSync
import JournalTerminal

/// `report`: working time, rest and recovery of a period: facts with their days, and limits beside them.
struct ReportCommand: SteppedCommand {
  static let verb = Verb(
    "report", .look, isPaged: true, needsZone: true,
    positionals: [Positional(.span, isOptional: true)],
    options: SpanOptions.options + [.rules, .ratings, .shifts, .csv, .html, .pdf, .with, .includePrivate],
    examples: [
      "report --from 2026-01-01 --until 2026-06-30", "report november",
      "report --from 2026-11-01 --rules fr-hospital --json",
      "report --csv", "report --from 2026-10-01 --pdf report.pdf",
    ])

  private let span: SpanOptions
  private let rules: RestRules?
  private let showsRatings: Bool
  private let showsShifts: Bool
  private let writesTable: Bool
  private let html: String?
  private let pdf: String?
  private let printer: Printer?
  private let includesPrivate: Bool

  init(_ arguments: Arguments) throws(CommandError) {
    span = try SpanOptions(arguments, mayBeNamed: true)
    rules = try arguments.rules()
    showsRatings = arguments.has(.ratings)
    showsShifts = arguments.has(.shifts)
    writesTable = arguments.has(.csv)
    // A table has no place for either.
    if writesTable, let other = [Option.json, .ratings].first(where: arguments.has) {
      throw .usage(.contradiction(Option.csv.flag, other.flag))
    }
    includesPrivate = arguments.has(.includePrivate)
    html = arguments.path(.html)
    pdf = arguments.path(.pdf)
    printer = try arguments.value(.with, .oneOf(Printer.allCases.map(\.rawValue))) { Printer(rawValue: $0) }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    // What is handed over has all; what is looked at says what is wrong.
    let isHandedOver = html != nil || pdf != nil || writesTable
    var journal = try isHandedOver ? context.wholeJournal() : context.journalOfOneLook()
    let today = context.today(in: journal)
    let asked = span.ends(context.dates(in: journal))
    let until = asked.until ?? today
    let days = try Period.days(asked.from ?? until.advanced(by: -89), until)
    let query = Query(from: days.lowerBound, until: days.upperBound)
    let sealedCount = isHandedOver ? try context.hideSealed(matching: query).count : 0
    let privateCount = isHandedOver && !includesPrivate ? try context.hidePrivate(matching: query) : 0
    journal = try context.journal()
    var (report, problems, conflicts) = Report.of(
      journal, days, isCut: asked.from == nil, now: context.now(in: journal.zone), rules: rules)
    (report.privateCount, report.sealedCount) = (privateCount, sealedCount)
    if writesTable, privateCount > 0 { context.remark(context.phrases.privateLeftOut(privateCount)) }
    if showsRatings { try context.mentionSealed(from: report.from, until: report.until) }
    let ratings = showsRatings ? ReportRatings(report, journal.profile) : nil
    // Sleep is nobody else's business either unless the person wants it.
    let sleep =
      showsRatings
      ? Period.sleep(journal, from: report.from, until: report.until, now: context.now(in: journal.zone))
      : nil
    if html != nil || pdf != nil {
      let code = try context.print(
        report, ratings, sleep?.figures, showsShifts: showsShifts, today: today,
        html: try context.besideJournal(html), pdf: try context.besideJournal(pdf), with: printer)
      // A name that was changed has been said.
      for path in [html, pdf].compactMap({ $0 })
      where path != "-" && code == .done && !context.common.usesJSON {
        if try context.besideJournal(path, isSaid: false) == path {
          let span = context.phrases.span(report.from, report.until, today: today)
          context.errors.line(
            Sanitizer.line(
              context.phrases.say(
                "confirmation-created", ("path", .of(path)), ("what", .of(context.phrases.label(.report))),
                ("day", .of(span)))))
        }
      }
      guard code == .done, context.common.usesJSON else {
        context.mention(problems, conflicts, aboutHoursOf: report.from...report.until)
        return code
      }
    }
    if writesTable {
      context.output.raw(ReportTable(report).bytes)
    } else if context.common.usesJSON {
      context.answer(
        report, ratings, sleep, context.faults(problems, conflicts), in: journal.zone, today: today)
    } else {
      ReportPage(
        report: report, ratings: ratings, sleep: sleep?.figures, showsShifts: showsShifts,
        name: journal.profile.name, zone: journal.zone, today: today
      ).write(to: &context)
      context.show(sleep)
    }
    context.mention(problems, conflicts, aboutHoursOf: report.from...report.until)
    return .done
  }
}

extension Report {
  /// The report of a journal's period, with what went wrong in its files, and what is in conflict.
  ///
  /// - Parameter isCut: whether the period begins with the first known day because no beginning was given.
  static func of(
    _ journal: Journal, _ days: ClosedRange<CivilDay>, isCut: Bool, now: Instant, rules: RestRules?
  ) -> (report: Report, problems: FoundProblems, conflicts: [Conflict]) {
    let rules = rules ?? RestRules(journal.profile.restRules)
    let reach = Report.reach(from: days.lowerBound, until: days.upperBound, rules: rules)
    let period = Period(journal, from: reach.lowerBound, until: reach.upperBound)
    let records = period.survey.shiftEnds
    var from = days.lowerBound
    if isCut {
      let known = Ledger(records, days: days, now: now, plan: period.plan).knownDays(period.plan)
      from = known.first ?? days.upperBound
    }
    var report = Report(
      records, from: from, until: days.upperBound, now: now, profile: journal.profile, plan: period.plan,
      rules: rules)
    let (problems, conflicts) = (period.survey.problems, period.survey.conflicts)
    report.filesInDoubt =
      journal.filesInDoubt(problems, conflicts, aboutHoursOf: from...days.upperBound).count
    return (report, problems, conflicts)
  }
}

extension Context {
  fileprivate mutating func answer(
    _ report: Report, _ ratings: ReportRatings?, _ sleep: SleepPeriod?, _ faults: Fields,
    in zone: TimeZoneRules, today: CivilDay
  ) {
    answer(
      [
        "from": report.from.iso, "until": report.until.iso, "rules": OrNull(report.rules.name?.rawValue),
      ], report.hours, ["limits": report.limits], report.rests(in: zone),
      [
        "planChanges": report.changes.fields(in: zone), "findings": listed(report.findings, today: today),
        "unknownWords": report.totals.unknownWords, "unplannedDays": report.unplannedDays,
        "missingCheckOuts": report.missingCheckOuts.flatMap(\.records), "ratings": ratings,
        "sleep": ratings.map { _ in object(sleep?.figures) { $0.fields(withGapsIn: zone) } },
      ], faults)
  }
}
