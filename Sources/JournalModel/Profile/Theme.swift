/// The colours that a person wants to see: the profile's key `theme`.
///
/// A word (`auto`, `dark`, `light`, `mono`), or a map of colours, with `ground` for the word:
/// `{ground: dark, night: "#8B5CF6"}`.
package struct Theme: Hashable, Sendable {
  /// What the colours have to stand out from; `mono` has none at all.
  package enum Ground: String, CaseIterable, Hashable, Sendable { case auto, dark, light, mono }

  package var ground = Ground.auto
  /// The colours of the person's own.
  package var colors: [ThemeColor: RGBColor] = [:]

  /// The colours that everybody has.
  package init() {}
}

package enum ThemeColor: String, CaseIterable, Hashable, Sendable {
  case day, night, rest
  /// Moods, from the saddest.
  case verySad = "very-sad"
  case sad, neutral, happy
  case veryHappy = "very-happy"
  case resilience, competence, compassion, balance

  /// Reads a name of a colour, English or French.
  package init?(_ name: String) {
    guard let index = ThemeColor.names[name] else { return nil }
    self = ThemeColor.allCases[index]
  }

  private static let names = WordIndex(file: "colors")
}

/// A colour as `#RRGGBB`.
package struct RGBColor: Hashable, Sendable {
  /// Its parts, 0...255.
  package var red: UInt8, green: UInt8, blue: UInt8

  /// Reads `#RRGGBB` or `#RGB`; the number sign may be missing, since YAML takes it for a comment.
  package init?(_ text: String) {
    var digits: [UInt8] = []
    for (index, character) in text.trimmed.enumerated() where !(index == 0 && character == "#") {
      guard character.isASCII, let digit = character.hexDigitValue, digits.count < 6 else { return nil }
      digits.append(UInt8(digit))
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 else { return nil }
    red = digits[0] << 4 | digits[1]
    green = digits[2] << 4 | digits[3]
    blue = digits[4] << 4 | digits[5]
  }
}
