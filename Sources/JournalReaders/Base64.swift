import JournalModel
import YAMLCodec

extension Base64 {
  /// The bytes of a text.
  ///
  /// - Throws: `SourceFlaw/notBase64` at the first byte that does not belong there.
  package static func decoded(_ text: [UInt8]) throws(ReadingError) -> [UInt8] {
    do throws(Flaw) { return try bytes(text) } catch {
      throw error.offset.map { ReadingError(.notBase64, offset: $0, in: text) } ?? ReadingError(.cutShort)
    }
  }
}
