/// How a piece of text stands out at a terminal.
enum Style: Hashable, Sendable {
  /// As everything else.
  case plain
  /// Headings; what matters less; problems; doubts; what went well; what is to be read first.
  case bold, dim, error, warning, good, accent
  /// Shifts in their colours: blue, purple, green.
  case day, night, rest

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
    }
  }
}
