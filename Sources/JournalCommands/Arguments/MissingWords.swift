import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalSync
import JournalTerminal

/// What a command line lacks or leaves in doubt, asked for at a terminal, a question after the other.
struct MissingWords {
  private let words: [String]
  private let error: UsageError

  init(_ words: [String], _ error: UsageError) {
    self.words = words
    self.error = error
  }

  private struct Question {
    var text: String
    var hint: String
    /// The option that the answer is the value of; an argument where there is none.
    var flag: String?
    /// What Enter alone stands for.
    var usual: String?
    var isPath = false
  }

  /// The words that were typed with one that was answered; `nil` where nobody can be asked, or there is no
  /// question for what is missing.
  func completed(in context: inout Context) throws(CommandError) -> [String]? {
    let options = words.prefix { $0 != "--" }
    guard context.terminal != nil, !options.contains(Option.json.flag), !options.contains("--no-input"),
      (try? context.journal()) != nil
    else { return nil }
    if error.problem == .missingArgument(.record) {
      guard error.command == AttachCommand.name else { return nil }
      return words + [try context.record(named: "").id]
    }
    if let doubt = error.problem.doubt {
      guard let index = words.lastIndex(where: { DoubtfulHours(in: $0)?.text == doubt.text }) else {
        return nil
      }
      var whole = words
      whole[index] = try context.settled(words[index])
      return whole
    }
    if error.command == RotaSetCommand.name, case .nothingToWrite(let missing) = error.problem {
      return try plan(missing, &context)
    }
    guard var question = question(context.phrases) else { return nil }
    if error.problem == .missingArgument(.reminderKind) {
      // Enter takes what this machine has.
      let host = ReminderHost(context.storeEnvironment)?.rawValue ?? ""
      let usual = ReminderTool(rawValue: host) ?? .ics
      question.usual = usual.rawValue
      question.hint = ReminderTool.allCases.map { $0 == usual ? "[\($0.rawValue)]" : $0.rawValue }
        .joined(separator: ", ")
    }
    return try context.askLine(question.text, hint: question.hint) { (line, context) throws(CommandError) in
      guard let word = line.isEmpty ? question.usual : line else { throw .interrupted }
      let value = question.isPath ? context.path(typed: word) : word
      // A day such as `-2` is no option.
      let isOption = value.hasPrefix("-") && question.flag == nil && !words.contains("--")
      let answer = error.problem == .missingArgument(.shift) ? shiftAndHours(value) : [value]
      let whole = words + [question.flag, isOption ? "--" : nil].compactMap { $0 } + answer
      guard var problem = doubt(of: value) ?? problem(of: whole, context) else { return .answer(whole) }
      // Nobody typed the option of a question.
      if case .wrongValue(question.flag, let found, let expected, let nearest) = problem {
        problem = .wrongValue(name: found, found: found, expected: expected, nearest: nearest)
      }
      context.errors.line(Sanitizer.line(context.phrases.usage(problem)), .warning)
      return nil
    }.value
  }

  /// A shift with its hours as the command line has them: `day 8-12`; a day, and a word alone, as they are.
  private func shiftAndHours(_ text: String) -> [String] {
    let parts = text.split(separator: " ").map(String.init)
    let shift = parts.prefix { !($0.first?.isNumber ?? false) }
    guard !shift.isEmpty, shift.count < parts.count, DayArgument(text) == nil else { return [text] }
    let hours = parts[shift.count...].joined(separator: " ")
    let flag = error.command == RotaSwapCommand.name ? Option.hours.flag : nil
    return [shift.joined(separator: " "), flag, hours].compactMap { $0 }
  }

  /// What is wrong with an answer by itself, while other words are still missing.
  private func doubt(of value: String) -> UsageProblem? {
    switch error.problem {
    case .missingArgument(.day) where DayArgument(value) == nil:
      .wrongValue(name: value, found: value, expected: .day)
    case .missingArgument(.span) where SpanArgument(value) == nil:
      .wrongValue(name: value, found: value, expected: .span)
    default: nil
    }
  }

  /// What is wrong with words beyond what can be asked for next.
  private func problem(of words: [String], _ context: Context) -> UsageProblem? {
    switch context.problem(of: words) {
    case .missingArgument?, .nothingToWrite?: nil
    case let problem: problem?.doubt == nil ? problem : nil
    }
  }

