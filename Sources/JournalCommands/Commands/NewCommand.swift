import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import SystemLibrary

/// `new TITLE`: a journal entry; alone at a terminal it asks.
struct NewCommand: Command {
  static let name = "new"
  static let takesScales = true
  static let summary = HelpText.new
  static let group = VerbGroup.everyDay
  static let positionals = [Positional(.title, isOptional: true, repeats: true)]
  static let options: [Option] = [
    .text, .mood, .tag, .highlight, .favorite, .person, .place, .weather, .at, .date, .shift, .isPrivate,
    .edit,
    .explain, .source,
  ]
  static let examples = [
    "new", "new 'A hard night' --mood 😞 --tag fatigue --text 'Four admissions before midnight.'",
    "new 'Quiet Sunday' --edit", "new 'From a file' --text - < notes.txt",
  ]

  private var draft = Draft(kind: .entry, day: CivilDay(number: 0))
  private let text: String?
  private let scales: [(name: String, value: String)]
  private let mood: String?
  private var wish: DayChoice.Wish
  private let opensEditor: Bool
  private let explains: Bool
  /// The title that is offered where one is asked for, in place of the program's own.
  var offeredTitle: String?
  /// Whether the words of the command line alone make an entry.
  private var isTold = false

  private let contentKeys: [Key] = [.title, .mood, .place, .weather, .tags, .highlights, .people, .favorite]

  init(_ arguments: Arguments) throws(UsageError) {
    text = try arguments.text(.text)
    scales = arguments.scales
    mood = try arguments.text(.mood)
    opensEditor = arguments.has(.edit)
    explains = arguments.has(.explain)
    wish = DayChoice.Wish(
      kind: .entry, at: try arguments.moment(.at), date: try arguments.day(.date),
      shift: try arguments.shift(.shift))
    var words: [String] = []
    for index in arguments.positionals.indices { words.append(try arguments.argument(index)) }
    let title = words.joined(separator: " ").trimmed
    if !title.isEmpty { draft[.title] = .string(title) }
    defer { isTold = mood != nil || contentKeys.contains { draft[$0] != nil } }
    draft[.place] = try Self.single(.place, arguments)
    draft[.weather] = try Self.single(.weather, arguments)
    let tags = try arguments.texts(.tag).flatMap { TagText.tags(in: $0) }
    if !tags.isEmpty { draft[.tags] = .list(tags.map { .string($0) }) }
    draft[.highlights] = try Self.list(.highlight, arguments)
    draft[.people] = try Self.list(.person, arguments)
    if arguments.has(.favorite) { draft[.favorite] = .bool(true) }
    if arguments.has(.isPrivate) { draft.extra.append(Value.Field(key: "private", value: .bool(true))) }
  }

  private static func single(_ option: Option, _ arguments: Arguments) throws(UsageError) -> Value? {
    try arguments.value(option, .text) { $0.trimmed.isEmpty ? nil : .string($0.trimmed) }
  }

  private static func list(_ option: Option, _ arguments: Arguments) throws(UsageError) -> Value? {
    let items = try arguments.texts(option).map(\.trimmed).filter { !$0.isEmpty }
    return items.isEmpty ? nil : .list(items.map { .string($0) })
  }

  /// Whether nothing was said about what to write.
  private var isEmpty: Bool {
    draft.values.isEmpty && scales.isEmpty && text == nil && mood == nil && !opensEditor
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    if isEmpty && context.terminal != nil { return try askAndWrite(in: &context) }
    guard draft[.title] != nil || !scales.isEmpty || text != nil || mood != nil || opensEditor else {
      throw .usage(UsageError(.missingArgument(.title), command: Self.name))
    }
    let choice = try choice(wish, &context)
    var draft = choice.draft(of: .entry, wished: wish.shift)
    draft.values.merge(self.draft.values) { _, said in said }
    draft.extra += self.draft.extra
    var values = Answers()
    try context.add(scales, to: &values, options: Self.options, command: Self.name)
    values.fill(&draft)
    draft.body = try context.textOrInput(text) ?? ""
    if let mood {
      draft[.mood] = .string(try context.mood(from: mood, option: Option.mood.flag, command: Self.name))
    }
    let change = try context.create(draft)
    if opensEditor {
      let isWanted = isTold || !draft.body.trimmed.isEmpty
      guard try context.openEditor(onNew: change.path, isWanted: isWanted, in: try context.journal()) else {
        context.confirm(.nothingWritten)
        return .done
      }
    }
    try context.confirm(change, choice, .entry)
    if explains { context.explain(choice) }
    if draft[.tags] == nil { context.mentionTags(of: change.path) }
    if wish.date == nil, wish.at == nil { context.mentionDay(in: draft[.title], of: change.path) }
    context.mention(choice)
    return .done
  }

  private func choice(_ wish: DayChoice.Wish, _ context: inout Context) throws(CommandError) -> DayChoice {
    let journal = try context.journal()
    try context.check(wish.shift, command: Self.name)
    return DayChoice(wish, now: context.now(in: journal.zone), journal: journal)
  }

  /// Asks for title, mood, text, tags and highlights, each of which may be passed over.
  private func askAndWrite(in context: inout Context) throws(CommandError) -> ExitCode {
    var wish = wish
    let former = try context.offerUnfinished(.entry)
    if let former { wish.go(onWith: former) }
    let choice = try choice(wish, &context)
    if former?.next != Interview.done {
      context.errors.line(context.phrases.hint(context.howToAnswer), .dim)
    }
    let date = wish.date?.day(choice.dates)
    var unfinished = former ?? UnfinishedRecord(.entry, at: choice.at, date: date, shift: wish.shift)
    let suggestion = offeredTitle ?? context.phrases.title(choice.suggestedTitle)
    try unfinished.ask(
      Interview.steps(ofEntryTitled: suggestion, context.journal().profile.scales), in: &context)
    let answers = unfinished.answers
    guard !answers.isEmpty else {
      context.errors.line(context.phrases.confirmation(.nothingWritten))
      return .done
    }
    try unfinished.writing(in: &context) { (context) throws(CommandError) in
      let change = try context.write(answers, suggestedTitle: suggestion, choice, wished: wish.shift)
      try context.confirm(change, choice, .entry)
    }
    if explains { context.explain(choice) }
    context.mention(choice)
    if answers.mood != nil { try context.careForLowWeeks() }
    return .done
  }
}

extension Context {
  /// Says at a terminal where tags are offered; asking would be in the way of a quick note.
  fileprivate mutating func mentionTags(of path: String) {
    guard terminal != nil, !common.usesJSON else { return }
    errors.line(phrases.hint(.tagCommand) + " smjournal tag " + Sanitizer.line(Self.id(of: path)), .dim)
  }

  /// A title is kept as it was typed; where it begins with a day as `yesterday: …` does, says at a terminal
  /// how the entry gets there.
  fileprivate mutating func mentionDay(in title: Value?, of path: String) {
    guard terminal != nil, !common.usesJSON, case .string(let title)? = title,
      let colon = title.firstIndex(of: ":")
    else { return }
    let words = String(title[..<colon])
    let day = MomentArgument.day(of: words) ?? words
    guard DayArgument(day)?.isOneDay ?? false else { return }
    let command = "smjournal move \(Self.id(of: path)) \(Quoting.shellWord(day))"
    errors.line(Sanitizer.line(phrases.caption(.ifThisWas(day: day)) + " " + command), .dim)
  }

  private static func id(of path: String) -> String {
    path.split(separator: "/").last.map { String($0.dropLast(3)) } ?? path
  }
}
