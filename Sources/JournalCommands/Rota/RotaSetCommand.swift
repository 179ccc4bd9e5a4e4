import JournalFiles
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal
import SystemLibrary

/// `rota set`: writes a rota and the meanings of its words into the profile; a rota that begins on the same
/// day is replaced. Days that come once, as those of a month do, are published as a plan of their own.
struct RotaSetCommand: SteppedCommand {
  static let verb = Verb(
    "rota set", .plan, deviceSync: .inbox,
    positionals: [Positional(.cycle, isOptional: true, repeats: true)],
    options: [.from, .cycle, .once, .hours, .shiftType, .letters],
    examples: [
      "rota set --from 2026-06-08 --cycle 'day day night night rest rest rest' --hours night=19:00-07:30",
      "rota set --from 2026-06-08 --cycle 'J J N N R R' --shift-type J='day 07:00-19:30 break 30' "
        + "--shift-type N='night 19:00-07:00' --shift-type R=rest",
      "rota set --from 2026-06-08 --cycle 'M M S S N N R R' --letters fr --hours M=06:45-14:15",
      "rota set J J N N R R R --from monday --letters fr",
      "rota set --from 2026-12-01 --once day day night rest leave leave",
    ])

  private var from: DayArgument?
  private var cycle: [[ShiftType]]
  private let line: String
  /// Words of which nobody can tell whether they are one day of rest.
  private let doubt: String?
  private var (isCycle, isOnce): (Bool, Bool)
  private var hours: [(word: String, text: String)]
  private var types: [ShiftTable.Definition]
  /// What letters usually mean, where they are wanted.
  private let letters: [ShiftTable.Definition]

  init(_ arguments: Arguments) throws(CommandError) {
    from = try arguments.day(.from, isWritten: true)
    // The words of a cycle need neither an option nor quotes.
    if let word = arguments.positionals.first, arguments.has(.cycle) {
      throw .usage(.unexpectedArgument(word))
    }
    _ = try arguments.furtherArguments(.cycle, from: 0) { Self.words($0) }
    _ = try arguments.value(.cycle, .cycle) { Self.words($0) }
    // One of several words in quotes is a day: `night 'day off'`.
    let areDays = arguments.positionals.count > 1 && arguments.positionals.contains { $0.contains(" ") }
    line = try arguments.text(.cycle) ?? arguments.positionals.joined(separator: areDays ? ", " : " ")
    doubt = WorkAnswer.joiningWords(line).doubt
    cycle = Self.words(line) ?? []
    (isCycle, isOnce) = (arguments.has(.cycle), arguments.has(.once))
    types = try arguments.values(.shiftType, .shiftType) { ShiftTable.Definition(written: $0) }
    let letters = try arguments.value(.letters, .oneOf(Option.letters.choices)) {
      ShiftTable.letters(usualIn: Folding.folded($0))
    }
    self.letters = letters ?? []
    hours = try arguments.values(.hours, .hours) { Self.hours($0) }
    let hasWords = !types.isEmpty || letters != nil || !hours.isEmpty
    guard from != nil && !cycle.isEmpty || cycle.isEmpty && from == nil && hasWords else {
      let missing = (from == nil ? [Option.from.flag] : []) + (cycle.isEmpty ? [Option.cycle.flag] : [])
      throw .usage(.nothingToWrite(options: missing))
    }
  }

  private static func words(_ text: String, isOneDay: Bool = false) -> [[ShiftType]]? {
    let texts =
      WorkAnswer.cells(of: text)
      ?? WorkAnswer.joiningWords(text, isOneDay: isOneDay).line.split { $0 == " " || $0 == "," }.map(
        String.init)
    let words = texts.compactMap { WorkAnswer.emptyCells.contains($0) ? [.rest] : Rota.words($0) }
    return words.isEmpty || words.count < texts.count ? nil : words
  }

