/// How a piece of text stands out at a terminal.
enum Style: Hashable, Sendable {
  /// As everything else.
  case plain
  /// Headings; what matters less; problems; doubts; what went well; what is to be read first.
  case bold, dim, error, warning, good, accent
  /// Shifts in their colours: blue, purple, green.
  case day, night, rest
  /// The present day.
  case today
  /// A mood of −2...2, from grey to amber.
  case mood(Int)

  /// The parameters of SGR (ECMA-48, 8.3.117); `nil` for plain text.
  var parameters: String? {
    switch self {
    case .plain: nil
    case .bold: "1"
    case .dim: "2"
    case .error: "31;1"
    case .warning: "33"
    case .good, .rest: "32"
    case .accent: "36"
    case .day: "34"
    case .night: "35"
    case .today: "7"
    case .mood(let mood): "38;5;" + Self.moodColors[max(0, min(4, mood + 2))]
    }
  }

  /// Colours of the 256-colour palette nearest to #6B7280 for sad and #FBBF24 for happy.
  private static let moodColors = ["240", "245", "252", "221", "214"]
}
