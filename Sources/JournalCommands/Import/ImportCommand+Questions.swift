import JournalFormat
import JournalImports
import JournalLanguage
import JournalModel
import JournalTerminal

/// What is open in an import before it can be written, and can be asked at a terminal.
extension ImportCommand {
  enum Question {
    /// Who of an address book is wanted.
    case people([String])
    /// Whose row of a table is meant.
    case person([String])
    /// What words of a rota mean, with how often they occur.
    case words([Word])
    /// Whether the columns of a table hold what they are taken for.
    case columns(ReadColumns)
  }

  /// A word of a rota, how often it occurs, and what it probably means, as `--map` takes it.
  struct Word {
    let text: String
    let times: Int
    let likely: String?
    var type: ShiftType { ShiftType(named: text) ?? .other(text) }
  }

  /// What can be asked; `nil` where nothing is open that was not asked yet.
  func question(
    about found: Result<JournalImport, ImportFailure>, of source: ImportSource, _ importing: ImportContext,
    _ context: Context
  ) -> Question? {
    guard context.canAsk else { return nil }
    switch found {
    case .failure(let failure):
      let person = importing.rota.person
      let (names, isOpen): ([String], Bool)
      switch failure.problem.reason {
      // No question where the person who was chosen is on the list.
      case .source(.severalPeople(let people)): (names, isOpen) = (people, !people.contains { $0 == person })
      case .source(.noPerson(_, let people)): (names, isOpen) = (people, person == nil)
      default: return nil
      }
      if isAddressBook(source) { return .people(JournalImport.people(of: source)) }
      return isOpen ? .person(names) : nil
    case .success(let planned):
      let receipt = planned.receipt
      if isDryRun { return nil }
      if receipt.columns.areGuessed { return .columns(receipt.columns) }
      let words = receipt.unknown(.shift)
      guard !words.isEmpty, importing.rota.definitions.count == rota.definitions.count else { return nil }
      // The commonest first, as in the receipt.
      return .words(
        words.map { Word(text: $0.key, times: $0.value, likely: receipt.likely[$0.key]) }
          .sorted { ($1.times, $0.text) < ($0.times, $1.text) })
    }
  }

  /// Asks; the context with the answer.
  ///
  /// - Parameter former: what was answered to the question before somebody went back to it.
  func ask(
    _ question: Question, _ importing: ImportContext, after former: ImportContext?, _ context: inout Context
  ) throws(CommandError) -> Asked<ImportContext> {
    var importing = importing
    switch question {
    case .people(let names):
      importing.people = try askPeople(names, &context)
      if importing.people.isEmpty { return .skipped }
    case .person(let names):
      guard let person = try askPerson(names, &context) else { return .skipped }
      importing.rota.person = person
    case .words(let words):
      let known = importing.rota.definitions.count
      var definitions = words.map { _ in ShiftTable.Definition?.none }
      for definition in former?.rota.definitions.dropFirst(known) ?? [] {
        guard let number = words.firstIndex(where: { $0.type == definition.word }) else { continue }
        definitions[number] = definition
      }
      guard try askWords(words, &definitions, isAgain: former != nil, &context) else { return .back }
      if definitions.allSatisfy({ $0 == nil }) { return .skipped }
      importing.rota.definitions += definitions.compactMap(\.self)
    case .columns(let guessed): importing.columns = try askColumns(guessed, &context)
    }
    return .answer(importing)
  }

  /// Most names of an address book that are shown.
  private static let namesShown = 60

  /// Asks who of an address book is wanted; nobody where nothing is answered.
  private func askPeople(_ names: [String], _ context: inout Context) throws(CommandError) -> [String] {
    for name in names.prefix(Self.namesShown) {
      context.errors.line("  " + Sanitizer.line(name))
    }
    let line = try context.askLine(
      context.phrases.say("importing-askPeople", ("count", .number(names.count))), hint: nil)
    return line.split { ",;".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Asks whose row of a table is meant.
  private func askPerson(_ names: [String], _ context: inout Context) throws(CommandError) -> String? {
    for (index, name) in names.enumerated() {
      context.errors.line("  \(index + 1) " + Sanitizer.line(name))
    }
    // Case, accents and what is left out are forgiven where only one person can be meant; a number is one's
    // place.
    return try context.askLine(context.phrases.say("importing-askPerson")) { (typed, context) in
      if typed.isEmpty { return .skipped }
      if let number = Int(typed) {
        if names.indices.contains(number - 1) { return .answer(names[number - 1]) }
        context.errors.line(context.phrases.expectation(.between(1...names.count)), .warning)
        return nil
      }
      let wanted = Folding.folded(typed)
      let whole = names.filter { Folding.folded($0) == wanted }
      let found = whole.isEmpty ? names.filter { Folding.folded($0).contains(wanted) } : whole
      return found.count == 1 ? .answer(found[0]) : context.notUnderstood()
    }.value
  }

  /// Asks once what each unknown word of a rota means; who goes back to the questions begins with the last
  /// one. `false` where the question before them is wanted.
  private func askWords(
    _ words: [Word], _ definitions: inout [ShiftTable.Definition?], isAgain: Bool, _ context: inout Context
  ) throws(CommandError) -> Bool {
    try context.askInTurn(words.count, from: isAgain ? words.count - 1 : 0) {
      (number, context) throws(CommandError) in
      let (word, phrases) = (words[number], context.phrases)
      let proposed = word.likely.map { Self.meaning($0, phrases) }
      let asked = try context.askMeaning(
        of: word.type,
        phrases.say(
          "importing-askShift", ("word", .of(Sanitizer.line(word.text))), ("count", .number(word.times))),
        hint: proposed.map { phrases.say("importing-proposedShift", ("meaning", .of($0))) }
          ?? phrases.say("hint-shiftOrSkip"),
        usual: proposed.flatMap { ShiftTable.Definition(word: word.type, said: $0) }, allowsSkip: true,
        LineRequest(definitions[number].map { phrases.meaning($0) } ?? "", allowsBack: true))
      if !asked.isBack { definitions[number] = asked.value }
      return !asked.isBack
    }
  }

  /// Shows what the columns of a table are taken for until somebody says that it is right.
  private func askColumns(
    _ guessed: ReadColumns, _ context: inout Context
  ) throws(CommandError) -> [(head: String, meaning: ColumnMeaning)] {
    var columns = guessed.columns
    while true {
      for line in Self.lines(of: columns, context.phrases) { context.errors.line(Sanitizer.line(line)) }
      let line = try context.askLine(context.phrases.say("importing-askColumns"), hint: nil)
      if line.isEmpty { return columns.map { ($0.head, $0.meaning) } }
      guard let column = Self.column(line),
        let index = columns.firstIndex(where: { Folding.areAlike($0.head, column.head) })
      else {
        context.errors.line(context.phrases.say("hint-notUnderstood"))
        continue
      }
      columns[index].meaning = column.meaning
    }
  }
}
