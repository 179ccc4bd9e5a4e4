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

  /// The shift of a day where a reader could take it for another day: `night of Tue 3 March`.
  public func shift(_ shift: ShiftType?, of day: CivilDay, today: CivilDay) -> String {
    let date = self.day(day, today: today)
    switch shift {
    case nil: return date
    case .day: return say("shift-day", ("date", .of(date)))
    case .night: return say("shift-night", ("date", .of(date)))
    case .rest: return say("shift-rest", ("date", .of(date)))
    case .other(let word): return say("shift-other", ("word", .of(word)), ("date", .of(date)))
    }
  }

  /// `energy`, `emotional load` …, or what the person calls a scale of her own.
  public func name(of scale: Scale) -> String {
    if let label = scale.label(in: language) { return label }
    return scale.key != nil || Scale.more.contains(scale) ? say("scale-\(scale.name)") : scale.name
  }

  /// The word for a rating, `Exhausted` … `Excellent`; empty outside 1...5, and for scales without words.
  public func label(_ rating: Int, of scale: Scale) -> String {
    let labels = self.labels(of: scale)
    return labels.indices.contains(rating - 1) ? labels[rating - 1] : ""
  }

  private func labels(of scale: Scale) -> [String] {
    switch scale.key {
    case .energy:
      [
        say("rating-energy-exhausted"), say("rating-energy-low"), say("rating-energy-fair"),
        say("rating-energy-good"), say("rating-energy-excellent"),
      ]
    case .stress:
      [
        say("rating-stress-none"), say("rating-stress-slight"), say("rating-stress-moderate"),
        say("rating-stress-high"), say("rating-stress-extreme"),
      ]
    case .motivation:
      [
        say("rating-motivation-none"), say("rating-motivation-low"), say("rating-motivation-fair"),
        say("rating-motivation-good"), say("rating-motivation-excellent"),
      ]
    case .fatigue:
      [
        say("rating-fatigue-rested"), say("rating-fatigue-a-little-tired"), say("rating-fatigue-tired"),
        say("rating-fatigue-very-tired"), say("rating-fatigue-worn-out"),
      ]
    case .load:
      [
        say("rating-load-very-light"), say("rating-load-light"), say("rating-load-moderate"),
        say("rating-load-heavy"), say("rating-load-overwhelming"),
      ]
    case .satisfaction:
      [
        say("rating-satisfaction-very-low"), say("rating-satisfaction-low"), say("rating-satisfaction-fair"),
        say("rating-satisfaction-good"), say("rating-satisfaction-excellent"),
      ]
    default: []
    }
  }

  /// `grateful` …
  public func name(of badge: Badge) -> String { say("badge-\(badge.name)") }

  /// `very happy` …
  public func name(of mood: Mood.Step) -> String { say("mood-\(mood.name)") }

  /// `leave`, `RTT`, `training`.
  public func name(of category: VacationCategory) -> String { say("time-off-\(category.rawValue)") }

  /// `Resilience` …
  public func name(of category: AffirmationCategory) -> String {
    say("affirmations-\(category.rawValue)")
  }

  /// The tags that are offered to someone who has used none yet.
  public var suggestedTags: [String] {
    [
      say("suggestedTags-hard-shift"), say("suggestedTags-lovely-encounter"), say("suggestedTags-learning"),
      say("suggestedTags-great-team"), say("suggestedTags-fatigue"), say("suggestedTags-pride"),
      say("suggestedTags-doubts"), say("suggestedTags-emergency"), say("suggestedTags-death"),
      say("suggestedTags-recovery"), say("suggestedTags-family"),
    ]
  }

  /// `planned`, `approved`, `under way`, `finished`.
  public func name(of state: VacationState) -> String { say("time-off-\(state)") }
}
