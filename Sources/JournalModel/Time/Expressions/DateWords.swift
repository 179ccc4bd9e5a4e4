/// The words with which a language says days: what ``DayExpression`` is read with.
///
/// Words are compared folded, without case and accents; several that mean the same are separated by commas.
package struct DateWords: Sendable {
  /// What a word stands for.
  package enum Meaning: Hashable, Sendable {
    /// So many days from today: `yesterday` is -1.
    case fromToday(Int)
    /// `friday`
    case weekday(Weekday)
    /// `november`, 11
    case month(Int)
    /// `week`, `semaines`
    case unit(DateUnit)
    /// `last`, `this`, `next`
    case relation(DateRelation)
    /// `ago`, `il y a`; `in`, `dans`
    case ago, ahead
    /// `a week ago`
    case one
    /// `the`, `of`, `le`: says nothing.
    case filler
  }

  /// Folded phrases with their meanings, the longest first.
  let phrases: [(text: [UInt8], meaning: Meaning)]

  /// The words of a language.
  ///
  /// - Parameters:
  ///   - daysFromToday: words by their distance: `[(-1, "yesterday"), (0, "today")]`.
  ///   - weekdays: from Monday on.
  ///   - months: from January on.
  ///   - units: of day, week, month and year.
  package init(
    daysFromToday: [(Int, String)], weekdays: [String], months: [String], units: [DateUnit: String],
    last: String, this: String, next: String, ago: String, ahead: String, one: String, fillers: String
  ) {
    var phrases: [(text: [UInt8], meaning: Meaning)] = []
    func add(_ words: String, _ meaning: Meaning) {
      for word in words.utf8.split(separator: UInt8(ascii: ",")) {
        phrases.append((Folding.bytes(of: String(Substring(word))), meaning))
      }
    }
    for (days, words) in daysFromToday { add(words, .fromToday(days)) }
    for (weekday, words) in zip(Weekday.allCases, weekdays) { add(words, .weekday(weekday)) }
    for (index, words) in months.enumerated() { add(words, .month(index + 1)) }
    for (unit, words) in units { add(words, .unit(unit)) }
    add(last, .relation(.last))
    add(this, .relation(.this))
    add(next, .relation(.next))
    add(ago, .ago)
    add(ahead, .ahead)
    add(one, .one)
    add(fillers, .filler)
    // Ties in the order of the text, so that the same words always mean the same.
    self.phrases = phrases.sorted { left, right in
      left.text.count != right.text.count
        ? left.text.count > right.text.count : left.text.lexicographicallyPrecedes(right.text)
    }
  }

  /// Whether a text says "the last one" and no more: `last`, `le dernier`.
  package func meansLast(_ text: String) -> Bool {
    let meanings = Folding.bytes(of: text.trimmed).split(separator: UInt8(ascii: " ")).map { word in
      phrases.first { $0.text.elementsEqual(word) }?.meaning
    }
    return meanings.contains(.relation(.last))
      && meanings.allSatisfy { $0 == .relation(.last) || $0 == .filler }
  }
}

/// A part of the calendar.
package enum DateUnit: Hashable, Sendable, CaseIterable {
  /// From the shortest to the longest.
  case day, week, month, year
}

/// Which one of several is meant.
package enum DateRelation: Int, Hashable, Sendable {
  /// The one before, the present one, the one after.
  case last = -1
  case this = 0
  case next = 1
}
