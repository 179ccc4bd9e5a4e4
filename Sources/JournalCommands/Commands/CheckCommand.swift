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
    let answer = journal.records(matching: query)
    let doubts = context.doubts(about: answer.records, in: journal)
    let problems = journal.profileProblems + answer.problems
    if context.common.usesJSON {
      let phrases = context.phrases
      context.answer { json in
        json.problems(problems, phrases, doubts: doubts)
        json.conflicts(answer.conflicts)
      }
    }
    let report = ProblemReport(problems, of: journal)
    report.write(to: &context)
    for doubt in doubts { ProblemReport.write(doubt, of: journal, to: &context) }
    if !answer.conflicts.isEmpty {
      context.errors.line(context.phrases.caption(.conflicts(answer.conflicts.count)))
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
  fileprivate func doubts(about records: [Record], in journal: Journal) -> [Doubt] {
    let today = today(in: journal)
    let plan = ShiftPlan(
      profile: journal.profile, shiftRecords: records, vacations: records.compactMap { Vacation($0) })
    let problems = plan.problems(from: today, until: today.advanced(by: 365), zone: journal.zone)
    let oddities = ShiftPairing(records, now: now(in: journal.zone), zone: journal.zone, plan: plan).oddities
    let odd = Set(oddities.compactMap(\.records.first))
    var paths: [String: String] = [:]
    for record in records where odd.contains(record.id) { paths[record.id] = record.path }
    return problems.map { Doubt(path: Journal.profilePath, message: phrases.message($0, today: today)) }
      + oddities.map { oddity in
        let id = oddity.records.first ?? ""
        return Doubt(path: paths[id] ?? id, message: phrases.message(oddity))
      }
  }
}
