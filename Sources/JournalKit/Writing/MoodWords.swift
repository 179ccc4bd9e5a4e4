import JournalLanguage
import JournalModel
import JournalStore

/// What a line about a mood says: `4 yesterday 9pm: rough`, `last night 2`, `so tired`.
///
/// A moment stands right behind the mood or before it. Alone all words that can be a moment are one; before
/// further words only those with which no note begins, of what has come. All others stay in the note.
package struct MoodWords {
  /// The mood as it was said; empty where a moment is all that was, and not known where words are none.
  package private(set) var mood: String
  package private(set) var note: [String]
  package private(set) var moment: EntryWords?
  /// Why the words behind the mood are no day, though they were meant as one.
  package private(set) var problem: UsageProblem?

  /// Words of the note that name a day that was, which nobody can be sure is that of the mood.
  package typealias OtherDay = (words: String, day: DayArgument)
  package private(set) var otherDay: OtherDay?

  /// What it takes to tell days from other words.
  package struct Frame {
    fileprivate let moods: OwnMoods
    fileprivate let language: Language
    fileprivate let dates: Dates
    fileprivate let now: ClockTime

    package init(_ journal: Journal, _ dates: Dates, now: Instant) {
      (moods, language, self.dates) = (journal.profile.moods, journal.language, dates)
      self.now = journal.zone.local(now).time
    }
  }

  /// - Parameter takesMoment: whether nothing else says when it was.
  package init(_ words: [String], takesMoment: Bool, in frame: Frame) {
    (mood, note) = frame.moodAndNote(words)
    let isMood = frame.knows(mood)
    guard takesMoment, !isMood || !note.isEmpty else { return }
    if isMood, let found = frame.moment(in: note) {
      moment = found.moment
      // What is of today tells more of it in the note.
      if !found.moment.isOfToday || found.count == note.count { note.removeFirst(found.count) }
    } else if let found = frame.moment(in: words, isFront: true),
      case let rest = Array(words[found.count...]), case let said = frame.moodAndNote(rest),
      !isMood || rest.isEmpty || frame.knows(said.mood)
    {
      (moment, mood, note) = (found.moment, said.mood, said.note)
    } else {
      problem = Self.problem(of: note)
    }
    if isMood, moment == nil, problem == nil { otherDay = frame.otherDay(in: note) }
  }

  /// A day before a note that no month has; two numbers alone that are a day long ago, or none.
  private static func problem(of note: [String]) -> UsageProblem? {
    for count in 1..<4 where count <= note.count {
      let said = note[..<count].joined(separator: " ")
      if case .noSuchDay(let month, let year, let length)? = DayArgument.problem(of: said) {
        return .noSuchDay(found: said, month: month, year: year, length: length)
      }
    }
    guard note.count == 1, case let parts = note[0].split(separator: "/"), parts.count == 2,
      parts.allSatisfy({ $0.count < 3 && $0.allSatisfy(\.isNumber) })
    else { return nil }
    return .wrongValue(name: note[0], found: note[0], expected: .day)
  }
}

// MARK: Moods

extension MoodWords.Frame {
  fileprivate func knows(_ mood: String) -> Bool { moods.step(of: mood) != nil }

  /// The mood that words begin with, as many of them as make one, and what is said of it; all of them where
  /// they begin with none.
  fileprivate func moodAndNote(_ words: [String]) -> (mood: String, note: [String]) {
    let all = words.joined(separator: " ")
    // `not great, not terrible`
    for whole in [all, all.filter { !",.!".contains($0) }] where knows(whole) { return (whole, []) }
    // A number behind it is no word: `mood 1 5` is a slip.
    guard words.dropFirst().contains(where: { $0.contains { !$0.isNumber } }) else { return (all, []) }
    for count in (1...min(words.count - 1, Self.longestMood)).reversed() {
      // `not great, lost one`
      let said = words[..<count].joined(separator: " ")
      let mood = said.hasSuffix(",") ? String(said.dropLast()) : said
      guard knows(mood) else { continue }
      // « bem cansada »
      if count == 1, Self.degrees[mood] != nil, knows(moodAndNote(Array(words.dropFirst())).mood) { break }
      if isDenied(by: words[count...]) { break }
      // « happy and tired » is one thing that was said.
      let isOne = mood.contains(where: \.isLetter) && Self.joints[words[count]] != nil
      return (mood, isOne ? words : Array(words[count...]))
    }
    // « so tired »
    if Self.degrees[words[0]] != nil, case let said = moodAndNote(Array(words.dropFirst())).mood, knows(said),
      said.contains(where: \.isLetter)
    {
      return (said, words)
    }
    return (all, [])
  }

  private static let longestMood = 4

  /// What joins a further word to a mood, in the languages of the program.
  private static let joints = Joints.index("mood-joints")

  /// Whether words behind a mood make it another: « bien, no », « 기쁨 없음 »; those of alphabets may begin
  /// a note.
  private func isDenied(by rest: ArraySlice<String>) -> Bool {
    Self.denials[rest.joined()] != nil
      || rest.first.map { Self.denials[$0] != nil && $0.last?.isCased == false } ?? false
  }

