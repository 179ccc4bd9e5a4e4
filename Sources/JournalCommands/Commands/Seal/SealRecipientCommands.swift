import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// A verb that changes to whom is sealed; with `--again` all that is sealed is sealed anew.
protocol RecipientCommand: Command {
  var recipient: String { get set }
  var isAgain: Bool { get set }
  init()
}

extension RecipientCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    recipient = try arguments.argument(0)
    isAgain = arguments.has(.sealAgain)
  }
}

/// `seal add RECIPIENT`: seals to one more key from now on, such as that of another device.
struct SealAddCommand: RecipientCommand {
  static let verb = Verb(
    "seal add", .files, positionals: [Positional(.recipient)], options: [.sealAgain],
    examples: ["seal add age1…", "seal add age1… --again"])

  var recipient = ""
  var isAgain = false

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    try stored(Age.check([recipient]))
    try context.setRecipients(adding: recipient)
    guard isAgain else { return context.answerRecipients("seal-added", ("recipient", .of(recipient))) }
    return try context.answerSealedAgain()
  }
}

/// `seal remove RECIPIENT`: seals to a key no more.
struct SealRemoveCommand: RecipientCommand {
  static let verb = Verb(
    "seal remove", .files, positionals: [Positional(.recipient)], options: [.sealAgain],
    examples: ["seal remove age1… --again"])

  var recipient = ""
  var isAgain = false

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
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
    guard isAgain else { return context.answerRecipients("seal-removed", ("recipient", .of(recipient))) }
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
