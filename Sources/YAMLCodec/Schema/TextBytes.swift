/// The UTF-8 bytes of one scalar's text, lent for the time of a call.
package typealias TextBytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer where Element == UInt8 {
  /// Whether the bytes are exactly this ASCII word.
  func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in 0..<count where unsafe self[index] != word.utf8Start[index] { return false }
    return true
  }

  /// Whether the bytes are this lower-case ASCII word in any mixture of cases.
  func isWordInAnyCase(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in 0..<count where unsafe self[index].asciiLowercased != word.utf8Start[index] { return false }
    return true
  }

  func from(_ start: Int) -> TextBytes { unsafe TextBytes(rebasing: self[Swift.min(start, count)...]) }

  /// The offset after the decimal digits that start at `start`.
  func afterDigits(from start: Int) -> Int {
    var index = start
    while index < count, unsafe self[index].isDigit { index += 1 }
    return index
  }
}

extension UInt8 {
  /// `0` to `9`.
  var isDigit: Bool { self &- 0x30 < 10 }
  /// A blank or a tab: production [33], `s-white`.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isSign: Bool { self == UInt8(ascii: "+") || self == UInt8(ascii: "-") }
  /// The lower-case letter of an ASCII capital; any other byte as it is.
  var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
