import JournalFiles
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import SystemLibrary

/// `init DIR`: makes a journal; never touches one that is there.
struct InitCommand: SteppedCommand {
  static let verb = Verb(
    "init", summary: "initialize", .setUp, positionals: [Positional(.folder, isOptional: true)],
    options: [.name, .language, .timezone, .vacation] + ofPlan + [.clock, .holidays, .rules],
    examples: [
      "init ~/Journal", "init ~/Journal --name Camille --language fr --vacation 2026-12-20..2027-01-03",
      "init ~/Journal --language fr --holidays fr --rules fr-hospital --clock notes",
      "init ~/Journal --cycle 'day day night night rest rest' --from monday --hours night=19:00-07:30",
    ])

  /// What says how the person works, in the words of `rota set`.
  private static let ofPlan: [Option] = [.cycle, .from, .hours, .shiftType, .letters]

  /// Where the journal shall lie; asked for at a terminal where it was not said.
  let folder: String?
  var name: String?
  var language: Language?
  let timezone: String?
  let vacations: [(span: SpanArgument, words: String)]
  /// How the person works, where that was said.
  let plan: RotaSetCommand?
  /// Further keys of the profile, as they were typed or answered: what counts as hours, holidays, limits.
  let settings: [(key: ProfileKey, text: String)]
  private let options: [String]

