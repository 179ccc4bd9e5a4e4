import JournalKit
import JournalStore
import JournalLanguage
import JournalTerminal
import SystemLibrary

extension Arguments {
  /// The words of an entry, and whether a `-` behind them asks for what a pipe offers; any other is a dash.
  ///
  /// - Parameter tellsWhen: whether a day or a time at the beginning says when it was.
  func entryWords(tellsWhen: Bool) throws(CommandError) -> (words: EntryWords, takesInput: Bool) {
    var all = try self.words()
    let takesInput = all.count <= countBeforeEnd && all.last == "-"
    if takesInput { all.removeLast() }
    return (EntryWords(all, marked: min(countBeforeEnd, all.count), tellsWhen: tellsWhen), takesInput)
  }
}

extension DayChoice.Wish {
  /// Takes what stands before the colon of the words; a day that was said in numbers is the day.
  mutating func take(_ words: EntryWords) {
    at = at ?? words.at
    date = date ?? words.date
    isWithoutTime = words.hasPartOfDay
    guard case .clockOf(let day, _)? = words.at else { return }
    saysDay = true
    if day.isDate { date = day }
  }
}

extension Context {
  /// The words of an entry with a moment only where it is one in the journal's language, on this day.
  mutating func settled(_ words: EntryWords) throws(CommandError) -> EntryWords {
    guard words.at != nil || words.date != nil else { return words }
    let journal = try journal()
    return words.settled(by: MoodWords.Frame(journal, dates(in: journal), now: now(in: journal.zone)))
  }

  /// Says of words before a colon that they were not understood as a time, so that nobody believes it.
  mutating func mentionStrangeMoment(of words: EntryWords) {
    guard let said = words.strangeMoment else { return }
    errors.line(Sanitizer.line(phrases.say("entry-strangeMoment", ("words", .of(said)))), .dim)
  }

  /// Says which words with a `+` were taken for tags, so that nobody wonders why they stand there as `#calm`.
  mutating func mention(_ plusTags: [String]) {
    guard !plusTags.isEmpty, !common.usesJSON else { return }
    let tags = plusTags.map { "#" + $0 }.joined(separator: ", ")
    errors.line(Sanitizer.line(phrases.say("suggestion-tags", ("tags", .of(tags)))), .dim)
  }

  /// Says how a word with a `+` in a text that nobody typed as words becomes a tag: there it is only a word.
  mutating func mention(plusWordsIn text: String?) {
    let words = EntryWords.plusTags(in: text ?? "").prefix(3).map { "+" + $0.tag }
    guard !words.isEmpty, !common.usesJSON else { return }
    mentionTagCommand(words)
  }

  /// Says tags that fit the record that was just written, as a line that adds them.
  mutating func mentionTagCommand(_ tags: [String]) {
    let words = tags.map { Quoting.shellWord($0) }.joined(separator: " ")
    errors.line(phrases.say("hint-tagCommand") + " smjournal tag @ " + Sanitizer.line(words), .dim)
  }
}
