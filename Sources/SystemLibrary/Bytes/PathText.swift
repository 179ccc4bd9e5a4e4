/// File names as text and back, without loss: names are bytes, and some are no UTF-8.
///
/// A byte that does not belong to well-formed UTF-8 becomes the scalar U+10DC00 plus the byte, of a private
/// area that no keyboard writes; on the way back it becomes the byte again. So do the bytes of a scalar of
/// that area itself.
package enum PathText {
  private static let escapeBase: UInt32 = 0x10_DC00

  @inlinable
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    bytes.withContiguousStorageIfAvailable { unsafe text($0) } ?? text(Array(bytes))
  }

  @usableFromInline
  package static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // Nearly all names; the general way costs more than reading the row does.
    if unsafe bytes.allSatisfy({ $0 < 0x80 }) { return unsafe String(decoding: bytes, as: UTF8.self) }
    if let text = unsafe String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: isEscape)
    {
      return text
    }
    var scalars = String.UnicodeScalarView()
    var decoder = UTF8()
    var rest = unsafe Array(bytes)[...]
    while !rest.isEmpty {
      var iterator = rest.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&iterator), !isEscape(scalar) {
        scalars.append(scalar)
        rest.removeFirst(UTF8.width(scalar))
      } else if let byte = rest.popFirst(), let escape = Unicode.Scalar(escapeBase + UInt32(byte)) {
        scalars.append(escape)
      }
      decoder = UTF8()
    }
    return String(scalars)
  }

  /// The bytes of a name or path; `nil` where there is a NUL in it, which no name can have.
  package static func bytes(_ text: String) -> [UInt8]? {
    // No escape, as they all begin with the byte F4, and no NUL: nearly all names.
    if text.utf8.allSatisfy({ $0 != 0 && $0 != 0xF4 }) { return Array(text.utf8) }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 1)
    for scalar in text.unicodeScalars {
      if scalar.value == 0 { return nil }
      if isEscape(scalar) {
        result.append(UInt8(scalar.value - escapeBase))
      } else {
        result.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
      }
    }
    return result
  }

  /// Whether a text stands for bytes that are no UTF-8.
  package static func holdsRawBytes(_ text: String) -> Bool { text.unicodeScalars.contains(where: isEscape) }

  private static func isEscape(_ scalar: Unicode.Scalar) -> Bool {
    (escapeBase + 0x80...escapeBase + 0xFF).contains(scalar.value)
  }

  /// The bytes of a name, ended by NUL, as the system wants it; the empty name, which nothing has, where the
  /// text can be no name.
  package static func cString(_ text: String) -> [CChar] { Bytes.cString(bytes(text) ?? []) }
}
