import JournalFiles
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// `mood [VALUE]`: the mood of now in one gesture; asks for it by one key where none is given.
struct MoodCommand: Command {
  static let verb = Verb(
    "mood", summary: "moodCommand", .everyDay, takesScales: true, beginsJournal: true, deviceSync: .inbox,
    positionals: [Positional(.mood, isOptional: true, repeats: true)],
    options: [.note, .at, .date, .shift, .explain, .source],
    examples: ["mood 4", "mood 2 Two bad calls in a row.", "mood very good", "mood"])

  private let words: [String]
  private let note: String?
  private let scales: [(name: String, value: String)]
  private let wish: DayChoice.Wish
  private let explains: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    var words: [String] = []
    for index in arguments.positionals.indices { words.append(try arguments.argument(index)) }
    self.words = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    note = try arguments.text(.note)
    scales = arguments.scales
    wish = DayChoice.Wish(
      kind: .entry, at: try arguments.moment(.at), date: try arguments.day(.date),
      shift: try arguments.shift(.shift))
    explains = arguments.has(.explain)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    var answers = Answers()
    answers.text = try context.textOrInput(note) ?? ""
    try context.add(scales, to: &answers, options: Self.options, command: Self.name)
    var wish = self.wish
    if words.isEmpty {
      guard context.terminal != nil else { throw .usage(UsageError(.missingArgument(.mood))) }
      guard let mood = try context.askMood().value else {
        context.errors.line(context.phrases.confirmation(.nothingWritten))
        return .done
      }
      answers.mood = mood
      let asked = try context.journal().profile.scales.asked(.mood).filter { answers[$0] == nil }
      var interview = Interview(asked.map(Interview.Step.rating), answers: answers)
      try interview.ask(in: &context)
      answers = interview.answers
    } else {
      let journal = try context.journal()
      let language = journal.language
      var said = try context.moodAndNote(
        wish.words(behindMomentIn: words, journal.profile.moods) { said, _, _ in
          // `4 Nov 3` begins with its mood.
          (said[0].contains("/") || said[0].first?.isLetter ?? false)
            && said.allSatisfy { $0.isNoOtherWord(in: language) }
        })
      if context.terminal != nil, !context.common.usesJSON, words.count > 1,
        said.mood.contains(where: \.isLetter), try context.journal().profile.moods.step(of: said.mood) == nil
      {
        // Words that are no mood are what is said of one.
        guard let mood = try context.askMood().value else {
          context.errors.line(context.phrases.confirmation(.nothingWritten))
          return .done
        }
        said = (mood, said.mood)
      }
      answers.mood = try context.mood(from: said.mood, option: said.mood)
      if wish.at == nil, wish.date == nil, said.note.isNoOtherWord(in: language),
        let moment = EntryWords(moment: said.note)
      {
        wish.take(moment)
      } else {
        // `4 hier crevée`, `2 la nuit dernière`; `so` and `sat` are words of their own here.
        let note = said.note.split(separator: " ").map(String.init)
        try context.refuseNoDay(before: note)
        let dates = context.dates(in: journal)
        let now = context.now(in: journal.zone)
        let rest = wish.words(behindMomentIn: note, OwnMoods()) { said, moment, next in
          // « last night shift ever » is no night, « 12h shift » no time; nobody was so at an hour to come.
          let day = moment.date
          if case .clock(let time)? = moment.at, time > journal.zone.local(now).time { return false }
          let isLong =
            said.count > 1 || said[0].count > 3 && (day != nil || said[0].contains(":"))
            || day?.isShortWeekday(in: language) ?? false
          return isLong && said.allSatisfy { $0.isNoOtherWord(in: language) }
            && (said.last != "night" || !next.hasPrefix("shift"))
            && day?.isRecent(dates, before: next) ?? true
        }
        let text = rest.count == note.count ? said.note : rest.joined(separator: " ")
        answers.text = [text, answers.text].filter { !$0.isEmpty }.joined(separator: "\n\n")
      }
    }
    let journal = try context.journal()
    let choice = DayChoice(wish, now: context.now(in: journal.zone), journal: journal)
    var draft = choice.draft(of: .entry, wished: wish.shift)
    answers.fill(&draft)
    // Which of the five a word counts as is seen at once.
    let moods = journal.profile.moods
    let step = answers.mood.flatMap { Mood.isEmoji($0) ? nil : moods.step(of: $0) }
    let mood = [answers.mood, step?.emoji].compactMap { $0.map { " " + $0 } }.joined()
    let what = Sanitizer.line(context.phrases.name(of: Measure.mood) + mood)
    // Who says when it was means a mood beside the other.
    let former = wish.at == nil ? choice.moodAlone(in: journal.zone) : nil
    let ruling = answers.mood.flatMap { choice.mood(before: $0, moods, in: journal.zone) }
    let isAsked = context.terminal != nil && !context.common.usesJSON
    if isAsked, try !context.isWanted(choice, answers.mood, former == nil ? ruling : nil) {
      context.errors.line(context.phrases.confirmation(.nothingWritten))
      return .done
    }
    let gone = if isAsked, let former, try context.askReplacing(former) { former } else { nil as Record? }
    // A template asks for words; a mood is one already.
    let change = try context.create(draft, usesTemplate: false)
    let trashed = try gone.map { former throws(CommandError) in
      try context.moveToTrash(former, joinedTo: change)
    }
    try context.confirm(change, choice, .entry, as: what)
    if let gone, let trashed {
      context.confirm(.deleted(path: context.displayed(gone.path), to: context.displayed(trashed.path)))
    } else if let ruling, let now = answers.mood, !isAsked || former != nil {
      context.remark(
        context.phrases.say(
          "mood-ofDay", ("mood", .of(Mood(now).symbol)), ("former", .of(Mood(ruling).symbol))))
    }
    if let now = answers.mood, let stays = choice.moodThatStays(beside: now, moods, in: journal.zone),
      let at = stays.at
    {
      context.remark(
        context.phrases.say(
          "mood-dayStays", ("mood", .of(Mood(stays.mood ?? "").symbol)),
          ("time", .of(context.phrases.time(at.local.time)))))
    }
    if choice.day.day > choice.today, !isAsked {
      context.remark(context.phrases.toCome(choice.day.day, today: choice.today))
    }
    if explains { context.explain(choice) }
    context.mention(choice)
    try context.careForLowWeeks()
    return .done
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

extension DayChoice.Wish {
  /// What follows a day or a time at the beginning of words, which is taken: `yesterday 2`, `last night 2`;
  /// all of them where they are a mood, as `so so` is, though `So` is Sunday.
  ///
  /// - Parameter isMeant: whether words are meant as the day that they say, with the word behind them.
  fileprivate mutating func words(
    behindMomentIn words: [String], _ moods: OwnMoods,
    isMeant: (ArraySlice<String>, EntryWords, String) -> Bool = { _, _, _ in true }
  ) -> [String] {
    guard at == nil, date == nil, words.count > 1, moods.step(of: words.joined(separator: " ")) == nil else {
      return words
    }
    for count in (1...min(Self.longestMoment, words.count - 1)).reversed() {
      // `2 yesterday: rough`, `4 Nov 3rd, good crew`
      let said = words[..<count].joined(separator: " ")
      let isMarked = said.hasSuffix(":") || said.hasSuffix(",")
      guard let moment = EntryWords(moment: isMarked ? String(said.dropLast()) : said),
        isMeant(words[..<count], moment, words[count])
      else { continue }
      take(moment)
      return Array(words[count...])
    }
    return words
  }

