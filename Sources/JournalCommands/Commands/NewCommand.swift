import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore

/// `new TITLE`: a journal entry.
struct NewCommand: Command {
  static let name = "new"
  static let summary = HelpText.new
  static let positionals = [Positional(.title, isOptional: true, repeats: true)]
  static let options: [Option] = [
    .text, .mood, .tag, .highlight, .favorite, .person, .place, .weather, .at, .date, .shift, .edit, .explain,
  ]
  static let examples = [
    "new 'A hard night' --mood 😞 --tag fatigue --text 'Four admissions before midnight.'",
    "new 'Quiet Sunday' --edit", "new 'From a file' --text - < notes.txt",
  ]

  private var draft = Draft(kind: .entry, day: CivilDay(number: 0))
  private let text: String?
  private let wish: DayChoice.Wish
  private let opensEditor: Bool
  private let explains: Bool
  /// Whether the words of the command line alone make an entry.
  private var isTold = false

  private let contentKeys: [Key] = [.title, .mood, .place, .weather, .tags, .highlights, .people, .favorite]

  init(_ arguments: Arguments) throws(UsageError) {
    text = try arguments.text(.text)
    opensEditor = arguments.has(.edit)
    explains = arguments.has(.explain)
    wish = DayChoice.Wish(
      kind: .entry, at: try arguments.moment(.at), date: try arguments.day(.date),
      shift: try arguments.shift(.shift))
    var words: [String] = []
    for place in arguments.positionals.indices { words.append(try arguments.argument(place)) }
    let title = words.joined(separator: " ").trimmed
    guard !title.isEmpty || text != nil || opensEditor else {
      throw UsageError(.missingArgument(.title), command: Self.name)
    }
    if !title.isEmpty { draft[.title] = .string(title) }
    defer { isTold = contentKeys.contains { draft[$0] != nil } }
    draft[.mood] = try Self.single(.mood, arguments)
    draft[.place] = try Self.single(.place, arguments)
    draft[.weather] = try Self.single(.weather, arguments)
    let tags = try arguments.texts(.tag).flatMap { TagText.tags(in: $0) }
    if !tags.isEmpty { draft[.tags] = .list(tags.map { .string($0) }) }
    draft[.highlights] = try Self.list(.highlight, arguments)
    draft[.people] = try Self.list(.person, arguments)
    if arguments.has(.favorite) { draft[.favorite] = .bool(true) }
  }

  private static func single(_ option: Option, _ arguments: Arguments) throws(UsageError) -> Value? {
    try arguments.value(option, .text) { $0.trimmed.isEmpty ? nil : .string($0.trimmed) }
  }

  private static func list(_ option: Option, _ arguments: Arguments) throws(UsageError) -> Value? {
    let items = try arguments.texts(option).map(\.trimmed).filter { !$0.isEmpty }
    return items.isEmpty ? nil : .list(items.map { .string($0) })
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    try context.check(wish.shift, command: Self.name)
    let choice = DayChoice(wish, now: context.now(in: journal.zone), journal: journal)
    var draft = self.draft
    draft.day = choice.day.day
    draft.body = try context.textOrInput(text) ?? ""
    draft[.at] = choice.at.map { .string($0.iso) }
    draft[.shift] = choice.writtenShift(wished: wish.shift).map { .string($0.name) }
    let change = try context.create(draft)
    if opensEditor {
      let isWanted = isTold || !draft.body.trimmed.isEmpty
      guard try context.openEditor(onNew: change.path, isWanted: isWanted, in: journal) else {
        context.confirm(.nothingWritten)
        return .done
      }
    }
    try context.confirm(change, choice, .entry)
    if explains { context.explain(choice) }
    if draft[.tags] == nil { context.mentionTags(of: change.path) }
    context.mention(choice)
    return .done
  }
}

extension Context {
  /// Says at a terminal where tags are offered; asking would be in the way of a quick note.
  fileprivate mutating func mentionTags(of path: String) {
    guard terminal != nil, !common.usesJSON else { return }
    let name = path.split(separator: "/").last.map { String($0.dropLast(3)) } ?? path
    errors.line(phrases.hint(.tagCommand) + " smjournal tag " + Sanitizer.line(name), .dim)
  }
}
