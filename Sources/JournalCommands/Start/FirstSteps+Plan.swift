import JournalFiles
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// The questions about how a person works: a line of her plan, what its letters mean, where it begins, and
/// whether the coming two weeks are right.
extension FirstSteps {
  /// Asks for a cycle, a file or shifts with their hours, or for the order of such shifts. What is no plan is
  /// asked about at once and kept in the line; Enter once more takes it as it is.
  ///
  /// - Parameter isAfterMood: whether the mood was answered just now: many a hand goes on with Enter.
  func askWork(_ step: Step, isAfterMood: Bool, _ context: inout Context) throws(CommandError) -> Outcome {
    var isAfterMood = isAfterMood
    if step == .work { context.errors.line(context.phrases.say("hint-howYouWork"), .dim) }
    var (refused, text): (String?, String?) = (nil, nil)
    while true {
      var typed = ""
      let outcome = try askLine(
        step, context.phrases.say(step == .work ? "question-work" : "question-order"),
        context.phrases.say(step == .work ? "hint-cycleOrFile" : "hint-orderOrLater"), &context, text: text
      ) { (line, _) in
        typed = line
        return .answer(line)
      }
      guard case .answer = outcome, typed != refused else { return outcome }
      if isAfterMood, typed.isEmpty {
        context.errors.line(context.phrases.say("start-enterAgain"), .dim)
        isAfterMood = false
        continue
      }
      switch try context.work(in: ordered(typed, step), isOrder: step == .order) {
      case (.file(let path), _)?: if try importPlan(path, &context) { return outcome }
      case (_, let settled)?: return .answer(settled)
      case nil: break
      }
      (refused, text) = (typed, typed)
    }
  }

  /// The order of shifts that were said before: who has one kind of them calls it `on`.
  private func ordered(_ text: String, _ step: Step) -> String {
    guard step == .order, let word = definitions.first?.word.name, definitions.count == 1 else { return text }
    return text.split(separator: " ").map { $0.lowercased() == "on" ? word : String($0) }
      .joined(separator: " ")
  }

  /// Brings in a file with a plan, with the questions of `import`; whether it is there now, though some of
  /// its lines may be left out.
  private func importPlan(_ path: String, _ context: inout Context) throws(CommandError) -> Bool {
    var arguments = Arguments(command: ImportCommand.name)
    arguments.positionals = [context.path(typed: path)]
    do throws(CommandError) {
      var command = try ImportCommand(arguments)
      command.isAnswer = true
      let before = context.touched.paths.count
      let code = try command.run(in: &context)
      context.forgetJournal()
      return code == .done || context.touched.paths.count > before
    } catch {
      if error.isInterruption { throw error }
      context.report(error)
      return false
    }
  }

  // MARK: Words

  /// What was said of the words of the cycle, before the questions for them or in answer to these.
  var definitions: [ShiftTable.Definition] {
    let words = cycle?.flatMap(\.self)
    return meant.definitions.filter { known in words?.contains { $0.isAlike(known.word) } ?? true }
  }

  /// What was said of all words: who types `nuit 21h-7h` may write N.
  private var meant: ShiftTable {
    var table = ShiftTable()
    WorkAnswer(answers.answers[.work] ?? "", takesCodes: true).said.forEach { table.add($0) }
    // Who went back and took the plan away has no words.
    for text in (cycle == nil ? "" : answers.answers[.words] ?? "").split(separator: ";") {
      if let definition = ShiftTable.Definition(written: String(text).trimmed) { table.add(definition) }
    }
    return table
  }

