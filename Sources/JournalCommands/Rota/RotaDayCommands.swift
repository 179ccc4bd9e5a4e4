import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal
import SystemLibrary

/// `rota add DAY SHIFT [HOURS]`: one more shift on a day, on top of its plan.
enum RotaAddCommand: Command {
  static let verb = Verb(
    "rota add", .plan, deviceSync: .inbox,
    positionals: [Positional(.day), Positional(.shift), Positional(.spans, isOptional: true)],
    options: [.note, .source],
    examples: [
      "rota add 2026-12-24 late 13:30-21:30", "rota add friday on-call",
      "rota add friday call-out 23:40-04:10",
    ])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    // Hours alone say themselves whether it is by night.
    let words = arguments.positionals.dropFirst().joined(separator: " ")
    let hours =
      arguments.positionals.count > 2
      ? try arguments.argument(2) : ClockSpan.list(said: words) == nil ? nil : words
    let shift = try DayShift(arguments, hours: hours, isUnnamed: hours == words)
    let journal = try context.journal()
    // A word of the hospital's own comes first.
    if shift.shift.isCallOut, !journal.profile.shifts.knows(shift.shift) {
      try callOut(shift, in: &context, journal)
      return .done
    }
    let day = shift.day.day(context.dates(in: journal, .future))
    let meant = PlannedShift(day: day, type: shift.shift, basis: .rota)
    if context.refuses(disordered: shift.hours, of: meant, in: journal.zone.zone(on: day)) { return .usage }
    try shift.write(isExtra: true, in: &context)
    return .done
  }

  /// Writes a call to work into the time on call of the day.
  private static func callOut(
    _ shift: DayShift, in context: inout Context, _ journal: Journal
  ) throws(CommandError) {
    guard !shift.hours.isEmpty else { throw .usage(.missingArgument(.spans)) }
    let dated = DatedShiftEdit(of: shift.day.day(context.dates(in: journal, .recent)), in: journal)
    let onCall = try dated.timeOnCall(at: shift.hours)
    guard try context.isWanted(dated.change(.callOuts(shift.hours), of: onCall)) else { return }
    try context.write(.callOuts(shift.hours), of: onCall, in: dated, note: shift.note)
  }
}

