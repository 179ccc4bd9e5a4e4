import JournalModel

/// A word with which people say when it was, beside those for days: a line of `Templates/words/moments.txt`.
enum MomentWord: Int {
  /// `noon`, `midnight`: times.
  case noon, midnight
  /// `evening`; `this`, which makes it today's; `tonight`, which is both.
  case part, this, tonight
  /// What stands between a day, its part and the time: `at`.
  case joint
  /// `ago`, with the units before or behind it, and `an` hour.
  case ago, hour, minute, one
  /// The parts of a day in which times of a clock of twelve are later than noon: `evening`, whose twelve is
  /// midnight; `afternoon`, whose twelve is noon; `night`, which goes on into the next morning.
  case late, afternoon, night
  /// What joins a night to the day on which it begins, `the night of Friday`, or on which it ends, `die Nacht
  /// auf Samstag`.
  case of, onto

  var isJoint: Bool { self == .joint || self == .of || self == .onto || self == .one }
  /// Whether it stands before the part of the day that is today's: « la mañana », « de mañana »; « para
  /// mañana » is tomorrow.
  var leadsToPart: Bool { self == .joint || self == .of || self == .one }
  var isPart: Bool { [.part, .late, .afternoon, .night].contains(self) }

  private static let words = WordIndex(file: "moments")

  /// The words of a text; a day of the week with its part is two: `Montagabend`, `maandagavond`.
  static func words(of text: String) -> [String] {
    text.split { $0 == " " || $0 == "," }.flatMap { word -> [String] in
      for blank in word.indices.dropFirst(3) where MomentWord(word[blank...])?.isPart ?? false {
        guard let day = DayArgument(String(word[..<blank])), day.isWeekday else { continue }
        return [String(word[..<blank]), String(word[blank...])]
      }
      return withHourApart(word)
    }
  }

  /// A day that is written to its hour, `昨日の21時半`, is two words; `午後` belongs to the hour.
  private static func withHourApart(_ word: Substring) -> [String] {
    guard let hour = word.firstIndex(where: { "時시".contains($0) }) else { return [String(word)] }
    var day = word[..<hour]
    while day.last?.isNumber ?? false { day.removeLast() }
    for (half, _) in ClockTime.halvesOfDay where day.hasSuffix(half) { day.removeLast(half.count) }
    let time = String(word[day.endIndex...])
    if day.last == "の" { day.removeLast() }
    guard !day.isEmpty, day.endIndex < hour else { return [String(word)] }
    // « 昨夜 » is a word of its own.
    let part =
      day.indices.dropFirst().first {
        MomentWord(day[$0...])?.isPart ?? false && DayArgument(String(day[..<$0])) != nil
      } ?? day.endIndex
    return [day[..<part], day[part...]].filter { !$0.isEmpty }.map(String.init) + [time]
  }

  /// What a word means, whatever its spelling; blanks of `il y a` count for nothing.
  init?(_ text: some StringProtocol) {
    guard let word = MomentWord.words[String(text)].flatMap(MomentWord.init(rawValue:)) else { return nil }
    self = word
  }

  /// How many minutes ago words say, less than a day: `2 hours ago`, `il y a 1 h 30`, `vor einer Stunde`.
  static func minutesAgo(_ text: String) -> Int? {
    var parts = pieces(of: text)
    guard removeAgo(from: &parts), !parts.isEmpty else { return nil }
    var (minutes, isBehindHours) = (0, false)
    while let first = parts.popFirst() {
      let isOne = MomentWord(first).map { $0 == .one || $0 == .joint } ?? false
      guard let count = Int(first) ?? DayArgument.numbers[first].map({ $0 + 2 }) ?? (isOne ? 1 : nil),
        count < 1440
      else { return nil }
      switch parts.first.flatMap({ MomentWord($0) }) {
      case .hour: minutes += 60 * count
      case .minute: minutes += count
      // `il y a 1 h 30`; « há duas horas 4 » goes on with a mood.
      case nil where isBehindHours && parts.isEmpty && first.utf8.count == 2: minutes += count
      default: return nil
      }
      isBehindHours = !parts.isEmpty
      _ = parts.popFirst()
    }
    return minutes < 1440 ? minutes : nil
  }

  /// Takes the word for `ago` from the begin or the end.
  private static func removeAgo(from parts: inout ArraySlice<String>) -> Bool {
    for count in [3, 2, 1] where parts.count > count {
      if MomentWord(parts.prefix(count).joined()) == .ago {
        parts = parts.dropFirst(count)
        return true
      }
      if MomentWord(parts.suffix(count).joined()) == .ago {
        parts = parts.dropLast(count)
        return true
      }
    }
    return false
  }

