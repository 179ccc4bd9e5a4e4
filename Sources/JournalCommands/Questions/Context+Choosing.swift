import JournalFiles
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import SystemLibrary

extension Context {
  /// Asks for the mood by one key: 1 (very sad) to 5 (very happy), further numbers for moods of the person's
  /// own, or an emoji.
  package mutating func askMood() throws(CommandError) -> Asked<String> {
    let moods = try ownMoods()
    let own = moods.names.prefix(9 - Mood.Step.allCases.count)
    let words = Mood.Step.allCases.map(\.emoji) + own
    let labels =
      Mood.Step.allCases.map { "\($0.emoji) \(phrases.name(of: $0))" } + own.map { Sanitizer.line($0) }
    return try ask(KeyQuestion(phrases.say("question-mood"), labels: labels)) { answer in
      if let number = KeyQuestion.number(answer) {
        return words.indices.contains(number - 1) ? (words[number - 1], labels[number - 1]) : nil
      }
      let mood = Self.withoutStop(answer)
      return moods.step(of: mood) == nil ? nil : (mood, mood)
    }
  }

  /// A mood that was given as a word on the command line, as it is written: a number becomes the emoji of its
  /// step. What is no mood is refused with the five that there are.
  package mutating func mood(from text: String, option: String) throws(CommandError) -> String {
    let text = Self.withoutStop(text.trimmed)
    guard let step = try ownMoods().step(of: text) else {
      throw .usage(.wrongValue(name: option, found: text, expected: .mood))
    }
    return Mood.isNumber(text) ? step.emoji : text
  }

  /// `m meh.`: who ends a sentence says no other mood.
  private static func withoutStop(_ mood: String) -> String {
    mood.hasSuffix(".") ? String(mood.dropLast()) : mood
  }

  private mutating func ownMoods() throws(CommandError) -> OwnMoods { try journal().profile.moods }

  /// The badges that are offered, each with what is written and what is shown: those of everybody, then the
  /// journal's own.
  package mutating func badges() throws(CommandError) -> [(text: String, label: String)] {
    let profile = try journal().profile
    let names = Badge.allCases.map { (text: $0.emoji, label: "\($0.emoji) \(name(of: $0, profile))") }
    let own = profile.badges.prefix(Self.mostOwnBadges).map { badge in
      (text: badge.text, label: Sanitizer.line(badge.text + (badge.name.map { " " + $0 } ?? "")))
    }
    return names + own
  }

  /// There are keys for so many.
  private static let mostOwnBadges = 26

  /// The badges of a command line as they are written: a name of the journal's own ones becomes its emoji,
  /// one that is nearly a badge is asked about.
  package mutating func badges(named words: [String]) throws(CommandError) -> [String] {
    let own = try journal().profile.badges
    let names = Badge.allCases.map(\.name) + own.compactMap(\.name)
    var badges: [String] = []
    for word in words {
      var badge = own.first { $0.isMeant(by: word) }?.text ?? word
      // Another word of three letters is near to any: `mad`.
      if badge == word, word.count > 3, Badge(word) == nil,
        let near = Spelling.nearest(to: word, among: names)
      {
        if !canAsk {
          warn(phrases.say("look-keptBadge", ("badge", .of(word)), ("nearest", .of(near))), .warning)
        } else if try askYes(phrases.say("look-didYouMean", ("key", .of(near))), usually: true) {
          badge = own.first { $0.isMeant(by: near) }?.text ?? near
        }
      }
      badges.append(badge)
    }
    return badges
  }

  /// The name of a badge in the form that the person wants for herself or himself.
  package func name(of badge: Badge, _ profile: Profile) -> String {
    Agreement.agreed(phrases.name(of: badge), profile.agreement)
  }

  /// A line in which a person says shifts, without a doubt about its hours: asked where they leave one.
  package mutating func settled(_ line: String) throws(CommandError) -> String {
    var line = line
    while let doubt = DoubtfulHours(in: line) {
      line = doubt.settled(in: line, as: try askReading(of: doubt))
    }
    return line
  }

  /// Asks which hours are meant; Enter takes the likeliest.
  package mutating func askReading(of doubt: DoubtfulHours) throws(CommandError) -> ClockSpan {
    let labels = doubt.readings.map { span in
      let minutes = Int(span.end.secondOfDay - span.start.secondOfDay) / 60
      let length = phrases.duration(minutes: minutes > 0 ? minutes : minutes + 1_440)
      return "\(phrases.time(span.start))–\(phrases.time(span.end)) (\(length))"
    }
    var question = KeyQuestion(
      Sanitizer.line(phrases.say("inquiry-hours") + " " + doubt.text), labels: labels)
    question.usual = 0
    return doubt.readings[try askChoice(question, allowsBack: false).value ?? 0]
  }
}

extension Context {
  /// Tags that fit a record, by its text and by those that were used lately.
  package mutating func suggestedTags(for record: Record) throws(CommandError) -> [String] {
    try suggestedTags(for: record, text: try text(of: record, in: try journal()))
  }

  /// Tags that fit answers about a record that is not written yet.
  package mutating func suggestedTags(for answers: Answers) throws(CommandError) -> [String] {
    var record = Record(id: "", path: "", kind: .entry, date: CivilDay(number: 0))
    record.mood = answers.mood
    return try suggestedTags(for: record, text: answers.title + "\n" + answers.text)
  }

  private mutating func suggestedTags(for record: Record, text: String) throws(CommandError) -> [String] {
    let journal = try self.journal()
    let text = Self.start(of: text)
    let records = journal.records(matching: Query(kinds: [.entry], limit: Self.recentEntries)).records
    var words = TypicalWords()
    for other in records where other.id != record.id {
      // An unreadable file has no words.
      if let text = textStart(of: other, in: journal) { words.add(text) }
    }
    words.add(text)
    return TagSuggestion.suggest(
      for: record, text: text, records: records,
      typical: words.count < Self.fewestTexts
        ? [] : words.words(of: text, stopWords: phrases.stopWords, limit: 3),
      hints: TagSuggestion.Hints(
        keywords: phrases.tagKeywords, list: phrases.suggestedTags, code: phrases.language.rawValue))
  }

  /// How many of the youngest entries are read: what is on somebody's mind changes over the years, and a
  /// journal of any size answers in the same time.
  package static let recentEntries = 200
  /// A text says early what it is about; so long texts take no longer than short ones, in bytes.
  private static let textLimit = 1 << 13

  /// Most bytes of a file read for its text: the front matter, and the part of the text that counts.
  private static let fileLimit = 1 << 15

  /// Title and text of a record, no more of it than counts, so that a journal of long texts takes no longer.
  private func textStart(of record: Record, in journal: Journal) -> String? {
    guard let bytes = try? journal.store.start(of: record.path, limit: Self.fileLimit) else { return nil }
    let file = StoredFile(
      path: record.path, bytes: bytes, state: FileState(size: 0, modified: 0, changed: 0, inode: 0))
    return Self.start(of: (record.title.map { $0 + "\n" } ?? "") + file.text)
  }

  package static func start(of text: String) -> String {
    text.utf8.count <= textLimit ? text : String(decoding: text.utf8.prefix(textLimit), as: UTF8.self)
  }

  /// With fewer texts than this every word would be a rare one.
  private static let fewestTexts = 8

  package func text(of record: Record, in journal: Journal) throws(CommandError) -> String {
    let file = try read(record.path, in: journal)
    return (record.title.map { $0 + "\n" } ?? "") + file.text
  }
}