/// `rota off FROM..UNTIL`: absence, which takes the shifts of its days out and which nobody counts down to.
enum RotaOffCommand: Command {
  static let verb = Verb(
    "rota off", .plan, deviceSync: .inbox,
    positionals: [Positional(.span), Positional(.text, isOptional: true, repeats: true)],
    options: [.why, .half, .note, .source],
    examples: ["rota off tomorrow --why sick", "rota off 2026-12-01..2026-12-04 --why sick --note 'Flu'"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let span = try arguments.span(at: 0)
    let words = arguments.positionals[0]
    let note = try arguments.text(.note)
    // « --why enfant malade »: further words go on with the reason, and a known one needs no option.
    var further = try arguments.words(from: 1)
    var half = try arguments.value(.half, .oneOf(Option.half.choices)) { DayHalf(named: $0) }
    var isFromNoon = false
    if half == nil, let taken = DayHalf.atNoon(further) {
      half = taken.half
      isFromNoon = half == .afternoon
      further.removeFirst(taken.count)
    }
    if half == nil, let index = further.firstIndex(where: { DayHalf(named: $0) != nil }) {
      half = DayHalf(named: further.remove(at: index))
    }
    // « 10/12 et 12/12 », « demain pendant 3 jours » say more days, which are no reason.
    let saysDays = further.indices.contains { index in
      let word = further[index]
      // « deux jours », « a week »; a sick day is one.
      let isUnit = ["in", "dans", "en", "tra", "em", "over"].contains {
        DayArgument("\($0) 2 \(word)") != nil
      }
      return word.contains(where: \.isNumber) || DayArgument(word) != nil
        || isUnit && (index == 0 || VacationCategory(named: further[index - 1]) == nil)
    }
    if saysDays {
      let all = ([words] + further).joined(separator: " ")
      throw .usage(.wrongValue(name: all, found: all, expected: .span))
    }
    let why = try [arguments.text(.why) ?? ""] + further
    let text = why.joined(separator: " ").trimmed
    // « maladie grippe » is sick leave: what is behind a reason that is known tells more of it.
    let reason = text.split(separator: " ").map(String.init)
    let known = reason.indices.reversed().first {
      VacationCategory(named: reason[...$0].joined(separator: " ")) != nil
    }
    // The name of an illness says it too, and stays what it is called.
    let isIllness = reason.first.map { illnesses[$0] != nil } ?? false
    let category =
      known.flatMap { VacationCategory(named: reason[...$0].joined(separator: " ")) }
      ?? (isIllness ? .sick : .other)
    let rest = reason[((known ?? -1) + 1)...].joined(separator: " ")
    let title = rest.isEmpty ? nil : rest
    let journal = try context.journal()
    let today = context.today(in: journal)
    let dates = context.dates(in: journal, category == .sick ? .recent : .future)
    guard try context.isMeant(span, words: words, dates) else { return .done }
    if half == nil, try context.usesHoursOwed(text, arguments, span, dates) { return .done }
    var draft = try VacationAddCommand.draft(span, words: words, dates, isMeant: true)
    // Who is ill from noon on is so for all of a shift that begins later.
    if isFromNoon, context.startsBehindNoon(draft.day, in: journal) { half = nil }
    if span.isToday { context.mentionNight(of: draft.day, today: today) }
    let meant = title.flatMap { journal.category(named: $0, on: draft.day) }
    draft[.category] = .string(
      try ((text.isEmpty ? askReason(in: &context) : nil) ?? meant ?? category).rawValue)
    draft[.status] = .string(VacationStatus.approved.rawValue)
    if meant == nil { draft[.title] = title.map { .string($0) } }
    draft[.half] = half.map { .string($0.rawValue) }
    draft.body = note ?? ""
    guard try context.isWanted(PlanEffects.Change([draft.record()])) else { return .done }
    try context.writeTimeOff(draft, span.ends(dates), today: today)
    try context.mentionSummary(around: draft.day)
    return .done
  }

  private static let illnesses = WordIndex(file: "illnesses")

  /// What it is for, asked at a terminal; `nil` elsewhere.
  private static func askReason(in context: inout Context) throws(CommandError) -> VacationCategory? {
    guard context.canAsk else { return nil }
    let reasons: [VacationCategory] = [.sick, .training, .leave, .rtt, .other]
    let phrases = context.phrases
    let named = { (reason: VacationCategory) in (reason, phrases.name(of: reason)) }
    var question = KeyQuestion(phrases.say("inquiry-reason"), labels: reasons.map { named($0).1 })
    question.usual = reasons.count - 1
    return try context.ask(question, usual: named(.other), allowsBack: false) { answer in
      question.index(of: answer).map { named(reasons[$0]) }
        // The words of `--why`; a letter is none.
        ?? (answer.count > 1 ? VacationCategory(named: answer).map(named) : nil)
    }.value
  }
}

extension Context {
  /// Writes days of rest where a word such as TOIL says that hours owed are used up: nothing is worked, and
  /// the contract counts the days as it does every day of rest. An absence would count on neither side.
  mutating func usesHoursOwed(
    _ word: String, _ arguments: Arguments, _ span: SpanArgument, _ dates: Dates
  ) throws(CommandError) -> Bool {
    let (from, until) = span.ends(dates)
    guard let type = ShiftType(named: word), from <= until, from.days(until: until) < 62,
      VacationCategory(named: word) == nil,
      try journal().profile.shifts.meaning(of: type, on: from) == .rest
    else { return false }
    if common.usesJSON, from != until { throw .usage(.contradiction(word, Option.json.flag)) }
    var day = arguments
    for offset in 0...from.days(until: until) {
      day.positionals = [from.advanced(by: offset).iso, word]
      try DayShift(day, hours: nil).write(isExtra: false, in: &self)
    }
    remark(phrases.say("work-hoursOwed"))
    return true
  }
}

/// A record of the kind `shift` for one day.
struct DayShift: Sendable {
  let day: DayArgument
  let shift: ShiftType
  let note: String?
  private(set) var hours: [ClockSpan] = []
  /// Whether its hours alone were said.
  private let isUnnamed: Bool

  init(_ arguments: Arguments, hours text: String?, isUnnamed: Bool = false) throws(CommandError) {
    self.isUnnamed = isUnnamed
    day = try arguments.writtenDay(at: 0)
    shift = try arguments.argument(1, .text) { ShiftType(named: $0) }
    note = try arguments.text(.note)
    guard let text else { return }
    guard let spans = ClockSpan.list(said: String(text.split(separator: "=").last ?? "")) else {
      throw .usage(.wrongValue(name: "--hours", found: text, expected: .hours))
    }
    hours = spans
  }

