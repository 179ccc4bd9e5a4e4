import JournalFiles
import JournalFormat
import JournalImports
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import SystemLibrary

/// `import [FORMAT] FILE`: brings in a rota, or a journal of another program.
struct ImportCommand: SteppedCommand {
  static let verb = Verb(
    "import", summary: "importing", beginsJournal: true, opensSealed: true,
    positionals: [Positional(.importFormat, isOptional: true), Positional(.file)],
    options: [
      .dryRun, .mapShift, .mapMood, .mapColumn, .importDates, .importTags, .importPerson, .importZone,
      .importOnly, .importCategory, .from, .until, .keepPosition, .importAgain,
    ],
    examples: [
      "import ~/Downloads/planning.ics --dry-run",
      "import ics planning.ics --map 'N=night 21:00-07:00' --map 'J=day 07:00-19:30'",
      "import daylio backup.daylio --mood 'vaguely ok=neutral'", "import dayone 'My journal.zip'",
      "import json backup.json", "import evernote Diary.enex", "import markdown vault --dates file",
      "import moods moods.csv --column 'Day=date' --column 'Score=mood 1-10'", "import health export.zip",
      "import vcard contacts.vcf --person Léa --person 'Paul Roy'",
    ])

  /// The words for a format; `auto` finds it out.
  static let formats = ["auto"] + ImportFormat.allCases.map(\.name)

  let format: ImportFormat?
  let file: String
  /// What else was said of the source, as a shell takes it: it belongs to the command that a hint names.
  let words: String
  private let given: [Option]
  let isDryRun: Bool
  private let zone: TimeZoneRules?
  /// What was said of the source, without what the journal says.
  private let said: ImportContext
  var rota: RotaOptions { said.rota }
  private let from: DayArgument?
  private let until: DayArgument?
  /// Whether somebody named the file where a plan was asked for: Enter takes it then.
  var isAnswer = false

  var needsZone: Bool { format != .json }

  init(_ arguments: Arguments) throws(CommandError) {
    // A file alone says by its content what it is.
    let isFileAlone =
      arguments.positionals.count == 1 && !Self.formats.contains(arguments.positionals[0].lowercased())
    let named = try isFileAlone ? Self.formats[0] : arguments.argument(0).lowercased()
    if !Self.formats.contains(named), let nearest = NearestWord.of(named, among: Self.formats) {
      throw .usage(.unknownFormat(arguments.positionals[0], nearest: nearest))
    }
    let word =
      isFileAlone
      ? Self.formats[0]
      : try arguments.argument(0, .oneOf(Self.formats)) { word in
        Self.formats.contains(word.lowercased()) ? word.lowercased() : nil
      }
    format = ImportFormat(rawValue: word)
    guard isFileAlone || arguments.positionals.count > 1 else { throw .usage(.missingArgument(.file)) }
    file = arguments.positionals[isFileAlone ? 0 : 1]
    var words = ""
    for option in Self.options where ![.mapColumn, .dryRun].contains(option) && arguments.has(option) {
      guard option.value != nil else {
        words += " " + option.flag
        continue
      }
      for text in try arguments.texts(option) { words += " \(option.flag) " + Quoting.shellWord(text) }
    }
    self.words = words
    given = Self.options.filter(arguments.has)
    if let format { try Self.check(given, for: format) }
    isDryRun = arguments.has(.dryRun)
    zone = try arguments.zone(.importZone)
    var said = ImportContext(
      zone: .utc, isZoneKnown: false, zones: SystemZones(), today: CivilDay(number: 0))
    let moods = try arguments.values(.mapMood, .moodMeaning) { text in
      Self.meaning(text).flatMap { word, meaning in Mood(meaning).step.map { (Folding.folded(word), $0) } }
    }
    said.moods = Dictionary(moods) { $1 }
    said.columns = try arguments.values(.mapColumn, .columnMeaning) { Self.column($0) }
    said.takesFileTimes =
      try arguments.value(.importDates, .oneOf(["file"])) { $0.lowercased() == "file" ? true : nil } ?? false
    let signs = ["@", "#", "@#"]
    said.tagSigns = try arguments.value(.importTags, .oneOf(signs)) { signs.contains($0) ? $0 : nil }
    said.keepsPosition = arguments.has(.keepPosition)
    said.isAgain = arguments.has(.importAgain)
    said.people = try arguments.texts(.importPerson)
    said.rota.person = said.people.last
    said.rota.only = try arguments.texts(.importOnly)
    said.rota.categories = try arguments.texts(.importCategory)
    said.rota.definitions = try arguments.values(.mapShift, .shiftMeaning) {
      ShiftTable.Definition(written: $0)
    }
    self.said = said
    from = try arguments.day(.from)
    until = try arguments.day(.until)
  }

