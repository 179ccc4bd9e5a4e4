import JournalFiles
import JournalFormat
import JournalLanguage
import JournalStore
import SystemLibrary

extension Phrases {
  /// Why a store refused.
  public func message(_ error: StoreError) -> String {
    switch error.reason {
    case .noJournal: say("store-noJournal")
    case .noJournalThere: say("store-noJournalThere")
    case .notAProfile: say("store-notAProfile")
    case .foreignJournal: say("store-foreignJournal")
    case .journalExists: say("store-journalExists")
    case .notFound: say("store-notFound")
    case .noFolder: say("store-noFolder")
    case .notAFile(let type): message(Problem.Reason.notAFile(type))
    case .symbolicLink: say("store-symbolicLink")
    case .invalidPath: say("store-invalidPath")
    case .tooLarge: say("store-tooLarge")
    case .nameTaken: say("store-nameTaken")
    case .changedSinceRead: say("store-changedSinceRead")
    case .notUndone(let reason):
      say("store-notUndone", ("StoreError", .of(message(StoreError(path: error.path, reason: reason)))))
    case .insideJournal(let root): say("store-insideJournal", ("root", .of(root)))
    case .notAnIndex: say("store-notAnIndex")
    case .notAnExport: say("store-notAnExport")
    case .folderNotEmpty: say("store-folderNotEmpty")
    case .textHoldsNUL: say("store-textHoldsNUL")
    case .textHoldsMarkers: say("store-textHoldsMarkers")
    case .textElsewhere(let reason): say("store-textElsewhere", ("reason", .of(message(reason))))
    case .locked: say("store-locked")
    case .seal(let flaw): message(flaw)
    case .nothingToUndo: say("store-nothingToUndo")
    case .forgotten(let day): say("store-forgotten", ("day", .of(date(day))))
    case .system(let call, let errno):
      say("store-system", ("call", .of(action(call))), ("errno", .of(systemError(errno))))
    }
  }

  private func message(_ flaw: StoreError.SealFlaw) -> String {
    switch flaw {
    case .noProgram: say("store-seal-noProgram")
    case .noRecipients: say("store-seal-noRecipients")
    case .noIdentity: say("store-seal-noIdentity")
    case .noMemory: say("store-seal-noMemory")
    case .recipients(let all): say("store-seal-recipients", ("recipients", .of(all.joined(separator: ", "))))
    case .identity: say("store-seal-identity")
    case .passphrase: say("store-seal-passphrase")
    case .file: say("store-seal-file")
    case .notUndone: say("store-seal-notUndone")
    case .sealFirst: say("store-seal-sealFirst")
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