  /// `night=19:00-07:30`.
  private static func hours(_ text: String) -> (word: String, text: String)? {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let type = ShiftType(named: String(parts[0])) else { return nil }
    let isClear = DoubtfulHours(in: text) == nil
    return ClockSpan.list(said: String(parts[1]), mayLastADay: isClear).map { (type.name, $0.written) }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    var meant = self
    let journal = try context.journal()
    if let doubt {
      guard context.canAsk else { throw Self.refusal(of: doubt) }
      let question = context.phrases.say("work-isOneDay", ("words", .of(doubt)))
      meant.cycle = Self.words(line, isOneDay: try context.askYes(question, usually: true)) ?? cycle
    }
    meant.cycle = meant.counted(by: journal.profile.shifts)
    if cycle.isEmpty { try meant.takeHours(journal.profile, from: context.today(in: journal), &context) }
    return try meant.set(in: &context)
  }

  /// Hours without a cycle are those of the words; where the cycle that holds has hours of its own for one,
  /// they are its hours from now on, and what is lived keeps the former ones.
  private mutating func takeHours(
    _ profile: Profile, from today: CivilDay, _ context: inout Context
  ) throws(CommandError) {
    let table = ShiftTable(profile.shifts.definitions + types + letters)
    let unknown = hours.compactMap { ShiftType(named: $0.word) }.first { !table.knows($0) }
    if let unknown { throw context.refusal(of: unknown, table) }
    let rota = profile.rota.last { $0.covers(today) } ?? profile.rota.first { $0.from > today }
    if let rota, hours.contains(where: { rota.hours[$0.word] != nil }) {
      // One that ends of itself is for the person to say anew.
      guard rota.until == nil else {
        throw .usage(.nothingToWrite(options: [Option.from.flag, Option.cycle.flag]))
      }
      let first = max(today, rota.from)
      let index = rota.index(of: first)
      cycle = Array(rota.cycle[index...] + rota.cycle[..<index])
      (from, isCycle) = (DayArgument(first.iso), true)
    } else {
      for (word, text) in hours {
        guard let type = ShiftType(named: word), let spans = ClockSpan.list(written: text) else { continue }
        var definition =
          table.definition(of: type, on: today)
          ?? ShiftTable.Definition(word: type, meaning: type.builtInMeaning, spans: [])
        (definition.spans, definition.from) = (spans, nil)
        types.append(definition)
      }
      hours = []
    }
  }

  /// The cycle; taken apart as `init` does it, `3 nuits 3 repos`, `NNN RR`, where a word of it is known only
  /// so.
  private func counted(by table: ShiftTable) -> [[ShiftType]] {
    let known = ShiftTable(table.definitions + types + letters)
    func isKnown(_ days: [[ShiftType]]) -> Bool { days.joined().allSatisfy { known.knows($0) } }
    guard !isKnown(cycle), let days = WorkAnswer(line, takesCodes: true).days, isKnown(days) else {
      return cycle
    }
    return days
  }

  private func set(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let today = context.today(in: journal)
    let types = try allTypes(in: &context)
    // A first rota is under way: "monday" is the last one; what follows on one is to come.
    let isFirst = journal.profile.rota.isEmpty && from?.isWeekday ?? false
    let day = from?.day(context.dates(in: journal, isFirst ? .past : .future))
    try context.mentionFormerMeanings(of: types, hours: hours, of: cycle, on: day ?? today)
    var table = journal.profile.shifts
    for type in types { table.add(type) }
    let stated = Dictionary(hours.map { ($0.word, ClockSpan.list(written: $0.text) ?? []) }) { $1 }
    let list = day.map { DayList(from: $0, cycle, table, hours: stated) }
    var (once, rota): (DayList?, RotaEdit?) = (nil, nil)
    if let list {
      switch try recurrence(of: list, today: today, in: &context) {
      case .once: once = list
      case .cycle(let days): rota = RotaEdit(from: list.from, cycle: Array(cycle.prefix(days)), hours: hours)
      }
    }
    if let day {
      let edits = edits(types, from: max(day, today))
      let planned = try context.change(Journal.profilePath, by: journal.planned(rota, words: edits))
      var effects = PlanEffects.Change(planned, from: max(day, today))
      effects.written = once.map { [$0.plan(published: context.timestamp(in: journal)).record()] } ?? []
      guard try context.isWanted(effects), try isWanted(rota, before: journal.profile, today, &context) else {
        return .done
      }
    }
    let lived = day == nil ? nil : try context.livedPlan(from: day)
    let change = try write(types, from: max(day ?? today, today), rota, in: &context)
    if let once {
      context.forgetJournal()
      try context.publish(once)
    }
    guard change.kind != .unchanged || once != nil || context.common.usesJSON else {
      context.confirm(.unchanged(path: context.displayed(change.path)))
      return .done
    }
    try answer(change, types, from: day, rota, today: today, in: &context)
    if let lived { try context.mentionLived(changedFrom: lived) }
    context.warnWhereNotUndoable(change)
    if rota != nil, journal.profile.rota.isEmpty { try context.refileWords(joinedTo: change) }
    return .done
  }

