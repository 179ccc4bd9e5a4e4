import JournalFormat
import ShiftCommands
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import SystemLibrary

/// `init DIR`: makes a journal; never touches one that is there.
struct InitCommand: Command {
  static let name = "init"
  static let summary = HelpText.initialize
  static let group = VerbGroup.setUp
  static let positionals = [Positional(.folder, isOptional: true)]
  static let options: [Option] = [
    .name, .language, .timezone, .vacation, .letters, .clock, .holidays, .rules,
  ]
  static let examples = [
    "init ~/journal", "init ~/journal --name Camille --language fr --vacation 2026-12-20..2027-01-03",
    "init ~/journal --language fr --holidays fr --rules fr-hospital --clock notes",
  ]

  /// Where the journal shall lie; asked for at a terminal where it was not said.
  private var folder: String?
  /// Whether it was said already what this is.
  private var isWelcomed = false
  private var name: String?
  private var language: Language?
  private var timezone: String?
  private var vacations: [(span: SpanArgument, words: String)]
  /// The country whose usual letters of rotas are wanted.
  private let letters: String?
  /// Further keys of the profile, as they were typed or answered: what counts as hours, holidays, limits.
  private var settings: [(key: ProfileKey, text: String)] = []
  /// The options that were given, as words of a shell.
  private let options: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    folder = arguments.positionals.first
    name = try arguments.value(.name, .text) { $0.trimmed.isEmpty ? nil : $0.trimmed }
    language = try arguments.value(.language, .oneOf(Option.language.choices)) { Language(code: $0) }
    timezone = try arguments.value(.timezone, .zone) { SystemZones().zone(named: $0) == nil ? nil : $0 }
    letters = try arguments.value(.letters, .oneOf(Option.letters.choices)) { country in
      ShiftTable.letters(usualIn: Folding.folded(country)) == nil ? nil : Folding.folded(country)
    }
    for (option, key) in [(Option.clock, ProfileKey.clock), (.holidays, .holidays), (.rules, .restRules)] {
      if let text = try arguments.text(option) { settings.append((key, text)) }
    }
    vacations = []
    for words in try arguments.texts(.vacation) {
      guard let span = SpanArgument(words) else {
        throw UsageError(
          .wrongValue(name: Option.vacation.flag, found: words, expected: .span), command: Self.name)
      }
      vacations.append((span, words))
    }
    let given = arguments.values.filter { given in Self.options.contains { $0.name == given.name } }
    options = given.flatMap { ["--" + $0.name, Quoting.shellWord($0.value)] }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    var answers = self
    if answers.folder == nil {
      answers.folder = try context.askFolder()
      answers.isWelcomed = true
    }
    let folder = answers.folder ?? ""
    let root = context.absolute(folder)
    if let reason = Journal.obstacle(at: root) {
      throw .store(StoreError(path: root + "/" + Journal.profilePath, reason: reason))
    }
    if let outer = Journal.root(around: root) {
      throw .store(StoreError(path: root, reason: .insideJournal(root: outer)))
    }
    var unfinished: UnfinishedJournal?
    if context.terminal != nil { unfinished = try answers.ask(root, &context) }
    do throws(CommandError) {
      let zone = Context.homeZone(now: context.common.now, context.storeEnvironment)() ?? .utc
      let today = zone.local(context.now(in: zone)).day
      let drafts = try answers.drafts(today: today)
      if answers.timezone == nil { answers.timezone = Self.name(of: zone) }
      try answers.create(root, &context)
      try context.write(drafts, today: today, root: root)
      try writeLetters(&context)
    } catch {
      throw unfinished?.keep() == true ? .kept(error, command: answers.command) : error
    }
    unfinished?.forget()
    if let unfinished { try context.settle(root, unfinished.work) }
    return .done
  }

  /// What goes on with the questions.
  private var command: String {
    (["smjournal", Self.name, Quoting.shellWord(folder ?? "")] + options).joined(separator: " ")
  }

  /// Writes the usual letters into the profile, confirmed where somebody can be asked.
  private func writeLetters(_ context: inout Context) throws(CommandError) {
    guard let letters else { return }
    var arguments = Arguments(command: RotaSetCommand.name)
    arguments.values = [(Option.letters.name, letters)]
    let command: RotaSetCommand
    do throws(UsageError) { command = try RotaSetCommand(arguments) } catch { throw .usage(error) }
    try command.writeSilently(in: &context)
  }

  /// The name of a zone that the profile can tell other devices: an IANA name of a place; `nil` for UTC,
  /// whose clock is often a server's and not a person's, and for zones without a name.
  private static func name(of zone: TimeZoneRules) -> String? {
    let name = zone.name
    guard name.utf8.contains(UInt8(ascii: "/")), !name.utf8.starts(with: "Etc/".utf8) else { return nil }
    return SystemZones().zone(named: name) == nil ? nil : name
  }

  /// Asks for what no option said; what was answered is kept after each question, so that nothing takes it
  /// away.
  private mutating func ask(
    _ root: String, _ context: inout Context
  ) throws(CommandError) -> UnfinishedJournal {
    let zone = Context.homeZone(now: context.common.now, context.storeEnvironment)() ?? .utc
    let now = zone.timestamp(context.now(in: zone))
    var unfinished = UnfinishedJournal(of: root, at: now, context.storeEnvironment)
    if let former = UnfinishedJournal(waitingFor: root, context.storeEnvironment) {
      if let language = former.answers[.language].flatMap(Self.language) { context.speak(language) }
      let time = context.phrases.time(former.at.local.time)
      if try context.askYes(context.phrases.question(.goOn(.profile, when: time)), usually: true) {
        unfinished = former
      } else {
        former.forget()
      }
    }
    do throws(CommandError) {
      if language == nil { language = try askLanguage(&unfinished, &context) }
      if name == nil {
        let line = try context.answer(.name, of: &unfinished) { (context) throws(CommandError) in
          try context.askLine(context.phrases.question(.name), hint: .oneLine)
        }
        name = line.isEmpty ? nil : line
      }
      try context.askWork(&unfinished)
      try askTimeOff(&unfinished, &context)
      try askSettings(zone, &unfinished, &context)
    } catch {
      throw unfinished.keep() ? .kept(error, command: command) : error
    }
    return unfinished
  }

  private func askLanguage(
    _ unfinished: inout UnfinishedJournal, _ context: inout Context
  ) throws(CommandError) -> Language {
    if unfinished.next == .language, !isWelcomed { context.welcome() }
    let usual = context.phrases.language
    let code = try context.answer(.language, of: &unfinished) { (context) throws(CommandError) in
      let names = Language.allCases.enumerated().map { index, language in
        language == usual ? "[\(index + 1) \(language.name)]" : "\(index + 1) \(language.name)"
      }
      while true {
        let question = context.phrases.question(.language)
        switch context.askLine(question, hint: names.joined(separator: ", "), LineRequest()) {
        case .back, .broken: throw .interrupted
        case .text(let line):
          if let language = line.trimmed.isEmpty ? usual : Self.language(line.trimmed) {
            return language.rawValue
          }
          context.errors.line(context.phrases.hint(.notUnderstood))
        }
      }
    }
    let language = Self.language(code) ?? usual
    context.speak(language)
    return language
  }

  /// Asks what counts as hours where there are shifts, and offers what the country has.
  private mutating func askSettings(
    _ zone: TimeZoneRules, _ unfinished: inout UnfinishedJournal, _ context: inout Context
  ) throws(CommandError) {
    func isOpen(_ key: ProfileKey) -> Bool { !settings.contains { $0.key == key } }
    if isOpen(.clock), unfinished.work.isPlan {
      settings.append((.clock, try context.askClock(&unfinished)))
    }
    let language = self.language ?? context.phrases.language
    guard let country = HomeCountry(zone: timezone ?? zone.name, language: language) else { return }
    if isOpen(.holidays) { settings.append((.holidays, try context.offerHolidays(of: country, &unfinished))) }
    if isOpen(.restRules) { settings.append((.restRules, try context.offerRules(of: country, &unfinished))) }
  }

  private mutating func askTimeOff(
    _ unfinished: inout UnfinishedJournal, _ context: inout Context
  ) throws(CommandError) {
    if case .timeOff(let span, let words) = unfinished.work { vacations.append((span, words)) }
    guard vacations.isEmpty else { return }
    let line = try context.answer(.timeOff, of: &unfinished) { (context) throws(CommandError) in
      while true {
        let line = try context.askLine(context.phrases.question(.timeOff), hint: .spanOrSkip)
        if line.isEmpty || SpanArgument(line) != nil { return line }
        context.errors.line(context.phrases.hint(.notUnderstood))
      }
    }
    if let span = SpanArgument(line) { vacations.append((span, line)) }
  }

  /// The language of a number, a code or the beginning of a name.
  private static func language(_ text: String) -> Language? {
    if let number = Int(text) {
      return Language.allCases.indices.contains(number - 1) ? Language.allCases[number - 1] : nil
    }
    let word = Folding.folded(text)
    return Language(code: text)
      ?? Language.allCases.first { Folding.folded($0.name).hasPrefix(word) }
  }

  private func drafts(today: CivilDay) throws(CommandError) -> [Draft] {
    var drafts: [Draft] = []
    for vacation in vacations {
      var draft = try VacationAddCommand.draft(
        vacation.span, words: vacation.words, Dates(today: today, .future), command: Self.name)
      draft[.category] = .string(VacationCategory.leave.rawValue)
      draft[.status] = .string(VacationStatus.planned.rawValue)
      drafts.append(draft)
    }
    return drafts
  }

  /// Writes the profile.
  private func create(_ root: String, _ context: inout Context) throws(CommandError) {
    let language = self.language ?? context.phrases.language
    let profile: [UInt8]
    do throws(EditProblem) {
      profile = try Journal.newProfile(
        language: language, name: name, timezone: timezone, settings: settings)
    } catch { throw .edit(error, path: root + "/" + Journal.profilePath) }
    do throws(StoreError) {
      try Journal.create(at: root, profile: profile)
    } catch {
      let path = error.path.hasPrefix("/") ? error.path : root + "/" + error.path
      throw .store(StoreError(path: path, reason: error.reason))
    }
  }
}

