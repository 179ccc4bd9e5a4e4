import JournalExchange
import JournalFiles
import JournalFormat
import JournalKit
import JournalLanguage
import JournalStore
import JournalTerminal

extension Context {
  /// Says once, in words, why a command stopped.
  package mutating func report(_ error: CommandError) {
    switch error {
    case .usage(let error):
      refuse(phrases.usage(error.problem))
      errors.line(phrases.seeHelp("smjournal help" + (error.command.map { " " + $0 } ?? "")))
    case .store(let error): report(error)
    case .lookup(let error):
      refuse(phrases.message(error))
      if case .notFound = error { mentionUnnamed() }
    case .edit(let problem, _) where problem.isWrongUsage: refuse(phrases.message(problem))
    case .edit(let problem, let path):
      if case .file(let flaw) = problem.reason {
        report(flaw)
      } else {
        refuse(phrases.message(problem), of: path)
      }
    case .wrongKind(let id, let kind, let expected):
      refuse(
        phrases.say(
          "caption-wrongKind", ("id", .of(id)), ("kind", .of(phrases.name(of: kind))),
          ("expected", .of(phrases.name(of: expected)))))
    case .noShift(let day, let word, let others, let command):
      refuse(phrases.noShift(of: word, on: day, others: others, command: command))
    case .noTimeOnCall(let day, let command):
      refuse(phrases.say("stated-noTimeOnCall", ("day", .of(day)), ("command", .of(command))))
    case .statedHours(let spans, let former, let shift, let command):
      refuse(
        phrases.say(
          "stated-wouldNotCount", ("hours", .of(phrases.hours(of: spans))),
          ("former", .of(phrases.name(of: former))), ("shift", .of(phrases.name(of: shift))),
          ("command", .of(command))))
    case .nothingToPick: refuse(phrases.say("caption-nothingFound"))
    case .noAffirmation(let id, let nearest):
      refuse(
        phrases.say("caption-noAffirmation", ("id", .of(id)), ("nearest", .of(phrases.suggestion(nearest)))))
    case .unfinished(let error, let unfinished, let isKept):
      report(error)
      sayWhatIsKept(unfinished, isKept: isKept)
    case .kept(let error, let command):
      // Who breaks off reads what became of the answers; some of them may be written already.
      if error != .interrupted { report(error) }
      errors.line(phrases.confirmation(.answersKept(command: command)))
    case .interrupted: errors.line(phrases.confirmation(.nothingWritten))
    case .editor(let editor, let status):
      let isStarted = status >= 0 && status != 127
      refuse(
        isStarted
          ? phrases.say("caption-editorFailed", ("editor", .of(editor)), ("status", .of(Int(status))))
          : phrases.say("caption-editor-not-started", ("editor", .of(editor))))
    case .media(let problem): refuse(problem.message(phrases), of: problem.path)
    case .encryption(let isMissing):
      let program = AgeEncryption.program
      refuse(
        phrases.say(isMissing ? "export-noEncryption" : "export-encryptionFailed", ("program", .of(program))))
    case .zone(let problem): report(problem)
    case .noEditor: refuse(phrases.say("caption-noEditor"))
    case .input(let errno?):
      refuse(phrases.say("caption-inputUnreadable", ("message", .of(phrases.systemError(errno)))))
    case .input(errno: nil): refuse(phrases.say("caption-inputNotUTF8"))
    }
  }

  private mutating func report(_ error: StoreError) {
    let message = phrases.message(error)
    switch error.reason {
    case .nothingToUndo, .forgotten: refuse(message)
    case .seal where error.path.isEmpty, .locked where error.path.isEmpty: refuse(message)
    case .noJournal where common.journal == nil && variable("SMJOURNAL_DIR") == nil: refuse(message)
    default: refuse(message, of: error.path)
    }
  }

  /// A problem of the profile has its line there; one of the environment has none.
  private mutating func report(_ problem: Problem) {
    guard !problem.path.isEmpty, let openedJournal else { return refuse(phrases.message(problem.reason)) }
    report([problem], of: openedJournal)
  }

  private mutating func refuse(_ message: String, of path: String) {
    refuse(message, at: Sanitizer.line(displayed(path)))
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