  /// The words, numbers apart from what is written to them: `2h`.
  private static func pieces(of text: String) -> ArraySlice<String> {
    var pieces: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      var wasNumber: Bool?
      for character in word {
        // `2時間前` has no blanks.
        if character.isNumber != wasNumber || character == "前" { pieces.append("") }
        pieces[pieces.count - 1].append(character)
        wasNumber = character.isNumber
      }
    }
    return pieces[...]
  }
}

extension DayHalf {
  /// The half of a day that words begin with which say it by noon, and how many these are: `from noon`, `ab
  /// 12 Uhr`, `jusqu'à midi`; another hour is no half.
  package static func atNoon(_ words: [String]) -> (half: DayHalf, count: Int)? {
    for count in (2...5).reversed() where count <= words.count {
      let said = words[..<count].joined(separator: " ")
      for (half, beginnings) in [(DayHalf.afternoon, fromNoon), (.morning, untilNoon)] {
        for beginning in beginnings where said.lowercased().hasPrefix(beginning + " ") {
          let time = said.dropFirst(beginning.count + 1)
          if time == "12" { return (half, count) }
          let clock = MomentArgument(String(time))
          if clock == ClockTime(hour: 12, minute: 0).map({ .clock($0) }) { return (half, count) }
        }
      }
    }
    return nil
  }

  private static let (fromNoon, untilNoon) = (Joints.list("from-noon"), Joints.list("until-noon"))
}

/// The words with which the languages of the program say from when until when: `from 20 dec to 3 jan`, `du 3
/// au 7 février`.
enum SpanWords {
  private static let beginnings = Joints.list("span-begins")
  /// What stands between the days.
  private static let connectives =
    Joints.list("span-words").map { " \($0) " } + Joints.list("span-signs")
  /// What stands behind the last day.
  private static let endings = Joints.list("span-ends")
  private static let and = Joints.index("and")

  /// The two days of a text; `nil` where it has no such word between two days.
  static func parts(of text: String) -> (from: String, until: String)? {
    var text = text.trimmed.lowercased()
    for ending in endings where text.hasSuffix(ending) { text.removeLast(ending.count) }
    let beginning = beginnings.first { text.hasPrefix($0 + " ") }
    if let beginning { text.removeFirst(beginning.count + 1) }
    // « heute und morgen »; other days with such a word between them are two.
    let words = text.split(separator: " ")
    if words.count == 3, and[String(words[1])] != nil,
      let one = DayArgument(String(words[0])), let next = DayArgument(String(words[2])),
      one.isFollowed(by: next)
    {
      return (String(words[0]), String(words[2]))
    }
    for connective in connectives {
      guard let range = text.firstRange(of: connective) else { continue }
      let (from, until) = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
      if let days = ofMonth(from, until, isSaid: beginning != nil) { return days }
      if (DayArgument(until) ?? DayArgument(hyphened: until)) == nil { continue }
      if (DayArgument(from) ?? DayArgument(hyphened: from)) != nil { return (from, until) }
      if let first = shared(from, with: until) { return (first, until) }
    }
    return nil
  }

  /// `du 12 au 14`, `vom 12. bis 14.`, `12th to 14th`, `12日から14日`: two days by their numbers in a month,
  /// where a word or what makes them ordinal says that they are days.
  private static func ofMonth(_ from: String, _ until: String, isSaid: Bool) -> (from: String, until: String)?
  {
    let days = [from, until].compactMap { text -> (day: String, isOrdinal: Bool)? in
      let text = text.trimmed
      let number = text.prefix { $0.isASCII && $0.isNumber }
      let ending = text[number.endIndex...]
      guard let day = Int(number), 1...31 ~= day, ordinals.contains(String(ending)) else { return nil }
      return ("le \(day)", !ending.isEmpty)
    }
    guard days.count == 2, isSaid || days.allSatisfy(\.isOrdinal) else { return nil }
    return (days[0].day, days[1].day)
  }

  private static let ordinals = [""] + Joints.list("ordinal-ends")

  /// `3 to 7 february`, `du 26 au 28/11`, `5. bis 6.12.`: what is behind the second number holds for both.
  static func shared(_ from: String, with until: String) -> String? {
    let (number, last) = (from.trimmed.prefix { $0.isNumber }, until.trimmed)
    let rest = last.drop { $0.isNumber }
    guard 1...2 ~= number.count, from.trimmed.dropFirst(number.count).allSatisfy({ $0 == "." }),
      1...2 ~= last.count - rest.count, DayArgument(until) != nil
    else { return nil }
    let day = number + rest
    return DayArgument(String(day)) == nil ? nil : String(day)
  }
}
