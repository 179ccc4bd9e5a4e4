import JournalFiles
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
    options: [.note, .at, .date, .shift, .explain, .source],
    examples: ["mood 4", "mood 2 Two bad calls in a row.", "mood very good", "mood"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let said = try arguments.words().flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    let note = try arguments.text(.note)
    let meant = DayChoice.Wish(
      kind: .entry, at: try arguments.moment(.at), date: try arguments.day(.date),
      shift: try arguments.shift(.shift))
    try context.beginCommand()
    var answers = Answers()
    answers.text = try context.textOrInput(note) ?? ""
    try context.add(arguments.scales, to: &answers, options: Self.options, command: Self.name)
    var wish = meant
    guard let (words, other, isTyped) = try take(said, &answers, &wish, in: &context) else {
      context.errors.line(context.phrases.confirmation(.nothingWritten))
      return .done
    }
    let journal = try context.journal()
    let choice = DayChoice(wish, now: context.now(in: journal.zone), journal: journal)
    var draft = choice.draft(of: .entry, wished: wish.shift)
    answers.fill(&draft)
    if !words.plusTags.isEmpty || !words.people.isEmpty { try context.add(words, to: &draft) }
    // Which of the five a word counts as is seen at once.
    let moods = journal.profile.moods
    let step = answers.mood.flatMap { Mood.isEmoji($0) ? nil : moods.step(of: $0) }
    let mood = [answers.mood, step?.emoji].compactMap { $0.map { " " + $0 } }.joined()
    let what = Sanitizer.line(context.phrases.name(of: Measure.mood) + mood)
    // Who says when it was means a mood beside the other.
    let former = wish.at == nil ? choice.moodAlone(in: journal.zone) : nil
    let ruling = answers.mood.flatMap { choice.mood(before: $0, moods, in: journal.zone) }
    let isAsked = context.canAsk
    let scales = journal.profile.scales.asked(.mood)
    let toCome = try context.toCome(choice)
    if !isAsked, let toCome, meant.at == nil, meant.date == nil {
      context.refuse(toCome)
      answers.text = said.dropFirst().joined(separator: " ")
      context.errors.line(context.phrases.example(command(writing: answers, moods, scales)))
      return .usage
    }
    if isAsked, try !context.isWanted(toCome, answers.mood, former == nil ? ruling : nil) {
      context.errors.line(context.phrases.confirmation(.nothingWritten))
      // What was answered to questions stands in no history of a shell.
      if isTyped { context.errors.line(context.phrases.example(command(writing: answers, moods, scales))) }
      return .done
    }
    let gone = if isAsked, let former, try context.askReplacing(former) { former } else { nil as Record? }
    // A template asks for words; a mood is one already.
    let change = try context.create(draft, usesTemplate: false)
    let trashed = try gone.map { former throws(CommandError) in
      try context.moveToTrash(former, joinedTo: change)
    }
    try context.confirm(change, choice, .entry, as: what)
    let stays = answers.mood.flatMap { choice.moodThatStays(beside: $0, moods, in: journal.zone) }
    if let gone, let trashed {
      context.confirm(.deleted(path: context.displayed(gone.path), to: context.displayed(trashed.path)))
    } else if stays == nil, let ruling, let now = answers.mood, !isAsked || former != nil {
      context.remark(
        context.phrases.say(
          "mood-ofDay", ("mood", .of(Mood(now).symbol)), ("former", .of(Mood(ruling).symbol))))
    }
    if let stays, let at = stays.at {
      context.remark(
        context.phrases.say(
          "mood-dayStays", ("mood", .of(Mood(stays.mood ?? "").symbol)),
          ("time", .of(context.phrases.time(at.local.time)))))
    }
    if !isAsked, let toCome { context.remark(toCome) }
    if arguments.has(.explain) { context.explain(choice) }
    context.mentionStrange(of: words)
    context.mention(choice)
    if let other {
      let command = "smjournal move @ " + other.day.day(choice.dates).iso
      let day = context.phrases.day(choice.day.day, today: choice.today)
      let text = context.phrases.say(
        "mood-namesDay", ("words", .of(other.words)), ("day", .of(day)), ("command", .of(command)))
      context.remark(Sanitizer.line(text))
    }
    try context.careForLowWeeks()
    return .done
  }

  private static func command(
    writing answers: Answers, _ moods: OwnMoods, _ scales: [Scale]
  ) -> String {
    let number = moods.step(of: answers.mood ?? "").map { String($0.number) }
    var words = ["smjournal mood", number ?? Quoting.shellWord(answers.mood ?? "")]
    for scale in scales { if let value = answers[scale] { words.append("--\(scale.name) \(value)") } }
    if !answers.text.isEmpty { words.append("--note " + Quoting.shellWord(answers.text)) }
    return words.joined(separator: " ")
  }

  /// Takes what the words say; asks for the mood at a terminal where none of them is one. `nil` where nothing
  /// was answered.
  private static func take(
    _ words: [String], _ answers: inout Answers, _ wish: inout DayChoice.Wish, in context: inout Context
  ) throws(CommandError) -> (words: EntryWords, other: MoodWords.OtherDay?, isTyped: Bool)? {
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
    guard let former, former.wordCount == 0, former.extra.isEmpty,
      Key.allCases.allSatisfy({ ofMood.contains($0) || !former.keys.contains($0) })
    else { return nil }
    return former
  }
}

extension Context {
  /// Says of a moment that was chosen that it has not come; `nil` where it has, or is there at any minute.
  mutating func toCome(_ choice: DayChoice) throws(CommandError) -> String? {
    if choice.day.day > choice.today { return phrases.toCome(choice.day.day, today: choice.today) }
    let zone = try journal().zone
    guard let at = choice.at, now(in: zone).seconds(until: at.instant(in: zone)) > 600 else { return nil }
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

  /// Asks whether a mood alone that was noted earlier goes for the new one; else both are written, and the
  /// later one holds.
  fileprivate mutating func askReplacing(_ former: Record) throws(CommandError) -> Bool {
    guard let mood = former.mood, let at = former.at else { return false }
    let question = phrases.say(
      "question-replaceMood", ("mood", .of(Mood(mood).symbol)), ("time", .of(phrases.time(at.local.time))))
    return try askYes(Sanitizer.line(question), usually: true)
  }
}