  /// Names the plan that was set for later and goes on from there; asks at a terminal whether that is meant.
  private func isWanted(
    _ rota: RotaEdit?, before profile: Profile, _ today: CivilDay, _ context: inout Context
  ) throws(CommandError) -> Bool {
    guard let rota, let later = profile.rota.first(where: { $0.from > rota.from }) else { return true }
    let command = "smjournal \(Self.name) --from \(later.from.iso)"
    let day = context.phrases.day(later.from, today: today)
    context.remark(
      context.phrases.say("view-rotaLater", ("day", .of(day)), ("command", .of(command))), .warning)
    guard context.canAsk else { return true }
    return try context.askYes(context.phrases.say("work-writeAnyway"), usually: true)
  }

  /// How the days come: as it was said, else as somebody answers. Leave and sickness belong to no cycle.
  private func recurrence(
    of list: DayList, today: CivilDay, in context: inout Context
  ) throws(CommandError) -> DayList.Recurrence {
    let ways = list.recurrences
    if isOnce { return .once }
    if isCycle {
      if list.hasAbsence {
        context.remark(
          context.phrases.say("start-absenceRepeats", ("days", .count(list.words.count, .day))), .warning)
      }
      return .cycle(days: list.words.count)
    }
    guard ways.count > 1, context.canAsk else {
      // Where nobody can be asked, words are what they always were: a cycle.
      return ways.count == 1 ? ways[0] : .cycle(days: list.words.count)
    }
    let question = context.question(about: list, today: today)
    return ways[try context.askChoice(question, allowsBack: false).value ?? 0]
  }

  /// Words that mean something else from the day on from which their rota holds: what is lived before it
  /// keeps its hours.
  private func edits(_ types: [ShiftTable.Definition], from day: CivilDay) -> [ShiftTypeEdit] {
    types.map { ShiftTypeEdit(definition: $0, today: day) }
  }

  private func write(
    _ types: [ShiftTable.Definition], from day: CivilDay, _ rota: RotaEdit?, in context: inout Context
  ) throws(CommandError) -> Change {
    let journal = try context.journal()
    return try context.change(
      Journal.profilePath, by: journal.setRota(rota, words: edits(types, from: day)))
  }

  private static func refusal(of doubt: String) -> CommandError {
    .usage(.wrongValue(name: Option.cycle.flag, found: doubt, expected: .daysApart))
  }

  /// Refuses words without a meaning before there is a journal.
  func checkWords(in context: inout Context) throws(CommandError) {
    if let doubt { throw Self.refusal(of: doubt) }
    let table = ShiftTable(types + letters)
    for word in counted(by: table).joined() where !table.knows(word) {
      throw context.refusal(of: word, table)
    }
  }

  /// Writes it into a journal that was just made; letters alone, and what JSON would answer, unsaid.
  func writeIntoNew(in context: inout Context) throws(CommandError) {
    guard context.common.usesJSON || cycle.isEmpty else { return _ = try run(in: &context) }
    let journal = try context.journal()
    let day = from?.day(context.dates(in: journal, from?.isWeekday ?? false ? .past : .future))
    let days = counted(by: journal.profile.shifts)
    let rota = day.map { RotaEdit(from: $0, cycle: days, hours: hours) }
    var meant = self
    if cycle.isEmpty { try meant.takeHours(journal.profile, from: context.today(in: journal), &context) }
    let types = try meant.allTypes(in: &context)
    _ = try write(types, from: day ?? context.today(in: journal), rota, in: &context)
  }

