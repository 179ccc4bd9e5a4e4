import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal
import SystemLibrary

/// The program `smjournal`: a command line in, an exit code out.
public enum Tool {
  /// The version of the program; said nowhere else.
  public static let version = "0.1.0"

  /// The day of this version, for pages of `man`.
  static let released = "2026-11-22"

  /// Runs the command line of the process; answers its exit code.
  ///
  /// - Parameters:
  ///   - words: how many words the program was started with, and the words, as its `main` was given them;
  ///     asked of the system where there are none.
  ///   - commit: what the program was built from, where that is known.
  public static func runProcess(
    _ words: (count: CInt, at: (CInt) -> UnsafePointer<CChar>?)? = nil, commit: String? = nil
  ) -> Int32 {
    var context = Context.process()
    context.commit = commit
    let environment = context.storeEnvironment
    context.program = { SystemFacts.program(environment: environment).path }
    let (count, word) =
      unsafe words ?? (CommandLine.argc, { unsafe UnsafePointer(CommandLine.unsafeArgv[Int($0)]) })
    return run(
      (1..<max(1, count)).compactMap { unsafe word($0).map { unsafe Array(unsafe: $0) } }, in: &context)
  }

  /// Ends the process.
  public static func exit(_ code: Int32) -> Never { Console.exit(code) }

  /// Runs a command line, without the name of the program, in a context.
  public static func run(_ words: [[UInt8]], in context: inout Context) -> Int32 {
    let words = words.map { PathText.text($0) }
    let code = run(words, in: &context)
    context.keepWhatWasPiped()
    commitChanges(&context)
    if context.looksAround || !context.touched.isEmpty { context.keepCalendars() }
    return finish(code, &context).rawValue
  }

  private static func run(_ words: [String], in context: inout Context) -> ExitCode {
    // Wrong usage is said in the language that was asked for, even where the rest can't be read.
    var early = CommonOptions()
    early.language = Self.early("--lang", in: words)
    early.journal = Self.early("--journal", in: words) ?? Self.early("-C", in: words)
    context.adopt(early)
    do throws(CommandError) {
      return try obeyAsking(words, in: &context)
    } catch {
      // A file is touched before it is changed, also where that fails.
      context.taken?.touched = nil
      speakJournalsLanguage(&context)
      let told = guessing(error, in: context.phrases)
      context.report(told)
      if case .usage(let error) = told, isAboutNotes(error) {
        context.errors.line(context.phrases.say("usage-mergeNotes"))
      } else if case .usage(let error) = told, let moods = ownMoods(with: error, in: context) {
        let command = "smjournal config " + Quoting.shellWord(moods)
        context.errors.line(Sanitizer.line(context.phrases.say("usage-ownMood", ("command", .of(command)))))
      } else if case .usage(let error) = told, let example = example(for: error, words) {
        context.errors.line(context.phrases.example("smjournal " + example))
      }
      return told.exitCode
    }
  }

  /// The journal's own words for moods with one that nobody knows yet, as `config` takes them.
  private static func ownMoods(with error: UsageError, in context: Context) -> String? {
    let writing = [
      MoodCommand.name, NewCommand.name, CheckInCommand.name, CheckOutCommand.name, SetCommand.name,
    ]
    guard case .wrongValue(_, let found, .mood, _) = error.problem, writing.contains(error.command ?? ""),
      let own = context.openedJournal?.profile.moods, found.allSatisfy({ $0.isLetter || $0 == " " })
    else { return nil }
    let rows = own.names.compactMap { name in own.step(of: name).map { "\(name): \($0.number)" } }
    return "moods={" + (rows + ["\(found): 3"]).joined(separator: ", ") + "}"
  }

  /// Whether somebody wants two notes in one, for which there is no verb: `merge` is one of git's.
  private static func isAboutNotes(_ error: UsageError) -> Bool {
    switch error.problem {
    case .missingArgument: error.command == MergeCommand.name
    case .unknownCommand(let word, _): mergeWords.contains(Folding.folded(word))
    default: false
    }
  }

  private static let mergeWords = Joints.list("merge-words").map { Folding.folded($0) }

  /// An error that guesses no word of a language which is neither the person's nor English.
  private static func guessing(_ error: CommandError, in phrases: Phrases) -> CommandError {
    guard case .usage(let usage) = error, case .unknownCommand(let verb, let guess) = usage.problem,
      let nearest = guess, !phrases.verbs.contains(where: { $0.word == nearest }),
      Language.allCases.contains(where: { $0.phrases.verbs.contains { $0.word == nearest } })
    else { return error }
    let words = CommandTable.commands.map { $0.name } + phrases.verbs.map { $0.word }
    if words.contains(nearest) { return error }
    let own = NearestWord.of(verb, among: words)
    return .usage(UsageError(.unknownCommand(verb, nearest: own), command: usage.command))
  }

