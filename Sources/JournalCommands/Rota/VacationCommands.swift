import JournalFiles
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalSync
import JournalTerminal

/// `vacation add FROM..UNTIL [CATEGORY]`: plans time off; the word for what it is may stand first.
enum VacationAddCommand: Command {
  static let verb = Verb(
    "vacation add", .plan, deviceSync: .inbox,
    positionals: [Positional(.span), Positional(.category, isOptional: true)],
    options: [.category, .status, .title, .note, .half, .source],
    examples: [
      "vacation add 2026-12-20..2027-01-03 --status approved --title 'Winter in Lyon'",
      "vacation add 2027-02-01..2027-02-03 training",
    ])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    var arguments = arguments
    if arguments.positionals.count == 2, SpanArgument(arguments.positionals[0]) == nil {
      arguments.positionals.swapAt(0, 1)
    }
    let span = try arguments.span(at: 0)
    let words = arguments.positionals[0]
    if let word = arguments.positionals.dropFirst().first, DayArgument(word) != nil {
      let both = words + " " + word
      throw .usage(.wrongValue(name: both, found: both, expected: .span))
    }
    try context.readPlanWords(in: &arguments, on: span)
    if let word = arguments.positionals.dropFirst().first {
      let dates = context.dates(in: try context.journal(), .future)
      if try context.usesHoursOwed(word, arguments, span, dates) { return .done }
    }
    let details = try VacationDetails(arguments, category: arguments.positionals.dropFirst().first)
    let note = try arguments.text(.note)
    let journal = try context.journal()
    let today = context.today(in: journal)
    let dates = context.dates(in: journal, .future)
    guard try context.isMeant(span, words: words, dates) else { return .done }
    let draft = try Self.draft(span, words: words, dates, isMeant: true)
    var whole = details.applied(to: draft)
    whole.body = try context.textOrInput(note) ?? ""
    guard try context.isWanted(PlanEffects.Change([whole.record()])) else { return .done }
    try context.writeTimeOff(whole, span.ends(dates), today: today)
    return .done
  }

  /// Time off for two days; a span that is doubtful is refused where nobody said that it is meant.
  static func draft(
    _ span: SpanArgument, words: String, _ dates: Dates, isMeant: Bool = false
  ) throws(CommandError) -> Draft {
    let (from, until) = span.ends(dates)
    guard isMeant || !span.isDoubtful(dates) else {
      throw .usage(.yearOpen(words, read: from == until ? from.iso : from.iso + ".." + until.iso))
    }
    guard from <= until else { throw .usage(.untilBeforeFrom(words)) }
    var draft = Draft(kind: .vacation, day: from)
    draft[.from] = .string(from.iso)
    draft[.until] = .string(until.iso)
    return draft
  }
}