  /// Shows what the words of the cycle probably mean, then asks for each, one key where the guess is right.
  func askWords(_ context: inout Context) throws(CommandError) -> Outcome {
    let known = try context.journal().profile.shifts
    let meant = self.meant
    let guesses = ShiftTable.guesses(of: cycle?.flatMap(\.self) ?? [], language(context)).map {
      $0.known(in: meant)
    }
    let open = guesses.indices.filter { index in
      let guess = guesses[index]
      // What was said with its hours, here or in the profile, and a whole word for rest need no question.
      if WorkAnswer(answers.answers[.work] ?? "", takesCodes: true).said.contains(where: {
        $0.word == guess.word && Self.isWhole($0)
      }) {
        return false
      }
      if known.definitions.contains(where: { $0.word.isAlike(guess.word) && !$0.spans.isEmpty }) {
        return false
      }
      return guess.meaning?.isShift ?? true || guess.word.builtInMeaning == nil
    }
    guard let answered = try context.askMeanings(of: guesses, open: open) else { return .back }
    let confirmed = answered.filter {
      $0.meaning != nil && ($0.word.builtInMeaning == nil || !$0.spans.isEmpty)
    }
    return .answer(confirmed.map(\.said).joined(separator: "; "))
  }

  /// Whether a word was said with all that belongs to it: its hours, or a meaning that needs none.
  private static func isWhole(_ definition: ShiftTable.Definition) -> Bool {
    !definition.spans.isEmpty || !(definition.meaning?.isShift ?? true)
  }

  func askBegin(_ context: inout Context) throws(CommandError) -> Outcome {
    let (phrases, now) = (context.phrases, today(context))
    let line = answers.answers[.order] ?? answers.answers[.work] ?? ""
    let usual = WorkAnswer.begin(of: line, cycle ?? [], today: now) ?? now
    let outcome = try askLine(
      .begin, phrases.say("question-cycleStart"), phrases.dayOr(usual, today: now), &context
    ) { (text, context) throws(CommandError) in
      if text.isEmpty || DayArgument(text) != nil { return .answer(text) }
      return context.notUnderstood()
    }
    guard case .answer(let text) = outcome else { return outcome }
    // A cycle is under way: "monday" is the last one, and still that day tomorrow.
    let day = DayArgument(text)
    let dates = Dates(today: now, day?.isWeekday ?? false ? .past : .future, in: context.phrases.language)
    return .answer((day?.day(dates) ?? usual).iso)
  }

  // MARK: Once, or again and again

  /// The days that were said, from the first one on.
  func dayList(_ context: Context) -> DayList? {
    cycle.map { DayList(from: begin(today(context)), $0, ShiftTable(definitions)) }
  }

  /// Asks how the days come, where that is in doubt.
  func askRepeats(_ context: inout Context) throws(CommandError) -> Outcome {
    guard let list = dayList(context) else { return .answer("") }
    return try context.askChoice(context.question(about: list, today: today(context))).kept { String($0) }
  }

  /// How the days come, as it was answered.
  private func recurrence(of list: DayList) -> DayList.Recurrence {
    let ways = list.recurrences
    let index = answers.answers[.repeats].flatMap { Int($0) } ?? 0
    return ways.indices.contains(index) ? ways[index] : ways[0]
  }

  /// The days of a plan that comes once; `nil` for a cycle.
  func onceOnly(_ context: Context) -> DayList? {
    dayList(context).flatMap { recurrence(of: $0) == .once ? $0 : nil }
  }

  /// The plan that is about to be published: of days that come once.
  func plans(_ context: Context) -> [Record] {
    onceOnly(context).map { [$0.plan(published: zone.timestamp(context.now(in: zone))).record()] } ?? []
  }

  // MARK: Drawing