  func write(isExtra: Bool, in context: inout Context) throws(CommandError) {
    var journal = try context.journal()
    let today = context.today(in: journal)
    let day = self.day.day(context.dates(in: journal, .recent))
    var shift = isUnnamed ? DatedShiftEdit(of: day, in: journal).word(for: hours) : self.shift
    let learnt = try context.learnt(shift, hasHours: !hours.isEmpty, on: day)
    let profile =
      if let learnt {
        try context.change(Journal.profilePath, by: journal.planned(nil, words: [learnt]))
      } else { journal.profile }
    let table = profile.shifts
    // Hours of a rest would count nothing.
    if !hours.isEmpty, let meaning = table.meaning(of: shift, on: day), !meaning.isShift {
      throw .usage(.contradiction(shift.name, hours.written))
    }
    // `f` is F, where nothing else is called so.
    let alike = table.definition(of: shift, on: day).map(\.word).flatMap { $0.isAlike(shift) ? $0 : nil }
    if hours.isEmpty {
      shift = alike ?? ShiftPlan(profile: profile).ownWord(for: shift, on: day) ?? shift
    }
    if self.day.isToday { context.mentionNight(of: day, today: today) }
    let former = isExtra ? nil : try stored(journal.datedShifts(on: day).max { $0.id < $1.id })
    let later = hours.isEmpty ? ShiftPlan(profile: profile).laterSpans(of: shift, on: day) : nil
    let hours =
      try later.map { later throws(CommandError) in
        try context.askHours(of: shift, on: day, before: later, today: today)
      } ?? hours
    var line = DatedShifts.Line(shift, on: day, hours: hours, note: note, isExtra: isExtra)
    line.former = former
    var effects = DatedShifts([line]).change
    if learnt != nil { effects.profile = (profile, day...day) }
    guard try context.isWanted(effects) else { return }
    let meant: Change? = if let learnt { try context.write(learnt) } else { nil }
    journal = try context.journal()
    let change =
      if let former {
        try context.change(
          former.path,
          by: journal.change(former, to: shift, line.draft, now: context.timestamp(in: journal)))
      } else {
        try context.create(line.draft)
      }
    if let meant { journal.store.join(change, to: meant) }
    let phrases = context.phrases
    try context.confirm(change) { path in
      change.kind == .unchanged
        ? .unchanged(path: path)
        : .created(phrases.name(of: shift), day: phrases.day(day, today: today), path: path)
    }
    guard change.kind != .unchanged else { return }
    try context.mentionSummary(around: day)
    guard hours.isEmpty else { return }
    if let later {
      let words = ["smjournal", "set", change.path, Quoting.shellWord("hours=" + later.spans.written)]
      context.remark(phrases.say("work-giveHours", ("command", .of(words.joined(separator: " ")))))
    } else {
      try context.mentionHours(of: [[shift]], context.currentProfile(), from: day)
    }
  }
}

extension Journal {
  /// The time off or the absence that a word stands for: `AL` is what a plan takes it for.
  func category(named word: String, on day: CivilDay) -> VacationCategory? {
    if let category = VacationCategory(named: word) { return category }
    guard !word.contains(" "), let code = ShiftType(named: word) else { return nil }
    let meaning =
      profile.shifts.meaning(of: code, on: day) ?? ShiftTable.guesses(of: [code], language).first?.meaning
    return meaning == .training ? .training : meaning?.category
  }
}

extension Context {
  /// Says what the plan says of 28 days now; not beside a JSON document, which stays one.
  mutating func mentionSummary(around day: CivilDay) throws(CommandError) {
    guard !common.usesJSON else { return }
    let summary = summary(of: try journal().profile, from: day)
    output.line(Sanitizer.line(phrases.summary(summary)), .dim)
    mentionMeaning(of: summary.unknownWords.first?.word)
  }

  /// Whether the shifts of a day, one at least, begin at noon or later.
  fileprivate func startsBehindNoon(_ day: CivilDay, in journal: Journal) -> Bool {
    let shifts = Period(journal, near: day...day).plan.workedShifts(on: day).filter(\.isShift)
    return !shifts.isEmpty && shifts.allSatisfy { $0.hours.map { $0.start.local.time.hour >= 12 } ?? false }
  }

  /// Says that today is the day of a night that is on, where the calendar has another.
  fileprivate mutating func mentionNight(of day: CivilDay, today: CivilDay) {
    guard day != today else { return }
    let name = phrases.day(day, today: today)
    remark(phrases.say("work-nightIsOn", ("day", .of(name)), ("other", .of(today.iso))))
  }

  /// Says that a word gets its hours only later, and asks for those of a day before, which count nothing
  /// without; Enter takes the later ones. None where nobody can be asked, or says them.
  fileprivate mutating func askHours(
    of word: ShiftType, on day: CivilDay, before later: (from: CivilDay, spans: [ClockSpan]), today: CivilDay
  ) throws(CommandError) -> [ClockSpan] {
    remark(
      phrases.say(
        "work-hoursLater", ("word", .of(phrases.name(of: word))),
        ("day", .of(phrases.day(day, today: today))),
        ("from", .of(phrases.day(later.from, today: today)))), .warning)
    guard canAsk else { return [] }
    return try askLine(phrases.say("inquiry-spans"), hint: later.spans.written) {
      (line, context) throws(CommandError) in
      if line.isEmpty { return .answer(later.spans) }
      if WorkAnswer.isLater(line) { return .skipped }
      return ClockSpan.list(said: try context.settled(line)).map { .answer($0) } ?? context.notUnderstood()
    }.value ?? []
  }

  /// Says how a word gets a meaning that has none yet.
  mutating func mentionMeaning(of word: String?) {
    guard let word else { return }
    let type = Quoting.shellWord("\(word)=\(phrases.name(of: ShiftMeaning.day)) 07:00-19:00")
    let command = "smjournal \(RotaSetCommand.name) \(Option.shiftType.flag) \(type)"
    errors.line(Sanitizer.line(phrases.say("start-giveMeaning", ("command", .of(command)))), .dim)
  }
}
