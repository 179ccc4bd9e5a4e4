import CommandKit
import JournalKit
import JournalModel
import JournalTerminal

/// `complete -- WORDS…`: what can stand in the place of the last word, for the scripts of `completions`; a
/// line each, a tab before its description. `:paths` alone asks the shell for paths.
struct CompleteCommand: Command {
  static let verb = Verb(
    "complete", .completions, positionals: [Positional(.text, isOptional: true, repeats: true)])

  private let words: [String]

  init(_ arguments: Arguments) throws(UsageError) { words = arguments.positionals }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    var options = context.common
    options.journal = Tool.early("--journal", in: words) ?? Tool.early("-C", in: words) ?? options.journal
    context.adopt(options)
    // Where there is no journal, verbs and options are known all the same.
    let journal = try? context.journal()
    let today = journal.map { context.today(in: $0) } ?? CivilDay(number: 0)
    // Whoever looks over a shoulder while a word is completed is somebody else: it offers nothing private.
    let environment = context.storeEnvironment
    let completer = Completer(context.phrases, journal, today: today) {
      DeviceSettings(environment).named.map(\.name)
    }
    switch completer.completions(words, table: CommandTable.commands) {
    case .paths: context.output.line(":paths")
    case .words(let candidates):
      for candidate in candidates {
        let line = [candidate.text, candidate.description].filter { !$0.isEmpty }.map(Sanitizer.line)
        context.output.raw(Array((line.joined(separator: "\t") + "\n").utf8))
      }
    }
    return .done
  }
}
