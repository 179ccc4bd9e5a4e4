import JournalModel

/// Two days, both inclusive, as `FROM..UNTIL`; what names a day or several stands for itself.
package struct SpanArgument: Hashable, Sendable {
  private let from: DayArgument
  private let until: DayArgument

  /// Reads `FROM..UNTIL`, `20 dec to 3 jan`, or what a ``DayArgument`` can be; `nil` where a day can't be
  /// read.
  package init?(_ text: String) {
    let parts = SpanArgument.parts(of: text)
    let isOne = parts.from == parts.until
    guard let from = DayArgument(ofSpan: parts.from, isOne: isOne),
      let until = DayArgument(ofSpan: parts.until, isOne: isOne)
    else { return nil }
    self.from = from
    self.until = until
  }

  /// The texts before and behind the points, or the word that stands for them; a text without any is both.
  private static func parts(of text: String) -> (from: String, until: String) {
    if let dots = text.firstRange(of: "..") {
      return (String(text[..<dots.lowerBound]), String(text[dots.upperBound...].drop { $0 == "." }))
    }
    guard DayArgument(ofSpan: text, isOne: true) == nil else { return (text, text) }
    return SpanWords.parts(of: text) ?? halves(of: text) ?? (text, text)
  }

  /// `20.12.-2.1.`: two days with one hyphen between them.
  private static func halves(of text: String) -> (from: String, until: String)? {
    let halves = text.replacing("./", with: ".-").split(omittingEmptySubsequences: false) {
      $0 == "-" || $0 == "–"
    }.map { String($0).trimmed }
    // `5.-6.12.`
    if halves.count == 2, halves[0].hasSuffix(".") || halves[1].contains(where: { !$0.isNumber }),
      let first = SpanWords.shared(halves[0], with: halves[1])
    {
      return (first, halves[1])
    }
    // Numbers alone, `3-5`, may be a day and a month.
    let areDays = halves.allSatisfy { half in
      half.contains { $0 == "." || $0 == "/" || $0.isLetter } && DayArgument(half) != nil
    }
    guard halves.count == 2, areDays else { return nil }
    return (halves[0], halves[1])
  }

  /// Whether it is today alone, by a word for it.
  package var isToday: Bool { from.isToday && until == from }

  /// Why a text is no span; `nil` where it is one.
  package static func problem(of text: String) -> DayExpression.Problem? {
    let parts = parts(of: text)
    return DayArgument.problem(of: parts.from) ?? DayArgument.problem(of: parts.until)
  }

  /// The first day and the last one; the last may lie before the first, which is for the command to refuse.
  ///
  /// A last day without its year is the first such day from the beginning on: `20/12..3/1`.
  package func ends(_ dates: Dates) -> (from: CivilDay, until: CivilDay) {
    let dates = dates.inOrder(of: from, until)
    let first = from.day(dates)
    guard until != from, until.isOpen else { return (first, until.lastDay(dates)) }
    var onward = dates
    (onward.context.today, onward.context.direction) = (first, .onward)
    return (first, until.lastDay(onward))
  }

  /// Whether the last day, said without its year, would lie before the first one in the same year: `5/1..3/1`
  /// is a slip more often than a year less two days. So is a day of next year that was a few weeks ago.
  package func isDoubtful(_ dates: Dates) -> Bool {
    let (first, last) = ends(dates)
    if from.isOpen, from.isDate, dates.context.direction == .future,
      1...SpanArgument.longestAgo ~= first.advanced(by: -1, .year).days(until: dates.context.today)
    {
      return true
    }
    return until != from && until.isOpen && first.days(until: last) > SpanArgument.longestOverNewYear
  }

  /// A span so few days ago is more often meant than the same one of next year.
  private static let longestAgo = 61
  /// Nobody says more days than these without a year.
  private static let longestOverNewYear = 300
}
