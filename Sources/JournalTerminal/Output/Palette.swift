import JournalInsights
import JournalModel

/// Which colours stand for styles at a terminal.
///
/// Shifts have the terminal's own blue, purple and green, unless the profile's theme says otherwise: only the
/// terminal knows its ground. All others are of the palette of 256 colours, in tones that are seen on white
/// and on black.
package struct Palette: Hashable, Sendable {
  private let theme: Theme

  package init(_ theme: Theme = Theme()) { self.theme = theme }

  /// The parameters of SGR (ECMA-48, 8.3.117); `nil` for plain text.
  package func parameters(of style: Style) -> String? {
    switch style {
    case .plain: nil
    case .bold: "1"
    case .dim: "2"
    case .today: "7"
    case .error: theme.ground == .mono ? "1" : "31;1"
    case .warning: color("33")
    case .good: color("32")
    case .accent: color("36")
    case .day: color(.day, auto: "34", dark: 75, light: 26)
    case .night: color(.night, auto: "35", dark: 141, light: 91)
    case .rest: color(.rest, auto: "32", dark: 78, light: 28)
    case .mood(let step): mood(step)
    case .category(let category): self.category(category)
    case .badge(let badge): color("38;5;\(Self.badges[Int(badge.rawValue)])")
    }
  }

  private func mood(_ step: Mood.Step) -> String? {
    let index = step.number - 1
    let color = [ThemeColor.verySad, .sad, .neutral, .happy, .veryHappy][index]
    return self.color(
      color, auto: "38;5;\(Self.moods[index])", dark: Self.darkMoods[index], light: Self.lightMoods[index])
  }

  private func category(_ category: AffirmationCategory) -> String? {
    switch category {
    case .resilience: color(.resilience, auto: "38;5;172", dark: 214, light: 130)
    case .competence: color(.competence, auto: "38;5;99", dark: 141, light: 91)
    case .compassion: color(.compassion, auto: "38;5;36", dark: 43, light: 29)
    case .balance: color(.balance, auto: "38;5;69", dark: 75, light: 26)
    }
  }

  /// From grey to amber (#6B7280 … #FBBF24), the middle a blue grey: seen on white and on black, on black, on
  /// white.
  private static let moods = [242, 103, 109, 178, 208]
  private static let darkMoods = [245, 146, 152, 221, 214]
  private static let lightMoods = [238, 60, 66, 136, 166]
  /// Nearest to the colours of ShiftMood: happy, sad, calm, anxious, proud, tired, frustrated, grateful.
  private static let badges = [178, 242, 36, 172, 99, 103, 167, 69]

  private func color(_ parameters: String) -> String? { theme.ground == .mono ? nil : parameters }

  private func color(_ color: ThemeColor, auto: String, dark: Int, light: Int) -> String? {
    if let own = theme.colors[color] { return "38;5;\(own.nearestInPalette)" }
    switch theme.ground {
    case .auto: return auto
    case .dark: return "38;5;\(dark)"
    case .light: return "38;5;\(light)"
    case .mono: return nil
    }
  }
}

extension RGBColor {
  /// The number of the nearest colour of the palette of 256: of its cube of 6×6×6, or of its greys.
  var nearestInPalette: Int {
    let parts = [Int(red), Int(green), Int(blue)]
    let steps = parts.map { part in
      Self.levels.indices.min { abs(Self.levels[$0] - part) < abs(Self.levels[$1] - part) } ?? 0
    }
    let mean = parts.reduce(0, +) / 3
    let grey = max(0, min(23, (mean - 3) / 10))
    let cubeError = zip(parts, steps).reduce(0) { $0 + square($1.0 - Self.levels[$1.1]) }
    let greyError = parts.reduce(0) { $0 + square($1 - (8 + 10 * grey)) }
    return greyError < cubeError ? 232 + grey : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  private static let levels = [0, 95, 135, 175, 215, 255]

  private func square(_ number: Int) -> Int { number * number }
}

/// How a piece of text stands out at a terminal.
package enum Style: Hashable, Sendable {
  /// As everything else.
  case plain
  /// Headings; what matters less; problems; doubts; what went well; what is to be read first.
  case bold, dim, error, warning, good, accent
  /// Shifts in their colours: blue, purple, green.
  case day, night, rest
  case today
  /// A mood, from grey to amber.
  case mood(Mood.Step)
  case category(AffirmationCategory)
  /// How a shift felt.
  case badge(Badge)

  /// What begins the style at a terminal; `nil` for plain text, and for a colour where there are none.
  package func escape(in palette: Palette) -> String? {
    palette.parameters(of: self).map { "\u{1B}[" + $0 + "m" }
  }

  package static let end = "\u{1B}[0m"
}
