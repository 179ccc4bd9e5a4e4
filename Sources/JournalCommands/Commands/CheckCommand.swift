import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore

/// `check`: every problem in every file; silent where there is none.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = HelpText.check
  static let options: [Option] = [.privacy]

  private let looksForPrivacy: Bool

  init(_ arguments: Arguments) throws(UsageError) { looksForPrivacy = arguments.has(.privacy) }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    if looksForPrivacy {
      let report = PrivacyReport(journal)
      report.write(to: &context)
      return report.exitCode
    }
    var query = Query()
    query.kinds = [.checkIn, .checkOut, .shift, .vacation]
    let survey = journal.survey(query)
    let doubts = context.doubts(about: survey, in: journal)
    let problems = journal.profileProblems + survey.problems
    if context.common.usesJSON {
      let phrases = context.phrases
      context.answer { json in
        json.problems(problems, phrases, doubts: doubts)
        json.conflicts(survey.conflicts)
      }
    }
    let report = ProblemReport(problems, of: journal)
    report.write(to: &context)
    for doubt in doubts { ProblemReport.write(doubt, of: journal, to: &context) }
    if !survey.conflicts.isEmpty {
      context.errors.line(context.phrases.caption(.conflicts(survey.conflicts.count)))
    }
    return report.exitCode
  }
}

/// A doubt about what files say together, each of which is right alone; it stands at the first column of a file.
struct Doubt: Hashable, Sendable {
  /// The file in which it can be cleared up.
  var path: String
  /// What does not add up.
  var message: String
}

extension Context {
  /// What does not add up: in the plan of the coming year, then in check-ins and check-outs.
  fileprivate func doubts(about survey: Survey, in journal: Journal) -> [Doubt] {
    let today = today(in: journal)
    let plan = ShiftPlan(profile: journal.profile, survey)
    let problems = plan.problems(from: today, until: today.advanced(by: 365), zone: journal.zone)
    var paths: [String: String] = [:]
    let oddities = ShiftOddity.all(
      in: survey.table.facts, now: now(in: journal.zone), zone: journal.zone
    ) { place in
      guard let record = survey.record(at: place) else { return "" }
      paths[record.id] = record.path
      return record.id
    }
    return problems.map { Doubt(path: Journal.profilePath, message: phrases.message($0, today: today)) }
      + oddities.map { oddity in
        let id = oddity.records.first ?? ""
        return Doubt(path: paths[id] ?? id, message: phrases.message(oddity))
      }
  }
}
