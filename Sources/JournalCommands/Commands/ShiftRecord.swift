import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore

/// What check-in and check-out share: ratings, badges and a note about a shift.
struct ShiftRecord: Sendable {
  private let kind: Kind
  private var ratings = Ratings()
  private var badges: [String]
  private var note: String?
  private var wish: DayChoice.Wish
  private let explains: Bool

  /// The options of such a kind.
  static func options(of kind: Kind) -> [Option] {
    Scale.scales(of: kind).map(Option.scale) + [.badge, .note, .shift, .at, .date, .explain]
  }

  init(_ kind: Kind, _ arguments: Arguments) throws(UsageError) {
    self.kind = kind
    for scale in Scale.scales(of: kind) { ratings[scale] = try arguments.rating(scale) }
    badges = try arguments.texts(.badge).map(\.trimmed).filter { !$0.isEmpty }
    note = try arguments.text(.note)
    wish = DayChoice.Wish(
      kind: kind, at: try arguments.moment(.at), date: try arguments.day(.date),
      shift: try arguments.shift(.shift))
    explains = arguments.has(.explain)
  }

  /// Whether nothing was said yet about how the person feels.
  private var isEmpty: Bool { ratings.isEmpty && badges.isEmpty && note == nil }

  /// Asks what was not said where somebody can be asked, then writes.
  func write(in context: inout Context) throws(CommandError) {
    let journal = try context.journal()
    let now = context.now(in: journal.zone)
    try context.check(wish.shift, command: kind.name)
    var choice = DayChoice(wish, now: now, journal: journal)
    try context.settle(&choice)
    var record = self
    record.note = try context.textOrInput(note)
    var entry: OfferedEntry?
    let isAsked = isEmpty
    if isAsked {
      guard context.terminal != nil else { throw .usage(nothingToWrite) }
      // On a day off somebody may have stood in for another.
      if !choice.isWorking, let shift = try Interview.askShift(in: &context) {
        record.wish.shift = shift
        choice = DayChoice(record.wish, now: now, journal: journal)
      }
      guard try record.isWanted(choice, &context) else { return }
      try record.ask(choice, &context)
      // Nothing said about the shift: without an entry there is nothing to write.
      if kind == .checkOut, record.isEmpty {
        entry = try OfferedEntry.ask(ratings: record.ratings, shift: choice.day.shift, in: &context)
      }
      if record.isEmpty && entry == nil {
        context.errors.line(context.phrases.confirmation(.nothingWritten))
        return
      }
    }
    if !isAsked {
      guard try record.isWanted(choice, &context) else { return }
    }
    let isOffered = kind == .checkOut && isAsked && entry == nil
    try record.writeDraft(choice, &context)
    if isOffered { entry = try record.offerEntry(choice, &context) }
    if let entry { try entry.write(choice, wished: record.wish.shift, in: &context) }
    context.mention(choice)
  }

  /// Whether to write although the shift has such a record: asks where somebody can be asked, else says so
  /// and goes on.
  private func isWanted(_ choice: DayChoice, _ context: inout Context) throws(CommandError) -> Bool {
    guard let former = choice.former(kind, wished: wish.shift) else { return true }
    let phrases = context.phrases
    let time = former.at.map { phrases.time($0.local.time) }
    guard context.terminal != nil else {
      let remark = phrases.question(.former(kind, id: former.id, time: time))
      context.errors.line("smjournal: " + Sanitizer.line(remark))
      return true
    }
    let question = phrases.question(.another(kind, id: former.id, time: time))
    if try context.askYes(Sanitizer.line(question)) { return true }
    context.errors.line(phrases.confirmation(.nothingWritten))
    return false
  }

  /// Offers an entry once the check-out is written: who breaks off now loses nothing of it.
  private func offerEntry(
    _ choice: DayChoice, _ context: inout Context
  ) throws(CommandError) -> OfferedEntry? {
    do throws(CommandError) {
      return try OfferedEntry.ask(ratings: ratings, shift: choice.day.shift, in: &context)
    } catch {
      guard case .interrupted = error else { throw error }
      context.errors.line(context.phrases.confirmation(.noEntryWritten))
      return nil
    }
  }

