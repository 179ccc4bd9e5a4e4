import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// `rota check`: days without a plan, shifts that overlap, and rest that lies beyond the limits, in time to
/// do something.
enum RotaCheckCommand: Command {
  static let verb = Verb(
    "rota check", .plan, needsZone: true, positionals: [Positional(.span, isOptional: true)],
    options: SpanOptions.options + [.rules],
    examples: ["rota check", "rota check december", "rota check --from 2026-12-01 --until 2026-12-31"])

  /// Most findings of one sort that are written out.
  private static let findingsShown = 12

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let span = try SpanOptions(arguments, mayBeNamed: true)
    let rules = try arguments.rules()
    // Plan and outlook are asked of one look at the files.
    let journal = try context.journal().snapshot()
    let today = context.today(in: journal)
    let (period, days) = try Period.planned(journal, span, today: today, days: 366)
    let phrases = context.phrases
    let isAsked = span.ends(context.dates(in: journal)).until != nil
    let problems = period.plan.problems(from: days.lowerBound, until: days.upperBound, isAsked: isAsked)
      .map { phrases.message($0, today: today) }
    let now = context.now(in: journal.zone)
    let outlook = Period.outlook(
      journal, from: days.lowerBound, until: days.upperBound, now: now, rules: rules)
    if context.common.usesJSON {
      context.answer(
        [
          "planProblems": problems, "rules": OrNull(outlook.rules.name?.rawValue),
          "findings": context.listed(outlook.findings, today: today), "unknownWords": outlook.unknownWords,
        ], context.faults(period.survey.problems, period.survey.conflicts))
    } else {
      if problems.isEmpty { context.output.line(phrases.say("view-noPlanProblems"), .good) }
      for problem in problems.prefix(Self.findingsShown) { context.output.line(Sanitizer.line(problem)) }
      context.mentionFurther(problems.count - Self.findingsShown)
      if outlook.findings.isEmpty, !outlook.rules.isEmpty {
        context.output.line(phrases.say("work-noFindings"), .good)
      }
      // A cycle that is beyond the limits is so all year long.
      for finding in outlook.findings.prefix(Self.findingsShown) {
        context.output.line(Sanitizer.line(phrases.message(finding, today: today)), .warning)
      }
      context.mentionFurther(outlook.findings.count - Self.findingsShown)
      if outlook.rules.name == nil { context.wrap(phrases.say("work-howToChooseRules"), .dim) }
      for line in outlook.totals.lackingLines(phrases, today: today) { context.wrap(line, .warning) }
      if !outlook.unknownWords.isEmpty { context.wrap(Sanitizer.line(phrases.unknown(outlook.unknownWords))) }
    }
    context.mention(period.survey.problems, period.survey.conflicts, aboutHoursOf: days)
    // A short rest that no chosen rule forbids is a figure, no verdict.
    return problems.isEmpty && outlook.findings.allSatisfy { $0.limit == nil } ? .done : .dataProblem
  }
}

extension Context {
  /// Says how many findings are not written out.
  fileprivate mutating func mentionFurther(_ count: Int) {
    if count > 0 { output.line(phrases.say("caption-furtherFindings", ("count", .number(count))), .dim) }
  }
}

/// `rota changes`: each published plan against the one before it.
enum RotaChangesCommand: Command {
  static let verb = Verb(
    "rota changes", .look, isPaged: true, needsZone: true,
    positionals: [Positional(.span, isOptional: true)], options: SpanOptions.options,
    examples: ["rota changes", "rota changes --from 2026-11-01 --json"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let span = try SpanOptions(arguments, mayBeNamed: true)
    let journal = try context.journal()
    let today = context.today(in: journal)
    let survey = journal.survey(Query(kinds: [.rota]))
    let plan = ShiftPlan(profile: journal.profile, survey, zone: journal.zone)
    let first = plan.publications.map(\.from).min() ?? today
    let last = plan.publications.map(\.until).max() ?? today
    let asked = span.ends(context.dates(in: journal))
    let days = try Period.days(asked.from ?? first, asked.until ?? last)
    let changes = PlanChanges(plan, from: days.lowerBound, until: days.upperBound, zone: journal.zone)
    if context.common.usesJSON {
      context.answer(changes.fields(in: journal.zone), context.faults(survey.problems, survey.conflicts))
    } else {
      context.show(changes, today: today)
    }
    context.mention(survey.problems, survey.conflicts, aboutHoursOf: days)
    return .done
  }
}

extension Context {
  /// The changes, a line each, and how many there are.
  mutating func show(_ changes: PlanChanges, today: CivilDay) {
    guard !changes.changes.isEmpty else { return output.line(phrases.say("work-noChanges")) }
    for change in changes.changes {
      let isShort = (change.notice ?? .max) < PlanChanges.shortNotice
      output.line(Sanitizer.line(phrases.change(change, today: today)), isShort ? .warning : .plain)
    }
    output.line(
      phrases.say(
        "work-changes", ("changed", .number(changes.changed)), ("all", .count(changes.shifts, .shift)),
        ("short", .number(changes.changedShortly))), .bold)
  }
}

extension PlanChanges {
  /// Changes of a plan, with their counts. A day without work is `rest`; `notice` is in hours.
  func fields(in zone: TimeZoneRules) -> Fields {
    func text(_ shifts: [PlannedShift]) -> String {
      shifts.isEmpty ? ShiftType.rest.name : shifts.map(\.written).joined(separator: ", ")
    }
    let rows = objects(changes) { change in
      [
        "date": change.day.iso, "was": text(change.was), "is": text(change.now),
        "published": OrNull(change.published.map { zone.timestamp($0).iso }),
        "notice": Rounded(change.notice.map { Double($0) / 3600 }), "plan": change.plan,
      ]
    }
    return ["changes": rows, "shifts": shifts, "changed": changed, "shortNotice": changedShortly]
  }
}

extension Context {
  /// What lies beyond limits: values and limits in minutes, of runs in days.
  func listed(_ findings: [RestFinding], today: CivilDay) -> [Fields] {
    objects(findings) { finding in
      let unit: Int64 = finding.kind.isRun ? 1 : 60
      return [
        "finding": finding.kind.rawValue, "from": finding.from.iso, "until": finding.until.iso,
        "value": Int(finding.value / unit), "limit": OrNull(finding.limit.map { Int($0 / unit) }),
        "article": OrNull(finding.article),
        "text": phrases.message(finding, today: today),
      ]
    }
  }
}

extension Arguments {
  func rules() throws(CommandError) -> RestRules? {
    try value(.rules, .oneOf(RestRules.Name.allCases.map(\.rawValue))) { RestRules.Name(named: $0) }
      .map { RestRules($0) }
  }
}