  /// Says what was written and what the plan says now.
  private func answer(
    _ change: Change, _ types: [ShiftTable.Definition], from day: CivilDay?, _ rota: RotaEdit?,
    today: CivilDay, in context: inout Context
  ) throws(CommandError) {
    let profile = try context.currentProfile()
    let summary = context.summary(of: profile, from: max(today, day ?? today), isFirst: true)
    if context.common.usesJSON {
      context.answer([
        "path": change.path, "from": day?.iso,
        "cycle": cycle.map { $0.map(\.name).joined(separator: "+") }, "understood": summary,
      ])
    } else {
      let phrases = context.phrases
      let path = context.displayed(change.path)
      if let rota {
        context.output.line(
          phrases.say(
            "view-rotaSet", ("path", .of(path)), ("days", .count(rota.cycle.count, .day)),
            ("day", .of(phrases.day(rota.from, today: today)))))
      } else if !types.isEmpty {
        let words = types.map { phrases.name(of: $0.word) }
        context.output.line(Sanitizer.line(phrases.work(.wordsSaved(words, path: path))))
      }
      context.output.line(Sanitizer.line(phrases.summary(summary)))
      // Days that come once have their hours themselves.
      let open = cycle.map { words in
        words.filter { word in !hours.contains { ShiftType(named: $0.word)?.isAlike(word) ?? false } }
      }
      context.mentionHours(of: open, profile, from: day ?? today)
      for type in types { context.mentionBegin(of: type, profile, today: today) }
    }
  }

  /// The words that were explained, and those that a person at a terminal explains when asked; refuses words
  /// without a meaning.
  private func allTypes(in context: inout Context) throws(CommandError) -> [ShiftTable.Definition] {
    let journal = try context.journal()
    var types = types
    var table = journal.profile.shifts
    for type in types { table.add(type) }
    let usual = letters.filter { !table.knows($0.word) }
    if try context.areWanted(usual) {
      types += usual
      for type in usual { table.add(type) }
    }
    let guesses = ShiftTable.guesses(of: cycle.flatMap(\.self), context.phrases.language).map { guess in
      guess.known(in: table)
    }
    let isSaid = { (word: ShiftType) in hours.contains { $0.word == word.name } }
    let open = guesses.indices.filter { index in
      let word = guesses[index].word
      return !table.knows(word) || !isSaid(word) && context.asksHours(of: word, table)
    }
    let unknown = open.first { !table.knows(guesses[$0].word) }
    if let unknown, context.terminal == nil { throw context.refusal(of: guesses[unknown].word, table) }
    guard !open.isEmpty else { return types }
    let today = context.today(in: journal)
    let first = min(from?.day(context.dates(in: journal, .future)) ?? today, today)
    while true {
      guard let answered = try context.askMeanings(of: guesses, open: open) else { continue }
      for var definition in open.map({ answered[$0] }) {
        if isSaid(definition.word) { definition.spans = [] }
        if table.knows(definition.word),
          let day = try context.firstDay(ofHoursOf: definition.word, from: first)
        {
          definition.from = day
        }
        // A word that nobody knows yet stays open.
        if definition.meaning == nil {
          context.mentionMeaning(of: definition.word.name)
        } else if definition.word.builtInMeaning == nil || !definition.spans.isEmpty {
          types.append(definition)
        }
      }
      return types
    }
  }
}

extension Context {
  /// Shows what letters usually mean and asks whether they do here; where nobody can be asked, the option
  /// says so.
  fileprivate mutating func areWanted(_ letters: [ShiftTable.Definition]) throws(CommandError) -> Bool {
    guard terminal != nil, !letters.isEmpty else { return true }
    for letter in letters {
      let meaning = letter.meaning.map { phrases.name(of: $0) } ?? ""
      errors.line("  " + DisplayWidth.padded(letter.word.name, to: 5) + meaning)
    }
    return try askYes(phrases.say("work-areLettersRight"), usually: true)
  }

