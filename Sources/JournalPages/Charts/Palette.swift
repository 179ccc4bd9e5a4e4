import JournalModel

/// The colours of charts on paper and on light ground; the style gives them their twins on dark.
enum Palette {
  static let rest = "#10B981"
  static let danger = "#B91C1C"
  static let accent = "#B45309"
  static let ink = "#111827"
  static let quiet = "#4B5563"
  static let faint = "#E5DFD3"
  static let ground = "#F3EDE2"

  /// From slate over a pale middle to amber, and told apart by height as well.
  static func mood(_ step: Mood.Step) -> String {
    switch step {
    case .verySad: "#64748B"
    case .sad: "#A3B1C6"
    case .neutral: "#DCD2BE"
    case .happy: "#FBBF24"
    case .veryHappy: "#F08C00"
    }
  }
}

extension Mood.Step {
  /// How much of a cell it fills: the lowest is still to be seen.
  var share: Double { 0.3 + 0.175 * Double(number - 1) }
}
