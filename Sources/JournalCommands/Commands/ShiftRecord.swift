import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal
import SystemLibrary

/// What check-in and check-out share: a mood, ratings, badges and a note about a shift; a check-out asks for
/// the mood, a check-in takes it where somebody says it.
struct ShiftRecord: Sendable {
  private let kind: Kind
  private var answers = Answers()
  private let arguments: Arguments
  private let mood: String?
  private let note: String?
  private var wish: DayChoice.Wish
  private var stated: StatedHours
  /// The earlier record of the shift that goes.
  private var replaced: Record?
  /// Whether words told the mood.
  private var saysMood = false
  /// Whether the moment itself is what is said: a clock, or a yes to the question whether it is the end.
  private var isClock = false

  static func options(of kind: Kind) -> [Option] {
    [.mood] + Scale.program.asked(in: kind).map(Option.scale) + [.badge, .note, .shift, .at, .date]
      + StatedHours.options(of: kind) + [.replace, .explain, .source]
  }

  init(_ kind: Kind, _ arguments: Arguments) throws(CommandError) {
    self.kind = kind
    for scale in Scale.program.asked(in: kind) { answers[scale] = try arguments.rating(scale) }
    self.arguments = arguments
    answers.badges = try arguments.texts(.badge).map(\.trimmed).filter { !$0.isEmpty }
    mood = try arguments.text(.mood)
    note = try arguments.text(.note)
    wish = DayChoice.Wish(
      kind: kind, at: try arguments.moment(.at), date: try arguments.day(.date),
      shift: try arguments.shift(.shift))
    stated = try StatedHours(kind, arguments)
    wish.callOuts = stated.callOuts
  }

  /// What may stand behind the verb: the ratings in their order, a mood, a sentence.
  static let words = Positional(.text, isOptional: true, repeats: true)

