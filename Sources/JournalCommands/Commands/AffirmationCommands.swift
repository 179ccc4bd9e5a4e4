import JournalFiles
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `affirmation`: today's.
enum AffirmationCommand: Command {
  static let verb = Verb("affirmation", .look, examples: ["affirmation", "affirmation --json"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let shelf = AffirmationShelf(journal, context.phrases)
    guard let affirmation = context.todaysAffirmation(on: shelf, in: journal) else {
      context.errors.line(context.phrases.say("caption-noAffirmations"))
      return .dataProblem
    }
    let isLiked = shelf.likes.contains(affirmation.id)
    return context.answer(affirmation.fields(isLiked: isLiked)) { $0.show(affirmation, isLiked: isLiked) }
  }
}

/// `affirmation like [ID]`: likes an affirmation, today's where none is named.
enum AffirmationLikeCommand: Command {
  static let verb = Verb(
    "affirmation like", .change, positionals: [.anyAffirmation],
    examples: ["affirmation like", "affirmation like resilience-3"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    try context.mark(try arguments.anyArgument(), .liked, true)
  }
}

/// `affirmation unlike [ID]`: takes a like back.
enum AffirmationUnlikeCommand: Command {
  static let verb = Verb(
    "affirmation unlike", .change, positionals: [.anyAffirmation],
    examples: ["affirmation unlike resilience-3"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    try context.mark(try arguments.anyArgument(), .liked, false)
  }
}

/// `affirmation list`: all, the liked ones, those of a category.
enum AffirmationListCommand: Command {
  static let verb = Verb(
    "affirmation list", .look, isPaged: true, options: [.liked, .affirmationCategory],
    examples: ["affirmation list --liked", "affirmation list --category balance"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let onlyLiked = arguments.has(.liked)
    let category = try arguments.value(
      .affirmationCategory, .oneOf(Option.affirmationCategory.choices)
    ) { AffirmationCategory(named: $0) }
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

/// `affirmation add TEXT`: a text of one's own, a line in `affirmations/own.md`.
enum AffirmationAddCommand: Command {
  static let verb = Verb(
    "affirmation add", .change, positionals: [Positional(.text, repeats: true)],
    options: [.notAfterHardShift],
    examples: [
      "affirmation add 'My garden is waiting for me'",
      "affirmation add 'What does not kill me makes me laugh' --not-after-hard-shift",
    ])

  /// In bytes; longer ones are no affirmations.
  private static let longest = 1000

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let text = try arguments.words().joined(separator: " ").trimmed
    let isSpared = arguments.has(.notAfterHardShift)
    guard !text.isEmpty, text.utf8.count <= Self.longest, !text.contains("-->"), !text.contains("<!--") else {
      throw .usage(.wrongValue(name: text, found: text, expected: .text))
    }
    let journal = try context.journal()
    // What was today's before stays so.
    _ = context.todaysAffirmation(on: AffirmationShelf(journal, context.phrases), in: journal)
    let line = OwnAffirmations.line(text, added: context.shiftDay(in: journal), isSpared: isSpared)
    let change = try stored(journal.store.append(line, to: AffirmationShelf.addedPath))
    context.warnWhereNotUndoable(change)
    let added = Affirmation(id: OwnAffirmations.id(of: text), category: nil, text: text)
    return context.answer(added.fields(isLiked: false)) {
      $0.output.line($0.phrases.say("look-affirmationAdded"))
    }
  }
}

/// `affirmation spare [ID]`: a text that is not for the day after a hard shift, today's where none is named.
enum AffirmationSpareCommand: Command {
  static let verb = Verb(
    "affirmation spare", .change, positionals: [.anyAffirmation], options: [.spareOff],
    examples: ["affirmation spare competence-5", "affirmation spare resilience-3 --off"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    try context.mark(try arguments.anyArgument(), .spared, !arguments.has(.spareOff))
  }
}
