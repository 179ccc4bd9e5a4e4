/// The words with which a language says days: what ``DayExpression`` is read with.
///
/// Words are compared folded, without case and accents; several that mean the same are separated by commas.
package struct DateWords: Sendable {
  package enum Meaning: Hashable, Sendable {
    /// Days from today: `yesterday` is -1.
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
    /// `사흘`, 3: so many days in one word.
    case days(Int)
    /// `end of the month`; `Monatsende`, which is both words in one.
    case end, endOfMonth
    /// `the`, `of`, `le`: says nothing.
    case filler
  }

  /// Folded phrases with their meanings, the longest first.
  let phrases: [(text: [UInt8], meaning: Meaning)]

  /// The words of a language, by its code: those of `Templates/words/dates.CODE.txt`, where a number is so
  /// many days from today.
  package init(_ code: String) {
    let words = NamedWords("dates.\(code)")
    var phrases: [(text: [UInt8], meaning: Meaning)] = []
    func add(_ name: String, _ meaning: Meaning) {
      for word in words[name].utf8.split(separator: UInt8(ascii: ",")) {
        phrases.append((Folding.bytes(of: String(Substring(word))), meaning))
      }
    }
    for days in -3...3 { add("\(days)", .fromToday(days)) }
    for (weekday, name) in zip(Weekday.allCases, Weekday.words) { add(name, .weekday(weekday)) }
    for (index, month) in DateWords.months.enumerated() { add(month, .month(index + 1)) }
    for unit in DateUnit.allCases { add(unit.rawValue, .unit(unit)) }
    add("last", .relation(.last))
    add("this", .relation(.this))
    add("next", .relation(.next))
    add("ago", .ago)
    add("ahead", .ahead)
    add("one", .one)
    add("fillers", .filler)
    for days in 2...10 { add("\(days) days", .days(days)) }
    add("end", .end)
    add("end-of-month", .endOfMonth)
    // Ties in the order of the text, so that the same words always mean the same.
    self.phrases = phrases.sorted { left, right in
      left.text.count != right.text.count
        ? left.text.count > right.text.count : left.text.lexicographicallyPrecedes(right.text)
    }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
  ]

  /// Whether a text says "the last one" and no more: `last`, `le dernier`.
  package func meansLast(_ text: String) -> Bool {
    let meanings = Folding.bytes(of: text.trimmed).split(separator: UInt8(ascii: " ")).map { word in
      phrases.first { $0.text.elementsEqual(word) }?.meaning
    }
    return meanings.contains(.relation(.last))
      && meanings.allSatisfy { $0 == .relation(.last) || $0 == .filler }
  }
}

package enum DateUnit: String, Hashable, Sendable, CaseIterable {
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
