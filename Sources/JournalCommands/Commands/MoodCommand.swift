import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal
import SystemLibrary

/// `mood [VALUE]`: the mood of now in one gesture; asks for it by one key where none is given.
enum MoodCommand: Command {
  static let verb = Verb(
    "mood", summary: "moodCommand", .everyDay, takesScales: true, beginsJournal: true, deviceSync: .inbox,
    positionals: [Positional(.mood, isOptional: true, repeats: true)],
    options: [.note, .at, .date, .shift, .replaceMood, .explain, .source],
    examples: ["mood 4", "mood 2 Two bad calls in a row.", "mood very good", "mood"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let typed = try arguments.words().flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    let note = try arguments.text(.note)
    let meant = DayChoice.Wish(
      kind: .entry, at: try arguments.moment(.at), date: try arguments.day(.date),
      shift: try arguments.shift(.shift))
    try context.beginCommand()
    var answers = Answers()
    answers.text = try context.textOrInput(note) ?? ""
    try context.check(meant.shift)
    try context.add(arguments.scales, to: &answers, options: Self.options, command: Self.name)
    var wish = meant
    guard let said = try take(typed, &answers, &wish, in: &context), let mood = answers.mood else {
      context.errors.line(context.phrases.confirmation(.nothingWritten))
      return .done
    }
    let journal = try context.journal()
    let choice = DayChoice(wish, now: context.now(in: journal.zone), journal: journal)
    // Who says when it was means a mood beside the other.
    let isReplacing = arguments.has(.replaceMood)
    let alone = isReplacing || wish.at == nil ? choice.moodAlone(in: journal.zone) : nil
    let previous = choice.mood(before: mood, journal.profile.moods, in: journal.zone)
    let isAsked = context.canAsk
    let toCome = try context.toCome(choice)
    let profile = journal.profile
    if !isAsked, let toCome, meant.at == nil, meant.date == nil {
      context.refuse(toCome)
      answers.text = typed.dropFirst().joined(separator: " ")
      context.errors.line(context.phrases.example(command(writing: answers, profile)))
      return .usage
    }
    var isWanted = try isAsked ? context.isWanted(toCome, mood, alone == nil ? previous : nil) : true
    var replaced = isReplacing ? alone : nil
    if isAsked, isWanted, !isReplacing, let alone {
      let answer = try context.askReplacing(alone)
      (isWanted, replaced) = (answer != nil, answer == true ? alone : nil)
    }
    if !isWanted {
      context.errors.line(context.phrases.confirmation(.nothingWritten))
      // What was answered to questions stands in no history of a shell.
      if said.isAsked {
        context.errors.line(context.phrases.example(command(writing: answers, profile)))
      }
      return .done
    }
    var draft = choice.draft(of: .entry, wished: wish.shift)
    answers.fill(&draft)
    let words = said.words
    if !words.plusTags.isEmpty || !words.people.isEmpty { try context.add(words, to: &draft) }
    // A template asks for words; a mood is one already.
    let (change, gone) = try context.create(draft, insteadOf: replaced, usesTemplate: false)
    try context.confirm(change, choice, .entry, as: context.shown(mood))
    if let gone { context.confirm(gone) }
    // Who was asked knows of the mood that no longer holds.
    let isKnown = gone != nil || isAsked && alone == nil
    try context.mention(mood, of: choice, before: isKnown ? nil : previous)
    if !isAsked, let toCome { context.remark(toCome) }
    if arguments.has(.explain) { context.explain(choice) }
    context.mentionStrange(of: words)
    context.mention(choice)
    if let other = said.other { context.mention(other, choice) }
    try context.careForLowWeeks()
    return .done
  }

  private static func command(writing answers: Answers, _ profile: Profile) -> String {
    let number = profile.moods.step(of: answers.mood ?? "").map { String($0.number) }
    var words = ["smjournal mood", number ?? Quoting.shellWord(answers.mood ?? "")]
    for scale in profile.scales.asked(.mood) {
      if let value = answers[scale] { words.append("--\(scale.name) \(value)") }
    }
    if !answers.text.isEmpty { words.append("--note " + Quoting.shellWord(answers.text)) }
    return words.joined(separator: " ")
  }

  /// Takes what the words say; asks for the mood at a terminal where none of them is one. `nil` where nothing
  /// was answered.
  private static func take(
    _ words: [String], _ answers: inout Answers, _ wish: inout DayChoice.Wish, in context: inout Context
  ) throws(CommandError) -> (words: EntryWords, other: MoodWords.OtherDay?, isAsked: Bool)? {
    let journal = try context.journal()
    let moods = journal.profile.moods
    let frame = MoodWords.Frame(journal, context.dates(in: journal), now: context.now(in: journal.zone))
    let said = MoodWords(words, takesMoment: wish.at == nil && wish.date == nil, in: frame)
    if let problem = said.problem { throw .usage(problem) }
    if let moment = said.moment { wish.take(moment) }
    wish.isFeeling = true
    var note = said.note
    let isNote =
      words.count > 1 && said.mood.contains(where: \.isLetter) && context.canAsk
      && moods.step(of: said.mood) == nil
    if said.mood.isEmpty || isNote {
      guard context.terminal != nil else { throw .usage(.missingArgument(.mood)) }
      let word = Key.mood.name
      if journal.profile.seals(word) { try stored(journal.checkSealing(of: word)) }
      guard let mood = try context.askMood().value else { return nil }
      answers.mood = mood
      let asked = journal.profile.scales.asked(.mood).filter { answers[$0] == nil }
      var interview = Interview(asked.map(Interview.Step.rating), answers: answers)
      try interview.ask(in: &context)
      answers = interview.answers
      // Words that are no mood are what is said of one.
      if isNote { note = [said.mood] }
    } else {
      answers.mood = try context.mood(from: said.mood, option: said.mood)
    }
    let words = EntryWords(note, tellsWhen: false)
    answers.text = [words.words, answers.text].filter { !$0.isEmpty }.joined(separator: "\n\n")
    return (words, said.otherDay, said.mood.isEmpty || isNote)
  }
}

extension DayChoice {
  /// The mood that the day had until this later one is written; `nil` where it had none, or one of the same
  /// step.
  fileprivate func mood(before later: String, _ moods: OwnMoods, in zone: TimeZoneRules) -> String? {
    let ofDay = records.filter { $0.date == day.day && $0.mood != nil }
    let former: String?
    if let at {
      former =
        ofDay.filter { record in
          record.at.map { $0.instant(in: zone) <= at.instant(in: zone) } ?? false
        }.sortedByDay(in: zone).first?.mood
    } else {
      // One without a moment comes before all that have one.
      guard ofDay.allSatisfy({ $0.at == nil }) else { return nil }
      former = ofDay.max { $0.numberOfName < $1.numberOfName }?.mood
    }
    return former.flatMap { moods.step(of: $0) == moods.step(of: later) ? nil : $0 }
  }

