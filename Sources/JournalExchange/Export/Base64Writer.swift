/// Bytes as base64, part after part.
///
/// - Source: RFC 4648, section 4.
struct Base64Writer {
  private var rest: [UInt8] = []
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends what can be written of the bytes so far.
  mutating func write(_ bytes: UnsafeRawBufferPointer, to output: inout [UInt8]) {
    var offset = 0
    while !rest.isEmpty, rest.count < 3, offset < bytes.count {
      rest.append(bytes[offset])
      offset += 1
    }
    if rest.count == 3 {
      Base64Writer.append(rest[0], rest[1], rest[2], to: &output)
      rest = []
    }
    guard rest.isEmpty else { return }
    output.reserveCapacity(output.count + (bytes.count - offset) / 3 * 4 + 4)
    while offset + 3 <= bytes.count {
      Base64Writer.append(bytes[offset], bytes[offset + 1], bytes[offset + 2], to: &output)
      offset += 3
    }
    rest.append(contentsOf: bytes[offset...])
  }

  private static func append(_ one: UInt8, _ two: UInt8, _ three: UInt8, to output: inout [UInt8]) {
    output.append(digits[Int(one >> 2)])
    output.append(digits[Int(one & 3) << 4 | Int(two >> 4)])
    output.append(digits[Int(two & 15) << 2 | Int(three >> 6)])
    output.append(digits[Int(three & 63)])
  }

  /// Appends the end.
  mutating func finish(to output: inout [UInt8]) {
    guard let first = rest.first else { return }
    var end: [UInt8] = []
    Base64Writer.append(first, rest.count > 1 ? rest[1] : 0, 0, to: &end)
    let padding = [UInt8](repeating: UInt8(ascii: "="), count: 3 - rest.count)
    output += end.prefix(rest.count + 1) + padding
    rest = []
  }
}
