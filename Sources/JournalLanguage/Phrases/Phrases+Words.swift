import JournalInsights
import JournalModel
import JournalShifts

extension Phrases {
  /// `entry`, `check-in` …
  public func name(of kind: Kind) -> String { say("kind-\(kind.name)") }

  /// `day`, `night`, `rest`, or the person's own word.
  public func name(of shift: ShiftType) -> String {
    switch shift {
    case .day: say("shift-type-day")
    case .night: say("shift-type-night")
    case .rest: say("shift-type-rest")
    case .other(let word): word
    }
  }

  private static let shiftWords = Joints.list("shift-words").map(Folding.folded)

  /// The shift of a day where a reader could take it for another day: `night of Tue 3 March`.
  public func shift(_ shift: ShiftType?, of day: CivilDay, today: CivilDay) -> String {
    let date = self.day(day, today: today)
    switch shift {
    case nil: return date
    case .day: return say("shift-day", ("date", .of(date)))
    case .night: return say("shift-night", ("date", .of(date)))
    case .rest: return say("shift-rest", ("date", .of(date)))
    case .other(let word):
      // « Dienst Spätdienst » says it twice.
      let saysShift = Phrases.shiftWords.contains { Folding.folded(word).contains($0) }
      return say(saysShift ? "shift-named" : "shift-other", ("word", .of(word)), ("date", .of(date)))
    }
  }

  /// `energy`, `emotional load` …, or what the person calls a scale of her own.
  public func name(of scale: Scale) -> String {
    if let label = scale.label(in: language) { return label }
    return scale.key != nil || Scale.more.contains(scale) ? say("scale-\(scale.name)") : scale.name
  }

  /// The word for a rating, `Exhausted` … `Excellent`; empty outside 1...5, and for scales without words.
  public func label(_ rating: Int, of scale: Scale) -> String {
    guard let key = scale.key, 1...5 ~= rating else { return "" }
    return say("rating-\(key.name)-\(rating)", form: nil) ?? ""
  }

  /// `grateful` …
  public func name(of badge: Badge) -> String { say("badge-\(badge.name)") }

  /// `very happy` …
  public func name(of mood: Mood.Step) -> String { say("mood-\(mood.name)") }

  /// `leave`, `RTT`, `training`.
  public func name(of category: VacationCategory) -> String { say("time-off-\(category.rawValue)") }

  /// `Resilience` …
  public func name(of category: AffirmationCategory) -> String { say("affirmations-\(category.rawValue)") }

  /// The tags that are offered to someone who has used none yet.
  public var suggestedTags: [String] {
    [
      "hard-shift", "lovely-encounter", "learning", "great-team", "fatigue", "pride", "doubts", "emergency",
      "death", "recovery", "family",
    ].map { say("suggestedTags-\($0)") }
  }

  /// `planned`, `approved`, `under way`, `finished`.
  public func name(of state: VacationState) -> String { say("time-off-\(state)") }
}
