import JournalModel
import YAMLCodec

extension Base64 {
  /// The bytes of a text.
  ///
  /// - Throws: `SourceFlaw/notBase64` at the first byte that does not belong there.
  package static func decoded(_ text: [UInt8]) throws(ReadingError) -> [UInt8] {
    let reading = unsafe text.withUnsafeBufferPointer { unsafe Reading($0) }
    if let wrong = reading.wrong { throw ReadingError(.notBase64, offset: wrong, in: text) }
    if reading.count % 4 == 1 { throw ReadingError(.cutShort) }
    return reading.bytes
  }

  /// The bytes of a text, without a copy of it.
  package static func decoded(_ text: String) throws(ReadingError) -> [UInt8] {
    var text = text
    let reading = text.withUTF8 { unsafe Reading($0) }
    return reading.wrong == nil && reading.count % 4 != 1 ? reading.bytes : try decoded(Array(text.utf8))
  }
}
