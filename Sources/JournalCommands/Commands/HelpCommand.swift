import JournalKit
import JournalLanguage
import JournalModel
import JournalTerminal

/// `help [COMMAND | TOPIC]`: what the program or a verb does, or a page of the handbook.
struct HelpCommand: Command {
  static let verb = Verb(
    "help", .setUp, isPaged: true, positionals: [Positional(.command, isOptional: true, repeats: true)],
    options: [.wholeHelp], examples: ["help check-in", "help --all new", "help vacation add", "help format"])

  private let command: (any Command.Type)?
  private let page: HandbookPage?
  private let isWhole: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    isWhole = arguments.has(.wholeHelp)
    page = HandbookPage(arguments.positionals)
    command = page == nil ? try Self.command(named: arguments.positionals) : nil
  }

  /// The verb that words name; wrong words are told what topics there are, too.
  private static func command(named words: [String]) throws(UsageError) -> (any Command.Type)? {
    do throws(UsageError) { return try Invocation.command(named: words) } catch {
      guard case .unknownCommand(let word, let nearest) = error.problem else { throw error }
      let name = words.joined(separator: "-")
      let topic = Self.topics[name] ?? NearestWord.of(name, among: HandbookPage.topics)
      throw UsageError(.unknownTopic(word, nearest: topic ?? nearest, topics: HandbookPage.topics))
    }
  }

  /// The pages about what people call otherwise.
  private static let topics = ["encryption": "at-rest", "encrypt": "at-rest", "privacy": "at-rest"]

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    // Help is said as the rest is, and needs no journal.
    _ = try? context.journal()
    if let page {
      if context.phrases.language != .english { context.output.line(context.phrases.help("inEnglish"), .dim) }
      context.output.write(page.text)
      return .done
    }
    HelpPage(command).write(in: &context, isWhole: isWhole)
    return .done
  }
}
