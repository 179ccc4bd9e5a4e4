import JournalLanguage
import JournalStore

extension Journal {
  /// Makes a journal: the folder where it is missing, and its `journal.md` after the template of a language.
  ///
  /// - Parameter timezone: the IANA name of the person's zone; `nil` leaves it to each device.
  public static func create(
    at folder: String, language: Language, name: String?, timezone: String? = nil
  ) throws(StoreError) {
    let profile = ProfileText.bytes(
      template: BuiltInTemplate.bytes(.profile, language: language.rawValue),
      values: ["name": name, "language": language.rawValue, "timezone": timezone, "id": randomIdentifier()])
    try create(at: folder, profile: profile)
  }

  /// Letters alone: no reader of YAML takes them for anything but a text.
  private static func randomIdentifier() -> String {
    String((0..<20).map { _ in Character(Unicode.Scalar(UInt8.random(in: 0x61...0x7A))) })
  }
}
