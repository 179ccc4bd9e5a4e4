import JournalModel

/// Reads base64.
///
/// - Source: RFC 4648, sections 4 and 5; white space may stand anywhere, as in mail and in backups.
package enum Base64 {
  /// The bytes of a text.
  ///
  /// - Throws: `SourceFlaw/notBase64` at the first byte that does not belong there.
  package static func decoded(_ text: [UInt8]) throws(ReadingError) -> [UInt8] {
    try unsafe text.withUnsafeBufferPointer { (bytes) throws(ReadingError) in try unsafe decoded(bytes) }
  }

  /// The bytes of a text, without a copy of it.
  package static func decoded(_ text: String) throws(ReadingError) -> [UInt8] {
    var text = text
    var result: Result<[UInt8], ReadingError> = .success([])
    text.withUTF8 { bytes in result = Result { () throws(ReadingError) in try unsafe decoded(bytes) } }
    return try result.get()
  }

  private static func decoded(_ text: UnsafeBufferPointer<UInt8>) throws(ReadingError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3)
    var (bits, count, padding) = (UInt32(0), 0, 0)
    for unsafe(offset, byte) in unsafe text.enumerated() {
      if byte == 0x20 || (0x09...0x0D).contains(byte) { continue }
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let digit = digit(byte) else {
        throw unsafe ReadingError(.notBase64, offset: offset, in: Array(text))
      }
      bits = bits << 6 | digit
      count += 1
      if count % 4 == 0 {
        result += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
        bits = 0
      }
    }
    switch count % 4 {
    case 0: break
    case 2: result.append(UInt8(bits >> 4 & 0xFF))
    case 3: result += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
    default: throw ReadingError(.cutShort)
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte - 0x41)
    case 0x61...0x7A: UInt32(byte - 0x61 + 26)
    case 0x30...0x39: UInt32(byte - 0x30 + 52)
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
