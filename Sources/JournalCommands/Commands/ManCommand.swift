import CommandKit
import JournalKit
import JournalLanguage
import JournalTerminal

/// `man [COMMAND]`: a page for `man`, made from the table of commands.
struct ManCommand: Command {
  static let verb = Verb(
    "man", .man, .setUp, positionals: [Positional(.command, isOptional: true, repeats: true)],
    examples: ["man", "man check-in", "man format"])

  private let command: (any Command.Type)?
  /// Whether the page of the files is wanted.
  private let isOfFormat: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    isOfFormat = arguments.positionals == ["format"]
    command = isOfFormat ? nil : try Invocation.command(named: arguments.positionals)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    // Pages are in the language of the rest, and need no journal.
    _ = try? context.journal()
    let phrases = context.phrases
    let page = isOfFormat ? ManPage(formatIn: phrases) : ManPage(command, phrases)
    context.output.raw(Array(page.text.utf8))
    return .done
  }
}
