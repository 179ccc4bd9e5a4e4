/// Bytes as text and back.
///
/// - Source: RFC 4648, sections 4 and 5.
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of some bytes, with `=` at its end where they are no multiple of three.
  package static func text(_ bytes: [UInt8]) -> String {
    var (writer, text) = (Writer(), [UInt8]())
    unsafe bytes.withUnsafeBytes { unsafe writer.write($0, to: &text) }
    writer.finish(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; `nil` for what is no Base64, or has not the `=` that belong to it.
  package static func bytes(_ text: [UInt8]) -> [UInt8]? {
    let reading = unsafe text.withUnsafeBufferPointer { unsafe Reading($0) }
    return reading.wrong == nil && reading.padding == [0, 4, 2, 1][reading.count % 4] ? reading.bytes : nil
  }

  /// Text part after part.
  package struct Writer {
    private var rest: [UInt8] = []

    package init() {}

    /// Appends what can be written of the bytes so far.
    package mutating func write(_ bytes: UnsafeRawBufferPointer, to output: inout [UInt8]) {
      var offset = 0
      while !rest.isEmpty, rest.count < 3, offset < bytes.count {
        unsafe rest.append(bytes[offset])
        offset += 1
      }
      if rest.count == 3 {
        Base64.append(rest[0], rest[1], rest[2], to: &output)
        rest = []
      }
      guard rest.isEmpty else { return }
      output.reserveCapacity(output.count + (bytes.count - offset) / 3 * 4 + 4)
      while offset + 3 <= bytes.count {
        unsafe Base64.append(bytes[offset], bytes[offset + 1], bytes[offset + 2], to: &output)
        offset += 3
      }
      unsafe rest.append(contentsOf: bytes[offset...])
    }

    /// Appends the end.
    package mutating func finish(to output: inout [UInt8]) {
      guard let first = rest.first else { return }
      Base64.append(first, rest.count > 1 ? rest[1] : 0, 0, to: &output)
      for place in rest.count..<3 { output[output.count - 3 + place] = UInt8(ascii: "=") }
      rest = []
    }
  }

  private static func append(_ one: UInt8, _ two: UInt8, _ three: UInt8, to output: inout [UInt8]) {
    output.append(digits[Int(one >> 2)])
    output.append(digits[Int(one & 3) << 4 | Int(two >> 4)])
    output.append(digits[Int(two & 15) << 2 | Int(three >> 6)])
    output.append(digits[Int(three & 63)])
  }

  /// What can be read of a text, in which white space may stand anywhere, as in mail and in backups.
  package struct Reading {
    package private(set) var bytes: [UInt8] = []
    /// How many digits there are, and how many `=`.
    package private(set) var count = 0, padding = 0
    /// The place of the first byte that does not belong there.
    package private(set) var wrong: Int?

    package init(_ text: UnsafeBufferPointer<UInt8>) {
      bytes.reserveCapacity(text.count / 4 * 3)
      var bits: UInt32 = 0
      for unsafe(offset, byte) in unsafe text.enumerated() {
        if byte == 0x20 || (0x09...0x0D).contains(byte) { continue }
        if byte == UInt8(ascii: "=") {
          padding += 1
          continue
        }
        guard padding == 0, let digit = Base64.digit(byte) else {
          wrong = offset
          return
        }
        bits = bits << 6 | digit
        count += 1
        if count % 4 == 0 {
          bytes += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
        }
      }
      if count % 4 == 2 { bytes.append(UInt8(bits >> 4 & 0xFF)) }
      if count % 4 == 3 { bytes += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)] }
    }
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
