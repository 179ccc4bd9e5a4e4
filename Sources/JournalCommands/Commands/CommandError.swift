import JournalExchange
import JournalFiles
import JournalFormat
import JournalKit
import JournalModel
import JournalStore

package indirect enum CommandError: Error, Hashable, Sendable {
  case usage(UsageError)
  case store(StoreError)
  /// A name stands for no record.
  case lookup(RecordLookupError)
  case edit(EditProblem, path: String)
  case wrongKind(id: String, Kind, expected: Kind)
  /// The plan of a day has no shift, or none of a word, of which hours could be stated, beside others; or it
  /// has no time on call. The command adds it.
  case noShift(day: String, word: String?, others: [String], command: String)
  case noTimeOnCall(day: String, command: String)
  /// The file of a shift states hours that would not count for another one as they do; the command takes
  /// them away.
  case statedHours([ClockSpan], of: ShiftType, insteadOf: ShiftType, command: String)
  case noAffirmation(String, nearest: String?)
  case interrupted
  case nothingToPick
  /// The person broke off, or a record could not be written; what was answered, and whether it is kept.
  case unfinished(CommandError, UnfinishedRecord, isKept: Bool)
  /// Why answers did not come to anything; they are kept, and a command goes on with them.
  case kept(CommandError, command: String)
  /// The editor could not be started, or ended with this status.
  case editor(String, status: Int32)
  case noEditor
  /// A file can't go into the journal.
  case media(MediaProblem)
  /// The program that encrypts is missing, or refused.
  case encryption(isMissing: Bool)
  /// What was asked for depends on a time zone whose rules are not there; see `Journal.zoneProblem`.
  case zone(Problem)
  /// Standard input could not be read (`errno`), or is not UTF-8 (`nil`).
  case input(errno: Int32?)

  package var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .edit(let problem, _) where problem.isWrongUsage: .usage
    case .store(let error) where error.isOfKey: .locked
    case .store(let error): error.isData ? .dataProblem : .inputOutput
    case .nothingToPick, .lookup, .edit, .wrongKind, .noShift, .noTimeOnCall, .statedHours,
      .noAffirmation, .input(errno: nil):
      .dataProblem
    case .media(let problem):
      if case .store(let reason) = problem.reason {
        StoreError(path: "", reason: reason).isData ? .dataProblem : .inputOutput
      } else {
        .dataProblem
      }
    case .interrupted: .interrupted
    case .unfinished(let error, _, _), .kept(let error, _): error.exitCode
    // The machine lacks something, not a file.
    case .zone(let problem): if case .noZoneRules = problem.reason { .inputOutput } else { .dataProblem }
    case .editor, .noEditor, .input, .encryption: .inputOutput
    }
  }
}

extension CommandError {
  /// Wrong words to a verb, or to the one at hand.
  static func usage(_ problem: UsageProblem, command: String? = nil) -> CommandError {
    .usage(UsageError(problem, command: command))
  }

  package var isInterruption: Bool {
    switch self {
    case .interrupted: true
    case .unfinished(let error, _, _), .kept(let error, _): error.isInterruption
    default: false
    }
  }
}

extension EditProblem {
  /// Whether the words of the command line, not the file, are what is wrong.
  var isWrongUsage: Bool {
    switch reason {
    case .wrongValue, .unknownRegion, .invalidKey, .notAList, .untilBeforeFrom: true
    default: false
    }
  }
}

extension StoreError {
  /// Whether the data, not the system, is what is wrong.
  package var isData: Bool {
    if case .system = reason { false } else { ![.seal(.noProgram), .seal(.noMemory)].contains(reason) }
  }

  /// Whether the person's key, or the passphrase for it, is what is missing.
  fileprivate var isOfKey: Bool { [.locked, .seal(.identity), .seal(.noIdentity)].contains(reason) }
}

extension CommandError {
  init(_ error: ChangeError, path: String) {
    self =
      switch error {
      case .store(let error): .store(error)
      case .edit(let problem): .edit(problem, path: path)
      }
  }
}

/// Wrong words on the command line: exit code 64.
package struct UsageError: Error, Hashable, Sendable {
  package var problem: UsageProblem
  /// The verb it was said to, where it is known.
  package var command: String?

  package init(_ problem: UsageProblem, command: String? = nil) {
    self.problem = problem
    self.command = command
  }
}

/// What the store answers; its error as one of the command.
package func stored<Answer>(
  _ ask: @autoclosure () throws(StoreError) -> Answer
) throws(CommandError) -> Answer {
  do throws(StoreError) { return try ask() } catch { throw .store(error) }
}

/// What a name stands for; its error as one of the command.
package func found<Answer>(
  _ ask: @autoclosure () throws(RecordLookupError) -> Answer
) throws(CommandError) -> Answer {
  do throws(RecordLookupError) { return try ask() } catch { throw .lookup(error) }
}

/// What words of a command line mean; their error as one of the command.
package func understood<Answer>(
  _ ask: @autoclosure () throws(UsageError) -> Answer
) throws(CommandError) -> Answer {
  do throws(UsageError) { return try ask() } catch { throw .usage(error) }
}