  /// Runs a command line; what it lacks is asked for where somebody can answer.
  private static func obeyAsking(
    _ words: [String], in context: inout Context
  ) throws(CommandError) -> ExitCode {
    var words = words
    while true {
      do throws(CommandError) {
        return try obey(words, in: &context)
      } catch {
        guard case .usage(let problem) = error,
          let whole = try MissingWords(words, problem).completed(in: &context)
        else { throw error }
        // The journal is opened anew as the options say.
        context.forgetJournal()
        words = whole
      }
    }
  }

  /// A line that is right, for one that lacks something.
  private static func example(for error: UsageError, _ words: [String]) -> String? {
    switch error.problem {
    case .missingArgument, .nothingToWrite:
      let command = CommandTable.commands.first { $0.name == error.command }
      let examples = command?.verb.examples.filter { $0.hasPrefix((command?.name ?? "") + " ") } ?? []
      // `setup calendar` is about calendars.
      return examples.first { $0.split(separator: " ").contains { $0 == words.last ?? "" } } ?? examples.first
    case .unexpectedArgument
    where error.command == TodayCommand.name && !(words.first?.hasPrefix("-") ?? true):
      // « Hoy fue raro », where nobody can be asked whether it is a note.
      let said = words.prefix { !$0.hasPrefix("-") }.map { Quoting.shellWord($0) }
      return ([NewCommand.name] + said).joined(separator: " ")
    case .unexpectedArgument(let word) where error.command == ListCommand.name:
      // `list Wien`, `list vacations`
      if let kind = Kind(named: word) ?? Kind(severalNamed: word), kind != .profile {
        return "\(ListCommand.name) \(Option.kind.flag) \(kind.name)"
      }
      let said =
        words.first?.hasPrefix("-") ?? true ? [word] : words.dropFirst().prefix { !$0.hasPrefix("-") }
      return ([SearchCommand.name] + said.map { Quoting.shellWord($0) }).joined(separator: " ")
    case .unexpectedArgument(let word):
      // `out 7h30`, `in 4`
      guard let kind = [Kind.checkIn, .checkOut].first(where: { $0.name == error.command }) else {
        return nil
      }
      let isRating = Int(word).map { 1...5 ~= $0 } ?? false
      guard isRating || StatedTime(word) != nil else {
        // `check-in slept well` may be what is said of it.
        let said = words.dropFirst().drop { $0 != word }.prefix { !$0.hasPrefix("-") }
        guard said.count > 1 || word.contains(" ") else { return nil }
        return "\(kind.name) \(Option.note.flag) \(Quoting.shellWord(said.joined(separator: " ")))"
      }
      let option =
        isRating ? Scale.program.asked(in: kind).first.map(Option.scale) : StatedHours.options(of: kind).first
      return option.map { "\(kind.name) \($0.flag) \(word)" }
    default: return nil
    }
  }

  /// Help and wrong usage are said as the rest is: in the language of the journal, where there is one.
  private static func speakJournalsLanguage(_ context: inout Context) { _ = try? context.journal() }

  private static func obey(_ words: [String], in context: inout Context) throws(CommandError) -> ExitCode {
    switch try understood(Invocation(words, table: CommandTable.all)) {
    case .help(let command):
      speakJournalsLanguage(&context)
      context.holdForPager()
      HelpPage(command).write(in: &context)
      return .done
    case .version:
      context.output.line("smjournal " + version)
      return .done
    case .bare(let type, let arguments):
      context.adopt(try CommonOptions(arguments))
      // What a status bar asks for is today's.
      let isPlain = arguments.values.allSatisfy { value in Option.common.contains { $0.name == value.name } }
      guard isPlain else { return try run(type, arguments, &context) }
      return try run(isFirstStart(&context) ? InitCommand.self : BareCommand.self, arguments, &context)
    case .run(let type, let arguments): return try run(type, arguments, &context)
    case .sentence(let arguments, let error):
      context.adopt(try CommonOptions(arguments))
      speakJournalsLanguage(&context)
      // A question to the program is no note by Enter alone.
      let isQuestion = arguments.positionals.last?.trimmed.hasSuffix("?") ?? false
      let question = context.phrases.say("question-writeWords")
      guard context.terminal != nil, (try? context.askYes(question, usually: !isQuestion)) ?? false else {
        throw .usage(error)
      }
      return try run(NewCommand.self, arguments, &context)
    }
  }

