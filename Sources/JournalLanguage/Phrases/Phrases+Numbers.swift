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
    guard words.count > limit + 1 else { return words.joined(separator: ", ") }
    return words.prefix(limit).joined(separator: ", ") + " " + more(words.count - limit)
  }
}

extension String {
  /// The text with its first letter as a capital.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
