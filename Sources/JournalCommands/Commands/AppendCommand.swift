import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// `append WORDS…`: a line with its time, added to the note of a day or to any record.
enum AppendCommand: Command {
  static let verb = Verb(
    "append", .everyDay, beginsJournal: true, deviceSync: .inbox,
    positionals: [Positional(.text, isOptional: true, repeats: true)],
    options: [.to, .last, .date, .at, .source],
    examples: [
      "append Room 4 again. +calm", "append --last And then it was quiet.",
      "append --to the-lift < notes.txt",
    ])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    var wish = DayChoice.Wish(
      kind: .entry, at: try arguments.moment(.at), date: try arguments.day(.date), shift: nil)
    let tellsWhen = wish.at == nil && wish.date == nil
    let (said, takesInput) = try arguments.withColon(if: tellsWhen).entryWords(tellsWhen: tellsWhen)
    let targets = [Option.to, .last, .date].filter(arguments.has)
    if targets.count > 1 { throw .usage(.contradiction(targets[0].flag, targets[1].flag)) }
    let record = arguments.has(.last) ? Journal.lastTouched : try arguments.text(.to)
    try context.beginCommand()
    let words = try context.settled(said)
    wish.take(words)
    let isTold = !words.words.isEmpty
    var given = try context.textOrOffered(takesInput ? "-" : nil, isTold: isTold)
    if !isTold { given = try context.take(given, &wish) }
    var text = [words.words, given ?? ""].map(\.trimmed).filter { !$0.isEmpty }.joined(separator: "\n")
    let isAsked = text.isEmpty && context.terminal != nil
    let journal = try context.journal()
    let choice = DayChoice(wish, now: context.now(in: journal.zone), journal: journal)
    let named = try record.map { name throws(CommandError) in try context.record(named: name) }
    var note = named == nil ? try context.dailyNote(of: choice.day.day) : named
    let isSealed = note?.isSealed ?? journal.profile.seals(Kind.entry.name)
    var piped = Draft(kind: .entry, day: choice.day.day)
    piped.isSealed = isSealed
    try context.note(piped, date: wish.date?.day(choice.dates))
    if isAsked { text = try askText(&context, isSealed: isSealed) }
    guard !text.isEmpty else { throw .usage(.missingArgument(.text), command: Self.name) }
    context.mentionStrange(of: words)
    let item = ListItem.markdown(text, at: choice.at?.local.time)
    var created: Change?
    if note == nil {
      do throws(CommandError) {
        created = try context.createDailyNote(of: choice.day.day, body: item + "\n", isSole: true)
      } catch {
        guard case .store(let refusal) = error, refusal.reason == .nameTaken else { throw error }
        // Another program wrote the first words of the day a moment ago, which these follow.
        note = try context.dailyNote(of: choice.day.day)
      }
    }
    // Nobody can add to what is sealed; without the key another note is written, and that sealed, too.
    let isOpen = note.map { !$0.isSealed || journal.seal?.isUnlocked == true } ?? false
    if created == nil, named == nil, !isOpen {
      created = try context.createDailyNote(of: choice.day.day, body: item + "\n")
    }
    if let created {
      try context.confirm(created, choice, .entry)
      if note != nil { context.errors.line(context.phrases.say("seal-anotherNote"), .dim) }
    } else if let note {
      let now = context.timestamp(in: journal)
      let change = try context.change(note.path, by: journal.edit(note, appendingItem: item, now: now))
      try context.confirm(change) { .changed(path: $0) }
    }
    // In the text of any other kind it is a word.
    if note?.kind ?? .entry == .entry, journal.profile.readsInlineTags { context.mention(words.plusTags) }
    context.mention(plusWordsIn: given)
    if isAsked { journal.unfinishedFolder?.remove(Self.typed) }
    return .done
  }

  /// The file that keeps what is typed until it is written.
  private static let typed = "append.txt"

  /// Asks for the text; what was typed when the question ended without an answer stands there again, unless
  /// it is to be sealed.
  private static func askText(_ context: inout Context, isSealed: Bool) throws(CommandError) -> String {
    let folder = try isSealed ? nil : context.journal().unfinishedFolder
    func keep(_ text: String) -> Bool {
      if !text.trimmed.isEmpty { return folder?.write(Array(text.utf8), as: Self.typed) ?? false }
      folder?.remove(Self.typed)
      return false
    }
    var request = LineRequest()
    request.text = folder?.read(Self.typed).map { String(decoding: $0, as: UTF8.self) } ?? ""
    request.keep = { _ = keep($0) }
    switch context.askLine(context.phrases.say("question-entryText"), hint: nil, request) {
    case .text(let text):
      // It may yet not be written.
      _ = keep(text)
      return text.trimmed
    case .back: throw .interrupted
    case .broken(let text):
      if keep(text) {
        context.errors.line(context.phrases.confirmation(.answersKept(command: "smjournal " + Self.name)))
      } else if !text.trimmed.isEmpty {
        context.errors.line(context.phrases.say("confirmation-answersNotKept"))
        context.errors.line(text)
      }
      throw .interrupted
    }
  }
}

extension Context {
  /// The note of a day; `nil` where there is none.
  mutating func dailyNote(of day: CivilDay) throws(CommandError) -> Record? {
    let journal = try journal()
    return try found(journal.dailyNote(of: day))
  }

  /// Writes the note of a day, which has the day as its name and no title.
  mutating func createDailyNote(
    of day: CivilDay, body: String, isSole: Bool = false
  ) throws(CommandError) -> Change {
    try create(Draft(kind: .entry, day: day, body: body), stem: day.iso, isSole: isSole)
  }
}