  /// The record whose mood stays that of the day beside one of another step without a moment, or an earlier
  /// one.
  fileprivate func moodThatStays(beside mood: String, _ moods: OwnMoods, in zone: TimeZoneRules) -> Record? {
    let last = records.filter { $0.date == day.day && $0.mood != nil && $0.at != nil }.sortedByDay(in: zone)
      .first
    guard let last, let former = last.mood, moods.step(of: former) != moods.step(of: mood) else { return nil }
    let isLater =
      at.map { at in last.at.map { $0.instant(in: zone) > at.instant(in: zone) } ?? false } ?? true
    return isLater ? last : nil
  }

  /// The latest mood of the day where it is an entry that says nothing else.
  fileprivate func moodAlone(in zone: TimeZoneRules) -> Record? {
    let former = records.filter { record in
      record.kind == .entry && record.date == day.day && record.mood != nil && record.at != nil
    }.sortedByDay(in: zone).first
    let ofMood: [Key] = [.kind, .date, .at, .shift, .mood, .source]
    guard let former, !former.hasText, former.extra.isEmpty,
      Key.allCases.allSatisfy({ ofMood.contains($0) || !former.keys.contains($0) })
    else { return nil }
    return former
  }
}

extension Context {
  /// Says of a moment that was chosen that it has not come; `nil` where it has, or is there at any minute.
  mutating func toCome(_ choice: DayChoice) throws(CommandError) -> String? {
    try toCome(choice.day.day, choice.at)
  }

