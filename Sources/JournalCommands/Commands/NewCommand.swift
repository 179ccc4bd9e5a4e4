import JournalFiles
import JournalFormat
import JournalInsights
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal
import SystemLibrary

/// `new WORDS…`: a journal entry; alone at a terminal it asks.
///
/// A day or a time before a colon is when, the first of several sentences the title; what a pipe or a file
/// offers is the text.
struct NewCommand: SteppedCommand {
  static let verb = Verb(
    "new", .everyDay, takesScales: true, beginsJournal: true, deviceSync: .inbox,
    positionals: [Positional(.title, isOptional: true, repeats: true)],
    options: [
      .entryTitle, .text, .mood, .tag, .highlight, .favorite, .person, .place, .weather, .at, .date, .shift,
      .isPrivate, .photo, .photoSize, .keepPosition, .template, .edit, .daily, .sealed, .explain, .source,
    ],
    examples: [
      "new", "new yesterday 9pm: Ward was loud. We coped. +night",
      "new 'A hard night' --mood 😞 --tag fatigue --text 'Four admissions before midnight.'",
      "new Quiet Sunday --edit", "new From a file < notes.txt",
    ])

  /// The options that the note of a day takes: it is opened, not filled.
  private static let ofDaily: [Option] = [.daily, .at, .date, .shift, .source]

