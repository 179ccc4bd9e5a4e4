import JournalLanguage
import JournalModel
import JournalStore
import YAMLCodec

/// `init DIR`: makes a journal; never touches one that is there.
struct InitCommand: Command {
  static let name = "init"
  static let summary = HelpText.initialize
  static let positionals = [Positional(.folder)]
  static let options: [Option] = [.name, .language, .timezone, .vacation]
  static let examples = [
    "init ~/journal", "init ~/journal --name Camille --language fr --vacation 2026-12-20..2027-01-03",
  ]

  private let folder: String
  private var name: String?
  private var language: Language?
  private var timezone: String?
  private var vacations: [(span: SpanArgument, words: String)]

  init(_ arguments: Arguments) throws(UsageError) {
    folder = arguments.positionals[0]
    name = try arguments.value(.name, .text) { $0.trimmed.isEmpty ? nil : $0.trimmed }
    language = try arguments.value(.language, .oneOf(Option.language.choices)) { Language(code: $0) }
    timezone = try arguments.value(.timezone, .zone) { SystemZones().zone(named: $0) == nil ? nil : $0 }
    vacations = []
    for words in try arguments.texts(.vacation) {
      guard let span = SpanArgument(words) else {
        throw UsageError(
          .wrongValue(name: Option.vacation.flag, found: words, expected: .span), command: Self.name)
      }
      vacations.append((span, words))
    }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let root = context.absolute(folder)
    if let reason = Self.refusal(root) {
      throw .store(StoreError(path: root + "/" + Journal.profilePath, reason: reason))
    }
    if let outer = Journal.root(around: root) {
      throw .store(StoreError(path: root, reason: .insideJournal(root: outer)))
    }
    var answers = self
    if context.terminal != nil { try answers.ask(&context) }
    let zone = Context.homeZone(now: context.common.now, context.storeEnvironment)()
    let today = zone.local(context.now(in: zone)).day
    let drafts = try answers.drafts(today: today)
    if answers.timezone == nil { answers.timezone = Self.name(of: zone) }
    try answers.create(root, &context)
    var options = CommonOptions()
    options.journal = root
    options.usesNoIndex = true
    try context.write(drafts, today: today, in: options)
    return .done
  }

  /// The name of a zone that the profile can tell other devices: an IANA name of a place; `nil` for UTC, whose clock is
  /// often a server's and not a person's, and for zones without a name.
  private static func name(of zone: TimeZoneRules) -> String? {
    let name = zone.name
    guard name.utf8.contains(UInt8(ascii: "/")), !name.utf8.starts(with: "Etc/".utf8) else { return nil }
    return SystemZones().zone(named: name) == nil ? nil : name
  }

  /// What is there already must not be asked about, let alone touched.
  private static func refusal(_ root: String) -> StoreError.Reason? {
    do throws(StoreError) {
      let file = try FileStore(root: root, stateFolder: nil).read(Journal.profilePath)
      return ProfileDecoder.isProfile(MarkdownDocument(file.bytes)) ? .journalExists : .notAProfile
    } catch { return error.reason == .notFound || error.errno != nil ? nil : error.reason }
  }

  /// Asks for what no option said.
  private mutating func ask(_ context: inout Context) throws(CommandError) {
    if language == nil { language = try askLanguage(&context) }
    if name == nil {
      let line = try context.askLine(context.phrases.question(.name), hint: .oneLine)
      name = line.isEmpty ? nil : line
    }
    guard vacations.isEmpty else { return }
    while true {
      let line = try context.askLine(context.phrases.question(.timeOff), hint: .spanOrSkip)
      if line.isEmpty { return }
      if let span = SpanArgument(line) {
        vacations.append((span, line))
        return
      }
      context.errors.line(context.phrases.hint(.notUnderstood))
    }
  }

  private func askLanguage(_ context: inout Context) throws(CommandError) -> Language {
    context.errors.write(context.phrases.question(.language), .bold)
    context.errors.write(" (\(context.phrases.hint(.languageKeys))) › ")
    while true {
      let language: Language
      switch try context.askKey() {
      case .character("1"), .character("e"): language = .english
      case .character("2"), .character("f"): language = .french
      case .enter: language = context.phrases.language
      default: continue
      }
      context.errors.line(language.rawValue)
      if context.common.language == nil { context.phrases = language.phrases }
      return language
    }
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
    let profile = ProfileText.bytes(
      template: BuiltInTemplate.bytes(.profile, language: language.rawValue),
      values: ["name": name, "language": language.rawValue, "timezone": timezone])
    do throws(StoreError) { try Journal.create(at: root, profile: profile) } catch {
      let path = error.path.hasPrefix("/") ? error.path : root + "/" + error.path
      throw .store(StoreError(path: path, reason: error.reason))
    }
  }
}

extension Context {
  /// Says that the journal is there, and writes the first time off into it.
  fileprivate mutating func write(
    _ drafts: [Draft], today: CivilDay, in options: CommonOptions
  ) throws(CommandError) {
    let usesJSON = common.usesJSON
    let asked = common
    common.journal = options.journal
    let journal = try self.journal()
    if usesJSON {
      answer { $0.field("path", journal.root) }
    } else {
      confirm(.journalCreated(folder: journal.root))
    }
    for draft in drafts {
      if usesJSON { _ = try create(draft) } else { try write(draft, today: today) }
    }
    if terminal != nil && !usesJSON {
      let folder = Sanitizer.line(displayed(absolute: journal.root))
      errors.line("\(phrases.hint(.afterInit)) cd \(folder), smjournal today, smjournal help", .dim)
    }
    common = asked
  }
}
