import JournalExchange
import JournalFiles
import JournalFormat
import JournalKit
import JournalLanguage
import JournalStore
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
      context.refuse(phrases.usage(error.problem))
      context.errors.line(phrases.seeHelp("smjournal help" + (error.command.map { " " + $0 } ?? "")))
    case .store(let error): write(error, &context)
    case .lookup(let error):
      context.refuse(phrases.message(error))
      if case .notFound = error { context.mentionUnnamed() }
    case .edit(let problem, _) where problem.isWrongUsage: context.refuse(phrases.message(problem))
    case .edit(let problem, let path): fileLine(path, phrases.message(problem), &context)
    case .wrongKind(let id, let kind, let expected):
      context.refuse(
        phrases.say(
          "caption-wrongKind", ("id", .of(id)), ("kind", .of(phrases.name(of: kind))),
          ("expected", .of(phrases.name(of: expected)))))
    case .noShift(let day, let word, let others, let command):
      let what =
        word.map { phrases.say("stated-noShift-word", ("value", .of($0)), ("day", .of(day))) }
        ?? phrases.say("stated-noShift-day", ("day", .of(day)))
      let rest =
        others.isEmpty ? "" : phrases.say("stated-noShift-there-is", ("others", .of(phrases.list(others))))
      context.refuse(
        phrases.say(
          "stated-noShift-add-it-with", ("what", .of(what)), ("rest", .of(rest)), ("command", .of(command))))
    case .noTimeOnCall(let day, let command):
      context.refuse(phrases.say("stated-noTimeOnCall", ("day", .of(day)), ("command", .of(command))))
    case .nothingToPick: context.refuse(phrases.say("caption-nothingFound"))
    case .noAffirmation(let id, let nearest):
      context.refuse(
        phrases.say("caption-noAffirmation", ("id", .of(id)), ("nearest", .of(phrases.suggestion(nearest)))))
    case .unfinished(let error, let unfinished, let isKept):
      ErrorReport(error).write(to: &context)
      context.sayWhatIsKept(unfinished, isKept: isKept)
    case .kept(let error, let command):
      // Who breaks off reads what became of the answers; some of them may be written already.
      if error != .interrupted { ErrorReport(error).write(to: &context) }
      context.errors.line(phrases.confirmation(.answersKept(command: command)))
    case .interrupted: context.errors.line(phrases.confirmation(.nothingWritten))
    case .editor(let editor, let status):
      let isStarted = status >= 0 && status != 127
      context.refuse(
        isStarted
          ? phrases.say("caption-editorFailed", ("editor", .of(editor)), ("status", .of(Int(status))))
          : phrases.say("caption-editor-not-started", ("editor", .of(editor))))
    case .media(let problem): fileLine(problem.path, problem.message(phrases), &context)
    case .encryption(let isMissing):
      let program = AgeEncryption.program
      context.refuse(
        phrases.say(isMissing ? "export-noEncryption" : "export-encryptionFailed", ("program", .of(program))))
    case .zone(let problem): write(problem, &context)
    case .noEditor: context.refuse(phrases.say("caption-noEditor"))
    case .input(let errno?):
      context.refuse(phrases.say("caption-inputUnreadable", ("message", .of(phrases.systemError(errno)))))
    case .input(errno: nil): context.refuse(phrases.say("caption-inputNotUTF8"))
    }
  }

  private func write(_ error: StoreError, _ context: inout Context) {
    let message = context.phrases.message(error)
    switch error.reason {
    case .nothingToUndo, .forgotten: context.refuse(message)
    case .seal where error.path.isEmpty, .locked where error.path.isEmpty: context.refuse(message)
    case .noJournal where context.common.journal == nil: context.refuse(message)
    default: fileLine(error.path, message, &context)
    }
  }

  /// A problem of the profile has its line there; one of the environment has none.
  private func write(_ problem: Problem, _ context: inout Context) {
    guard !problem.path.isEmpty, let journal = context.openedJournal else {
      return context.refuse(context.phrases.message(problem.reason))
    }
    ProblemReport([problem], of: journal).write(to: &context)
  }

  private func fileLine(_ path: String, _ message: String, _ context: inout Context) {
    context.refuse(message, at: Sanitizer.line(context.displayed(path)))
  }
}

extension MediaProblem {
  package func message(_ phrases: Phrases) -> String {
    switch reason {
    case .store(let reason): phrases.message(StoreError(path: path, reason: reason))
    case .unknownFormat: phrases.say("media-unknownFormat")
    case .damaged: phrases.say("media-damaged")
    case .tooLarge(let bytes, let limit):
      phrases.say(
        "media-tooLarge", ("bytes", .of(phrases.size(Int64(bytes)))),
        ("limit", .of(phrases.size(Int64(limit)))))
    case .needsProgram: phrases.say("media-needsProgram")
    }
  }
}
