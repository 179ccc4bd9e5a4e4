import JournalModel
import YAMLCodec

/// Turns the text of a foreign file into UTF-8.
package enum SourceText {
  /// The text as UTF-8 without byte order mark.
  ///
  /// UTF-16 is known by its mark or by the NUL in every second byte; what is neither that nor UTF-8 is taken
  /// for windows-1252, as Excel writes it in Western Europe.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
    if let isBigEndian = unmarkedUTF16(bytes) { return utf16(bytes[...], isBigEndian: isBigEndian) }
    return String(validating: bytes, as: UTF8.self) != nil ? bytes : windows1252(bytes)
  }

  /// Whether a text without mark is UTF-16, and with the high byte first: the first characters are ASCII.
  private static func unmarkedUTF16(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 8, bytes.count % 2 == 0 else { return nil }
    let start = bytes.prefix(64)
    let even = start.indices.filter { $0 % 2 == 0 && start[$0] == 0 }.count
    let odd = start.indices.filter { $0 % 2 == 1 && start[$0] == 0 }.count
    if odd * 2 == start.count, even == 0 { return false }
    if even * 2 == start.count, odd == 0 { return true }
    return nil
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var offset = bytes.startIndex
    while offset + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      offset += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func windows1252(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      let scalar = (0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : UInt32(byte)
      result.append(
        contentsOf: Unicode.Scalar(scalar).flatMap { UTF8.encode($0) } ?? UTF8.encodedReplacementCharacter)
    }
    return result
  }

  /// What windows-1252 has at 80 to 9F; five codes are empty.
  ///
  /// - Source: the index windows-1252 of the WHATWG Encoding Standard.
  private static let upper: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
    0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161,
    0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}

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
