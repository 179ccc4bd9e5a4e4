import JournalExchange
import JournalFiles
import JournalFormat
import JournalKit
import JournalLanguage
import JournalTerminal

/// Says once, in words, why a command stopped.
package struct ErrorReport {
  private let error: CommandError

  package init(_ error: CommandError) { self.error = error }

  /// Writes the report to the context's errors.
  package func write(to context: inout Context) {
    let phrases = context.phrases
    switch error {
    case .usage(let error):
      line(phrases.usage(error.problem), &context)
      context.errors.line(phrases.seeHelp("smjournal help" + (error.command.map { " " + $0 } ?? "")))
    case .store(let error): write(error, &context)
    case .lookup(let error): line(phrases.message(error), &context)
    case .edit(let problem, _) where problem.isWrongUsage:
      line(phrases.message(problem), &context)
    case .edit(let problem, let path):
      fileLine(path, phrases.message(problem), &context)
    case .wrongKind(let id, let kind, let expected):
      line(phrases.caption(.wrongKind(id: id, kind, expected: expected)), &context)
    case .notPlanned(let caption): line(phrases.stated(caption), &context)
    case .nothingToPick: line(phrases.caption(.nothingFound), &context)
    case .noAffirmation(let id, let nearest):
      line(phrases.caption(.noAffirmation(id, nearest: nearest)), &context)
    case .unfinished(let error, let unfinished, let isKept):
      ErrorReport(error).write(to: &context)
      context.sayWhatIsKept(unfinished, isKept: isKept)
    case .kept(let error, let command):
      // Who breaks off reads what became of the answers; some of them may be written already.
      if error != .interrupted { ErrorReport(error).write(to: &context) }
      context.errors.line(phrases.confirmation(.answersKept(command: command)))
    case .interrupted: context.errors.line(phrases.confirmation(.nothingWritten))
    case .editor(let editor, let status):
      line(phrases.caption(.editorFailed(editor, status: status)), &context)
    case .media(let problem): fileLine(problem.path, problem.message(phrases), &context)
    case .encryption(let isMissing):
      let program = AgeEncryption.program
      line(
        phrases.export(isMissing ? .noEncryption(program: program) : .encryptionFailed(program: program)),
        &context)
    case .zone(let problem): write(problem, &context)
    case .noEditor: line(phrases.caption(.noEditor), &context)
    case .input(let errno?):
      line(phrases.caption(.inputUnreadable(phrases.systemError(errno))), &context)
    case .input(errno: nil): line(phrases.caption(.inputNotUTF8), &context)
    }
  }

  private func write(_ error: StoreError, _ context: inout Context) {
    let message = context.phrases.message(error)
    switch error.reason {
    case .nothingToUndo, .forgotten: line(message, &context)
    case .seal where error.path.isEmpty, .locked where error.path.isEmpty: line(message, &context)
    case .noJournal where context.common.journal == nil: line(message, &context)
    default: fileLine(error.path, message, &context)
    }
  }

  /// A problem of the profile has its line there; one of the environment has none.
  private func write(_ problem: Problem, _ context: inout Context) {
    guard !problem.path.isEmpty, let journal = context.openedJournal else {
      return line(context.phrases.message(problem.reason), &context)
    }
    ProblemReport([problem], of: journal).write(to: &context)
  }

  private func line(_ message: String, _ context: inout Context) {
    context.errors.write("smjournal: ")
    context.errors.write("error: ", .error)
    context.errors.line(message)
  }

  private func fileLine(_ path: String, _ message: String, _ context: inout Context) {
    context.errors.write(Sanitizer.line(context.displayed(path)) + ": ")
    context.errors.write("error: ", .error)
    context.errors.line(message)
  }
}