  /// Takes the words behind the verb: `4 3 4` or ratings by their names, a mood alone or set off from what is
  /// said of it, and words, which stay together: `mal dormi` is no bad mood. A day, a time or a word alone
  /// that is no mood was meant to do something.
  private mutating func take(_ words: [String], in context: inout Context) throws(CommandError) {
    let journal = try context.journal()
    let (ratings, rest) = ratings(in: words, &context)
    let words = takeBreak(rest, journal.profile.moods)
    try context.add(ratings, to: &answers, options: Self.options(of: kind), command: kind.name)
    guard let first = words.first else { return }
    let frame = MoodWords.Frame(journal, context.dates(in: journal), now: context.now(in: journal.zone))
    let said = MoodWords(words, takesMoment: false, in: frame)
    var note = words
    let isTime = { (word: String) in Int(word) != nil || StatedTime(word) != nil }
    if Int(first) == nil, answers.mood == nil, isSetOff(said, in: words, context.phrases.language),
      journal.profile.moods.step(of: said.mood) != nil
    {
      answers.mood = try context.mood(from: said.mood, option: said.mood)
      (note, saysMood) = (said.note, true)
    } else if ratings.isEmpty
      ? isTime(first) || !(first.first?.isUppercase ?? false) && !Self.isNote(words)
      : words.allSatisfy(isTime)
    {
      throw .usage(.unexpectedArgument(first), command: kind.name)
    }
    let text = note.joined(separator: " ")
    answers.text = [text, answers.text].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Whether a mood is all that is said, an emoji, or parted from the note by a comma or the note's capital,
  /// which in German each noun has.
  private func isSetOff(_ said: MoodWords, in words: [String], _ language: Language) -> Bool {
    let isCapital = said.note.first?.first?.isUppercase ?? false
    return said.note.isEmpty || Mood.isEmoji(said.mood) || isCapital && language != .german
      || words.dropLast(said.note.count).last?.hasSuffix(",") ?? false
  }

  /// Whether words without a capital are a note: several that neither begin with a day nor make a sentence of
  /// the verb, `out of milk`.
  private static func isNote(_ words: [String]) -> Bool {
    words.count > 1 && DayArgument(words[0]) == nil && articles[words[0]] == nil
  }

  private static let articles = Joints.index("articles")

  /// The ratings with which words begin, one of each scale in their order or each behind its name, and the
  /// words behind them; when the shift began or ended is taken from among them: `fatigue 4 end 8:10`.
  private mutating func ratings(
    in words: [String], _ context: inout Context
  ) -> (said: [(name: String, value: String)], rest: [String]) {
    let scales = Scale.program.asked(in: kind)
    var (said, rest): ([(name: String, value: String)], ArraySlice<String>) = ([], words[...])
    while rest.count > 1 {
      let numbers = rest.prefix(scales.count)
      if said.isEmpty, numbers.count == scales.count, numbers.allSatisfy({ Int($0) != nil }) {
        said = zip(scales, numbers).map { ($0.name, $1) }
        rest = rest.dropFirst(scales.count)
      } else if let scale = context.scale(named: rest[rest.startIndex], among: scales),
        Int(rest[rest.startIndex + 1]) != nil
      {
        said.append((scale.name, rest[rest.startIndex + 1]))
        rest = rest.dropFirst(2)
      } else if !stated.take(&rest) {
        break
      }
    }
    return (said, Array(rest))
  }

  /// Takes the break of a check-out from the end of the words, alone or behind numbers or a mood: `no break`,
  /// `happy break 15`; in a sentence it is one of its words.
  private mutating func takeBreak(_ words: [String], _ moods: OwnMoods) -> [String] {
    let breaks = words.indices.lazy.compactMap { start in
      SaidBreak(named: Array(words[start...])).map { (start, $0) }
    }
    guard kind == .checkOut, let (start, pause) = breaks.first, case let others = words[..<start],
      others.allSatisfy({ Int($0) != nil }) || moods.step(of: others.joined(separator: " ")) != nil
    else { return words }
    stated.state(pause)
    return Array(others)
  }

  /// Asks what was not said where somebody can be asked, then writes.
  func write(in context: inout Context) throws(CommandError) {
    try context.beginCommand()
    var record = self
    try context.add(
      arguments.scales, to: &record.answers, options: Self.options(of: kind), command: kind.name)
    record.answers.text = try context.textOrInput(note) ?? ""
    record.answers.badges = try context.badges(named: record.answers.badges)
    if let mood { record.answers.mood = try context.mood(from: mood, option: Option.mood.flag) }
    try record.take(try arguments.words(), in: &context)
    if try context.journal().profile.clock == .notes { record.isClock = true }
    // Hours alone are something to write where nobody can be asked for more.
    let isTold = context.terminal == nil && (!record.stated.isEmpty || record.isClock)
    if record.answers.isEmpty && note == nil && !isTold {
      try record.askAndWrite(in: &context)
    } else {
      try record.writeAtOnce(in: &context)
    }
  }

  private func choice(_ context: inout Context) throws(CommandError) -> DayChoice {
    let journal = try context.journal()
    try context.check(wish.shift)
    var wish = wish
    let now = context.now(in: journal.zone)
    if kind == .checkOut { wish.end = stated.said(now: now, context.dates(in: journal), in: journal.zone) }
    var choice = DayChoice(wish, now: now, journal: journal)
    if try context.settle(&choice) {
      wish.date = DayArgument(choice.today)
      choice = DayChoice(wish, now: now, journal: journal)
    }
    return choice
  }

  private mutating func writeAtOnce(in context: inout Context) throws(CommandError) {
    let choice = try choice(&context)
    guard try isWanted(choice, &context) else { return }
    if let question = context.question(whetherOther: choice) { context.remark(question, .warning) }
    try stated.settle(choice, former: displacedRecord(of: choice), in: &context)
    try write(stated.dated(choice), &context)
    context.mention(choice)
  }

  // MARK: Asking

  private mutating func askAndWrite(in context: inout Context) throws(CommandError) {
    guard context.terminal != nil else { throw nothingToWrite }
    let former = try context.offerUnfinished(kind)
    if let former {
      wish.go(onWith: former)
      stated.values.merge(former.stated) { said, _ in said }
    }
    var choice = try choice(&context)
    let isBare = wish.at == nil && wish.date == nil && wish.shift == nil && stated.isEmpty
    if former == nil, isBare, let question = context.question(whetherOther: choice),
      try context.askYes(question, usually: true)
    {
      let meant = kind == .checkIn ? Kind.checkOut : .checkIn
      var other = try ShiftRecord(meant, Arguments(command: meant.name))
      other.isClock = true
      return try other.write(in: &context)
    }
    if former == nil, !choice.isWorking, let rest = choice.spokenShift {
      context.errors.line(context.phrases.shift(rest, of: choice.day.day, today: choice.today), .dim)
    }
    // On a day off somebody may have stood in for another.
    if former == nil, !choice.isWorking, let shift = try context.askShift() {
      wish.shift = shift
      // Not the last one of this word: that is over.
      if kind == .checkOut { wish.date = wish.date ?? DayArgument(choice.day.day) }
      choice = try self.choice(&context)
    }
    guard try isWanted(choice, &context) else { return }
    introduce(choice, hasQuestions: former?.next != Interview.done, &context)
    let date = wish.date?.day(choice.dates)
    var unfinished = former ?? UnfinishedRecord(kind, at: choice.at, date: date, shift: wish.shift)
    unfinished.at = choice.at
    // What the command line states stays with answers that are broken off.
    unfinished.stated = stated.said(choice, now: context.now(in: choice.shiftZone))
    stated.allowsBack = true
    let (earlier, said) = (displacedRecord(of: choice), stated)
    var stated = said
    // The hours come last: the keys of every day answer how it was, whenever the shift ended.
    try unfinished.ask(Interview.steps(of: kind, context.journal().profile.scales), in: &context) {
      [choice, earlier] (context: inout Context) throws(CommandError) -> [Key: Value]? in
      stated = said
      try stated.settle(choice, former: earlier, in: &context)
      return stated.isBack ? nil : stated.values
    }
    self.stated = stated
    answers = unfinished.answers
    try finish(stated.dated(choice), unfinished, &context)
  }

  /// Writes what was answered, and after a check-out an entry, if one is wanted.
  private func finish(
    _ choice: DayChoice, _ unfinished: UnfinishedRecord, _ context: inout Context
  ) throws(CommandError) {
    let offered = OfferedEntry(
      choice: choice, shift: wish.shift, ratings: answers.ratings, mood: answers.mood)
    if answers.isEmpty && stated.isEmpty && !isClock && !choice.isCalledOut(kind) {
      // Nothing said about the shift: without an entry there is nothing to write.
      guard kind == .checkOut else {
        context.errors.line(context.phrases.confirmation(.nothingWritten))
        return
      }
      let isWritten = try offered.askAndWrite(in: &context) { (context) throws(CommandError) in
        try write(choice, &context)
      }
      guard isWritten ?? false else {
        context.errors.line(context.phrases.confirmation(.nothingWritten))
        return
      }
    } else {
      try unfinished.writing(in: &context) { (context) throws(CommandError) in try write(choice, &context) }
      if kind == .checkOut { try offer(offered, &context) }
    }
    context.mention(choice)
    if answers.mood != nil { try context.careForLowWeeks() }
  }

  /// Offers an entry once the check-out is written: who breaks off now loses nothing of it.
  private func offer(_ entry: OfferedEntry, _ context: inout Context) throws(CommandError) {
    do throws(CommandError) {
      if try entry.askAndWrite(in: &context) == false {
        context.errors.line(context.phrases.say("confirmation-noEntryWritten"))
      }
    } catch {
      guard error.isInterruption else { throw error }
      context.errors.line(context.phrases.say("confirmation-noEntryWritten"))
      if case .unfinished(_, let entry, let isKept) = error { context.sayWhatIsKept(entry, isKept: isKept) }
    }
  }

  private func introduce(_ choice: DayChoice, hasQuestions: Bool, _ context: inout Context) {
    let phrases = context.phrases
    let day = phrases.shift(choice.spokenShift, of: choice.day.day, today: choice.today)
    let feeling = phrases.say(kind == .checkIn ? "question-shiftBefore" : "question-shiftAfter")
    let question = choice.isCalledOut(kind) ? phrases.say("stated-calledOut") + " " + feeling : feeling
    context.errors.write(question, .bold)
    let isLong = DisplayWidth.columns(of: question + "  " + day) > context.errors.width
    context.errors.line((context.errors.isTerminal && isLong ? "\n" : "  ") + day)
    if hasQuestions { context.errors.line(context.howToAnswer, .dim) }
  }

  /// Whether to write although the shift has such a record, and whether that goes: asks where somebody can be
  /// asked, else says so and goes on.
  private mutating func isWanted(_ choice: DayChoice, _ context: inout Context) throws(CommandError) -> Bool {
    guard try context.isMeant(context.toCome(choice)) else {
      context.errors.line(context.phrases.confirmation(.nothingWritten))
      return false
    }
    if kind == .checkIn, stated.isEmpty, let over = choice.takenBack?.at?.local.time {
      context.remark(context.phrases.say("work-goesOn", ("time", .of(context.phrases.time(over)))), .warning)
    }
    guard let former = formerRecord(of: choice) else { return true }
    defer { stated.isReplacing = replaced != nil }
    if arguments.has(.replace) {
      replaced = former
      return true
    }
    let phrases = context.phrases
    let time = former.at.map { phrases.time($0.local.time) }
    guard context.terminal != nil else {
      let at = time.map { phrases.say("question-former-at", ("value", .of($0))) }
      context.remark(
        phrases.say(
          "question-former", ("kind", .of(phrases.name(of: kind))), ("time", .of(at ?? "")),
          ("id", .of(former.id))))
      if former == choice.later {
        let command = "smjournal delete " + Quoting.shellWord(former.id)
        context.remark(phrases.say("stated-laterHolds", ("command", .of(command))), .warning)
      }
      return true
    }
    let question =
      time.map { phrases.say("stated-replace-time", ("time", .of($0))) }
      ?? phrases.say("stated-replace-id", ("id", .of(former.id)))
    switch try context.askReplacing(question) {
    case true?: replaced = former
    case false?: break
    case nil:
      context.errors.line(phrases.confirmation(.nothingWritten))
      return false
    }
    return true
  }

  /// The record of the shift that this one is to hold in place of; none beside that of another call to work.
  private func formerRecord(of choice: DayChoice) -> Record? {
    guard let former = choice.former(kind, wished: wish.shift) else { return nil }
    let isBeside = !arguments.has(.replace) && stated.areOthers(than: former, of: choice.day.worked)
    return isBeside ? nil : former
  }

  /// The record that counts no more; none where a later one holds and stays.
  private func displacedRecord(of choice: DayChoice) -> Record? {
    let former = formerRecord(of: choice)
    return former == choice.later && replaced == nil ? nil : former
  }

  private var nothingToWrite: CommandError {
    let options =
      (kind == .checkOut ? ["mood"] : []) + Scale.program.asked(in: kind).map(\.name) + ["badge", "note"]
    return .usage(.nothingToWrite(options: options.map { "--" + $0 }))
  }

  // MARK: Writing

  private func write(_ choice: DayChoice, _ context: inout Context) throws(CommandError) {
    var choice = choice
    if choice.at == nil, let former = choice.former(kind, wished: wish.shift), former.id != replaced?.id {
      // Told later of a day that has one: of one moment the later writing holds.
      choice.at = former.at
    }
    var draft = choice.draft(of: kind, wished: wish.shift)
    answers.fill(&draft)
    for (key, value) in stated.values { draft[key] = value }
    let (change, gone) = try context.create(draft, insteadOf: replaced)
    let mood = try saysMood ? answers.mood.map { mood throws(CommandError) in try context.shown(mood) } : nil
    try context.confirm(
      change, choice, kind, as: mood.map { "\(context.phrases.name(of: kind)), \($0)" })
    if let gone, !context.common.usesJSON { context.confirm(gone) }
    if arguments.has(.explain) { context.explain(choice) }
    let journal = try context.journal()
    mentionNoShift(choice, journal, &context)
    // Where the moments count, a record that states nothing says hours, too.
    if !stated.values.isEmpty || journal.profile.clock == .notes {
      let file = try? journal.store.read(change.path)
      if let record = file.flatMap({ journal.record(from: $0)?.record }) {
        try context.tell(PlanEffects.Change([record]), isFarTold: stated.isFarTold)
      }
    }
    mentionTimeOff(choice, journal, &context)
    stated.mentionWorked(choice, in: &context)
    if kind == .checkOut, choice.isOwnWork, wish.date == nil, wish.shift == nil, !journal.profile.rota.isEmpty
    {
      context.mentionOwnWork(choice)
    }
    mentionStart(choice, journal, &context)
    if kind == .checkIn { try context.encourage(answers.ratings) }
  }

  /// Says that the plan has no shift of the word on the day, where it has others: it is one more.
  private func mentionNoShift(_ choice: DayChoice, _ journal: Journal, _ context: inout Context) {
    let day = choice.day.day
    guard let word = wish.shift, choice.day.worked?.planned == nil,
      case let plan = Period(journal, near: day...day).plan, plan.table.isShift(word, on: day),
      case let others = (plan.shifts(on: day) ?? []).filter(\.isShift), !others.isEmpty
    else { return }
    if plan.shift(meantBy: word, on: day) != nil { return }
    let usual = plan.usualSpans(of: word, on: day)
    let add = ["smjournal", RotaAddCommand.name, day.iso, Quoting.shellWord(word.name)]
    context.remark(
      context.phrases.noShift(
        of: word.name, on: day.iso, others: others.map(\.type.name),
        command: (add + (usual.isEmpty ? [] : [Quoting.shellWord(usual.written)])).joined(separator: " ")),
      .warning)
  }

  /// Says that the shift lies in time off, and that a check-out long before its end shortens nothing then.
  private func mentionTimeOff(_ choice: DayChoice, _ journal: Journal, _ context: inout Context) {
    let early = stated.earlyEnd(choice, journal)
    guard let worked = choice.day.worked, worked.state == .absent || early != nil,
      let off = Period(journal, near: worked.day...worked.day).plan.timeOff(on: worked.day)
    else { return }
    if worked.state == .absent { context.mention(workIn: off.category, on: worked.day, today: choice.today) }
    guard let (time, end) = early else { return }
    let command = "smjournal set @ \(Key.end.name)=\(time.iso)"
    context.remark(context.endsByPlan(at: end, of: worked, command: command), .warning)
  }

  /// Says of a check-in without a start that it counts no hours, so near the end of a shift, or that the
  /// hours begin with the moment of writing.
  private func mentionStart(_ choice: DayChoice, _ journal: Journal, _ context: inout Context) {
    let phrases = context.phrases
    guard let at = choice.at?.local.time else { return }
    if kind == .checkIn, stated.values[.start] == nil, choice.isNearEnd {
      let date = wish.date.map { _ in " " + Option.date.flag + " " + choice.day.day.iso } ?? ""
      let undo = "smjournal undo && smjournal check-out \(Option.at.flag) \(at.iso)" + date
      let command = "smjournal set @ \(Key.start.name)=\(at.iso)"
      context.remark(
        phrases.say("stated-nearEnd", ("undo", .of(undo)), ("command", .of(command))), .warning)
    }
    if let usual = stated.usualStart(choice, journal) {
      let command = "smjournal set @ \(Key.start.name)=\(usual.local.time.iso)"
      context.remark(
        phrases.say("stated-fromMoment", ("time", .of(phrases.time(at))), ("command", .of(command))),
        .warning)
    }
  }
}

extension ShiftPlan {
  /// The shift of a day that a word means: `night` is what the day has as one, whatever it is called.
  fileprivate func shift(meantBy word: ShiftType, on day: CivilDay) -> PlannedShift? {
    let meaning = table.meaning(of: word, on: day)
    return shifts(on: day)?.first { $0.isShift && ($0.type.isAlike(word) || $0.meaning == meaning) }
  }
}