extension Context {
  /// Says what this is; the first thing that a new person reads.
  fileprivate mutating func welcome() { errors.line(phrases.caption(.welcome), .bold) }

  /// Asks where the journal shall lie; Enter takes a folder in the person's own.
  fileprivate mutating func askFolder() throws(CommandError) -> String {
    guard terminal != nil else {
      throw .usage(UsageError(.missingArgument(.folder), command: InitCommand.name))
    }
    welcome()
    let usual = variable("HOME").map { $0 + "/journal" } ?? "journal"
    let question = phrases.question(.folder(suggestion: Sanitizer.line(usual)))
    let line = try askLine(question, hint: nil)
    guard line.hasPrefix("~/"), let home = variable("HOME") else { return line.isEmpty ? usual : line }
    return home + line.dropFirst()
  }

  /// Says that the journal is there, and writes the first time off into it.
  fileprivate mutating func write(_ drafts: [Draft], today: CivilDay, root: String) throws(CommandError) {
    common.journal = root
    common.usesNoIndex = true
    let journal = try self.journal()
    if common.usesJSON {
      answer { $0.field("path", journal.root) }
    } else {
      confirm(.journalCreated(folder: journal.root))
    }
    for draft in drafts {
      if common.usesJSON { _ = try create(draft) } else { try write(draft, today: today) }
    }
  }