  /// Draws the coming two weeks, or the days that come once; where they are wrong, the line of the plan is
  /// asked for again and holds what was typed.
  func askWeeks(_ context: inout Context) throws(CommandError) -> Outcome {
    let profile = try planned(&context)
    let today = self.today(context)
    let once = onceOnly(context)
    let first = once?.from ?? max(today, begin(today))
    let plan = ShiftPlan(profile: profile, shiftRecords: plans(context), zone: zone)
    var days = CalendarDay.days(
      from: first, until: min(once?.until ?? first.advanced(by: 13), first.advanced(by: Self.longestDrawing)),
      table: FactTable(), plan: plan, zone: zone)
    // A day of rest has the letter that she typed here, to be compared with her sheet.
    for index in days.indices where !(days[index].meaning?.isShift ?? true) {
      (days[index].meaning, days[index].shifts) = (nil, [])
    }
    MonthView(days: days, weekStarts: profile.weekStarts, today: today, phrases: context.phrases)
      .writeWhole(to: &context.errors)
    for definition in definitions { context.errors.line(context.row(of: definition), .dim) }
    for mark in furtherMarks(context.phrases) {
      context.errors.line("  " + DisplayWidth.padded(mark.text, to: 6) + "  " + mark.name, .dim)
    }
    if let list = dayList(context) {
      context.errors.line(context.saying(recurrence(of: list), of: list, today: today))
    }
    let asked = try askYes(
      context.phrases.say(once == nil ? "start-areWeeksRight" : "start-areDaysRight"), usually: true, &context
    )
    return asked.value == "" ? .skipped : asked
  }

  /// What the drawing shows of words that were not asked for: time off by its sign, and those without a
  /// meaning.
  private func furtherMarks(_ phrases: Phrases) -> [CalendarMark] {
    var marks: [CalendarMark] = []
    for word in cycle?.joined().filter({ $0.ownWord != nil }) ?? [] {
      guard !definitions.contains(where: { $0.word.isAlike(word) }) else { continue }
      var mark = CalendarMark.shift(word, meaning: nil, phrases)
      mark.name = word.builtInMeaning.map { phrases.name(of: $0) } ?? "?"
      if !marks.contains(mark) { marks.append(mark) }
    }
    return marks
  }

  /// Six weeks: more fill the screen.
  private static let longestDrawing = 41

  /// The profile as it will be once the plan is written into it.
  func planned(_ context: inout Context) throws(CommandError) -> Profile {
    let journal = try context.journal()
    return try context.change(
      Journal.profilePath, by: journal.planned(rota(context), words: edits(today(context))))
  }

  func edits(_ today: CivilDay) -> [ShiftTypeEdit] {
    definitions.map { ShiftTypeEdit(definition: $0, today: today) }
  }

  private func begin(_ today: CivilDay) -> CivilDay {
    answers.answers[.begin].flatMap { CivilDay(iso: $0) } ?? today
  }

  /// The cycle on its way into the profile; `nil` for days that come once.
  func rota(_ context: Context) -> RotaEdit? {
    guard let list = dayList(context), case .cycle(let days) = recurrence(of: list) else { return nil }
    return RotaEdit(from: list.from, cycle: Array(list.words.prefix(days)), hours: [])
  }

  // MARK: Time off

  /// The first and the last day of time off as it was said; `nil` where it can't be read, or is reversed.
  func ends(of text: String, _ context: Context) -> (from: CivilDay, until: CivilDay)? {
    guard let span = SpanArgument(text) else { return nil }
    let ends = span.ends(Dates(today: today(context), .future, in: context.phrases.language))
    return ends.from <= ends.until ? ends : nil
  }

  /// Says how many shifts it is until time off, by the plan that was just confirmed.
  func count(to span: (from: CivilDay, until: CivilDay), _ context: inout Context) throws(CommandError) {
    let period = Period(
      try context.journal(), from: today(context).advanced(by: -Ledger.margin),
      until: max(today(context), span.from))
    let plans = period.survey.plans + self.plans(context)
    let profile = try planned(&context)
    func plan(with further: [Vacation]) -> ShiftPlan {
      ShiftPlan(
        profile: profile, shiftRecords: plans, vacations: plans.compactMap { Vacation($0) } + further,
        zone: zone)
    }
    context.mentionShifts(of: plan(with: []), in: span.from...span.until)
    let counted = plan(with: [Vacation(id: "", from: span.from, until: span.until)])
    let ledger = Ledger([], around: context.now(in: zone), plan: counted)
    guard let countdown = Countdown.next(ledger, counted) else { return }
    // The plan may have time off before that.
    let day =
      countdown.from == span.from ? "" : " · " + context.phrases.day(countdown.from, today: today(context))
    context.errors.line(context.phrases.countdown(countdown, today: today(context)) + day, .good)
  }

