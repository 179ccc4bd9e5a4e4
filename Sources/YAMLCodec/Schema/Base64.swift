/// Bytes as text, and back.
///
/// - Source: RFC 4648, section 4; generously read also section 5, without padding, with white space
///   anywhere, as in mail and in backups.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of some bytes, with `=` at its end where they are no multiple of three.
  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    unsafe bytes.withUnsafeBytes { bytes in unsafe append(bytes, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  package static func append(_ bytes: UnsafeRawBufferPointer, to text: inout [UInt8]) {
    let alphabet = alphabet
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var word = unsafe UInt32(bytes[start]) << 16
      if count > 1 { word |= unsafe UInt32(bytes[start + 1]) << 8 }
      if count > 2 { word |= unsafe UInt32(bytes[start + 2]) }
      text.append(alphabet[Int(word >> 18)])
      text.append(alphabet[Int(word >> 12 & 0x3F)])
      text.append(count > 1 ? alphabet[Int(word >> 6 & 0x3F)] : UInt8(ascii: "="))
      text.append(count > 2 ? alphabet[Int(word & 0x3F)] : UInt8(ascii: "="))
    }
  }

  /// Why a text is not Base64.
  package struct Flaw: Error, Hashable {
    /// Where the first byte stands that does not belong there; `nil` where the end is missing.
    package let offset: Int?
  }

  package static func bytes(_ text: [UInt8]) throws(Flaw) -> [UInt8] {
    try unsafe text.withUnsafeBufferPointer { (text) throws(Flaw) in try unsafe bytes(in: text) }
  }

  /// The bytes of a text, without a copy of it.
  package static func bytes(_ text: String) throws(Flaw) -> [UInt8] {
    var text = text
    var result: Result<[UInt8], Flaw> = .success([])
    text.withUTF8 { text in result = Result { () throws(Flaw) in try unsafe bytes(in: text) } }
    return try result.get()
  }

  private static func bytes(in text: UnsafeBufferPointer<UInt8>) throws(Flaw) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (word, digits, isPadded) = (0 as UInt32, 0, false)
    for unsafe(offset, byte) in unsafe text.enumerated() where byte != 0x20 && !(0x09...0x0D).contains(byte) {
      if byte == UInt8(ascii: "=") {
        isPadded = true
        continue
      }
      guard !isPadded, let digit = digit(byte) else { throw Flaw(offset: offset) }
      word = word << 6 | digit
      digits += 1
      guard digits % 4 == 0 else { continue }
      for shift in [16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    let rest = digits % 4
    guard rest != 1 else { throw Flaw(offset: nil) }
    if rest == 2 { bytes.append(UInt8(truncatingIfNeeded: word >> 4)) }
    if rest == 3 {
      for shift in [10, 2] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte) - 0x41
    case 0x61...0x7A: UInt32(byte) - 0x61 + 26
    case 0x30...0x39: UInt32(byte) - 0x30 + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
