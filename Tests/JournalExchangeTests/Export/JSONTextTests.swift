import Testing

@testable import JournalExchange

@Suite struct JSONTextTests {
  private static let plain = "abcdéfgh日ijk~ !#[]"

  /// What a text is as JSON, letter by letter.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x22: "\\\""
      case 0x5C: "\\\\"
      case 0x0A: "\\n"
      case 0x0D: "\\r"
      case 0x09: "\\t"
      case 0..<0x20: "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      case 0x7F: "\\u007f"
      default: String(scalar)
      }
    }.joined()
  }

  @Test(arguments: Array(0...0x7F as ClosedRange<UInt8>))
  func `a byte is escaped wherever it stands`(byte: UInt8) {
    for place in 0...17 {
      let text = Self.plain.prefix(place) + String(UnicodeScalar(byte)) + Self.plain
      var json = JSONText()
      Array(text.utf8).withUnsafeBytes { json.escape($0) }
      #expect(String(decoding: json.bytes, as: UTF8.self) == Self.escaped(String(text)), "\(place)")
    }
  }
}