  /// Says which words meant something else until now, and hours of words that the cycle does not have.
  fileprivate mutating func mentionFormerMeanings(
    of types: [ShiftTable.Definition], hours: [(word: String, text: String)], of cycle: [[ShiftType]],
    on day: CivilDay
  ) throws(CommandError) {
    let profile = try journal().profile
    func mention(_ caption: WorkCaption) { remark(phrases.work(caption), .warning) }
    for type in types {
      guard let former = profile.shifts.definition(of: type.word, on: type.from ?? day) else { continue }
      var same = type
      (same.word, same.from) = (former.word, former.from)
      if same != former { mention(.wordBefore(former.said)) }
    }
    let plan = ShiftPlan(profile: profile)
    for (word, text) in hours {
      guard let type = ShiftType(named: word) else { continue }
      if !cycle.joined().contains(where: { $0.isAlike(type) }) { mention(.notInCycle(word)) }
      guard let usual = plan.usualHours(of: type, on: day) else { continue }
      let former = ClockSpan(start: usual.start.local.time, end: usual.end.local.time)
      let spans = ClockSpan.list(written: text) ?? []
      if (spans.first?.start, spans.last?.end) != (former.start, former.end) {
        mention(.wordBefore(word + "=" + former.iso))
      }
    }
  }

  /// Says from which day on a word means what was said, where it meant something else before, and how those
  /// days get it too.
  fileprivate mutating func mentionBegin(
    of type: ShiftTable.Definition, _ profile: Profile, today: CivilDay
  ) {
    let held = profile.shifts.definitions.filter { $0.word.isAlike(type.word) }
    let first = profile.rota.map(\.from).min() ?? today.advanced(by: -1)
    guard type.from == nil, held.count > 1, held.last?.from == today, first < today else { return }
    let command = "smjournal \(RotaSetCommand.name) \(Option.shiftType.flag) "
    let since = phrases.say("work-fromDay", ("day", .of(first.iso)))
    let text = phrases.say(
      "work-meansFrom", ("word", .of(type.word.name)), ("day", .day(today, today)),
      ("command", .of(command + Quoting.shellWord(type.said + " " + since))))
    errors.line(Sanitizer.line(text), .dim)
  }

  /// Refuses a word that has no meaning.
  package mutating func check(_ word: ShiftType?) throws(CommandError) {
    guard let word else { return }
    let table = try journal().profile.shifts
    guard !table.knows(word) else { return }
    throw refusal(of: word, table)
  }

  /// The profile as it is now, after a change of its file.
  mutating func currentProfile() throws(CommandError) -> Profile {
    let file = try read(Journal.profilePath, in: try journal())
    return file.readAsProfile.profile
  }

  /// What the plan says of 28 days: from a day on, or from today on where that day is among them.
  mutating func summary(of profile: Profile, from day: CivilDay, isFirst: Bool = false) -> PlanSummary {
    guard let journal = try? journal() else { return PlanSummary(ShiftPlan(profile: profile), from: day) }
    let today = today(in: journal)
    let first = isFirst || day > today.advanced(by: 27) ? day : today
    let period = Period(journal, near: first...first.advanced(by: 27))
    return PlanSummary(ShiftPlan(profile: profile, period.survey, zone: journal.zone), from: first)
  }

  /// Says which words of a plan have no hours, neither its own nor those of their types.
  mutating func mentionHours(of cycle: [[ShiftType]], _ profile: Profile, from day: CivilDay) {
    let plan = ShiftPlan(profile: profile)
    var words: [String] = []
    for shift in cycle.joined() where plan.usualHours(of: shift, on: day) == nil {
      guard profile.shifts.meaning(of: shift, on: day)?.isShift ?? false else { continue }
      if !words.contains(phrases.name(of: shift)) { words.append(phrases.name(of: shift)) }
    }
    guard !words.isEmpty, !common.usesJSON else { return }
    let text = phrases.say("view-noHours", ("words", .of(phrases.joined(words))), ("words2", .of(words[0])))
    errors.line(Sanitizer.line(text), .dim)
  }
}

extension PlanSummary: JSONObject {
  package var fields: Fields {
    [
      "from": from.iso, "days": days, "shifts": work,
      "is": Fields(named: shifts.map { ($0.meaning.rawValue, $0.count) }), "onCall": onCall, "rests": rests,
      "daysOff": daysOff,
      "unknownWords": unknownWords, "unplannedDays": unplannedDays,
    ]
  }
}
