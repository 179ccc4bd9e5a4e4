import JournalLanguage

/// `help [COMMAND]`: what the program or a verb does.
struct HelpCommand: Command {
  static let name = "help"
  static let summary = HelpText.help
  static let group = VerbGroup.setUp
  static let isPaged = true
  static let positionals = [Positional(.command, isOptional: true, repeats: true)]
  static let examples = ["help check-in", "help vacation add"]

  private let command: (any Command.Type)?

  init(_ arguments: Arguments) throws(UsageError) {
    command = try Invocation.command(named: arguments.positionals)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    // Help is said as the rest is, and needs no journal.
    _ = try? context.journal()
    HelpPage(command).write(to: &context.output, context.phrases)
    return .done
  }
}
