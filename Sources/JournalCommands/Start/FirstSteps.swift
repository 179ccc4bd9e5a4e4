import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalSync
import JournalTerminal

/// The questions about a new journal, one after the other. Enter passes each of them over, Backspace goes
/// back to the one before; what was answered is kept after each, so that nothing takes it away.
///
/// The journal is made as soon as its language and the person's name are known: the first mood stands in it
/// within seconds. All else is written together once the last question is answered.
struct FirstSteps {
  typealias Step = UnfinishedJournal.Question

  /// What came of a question: an answer as it is kept; skipped where the plan is to be said again.
  typealias Outcome = Asked<String>

  /// What was answered, and which question comes next.
  var answers: UnfinishedJournal
  /// What the options of the command line say, which is not asked.
  let said: InitCommand
  /// The absolute path of the journal's folder.
  let root: String
  let zone: TimeZoneRules
  /// What can remind on this machine.
  let reminderHost: ReminderHost?
  private var isMade: Bool
  /// Whether the person was told already what this is.
  private var isWelcomed: Bool

  init(
    _ said: InitCommand, root: String, zone: TimeZoneRules, _ answers: UnfinishedJournal, isMade: Bool,
    isWelcomed: Bool, in context: Context
  ) {
    (self.said, self.root, self.zone, self.answers) = (said, root, zone, answers)
    (self.isMade, self.isWelcomed) = (isMade, isWelcomed)
    reminderHost = ReminderHost(context.storeEnvironment)
  }

  /// Whether the mood was answered by its key just now.
  private var isAfterMood = false
  /// Whether the plan of a file has time off, which need not be asked for.
  private var hasTimeOff = false
  /// Whether the person wants to say the folder anew.
  private(set) var isLeft = false

  /// Asks all that is still to be asked, then writes it.
  mutating func run(in context: inout Context) throws(CommandError) {
    do throws(CommandError) {
      if isMade { context.enter(root) }
      while answers.next != .done {
        try ask(&context)
        if isLeft { return answers.forget() }
      }
      if !isMade { try make(&context) }
      try write(&context)
    } catch { throw answers.keep() ? .kept(error, command: said.command(for: root, context)) : error }
    answers.forget()
    try end(&context)
  }

  /// Asks one question and goes on to the next, or back.
  private mutating func ask(_ context: inout Context) throws(CommandError) {
    let step = answers.next
    if step > .name, !isMade { try make(&context) }
    guard isAsked(step, context) else {
      answers.next = self.step(after: step, context)
      return
    }
    let outcome = try outcome(of: step, &context)
    isAfterMood = step == .mood && outcome.value?.isEmpty == false
    switch outcome {
    case .answer(let text):
      answers.answers[step] = text
      if step == .work { hasTimeOff = try countToPlanned(&context) }
      answers.next = self.step(after: step, context)
      // Somebody went back to what the journal says already.
      if step <= .name, isMade { try writeSettings(&context) }
    case .back: answers.next = Step.allCases.last { $0 < step && isAsked($0, context) } ?? step
    case .skipped: answers.next = .work
    }
    _ = answers.keep()
  }

  private func step(after step: Step, _ context: Context) -> Step {
    Step.allCases.first { $0 > step && isAsked($0, context) } ?? .done
  }

  /// Whether a question is one for this person, by what was said and answered.
  private func isAsked(_ step: Step, _ context: Context) -> Bool {
    func isOpen(_ key: ProfileKey) -> Bool { !said.settings.contains { $0.key == key } }
    switch step {
    case .language: return said.language == nil && context.common.language == nil
    case .name: return said.name == nil
    case .mood, .phone: return true
    case .work: return said.plan == nil
    case .order:
      if case .shifts = WorkAnswer(answers.answers[.work] ?? "", takesCodes: true) { return true }
      return false
    case .words, .begin, .weeks: return cycle != nil
    case .repeats: return dayList(context).map { $0.recurrences.count > 1 } ?? false
    case .holidays: return isOpen(.holidays) && country(context)?.holidays != nil
    case .rules: return isOpen(.restRules) && isPlanned && !(country(context)?.rules ?? []).isEmpty
    case .clock: return isOpen(.clock) && isPlanned
    case .timeOff:
      if case .timeOff = work { return false }
      return said.vacations.isEmpty && !hasTimeOff
    case .reminders: return reminderHost != nil
    case .anywhere:
      let defaults = DeviceSettings(context.storeEnvironment)
      return defaults.canBeSet && defaults.defaultRoot != root
    case .done: return false
    }
  }