  /// Says how far it is to the time off that a plan from a file has; whether it has some.
  func countToPlanned(_ context: inout Context) throws(CommandError) -> Bool {
    guard work.isFile else { return false }
    let today = today(context)
    let plan = Period(
      try context.journal(), from: today.advanced(by: -Ledger.margin), until: today.advanced(by: 92)
    ).plan
    let ledger = Ledger([], around: context.now(in: zone), plan: plan)
    guard let countdown = Countdown.next(ledger, plan) else { return false }
    let day = context.phrases.day(countdown.from, today: today)
    context.errors.line(context.phrases.countdown(countdown, today: today) + " · " + day, .good)
    return true
  }
}

extension Phrases {
  /// How the day is said on which a cycle begins, and what Enter stands for.
  func dayOr(_ usual: CivilDay, today: CivilDay) -> String {
    say("hint-dayOrToday", ("day", .of(relativeDay(usual, today: today))))
  }
}

extension Context {
  /// What a line says of how somebody works, with the doubts of its hours settled; `nil` where it is no plan,
  /// which was said then.
  ///
  /// - Parameter isOrder: whether the shifts are known already, and only how they follow one another is not.
  mutating func work(
    in line: String, isOrder: Bool = false
  ) throws(CommandError) -> (answer: WorkAnswer, line: String)? {
    let settled = WorkAnswer(line).isFile ? line : try settled(line)
    let answer = WorkAnswer(settled)
    var problem = phrases.say("start-noPlan")
    switch answer {
    case .shifts where isOrder, .timeOff where isOrder: break
    case .unclear(let strange):
      if let doubt = WorkAnswer.joiningWords(settled).doubt {
        problem = phrases.usage(.wrongValue(name: doubt, found: doubt, expected: .daysApart))
      }
      guard !strange.isEmpty else { break }
      let words = strange.joined(separator: phrases.say("list-separator"))
      problem = phrases.say("start-strangeWords", ("words", .of(words)))
    default: return (answer, settled)
    }
    errors.line(Sanitizer.line(problem), .warning)
    return nil
  }

  /// A word with its meaning and its hours, in columns: `J    day    07:00–19:00`.
  fileprivate func row(of definition: ShiftTable.Definition) -> String {
    let word = DisplayWidth.padded(Sanitizer.line(phrases.name(of: definition.word)), to: 6)
    return "  " + word + "  " + (definition.meaning == nil ? "?" : phrases.meaning(definition))
  }

  /// Shows what words probably mean, then asks for those that are open one after the other, one key where the
  /// guess is right.
  ///
  /// - Parameters:
  ///   - open: the indices of those.
  ///   - asksHours: whether the hours of a shift are asked for where they are not said.
  /// - Returns: the words as they were answered; `nil` where the question before is wanted.
  mutating func askMeanings(
    of guesses: [ShiftTable.Definition], open: [Int], asksHours: Bool = true
  ) throws(CommandError) -> [ShiftTable.Definition]? {
    var answered = guesses
    if !open.isEmpty, guesses.count > 1 {
      for guess in guesses { errors.line(row(of: guess)) }
    }
    let isDone = try askInTurn(open.count) { (number, context) throws(CommandError) in
      let asked = try context.askMeaning(answered[open[number]], among: guesses, asksHours: asksHours)
      answered[open[number]] = asked.value ?? answered[open[number]]
      return !asked.isBack
    }
    return isDone ? answered : nil
  }

