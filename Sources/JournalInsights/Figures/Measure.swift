import JournalModel

/// What is measured: the mood or a scale, both from 1 to 5.
public enum Measure: Hashable, Sendable {
  /// The mood of the day.
  case mood
  /// A rating.
  case scale(Scale)

  /// The mood, then the scales in their order.
  public static let all: [Measure] = [.mood] + Scale.allCases.map(Measure.scale)

  /// The key in JSON: `mood`, `energy` …
  public var name: String {
    switch self {
    case .mood: "mood"
    case .scale(let scale): scale.name
    }
  }

  /// Whether a high value is good news.
  public var isHighGood: Bool {
    switch self {
    case .mood: true
    case .scale(let scale): scale.isHighGood
    }
  }
}
