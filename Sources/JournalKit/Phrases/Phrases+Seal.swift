import JournalLanguage

extension Phrases {
  /// A sentence about sealed records.
  public func seal(_ message: SealMessage) -> String {
    switch message {
    case .sealed(let path): say("seal-sealed", ("path", .of(path)))
    case .unsealed(let path): say("seal-unsealed", ("path", .of(path)))
    case .nothingToSeal: say("seal-nothingToSeal")
    case .anotherNote: say("seal-anotherNote")
    case .linksFollow(let count): say("seal-linksFollow", ("files", .count(count, .file)))
    case .versionsGone(let count): say("seal-versionsGone", ("files", .count(count, .file)))
    case .unlocked(let time): say("seal-unlocked", ("time", .of(time)))
    case .locked: say("seal-locked")
    case .nothingIsKept: say("seal-nothingIsKept")
    case .recoveryKey: say("seal-recoveryKey")
    case .typeBack: say("seal-typeBack")
    case .typedWrong: say("seal-typedWrong")
    case .notTyped: say("seal-notTyped")
    case .ready(let recipient): say("seal-ready", ("recipient", .of(recipient)))
    case .added(let recipient): say("seal-added", ("recipient", .of(recipient)))
    case .removed(let recipient): say("seal-removed", ("recipient", .of(recipient)))
    case .again(let count): say("seal-again", ("files", .count(count, .file)))
    case .lastRecipient(let count): say("seal-lastRecipient", ("files", .count(count, .file)))
    case .mediaStay: say("seal-mediaStay")
    case .textIsIn(let path): say("seal-textIsIn", ("path", .of(path)))
    case .valuesUnknown(let count): say("seal-valuesUnknown", ("records", .count(count, .record)))
    case .unread(let count): say("seal-unread", ("records", .count(count, .record)))
    case .leftOut(let count): say("seal-leftOut", ("records", .count(count, .record)))
    }
  }
}