  /// What is still to be settled once the journal is there: the rota, and from where the program finds it;
  /// then what to do next.
  fileprivate mutating func settle(_ root: String, _ work: WorkAnswer) throws(CommandError) {
    guard !common.usesJSON else { return }
    let journal = try self.journal()
    var plan: String?
    do throws(CommandError) {
      switch work {
      case .cycle(let words, let from):
        // Should somebody break off while letters are explained, the cycle need not be typed again.
        plan = "smjournal rota set --from \(Quoting.shellWord(from)) --cycle \(Quoting.shellWord(words))"
        try setRota(words, from: from)
        plan = nil
      case .file(let path): plan = "smjournal import auto " + Quoting.shellWord(path)
      case .later, .timeOff: break
      }
      try offerDefault(journal.root)
      sayWhatIsNext(journal.root, plan)
    } catch {
      // The journal is there; what breaks off or fails here can be made good for.
      if !error.isInterruption { ErrorReport(error).write(to: &self) }
      sayWhatIsNext(journal.root, plan)
    }
  }

  /// Writes the cycle as `rota set` does, with the questions that it asks about words without a meaning.
  private mutating func setRota(_ words: String, from: String) throws(CommandError) {
    var arguments = Arguments(command: RotaSetCommand.name)
    arguments.values = [(Option.from.name, from), (Option.cycle.name, words)]
    let command: RotaSetCommand
    do throws(UsageError) { command = try RotaSetCommand(arguments) } catch { throw .usage(error) }
    _ = try command.run(in: &self)
  }

  /// Offers to find this journal from any folder.
  private mutating func offerDefault(_ root: String) throws(CommandError) {
    let settings = DeviceSettings(storeEnvironment)
    guard settings.canBeSet, settings.defaultRoot != root else { return }
    errors.line(phrases.caption(.journalLies(folder: Sanitizer.line(root))), .dim)
    let question = phrases.question(.makeDefault(former: settings.defaultRoot.map { Sanitizer.line($0) }))
    guard try askYes(question, usually: settings.defaultRoot == nil) else { return }
    if !settings.setDefault(root) { errors.line(phrases.confirmation(.defaultNotSet), .warning) }
  }

  private mutating func sayWhatIsNext(_ root: String, _ plan: String?) {
    let folder = Sanitizer.line(displayed(absolute: root))
    let isDefault = DeviceSettings(storeEnvironment).defaultRoot == root
    let commands =
      (isDefault ? [] : ["cd " + Quoting.shellWord(folder)]) + [plan].compactMap(\.self)
      + ["smjournal check-in", "smjournal today", "smjournal help"]
    errors.line("\(phrases.hint(.afterInit)) " + commands.joined(separator: ", "), .dim)
  }
}
