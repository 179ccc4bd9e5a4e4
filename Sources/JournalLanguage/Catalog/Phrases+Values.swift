import JournalModel

extension Phrases {
  /// A value as a message prints it, in a form that the message asks for by the name of a function.
  func text(_ value: MessageValue, form: String?) -> String {
    switch (value, form) {
    case (.text(let text), nil), (.choice(_, let text), nil): text
    case (.text(let text), let form?), (.choice(_, let text), let form?): self.text(text, form: form)
    case (.message(let name), nil): say(name)
    case (.message(let name), let form?): self.text(say(name), form: form)
    case (.number(let number), "TWO"): String(number).zeroPadded(to: 2)
    case (.number(let number), "PADDED"): number < 10 ? " \(number)" : "\(number)"
    case (.number(let number), "ORDINAL"): number == 1 ? say("ordinal-first") : self.number(number)
    case (.number(let number), _), (.count(let number, _), "NUMBER"): self.number(number)
    case (.count(let count, let noun), let form): self.count(count, noun, form: form)
    case (.day(let day, let today), "ON"): onDay(day, today: today)
    case (.day(let day, let today), _): self.day(day, today: today)
    }
  }

  private func text(_ text: String, form: String) -> String {
    switch form {
    case "QUOTED": quoted(text)
    case "CAPITALIZED": text.capitalizedFirst
    case "LOWERCASE": text.lowercased()
    // French: « d’astreinte », « de nuit ».
    case "DE": Phrases.isElided(text) ? "d’" + text : "de " + text
    default: text
    }
  }

  private static func isElided(_ noun: String) -> Bool {
    Folding.folded(noun).utf8.first.map { "aeiouyh".utf8.contains($0) } ?? false
  }

  func isSelected(_ key: String, by value: MessageValue) -> Bool {
    switch value {
    case .text, .day, .message: false
    case .choice(let name, _): name == key
    case .number(let number), .count(let number, _):
      key == String(number) || key == pluralCategory(of: number)
    }
  }

  /// The plural category of a whole number: `one` or `other`.
  ///
  /// - Source: Unicode CLDR, plural rules; its `many` of French and Portuguese, for millions, is not used.
  private func pluralCategory(of number: Int) -> String {
    switch language {
    case .japanese, .korean: "other"
    case .french, .portuguese: number.magnitude < 2 ? "one" : "other"
    case .english, .german, .spanish, .italian, .dutch: number.magnitude == 1 ? "one" : "other"
    }
  }
}

package enum MessageValue {
  case text(String)
  /// A number, with its thousands apart; it selects by its digits and its plural category.
  case number(Int)
  /// A number with its noun: `3 shifts`; it selects as the number does.
  case count(Int, Noun)
  /// A day, with its year where that is not today's.
  case day(CivilDay, CivilDay)
  case message(String)
  /// A text that stands for one of a few cases, and selects by the case's name.
  case choice(String, String)

  package static func of(_ text: String) -> MessageValue { .text(text) }

  package static func of(_ number: some BinaryInteger) -> MessageValue { .number(Int(clamping: number)) }
}
