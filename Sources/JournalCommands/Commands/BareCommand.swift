import CommandKit
import JournalKit
import JournalTerminal

/// No verb at all: what a pipe or a file offers is an entry, as for `new`; without that it is `today`.
///
/// Not in the table of commands: nobody can type it.
struct BareCommand: Command {
  static let verb = Verb(TodayCommand.name, .today, outlook: TodayCommand.verb.outlook)

  private let today: TodayCommand
  private let arguments: Arguments

  var needsZone: Bool { today.needsZone }

  init(_ arguments: Arguments) throws(UsageError) {
    today = try TodayCommand(arguments)
    self.arguments = arguments
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    // What is left of a loop's file is the loop's.
    let offered = context.common.usesJSON ? .none : context.offeredInput(Context.patience)
    if offered == .silent { context.warnOfSilence(NewCommand.name) }
    guard offered == .text else { return try today.run(in: &context) }
    _ = try context.journal()
    guard let text = try context.textOrOffered(nil, isTold: false) else {
      return try today.run(in: &context)
    }
    var words = Arguments(command: NewCommand.name)
    words.values = arguments.values + [(Option.text.name, text)]
    let command = try understood(NewCommand(words))
    return try command.run(in: &context)
  }
}
