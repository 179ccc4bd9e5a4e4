import JournalModel

extension Phrases {
  /// A whole number with its thousands apart.
  public func number(_ number: Int) -> String {
    number.magnitude < 10_000 ? String(number) : Digits.grouped(number, separator: say("number-group"))
  }

  /// A number with so many digits after the point or comma.
  public func decimal(_ number: Double, digits: Int) -> String {
    Digits.decimal(number, digits: digits, point: say("number-point"))
  }

  /// A share of 1 as whole percent; not finite values give `–`.
  public func percent(_ share: Double) -> String {
    Digits.percent(share).map { say("percent", ("percent", .text("\($0)"))) } ?? "–"
  }

  /// A number with its noun: `1 shift`, `2 shifts`, `0 poste`.
  public func count(_ count: Int, _ noun: Noun) -> String { self.count(count, noun, form: nil) }

  /// A number with its noun, halves too: `6.5 working days`.
  func count(_ number: Double, _ noun: Noun) -> String {
    if let whole = Int(exactly: number) { return count(whole, noun) }
    return say("noun-\(noun.rawValue)", ("count", .of(decimal(number, digits: 1))))
  }

  /// A number with its noun, in a form that some of a language's nouns have: `3 Tagen`.
  func count(_ count: Int, _ noun: Noun, form: String?) -> String {
    let (name, values) = ("noun-\(noun.rawValue)", [(name: "count", value: MessageValue.number(count))])
    return form.flatMap { say(name, form: $0.lowercased(), values) } ?? say(name, form: nil, values) ?? name
  }

  /// Words one behind the other: `a, b, c`.
  package func list(_ words: [String]) -> String { words.joined(separator: say("list-separator")) }

  /// `a, b and c`.
  public func joined(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    let others = parts.dropLast().joined(separator: say("list-separator"))
    return say("list-last", ("parts", .text(others)), ("last", .text(last)))
  }

  /// A word or text in the language's quotation marks.
  public func quoted(_ text: String) -> String { say("quoted", ("text", .text(text))) }

  /// Bytes in the unit that suits them: `3 KB`, `1.5 MB`.
  package func size(_ bytes: Int64) -> String {
    let units = say("size-units").split(separator: " ")
    var value = Double(bytes)
    var unit = 0
    while value >= 1_000, unit < units.count - 1 {
      value /= 1_000
      unit += 1
    }
    return (unit == 0 || value >= 10 ? number(Int(value)) : decimal(value, digits: 1)) + " " + units[unit]
  }

  /// Permissions as people who know them write them: `644`.
  package func octal(_ mode: UInt32) -> String { String(mode, radix: 8) }

  /// The first twenty of some words; for what is left the words for so many more.
  package func listed(_ words: [String], more: (Int) -> String) -> String {
    let limit = 20
    // "1 more" takes the room of the one itself.
    guard words.count > limit + 1 else { return list(words) }
    return list(Array(words.prefix(limit))) + " " + more(words.count - limit)
  }
}

extension String {
  /// The text with its first letter as a capital.
  package var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }
}

/// Numbers and lists as text: what languages share.
enum Digits {
  /// Groups of three digits from 10,000 on: four digits read well without.
  static func grouped(_ number: Int, separator: String) -> String {
    let digits = String(number.magnitude)
    guard digits.utf8.count > 4 else { return String(number) }
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { text += separator }
      text.append(digit)
    }
    return text
  }

  /// A number rounded half away from zero; `–` where it is not finite or beyond 15 digits.
  static func decimal(_ number: Double, digits: Int, point: String) -> String {
    let digits = min(max(digits, 0), 6)
    var scale: Int64 = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = (number * Double(scale)).rounded(.toNearestOrAwayFromZero)
    guard scaled.isFinite, abs(scaled) < 1e15 else { return "–" }
    let whole = Int64(scaled).magnitude
    let sign = scaled < 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    return "\(sign)\(whole / scale.magnitude)\(point)"
      + String(whole % scale.magnitude).zeroPadded(to: digits)
  }

  /// Whole percent of a share of 1; `nil` where it is not finite or too large to mean anything.
  static func percent(_ share: Double) -> Int? {
    let value = (share * 100).rounded(.toNearestOrAwayFromZero)
    return value.isFinite && abs(value) < 1e9 ? Int(value) : nil
  }
}

/// What can be counted.
public enum Noun: String, CaseIterable, Hashable, Sendable {
  /// Time.
  case minute, hour, day, workingDay, week, month, year
  /// Of work.
  case shift, night
  /// Of the journal.
  case record, entry, checkIn, checkOut, vacation, person, word, character
  /// Of a calendar.
  case event
  /// Of the folder.
  case file, problem, commit, byte

  /// Records of a kind.
  package init(_ kind: Kind) {
    self =
      switch kind {
      case .entry: .entry
      case .checkIn: .checkIn
      case .checkOut: .checkOut
      case .vacation: .vacation
      case .shift: .shift
      case .profile, .rota, .person, .sleep: .record
      }
  }
}
