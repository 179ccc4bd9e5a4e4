import CommandKit
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal

/// `trash empty`: removes for good what was deleted, after a question.
struct TrashEmptyCommand: Command {
  static let verb = Verb(
    "trash empty", .trashEmpty, .change, options: [.older, .consent], examples: ["trash empty --older 30d"])

  private let days: Int?
  private let isAgreed: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    days = try arguments.value(.older, .duration) { Self.days($0) }
    isAgreed = arguments.has(.consent)
  }

  /// `30d`, `4w`, `6m`, `1y`, or days alone.
  static func days(_ text: String) -> Int? {
    let units: [Character: Int] = ["d": 1, "j": 1, "w": 7, "m": 30, "y": 365]
    let unit = text.last.flatMap { units[$0] }
    let number = unit == nil ? text[...] : text.dropLast()
    guard let count = Int(number), (0...100_000).contains(count), number.first != "+" else { return nil }
    return count * (unit ?? 1)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    var files = try stored(journal.trash())
    if let days {
      let limit = context.now(in: journal.zone).secondsSinceEpoch - Int64(days) * 86_400
      files = files.filter { $0.deleted.secondsSinceEpoch < limit }
    }
    if !files.isEmpty, !isAgreed {
      guard context.terminal != nil else {
        context.remark(context.phrases.say("trash-needsConsent", ("flag", .of(Option.consent.flag))))
        return .dataProblem
      }
      guard try context.askYes(context.phrases.say("trash-question", ("files", .count(files.count, .file))))
      else {
        context.errors.line(context.phrases.say("trash-kept"))
        return .done
      }
    }
    let plan = journal.forgetPlan(forTrash: files)
    // What was being forgotten when a process died is finished, too.
    let hasWork = !plan.paths.isEmpty || journal.isForgetting
    let traces = hasWork ? try context.forget(plan, in: journal, isThorough: false) : nil
    context.report(plan, traces, days: days, in: journal)
    return .done
  }
}

extension Context {
  fileprivate mutating func report(
    _ plan: ForgetPlan, _ traces: ForgottenTraces?, days: Int?, in journal: Journal
  ) {
    if common.usesJSON { return answer(["removed": plan.paths], traces.map(fields) ?? [:]) }
    guard !plan.paths.isEmpty else {
      let older = days.map { phrases.say("trash-nothingOlder", ("days", .count($0, .day))) }
      return output.line(older ?? phrases.say("trash-empty"))
    }
    output.line(phrases.say("trash-emptied", ("files", .count(plan.paths.count, .file))))
    if let traces { show(traces, in: journal) }
  }
}
