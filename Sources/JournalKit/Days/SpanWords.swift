import JournalModel

/// The words with which the languages of the program say from when until when: `from 20 dec to 3 jan`, `du 3
/// au 7 février`.
enum SpanWords {
  /// What stands before the first day.
  private static let beginnings = [
    "from", "du", "de", "vom", "von", "desde el", "desde", "del", "dal", "da", "van",
  ]
  /// What stands between the days; the longer of two that begin alike first.
  private static let connectives = [
    " to ", " until ", " till ", " through ", " jusqu'au ", " jusqu’au ", " au ", " bis zum ", " bis ",
    " hasta el ", " hasta ", " al ", " até ao ", " até ", " ao ", " a ", " fino al ", " tot en met ", " t/m ",
    " tot ", "から", "부터", " – ", "–", " - ", "〜", "～",
  ]
  /// What stands behind the last day.
  private static let endings = ["まで", "까지"]

  /// The two days of a text; `nil` where it has no such word between two days.
  static func parts(of text: String) -> (from: String, until: String)? {
    var text = text.trimmed.lowercased()
    for ending in endings where text.hasSuffix(ending) { text.removeLast(ending.count) }
    for beginning in beginnings where text.hasPrefix(beginning + " ") {
      text.removeFirst(beginning.count + 1)
      break
    }
    for connective in connectives {
      guard let range = text.firstRange(of: connective) else { continue }
      let (from, until) = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
      if DayArgument(until) == nil { continue }
      if DayArgument(from) != nil { return (from, until) }
      if let first = shared(from, with: until) { return (first, until) }
    }
    return nil
  }

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
