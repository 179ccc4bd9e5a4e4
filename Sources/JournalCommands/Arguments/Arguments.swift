import JournalFiles
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import SystemLibrary

/// The words of a command line, taken apart: options by name and arguments by index, read as typed values.
package struct Arguments: Sendable {
  package var command: String?
  /// Options with their values (empty for those without), in the order in which they were given.
  package var values: [(name: String, value: String)] = []
  /// Options that only the profile of a journal can have, each with a whole number: its scales.
  package var scales: [(name: String, value: String)] = []
  package var positionals: [String] = []
  /// How many of them stand before `--`; nothing in those behind it has a meaning of its own.
  package var countBeforeEnd = Int.max

  package func has(_ option: Option) -> Bool { values.contains { $0.name == option.name } }

  /// The value of an option as it was given, whatever its bytes: for paths.
  package func path(_ option: Option) -> String? { values.last { $0.name == option.name }?.value }

  package func paths(_ option: Option) -> [String] {
    values.filter { $0.name == option.name }.map(\.value)
  }

  package func text(_ option: Option) throws(CommandError) -> String? {
    guard let value = path(option) else { return nil }
    return try Self.text(value, name: option.flag, command: command)
  }

  package func texts(_ option: Option) throws(CommandError) -> [String] {
    try paths(option).map { value throws(CommandError) in
      try Self.text(value, name: option.flag, command: command)
    }
  }

  /// Refuses what holds bytes that are no UTF-8: such bytes can be part of a path, but not of a text.
  private static func text(_ value: String, name: String, command: String?) throws(CommandError) -> String {
    guard !PathText.holdsRawBytes(value) else { throw .usage(.notUTF8(name: name), command: command) }
    return value
  }

  /// The argument at an index as text; an empty one where there is none.
  package func argument(_ index: Int) throws(CommandError) -> String {
    guard positionals.indices.contains(index) else { return "" }
    return try Self.text(positionals[index], name: positionals[index], command: command)
  }

  func words(from first: Int = 0) throws(CommandError) -> [String] {
    try positionals.indices.dropFirst(first).map { index throws(CommandError) in try argument(index) }
  }

  /// The first argument as text, where there is one.
  func anyArgument() throws(CommandError) -> String? { positionals.isEmpty ? nil : try argument(0) }

  /// The name of the record that comes first; an empty one where it shall be picked.
  package var record: String { positionals.first ?? "" }

  package func rating(_ scale: Scale) throws(CommandError) -> Int? {
    try value(.scale(scale), .between(scale.range)) { scale.value($0) }
  }

  /// The longest side that a photo may have, in pixels.
  package func photoSize() throws(CommandError) -> Int? {
    let sizes = 100...20_000
    return try value(.photoSize, .between(sizes)) { Int($0).flatMap { sizes.contains($0) ? $0 : nil } }
  }

  /// The day of an option.
  ///
  /// - Parameter isWritten: whether something is written on it, so that a month is none.
  package func day(_ option: Option, isWritten: Bool = false) throws(CommandError) -> DayArgument? {
    guard let text = try text(option) else { return nil }
    let day = try day(text, name: option.flag)
    return isWritten || option == .date ? try single(day, text, name: option.flag) : day
  }

  package func day(at index: Int) throws(CommandError) -> DayArgument {
    let text = try argument(index)
    return try day(text, name: text)
  }

  /// The day at an index on which something is written: a month is none.
  func writtenDay(at index: Int) throws(CommandError) -> DayArgument {
    let text = try argument(index)
    return try single(try day(text, name: text), text, name: text)
  }

  private func single(_ day: DayArgument, _ text: String, name: String) throws(CommandError) -> DayArgument {
    guard day.isOneDay else {
      throw .usage(.wrongValue(name: name, found: text, expected: .day), command: command)
    }
    return day
  }

  func anyDay() throws(CommandError) -> DayArgument? { positionals.isEmpty ? nil : try day(at: 0) }

  /// Two days at an index.
  package func span(at index: Int) throws(CommandError) -> SpanArgument {
    let text = try argument(index)
    guard let span = SpanArgument(text) else {
      throw wrongDay(SpanArgument.problem(of: text), text, name: text, expected: .span)
    }
    return span
  }

  private func day(_ text: String, name: String) throws(CommandError) -> DayArgument {
    let takesHours = positionals.contains { $0 != text && ClockSpan.list(said: $0) != nil }
    guard let day = DayArgument(said: text, takesHours: takesHours) else {
      throw wrongDay(DayArgument.problem(of: text), text, name: name, expected: .day)
    }
    return day
  }

  /// A month that is too short is said; other text is no day.
  private func wrongDay(
    _ problem: DayExpression.Problem?, _ text: String, name: String, expected: UsageProblem.Expected
  ) -> CommandError {
    if case .noSuchDay(let month, let year, let length)? = problem {
      return .usage(.noSuchDay(found: text, month: month, year: year, length: length), command: command)
    }
    return .usage(.wrongValue(name: name, found: text, expected: expected), command: command)
  }

  /// The zone of an option; that there are no rules on this machine is not the fault of its name.
  func zone(_ option: Option) throws(CommandError) -> TimeZoneRules? {
    guard let name = try text(option) else { return nil }
    let zones = SystemZones()
    if let zone = zones.zone(named: name) { return zone }
    switch zones.reason(ofUnknown: name, key: option.flag) {
    case .wrongValue(_, _, .oneOf(let names)):
      throw .usage(.wrongValue(name: option.flag, found: name, expected: .oneOf(names)), command: command)
    case let reason where !zones.areInstalled: throw .zone(Problem(path: "", reason: reason))
    default: throw .usage(.wrongValue(name: option.flag, found: name, expected: .zone), command: command)
    }
  }

  package func moment(_ option: Option) throws(CommandError) -> MomentArgument? {
    try value(option, .moment) { MomentArgument($0, takesBareHours: true) }
  }

  /// A whole number from 0.
  package func count(_ option: Option) throws(CommandError) -> Int? {
    try value(option, .count) { Int($0).flatMap { $0 >= 0 ? $0 : nil } }
  }

  /// A stretch of time: a number with the letter of its unit, `30d`, or of the usual unit alone.
  func duration(
    _ option: Option, _ units: [Character: Int], usual: Int, in range: ClosedRange<Int> = 0...36_500_000
  ) throws(CommandError) -> Int? {
    try value(option, .duration) { text in
      let unit = text.last.flatMap { units[$0] }
      guard let count = Int(unit == nil ? text[...] : text.dropLast()), text.first?.isNumber ?? false,
        count <= 100_000, range.contains(count * (unit ?? usual))
      else { return nil }
      return count * (unit ?? usual)
    }
  }

  package func shift(_ option: Option) throws(CommandError) -> ShiftType? {
    try value(option, .text) { ShiftType(named: $0) }
  }

  /// The tags that `--tag` names; an empty word, as an empty variable of a script leaves it, is none and
  /// would let everything through.
  package func wantedTags() throws(CommandError) -> [String] {
    try values(.filterTag, .text) { text in
      // jrnl writes a tag as `@work`.
      let tags = TagText.tags(in: text)
      return tags.isEmpty ? nil : tags
    }.flatMap { $0 }
  }

  /// The kinds that `--kind` names.
  package func kinds() throws(CommandError) -> [Kind] {
    try texts(.kind).map { word throws(CommandError) in
      guard let kind = Kind(named: word) ?? Kind(severalNamed: word), kind != .profile else {
        // A mood is a value of entries and check-outs.
        let meant = Key(named: word) == .mood ? "--where 'mood>=1'" : nil
        throw wrongWord(.kind, word, among: Option.recordKinds, nearest: meant)
      }
      return kind
    }
  }

  /// A word that an option doesn't take, with the closest one that it does.
  package func wrongWord(
    _ option: Option, _ found: String, among words: [String], nearest meant: String? = nil
  ) -> CommandError {
    let sign = found.utf8.first.map { "+-".utf8.contains($0) } == true ? String(found.prefix(1)) : ""
    let nearest = NearestWord.of(String(found.dropFirst(sign.count)), among: words).map { sign + $0 }
    return .usage(
      .wrongValue(name: option.flag, found: found, expected: .oneOf(words), nearest: meant ?? nearest),
      command: command)
  }

  /// The value of an option, read by `read`; one that it can't read is wrong usage.
  package func value<Value>(
    _ option: Option, _ expected: UsageProblem.Expected, _ read: (String) -> Value?
  ) throws(CommandError) -> Value? {
    guard let text = try text(option) else { return nil }
    return try self.read(text, name: option.flag, expected, read)
  }

  /// All values of an option that may be repeated, each read by `read`.
  package func values<Value>(
    _ option: Option, _ expected: UsageProblem.Expected, _ read: (String) -> Value?
  ) throws(CommandError) -> [Value] {
    try texts(option).map { text throws(CommandError) in
      try self.read(text, name: option.flag, expected, read)
    }
  }

  /// The argument at an index, read by `read`.
  package func argument<Value>(
    _ index: Int, _ expected: UsageProblem.Expected, _ read: (String) -> Value?
  ) throws(CommandError) -> Value {
    let text = try argument(index)
    return try self.read(text, name: text, expected, read)
  }

  /// The arguments behind the first one, each read by `read`.
  package func furtherArguments<Value>(
    _ expected: UsageProblem.Expected, from first: Int = 1, _ read: (String) -> Value?
  ) throws(CommandError) -> [Value] {
    try positionals.indices.dropFirst(first).map { index throws(CommandError) in
      try argument(index, expected, read)
    }
  }

  private func read<Value>(
    _ text: String, name: String, _ expected: UsageProblem.Expected, _ read: (String) -> Value?
  ) throws(CommandError) -> Value {
    guard let value = read(text) else {
      throw .usage(.wrongValue(name: name, found: text, expected: expected), command: command)
    }
    return value
  }
}

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