  init(_ arguments: Arguments) throws(CommandError) {
    folder = arguments.positionals.first
    name = try arguments.value(.name, .text) { $0.trimmed.isEmpty ? nil : $0.trimmed }
    language = try arguments.value(.language, .oneOf(Option.language.choices)) { Language(code: $0) }
    timezone = try arguments.zone(.timezone) == nil ? nil : arguments.text(.timezone)
    var planned = Arguments(command: Self.name)
    planned.values = arguments.values.filter { given in Self.ofPlan.contains { $0.name == given.name } }
    if arguments.has(.cycle), !arguments.has(.from) { planned.values.append((Option.from.name, "today")) }
    plan = planned.values.isEmpty ? nil : try RotaSetCommand(planned)
    var settings: [(key: ProfileKey, text: String)] = []
    for (option, key) in [(Option.clock, ProfileKey.clock), (.holidays, .holidays), (.rules, .restRules)] {
      if let text = try arguments.text(option) { settings.append((key, text)) }
    }
    self.settings = settings
    vacations = try arguments.values(.vacation, .span) { words in SpanArgument(words).map { ($0, words) } }
    let given = arguments.values.filter { given in Self.options.contains { $0.name == given.name } }
    options = given.flatMap { ["--" + $0.name, Quoting.shellWord($0.value)] }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode { try run(after: nil, in: &context) }

  /// - Parameter former: the folder that was said and is to be said anew.
  private func run(after former: String?, in context: inout Context) throws(CommandError) -> ExitCode {
    let said =
      if let former {
        try context.askFolder(isWelcomed: true, former: former)
      } else if let folder {
        folder
      } else {
        try context.askFolder()
      }
    let root = context.absolute(said)
    let zone = Context.homeZone(now: context.common.now, context.storeEnvironment)() ?? .utc
    let asks = context.canAsk
    let waiting = asks ? UnfinishedJournal(waitingFor: root, context.storeEnvironment) : nil
    let obstacle = Journal.obstacle(at: root)
    // A journal whose questions were broken off is there already.
    let isMade = obstacle == .journalExists && waiting != nil
    if let obstacle, !isMade {
      if obstacle == .journalExists, asks, options.isEmpty, try context.offerUsual(root) { return .done }
      throw .store(StoreError(path: root + "/" + Journal.profilePath, reason: obstacle))
    }
    if !isMade, let outer = Journal.root(around: root) {
      throw .store(StoreError(path: root, reason: .insideJournal(root: outer)))
    }
    guard asks else {
      try make(root, zone, &context)
      return .done
    }
    var answers = UnfinishedJournal(
      of: root, at: zone.timestamp(context.now(in: zone)), context.storeEnvironment)
    if let waiting {
      if let language = waiting.answers[.language].flatMap(Self.language) { context.speak(language) }
      let time = context.phrases.time(waiting.at.local.time)
      if try context.askYes(context.phrases.goOn(.profile, when: time), usually: true) {
        answers = waiting
      } else {
        waiting.forget()
        if isMade {
          context.enter(root)
          context.sayWhatIsNext(root)
          return .done
        }
      }
    }
    var steps = FirstSteps(
      self, root: root, zone: zone, answers, isMade: isMade, isWelcomed: folder == nil, in: context)
    try steps.run(in: &context)
    return steps.isLeft ? try run(after: context.displayed(absolute: root), in: &context) : .done
  }

  /// Makes the first journal of somebody who has words for it already, and works in it: where it shall lie is
  /// all that is asked. The other questions wait for `init`.
  static func makeFirst(in context: inout Context) throws(CommandError) {
    let command = try InitCommand(Arguments(command: name))
    let root = context.absolute(try context.askFolder(isWelcomed: true))
    let zone = Context.homeZone(now: context.common.now, context.storeEnvironment)() ?? .utc
    switch Journal.obstacle(at: root) {
    case .journalExists?:
      context.enter(root)
      context.makeUsual(root)
    case let obstacle?: throw .store(StoreError(path: root + "/" + Journal.profilePath, reason: obstacle))
    case nil:
      try command.make(root, zone, &context)
      var answers = UnfinishedJournal(
        of: root, at: zone.timestamp(context.now(in: zone)), context.storeEnvironment)
      answers.answers[.language] = context.phrases.language.rawValue
      answers.next = .name
      if answers.keep() { context.mentionOpenQuestions(root) }
    }
  }

  /// Makes the journal with all that is said, and writes the first time off into it.
  func make(_ root: String, _ zone: TimeZoneRules, _ context: inout Context) throws(CommandError) {
    let today = zone.local(context.now(in: zone)).day
    let isMonthFirst = isMonthFirst(zone)
    var dates = Dates(today: today, .future, in: language ?? context.phrases.language)
    if isMonthFirst { dates.order = .monthFirst }
    let drafts = try drafts(dates)
    if !context.canAsk { try plan?.checkWords(in: &context) }
    try create(root, timezone: timezone ?? Self.name(of: zone), isMonthFirst: isMonthFirst, &context)
    try context.write(drafts, today: today, root: root)
    if isMonthFirst, !context.common.usesJSON {
      context.errors.line(context.phrases.say("start-monthFirst"), .dim)
    }
    context.makeUsual(root)
    try plan?.writeIntoNew(in: &context)
  }

  /// Whether `11/5` is the fifth of November where the journal is made.
  private func isMonthFirst(_ zone: TimeZoneRules) -> Bool {
    settings.contains {
      $0.key == .holidays && (HolidayRegion(named: $0.text)?.code ?? Folding.folded($0.text)) == "us"
    }
      || HelpLine.country(ofZone: timezone ?? zone.name) == "us"
  }

  /// What goes on with the questions.
  func command(for root: String, _ context: Context) -> String {
    (["smjournal", Self.name, Quoting.shellWord(folder ?? root)] + options).joined(separator: " ")
  }

  /// The name of a zone that the profile can tell other devices: an IANA name of a place; `nil` for UTC,
  /// whose clock is often a server's and not a person's, and for zones without a name.
  private static func name(of zone: TimeZoneRules) -> String? {
    let name = zone.name
    guard name.utf8.contains(UInt8(ascii: "/")), !name.utf8.starts(with: "Etc/".utf8) else { return nil }
    return SystemZones().zone(named: name) == nil ? nil : name
  }

  /// The language of a number, a code or the beginning of a name.
  static func language(_ text: String) -> Language? {
    if let number = Int(text) {
      return Language.allCases.indices.contains(number - 1) ? Language.allCases[number - 1] : nil
    }
    let word = Folding.folded(text)
    return Language(code: text) ?? Language.allCases.first { Folding.folded($0.name).hasPrefix(word) }
  }

  private func drafts(_ dates: Dates) throws(CommandError) -> [Draft] {
    try vacations.map { vacation throws(CommandError) in
      var draft = try VacationAddCommand.draft(vacation.span, words: vacation.words, dates)
      draft[.category] = .string(VacationCategory.leave.rawValue)
      draft[.status] = .string(VacationStatus.planned.rawValue)
      return draft
    }
  }

  private func create(
    _ root: String, timezone: String?, isMonthFirst: Bool, _ context: inout Context
  ) throws(CommandError) {
    let language = self.language ?? context.phrases.language
    let order: [(ProfileKey, String)] = [(.dateOrder, DayExpression.Order.monthFirst.rawValue)]
    let profile: [UInt8]
    do throws(EditProblem) {
      profile = try Journal.newProfile(
        language: language, name: name, timezone: timezone, settings: settings + (isMonthFirst ? order : []))
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
  /// Asks where the journal shall lie; Enter takes a folder in the person's own.
  ///
  /// - Parameter isWelcomed: whether the person needs no word of what follows.
  fileprivate mutating func askFolder(
    isWelcomed: Bool = false, former: String = ""
  ) throws(CommandError) -> String {
    guard terminal != nil else {
      throw .usage(.missingArgument(.folder))
    }
    if !isWelcomed { welcome() }
    let usual = variable("HOME").map { $0 + "/Journal" } ?? "Journal"
    let question = phrases.say("question-folder", ("suggestion", .of(Sanitizer.line(usual))))
    let asked = try askLine(question, LineRequest(former)) {
      (line, context) throws(CommandError) -> Asked<String>? in
      // What was meant for a shell is no folder.
      if line.contains(where: { ";|&<>".contains($0) }) { return context.notUnderstood() }
      // Nor is a sentence one, unless it is meant.
      if line.contains(" "), !line.contains("/") {
        let folder = Sanitizer.line(context.absolute(context.path(typed: line)))
        let question = context.phrases.say("question-isFolder", ("folder", .of(folder)))
        guard try context.askYes(question) else { return nil }
      }
      return .answer(line)
    }
    guard let line = asked.value else { throw .interrupted }
    return line.trimmed.isEmpty ? usual : path(typed: line.trimmed)
  }

  /// Says at a terminal that questions of `init` wait for an answer, and how they are gone on with.
  mutating func mentionOpenQuestions(_ root: String? = nil) {
    guard terminal != nil, let root = root ?? openedRoot,
      UnfinishedJournal(waitingFor: root, storeEnvironment) != nil
    else { return }
    let words = "smjournal init " + Quoting.shellWord(Sanitizer.line(displayed(absolute: root)))
    errors.line(phrases.say("start-questionsLater", ("command", .of(words))), .dim)
  }

  /// Makes a journal the one of all folders where there is none, and says so; not for somebody who names
  /// the folder in the environment.
  fileprivate mutating func makeUsual(_ root: String) {
    let device = DeviceSettings(storeEnvironment)
    guard device.canBeSet, usualRoot == nil, variable("SMJOURNAL_DIR") == nil else { return }
    guard device.setDefault(root) else {
      return errors.line(phrases.say("confirmation-defaultNotSet"), .warning)
    }
    if !common.usesJSON { errors.line(phrases.say("confirmation-foundAnywhere"), .dim) }
  }

  /// Offers to find a journal that is there from any folder; whether that is done.
  fileprivate mutating func offerUsual(_ root: String) throws(CommandError) -> Bool {
    let device = DeviceSettings(storeEnvironment)
    guard device.canBeSet, device.defaultRoot != root else { return false }
    enter(root)
    _ = try journal()
    guard try askUsual(root).value ?? false else { return false }
    guard device.setDefault(root) else {
      errors.line(phrases.say("confirmation-defaultNotSet"), .warning)
      return true
    }
    sayWhatIsNext(root)
    return true
  }

  /// Asks whether a journal shall be found from any folder.
  mutating func askUsual(_ root: String) throws(CommandError) -> Asked<Bool> {
    let former = usualRoot
    errors.line(phrases.say("caption-journalLies", ("folder", .of(Sanitizer.line(root)))), .dim)
    let question =
      former.map { phrases.say("question-makeDefault", ("former", .of(Sanitizer.line($0)))) }
      ?? phrases.say("question-makeDefault-none")
    return try askYes(question, usually: former == nil, allowsBack: true)
  }

  /// The journal of all folders, as long as it is there.
  var usualRoot: String? {
    guard let root = DeviceSettings(storeEnvironment).defaultRoot else { return nil }
    return Journal.obstacle(at: root) == .journalExists ? root : nil
  }

  /// Says that the journal is there, and writes the first time off into it.
  fileprivate mutating func write(_ drafts: [Draft], today: CivilDay, root: String) throws(CommandError) {
    enter(root)
    let journal = try self.journal()
    if common.usesJSON {
      answer(["path": journal.root])
    } else {
      confirm(.journalCreated(folder: journal.root))
    }
    for draft in drafts {
      if common.usesJSON { _ = try create(draft) } else { try write(draft, today: today) }
    }
  }
}