  private static let denials = Joints.index("mood-denials")

  /// How much of a mood it is.
  private static let degrees = Joints.index("mood-degrees")
}

// MARK: Moments

extension EntryWords {
  /// The day, with a time or without.
  fileprivate var day: DayArgument? {
    if let date { return date }
    if case .clockOf(let day, _)? = at { return day }
    return nil
  }

  /// Whether it is today, or a part of it other than the night.
  fileprivate var isOfToday: Bool { date.map { $0.isToday && !$0.isThisNight } ?? false }
}

extension MoodWords.Frame {
  /// The most words of a moment; `in der Nacht von Samstag auf Sonntag` has seven.
  private static let longestMoment = 8
  /// A day of the week that is further back is mostly the one to come; a day in numbers, other numbers.
  private static let (recentWeekdays, recentDays) = (4, 31)

  /// The moment that words begin with, the longest.
  ///
  /// - Parameter isFront: whether a mood is to follow it, as no note does.
  fileprivate func moment(in words: [String], isFront: Bool = false) -> (moment: EntryWords, count: Int)? {
    for count in (0..<min(words.count, Self.longestMoment)).reversed().map({ $0 + 1 }) {
      let (said, rest) = (words[..<count], words.dropFirst(count))
      guard let moment = moment(said, before: rest.first) else { continue }
      // « gestern 21 Uhr 4 »: one digit behind a whole time is the mood, no minute.
      let mayEndInMood = isFront && said.last?.count == 1 && moment.at != nil
      if mayEndInMood, self.moment(said.dropLast(), before: said.last)?.at != nil { continue }
      if isFront || rest.isEmpty || isSure(moment, said, before: rest) { return (moment, count) }
    }
    return nil
  }

  /// The words at the begin or the end of a note that name a day before today: « schlimm letzte Nacht ».
  fileprivate func otherDay(in note: [String]) -> MoodWords.OtherDay? {
    for start in note.indices {
      for end in (start + 1...note.count).reversed() where start == 0 || end == note.count {
        let said = note[start..<min(end, start + Self.longestMoment)]
        guard start + said.count == end, let moment = moment(said, before: note.dropFirst(end).first),
          let day = moment.day, day.day(dates) < dates.context.today, day.isWeekday || !isFigure(day, said),
          start == 0 || Self.notThen[note[start - 1]] == nil,
          said.last.map({ Self.goesOn[$0] == nil }) ?? false,
          end == note.count
            || Self.goesOn[note[end]] == nil && !note[end].contains(where: { "'’".contains($0) })
        else { continue }
        return (said.joined(separator: " "), day)
      }
    }
    return nil
  }

  /// A day behind these words is not the day of the mood: « tired since yesterday ».
  private static let notThen = Joints.index("since")

  /// What words can say of when it was: `2 yesterday: rough`, `4 Nov 3rd, good crew`.
  private func moment(_ said: ArraySlice<String>, before next: String?) -> EntryWords? {
    var text = said.joined(separator: " ")
    if ":,".contains(text.last ?? " ") { text.removeLast() }
    guard !"+-".contains(text.first ?? "+"), let moment = EntryWords(moment: text),
      said.indices.allSatisfy({ isDay(at: $0, in: said, before: next) }),
      next != nil || isMoment(moment, said), !isDuration(moment, said)
    else { return nil }
    // `23.11` is no time where that is still to come.
    if isToCome(moment), let day = DayArgument(text).map({ EntryWords(day: $0) }), !isToCome(day) {
      return day
    }
    return moment
  }

  /// Whether words can be meant as the moment that they say: not « 24/7 », nor « hier » in German.
  func isMoment(_ moment: EntryWords, _ said: ArraySlice<String>) -> Bool {
    let isFigure = moment.date.map { !$0.isWeekday && self.isFigure($0, said) } ?? false
    let isHere = [.german, .dutch].contains(language) && said.contains { $0.lowercased().hasPrefix("hier") }
    let isOfOther = language != .dutch && said.first?.lowercased() == "half"
    let isOtherWord = isShortName(said) && !isOwnDay(said)
    return !isFigure && !isHere && !isOfOther && !isOtherWord && !isDuration(moment, said)
  }

