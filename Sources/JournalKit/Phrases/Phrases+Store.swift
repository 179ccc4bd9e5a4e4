import JournalFiles
import JournalFormat
import JournalLanguage
import JournalStore
import SystemLibrary

extension Phrases {
  /// Why a store refused.
  public func message(_ error: StoreError) -> String {
    switch error.reason {
    case .notAFile(let type): message(Problem.Reason.notAFile(type))
    case .tooLarge: say("store-tooLarge")
    case .notUndone(let reason):
      say("store-notUndone", ("StoreError", .of(message(StoreError(path: error.path, reason: reason)))))
    case .insideJournal(let root): say("store-insideJournal", ("root", .of(root)))
    case .textElsewhere(let reason): say("store-textElsewhere", ("reason", .of(message(reason))))
    case .seal(let flaw): message(flaw)
    case .forgotten(let day): say("store-forgotten", ("day", .of(date(day))))
    case .system(let call, let errno):
      say("store-system", ("call", .of(action(call))), ("errno", .of(systemError(errno))))
    default: say("store-\(error.reason)")
    }
  }

  private func message(_ flaw: StoreError.SealFlaw) -> String {
    switch flaw {
    case .recipients(let all): say("store-seal-recipients", ("recipients", .of(all.joined(separator: ", "))))
    default: say("store-seal-\(flaw)")
    }
  }

  private func action(_ call: SystemCall) -> String {
    say("action-\((call == .close ? .fsync : call).rawValue)")
  }

  /// Why a name stands for no record.
  public func message(_ error: RecordLookupError) -> String {
    switch error {
    case .notFound(let name): say("lookup-notFound", ("name", .of(name)))
    case .inConflict(let name, _): say("lookup-inConflict", ("name", .of(name)))
    case .ambiguous(let name, let candidates):
      say(
        "lookup-ambiguous", ("name", .of(name)),
        ("candidates", .of(listed(candidates) { say("lookup-ambiguous-and-more", ("value", .of($0))) })))
    }
  }
}
