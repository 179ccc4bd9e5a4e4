import JournalModel

/// What a mood or a rating is compared by: days of this kind against the other days.
public enum Factor: Hashable, Sendable {
  case weekday(Weekday)
  case shift(ShiftType)
  /// The number in a run of days with work, from 1; 4 stands for the fourth day and later ones.
  case indexInBlock(Int)
  /// The number in a run of nights, from 1; 3 stands for the third night and later ones.
  case nightInARow(Int)
  /// A shift after little rest: less than 11 hours, or less than 24 between a night and any other shift.
  case shortRest
  /// A shift after little sleep: less than six hours in the 24 hours before it.
  case shortSleep
  /// A weather, as the person writes it.
  case weather(String)
  case tag(String)
  case person(String)

  /// What belongs together: the factors of a family are compared with one another.
  public enum Family: String, CaseIterable, Hashable, Sendable {
    /// By their names in JSON.
    case weekday, shift
    case indexInBlock = "placeInBlock"
    case nightInARow, shortRest, shortSleep, weather, tag, person
  }

  /// The family.
  public var family: Family {
    switch self {
    case .weekday: .weekday
    case .shift: .shift
    case .indexInBlock: .indexInBlock
    case .nightInARow: .nightInARow
    case .shortRest: .shortRest
    case .shortSleep: .shortSleep
    case .weather: .weather
    case .tag: .tag
    case .person: .person
    }
  }

  /// The value in JSON: `1`...`7` for days of the week, else the word.
  public var value: String {
    switch self {
    case .weekday(let weekday): String(weekday.rawValue)
    case .shift(let shift): shift.name
    case .indexInBlock(let number), .nightInARow(let number): String(number)
    case .shortRest, .shortSleep: "true"
    case .weather(let text), .tag(let text), .person(let text): text
    }
  }
}

/// A difference that the journal supports: days with a factor against those without.
public struct Effect: Hashable, Sendable {
  /// What is measured.
  public var measure: Measure
  /// What the days have in common.
  public var factor: Factor
  /// The mean on days with the factor, and on the others.
  public var mean, otherMean: Double
  /// How many days there are of both.
  public var count, otherCount: Int
  /// The difference of the means in standard deviations of all days; 0.2 is small, 0.5 medium, 0.8 large
  /// (Cohen).
  public var size: Double
  /// How probable such a difference is by chance alone, corrected for all that was compared.
  public var probability: Double

  /// The difference of the means.
  public var difference: Double { mean - otherMean }
  /// Whether the factor goes with what is good news; `nil` where the measure has none.
  public var isGood: Bool? { measure.good.map { (difference > 0) == ($0 == .high) } }
}
