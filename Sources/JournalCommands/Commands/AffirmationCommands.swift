import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore

/// `affirmation`: today's.
struct AffirmationCommand: Command {
  static let name = "affirmation"
  static let summary = HelpText.affirmation

  init(_ arguments: Arguments) throws(UsageError) {}

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let shelf = AffirmationShelf(journal, context.phrases)
    guard let affirmation = shelf.affirmation(of: context.shiftDay(in: journal)) else {
      context.errors.line(context.phrases.caption(.noAffirmations))
      return .dataProblem
    }
    let isLiked = shelf.likes.contains(affirmation.id)
    if context.common.usesJSON {
      context.answer { $0.fields(of: affirmation, isLiked: isLiked) }
    } else {
      context.show(affirmation, isLiked: isLiked)
    }
    return .done
  }
}

/// `affirmation like [ID]`: likes an affirmation, today's where none is named.
struct AffirmationLikeCommand: Command {
  static let name = "affirmation like"
  static let summary = HelpText.affirmationLike
  static let positionals = [Positional(.affirmation, isOptional: true)]
  static let examples = ["affirmation like", "affirmation like resilience-3"]

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
  static let name = "affirmation unlike"
  static let summary = HelpText.affirmationUnlike
  static let positionals = [Positional(.affirmation, isOptional: true)]

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
  static let name = "affirmation list"
  static let summary = HelpText.affirmationList
  static let options: [Option] = [.liked, .affirmationCategory]
  static let examples = ["affirmation list --liked", "affirmation list --category balance"]

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
      context.answer { json in
        json.key("affirmations")
        json.list(chosen) { json, affirmation in
          json.object { $0.fields(of: affirmation, isLiked: shelf.likes.contains(affirmation.id)) }
        }
      }
      return .done
    }
    if chosen.isEmpty { context.errors.line(context.phrases.caption(.noAffirmations)) }
    var table = TextTable()
    for affirmation in chosen {
      let heart = shelf.likes.contains(affirmation.id) ? "♥" : " "
      table.add([.init(affirmation.id, .dim), .init(heart, .error), .init(affirmation.text)])
    }
    table.write(to: &context.output)
    return .done
  }
}

extension JSONWriter {
  /// Writes the fields of an affirmation.
  mutating func fields(of affirmation: Affirmation, isLiked: Bool) {
    field("id", affirmation.id)
    field("text", affirmation.text)
    key("category")
    if let category = affirmation.category { string(category.rawValue) } else { null() }
    field("liked", isLiked)
  }
}

extension Context {
  /// The day whose affirmation is today's: the shift's day through the night.
  fileprivate func shiftDay(in journal: Journal) -> CivilDay {
    DayChoice(DayChoice.Wish(kind: nil), now: now(in: journal.zone), journal: journal).day.day
  }

  /// Appends a line to the file of likes, which two devices may both append to.
  fileprivate mutating func setLike(_ id: String?, isLiked: Bool) throws(CommandError) -> ExitCode {
    let journal = try self.journal()
    let shelf = AffirmationShelf(journal, phrases)
    let today = shelf.affirmation(of: shiftDay(in: journal))
    let named = try id.map { (id) throws(CommandError) in
      do throws(AffirmationShelf.NotFound) { return try shelf.affirmation(named: id) } catch {
        throw .noAffirmation(
          id, nearest: error.near ?? NearestWord.of(id, among: shelf.affirmations.map(\.id)))
      }
    }
    guard let affirmation = named ?? today else {
      errors.line(phrases.caption(.noAffirmations))
      return .dataProblem
    }
    if shelf.likes.contains(affirmation.id) != isLiked {
      let line = Likes.line(affirmation.id, isLiked: isLiked, at: timestamp(in: journal))
      do throws(StoreError) {
        warnWhereNotUndoable(try journal.store.append(line, to: AffirmationShelf.likesPath))
      } catch { throw .store(error) }
    }
    if common.usesJSON {
      answer { $0.fields(of: affirmation, isLiked: isLiked) }
    } else {
      confirm(isLiked ? .liked(affirmation.text) : .unliked(affirmation.text))
    }
    return .done
  }

  /// Shows an affirmation with its category.
  mutating func show(_ affirmation: Affirmation, isLiked: Bool) {
    let text = phrases.quoted(Sanitizer.line(affirmation.text))
    let category = affirmation.category.map { phrases.name(of: $0) } ?? ""
    // Room for the category and the heart behind the last line.
    let room = max(20, output.width - DisplayWidth.columns(of: category) - 5)
    let isLong = output.isTerminal && DisplayWidth.columns(of: text) > room
    let lines = isLong ? DisplayWidth.wrapped(text, to: room) : [text]
    for line in lines.dropLast() { output.line(line, .bold) }
    output.write(lines.last ?? "", .bold)
    if !category.isEmpty { output.write("  " + category, .dim) }
    if isLiked { output.write("  ♥", .error) }
    output.line()
  }
}
