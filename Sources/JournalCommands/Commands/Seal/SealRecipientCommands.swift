import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `seal add RECIPIENT`: seals to one more key from now on, such as that of another device.
enum SealAddCommand: Command {
  static let verb = Verb(
    "seal add", .files, positionals: [Positional(.recipient)], options: [.sealAgain],
    examples: ["seal add age1…", "seal add age1… --again"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let recipient = try arguments.argument(0)
    try stored(Age.check([recipient]))
    try context.setRecipients(adding: recipient)
    guard arguments.has(.sealAgain) else {
      return context.answerRecipients("seal-added", ("recipient", .of(recipient)))
    }
    return try context.answerSealedAgain()
  }
}

/// `seal remove RECIPIENT`: seals to a key no more.
enum SealRemoveCommand: Command {
  static let verb = Verb(
    "seal remove", .files, positionals: [Positional(.recipient)], options: [.sealAgain],
    examples: ["seal remove age1… --again"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let recipient = try arguments.argument(0)
    let journal = try context.journal()
    let known = journal.profile.sealTo
    guard known.contains(recipient) else {
      throw .usage(
        .wrongValue(name: Placeholder.recipient.rawValue, found: recipient, expected: .oneOf(known)))
    }
    if known == [recipient] {
      // What is sealed can't be sealed to nobody, nor changed any more.
      let count = try stored(journal.store.sealedFiles()).count
      if count > 0 || !journal.profile.sealed.isEmpty {
        context.remark(context.phrases.say("seal-lastRecipient", ("files", .count(count, .file))), .error)
        return .dataProblem
      }
    }
    try context.setRecipients(removing: recipient)
    guard arguments.has(.sealAgain) else {
      return context.answerRecipients("seal-removed", ("recipient", .of(recipient)))
    }
    return try context.answerSealedAgain()
  }
}

extension Context {
  /// Seals all that is sealed anew, and says how many files that were.
  fileprivate mutating func answerSealedAgain() throws(CommandError) -> ExitCode {
    let journal = try journal()
    leaveTerminal()
    return answerRecipients("seal-again", ("files", .count(try stored(journal.sealAgain()), .file)))
  }
}