  /// Whether a name of two letters is all that is said: « Mo », « So: ».
  func isShortName(_ said: ArraySlice<String>) -> Bool {
    guard said.count == 1, let word = said.first?.filter({ $0 != ":" }) else { return false }
    return word.count == 2 && word.allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// Whether it is a day in the journal's language.
  private func isOwnDay(_ said: ArraySlice<String>) -> Bool {
    guard let word = said.first?.filter({ $0 != ":" }) else { return false }
    let own = DateWordsOfLanguages(only: language)
    return (try? DayExpression(word, words: own)) != nil
  }

  /// Whether it is a duration in hours, where the clock is said otherwise: « 12h » in English.
  private func isDuration(_ moment: EntryWords, _ said: ArraySlice<String>) -> Bool {
    switch moment.at {
    case .clock? where language == .english: break
    case .clockOf(let day, _)? where language == .english && day.isToday: break
    default: return false
    }
    let hours = said.last?.filter { !":,".contains($0) } ?? ""
    return hours.count > 1 && hours.hasSuffix("h") && hours.dropLast().allSatisfy(\.isNumber)
  }

  /// Whether a word is no short name of a day that may be another word: `So` begins « So müde », `Fr.` is
  /// « Frau », and « hier » is here in German.
  private func isDay(at index: Int, in said: ArraySlice<String>, before next: String?) -> Bool {
    let word = said[index]
    let name = word.hasSuffix(".") ? String(word.dropLast()) : word
    if name == "hier" { return ![.german, .dutch].contains(language) }
    // « 목 아파 » is a throat.
    if word.unicodeScalars.count == 1, DayArgument(word) != nil { return false }
    guard name.count < 4, name.first.map({ $0.isASCII && $0.isLetter }) ?? false,
      DayArgument(word)?.isWeekday ?? false
    else {
      return true
    }
    let own = DateWordsOfLanguages(only: language)
    // « nella notte di lunedì »: a short name of a day elsewhere is a word between here.
    guard (try? DayExpression(word, words: own)) != nil else { return MomentWord(word)?.isJoint ?? false }
    // « am So », « So 21 Uhr »
    if said.count > 1 { return index == 0 || Self.prepositions[said[index - 1]] != nil }
    let isCapital = { (text: String) in text.first?.isUppercase ?? false }
    guard let next else { return name.count > 2 || isCapital(name) || Self.otherWords[name] == nil }
    return Self.otherWords[name] == nil || next.allSatisfy(\.isNumber)
      || word != name && !(name.count == 2 && isCapital(next))
  }

  /// Whether words for a moment do not begin a note: « last night shift ever » is no night, « 12h shift » no
  /// time; nobody was so at an hour to come.
  private func isSure(
    _ moment: EntryWords, _ said: ArraySlice<String>, before rest: ArraySlice<String>
  ) -> Bool {
    guard let next = rest.first, let last = said.last, Self.goesOn[next] == nil, Self.goesOn[last] == nil,
      !isToCome(moment)
    else { return false }
    guard let day = moment.date else {
      guard case .clock? = moment.at else { return true }
      // `9am`, `15h30`, `at 9am`, but not « at 2 arrests ».
      let isWhole = said.last.map { word in
        word.last == "m" || word.last == ":" || word.contains { !$0.isNumber } && word.last?.isNumber ?? false
      }
      return isWhole ?? false || said.count > 1 && !(said.last?.allSatisfy(\.isNumber) ?? true)
    }
    // « samedi c'est fini », « Saturday can't come soon enough »
    if day.isWeekday, next.contains(where: { "'’".contains($0) }) { return false }
    if !":,".contains(last.last ?? " ") {
      // « lunedì inizio corso » is a plan as well as what was: its name alone is no evidence.
      let isName = said.dropFirst().allSatisfy { MomentWord($0)?.isJoint ?? false }
      if day.isWeekday, isName, rest.count > 1, !MomentArgument.beginsWithPart(said) { return false }
      // « ieri era meglio » is said of today.
      if rest.contains(where: { Self.comparisons[$0] != nil }) { return false }
    }
    return !isFigure(day, said)
  }

  /// Whether a day without its week or year is so far back that something else is meant: « 24/7 on call »,
  /// « friday off soon ».
  private func isFigure(_ day: DayArgument, _ said: ArraySlice<String>) -> Bool {
    guard day.isOpen else { return false }
    let ago = day.day(dates).days(until: dates.context.today)
    // A month by its name is no figure, nor is `7.10.`.
    let isClear = said.contains { $0.hasSuffix(".") || $0.contains(where: \.isLetter) }
    // « in der Nacht auf Sonntag » is one that was.
    return day.isWeekday
      ? ago > Self.recentWeekdays && !MomentArgument.beginsWithPart(said) : ago > Self.recentDays && !isClear
  }

  private func isToCome(_ moment: EntryWords) -> Bool {
    let today = dates.context.today
    if let day = moment.date { return day.day(dates) > today }
    switch moment.at {
    // By night the evening before is meant.
    case .clock(let time)?: return time > now && !(now.hour < 6 && time.hour > 12)
    case .clockOf(let day, let time)?: return (day.day(dates), time) > (today, now)
    case .timestamp(let timestamp)?: return (timestamp.local.day, timestamp.local.time) > (today, now)
    case .ago?, nil: return false
    }
  }

  /// What stands before a day of the week however short its name is.
  private static let prepositions = Joints.index("before-weekday")
  /// Short names of days in the languages of the program that are words of their own.
  static let otherWords = Joints.index("short-words")
  /// What holds a day against the one that the mood is of.
  private static let comparisons = Joints.index("comparisons")
  /// What goes on behind words that are no moment then: « last night of six ».
  private static let goesOn = Joints.index("goes-on")
}