  private var draft = Draft(kind: .entry, day: CivilDay(number: 0))
  private let text: String?
  private let arguments: Arguments
  private let mood: String?
  private var wish: DayChoice.Wish
  private let opensEditor: Bool
  private let template: String?
  private let photos: [String]
  private let photoSize: Int?
  /// The title that is offered where one is asked for, in place of the program's own.
  var offeredTitle: String?
  /// Whether the text came by a pipe or from a file.
  var isPiped = false
  private let title: String?
  private var words: EntryWords
  /// Whether the words of the command line alone make an entry.
  private var isTold: Bool {
    mood != nil || title != nil || !words.words.isEmpty || !arguments.scales.isEmpty || !photos.isEmpty
      || !draft.values.isEmpty
  }

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    mood = try arguments.text(.mood)
    opensEditor = arguments.has(.edit)
    template = try arguments.text(.template)
    photos = arguments.values.filter { $0.name == Option.photo.name }.map(\.value)
    photoSize = try arguments.photoSize()
    if photos.isEmpty, photoSize != nil || arguments.has(.keepPosition) {
      throw .usage(.missingValue(option: Option.photo.flag, .file))
    }
    if arguments.has(.daily) {
      let other = Self.options.first { !Self.ofDaily.contains($0) && arguments.has($0) }
      let flag = other?.flag ?? arguments.scales.first.map { "--" + $0.name }
      if let flag { throw .usage(.contradiction(Option.daily.flag, flag)) }
    }
    wish = DayChoice.Wish(
      kind: .entry, at: try arguments.moment(.at), date: try arguments.day(.date),
      shift: try arguments.shift(.shift))
    title = try arguments.text(.entryTitle).flatMap { $0.trimmed.isEmpty ? nil : $0.trimmed }
    let takesInput: Bool
    (words, takesInput) = try arguments.entryWords(
      tellsWhen: title == nil && wish.at == nil && wish.date == nil)
    text = try arguments.text(.text) ?? (takesInput ? "-" : nil)
    draft[.place] = try Self.single(.place, arguments)
    draft[.weather] = try Self.single(.weather, arguments)
    draft[.tags] = Self.list(try arguments.texts(.tag).flatMap { TagText.tags(in: $0) })
    draft[.highlights] = Self.list(try arguments.texts(.highlight))
    draft[.people] = Self.list(try arguments.texts(.person))
    if arguments.has(.favorite) { draft[.favorite] = .bool(true) }
    draft.isSealed = arguments.has(.sealed)
    if arguments.has(.isPrivate) { draft.markPrivate() }
  }

  private static func single(_ option: Option, _ arguments: Arguments) throws(CommandError) -> Value? {
    try arguments.value(option, .text) { $0.trimmed.isEmpty ? nil : .string($0.trimmed) }
  }

  fileprivate static func list(_ texts: [String]) -> Value? {
    var items: [String] = []
    for item in texts.map(\.trimmed) where !item.isEmpty && !items.contains(item) { items.append(item) }
    return items.isEmpty ? nil : .list(items.map { .string($0) })
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    var command = self
    command.words = try context.settled(words)
    command.wish.take(command.words)
    return try command.write(in: &context)
  }

  private func write(in context: inout Context) throws(CommandError) -> ExitCode {
    if arguments.has(.daily) { return try openDailyNote(in: &context) }
    if !isTold && text == nil && !opensEditor && context.terminal != nil {
      return try askAndWrite(in: &context)
    }
    if try isMoodAlone(in: &context) {
      var arguments = Arguments(command: MoodCommand.name)
      arguments.positionals = [words.words]
      return try MoodCommand.run(arguments, in: &context)
    }
    var (text, wish) = (try context.textOrOffered(text, isTold: isTold || opensEditor), wish)
    try context.note(self.draft, date: nil)
    if isPiped || self.text == nil || self.text == "-", title == nil, words.words.isEmpty {
      text = try context.take(text, &wish)
    }
    // A template is a text, too.
    guard isTold || text?.trimmed.isEmpty == false || opensEditor || template != nil else {
      throw .usage(.missingArgument(.title))
    }
    let choice = try choice(wish, &context)
    let draft = try draft(text, choice, wish, &context)
    try context.note(draft, date: wish.date?.day(choice.dates))
    let template = try context.template(named: template, on: choice, shift: wish.shift)
    var failure: CommandError?
    let media = try media(of: draft, &failure, &context)
    // What is typed into an editor is a text, whatever the draft has.
    var typed = draft
    if opensEditor, typed.body.isEmpty { typed.body = "…" }
    let isSealed = try context.journal().seals(typed)
    let written = isSealed ? nil : try create(draft, template, media, &failure, &context)
    let hasWritten =
      try isSealed
      ? context.createSealed(draft, template, media, opensEditor: opensEditor, choice) : written != nil
    guard hasWritten else {
      context.confirm(.nothingWritten)
      return .done
    }
    if let written {
      try context.confirm(written, choice, .entry)
      context.mentionStrange(of: words)
      if let toCome = try context.toCome(choice) { context.remark(toCome) }
      context.mention(words.plusTags)
      context.mention(plusWordsIn: text)
    }
    if arguments.has(.explain) { context.explain(choice) }
    if let written, draft[.tags] == nil { context.mentionTags(for: draft, at: written.path) }
    context.mention(choice)
    guard let failure else { return .done }
    context.report(failure)
    if written != nil { context.mentionAttach(photos) }
    return failure.exitCode
  }

  /// The entry as the command line has it.
  private func draft(
    _ text: String?, _ choice: DayChoice, _ wish: DayChoice.Wish, _ context: inout Context
  ) throws(CommandError) -> Draft {
    var draft = choice.draft(of: .entry, wished: wish.shift)
    draft.values.merge(self.draft.values) { _, said in said }
    try context.add(words, to: &draft)
    draft.extra += self.draft.extra
    draft.isSealed = self.draft.isSealed
    var values = Answers()
    try context.add(arguments.scales, to: &values, options: Self.options, command: Self.name)
    values.fill(&draft)
    let (title, body) = titleAndText(text)
    if !title.isEmpty { draft[.title] = .string(title) }
    draft.body = body
    if let mood { draft[.mood] = .string(try context.mood(from: mood, option: Option.mood.flag)) }
    return draft
  }

  /// The photos as they will lie in the journal.
  ///
  /// Words are written without the photo that fails, which is said at the end; nothing else would be an empty
  /// entry.
  private func media(
    of draft: Draft, _ failure: inout CommandError?, _ context: inout Context
  ) throws(CommandError) -> [Journal.Media] {
    do throws(CommandError) {
      return try context.prepared(
        photos, day: draft.day, keepsPosition: arguments.has(.keepPosition), side: photoSize)
    } catch {
      guard mood != nil || !arguments.scales.isEmpty || draft[.title] != nil || !draft.body.trimmed.isEmpty
      else { throw error }
      failure = error
      return []
    }
  }

  /// Writes the entry with its photos, and opens it in the editor where that was asked for; `nil` where
  /// nothing was typed there.
  private func create(
    _ draft: Draft, _ template: [UInt8]?, _ media: [Journal.Media], _ failure: inout CommandError?,
    _ context: inout Context
  ) throws(CommandError) -> Change? {
    var change = try context.create(draft, template: template)
    if !media.isEmpty {
      // The words are there by now.
      do throws(CommandError) { change = try context.attach(media, toNew: change) } catch { failure = error }
    }
    guard opensEditor else { return change }
    let isWanted = isTold || !draft.body.trimmed.isEmpty
    let isKept = try context.openEditor(onNew: change.path, isWanted: isWanted, in: try context.journal())
    return isKept ? change : nil
  }

  /// Whether a number from 1 to 5 alone is a mood: « noter 4 ».
  private func isMoodAlone(in context: inout Context) throws(CommandError) -> Bool {
    guard Mood.isNumber(words.words), draft.values.isEmpty, mood == nil, text == nil, title == nil,
      wish.at == nil, wish.date == nil, context.canAsk, let step = Mood(words.words).step
    else { return false }
    return try context.askYes(
      context.phrases.say("question-isMood", ("mood", .of(step.emoji))), usually: true)
  }

  /// The title and the text: both as they were said, or the words of the command line taken apart.
  private func titleAndText(_ text: String?) -> (title: String, text: String) {
    if let title {
      return (title, [words.sentences, text ?? ""].filter { !$0.isEmpty }.joined(separator: "\n\n"))
    }
    if let text { return (words.sentences, text) }
    return words.titleAndText
  }

  /// Opens the note of the day in the editor, where somebody is there to write; else says where it is.
  private func openDailyNote(in context: inout Context) throws(CommandError) -> ExitCode {
    if !words.words.isEmpty { throw .usage(.contradiction(Option.daily.flag, words.words)) }
    let choice = try choice(wish, &context)
    let journal = try context.journal()
    let canOpen = context.canAsk
    if let note = try context.dailyNote(of: choice.day.day) {
      if canOpen {
        try context.openEditor(on: note.path, in: journal)
      } else {
        context.answer(note.fields) { $0.output.line(Sanitizer.line($0.displayed(note.path))) }
      }
      return .done
    }
    let change = try context.createDailyNote(of: choice.day.day, body: "")
    if !canOpen {
      try context.confirm(change, choice, .entry)
    } else if try !context.openEditor(onNew: change.path, isWanted: false, in: journal) {
      context.confirm(.nothingWritten)
    }
    return .done
  }

  private func choice(_ wish: DayChoice.Wish, _ context: inout Context) throws(CommandError) -> DayChoice {
    let journal = try context.journal()
    try context.check(wish.shift)
    return DayChoice(wish, now: context.now(in: journal.zone), journal: journal)
  }

  /// Asks for title, mood, text, tags and highlights, each of which may be passed over.
  private func askAndWrite(in context: inout Context) throws(CommandError) -> ExitCode {
    var wish = wish
    let former = try context.offerUnfinished(.entry, isSealed: draft.isSealed)
    if let former { wish.go(onWith: former) }
    var choice = try choice(wish, &context)
    if former?.next != Interview.done { context.errors.line(context.howToAnswer, .dim) }
    let template = try context.template(named: template, on: choice, shift: wish.shift)
    let date = wish.date?.day(choice.dates)
    var unfinished = former ?? UnfinishedRecord(.entry, at: choice.at, date: date, shift: wish.shift)
    unfinished.isSealed = unfinished.isSealed || draft.isSealed
    let suggestion = offeredTitle ?? context.title(choice.suggestedTitle)
    try unfinished.ask(
      Interview.steps(ofEntryTitled: suggestion, context.journal().profile.scales), in: &context)
    var answers = unfinished.answers
    // A title is read as the words of the command line are: `yesterday 9pm: Ward was loud`.
    if wish.at == nil, wish.date == nil {
      let told = try context.settled(EntryWords([answers.title], marked: 0, tellsWhen: true))
      let parts = told.titleAndText
      answers.title = parts.title
      answers.text = [parts.text, answers.text].filter { !$0.isEmpty }.joined(separator: "\n\n")
      wish.take(told)
      choice = try self.choice(wish, &context)
    }
    answers.markTags()
    guard !answers.isEmpty else {
      context.errors.line(context.phrases.confirmation(.nothingWritten))
      return .done
    }
    let (marked, chosen) = (answers, choice)
    try unfinished.writing(in: &context) { (context) throws(CommandError) in
      var draft = chosen.entry(marked, suggestedTitle: suggestion, wished: wish.shift)
      draft.values.merge(unfinished.stated) { said, _ in said }
      draft.extra += self.draft.extra
      if unfinished.isPrivate { draft.markPrivate() }
      draft.isSealed = unfinished.isSealed
      let change = try context.create(draft, template: template)
      try context.confirm(change, chosen, .entry)
    }
    if arguments.has(.explain) { context.explain(choice) }
    context.mention(choice)
    if answers.mood != nil { try context.careForLowWeeks() }
    return .done
  }
}