/// `vacation list`: time off with its state on this day.
enum VacationListCommand: Command {
  static let verb = Verb(
    "vacation list", .plan, isPaged: true, needsZone: true,
    examples: ["vacation list", "vacation list --json"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal().snapshot()
    let answer = journal.records(matching: Query(kinds: [.vacation], sort: Sort(by: .date, ascending: true)))
    let problems = journal.profileProblems + answer.problems
    let today = context.today(in: journal)
    let (year, next) = (today.advanced(by: -366), today.advanced(by: 366))
    let planned = Period(journal, from: year, until: next).plan.plannedLeave(around: today)
    let uncertain = journal.uncertainPlans(in: answer.conflicts, on: CivilDay(number: .min))
    let leave = DaysOfLeave(journal, now: context.now(in: journal.zone))
    context.show(
      answer.records, leave, planned: planned, uncertain: uncertain, today: today, problems: problems)
    context.mention(problems, answer.conflicts)
    return .done
  }
}

/// `vacation set ID`: changes time off.
enum VacationSetCommand: Command {
  static let verb = Verb(
    "vacation set", .plan, deviceSync: .inbox, positionals: [.anyRecord],
    options: [.category, .status, .title, .half, .from, .until],
    examples: ["vacation set 2026-12-21 --status approved"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    var arguments = arguments
    try context.readPlanWords(in: &arguments, on: nil)
    let id = arguments.record
    let details = try VacationDetails(arguments)
    let from = try arguments.day(.from)
    let until = try arguments.day(.until)
    guard options.contains(where: arguments.has) else {
      throw .usage(.nothingToWrite(options: options.map(\.flag)))
    }
    let record = try context.vacation(named: id)
    let journal = try context.journal()
    let today = context.today(in: journal)
    let dates = context.dates(in: journal, .future)
    var edits = details.values.map { FieldEdit.put($0.0, $0.1) }
    if let from { edits.append(.put(.from, .string(from.day(dates).iso))) }
    if let until { edits.append(.put(.until, .string(until.lastDay(dates).iso))) }
    guard try context.isWanted(edits, of: record) else { return .done }
    let (first, last) = (from?.day(dates) ?? record.date, until?.lastDay(dates) ?? record.lastDay)
    let plan = first <= last ? Period(journal, near: first...last).plan : nil
    let now = context.timestamp(in: journal)
    let change = try context.change(record.path, by: journal.edit(record, edits, now: now))
    try context.confirmVacation(change, today: today) {
      change.kind == .unchanged ? .unchanged(path: $0) : .changed(path: $0)
    }
    if let plan, !context.common.usesJSON {
      let left = Period(try context.journal(), near: first...last).plan
      context.mentionShifts(of: plan, left: left, in: first...last)
    }
    return .done
  }
}

/// `vacation remove ID`: moves time off to the trash.
enum VacationRemoveCommand: Command {
  static let verb = Verb(
    "vacation remove", .plan, deviceSync: .inbox, positionals: [.anyRecord],
    examples: ["vacation remove 2027-02-08"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let record = try context.vacation(named: arguments.record)
    try context.checkRemoves(record, named: arguments.record)
    guard try context.isWanted(withoutRecord: record) else { return .done }
    guard context.common.usesJSON else {
      try context.delete(record)
      return .done
    }
    let journal = try context.journal()
    let change = try context.moveToTrash(record)
    context.show([record], today: context.today(in: journal), problems: FoundProblems(), trash: change.path)
    context.warnWhereNotUndoable(change)
    return .done
  }
}

/// What can be said about time off besides its days.
struct VacationDetails: Sendable {
  private let category: VacationCategory?
  private let status: VacationStatus?
  private let title: String?
  private let half: DayHalf?

  /// - Parameter word: what the time off is for, or which half of a day, where no option says it.
  init(_ arguments: Arguments, category word: String? = nil) throws(CommandError) {
    var arguments = arguments
    if let word {
      let option: Option = DayHalf(named: word) == nil ? .category : .half
      if arguments.has(option) { throw .usage(.contradiction(word, option.flag)) }
      guard option == .half || VacationCategory(named: word) != nil else {
        let words = Option.category.choices + Option.half.choices
        throw .usage(.wrongValue(name: word, found: word, expected: .oneOf(words)))
      }
      arguments.values.append((option.name, word))
    }
    half = try arguments.value(.half, .oneOf(Option.half.choices)) { DayHalf(named: $0) }
    category = try arguments.value(.category, .oneOf(Option.category.choices)) { VacationCategory(named: $0) }
    // What follows from the date is not said.
    status = try arguments.value(.status, .oneOf(Option.status.choices)) {
      VacationStatus.isOfDate($0) ? nil : VacationStatus(named: $0)
    }
    title = try arguments.value(.title, .text) { $0.trimmed.isEmpty ? nil : $0.trimmed }
  }

  fileprivate var values: [(Key, Value)] {
    var values: [(Key, Value)] = []
    if let category { values.append((.category, .string(category.rawValue))) }
    if let status { values.append((.status, .string(status.rawValue))) }
    if let title { values.append((.title, .string(title))) }
    if let half { values.append((.half, .string(half.rawValue))) }
    return values
  }