  /// Whether a question that is one for this person was answered.
  func isAnswered(_ step: Step, _ context: Context) -> Bool {
    answers.answers[step] != nil && isAsked(step, context)
  }

  private mutating func outcome(of step: Step, _ context: inout Context) throws(CommandError) -> Outcome {
    switch step {
    case .language: try askLanguage(&context)
    case .name:
      try askLine(step, context.phrases.say("question-name"), context.phrases.say("hint-oneLine"), &context) {
        (text, _) in .answer(text)
      }
    case .mood: try askMood(&context)
    case .work, .order: try askWork(step, isAfterMood: isAfterMood, &context)
    case .words: try askWords(&context)
    case .begin: try askBegin(&context)
    case .repeats: try askRepeats(&context)
    case .weeks: try askWeeks(&context)
    case .clock: try askYes(context.phrases.say("stated-clock"), &context)
    case .holidays: try askHolidays(&context)
    case .rules: try askRules(&context)
    case .timeOff: try askTimeOff(&context)
    case .reminders: try askReminders(&context)
    case .phone: try askYes(context.phrases.say("start-phone"), &context)
    case .anywhere: try context.askUsual(root).kept { $0 ? Self.yes : "" }
    case .done: .answer("")
    }
  }

  // MARK: What was answered

  /// How the person works; the cycle of who said her shifts first and their order then.
  var work: WorkAnswer {
    let work = WorkAnswer(answers.answers[.work] ?? "", takesCodes: true)
    guard case .shifts = work else { return work }
    let order = WorkAnswer(answers.answers[.order] ?? "", takesCodes: true)
    if case .cycle = order { return order }
    return work
  }

  /// Whether there is a plan of hours.
  private var isPlanned: Bool { work.isPlan || said.plan != nil }

  /// The words of the cycle; `nil` where none was said.
  var cycle: [[ShiftType]]? { work.days }

  func language(_ context: Context) -> Language {
    said.language ?? answers.answers[.language].flatMap { Language(code: $0) } ?? context.phrases.language
  }

  func country(_ context: Context) -> HomeCountry? {
    HomeCountry(zone: said.timezone ?? zone.name, language: language(context))
  }

  func today(_ context: Context) -> CivilDay { zone.local(context.now(in: zone)).day }

  // MARK: Making the journal

  private mutating func make(_ context: inout Context) throws(CommandError) {
    var known = said
    known.language = language(context)
    known.name = said.name ?? answers.answers[.name].flatMap { $0.isEmpty ? nil : $0 }
    try known.make(root, zone, &context)
    isMade = true
  }

  // MARK: Questions

  /// Asks for a line, which holds its former answer; what is typed is kept while it is.
  func askLine(
    _ step: Step, _ question: String, _ hint: String, _ context: inout Context, text: String? = nil,
    read: (String, inout Context) throws(CommandError) -> Asked<String>?
  ) throws(CommandError) -> Outcome {
    var request = LineRequest(
      text ?? answers.answers[step] ?? "", allowsBack: true, keepsTabs: step == .work || step == .order)
    request.keep = { [answers] typed in
      var answers = answers
      answers.answers[step] = typed
      _ = answers.keep()
    }
    defer { context.errors.flush() }
    return try context.askLine(question, hint: hint, request, read: read)
  }

  func askYes(
    _ question: String, usually usual: Bool = false, _ context: inout Context
  ) throws(CommandError) -> Outcome {
    try context.askYes(question, usually: usual, allowsBack: true).kept { $0 ? Self.yes : "" }
  }

