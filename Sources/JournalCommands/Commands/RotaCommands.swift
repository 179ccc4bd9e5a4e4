import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore
import YAMLCodec

/// `rota`: the shifts of the coming four weeks, or of the days that are named.
struct RotaCommand: Command {
  static let name = "rota"
  static let summary = HelpText.rota
  static let options = SpanOptions.options
  static let examples = ["rota", "rota --from 2026-12-01 --until 2026-12-31 --json"]

  private let span: SpanOptions

  init(_ arguments: Arguments) throws(UsageError) { span = try SpanOptions(arguments) }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let today = context.today(in: journal)
    let period = Period.planned(journal, span, today: today)
    if context.common.usesJSON {
      context.answer(period, in: journal)
    } else {
      context.show(period, today: today, in: journal)
    }
    return .done
  }
}

/// `rota check`: days without a plan, shifts that overlap.
struct RotaCheckCommand: Command {
  static let name = "rota check"
  static let summary = HelpText.rotaCheck
  static let options = SpanOptions.options

  private let span: SpanOptions

  init(_ arguments: Arguments) throws(UsageError) { span = try SpanOptions(arguments) }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let today = context.today(in: journal)
    let period = Period.planned(journal, span, today: today, days: 366)
    let phrases = context.phrases
    let problems = period.plan.problems(from: period.from, until: period.until, zone: journal.zone)
      .map { phrases.message($0, today: today) }
    if context.common.usesJSON {
      context.answer { $0.field("planProblems", problems) }
    } else if problems.isEmpty {
      context.output.line(phrases.view(.noPlanProblems), .good)
    } else {
      for problem in problems { context.output.line(Sanitizer.line(problem)) }
    }
    return problems.isEmpty ? .done : .dataProblem
  }
}

/// `rota set`: writes a rota into the profile; one that begins on the same day is replaced.
struct RotaSetCommand: Command {
  static let name = "rota set"
  static let summary = HelpText.rotaSet
  static let options: [Option] = [.from, .cycle, .hours]
  static let examples = [
    "rota set --from 2026-06-08 --cycle 'day day night night rest rest rest' --hours night=19:00-07:30"
  ]

  private let from: DayArgument
  private let cycle: [[ShiftType]]
  private let hours: [(word: String, text: String)]

  init(_ arguments: Arguments) throws(UsageError) {
    guard let from = try arguments.day(.from), let cycle = try arguments.value(.cycle, .cycle, Self.words)
    else {
      throw UsageError(.nothingToWrite(options: ["--from", "--cycle"]), command: Self.name)
    }
    self.from = from
    self.cycle = cycle
    var hours: [(word: String, text: String)] = []
    for text in try arguments.texts(.hours) {
      guard let pair = Self.hours(text) else {
        throw UsageError(.wrongValue(name: "--hours", found: text, expected: .hours), command: Self.name)
      }
      hours.append(pair)
    }
    self.hours = hours
  }

  private static func words(_ text: String) -> [[ShiftType]]? {
    let texts = text.split { $0 == " " || $0 == "," }
    let words = texts.compactMap { Rota.words(String($0)) }
    return words.isEmpty || words.count < texts.count ? nil : words
  }

  /// `night=19:00-07:30`.
  private static func hours(_ text: String) -> (word: String, text: String)? {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let type = ShiftType(named: String(parts[0])) else { return nil }
    return ClockSpan.list(written: String(parts[1])).map { (type.name, $0.written) }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let today = context.today(in: journal)
    let day = from.day(today: today)
    let change = try context.change(Journal.profilePath) { () throws(ChangeError) in
      try journal.editProfile(key: "rota") { document throws(EditError) in
        try RotaEdit(from: day, cycle: cycle, hours: hours).apply(to: &document, profile: journal.profile)
      }
    }
    if context.common.usesJSON {
      context.answer { json in
        json.field("path", change.path)
        json.field("from", day.iso)
        json.field("cycle", cycle.map { $0.map(\.name).joined(separator: "+") })
      }
    } else {
      let phrases = context.phrases
      context.output.line(
        phrases.view(
          .rotaSet(
            day: phrases.day(day, today: today), days: cycle.count, path: context.displayed(change.path))))
      try context.mentionHours(of: cycle, from: day)
    }
    context.warnWhereNotUndoable(change)
    return .done
  }
}

/// `rota swap DAY SHIFT` and `rota off DAY`: another shift on one day, as a file that overrides the rota.
struct RotaSwapCommand: Command {
  static let name = "rota swap"
  static let summary = HelpText.rotaSwap
  static let positionals = [Positional(.day), Positional(.shift)]
  static let options: [Option] = [.hours, .note]
  static let examples = ["rota swap 2026-12-24 night", "rota swap tomorrow late --hours late=13:30-21:30"]

  private let override: ShiftOverride

  init(_ arguments: Arguments) throws(UsageError) {
    let shift = try arguments.argument(1, .text) { ShiftType(named: $0) }
    override = try ShiftOverride(arguments, shift: shift)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    try override.write(in: &context)
    return .done
  }
}

/// `rota off DAY`: no work on one day.
struct RotaOffCommand: Command {
  static let name = "rota off"
  static let summary = HelpText.rotaOff
  static let positionals = [Positional(.day)]
  static let options: [Option] = [.note]
  static let examples = ["rota off tomorrow --note 'Sick, fever'"]

  private let override: ShiftOverride

  init(_ arguments: Arguments) throws(UsageError) { override = try ShiftOverride(arguments, shift: .rest) }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    try override.write(in: &context)
    return .done
  }
}

/// A record of the kind `shift` for one day.
private struct ShiftOverride: Sendable {
  let day: DayArgument
  let shift: ShiftType
  let note: String?
  var hours: [ClockSpan] = []

