import CTemplates

/// A template for a new file: a kind of record, or the profile in a language.
///
/// The raw value is the name of the file in `Templates/` without `.md`. A file exists once for all languages
/// unless its words differ. A journal's own `templates/` may hold `entry.md`, or `entry.fr.md` for one
/// language, in place of a built-in one.
public enum Template: String, CaseIterable, Hashable, Sendable {
  /// A journal entry.
  case entry
  /// Before a shift, and after it.
  case checkIn = "check-in"
  case checkOut = "check-out"
  /// Time off.
  case vacation
  /// A dated shift.
  case shift
  /// The profile, `journal.md`, with remarks for those who open it in an editor.
  case profileEnglish = "profile.en"
  case profileFrench = "profile.fr"
  case profileGerman = "profile.de"
  case profileSpanish = "profile.es"
  case profileItalian = "profile.it"
  case profilePortuguese = "profile.pt"
  case profileDutch = "profile.nl"
  case profileJapanese = "profile.ja"
  case profileKorean = "profile.ko"

  /// The template of a kind in a language; in English where the language has none, `nil` for a kind without
  /// template.
  ///
  /// - Parameters:
  ///   - kind: the value of the key `kind`: `entry`, `check-in`, … , or `profile`.
  ///   - language: an ISO 639-1 code.
  public init?(kind: String, language: String) {
    guard
      let template = Template(rawValue: "\(kind).\(language)") ?? Template(rawValue: kind)
        ?? Template(rawValue: "\(kind).en")
    else { return nil }
    self = template
  }

  /// The name of its file: `entry.md`, `profile.fr.md`.
  public var fileName: String { "\(rawValue).md" }

  /// The text, as in `Templates/`.
  ///
  /// A line of the front matter with a placeholder such as `{{title}}` is left out of a new file where there
  /// is no value.
  public var bytes: [UInt8] {
    let file = unsafe fileName.withCString { unsafe template_named($0) }
    return unsafe Array(UnsafeBufferPointer(start: file.start, count: file.start == nil ? 0 : file.count))
  }
}