  /// What is kept of a question that was answered with yes.
  static let yes = "yes"

  private mutating func askLanguage(_ context: inout Context) throws(CommandError) -> Outcome {
    if !isWelcomed { context.welcome() }
    isWelcomed = true
    let usual = context.phrases.language
    let names = Language.allCases.enumerated().map { index, language in
      language == usual ? "[\(index + 1) \(language.name)]" : "\(index + 1) \(language.name)"
    }
    let question = context.phrases.say("question-language")
    // The folder was asked for before it.
    let request = LineRequest(allowsBack: said.folder == nil && !isMade)
    let asked = try context.askLine(question, hint: names.joined(separator: ", "), request) {
      (line, context) -> Asked<Language>? in
      if line.isEmpty { return .answer(usual) }
      return InitCommand.language(line).map { .answer($0) } ?? context.notUnderstood()
    }
    guard let language = asked.value else {
      isLeft = true
      return .back
    }
    context.speak(language)
    return .answer(language.rawValue)
  }

  /// Asks for the first mood and writes it at once.
  private func askMood(_ context: inout Context) throws(CommandError) -> Outcome {
    let asked = try context.askMood()
    if let mood = asked.value {
      var arguments = Arguments(command: MoodCommand.name)
      arguments.positionals = [mood]
      _ = try MoodCommand.run(arguments, in: &context)
    }
    return asked.kept { $0 }
  }

  private func askHolidays(_ context: inout Context) throws(CommandError) -> Outcome {
    guard let code = country(context)?.holidays else { return .answer("") }
    let outcome = try askYes(
      context.phrases.say("stated-holidays", ("code", .of(code))), usually: true, &context)
    guard case .answer(Self.yes) = outcome else { return outcome }
    if let example = HolidayRegion.example(partOf: code) {
      context.errors.line(context.phrases.say("stated-partOfCountry", ("example", .of(example))), .dim)
    }
    return .answer(code)
  }

  private func askRules(_ context: inout Context) throws(CommandError) -> Outcome {
    let names = (country(context)?.rules ?? []) + ["none"]
    let labels = names.map { name in
      let words = context.phrases.say("ruleSet-\(name)")
      return name == "none" ? words : "\(words) (\(name))"
    }
    // No law is somebody's by Enter alone.
    let question = KeyQuestion(context.phrases.say("stated-rules"), labels: labels)
    return try context.askChoice(question, usual: nil).kept { names[$0] }
  }

  /// Asks for the next time off and tells at once how many shifts it is away.
  private func askTimeOff(_ context: inout Context) throws(CommandError) -> Outcome {
    let phrases = context.phrases
    let outcome = try askLine(
      .timeOff, phrases.say("question-timeOff"), phrases.say("hint-spanOrSkip"), &context
    ) { (text, context) throws(CommandError) in
      guard !text.isEmpty else { return .answer(text) }
      guard ends(of: text, context) != nil, let span = SpanArgument(text) else {
        return context.notUnderstood()
      }
      let dates = Dates(today: today(context), .future, in: context.phrases.language)
      guard span.isDoubtful(dates) else { return .answer(text) }
      return try context.askYes(context.question(about: span, dates)) ? .answer(text) : nil
    }
    if case .answer(let text) = outcome, let span = ends(of: text, context) {
      // The days as they were read, before anybody looks forward to them.
      context.errors.line(context.phrases.span(span.from, span.until, today: today(context)), .dim)
      try count(to: span, &context)
    }
    return outcome
  }
}

extension Context {
  /// Says what this is; the first thing that a new person reads.
  mutating func welcome() { errors.line(phrases.say("caption-welcome"), .bold) }

  mutating func enter(_ root: String) {
    common.journal = root
    common.usesNoIndex = true
    forgetJournal()
  }

  /// Speaks a language from now on, where the command line does not say which.
  mutating func speak(_ language: Language) {
    if common.language == nil { phrases = language.phrases }
  }
}
