import JournalLanguage

/// `man [COMMAND]`: a page for `man`, made from the table of commands.
struct ManCommand: Command {
  static let name = "man"
  static let summary = HelpText.man
  static let group = VerbGroup.setUp
  static let positionals = [Positional(.command, isOptional: true, repeats: true)]
  static let examples = ["man", "man check-in"]

  private let command: (any Command.Type)?

  init(_ arguments: Arguments) throws(UsageError) {
    command = try Invocation.command(named: arguments.positionals)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    // Pages are in the language of the rest, and need no journal.
    _ = try? context.journal()
    context.output.raw(Array(ManPage(command, context.phrases).text.utf8))
    return .done
  }
}
