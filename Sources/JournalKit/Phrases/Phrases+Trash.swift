import JournalLanguage

extension Phrases {
  /// A sentence about the trash, or what a command did with it.
  public func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: say("trash-empty")
    case .nothingOlder(let days): say("trash-nothingOlder", ("days", .count(days, .day)))
    case .since(let day): say("trash-since", ("day", .of(day)))
    case .restored(let path, let name): say("trash-restored", ("path", .of(path)), ("name", .of(name)))
    case .question(let files): say("trash-question", ("files", .count(files, .file)))
    case .emptied(let files): say("trash-emptied", ("files", .count(files, .file)))
    case .needsConsent(let flag): say("trash-needsConsent", ("flag", .of(flag)))
    case .kept: say("trash-kept")
    case .forgetQuestion(let records, let files):
      say("trash-forgetQuestion", ("records", .count(records, .record)), ("files", .count(files, .file)))
    case .forgotten(let files): say("trash-forgotten", ("files", .count(files, .file)))
    case .forgettingFinished: say("trash-forgettingFinished")
    case .forgetNeedsConsent(let flag): say("trash-forgetNeedsConsent", ("flag", .of(flag)))
    case .nothingForgotten: say("trash-nothingForgotten")
    case .heldByGit(let commits): say("trash-heldByGit", ("commits", .count(commits, .commit)))
    case .staged: say("trash-staged")
    case .heldByVersions(let files): say("trash-heldByVersions", ("files", .count(files, .file)))
    case .heldByBackup(let path, let day):
      say(
        "trash-heldByBackup", ("day", .of(date(day))),
        ("path", .of(path ?? say("trash-heldByBackup-standard-output"))))
    case .heldByCopy(let path): say("trash-heldByCopy", ("path", .of(path)))
    case .mediaLeft(let path): say("trash-mediaLeft", ("path", .of(path)))
    case .heldByDevices: say("trash-heldByDevices")
    case .heldElsewhere: say("trash-heldElsewhere")
    }
  }
}
