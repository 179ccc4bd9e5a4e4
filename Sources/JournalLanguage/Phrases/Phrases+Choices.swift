import JournalInsights
import JournalModel

extension Phrases {
  /// Whether an answer means yes or no, by its key or written out; `nil` where it means neither.
  public func truth(_ answer: String) -> Bool? {
    if answer.utf8.count == 1 {
      return say("answer-yes").contains(answer) ? true : say("answer-no").contains(answer) ? false : nil
    }
    return Truth.named(answer)
  }

  /// The key for yes or no that is shown.
  public func key(forYes isYes: Bool) -> String { say(isYes ? "answer-key-yes" : "answer-key-no") }

  /// A value of a measure from 1 to 5, with one digit: `3.4`.
  public func value(_ value: Double, of measure: Measure) -> String { decimal(value, digits: 1) }

  /// An effect in one sentence.
  public func effect(_ effect: Effect) -> String {
    say(
      "effect", ("measure", named(effect.measure)),
      ("direction", .choice(effect.difference > 0 ? "higher" : "lower", "")),
      ("circumstance", .text(circumstance(effect.factor))),
      ("own", .text(value(effect.mean, of: effect.measure))),
      ("otherMean", .text(value(effect.otherMean, of: effect.measure))),
      ("days", .count(effect.count, .day)), ("others", .number(effect.otherCount)),
      ("strength", .text(strength(effect.size))))
  }

  /// A measure as a choice: many languages have its gender agree.
  func named(_ measure: Measure) -> MessageValue { .choice(measure.name, name(of: measure)) }

  /// A title for an entry.
  public func title(_ suggestion: TitleSuggestion) -> String {
    let shift: MessageValue =
      switch suggestion.shift {
      case nil, .day: .choice("day", "")
      case .night: .choice("night", "")
      case .rest: .choice("rest", "")
      case .other(let word): .choice("other", word)
      }
    return say("title-\(suggestion.tone.rawValue)", ("shift", shift))
  }

  /// Folded words that say nothing about what a text is about.
  public var stopWords: Set<String> {
    Set(say("stop-words").split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// Tags with the folded beginnings of words that hint at them; one that ends with a blank is a whole word,
  /// and one that begins with a hyphen an expression that hints at nothing.
  public var tagKeywords: [(tag: String, beginnings: [String])] {
    say("tag-keywords").split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let words = line[line.index(colon, offsetBy: 2)...].split(separator: "|").map(String.init)
      return (String(line[..<colon]), words)
    }
  }
}
