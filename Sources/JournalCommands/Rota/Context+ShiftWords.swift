import JournalFiles
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

extension ShiftTable.Definition {
  /// What the table says of the word, `night 21:00-07:00` of N too; of one that it gives no hours, with those
  /// that its meaning mostly has.
  func known(in table: ShiftTable) -> Self {
    guard
      var known = table.definitions.last(where: { $0.word.isAlike(word) })
        ?? table.definitions.last(where: {
          $0.meaning == meaning && $0.word.builtInMeaning != nil && !$0.spans.isEmpty
        })
    else { return self }
    if !known.word.isAlike(word) { (known.word, known.from) = (word, nil) }
    if known.spans.isEmpty, known.meaning == meaning { known.spans = spans }
    return known
  }
}

extension Context {
  /// Asks in a line what a word means, with its hours, until the answer can be read. Enter takes what is
  /// usual, and passes the question over where nothing is; `-` does so in any case, or leaves the word out
  /// for good where a source may hold what is no shift.
  mutating func askMeaning(
    of word: ShiftType, _ question: String, hint: String?, usual: ShiftTable.Definition? = nil,
    allowsSkip: Bool = false, near table: ShiftTable = ShiftTable(), _ request: LineRequest = LineRequest()
  ) throws(CommandError) -> Asked<ShiftTable.Definition> {
    try askLine(Sanitizer.line(question), hint: hint, request) { (line, context) throws(CommandError) in
      if allowsSkip, line == "-" { return .answer(ShiftTable.Definition(word: word, meaning: .skip)) }
      if line.isEmpty { return usual.map { .answer($0) } ?? .skipped }
      let said = try context.meaning(of: word, saidAs: line, near: table)
      let howTo = context.phrases.say("work-howToMean")
      if said == nil, hint != howTo { context.errors.line(howTo, .dim) }
      return said
    }
  }

  /// What a line says a word means; `nil` where it can't be read, which was said then.
  mutating func meaning(
    of word: ShiftType, saidAs line: String, near table: ShiftTable = ShiftTable()
  ) throws(CommandError) -> Asked<ShiftTable.Definition>? {
    if WorkAnswer.isLater(line) { return .skipped }
    if let definition = ShiftTable.Definition(word: word, said: try settled(line)) {
      return .answer(definition)
    }
    let first = line.split(separator: " ").first.map(String.init) ?? line
    let nearest = table.nearest(to: first).flatMap { Folding.areAlike($0, first) ? nil : $0 }
    let problem = nearest.map { phrases.usage(.unknownShift(first, nearest: $0)) }
    errors.line(Sanitizer.line(problem ?? phrases.say("hint-notUnderstood")), .warning)
    return nil
  }

  /// Why a word is refused, with the nearest one that has a meaning.
  func refusal(of word: ShiftType, _ table: ShiftTable) -> CommandError {
    .usage(.unknownShift(word.name, nearest: table.nearest(to: word.name)))
  }

  /// What a word without a meaning means, or its hours where they are not said, as somebody at a terminal
  /// answers: to be written together with what has the word. `nil` where nothing is to be learnt; refuses a
  /// word without a meaning elsewhere, where the question is skipped, and one with a blank in it.
  mutating func learnt(
    _ word: ShiftType, hasHours: Bool, on day: CivilDay
  ) throws(CommandError) -> ShiftTypeEdit? {
    let journal = try journal()
    let table = journal.profile.shifts
    let isKnown = table.knows(word)
    guard !isKnown || !hasHours && asksHours(of: word, table) else { return nil }
    let guesses = ShiftTable.guesses(of: [word], phrases.language).map { guess in
      guess.known(in: table)
    }
    guard terminal != nil, !word.name.contains(" "),
      var definition = try askMeanings(of: guesses, open: [0], asksHours: !hasHours)?.first,
      definition.meaning != nil
    else { throw refusal(of: word, table) }
    if isKnown, definition.spans.isEmpty { return nil }
    if hasHours { definition.spans = [] }
    let today = today(in: journal)
    if isKnown, let first = try firstDay(ofHoursOf: word, from: min(day, today)) { definition.from = first }
    return ShiftTypeEdit(definition: definition, today: today)
  }

  /// The day from which hours hold that a known word gets only now; `nil` where no day before it has the
  /// word: what is lived keeps counting as it did.
  mutating func firstDay(
    ofHoursOf word: ShiftType, from day: CivilDay
  ) throws(CommandError) -> CivilDay? {
    let journal = try journal()
    let query = Query(kinds: [.shift, .rota], from: .first, until: day.advanced(by: -1))
    let planned = journal.records(matching: query).records.map(\.date) + journal.profile.rota.map(\.from)
    guard let first = planned.min(), first < day else { return nil }
    let plan = Period(journal, from: first, until: day).plan
    let isLived = (0..<first.days(until: day)).contains { offset in
      plan.shifts(on: first.advanced(by: offset))?.contains { $0.type.isAlike(word) } ?? false
    }
    return isLived ? day : nil
  }

  /// Writes what a word means, and says so; what has the word is joined to the change.
  mutating func write(_ learnt: ShiftTypeEdit) throws(CommandError) -> Change {
    let journal = try journal()
    let change = try change(Journal.profilePath, by: journal.setRota(nil, words: [learnt]))
    let path = displayed(change.path)
    // What the profile says now counts for what is written next.
    forgetJournal()
    if !common.usesJSON {
      let word = phrases.name(of: learnt.definition.word)
      output.line(Sanitizer.line(phrases.work(.wordsSaved([word], path: path))))
    }
    return change
  }

  /// Whether somebody can be asked for the hours of a word of work that has none, in a table or in the plan.
  func asksHours(of word: ShiftType, _ table: ShiftTable) -> Bool {
    guard canAsk, let journal = openedJournal else { return false }
    let today = today(in: journal)
    var profile = journal.profile
    profile.shifts = table
    return table.meaning(of: word, on: today)?.isShift ?? false && table.ownWord(for: word, on: today) == nil
      && ShiftPlan(profile: profile).usualHours(of: word, on: today) == nil
  }
}
