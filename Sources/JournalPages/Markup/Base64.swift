/// Bytes as text of 64 characters, with padding.
///
/// - Source: RFC 4648, section 4.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for index in stride(from: 0, to: bytes.count, by: 3) {
      let second = index + 1 < bytes.count ? bytes[index + 1] : 0
      let third = index + 2 < bytes.count ? bytes[index + 2] : 0
      result.append(alphabet[Int(bytes[index] >> 2)])
      result.append(alphabet[Int((bytes[index] & 3) << 4 | second >> 4)])
      result.append(
        index + 1 < bytes.count ? alphabet[Int((second & 15) << 2 | third >> 6)] : UInt8(ascii: "="))
      result.append(index + 2 < bytes.count ? alphabet[Int(third & 63)] : UInt8(ascii: "="))
    }
    return String(decoding: result, as: UTF8.self)
  }
}