  private static func run(
    _ type: any Command.Type, _ arguments: Arguments, _ context: inout Context
  ) throws(CommandError) -> ExitCode {
    let verb = type.verb
    do throws(CommandError) {
      context.adopt(try CommonOptions(arguments))
      (context.needsZone, context.opensSealed) = (verb.needsZone, verb.opensSealed)
      if verb.isPaged { context.holdForPager() }
      context.begin = { context throws(CommandError) in try begin(verb, arguments, &context) }
      defer { if context.begin == nil { context.mentionUnreadInput(verb) } }
      return try type.run(arguments, in: &context)
    } catch {
      guard case .usage(let error) = error else { throw error }
      throw .usage(error.problem, command: error.command ?? verb.name)
    }
  }

  /// Makes the first journal where words for it were typed, and takes in what the form saved meanwhile.
  /// What names the last record means the last one known.
  private static func begin(
    _ verb: Verb, _ arguments: Arguments, _ context: inout Context
  ) throws(CommandError) {
    if verb.beginsJournal, isFirstStart(&context) { try InitCommand.makeFirst(in: &context) }
    if verb.deviceSync == .calendars { context.looksAround = true }
    let namesLast = arguments.has(.last) || arguments.positionals.contains { $0 == "@" || $0 == "last" }
    guard !context.common.usesJSON, !namesLast else { return }
    switch verb.deviceSync {
    case .nothing, .calendars: return
    case .inbox: break
    case .inboxAndCalendars where context.terminal == nil: return
    case .inboxAndCalendars: context.looksAround = true
    }
    try context.takeInbox()
  }

  /// Whether somebody at a terminal has no journal yet: none around, none named, and none of all folders.
  private static func isFirstStart(_ context: inout Context) -> Bool {
    guard context.canAsk else { return false }
    do throws(CommandError) {
      // A name that nobody gave a journal is an error of its own.
      guard try context.askedRoot() == nil else { return false }
      _ = try context.journal()
      return false
    } catch {
      guard case .store(let error) = error, error.reason == .noJournal else { return false }
      return context.usualRoot == nil
    }
  }

  /// The value of an option in words that were not taken apart yet.
  static func early(_ option: String, in words: [String]) -> String? {
    for (index, word) in words.enumerated() {
      if word == "--" { return nil }
      if word.hasPrefix(option + "=") { return String(word.dropFirst(option.count + 1)) }
      if word == option, index + 1 < words.count { return words[index + 1] }
    }
    return nil
  }

  /// Commits what was changed, where this device does so; what keeps it from that makes no command fail.
  private static func commitChanges(_ context: inout Context) {
    let touched = context.touched.paths
    guard !touched.isEmpty, let root = context.openedRoot else { return }
    do throws(StoreError) {
      guard try DeviceSettings(context.storeEnvironment).commits(root) else { return }
    } catch { return context.warn(of: error) }
    let message = touched.count == 1 ? touched[0] : "\(touched.count) files"
    guard let late = LateFiles(of: context.openedJournal).commit(touched, root: root, message: message) else {
      return
    }
    context.warn(context.phrases.notCommitted(late.reason))
    if late.count > touched.count {
      context.remark(context.phrases.say("commit-late", ("count", .number(late.count))))
    }
  }

  /// Writes what is left; results that could not be written are an error, unless nobody reads them.
  private static func finish(_ code: ExitCode, _ context: inout Context) -> ExitCode {
    context.showHeld()
    context.output.flush()
    if let error = context.openedJournal?.indexProblem { context.warn(ofIndex: error) }
    if code != .inputOutput { context.mentionUnread() }
    var code = code == .done && context.isInputCut ? .dataProblem : code
    if let errno = context.output.failure, !SystemFailure.isClosedPipe(errno) {
      context.errors.line(
        "smjournal: error: "
          + context.phrases.say("caption-outputFailed", ("message", .of(context.phrases.systemError(errno)))))
      code = .inputOutput
    }
    context.errors.flush()
    context.terminal?.close()
    return code
  }
}

extension [UInt8] {
  /// The bytes of a C string.
  init(unsafe text: UnsafePointer<CChar>) {
    self = []
    var next = unsafe text
    while unsafe next.pointee != 0 {
      unsafe append(UInt8(bitPattern: next.pointee))
      unsafe next += 1
    }
  }
}
