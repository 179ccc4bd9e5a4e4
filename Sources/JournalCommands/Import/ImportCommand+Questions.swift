import JournalExchange
import JournalFormat
import JournalImports
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
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
  }

  /// What can be asked; `nil` where nothing is open that was not asked yet.
  func question(
    about found: Result<JournalImport, ImportFailure>, of source: ImportSource, _ importing: ImportContext,
    _ context: Context
  ) -> Question? {
    guard mayAsk(context) else { return nil }
    switch found {
    case .failure(let failure):
      let names: [String]
      switch failure.problem.reason {
      case .source(.severalPeople(let people)), .source(.noPerson(_, let people)): names = people
      default: return nil
      }
      if isAddressBook(source) { return .people(JournalImport.people(of: source)) }
      return importing.rota.person == nil ? .person(names) : nil
    case .success(let planned):
      let receipt = planned.receipt
      if isDryRun || planned.unused != nil { return nil }
      if receipt.columns.areGuessed { return .columns(receipt.columns) }
      let words = receipt.unknown(.shift)
      guard !words.isEmpty, importing.rota.definitions.count == rota.definitions.count else { return nil }
      // The commonest first, as in the receipt.
      return .words(
        words.map { Word(text: $0.key, times: $0.value, likely: receipt.likely[$0.key]) }
          .sorted { ($1.times, $0.text) < ($0.times, $1.text) })
    }
  }

  /// Asks; the context with the answer, `nil` where none was given.
  func ask(
    _ question: Question, _ importing: ImportContext, _ context: inout Context
  ) throws(CommandError) -> ImportContext? {
    var importing = importing
    switch question {
    case .people(let names):
      importing.people = try askPeople(names, &context)
      if importing.people.isEmpty { return nil }
    case .person(let names):
      guard let person = try askPerson(names, &context) else { return nil }
      importing.rota.person = person
    case .words(let words):
      let definitions = try askWords(words, &context)
      if definitions.isEmpty { return nil }
      importing.rota.definitions += definitions
    case .columns(let guessed): importing.columns = try askColumns(guessed, &context)
    }
    return importing
  }

  /// So many names of an address book are shown.
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
      if let number = Int(typed), names.indices.contains(number - 1) { return .answer(names[number - 1]) }
      let wanted = Folding.folded(typed)
      let whole = names.filter { Folding.folded($0) == wanted }
      let found = whole.isEmpty ? names.filter { Folding.folded($0).contains(wanted) } : whole
      return found.count == 1 ? .answer(found[0]) : context.notUnderstood()
    }.value
  }

  /// Asks once what each unknown word of a rota means; the answers.
  private func askWords(
    _ words: [Word], _ context: inout Context
  ) throws(CommandError) -> [ShiftTable.Definition] {
    var definitions: [ShiftTable.Definition] = []
    for word in words {
      let question = context.phrases.say(
        "importing-askShift", ("word", .of(Sanitizer.line(word.text))), ("count", .number(word.times)))
      let proposed = word.likely.map { ImportView.meaning($0, context.phrases) }
      let hint =
        proposed.map { context.phrases.say("importing-proposedShift", ("meaning", .of($0))) }
        ?? context.phrases.say("hint-shiftOrSkip")
      let asked = try context.askLine(question, hint: hint) {
        (line, context) -> Asked<ShiftTable.Definition>? in
        let said = line.isEmpty ? proposed ?? "" : line
        if said.isEmpty || said == "-" { return .skipped }
        return ShiftDefinitions.definition(of: word.text, said).map { .answer($0) } ?? context.notUnderstood()
      }
      if let definition = asked.value { definitions.append(definition) }
    }
    return definitions
  }

  /// Shows what the columns of a table are taken for until somebody says that it is right.
  private func askColumns(
    _ guessed: ReadColumns, _ context: inout Context
  ) throws(CommandError) -> [(head: String, meaning: ColumnMeaning)] {
    var columns = guessed.columns
    while true {
      for line in ImportView.lines(of: columns, context.phrases) { context.errors.line(Sanitizer.line(line)) }
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