  /// `the day before yesterday evening` has so many words.
  private static let longestMoment = 5
}

extension String {
  /// Whether it is no short name of a day that may be another word: `so` is no Sunday, `So` one in German.
  fileprivate func isNoOtherWord(in language: Language) -> Bool {
    // « So müde » begins a sentence, and says how much.
    if Context.degrees[self] != nil { return false }
    guard count < 4, first?.isLetter ?? false, DayArgument(self)?.isWeekday ?? false else { return true }
    let own = DateWordsOfLanguages(only: language)
    guard (try? DayExpression(self, words: own)) != nil else { return false }
    return count > 2 || first?.isUppercase ?? false
  }
}

extension DayArgument {
  /// A day of the week that is further back is mostly the one to come.
  private static let recentDays = 4

  /// Whether it is the short name of a day of the week as a language writes it: `Mo`, `di.`, `Sat`.
  fileprivate func isShortWeekday(in language: Language) -> Bool {
    guard isWeekday, written.count < 5, written.hasSuffix(".") || written.first?.isUppercase ?? false else {
      return false
    }
    return (try? DayExpression(written, words: DateWordsOfLanguages(only: language))) != nil
  }

  /// Whether words behind it can tell of it: « 24/7 on call », « friday off soon », « morgen frei » are no
  /// days that were.
  fileprivate func isRecent(_ dates: Dates, before word: String) -> Bool {
    if day(dates) > dates.context.today { return false }
    guard isOpen else { return true }
    // « samedi c'est fini », « Saturday can't come soon enough »
    if isWeekday, word.contains(where: { "'’".contains($0) }) { return false }
    let ago = day(dates).days(until: dates.context.today)
    return (0...(isWeekday ? Self.recentDays : 31)).contains(ago)
  }
}

extension Context {
  /// The mood that words begin with, as many of them as make one, and what is said of it; all of them where
  /// they begin with none.
  fileprivate mutating func moodAndNote(_ words: [String]) throws(CommandError) -> (
    mood: String, note: String
  ) {
    let moods = try journal().profile.moods
    let all = words.joined(separator: " ")
    guard moods.step(of: all) == nil else { return (all, "") }
    // `not great, not terrible`
    let plain = all.filter { !",.!".contains($0) }
    if moods.step(of: plain) != nil { return (plain, "") }
    // A number behind it is no word: `mood 1 5` is a slip.
    guard words.dropFirst().contains(where: { $0.contains { !$0.isNumber } }) else { return (all, "") }
    for count in (1..<max(2, min(words.count, 5))).reversed() where count < words.count {
      // `not great, lost one`
      let said = words[..<count].joined(separator: " ")
      let mood = said.hasSuffix(",") ? String(said.dropLast()) : said
      guard moods.step(of: mood) != nil else { continue }
      // « happy and tired » is one thing that was said.
      let isOne = mood.contains(where: \.isLetter) && Self.joints[words[count]] != nil
      return (mood, isOne ? all : words[count...].joined(separator: " "))
    }
    // « so tired »
    let rest = Array(words.dropFirst())
    if Self.degrees[words[0]] != nil, !rest.isEmpty {
      let said = try moodAndNote(rest).mood
      if moods.step(of: said) != nil { return (said, all) }
    }
    return (all, "")
  }

