import CommandKit
import JournalInsights
import JournalKit
import JournalLanguage
import JournalTerminal

/// `affirmation`: today's.
struct AffirmationCommand: PlainCommand {
  static let verb = Verb("affirmation", .affirmation, .look, examples: ["affirmation", "affirmation --json"])

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let shelf = AffirmationShelf(journal, context.phrases)
    guard let affirmation = context.todaysAffirmation(on: shelf, in: journal) else {
      context.errors.line(context.phrases.say("caption-noAffirmations"))
      return .dataProblem
    }
    let isLiked = shelf.likes.contains(affirmation.id)
    if context.common.usesJSON {
      context.answer(affirmation.fields(isLiked: isLiked))
    } else {
      context.show(affirmation, isLiked: isLiked)
    }
    return .done
  }
}

/// `affirmation like [ID]`: likes an affirmation, today's where none is named.
struct AffirmationLikeCommand: Command {
  static let verb = Verb(
    "affirmation like", .affirmationLike, .change, positionals: [Positional(.affirmation, isOptional: true)],
    examples: ["affirmation like", "affirmation like resilience-3"])

  private let id: String?

  init(_ arguments: Arguments) throws(UsageError) {
    id = arguments.positionals.isEmpty ? nil : try arguments.argument(0)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    try context.setLike(id, isLiked: true)
  }
}

/// `affirmation unlike [ID]`: takes a like back.
struct AffirmationUnlikeCommand: Command {
  static let verb = Verb(
    "affirmation unlike", .affirmationUnlike, .change,
    positionals: [Positional(.affirmation, isOptional: true)], examples: ["affirmation unlike resilience-3"])

  private let id: String?

  init(_ arguments: Arguments) throws(UsageError) {
    id = arguments.positionals.isEmpty ? nil : try arguments.argument(0)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    try context.setLike(id, isLiked: false)
  }
}

/// `affirmation list`: all, the liked ones, those of a category.
struct AffirmationListCommand: Command {
  static let verb = Verb(
    "affirmation list", .affirmationList, .look, isPaged: true, options: [.liked, .affirmationCategory],
    examples: ["affirmation list --liked", "affirmation list --category balance"])

  private let onlyLiked: Bool
  private let category: AffirmationCategory?

  init(_ arguments: Arguments) throws(UsageError) {
    onlyLiked = arguments.has(.liked)
    category = try arguments.value(
      .affirmationCategory, .oneOf(Option.affirmationCategory.choices)
    ) { AffirmationCategory(named: $0) }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let shelf = AffirmationShelf(journal, context.phrases)
    let chosen = shelf.affirmations.filter { affirmation in
      (!onlyLiked || shelf.likes.contains(affirmation.id))
        && (category == nil || affirmation.category == category)
    }
    guard !context.common.usesJSON else {
      let rows = objects(chosen) { $0.fields(isLiked: shelf.likes.contains($0.id)) }
      context.answer(["affirmations": rows])
      return .done
    }
    if chosen.isEmpty { context.errors.line(context.phrases.say("caption-noAffirmations")) }
    var table = TextTable()
    for affirmation in chosen {
      let heart = shelf.likes.contains(affirmation.id) ? "♥" : " "
      let style = affirmation.category.map { Style.category($0) } ?? .dim
      table.add([.init(affirmation.id, style), .init(heart, .error), .init(affirmation.text)])
    }
    table.write(to: &context.output)
    return .done
  }
}