  /// Asks for a plan as `init` does, and gives the words with the options that say it; a file is imported.
  private func plan(_ missing: [String], _ context: inout Context) throws(CommandError) -> [String] {
    var (plan, options): (WorkAnswer?, [String]) = (nil, words)
    var (line, isOrder) = ("", false)
    while missing.contains(Option.cycle.flag) && plan?.days == nil {
      let question = context.phrases.say(isOrder ? "question-order" : "question-work")
      var refused: String?
      let hint = context.phrases.expected(.cycle)
      plan = try context.askLine(question, hint: hint, LineRequest(keepsTabs: true)) {
        (typed, context) throws(CommandError) in
        if typed.isEmpty { throw .interrupted }
        line = typed
        // What is no plan is taken as it is when it is said once more.
        if typed == refused { return .answer(WorkAnswer(typed, takesCodes: true)) }
        refused = typed
        switch try context.work(in: typed, isOrder: isOrder)?.answer {
        case .timeOff?, .later?: return context.notUnderstood()
        case let answer?: return .answer(answer)
        case nil: return nil
        }
      }.value
      if case .file(let path)? = plan { return [ImportCommand.name, context.path(typed: path)] }
      options += (plan?.said ?? []).flatMap { [Option.shiftType.flag, $0.said] }
      isOrder = true
    }
    if let days = plan?.days {
      let words = days.map { $0.map(\.name).joined(separator: "+") }
      options += [Option.cycle.flag, words.joined(separator: " ")]
    }
    guard missing.contains(Option.from.flag) else { return options }
    let today = context.today(in: try context.journal())
    let usual = WorkAnswer.begin(of: line, plan?.days ?? [], today: today) ?? today
    let hint = context.phrases.dayOr(usual, today: today)
    let day = try context.askLine(context.phrases.say("question-cycleStart"), hint: hint) { (line, context) in
      line.isEmpty ? .answer(usual.iso) : DayArgument(line) == nil ? context.notUnderstood() : .answer(line)
    }.value
    return options + [Option.from.flag, day ?? usual.iso]
  }

  private func question(_ phrases: Phrases) -> Question? {
    switch error.problem {
    case .missingArgument(let placeholder): question(for: placeholder, phrases)
    case .missingValue(Option.output.flag, .file) where !file.isEmpty:
      Question(
        text: phrases.say("inquiry-file"), hint: file, flag: Option.output.flag, usual: file, isPath: true)
    default: nil
    }
  }

  /// How the file of an export is called where its name is left open.
  private var file: String {
    if error.command == RemindersCommand.name { return RemindersCommand.file }
    return words.lazy.compactMap { ExportCommand.file(of: $0) }.first ?? ""
  }

  private func question(for placeholder: Placeholder, _ phrases: Phrases) -> Question? {
    switch placeholder {
    case .span where error.command == RotaOffCommand.name:
      Question(text: phrases.say("inquiry-days"), hint: phrases.expected(.span))
    case .span: Question(text: phrases.say("question-timeOff"), hint: phrases.expected(.span))
    case .day: Question(text: phrases.say("inquiry-day"), hint: phrases.expected(.day))
    case .shift where error.command == RotaSwapCommand.name:
      Question(text: phrases.say("question-shift"), hint: phrases.say("hint-shiftOrDay"))
    case .shift: Question(text: phrases.say("question-shift"), hint: phrases.expectation(.shiftWord))
    case .spans: Question(text: phrases.say("inquiry-spans"), hint: phrases.expected(.spans))
    case .reminderKind:
      Question(
        text: phrases.say("inquiry-reminders"),
        hint: phrases.expected(.oneOf(ReminderTool.allCases.map(\.rawValue))))
    case .exportFormat:
      Question(text: phrases.say("inquiry-export"), hint: phrases.expected(.oneOf(ExportCommand.formats)))
    case .file where error.command == ImportCommand.name:
      Question(text: phrases.say("inquiry-file"), hint: "~/Downloads/planning.ics", isPath: true)
    case .file where error.command == AttachCommand.name:
      Question(text: phrases.say("inquiry-media"), hint: "~/Pictures/lea.jpg", isPath: true)
    default: nil
    }
  }
}

extension Context {
  /// What is wrong with words; a command reads them all before it begins.
  package func problem(of words: [String]) -> UsageProblem? {
    var reading = inner(hidesPrivate: false)
    reading.begin = { _ throws(CommandError) in throw .interrupted }
    do throws(CommandError) {
      if case .run(let type, let arguments) = try understood(Invocation(words, table: CommandTable.all)) {
        _ = try type.run(arguments, in: &reading)
      }
    } catch { if case .usage(let error) = error { return error.problem } }
    return nil
  }

  /// A path as a person types it or drops it into a terminal, which quotes it: without quotes, and from the
  /// home folder where it begins with `~`.
  func path(typed text: String) -> String {
    var path = text
    if let quote = path.first, quote == "'" || quote == "\"", path.count > 1, path.last == quote {
      path = String(path.dropFirst().dropLast())
    } else {
      path = path.replacing("\\ ", with: " ")
    }
    guard path == "~" || path.hasPrefix("~/"), let home = variable("HOME") else { return path }
    return home + path.dropFirst()
  }
}
