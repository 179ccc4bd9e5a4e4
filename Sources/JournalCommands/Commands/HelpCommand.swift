import CTemplates
import JournalKit
import JournalLanguage
import JournalModel
import JournalTerminal

/// `help [COMMAND | TOPIC]`: what the program or a verb does, or a page of the handbook.
enum HelpCommand: Command {
  static let verb = Verb(
    "help", .setUp, isPaged: true, positionals: [Positional(.command, isOptional: true, repeats: true)],
    options: [.wholeHelp], examples: ["help check-in", "help --all new", "help vacation add", "help format"])

  /// The verb that words name; the error for wrong words lists the topics, too.
  private static func command(named words: [String]) throws(CommandError) -> (any Command.Type)? {
    do throws(UsageError) { return try Invocation.command(named: words) } catch {
      guard case .unknownCommand(let word, let nearest) = error.problem else { throw .usage(error) }
      let name = words.joined(separator: "-")
      let topic = NearestWord.of(name, among: HandbookPage.topics)
      throw .usage(.unknownTopic(word, nearest: topic ?? nearest, topics: HandbookPage.topics))
    }
  }

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let isWhole = arguments.has(.wholeHelp)
    let words = arguments.positionals
    var page = HandbookPage(words)
    var command: (any Command.Type)?
    do throws(CommandError) { command = page == nil ? try Self.command(named: words) : nil } catch {
      page = HandbookPage(meantBy: words)
      if page == nil { throw error }
    }
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

/// A page of the handbook for people: the files of `examples/handbook`, which `help TOPIC` shows.
enum HandbookPage: String, CaseIterable {
  /// The files and their keys.
  case format
  /// Two devices, git, Syncthing, what a merge decides.
  case sync
  /// The form, the inbox, calendars that keep up.
  case phone
  /// Encryption, forgetting, what others could read.
  case atRest = "at-rest"
  case languages
  /// Plans, hours, rests, limits, holidays, the countdown.
  case shifts

  /// The page that words name: `at-rest`, `at rest`, `AT REST`.
  init?(_ words: [String]) {
    self.init(rawValue: words.map { Folding.folded($0) }.joined(separator: "-"))
  }

  /// The page about what people call otherwise, in any language: `handy`, `contraseña`.
  init?(meantBy words: [String]) {
    guard let index = Self.words[words.joined(separator: " ")] else { return nil }
    self = Self.allCases[index]
  }

  /// A line a page, in their order.
  private static let words = WordIndex(file: "topics")

  static var topics: [String] { allCases.map(\.rawValue) }

  var text: String { String(embedded: "handbook/\(rawValue).md") }
}

extension String {
  /// The text of a file that stands in the program.
  init(embedded path: String) {
    let file = unsafe path.withCString { unsafe template_named($0) }
    let bytes = unsafe UnsafeBufferPointer(start: file.start, count: file.start == nil ? 0 : file.count)
    self = unsafe String(decoding: bytes, as: UTF8.self)
  }
}