extension Context {
  /// The template that was asked for, else the one that the profile has for the shift or the day of the week;
  /// `nil` where that of the kind is meant.
  fileprivate mutating func template(
    named typed: String?, on choice: DayChoice, shift: ShiftType?
  ) throws(CommandError) -> [UInt8]? {
    let journal = try journal()
    let (profile, day) = (journal.profile, choice.day.day)
    let word = shift ?? choice.day.shift
    let meaning = word.flatMap { profile.shifts.meaning(of: $0, on: day) }
    let shifts = [word, meaning.flatMap { ShiftType(named: $0.rawValue) }].compactMap { $0 }
    let chosen = profile.templates.name(on: day, shifts: shifts)
    guard let name = typed ?? chosen else { return nil }
    let names: [String]
    do throws(StoreError) {
      if let template = try journal.template(named: name, language: phrases.language) { return template }
      names = try journal.templateNames()
      // Its beginning is enough where no other begins so.
      let begun = names.filter { name in typed.map { name.hasPrefix($0) } ?? false }
      if begun.count == 1, let template = try journal.template(named: begun[0], language: phrases.language) {
        return template
      }
    } catch { throw .store(error) }
    // What was typed is wrong usage; what the profile says must not keep an entry from being written.
    guard let typed else {
      warn(phrases.say("template-missing", ("name", .of(name))), .warning)
      return nil
    }
    // Where there is none, its place says how to make it.
    let words = names.isEmpty ? ["templates/\(typed).md"] : names
    throw Arguments().wrongWord(.template, typed, among: words)
  }

