import JournalModel

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
  /// A mood, from grey to amber.
  case mood(Mood.Step)

  /// What begins the style at a terminal; `nil` for plain text.
  var escape: String? { parameters.map { "\u{1B}[" + $0 + "m" } }

  /// What ends any style at a terminal.
  static let end = "\u{1B}[0m"

  /// The parameters of SGR (ECMA-48, 8.3.117).
  private var parameters: String? {
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
    case .mood(let mood): "38;5;" + Self.moodColors[mood.rawValue + 2]
    }
  }

  /// Colours of the 256-colour palette nearest to #6B7280 for sad and #FBBF24 for happy.
  private static let moodColors = ["240", "245", "252", "221", "214"]
}
