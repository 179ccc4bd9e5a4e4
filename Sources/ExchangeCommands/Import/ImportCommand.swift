import JournalExchange
import JournalImports
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import SystemLibrary

/// `import [FORMAT] FILE`: brings in a rota, or a journal of another program.
package struct ImportCommand: Command {
  package static let name = "import"
  package static let summary = HelpText.importing
  package static let beginsJournal = true
  package static let positionals = [Positional(.importFormat, isOptional: true), Positional(.file)]
  package static let options: [Option] = [
    .dryRun, .mapShift, .mapMood, .mapColumn, .importDates, .importPerson, .importZone, .importOnly,
    .importCategory, .from,
    .until, .keepPosition, .importAgain,
  ]
  package static let examples = [
    "import ~/Downloads/planning.ics --dry-run",
    "import ics planning.ics --map 'N=night 21:00-07:00' --map 'J=day 07:00-19:30'",
    "import daylio backup.daylio --mood 'vaguely ok=neutral'", "import dayone 'My journal.zip'",
    "import json backup.json",
    "import evernote Diary.enex", "import markdown vault --dates file",
    "import moods moods.csv --column 'Day=date' --column 'Score=mood 1-10'",
    "import health export.zip", "import vcard contacts.vcf --person Léa --person 'Paul Roy'",
  ]
  /// The words for a format; `auto` finds it out.
  package static let formats = ["auto"] + ImportFormat.allCases.map(\.name)

  private let format: ImportFormat?
  private let file: String
  private let isDryRun: Bool
  private let zone: TimeZoneRules?
  private let moods: [String: Mood.Step]
  private let columns: [(head: String, meaning: ColumnMeaning)]
  private let takesFileTimes: Bool
  private let rota: RotaOptions
  private let people: [String]
  private let keepsPosition: Bool
  private let isAgain: Bool
  private let from: DayArgument?
  private let until: DayArgument?

  package var needsZone: Bool { format != .json }

  package init(_ arguments: Arguments) throws(UsageError) {
    // A file alone says by its content what it is.
    let isFileAlone =
      arguments.positionals.count == 1 && !Self.formats.contains(arguments.positionals[0].lowercased())
    if !isFileAlone, let nearest = try Self.nearestFormat(to: arguments.argument(0)) {
      throw UsageError(.unknownFormat(arguments.positionals[0], nearest: nearest), command: Self.name)
    }
    let word =
      isFileAlone
      ? Self.formats[0]
      : try arguments.argument(0, .oneOf(Self.formats)) { word in
        Self.formats.contains(word.lowercased()) ? word.lowercased() : nil
      }
    format = ImportFormat(rawValue: word)
    guard isFileAlone || arguments.positionals.count > 1 else {
      throw UsageError(.missingArgument(.file), command: Self.name)
    }
    file = arguments.positionals[isFileAlone ? 0 : 1]
    // A backup is whole or none.
    let ofBackups: [Option] = [.dryRun, .importAgain]
    for option in Self.options where format == .json && !ofBackups.contains(option) && arguments.has(option) {
      throw UsageError(.contradiction(word, option.flag), command: Self.name)
    }
    isDryRun = arguments.has(.dryRun)
    zone = try arguments.value(.importZone, .zone) { SystemZones().zone(named: $0) }
    var moods: [String: Mood.Step] = [:]
    for text in try arguments.texts(.mapMood) {
      guard let (word, meaning) = Self.meaning(text), let step = Mood(meaning).step else {
        throw UsageError(
          .wrongValue(name: Option.mapMood.flag, found: text, expected: .moodMeaning), command: Self.name)
      }
      moods[Folding.folded(word)] = step
    }
    self.moods = moods
    var columns: [(head: String, meaning: ColumnMeaning)] = []
    for text in try arguments.texts(.mapColumn) {
      guard let column = Self.column(text) else {
        throw UsageError(
          .wrongValue(name: Option.mapColumn.flag, found: text, expected: .columnMeaning), command: Self.name)
      }
      columns.append(column)
    }
    self.columns = columns
    takesFileTimes =
      try arguments.value(.importDates, .oneOf(["file"])) { $0.lowercased() == "file" ? true : nil } ?? false
    var rota = RotaOptions()
    keepsPosition = arguments.has(.keepPosition)
    isAgain = arguments.has(.importAgain)
    people = try arguments.texts(.importPerson)
    rota.person = people.last
    rota.only = try arguments.texts(.importOnly)
    rota.categories = try arguments.texts(.importCategory)
    for text in try arguments.texts(.mapShift) {
      guard let definition = ShiftDefinitions.definition(text) else {
        throw UsageError(
          .wrongValue(name: Option.mapShift.flag, found: text, expected: .shiftMeaning), command: Self.name)
      }
      rota.definitions.append(definition)
    }
    self.rota = rota
    from = try arguments.day(.from)
    until = try arguments.day(.until)
  }

  /// The format that was probably meant by a word that is none; `nil` for one, and where none is near.
  private static func nearestFormat(to word: String) -> String? {
    let word = word.lowercased()
    return formats.contains(word) ? nil : NearestWord.of(word, among: formats)
  }

  /// `WORD=MEANING`, parted at the last `=`.
  private static func meaning(_ text: String) -> (word: String, meaning: String)? {
    guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "=")) else { return nil }
    let word = String(text[..<sign]).trimmed
    let meaning = String(text[text.utf8.index(after: sign)...]).trimmed
    return word.isEmpty || meaning.isEmpty ? nil : (word, meaning)
  }

  /// `HEAD=MEANING` of a column.
  private static func column(_ text: String) -> (head: String, meaning: ColumnMeaning)? {
    meaning(text).flatMap { head, meaning in ColumnMeaning(written: meaning).map { (head, $0) } }
  }

  package func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let opened = Result { () throws(ImportFailure) in try ImportSource(path: context.absolute(file)) }
    if let source = try? opened.get(), format == .json || format == nil {
      // Bytes come back as they are, whatever time it is.
      if source.isBackup { context.needsZone = false }
      if !isDryRun { try context.makeJournal(of: source) }
    }
    // A backup is compared file by file; of entries it must be known which are here already.
    let isBackup = (try? opened.get().isBackup) ?? false
    let journal = isBackup ? try context.journal() : try context.wholeJournal()
    let importing = importContext(journal, context)
    let source: ImportSource
    let now = context.timestamp(in: journal)
    do throws(ImportFailure) {
      source = try opened.get()
    } catch {
      return fail(error, journal, &context)
    }
    return try run(source, importing, journal, now, &context)
  }

  /// Reads a source, asks what is open, and writes it.
  private func run(
    _ source: ImportSource, _ given: ImportContext, _ journal: Journal, _ now: Timestamp,
    _ context: inout Context
  ) throws(CommandError) -> ExitCode {
    var importing = given
    var found: JournalImport
    if (format ?? JournalImport.format(of: source)) == .vcard, people.isEmpty, context.terminal != nil,
      !context.common.usesJSON
    {
      importing.people = try askPeople(JournalImport.people(of: source), &context)
      if importing.people.isEmpty {
        context.confirm(.nothingWritten)
        return .done
      }
    }
    do throws(ImportFailure) {
      found = try JournalImport(source, as: format, into: journal, importing, now: now)
    } catch {
      if let person = try askPerson(error, &context) {
        importing.rota.person = person
        return try run(source, importing, journal, now, &context)
      }
      let code = fail(error, journal, &context)
      if let format, let likely = JournalImport.format(of: source), likely != format {
        context.errors.line(context.phrases.importing(.looksLike(likely.name)))
      }
      return code
    }
    if let unused = found.unused { return fail(unused, journal, &context) }
    if context.terminal != nil, !context.common.usesJSON, !isDryRun,
      try ask(found.receipt, &importing, &context)
    {
      do throws(ImportFailure) {
        found = try JournalImport(source, as: format, into: journal, importing, now: now)
      } catch {
        return fail(error, journal, &context)
      }
    }
    let view = ImportView(file: file, path: context.absolute(file))
    let mayAsk = context.terminal != nil && !context.common.usesJSON
    if !isDryRun, mayAsk, found.receipt.columns.areGuessed {
      importing.columns = try askColumns(found.receipt.columns, &context)
      do throws(ImportFailure) {
        found = try JournalImport(source, as: found.receipt.format, into: journal, importing, now: now)
      } catch {
        return fail(error, journal, &context)
      }
    }
    if !isDryRun, !mayAsk, found.receipt.columns.areGuessed {
      view.show(found.receipt, in: &context)
      let columns = found.receipt.columns.columns.map { column in
        " --column " + Quoting.shellWord(column.head + "=" + column.meaning.written)
      }
      let command =
        "smjournal import \(found.receipt.format.name) " + Quoting.shellWord(file) + columns.joined()
      context.errors.line(context.phrases.importing(.guessedColumns(command: command)))
      return .dataProblem
    }
    if !isDryRun, !mayAsk, found.receipt.isGuess, !found.receipt.hasNothingToWrite {
      // Nobody said that it is a rota, and nobody is there to be asked.
      view.show(found.receipt, in: &context)
      let command = "smjournal import \(found.receipt.format.name) " + Quoting.shellWord(file)
      context.errors.line(context.phrases.importing(.guessedRota(command: command)))
      return .dataProblem
    }
    if isDryRun || found.receipt.hasNothingToWrite {
      view.show(found.receipt, in: &context)
      return view.exitCode(found.receipt)
    }
    // Who gave each word its meaning has decided.
    let isDecided = found.receipt.format.isRota && !rota.definitions.isEmpty && found.receipt.unknown.isEmpty
    if mayAsk, !isDecided {
      guard try view.ask(found.receipt, in: &context) else {
        context.confirm(.nothingWritten)
        return .done
      }
    }
    let receipt: ImportReceipt
    do throws(StoreError) { receipt = try found.write(progress: context.importProgress) } catch {
      throw .store(error)
    }
    view.show(receipt, in: &context)
    if let failure = receipt.failure {
      ErrorReport(.store(failure)).write(to: &context)
      return failure.isData ? .dataProblem : .inputOutput
    }
    return view.exitCode(receipt)
  }

  /// Says why nothing can be read.
  private func fail(_ error: ImportFailure, _ journal: Journal, _ context: inout Context) -> ExitCode {
    let problem = error.problem.named(file, insteadOf: context.absolute(file))
    let phrases = context.phrases
    if context.common.usesJSON { context.answer { json in json.problems([problem], phrases) } }
    guard problem.reason.isUnreadable else {
      ProblemReport([error.problem], of: journal).write(to: &context)
      return .dataProblem
    }
    ProblemReport.write(ofWholeFile: error.problem, of: journal, to: &context)
    return .inputOutput
  }

  /// So many names of an address book are shown.
  private static let namesShown = 60

  /// Asks who of an address book is wanted; nobody where nothing is answered.
  private func askPeople(_ names: [String], _ context: inout Context) throws(CommandError) -> [String] {
    guard names.count > 1 else { return names }
    for name in names.prefix(Self.namesShown) {
      context.errors.line(Sanitizer.line(context.phrases.importing(.person(name))))
    }
    let line = try context.askLine(context.phrases.importing(.askPeople(names.count)), hint: nil)
    return line.split { ",;".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Asks whose row of a table is meant, where that is what is missing and somebody can be asked.
  private func askPerson(_ failure: ImportFailure, _ context: inout Context) throws(CommandError) -> String? {
    guard case .source(.severalPeople(let names)) = failure.problem.reason, rota.person == nil,
      context.terminal != nil, !context.common.usesJSON
    else { return nil }
    // Case, accents and what is left out are forgiven where only one person can be meant; a number is one's
    // place.
    while let typed = try askPeople(names, &context).first {
      if let number = Int(typed), names.indices.contains(number - 1) { return names[number - 1] }
      let wanted = Folding.folded(typed)
      let whole = names.filter { Folding.folded($0) == wanted }
      let found = whole.isEmpty ? names.filter { Folding.folded($0).contains(wanted) } : whole
      if found.count == 1 { return found[0] }
      context.errors.line(context.phrases.hint(.notUnderstood), .warning)
    }
    return nil
  }

  /// Asks once what each unknown word of a rota means; whether any was answered.
  private func ask(
    _ receipt: ImportReceipt, _ importing: inout ImportContext, _ context: inout Context
  ) throws(CommandError) -> Bool {
    let words = receipt.unknown.filter { $0.key.kind == .shift }.map { ($0.key.word, $0.value) }
    let count = importing.rota.definitions.count
    // The commonest first, as in the receipt.
    for (word, times) in words.sorted(by: { ($1.1, $0.0) < ($0.1, $1.0) }) {
      let question = context.phrases.importing(.askShift(Sanitizer.line(word), times))
      while true {
        let line = try context.askLine(question, hint: .shiftOrSkip)
        if line.isEmpty { break }
        if let definition = ShiftDefinitions.definition(of: word, line) {
          importing.rota.definitions.append(definition)
          break
        }
        context.errors.line(context.phrases.hint(.notUnderstood))
      }
    }
    return importing.rota.definitions.count > count
  }

  /// Shows what the columns of a table are taken for until somebody says that it is right.
  private func askColumns(
    _ guessed: ReadColumns, _ context: inout Context
  ) throws(CommandError) -> [(head: String, meaning: ColumnMeaning)] {
    var columns = guessed.columns
    while true {
      for line in ImportView.lines(of: columns, context.phrases) { context.errors.line(Sanitizer.line(line)) }
      let line = try context.askLine(context.phrases.importing(.askColumns), hint: nil)
      if line.isEmpty { return columns.map { ($0.head, $0.meaning) } }
      guard let column = Self.column(line),
        let index = columns.firstIndex(where: { Folding.areAlike($0.head, column.head) })
      else {
        context.errors.line(context.phrases.hint(.notUnderstood))
        continue
      }
      columns[index].meaning = column.meaning
    }
  }

  private func importContext(_ journal: Journal, _ context: Context) -> ImportContext {
    let today = context.today(in: journal)
    var importing = ImportContext(
      zone: zone ?? journal.zone, isZoneKnown: zone != nil || journal.profile.timezone != nil,
      zones: SystemZones(), today: today)
    importing.moods = moods
    (importing.columns, importing.knownColumns) = (columns, journal.profile.columns)
    importing.takesFileTimes = takesFileTimes
    importing.rota = rota
    importing.rota.isDayFirst = journal.profile.dateOrder.map { $0 == .dayFirst }
    importing.progress = context.readingProgress
    importing.people = people
    importing.keepsPosition = keepsPosition
    importing.isAgain = isAgain
    importing.ownName = journal.profile.name
    importing.from = from?.day(context.dates(in: journal))
    importing.until = until?.lastDay(context.dates(in: journal))
    return importing
  }
}

extension Problem {
  /// The problem with the path that the person typed.
  func named(_ typed: String, insteadOf path: String) -> Problem {
    guard self.path.utf8.starts(with: path.utf8) else { return self }
    var problem = self
    problem.path = typed + String(Substring(self.path.utf8.dropFirst(path.utf8.count)))
    return problem
  }
}

extension Context {
  /// Makes a journal of the profile in a backup, where a folder is named that is missing or empty.
  fileprivate mutating func makeJournal(of backup: ImportSource) throws(CommandError) {
    guard let root = try askedRoot(), ForeignFolder.isEmptyOrMissing(root), backup.isBackup,
      let profile = backup.backedUpProfile
    else { return }
    do throws(StoreError) { try Journal.create(at: root, profile: profile) } catch { throw .store(error) }
  }
}

extension ImportReceipt {
  /// Whether all of it is there already.
  var hasNothingToWrite: Bool { added == 0 && changed == 0 && conflicts == 0 && learnt.isEmpty }
}