  /// Attaches what was prepared to a record that was just written; one undo takes both back.
  fileprivate mutating func attach(_ media: [Journal.Media], toNew created: Change) throws(CommandError)
    -> Change
  {
    let journal = try journal()
    guard let record = journal.record(from: try read(created.path, in: journal))?.record else {
      return created
    }
    let now = timestamp(in: journal)
    return try change(
      created.path, by: journal.attach(media, to: record, caption: nil, now: now, joinedTo: created))
  }

  /// Says at a terminal which tags the words themselves suggest, as a line that adds them; asking would be in
  /// the way of a quick note.
  fileprivate mutating func mentionTags(for draft: Draft, at path: String) {
    guard canAsk else { return }
    let record = Record(id: "", path: path, kind: .entry, date: draft.day)
    var text = draft.body
    if case .string(let title)? = draft[.title] { text = title + "\n" + text }
    let tags = TagSuggestion.said(
      for: record, text: Self.start(of: text), records: [],
      hints: TagSuggestion.Hints(keywords: phrases.tagKeywords, code: phrases.language.rawValue), limit: 3)
    if !tags.isEmpty { mentionTagCommand(tags.map { "+" + $0 }) }
  }

  /// Says how photos that were not attached come into the entry.
  fileprivate mutating func mentionAttach(_ photos: [String]) {
    let command = "smjournal attach @ " + photos.map { Quoting.shellWord($0) }.joined(separator: " ")
    errors.line(Sanitizer.line(phrases.say("media-attachLater", ("command", .of(command)))))
  }
}

extension Context {
  /// Puts the tags and the people of words into a draft.
  mutating func add(_ words: EntryWords, to draft: inout Draft) throws(CommandError) {
    var tags = try journal().profile.readsInlineTags ? words.tags : words.plusTags
    // `@work`, where the journal has a tag of that name and nobody is called so.
    var people = draft[.people]?.texts ?? []
    for name in words.people {
      if try isTagAlone(name) { tags.append(name) } else { people.append(name) }
    }
    draft[.tags] = NewCommand.list((draft[.tags]?.texts ?? []) + tags)
    draft[.people] = NewCommand.list(people)
  }

  /// Whether records have a tag, and none has a person of that name.
  fileprivate mutating func isTagAlone(_ name: String) throws(CommandError) -> Bool {
    let journal = try self.journal()
    var (tagged, named) = (Query(), Query())
    (tagged.tags, tagged.limit, named.person, named.limit) = ([name], 1, name, 1)
    return !journal.records(matching: tagged).records.isEmpty
      && journal.records(matching: named).records.isEmpty
  }
}
