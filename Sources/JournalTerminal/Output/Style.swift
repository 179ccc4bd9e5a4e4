import JournalInsights
import JournalModel

/// How a piece of text stands out at a terminal.
package enum Style: Hashable, Sendable {
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
  /// What an affirmation is about.
  case category(AffirmationCategory)
  /// How a shift felt.
  case badge(Badge)

  /// What begins the style at a terminal; `nil` for plain text, and for a colour where there are none.
  package func escape(in palette: Palette) -> String? {
    palette.parameters(of: self).map { "\u{1B}[" + $0 + "m" }
  }

  /// What ends any style at a terminal.
  package static let end = "\u{1B}[0m"
}
