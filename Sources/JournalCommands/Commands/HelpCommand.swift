import JournalLanguage

/// `help [COMMAND]`: what the program or a verb does.
struct HelpCommand: Command {
  static let name = "help"
  static let summary = HelpText.help
  static let positionals = [Positional(.command, isOptional: true, repeats: true)]
  static let examples = ["help check-in", "help vacation add"]

  private let command: (any Command.Type)?

  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.positionals.isEmpty else {
      command = nil
      return
    }
    // The words are read as a command line that asks for help, so wrong ones get the same answer.
    guard
      case .help(let command) = try Invocation(
        arguments.positionals + ["--help"], table: CommandTable.commands)
    else {
      self.command = nil
      return
    }
    self.command = command
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    // Help is said as the rest is, and needs no journal.
    _ = try? context.journal()
    HelpPage(command).write(to: &context.output, context.phrases)
    return .done
  }
}