  /// Refuses an option that says nothing of a format: nobody shall rely on it.
  private static func check(_ options: [Option], for format: ImportFormat) throws(CommandError) {
    // A backup is whole or none.
    let isOfEntries = ![.json, .vcard, .health].contains(format) && !format.isRota
    for option in options {
      let isHeeded =
        switch option {
        case .dryRun, .importAgain: true
        case .mapShift: format.isRota
        case .importOnly, .importCategory: format == .ics
        // Of a calendar it says that the plan of that name is the person's own.
        case .importPerson: format.isRota || format == .vcard
        case .importTags: format == .jrnl
        case .mapMood, .mapColumn, .importDates, .keepPosition: isOfEntries
        default: format != .json && format != .vcard
        }
      if !isHeeded { throw .usage(.contradiction(format.name, option.flag)) }
    }
  }

  /// `WORD=MEANING`, parted at the last `=`.
  private static func meaning(_ text: String) -> (word: String, meaning: String)? {
    guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "=")) else { return nil }
    let word = String(text[..<sign]).trimmed
    let meaning = String(text[text.utf8.index(after: sign)...]).trimmed
    return word.isEmpty || meaning.isEmpty ? nil : (word, meaning)
  }

  /// `HEAD=MEANING` of a column.
  static func column(_ text: String) -> (head: String, meaning: ColumnMeaning)? {
    meaning(text).flatMap { head, meaning in ColumnMeaning(written: meaning).map { (head, $0) } }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let opened = Result { () throws(ImportFailure) in try ImportSource(path: context.absolute(file)) }
    let source = try? opened.get()
    let journal = try journal(for: source, &context)
    let now = context.timestamp(in: journal)
    func plan(_ importing: ImportContext) -> Result<JournalImport, ImportFailure> {
      Result { () throws(ImportFailure) in
        try JournalImport(try opened.get(), as: format, into: journal, importing, now: now)
      }
    }
    // What was answered so far, and what was taken back by Backspace last.
    var asked = [importContext(journal, context)]
    var former: ImportContext?
    while true {
      let importing = asked[asked.count - 1]
      let found = plan(importing)
      if case .success(let planned) = found { try Self.check(given, for: planned.receipt.format) }
      var isDone = true
      if let source, let question = question(about: found, of: source, importing, context) {
        if case .words = question, former == nil, case .success(let planned) = found {
          introduce(planned.receipt, in: &context)
        }
        let answer = try ask(question, importing, after: former, &context)
        former = nil
        if let next = answer.value { asked.append(next) }
        if answer.isBack, asked.count > 1 { asked.removeLast() }
        if answer.value != nil || answer.isBack { isDone = false }
      }
      guard isDone else { continue }
      if let code = try finish(found, source, journal, allowsBack: asked.count > 1, &context) { return code }
      former = asked.removeLast()
    }
  }

  /// Writes what was planned, or says why it can't be; `nil` where the last question is wanted again.
  private func finish(
    _ found: Result<JournalImport, ImportFailure>, _ source: ImportSource?, _ journal: Journal,
    allowsBack: Bool, _ context: inout Context
  ) throws(CommandError) -> ExitCode? {
    switch found {
    case .success(let planned):
      return try write(planned, allowsBack: allowsBack, &context)
    case .failure(let failure):
      if case .source(.severalPeople) = failure.problem.reason, context.canAsk, let source,
        isAddressBook(source)
      {
        // Nobody was named when it was asked.
        context.confirm(.nothingWritten)
        return .done
      }
      let code = fail(failure, journal, &context)
      if case .source(.severalPeople) = failure.problem.reason, let source, isAddressBook(source) {
        context.errors.line(context.phrases.say("importing-everybody"))
      }
      if let format, let likely = source.flatMap(JournalImport.format), likely != format {
        context.errors.line(context.phrases.say("importing-looksLike", ("format", .of(likely.name))))
      }
      return code
    }
  }

  /// The journal that a source is compared with: of a backup file by file, of others with all it has.
  private func journal(for source: ImportSource?, _ context: inout Context) throws(CommandError) -> Journal {
    guard let source, source.isBackup else { return try context.wholeJournal() }
    if format == .json || format == nil {
      // Bytes come back as they are, whatever time it is.
      context.needsZone = false
      // One is made of the profile in a backup, where a folder is named that is missing or empty.
      if !isDryRun, let root = try context.askedRoot(), ForeignFolder.isEmptyOrMissing(root),
        let profile = source.backedUpProfile
      {
        _ = try stored(Journal.create(at: root, profile: profile))
      }
    }
    return try context.journal()
  }

  func isAddressBook(_ source: ImportSource) -> Bool {
    (format ?? JournalImport.format(of: source)) == .vcard
  }

  /// Writes what was planned, where nothing of it is a guess, or somebody said yes to it.
  private func write(
    _ planned: JournalImport, allowsBack: Bool, _ context: inout Context
  ) throws(CommandError) -> ExitCode? {
    // Who gave each word its meaning has decided.
    let isDecided =
      planned.receipt.format.isRota && !rota.definitions.isEmpty && planned.receipt.unknown.isEmpty
    if !context.canAsk, !isDecided, let refusal = refusal(planned.receipt, context.phrases) {
      show(planned.receipt, in: &context)
      context.errors.line(refusal)
      return isDryRun ? exitCode(planned.receipt) : .dataProblem
    }
    if isDryRun || planned.receipt.hasNothingToWrite {
      var receipt = planned.receipt
      receipt.isDryRun = isDryRun
      show(receipt, in: &context)
      return exitCode(receipt)
    }
    let isAsked = context.canAsk && !isDecided
    if isAsked {
      let answer = try ask(planned.receipt, usually: isAnswer, allowsBack: allowsBack, in: &context)
      if answer.isBack { return nil }
      guard answer.value ?? isAnswer else {
        context.confirm(.nothingWritten)
        return isAnswer ? .dataProblem : .done
      }
    }
    let receipt = try stored(planned.write(progress: context.importProgress))
    show(receipt, after: isAsked ? planned.receipt : nil, in: &context)
    if let failure = receipt.failure {
      context.report(.store(failure))
      return failure.isData ? .dataProblem : .inputOutput
    }
    return exitCode(receipt)
  }

  /// Says why nothing can be read.
  private func fail(_ error: ImportFailure, _ journal: Journal, _ context: inout Context) -> ExitCode {
    let problem = error.problem.named(file, insteadOf: context.absolute(file))
    if context.common.usesJSON { context.answer(["problems": context.listed([problem])]) }
    guard problem.reason.isUnreadable else {
      context.report([error.problem], of: journal)
      return .dataProblem
    }
    let whole = error.problem
    context.report(context.phrases.message(whole.reason), whole.severity, whole.path, at: nil, of: journal)
    return .inputOutput
  }

  private func importContext(_ journal: Journal, _ context: Context) -> ImportContext {
    var importing = said
    importing.zone = zone ?? journal.zone
    importing.isZoneKnown = zone != nil || journal.profile.timezone != nil
    importing.today = context.today(in: journal)
    importing.knownColumns = journal.profile.columns
    importing.scales = journal.profile.scales.own
    for word in journal.profile.moods.names where importing.moods[Folding.folded(word)] == nil {
      importing.moods[Folding.folded(word)] = journal.profile.moods.step(of: word)
    }
    importing.rota.isDayFirst = (journal.profile.dateOrder ?? journal.language.dateOrder).map {
      $0 == .dayFirst
    }
    importing.progress = context.readingProgress
    importing.ownName = journal.profile.name
    importing.from = from?.day(context.dates(in: journal))
    importing.until = until?.lastDay(context.dates(in: journal))
    return importing
  }
}

extension Problem {
  func named(_ typed: String, insteadOf path: String) -> Problem {
    guard self.path.utf8.starts(with: path.utf8) else { return self }
    var problem = self
    problem.path = typed + String(Substring(self.path.utf8.dropFirst(path.utf8.count)))
    return problem
  }
}

extension ImportReceipt {
  var hasNothingToWrite: Bool { added == 0 && changed == 0 && conflicts == 0 && learnt.isEmpty }
}
