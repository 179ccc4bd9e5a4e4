import JournalFormat
import JournalModel

/// The words of an entry as people type them: `yesterday 9pm: Ward was loud. We coped. #calm @Anna`.
///
/// Nothing is taken out of title and text: what stands in them is also read. A word `+calm` is `#calm`, which
/// a shell would take for a comment.
package struct EntryWords: Hashable, Sendable {
  /// The moment that stands before a colon at the beginning.
  package private(set) var at: MomentArgument?
  /// The day that stands there, without a time; whether a part of it was said.
  package private(set) var date: DayArgument?
  package private(set) var hasPartOfDay = false
  private var whole = ""
  /// Words about a day or a time before a colon that nobody understands.
  package private(set) var strangeMoment: String?
  /// All that was said, without the moment or the day.
  package private(set) var words: String
  /// Tags, without their `#`, and names behind an `@`, in their order.
  package private(set) var tags: [String] = []
  package private(set) var people: [String] = []
  /// Words of which no more than the beginning is a tag, each with that: `#c++`.
  package private(set) var cutTags: [CutTag] = []
  /// Those of the tags that were written with a `+`.
  package private(set) var plusTags: [String] = []

  /// A word whose beginning alone is a tag.
  package struct CutTag: Hashable, Sendable {
    package let word: String
    package let tag: String
  }

  /// - Parameters:
  ///   - words: as a shell takes them apart.
  ///   - marked: how many of them may be tags with a `+`.
  ///   - tellsWhen: whether a day or a time at the beginning says when it was.
  package init(_ words: [String], marked: Int = .max, tellsWhen: Bool) {
    var texts = words
    for index in words.indices.prefix(marked) {
      for (tag, sign) in Self.plusTags(in: words[index]) {
        texts[index].replaceSubrange(sign...sign, with: "#")
        if !plusTags.contains(tag) { plusTags.append(tag) }
      }
    }
    self.words = texts.joined(separator: " ").trimmed
    if tellsWhen { takeMoment() }
    for word in self.words.split(whereSeparator: \.isWhitespace) {
      if let tag = MarkedWord.name(in: word, behind: "#").map(String.init), !tags.contains(tag) {
        tags.append(tag)
      }
      if let tag = MarkedWord.name(in: word, behind: "#"), tag.endIndex < word.endIndex,
        word[tag.endIndex].isSymbol || "*&%@\\".contains(word[tag.endIndex])
      {
        cutTags.append(CutTag(word: String(word), tag: String(tag)))
      }
      if let name = Self.person(in: word), !people.contains(name) { people.append(name) }
    }
  }

  /// Words that say when it was, and nothing else: `yesterday at 9pm`, `(hier soir)`.
  package init?(moment: String) {
    words = ""
    let isAside = moment.hasPrefix("(") && moment.hasSuffix(")")
    guard take(isAside ? String(moment.dropFirst().dropLast()) : moment) else { return nil }
  }

  /// The same where the moment is one for somebody; else all of it is text, as `12h: …` is in
  /// English.
  package func settled(by frame: MoodWords.Frame) -> EntryWords {
    let said = whole.prefix(whole.count - words.count).split(whereSeparator: \.isWhitespace).map(String.init)
    guard at != nil || date != nil, !frame.isMoment(self, said[...]) else { return self }
    var text = self
    (text.at, text.date, text.hasPartOfDay) = (nil, nil, false)
    text.words = whole
    // « Do: … » is no day in English, and nobody thinks so.
    if !frame.isShortName(said[...]) { text.strangeMoment = said.joined(separator: " ") }
    return text
  }

  /// A day, and nothing else.
  init(day: DayArgument) {
    words = ""
    date = day
  }

  /// The first sentence, and what follows it; a sentence alone is a title, one that is too long for a title
  /// is text.
  package var titleAndText: (title: String, text: String) {
    let words = sentences
    let end = Self.endOfSentence(in: words)
    let (title, text) = (String(words[..<end]).trimmed, String(words[end...]).trimmed)
    return title.unicodeScalars.count > RecordLimits.title ? ("", words) : (title, text)
  }

  /// The words without the tags with a `+` behind them, which are part of no sentence; nobody wrote a text of
  /// a tag alone.
  package var sentences: String {
    var rest = words[...]
    while let blank = rest.lastIndex(where: \.isWhitespace) {
      let word = rest[rest.index(after: blank)...]
      guard word.first == "#", plusTags.contains(String(word.dropFirst())) else { break }
      rest = rest[..<blank]
      while rest.last?.isWhitespace ?? false { rest = rest.dropLast() }
    }
    return String(rest)
  }

  // MARK: When

  /// The longest a day with its time is: `the day before yesterday at 11:30 pm`.
  private static let longestMoment = 40

  private mutating func takeMoment() {
    for colon in words.indices.prefix(Self.longestMoment) where ":：".contains(words[colon]) {
      let next = words.index(after: colon)
      // The wide colon of Japanese has its blank within.
      guard next == words.endIndex || words[next].isWhitespace || words[colon] == "：" else { continue }
      let said = String(words[..<colon]).trimmed
      // A number or two letters open a list or a sentence, `4: …`, `OK: …`, but for days: `Mo: …`, `昨日: …`.
      let isDay = said.count == 2 && MoodWords.Frame.otherWords[said] == nil && DayArgument(said) != nil
      guard said.count > 2 || isDay || said.last == "h", !said.allSatisfy(\.isNumber) else { return }
      // The journal's language tells what « half 5 » is.
      let isHalf = said.lowercased().hasPrefix("half ")
      if take(said, takesBareHours: true) || isHalf && take("om " + said) {
        whole = words
        words = String(words[next...]).trimmed
      } else if MomentArgument.isAttempt(said) {
        strangeMoment = said
      }
      return
    }
  }

  private static let dayWords = Joints.index("day-words")

  /// Takes words that say when it was, if they do.
  private mutating func take(_ moment: String, takesBareHours: Bool = false) -> Bool {
    if let day = DayArgument(moment), day.isDayOfMonth {
      // « day 5 in a row », « 3日 続けて » count days.
      let first = moment.prefix { $0 != " " }
      if first.first?.isNumber ?? false || Self.dayWords[String(first)] != nil { return false }
      date = day
    } else if let moment = MomentArgument(moment, takesBareHours: takesBareHours) {
      at = moment
    } else if let day = MomentArgument.dayWithPart(moment) {
      (date, hasPartOfDay) = (day, true)
    } else if let day = DayArgument(moment), day.isOneDay {
      date = day
    } else {
      return false
    }
    return true
  }

  // MARK: Sentences

  /// Where the first sentence ends, its punctuation and closing quotes included.
  private static func endOfSentence(in text: String) -> String.Index {
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      let character = text[index]
      index = text.index(after: index)
      if character.isNewline { return start }
      guard ".!?…。！？".contains(character) else { continue }
      while index < text.endIndex, ".!?…。！？)]»”’\"'".contains(text[index]) {
        index = text.index(after: index)
      }
      let mark = text[start..<index]
      if "。！？".contains(character) { return index }
      guard index < text.endIndex, text[index].isWhitespace else { continue }
      let isSmall = text[index...].first { !$0.isWhitespace }?.isLowercase ?? false
      // « “Never again!” she said », « Well... it was ».
      if isSmall, mark.count > 1 || character == "…" { continue }
      if mark == ".", isAbbreviated(text[..<start], before: text[index...]) { continue }
      return index
    }
    return text.endIndex
  }

  /// Whether a full stop ends no sentence, but an abbreviation, an initial or an ordinal.
  private static func isAbbreviated(_ text: Substring, before rest: Substring) -> Bool {
    let word = text.reversed().prefix { !$0.isWhitespace && $0 != "." && $0 != "(" }.reversed()
    if word.count <= 2, word.allSatisfy(\.isNumber) {
      return isOrdinal(String(word), behind: text.dropLast(word.count), before: rest)
    }
    return word.count == 1 && word.allSatisfy(\.isLetter) || abbreviations[String(word)] == .word
  }

  /// Whether a number with its full stop says the how-manieth: « am 3. Dezember », « der 2. Dienst »; a room
  /// or a bed with a number ends its sentence.
  private static func isOrdinal(_ number: String, behind text: Substring, before rest: Substring) -> Bool {
    let next = rest.split(whereSeparator: \.isWhitespace).first ?? ""
    if next.first?.isUppercase != true || DayArgument("\(number). \(next)") != nil { return true }
    guard let former = text.split(whereSeparator: \.isWhitespace).last else { return true }
    return ",;:(.".contains(former.last ?? ",") || abbreviations[String(former)] == .beforeOrdinal
  }

  /// What stands before an ordinal in the language that writes them with a full stop; before names and in the
  /// midst of sentences in all of them.
  private enum Abbreviation: Int { case beforeOrdinal, word }

  private static let abbreviations = WordTable("abbreviations", [Abbreviation.beforeOrdinal, .word])

  // MARK: Marks

  /// The names behind a `+` at the begin of a word, where a letter is first, and where the signs are: `+2h`
  /// and `+33612…` are no tags, nor is what stands in code. A word that a shell quoted holds several.
  package static func plusTags(in text: String) -> [(tag: String, sign: String.Index)] {
    var isCode = false
    return text.split(whereSeparator: \.isWhitespace).compactMap { word in
      let isText = !isCode
      if !word.count(where: { $0 == "`" }).isMultiple(of: 2) { isCode.toggle() }
      guard isText, word.dropFirst().first?.isLetter ?? false else { return nil }
      return MarkedWord.name(in: word, behind: "+").map { (String($0), word.startIndex) }
    }
  }

  /// The name behind an `@`; `@anna@example.org` is an address.
  private static func person(in word: Substring) -> String? {
    guard let name = MarkedWord.name(in: word, behind: "@"), !word.dropFirst().contains("@") else {
      return nil
    }
    return String(name)
  }
}

extension Answers {
  /// Makes tags of the words with a `+` in title and text.
  package mutating func markTags() {
    let (title, text) = (EntryWords([title], tellsWhen: false), EntryWords([text], tellsWhen: false))
    (self.title, self.text) = (title.words, text.words)
    // In the answer for tags the sign is not part of the word.
    tags = tags.map { EntryWords.plusTags(in: $0).first?.tag ?? $0 }
    for tag in title.plusTags + text.plusTags where !tags.contains(tag) { tags.append(tag) }
  }
}
