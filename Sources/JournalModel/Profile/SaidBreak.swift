/// How long a break is, as a person says it: `30`, `30 min`, `45m`, `1h`, `1 hour`, `1h30`, `0:45`, `1.5h`,
/// `2x15`, `none`.
package struct SaidBreak {
  /// Its length, and how many words say it.
  package let minutes: Int
  let count: Int

  /// Reads the first of some words, with the unit behind it; `nil` where they say no length, or a number so
  /// small that it may be hours as well.
  package init?(_ words: [String]) {
    guard let first = words.first.map(Folding.folded) else { return nil }
    if SaidBreak.none[first] != nil {
      (minutes, count) = (0, 1)
      return
    }
    let digits = first.prefix { $0.isASCII && ($0.isNumber || ".,:x×".contains($0)) }
    let rest = first.dropFirst(digits.count)
    let own = SaidBreak.unit(String(rest))
    let next = rest.isEmpty && words.count > 1 ? SaidBreak.unit(words[1]) : nil
    count = next == nil ? 1 : 2
    if let found = SaidBreak.clock(first) {
      minutes = found
    } else if let unit = own ?? next {
      guard let found = SaidBreak.product(digits, of: unit) else { return nil }
      minutes = found
    } else {
      guard rest.isEmpty, let found = SaidBreak.product(digits, of: 1), !(1...4).contains(found) else {
        return nil
      }
      minutes = found
    }
    guard (0...720).contains(minutes) else { return nil }
  }

  /// Reads words that name the break and its length: `no break`, `break 15`, `15 min Pause`, `休憩なし`;
  /// `nil` where they say anything else.
  package init?(named words: [String]) {
    var words = words
    if words.count == 1, let name = Joints.list("breaks").first(where: { words[0].hasPrefix($0) }) {
      words = [name, String(words[0].dropFirst(name.count))]
    }
    let isName = { (word: String?) in word.map { SaidBreak.names[$0] != nil } ?? false }
    let length = isName(words.first) ? words.dropFirst() : isName(words.last) ? words.dropLast() : []
    guard let said = SaidBreak(Array(length)), said.count == length.count else { return nil }
    self = said
  }

  /// Reads a text that says a length and nothing else; a number without a unit is minutes.
  package init?(stated text: String) {
    if let number = Int(text), (0...720).contains(number) {
      (minutes, count) = (number, 1)
      return
    }
    let words = text.split(separator: " ").map(String.init)
    guard let said = SaidBreak(words), said.count == words.count else { return nil }
    self = said
  }

  static let names = Joints.index("breaks")

  /// Minutes of a unit; `nil` of any other word.
  static func unit(_ word: String) -> Int? {
    units[word].map { [1, 60][$0] }
  }

  private static let units = WordIndex(file: "units")

  private static let none = Joints.index("no-break")

  /// `1h30`, `1h30m`, `0:45`.
  private static func clock(_ text: String) -> Int? {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "h" || $0 == ":" }
    guard parts.count == 2, let hours = Int(parts[0]) else { return nil }
    let digits = parts[1].prefix { $0.isNumber }
    guard digits.count == 2, let minutes = Int(digits), minutes < 60, (0...12).contains(hours),
      digits.count == parts[1].count || unit(String(parts[1].dropFirst(2))) == 1
    else { return nil }
    return hours * 60 + minutes
  }

  /// `30`, `1.5`, `2x15`, of a unit.
  private static func product(_ text: Substring, of unit: Int) -> Int? {
    let factors = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
    let numbers = factors.compactMap { Double($0.map { $0 == "," ? "." : String($0) }.joined()) }
    guard numbers.count == factors.count, numbers.count <= 2, let first = numbers.first else { return nil }
    let minutes = first * (numbers.count > 1 ? numbers[1] : 1) * Double(unit)
    return minutes == minutes.rounded() && (0...720).contains(minutes) ? Int(minutes) : nil
  }
}
