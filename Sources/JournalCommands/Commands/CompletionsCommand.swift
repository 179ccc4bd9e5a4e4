import CommandKit
import JournalKit
import JournalLanguage
import JournalTerminal

/// `completions SHELL`: a script by which a shell asks `smjournal complete` what can stand where the person
/// is typing.
struct CompletionsCommand: Command {
  static let verb = Verb(
    "completions", .completions, .setUp, positionals: [Positional(.shell)],
    examples: ["completions bash", "completions zsh", "completions fish"])

  /// A shell that can complete; its script is a file of `Templates/completions`, which quotes words: a tag
  /// may hold blanks.
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  private let shell: Shell

  init(_ arguments: Arguments) throws(UsageError) {
    shell = try arguments.argument(0, .oneOf(Shell.allCases.map(\.rawValue))) { Shell(rawValue: $0) }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    context.output.raw(Array(String(embedded: "completions/smjournal.\(shell)").utf8))
    return .done
  }
}
