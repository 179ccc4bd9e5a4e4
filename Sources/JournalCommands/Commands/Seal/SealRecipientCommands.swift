import CommandKit
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore

/// `seal add RECIPIENT`: seals to one more key from now on, such as that of another device.
struct SealAddCommand: Command {
  static let verb = Verb(
    "seal add", .sealAdd, .files, positionals: [Positional(.recipient)], options: [.sealAgain],
    examples: ["seal add age1…", "seal add age1… --again"])

  private let recipient: String
  private let isAgain: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    recipient = try arguments.argument(0)
    isAgain = arguments.has(.sealAgain)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    try stored(Age.check([recipient]))
    try context.setRecipients(adding: recipient)
    guard isAgain else { return context.answerRecipients(.added(recipient)) }
    return context.answerRecipients(.again(try context.sealAgain()))
  }
}

/// `seal remove RECIPIENT`: seals to a key no more; with `--again` all that is sealed is sealed anew.
struct SealRemoveCommand: Command {
  static let verb = Verb(
    "seal remove", .sealRemove, .files, positionals: [Positional(.recipient)], options: [.sealAgain],
    examples: ["seal remove age1… --again"])

  private let recipient: String
  private let isAgain: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    recipient = try arguments.argument(0)
    isAgain = arguments.has(.sealAgain)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let known = try context.journal().profile.sealTo
    guard known.contains(recipient) else {
      throw .usage(
        UsageError(
          .wrongValue(name: Placeholder.recipient.rawValue, found: recipient, expected: .oneOf(known))))
    }
    let all = try context.setRecipients(removing: recipient)
    guard isAgain, !all.isEmpty else { return context.answerRecipients(.removed(recipient)) }
    return context.answerRecipients(.again(try context.sealAgain()))
  }
}

extension Context {
  /// Seals all that is sealed anew; gives how many files that were.
  fileprivate mutating func sealAgain() throws(CommandError) -> Int {
    let journal = try journal()
    leaveTerminal()
    return try stored(journal.sealAgain())
  }
}