  /// What joins a further word to a mood, in the languages of the program.
  private static let joints = WordIndex([
    "and,but,not,yet,though,und,aber,nicht,doch,et,mais,pas,y,pero,no,e,ma,non,mas,não,en,maar,niet"
  ])

  /// How much of a mood it is; words of their own where they stand alone.
  fileprivate static let degrees = WordIndex([
    "so,very,really,pretty,quite,rather,kinda,too,tres,très,trop,si,assez,vraiment,sehr,ganz,ziemlich,echt,zu,muy,"
      + "bastante,molto,muito,heel,erg,best"
  ])

  /// Refuses a day before a note that no month has: it would be part of the note.
  fileprivate func refuseNoDay(before note: [String]) throws(CommandError) {
    for count in 1..<4 where count <= note.count {
      let said = note[..<count].joined(separator: " ")
      guard case .noSuchDay(let month, let year, let length)? = DayArgument.problem(of: said) else {
        continue
      }
      throw .usage(UsageError(.noSuchDay(found: said, month: month, year: year, length: length)))
    }
  }

  /// Says that a day has not come of which something is told as if it had, and asks at a terminal whether to
  /// write it.
  mutating func isMeant(_ day: CivilDay) throws(CommandError) -> Bool {
    let today = today(in: try journal())
    guard day > today else { return true }
    remark(phrases.toCome(day, today: today), .warning)
    guard terminal != nil, !common.usesJSON else { return true }
    return try askYes(phrases.say("work-writeAnyway"))
  }

  /// Asks whether to write a mood of a day that has not come, or one that takes the place of the day's.
  fileprivate mutating func isWanted(
    _ choice: DayChoice, _ mood: String?, _ ruling: String?
  ) throws(CommandError) -> Bool {
    guard try isMeant(choice.day.day) else { return false }
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