  /// A draft with them; leave that is planned where nothing else is said. A title such as "Training" says
  /// what it is, as `--why` of an absence does.
  func applied(to draft: Draft) -> Draft {
    var draft = draft
    let category = title.flatMap { VacationCategory(named: $0) } ?? .leave
    draft[.category] = .string(category.rawValue)
    draft[.status] = .string(VacationStatus.planned.rawValue)
    for (key, value) in values { draft[key] = value }
    return draft
  }
}

extension Context {
  /// Writes days off, and says which shifts of the plan they take.
  mutating func writeTimeOff(
    _ draft: Draft, _ ends: (from: CivilDay, until: CivilDay), today: CivilDay
  ) throws(CommandError) {
    let plan = Period(try journal(), near: ends.from...ends.until).plan
    try write(draft, today: today)
    guard !common.usesJSON else { return }
    if draft[.half] == nil {
      let left = Period(try journal(), near: ends.from...ends.until).plan
      mentionShifts(of: plan, left: left, in: ends.from...ends.until)
    } else {
      try mentionRest(of: ends.from)
    }
  }

  /// Puts in place of a word of the rota, `CA`, the time off that it stands for on the first of the days;
  /// what is no such word stays.
  fileprivate mutating func readPlanWords(
    in arguments: inout Arguments, on span: SpanArgument?
  ) throws(CommandError) {
    func isOpen(_ word: String) -> Bool {
      VacationCategory(named: word) == nil && DayHalf(named: word) == nil
    }
    let options = arguments.values.indices.filter { arguments.values[$0].name == Option.category.name }
    let isPositional = span != nil && arguments.positionals.count > 1 && isOpen(arguments.positionals[1])
    guard isPositional || options.contains(where: { isOpen(arguments.values[$0].value) }) else { return }
    let journal = try self.journal()
    let day = span?.ends(dates(in: journal, .future)).from ?? today(in: journal)
    func read(_ word: inout String) {
      if isOpen(word), let category = journal.category(named: word, on: day) { word = category.rawValue }
    }
    if isPositional { read(&arguments.positionals[1]) }
    for index in options { read(&arguments.values[index].value) }
  }

  /// Whether a span is meant whose last day, without its year, would lie before the first: it is asked, and
  /// refused where nobody can be.
  mutating func isMeant(_ span: SpanArgument, words: String, _ dates: Dates) throws(CommandError) -> Bool {
    guard span.isDoubtful(dates) else { return true }
    guard canAsk else {
      _ = try VacationAddCommand.draft(span, words: words, dates)
      return false
    }
    if try askYes(question(about: span, dates)) { return true }
    confirm(.nothingWritten)
    return false
  }

  /// The question whether a span of that many days is meant.
  func question(about span: SpanArgument, _ dates: Dates) -> String {
    let (from, until) = span.ends(dates)
    let words = phrases.span(from, until, today: dates.context.today)
    return phrases.say(
      "work-longSpan", ("span", .of(words)), ("days", .count(from.days(until: until) + 1, .day)))
  }

  fileprivate mutating func vacation(named name: String) throws(CommandError) -> Record {
    let record = try self.record(named: name, kinds: [.vacation])
    guard record.kind == .vacation else { throw .wrongKind(id: record.id, record.kind, expected: .vacation) }
    return record
  }

  package mutating func write(_ draft: Draft, today: CivilDay) throws(CommandError) {
    let change = try create(draft)
    var span = phrases.relativeDay(draft.day, today: today)
    if let until = draft[.until]?.text.flatMap({ CivilDay(iso: $0) }) {
      span = phrases.span(draft.day, until, today: today)
    }
    var what = phrases.name(of: Kind.vacation)
    if let category = draft[.category]?.text.flatMap({ VacationCategory(named: $0) }) {
      what = phrases.name(of: category)
    }
    if let half = draft[.half]?.text.flatMap({ DayHalf(named: $0) }) {
      span += " · " + phrases.say("work-halfDay-\(half)")
    }
    try confirmVacation(change, today: today) { .created(what, day: span, path: $0) }
  }

