import JournalModel

/// What is measured: the mood, from 1 to 5, or a scale.
public enum Measure: Hashable, Sendable {
  case mood
  case scale(Scale)

  /// The mood, then the scales of the program in their order: what every journal has.
  public static let program: [Measure] = [.mood] + Scale.program.map(Measure.scale)

  /// The key in JSON: `mood`, `energy` …
  public var name: String {
    switch self {
    case .mood: "mood"
    case .scale(let scale): scale.name
    }
  }

  /// Which values are good news; `nil` where neither are.
  public var good: Scale.Direction? {
    switch self {
    case .mood: .high
    case .scale(let scale): scale.good
    }
  }

  /// Whether a value is expected of a day: of what is asked for with a shift on days with one, of what is
  /// never asked for on none.
  ///
  /// - Parameter isWork: whether a day has a shift that has begun.
  func isExpected(on day: CivilDay, _ isWork: (CivilDay) -> Bool) -> Bool {
    guard case .scale(let scale) = self, scale.asked.isDisjoint(with: [.mood, .entry]) else { return true }
    return !scale.asked.isEmpty && isWork(day)
  }

  /// The values that it can have.
  public var range: ClosedRange<Int> {
    switch self {
    case .mood: Scale.usualRange
    case .scale(let scale): scale.range
    }
  }
}
