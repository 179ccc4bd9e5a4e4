import JournalFormat
import JournalModel
import JournalStore
import YAMLCodec

extension Journal {
  /// The `journal.md` of a new journal, after the template of a language.
  ///
  /// - Parameters:
  ///   - timezone: the IANA name of the person's zone; `nil` leaves it to each device.
  ///   - settings: further keys with what a person typed for them.
  package static func newProfile(
    language: Language, name: String?, timezone: String?, settings: [(key: ProfileKey, text: String)] = []
  ) throws(EditProblem) -> [UInt8] {
    let bytes = ProfileText.bytes(
      template: BuiltInTemplate.bytes(.profile, language: language.rawValue),
      values: ["name": name, "language": language.rawValue, "timezone": timezone, "id": randomIdentifier()])
    guard !settings.isEmpty else { return bytes }
    var document = MarkdownDocument(bytes)
    for setting in settings { try document.set(setting.key, typed: setting.text) }
    return document.bytes
  }

  /// Letters alone: no reader of YAML takes them for anything but a text.
  package static func randomIdentifier() -> String {
    String((0..<20).map { _ in Character(Unicode.Scalar(UInt8.random(in: 0x61...0x7A))) })
  }
}