  /// Asks what a word means: what it often is, with the program's guess marked, and a line for all others.
  /// Enter takes what is known already; without that it leaves the word open. Who comes back to the question
  /// finds the same numbers.
  fileprivate mutating func askMeaning(
    _ guess: ShiftTable.Definition, among all: [ShiftTable.Definition], asksHours: Bool
  ) throws(CommandError) -> Asked<ShiftTable.Definition> {
    let guesses = ShiftTable.guesses(of: all.map(\.word), phrases.language)
    let hasThreeShifts = guesses.contains { $0.meaning == .late }
    let first = guesses.first { $0.word.isAlike(guess.word) }.flatMap { $0.meaning == nil ? nil : $0 }
    // A whole word says what it is; its hours alone are asked, in a line where none are usual.
    let isWhole = guess.word.builtInMeaning != nil
    if isWhole, guess.spans.isEmpty, first?.spans.isEmpty ?? true {
      let asked = try askHours(of: guess)
      if case .skipped = asked { return .answer(guess) }
      return asked
    }
    let name = phrases.name(of: guess.word)
    // A number is the same kind of shift at every word: the likely one is marked, not moved to the front.
    let usual: [ShiftMeaning] = isWhole ? [] : [.day, .late, .night, .rest]
    var choices = usual.map { meaning in
      ShiftTable.Definition(
        word: guess.word, meaning: meaning,
        spans: [ShiftTable.usualSpan(of: meaning, hasThreeShifts)].compactMap(\.self))
    }
    for known in [first, guess].compactMap(\.self) where known.meaning != nil {
      if let index = choices.firstIndex(where: { $0.meaning == known.meaning }) {
        choices[index] = known
      } else {
        choices.insert(known, at: 0)
      }
    }
    var question = KeyQuestion(
      Sanitizer.line(phrases.say(isWhole ? "work-whichHours" : "work-whatMeans", ("word", .of(name)))),
      labels: choices.map { phrases.meaning($0) } + [phrases.say("start-somethingElse")])
    question.usual = choices.firstIndex(of: guess)
    while true {
      switch try askChoiceOrWords(question, usual: question.usual) {
      case .answer((let index?, _)) where index < choices.count: return .answer(choices[index])
      case .answer((_, let words)):
        // A line that is left, or left empty, leads back to the choices.
        var asked =
          words.isEmpty
          ? nil : try isWhole ? hours(of: guess, saidAs: words) : meaning(of: guess.word, saidAs: words)
        if case .skipped? = asked { return .answer(guess) }
        if asked == nil {
          asked =
            try isWhole
            ? askHours(of: guess)
            : askMeaning(
              of: guess.word, question.text, hint: phrases.say("work-howToMean"),
              LineRequest(allowsBack: true))
        }
        guard let definition = asked?.value else { continue }
        guard asksHours, definition.meaning?.isShift ?? false, definition.spans.isEmpty else {
          return .answer(definition)
        }
        let whole = try askHours(of: definition)
        if !whole.isBack { return .answer(whole.value ?? definition) }
      case .skipped: return .answer(guess)
      case .back: return .back
      }
    }
  }

  /// Asks for the hours of a shift; none where they are to be said later. Who says more of it, such as its
  /// break, is understood too.
  private mutating func askHours(
    of definition: ShiftTable.Definition
  ) throws(CommandError) -> Asked<ShiftTable.Definition> {
    let question = Sanitizer.line(phrases.say("work-whichHours", ("word", .of(definition.word.name))))
    return try askLine(question, hint: phrases.say("hint-hoursOrLater"), LineRequest(allowsBack: true)) {
      (answer, context) throws(CommandError) in
      answer.isEmpty ? .skipped : try context.hours(of: definition, saidAs: answer)
    }
  }

  /// What a line says of the hours of a shift, whose meaning stays; `nil` where it can't be read, which was
  /// said then.
  private mutating func hours(
    of definition: ShiftTable.Definition, saidAs line: String
  ) throws(CommandError) -> Asked<ShiftTable.Definition>? {
    if WorkAnswer.isLater(line) { return .skipped }
    // What it is says which hours are likely, and that time on call may last a day.
    let text = try settled((definition.meaning?.rawValue ?? "") + " " + line)
    guard var said = ShiftTable.Definition(word: definition.word, said: text), !said.spans.isEmpty,
      said.meaning?.isShift == true
    else { return notUnderstood() }
    (said.from, said.employer) = (definition.from, definition.employer)
    said.place = said.place ?? definition.place
    if said.breakMinutes == 0 { said.breakMinutes = definition.breakMinutes }
    return .answer(said)
  }
}