  init(_ arguments: Arguments, shift: ShiftType) throws(UsageError) {
    day = try arguments.argument(0, .day) { DayArgument($0) }
    self.shift = shift
    note = try arguments.text(.note)
    if let text = try arguments.text(.hours) {
      guard let spans = ClockSpan.list(written: String(text.split(separator: "=").last ?? "")) else {
        throw UsageError(
          .wrongValue(name: "--hours", found: text, expected: .hours), command: arguments.command)
      }
      hours = spans
    }
  }

  func write(in context: inout Context) throws(CommandError) {
    let journal = try context.journal()
    let today = context.today(in: journal)
    let day = self.day.day(today: today)
    let change =
      if let record = try Self.record(of: day, in: journal) {
        try rewrite(record, journal, context)
      } else {
        try create(on: day, &context)
      }
    let phrases = context.phrases
    try context.confirm(change) { path in
      change.kind == .unchanged
        ? .unchanged(path: path)
        : .created(.shift, day: phrases.shift(shift, of: day, today: today), path: path)
    }
  }

  /// The dated shift that a day has already; of several the one that counts.
  private static func record(of day: CivilDay, in journal: Journal) throws(CommandError) -> Record? {
    var query = Query()
    query.kinds = [.shift]
    query.from = day
    query.until = day
    let answer = journal.records(matching: query)
    // What can't be read may be the shift that is there; a second one beside it might not count.
    for problem in answer.problems where FileNames.mayBeOf(day, problem.path) {
      guard case .unreadable(let errno) = problem.reason else { continue }
      throw .store(StoreError(path: problem.path, reason: .system(call: .read, errno: errno)))
    }
    let records = answer.records.filter { $0.shift != nil && $0.date == day }
    return records.max { $0.id < $1.id }
  }

  private func rewrite(
    _ record: Record, _ journal: Journal, _ context: Context
  ) throws(CommandError) -> Change {
    try context.change(record.path) { () throws(ChangeError) in
      try journal.change(record, to: shift, hours: hours, note: note, now: context.timestamp(in: journal))
    }
  }

  private func create(on day: CivilDay, _ context: inout Context) throws(CommandError) -> Change {
    var draft = Draft(kind: .shift, day: day, body: note ?? "")
    draft[.shift] = .string(shift.name)
    if hours.count == 1 {
      draft[.start] = .string(hours[0].start.iso)
      draft[.end] = .string(hours[0].end.iso)
    } else if !hours.isEmpty {
      draft[.hours] = .string(hours.written)
    }
    return try context.create(draft)
  }
}

extension Context {
  /// Says which words of a new rota have no hours, neither its own nor those that it took over.
  fileprivate mutating func mentionHours(of cycle: [[ShiftType]], from day: CivilDay) throws(CommandError) {
    let file = try read(Journal.profilePath, in: try journal())
    let profile = ProfileDecoder().decode(MarkdownDocument(file.bytes), path: file.path).profile
    guard profile.rota.contains(where: { $0.from == day }) else { return }
    var words: [String] = []
    let plan = ShiftPlan(profile: profile)
    for shift in cycle.joined() where plan.usualHours(of: shift, on: day) == nil {
      guard profile.shifts.meaning(of: shift, on: day)?.isShift ?? false else { continue }
      if !words.contains(phrases.name(of: shift)) { words.append(phrases.name(of: shift)) }
    }
    guard !words.isEmpty else { return }
    errors.line(Sanitizer.line(phrases.view(.noHours(words))), .dim)
  }
}

extension Period {
  /// The days that were asked for; without words so many from today on.
  fileprivate static func planned(
    _ journal: Journal, _ span: SpanOptions, today: CivilDay, days: Int = 28
  ) -> Period {
    let first = span.from?.day(today: today) ?? today
    let last = span.until?.day(today: today) ?? first.advanced(by: days - 1)
    return Period(journal, from: first, until: last)
  }
}

extension Context {
  fileprivate mutating func answer(_ period: Period, in journal: Journal) {
    let phrases = self.phrases
    let zone = journal.zone
    answer { json in
      json.key("days")
      json.list(period.days) { json, day in
        let words = period.plan.shifts(on: day.day)
        json.object { json in
          json.field("date", day.day.iso)
          json.key("shifts")
          json.list(words == nil ? [] : day.shifts) { $0.plannedShift($1, in: zone) }
          json.field("shift", period.plan.shift(on: day.day)?.type.name)
          json.field("vacation", day.vacation?.id)
          if day.isHoliday { json.field("holiday", true) }
        }
      }
      json.problems(period.survey.problems, phrases)
    }
  }

  /// A line a week: the day on which it begins, then a mark a day with its shift.
  fileprivate mutating func show(_ period: Period, today: CivilDay, in journal: Journal) {
    let plan = period.plan
    if !plan.isPlanned && plan.datedShifts.isEmpty { return wrap(phrases.view(.noRota), .plain) }
    let phrases = self.phrases
    var days = period.days
    // The rota says what comes; what was written about a day is not asked here.
    for place in days.indices {
      days[place].mood = nil
      days[place].shift = plan.shift(on: days[place].day)?.type
    }
    for month in Dictionary(grouping: days, by: { MonthArgument($0.day) }).sorted(by: {
      $0.key.first < $1.key.first
    }) {
      output.line(phrases.month(month.key.first.month, year: month.key.first.year), .bold)
      MonthView(
        days: month.value, weekStarts: journal.profile.weekStarts, today: today, phrases: phrases
      ).write(to: &output)
    }
    wrap(phrases.view(.workLegend))
  }
}