  private var nothingToWrite: UsageError {
    let options = Scale.scales(of: kind).map(\.name) + ["badge", "note"]
    return UsageError(.nothingToWrite(options: options.map { "--" + $0 }), command: kind.name)
  }

  private mutating func ask(_ choice: DayChoice, _ context: inout Context) throws(CommandError) {
    let phrases = context.phrases
    let day = phrases.shift(choice.day.shift, of: choice.day.day, today: choice.today)
    let question = phrases.question(kind == .checkIn ? .shiftBefore : .shiftAfter)
    context.errors.write(question, .bold)
    let isLong = DisplayWidth.columns(of: question + "  " + day) > context.errors.width
    context.errors.line((context.errors.isTerminal && isLong ? "\n" : "  ") + day)
    context.errors.line(phrases.hint(.howToAnswer), .dim)
    let interview = try Interview.ask(kind, in: &context)
    ratings = interview.ratings
    badges = interview.badges.map(\.emoji)
    note = interview.note.isEmpty ? nil : interview.note
  }

  private func writeDraft(_ choice: DayChoice, _ context: inout Context) throws(CommandError) {
    var draft = Draft(kind: kind, day: choice.day.day, body: note ?? "")
    draft[.at] = choice.at.map { .string($0.iso) }
    draft[.shift] = choice.writtenShift(wished: wish.shift).map { .string($0.name) }
    for scale in Scale.scales(of: kind) {
      draft[scale.key] = ratings[scale].map { .int(Int64($0)) }
    }
    if !badges.isEmpty { draft[.badges] = .list(badges.map { .string($0) }) }
    let change = try context.create(draft)
    try context.confirm(change, choice, kind)
    if explains { context.explain(choice) }
  }
}

extension Context {
  /// Asks which shift is meant where several may be; where nobody can be asked, says which one was taken.
  fileprivate mutating func settle(_ choice: inout DayChoice) throws(CommandError) {
    guard case .lastBegun = choice.day.basis, let taken = choice.day.worked else { return }
    let names = choice.day.rivals.map {
      Sanitizer.line(phrases.shift($0.type, of: $0.day, today: choice.today))
    }
    guard terminal != nil, names.count > 1 else {
      let name = phrases.shift(taken.type, of: taken.day, today: choice.today)
      errors.line("smjournal: " + Sanitizer.line(phrases.work(.tookLastShift(name))))
      return
    }
    errors.write(phrases.work(.whichShift), .bold)
    writeChoices(names, after: phrases.work(.whichShift))
    errors.write("  › ")
    while true {
      switch try askKey() {
      case .character(let key):
        guard let number = key.wholeNumberValue, names.indices.contains(number - 1) else { continue }
        errors.line(names[number - 1], .good)
        choice.day.choose(choice.day.rivals[number - 1])
        return
      case .enter:
        errors.line(phrases.shift(taken.type, of: taken.day, today: choice.today), .good)
        return
      default: continue
      }
    }
  }

  /// Says that a record was written, and for which day.
  mutating func confirm(_ change: Change, _ choice: DayChoice, _ kind: Kind) throws(CommandError) {
    let day = phrases.shift(choice.day.shift, of: choice.day.day, today: choice.today)
    try confirm(change) { .created(kind, day: day, path: $0) }
  }

  /// Says in a line that other files have problems: a new record is written all the same. What can't be read
  /// is named, because it may be why another day was chosen.
  mutating func mention(_ choice: DayChoice) {
    if let openedJournal { ProblemReport(choice.unreadable, of: openedJournal).write(to: &self) }
    guard choice.problemCount > 0 else { return }
    errors.line(phrases.caption(.problems(choice.problemCount)), .warning)
  }

  /// Says why a day was chosen; on the error stream, so that a JSON document stays one.
  mutating func explain(_ choice: DayChoice) {
    errors.line(phrases.explanation(of: choice.day, today: choice.today))
  }
}

extension Scale {
  /// The key of a rating.
  var key: Key {
    switch self {
    case .energy: .energy
    case .stress: .stress
    case .motivation: .motivation
    case .fatigue: .fatigue
    case .load: .load
    case .satisfaction: .satisfaction
    }
  }
}
