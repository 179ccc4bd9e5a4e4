import JournalText

/// A country, or a part of one, whose public holidays are known by rule.
///
/// The raw value is what a profile says: `holidays: [fr-alsace]`. Codes are those of ISO 3166, in lower case.
package enum HolidayRegion: String, CaseIterable, Hashable, Sendable {
  /// France, and the departments of Haut-Rhin, Bas-Rhin and Moselle, which have two more.
  case france = "fr", alsaceMoselle = "fr-alsace"
  /// The days of all of the country; regions have more.
  case belgium = "be", switzerland = "ch", germany = "de", spain = "es", canada = "ca"
  /// The parts of the United Kingdom.
  case england = "gb-eng", wales = "gb-wls", scotland = "gb-sct", northernIreland = "gb-nir"
  /// Countries whose days are the same everywhere.
  case ireland = "ie", italy = "it", luxembourg = "lu", netherlands = "nl", portugal = "pt"
  /// Further ones of which the same is true, or whose days of all of the country are known.
  case austria = "at", brazil = "br", japan = "jp", korea = "kr"
  /// The days of the federal government.
  case unitedStates = "us"

  /// The region of a code: in any case, with `_` for `-`, `uk` for `gb`, and England for a bare `gb`.
  package init?(code: String) {
    let folded = Folding.folded(code).replacing("_", with: "-")
    switch folded {
    case "gb", "uk": self = .england
    case "fr-moselle", "fr-alsace-moselle": self = .alsaceMoselle
    default:
      let standard = folded.hasPrefix("uk-") ? "gb" + folded.dropFirst(2) : folded
      guard let region = HolidayRegion(rawValue: standard) else { return nil }
      self = region
    }
  }
}
