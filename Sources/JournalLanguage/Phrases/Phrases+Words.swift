import JournalInsights
import JournalModel
import JournalShifts

extension Phrases {
  /// `entry`, `check-in` …
  public func name(of kind: Kind) -> String {
    switch kind {
    case .entry: say("kind-entry")
    case .checkIn: say("kind-checkIn")
    case .checkOut: say("kind-checkOut")
    case .vacation: say("kind-vacation")
    case .shift: say("kind-shift")
    case .profile: say("kind-profile")
    case .rota: say("kind-rota")
    case .person: say("kind-person")
    case .sleep: say("kind-sleep")
    }
  }

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
    return Scale.program.contains(scale) ? say("scale-\(scale.name)") : scale.name
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
  public func name(of badge: Badge) -> String {
    switch badge {
    case .happy: say("badge-happy")
    case .sad: say("badge-sad")
    case .calm: say("badge-calm")
    case .anxious: say("badge-anxious")
    case .proud: say("badge-proud")
    case .tired: say("badge-tired")
    case .frustrated: say("badge-frustrated")
    case .grateful: say("badge-grateful")
    }
  }

  /// `very happy` …
  public func name(of mood: Mood.Step) -> String {
    switch mood {
    case .verySad: say("mood-verySad")
    case .sad: say("mood-sad")
    case .neutral: say("mood-neutral")
    case .happy: say("mood-happy")
    case .veryHappy: say("mood-veryHappy")
    }
  }

  /// `leave`, `RTT`, `training`.
  public func name(of category: VacationCategory) -> String {
    switch category {
    case .leave: say("time-off-leave")
    case .rtt: say("time-off-rtt")
    case .training: say("time-off-training")
    case .sick: say("time-off-sick")
    case .other: say("time-off-other")
    }
  }

  /// `Resilience` …
  public func name(of category: AffirmationCategory) -> String {
    switch category {
    case .resilience: say("affirmations-resilience")
    case .competence: say("affirmations-competence")
    case .compassion: say("affirmations-compassion")
    case .balance: say("affirmations-balance")
    }
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
  public func name(of state: VacationState) -> String {
    switch state {
    case .planned: say("time-off-planned")
    case .approved: say("time-off-approved")
    case .underWay: say("time-off-underWay")
    case .finished: say("time-off-finished")
    }
  }
}
