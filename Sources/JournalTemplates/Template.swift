/// A template for a new file: a kind of record, or the profile, in a language.
///
/// The raw value is the name of the file in `Templates/` without `.md`. A journal's own `templates/` may hold a file
/// ``fileName`` or ``kindFileName`` that takes the place of the built-in one.
public enum Template: String, CaseIterable, Hashable, Sendable {
  /// A journal entry.
  case entryEnglish = "entry.en"
  case entryFrench = "entry.fr"
  /// Before a shift.
  case checkInEnglish = "check-in.en"
  case checkInFrench = "check-in.fr"
  /// After a shift.
  case checkOutEnglish = "check-out.en"
  case checkOutFrench = "check-out.fr"
  /// Time off.
  case vacationEnglish = "vacation.en"
  case vacationFrench = "vacation.fr"
  /// A dated shift.
  case shiftEnglish = "shift.en"
  case shiftFrench = "shift.fr"
  /// The profile, `journal.md`, with remarks for those who open it in an editor.
  case profileEnglish = "profile.en"
  case profileFrench = "profile.fr"

  /// The template of a kind in a language; in English where the language has none, `nil` for a kind without template.
  ///
  /// - Parameters:
  ///   - kind: the value of the key `kind`: `entry`, `check-in`, … , or `profile`.
  ///   - language: an ISO 639-1 code.
  public init?(kind: String, language: String) {
    guard let template = Template(rawValue: "\(kind).\(language)") ?? Template(rawValue: "\(kind).en") else {
      return nil
    }
    self = template
  }

  /// The kind of record it makes, as in the key `kind`.
  public var kind: String { String(rawValue.prefix { $0 != "." }) }
  /// The name of its file: `entry.fr.md`.
  public var fileName: String { "\(rawValue).md" }
  /// The name of a file for all languages: `entry.md`.
  public var kindFileName: String { "\(kind).md" }

  /// The text, as in `Templates/`.
  ///
  /// A line of the front matter with a placeholder such as `{{title}}` is left out of a new file where there is no value.
  public var bytes: [UInt8] {
    switch self {
    case .entryEnglish: PackageResources.entry_en_md
    case .entryFrench: PackageResources.entry_fr_md
    case .checkInEnglish: PackageResources.check_in_en_md
    case .checkInFrench: PackageResources.check_in_fr_md
    case .checkOutEnglish: PackageResources.check_out_en_md
    case .checkOutFrench: PackageResources.check_out_fr_md
    case .vacationEnglish: PackageResources.vacation_en_md
    case .vacationFrench: PackageResources.vacation_fr_md
    case .shiftEnglish: PackageResources.shift_en_md
    case .shiftFrench: PackageResources.shift_fr_md
    case .profileEnglish: PackageResources.profile_en_md
    case .profileFrench: PackageResources.profile_fr_md
    }
  }
}