  /// Says what a change of time off did: one line, or the time off as a list of one.
  fileprivate mutating func confirmVacation(
    _ change: Change, today: CivilDay, as confirmation: (_ path: String) -> Confirmation
  ) throws(CommandError) {
    let journal = try self.journal()
    guard common.usesJSON, let read = journal.record(from: try self.read(change.path, in: journal)) else {
      return try confirm(change, as: confirmation)
    }
    show([read.record], today: today, problems: FoundProblems(read.problems))
    warnWhereNotUndoable(change)
  }

  /// Shows time off: a table, or the key `vacations`.
  /// - Parameters:
  ///   - days: knows how many each takes; the table tells it.
  ///   - planned: leave that words of the rota carry, which are no records.
  ///   - uncertain: the files that plan time off as well, and can't be read as they are in conflict.
  ///   - trash: where the record went that was removed.
  fileprivate mutating func show(
    _ records: [Record], _ days: DaysOfLeave? = nil, planned: [Vacation] = [], uncertain: [String] = [],
    today: CivilDay,
    problems: FoundProblems, trash: String? = nil
  ) {
    guard !common.usesJSON else {
      let rows = objects(records) { Self.fields(ofVacation: $0, today: today) }
      let inRota = objects(planned) {
        [
          "from": $0.from.iso, "until": $0.until.iso, "category": $0.category.rawValue,
          "state": VacationState(of: $0, on: today).rawValue,
        ]
      }
      return answer([
        "vacations": rows, "inRota": planned.isEmpty ? nil : inRota, "trash": trash,
        "uncertainPlans": uncertain.isEmpty ? nil : uncertain, "problems": listed(problems),
      ])
    }
    for path in uncertain {
      wrap(Sanitizer.line(phrases.say("sync-uncertainPlan", ("path", .of(path)))), .warning)
    }
    guard !records.isEmpty || !planned.isEmpty else {
      return uncertain.isEmpty ? output.line(phrases.say("caption-noVacations")) : ()
    }
    var table = TextTable()
    for record in records {
      guard let vacation = Vacation(record) else {
        let isCancelled = record.status == .cancelled
        table.add([
          .init(record.id, isCancelled ? .dim : .plain),
          isCancelled ? .init(phrases.say("omission-cancelled"), .dim) : .init("?", .error),
        ])
        continue
      }
      let state = VacationState(of: vacation, on: today)
      table.add([
        .init(record.id, .dim), .init(phrases.span(vacation.from, vacation.until, today: today)),
        .init(days.map { phrases.length(of: vacation, $0.count(of: vacation)) } ?? ""),
        .init(phrases.name(of: vacation.category)), .init(phrases.name(of: state), state.style),
        .init(vacation.title ?? ""),
      ])
    }
    for leave in planned {
      // What is planned by the rota is granted: only that it goes on or is over is worth a word.
      let state = leave.from <= today ? VacationState(of: leave, on: today) : nil
      table.add([
        .init(phrases.name(of: Kind.rota), .dim), .init(phrases.span(leave.from, leave.until, today: today)),
        .init(days.map { phrases.length(of: leave, $0.count(of: leave)) } ?? ""),
        .init(phrases.name(of: leave.category)),
        .init(state.map { phrases.name(of: $0) } ?? "", state?.style ?? .plain), .init(""),
      ])
    }
    table.write(to: &output)
  }
}

extension VacationState {
  fileprivate var style: Style {
    switch self {
    case .planned: .plain
    case .approved, .underWay: .good
    case .finished: .dim
    }
  }
}

extension Context {
  /// Time off with its state on a day.
  private static func fields(ofVacation record: Record, today: CivilDay) -> Fields {
    let vacation = Vacation(record)
    return Fields([
      [
        "id": record.id, "path": record.path, "from": record.from?.iso,
        "until": (record.until ?? record.from)?.iso,
        "category": (vacation?.category ?? record.category ?? .leave).rawValue,
        "status": (vacation?.status ?? record.status ?? .planned).rawValue,
        "state": vacation.map { VacationState(of: $0, on: today).rawValue }, "title": record.title,
        "half": vacation?.half?.rawValue,
      ], record.extraIfAny,
    ])
  }
}