  /// The same of a day, and of a moment that is its.
  mutating func toCome(_ day: CivilDay, _ at: Timestamp?) throws(CommandError) -> String? {
    let zone = try journal().zone
    let today = zone.local(now(in: zone)).day
    if day > today { return phrases.toCome(day, today: today) }
    guard let at, now(in: zone).seconds(until: at.instant(in: zone)) > 600 else { return nil }
    return phrases.say("day-toCome", ("day", .of(phrases.time(at.local.time))))
  }

  /// Says what has not come, and asks at a terminal whether to write it all the same.
  mutating func isMeant(_ toCome: String?) throws(CommandError) -> Bool {
    guard let toCome else { return true }
    remark(toCome, .warning)
    guard canAsk else { return true }
    return try askYes(phrases.say("work-writeAnyway"))
  }

  /// Asks whether to write a mood of a day that has not come, or one that takes the place of the day's.
  fileprivate mutating func isWanted(
    _ toCome: String?, _ mood: String?, _ ruling: String?
  ) throws(CommandError) -> Bool {
    guard try isMeant(toCome) else { return false }
    guard let mood, let ruling else { return true }
    let (symbol, former) = (Mood(mood).symbol, Mood(ruling).symbol)
    let question = phrases.say("question-moodOfDay", ("mood", .of(symbol)), ("former", .of(former)))
    return try askYes(Sanitizer.line(question), usually: true)
  }

  /// Asks whether a mood alone that was noted earlier goes for the new one, or both stay and the later one
  /// holds; `nil` where nothing is to be written.
  fileprivate mutating func askReplacing(_ former: Record) throws(CommandError) -> Bool? {
    guard let mood = former.mood, let at = former.at else { return false }
    return try askReplacing(
      phrases.say(
        "question-replaceMood", ("mood", .of(Mood(mood).symbol)), ("time", .of(phrases.time(at.local.time)))))
  }

  /// A mood with the step that a word of it counts as, which is seen at once.
  mutating func shown(_ mood: String) throws(CommandError) -> String {
    let step = try Mood.isEmoji(mood) ? nil : journal().profile.moods.step(of: mood)
    let shown = [phrases.name(of: Measure.mood), mood, step?.emoji].compactMap(\.self)
    return Sanitizer.line(shown.joined(separator: " "))
  }

  /// Says which mood the day has, where that is not simply the one that was written.
  ///
  /// - Parameter previous: the one that it had, where nobody knows yet that it holds no longer.
  fileprivate mutating func mention(
    _ mood: String, of choice: DayChoice, before previous: String?
  ) throws(CommandError) {
    let journal = try journal()
    if let later = choice.moodThatStays(beside: mood, journal.profile.moods, in: journal.zone) {
      guard let at = later.at else { return }
      remark(
        phrases.say(
          "mood-dayStays", ("mood", .of(Mood(later.mood ?? "").symbol)),
          ("time", .of(phrases.time(at.local.time)))))
    } else if let previous {
      remark(
        phrases.say("mood-ofDay", ("mood", .of(Mood(mood).symbol)), ("former", .of(Mood(previous).symbol))))
    }
  }

  /// Says that words name another day than the one that was taken, and how to move the record there.
  fileprivate mutating func mention(_ other: MoodWords.OtherDay, _ choice: DayChoice) {
    let command = "smjournal move @ " + other.day.day(choice.dates).iso
    let day = phrases.day(choice.day.day, today: choice.today)
    remark(
      phrases.say(
        "mood-namesDay", ("words", .of(other.words)), ("day", .of(day)), ("command", .of(command))))
  }
}