extension Arguments {
  /// The same with a colon behind a time that begins a line: `append 23:15 Fall.`
  func withColon(if isWanted: Bool) -> Arguments {
    guard isWanted, let first = positionals.first, let time = first.split(separator: " ").first,
      positionals.count > 1 || time.count < first.count, time.contains(":"), !time.hasSuffix(":"),
      ClockTime(written: String(time)) != nil
    else { return self }
    var arguments = self
    arguments.positionals[0] = time + ":" + first.dropFirst(time.count)
    return arguments
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

  /// What a pipe or a file offers without the day or the time that stands before a colon, as it may in words
  /// that are typed.
  mutating func take(_ given: String?, _ wish: inout DayChoice.Wish) throws(CommandError) -> String? {
    guard let given, wish.at == nil, wish.date == nil else { return given }
    let told = try settled(EntryWords([given], marked: 0, tellsWhen: true))
    if told.strangeMoment != nil { mentionStrange(of: told) }
    guard told.at != nil || told.date != nil else { return given }
    wish.take(told)
    return told.words
  }

  /// Says of words before a colon that they were not understood as a time, and of tags that are cut, so that
  /// nobody believes it.
  mutating func mentionStrange(of words: EntryWords) {
    for cut in words.cutTags where !common.usesJSON {
      let text = phrases.say("entry-cutTag", ("word", .of(cut.word)), ("tag", .of("#" + cut.tag)))
      errors.line(Sanitizer.line(text), .dim)
    }
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
