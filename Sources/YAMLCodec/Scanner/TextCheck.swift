// Chapter 5.1 and 5.2: which bytes are text at all.

/// The first byte of a range that YAML text may not contain: productions [1] to [3], `c-printable`,
/// `nb-json`, `c-byte-order-mark`.
///
/// Bytes that are no UTF-8, and control characters. DEL and the C1 controls are taken: quoted text may have
/// them.
func firstInvalid(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> ParseFailure? {
  var scan = unsafe LineScan(UnsafeBufferPointer(rebasing: text[..<range.upperBound]), from: range.lowerBound)
  while scan.offset < range.upperBound, scan.invalid == nil { scan.nextLine() }
  return scan.invalid.map { unsafe invalidByte(text, at: $0) }
}

func invalidByte(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> ParseFailure {
  let byte = unsafe text[offset]
  return ParseFailure(
    reason: byte < 0x20 ? .controlCharacter(UInt32(byte)) : .invalidUTF8(byte), offset: offset)
}

/// Goes from line to line and looks whether all is text, eight bytes at a time.
@safe struct LineScan {
  private let text: UnsafeBufferPointer<UInt8>
  /// The start of a line, or the end of the text.
  private(set) var offset: Int
  /// The first byte that is no text.
  private(set) var invalid: Int?

  init(_ text: UnsafeBufferPointer<UInt8>, from offset: Int) {
    unsafe self.text = unsafe text
    self.offset = offset
  }

  /// Goes behind the next line break: productions [24] to [28], `b-line-feed` … `b-break`.
  @inline(__always) mutating func nextLine() {
    guard let base = unsafe text.baseAddress else { return }
    let end = unsafe text.count
    var index = offset
    while true {
      index = unsafe firstUnusual(base, from: index, to: end)
      guard index < end else { break }
      let byte = unsafe base[index]
      if byte == 0x0A {
        index += 1
        break
      }
      if byte == 0x0D {
        unsafe index += index + 1 < end && base[index + 1] == 0x0A ? 2 : 1
        break
      }
      index += unusualLength(byte, at: index)
    }
    offset = index
  }

  /// The length of a tab or of a scalar beyond ASCII; 1 for what is no text, which is noted.
  @inline(__always) private mutating func unusualLength(_ byte: UInt8, at offset: Int) -> Int {
    if byte == 0x09 { return 1 }
    let length = unsafe byte < 0x80 ? 0 : scalarLength(text, at: offset, end: text.count)
    if length > 0 { return length }
    if invalid == nil { invalid = offset }
    return 1
  }

  /// The first byte that is not printable ASCII.
  @inline(__always)
  private func firstUnusual(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    let raw = unsafe UnsafeRawPointer(base)
    var offset = start
    while offset + 8 <= end {
      let word = unsafe UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      // A byte's top bit is set where the byte has it or is less than 0x20; a borrow can only set it in bytes
      // behind such a one, so the lowest is exact.
      let unusual = (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080
      if unusual != 0 { return offset + unusual.trailingZeroBitCount >> 3 }
      offset += 8
    }
    while offset < end, unsafe base[offset] &- 0x20 < 0x60 { offset += 1 }
    return offset
  }
}

/// The length of the UTF-8 scalar at an offset; 0 for malformed bytes (Unicode, table 3-7).
private func scalarLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, end: Int) -> Int {
  func isTail(_ index: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
    unsafe index < end && bytes[index] >= low && bytes[index] <= high
  }
  switch unsafe bytes[offset] {
  case 0xC2...0xDF: return isTail(offset + 1) ? 2 : 0
  case 0xE0: return isTail(offset + 1, 0xA0) && isTail(offset + 2) ? 3 : 0
  case 0xED: return isTail(offset + 1, 0x80, 0x9F) && isTail(offset + 2) ? 3 : 0
  case 0xE1...0xEF: return isTail(offset + 1) && isTail(offset + 2) ? 3 : 0
  case 0xF0: return isTail(offset + 1, 0x90) && isTail(offset + 2) && isTail(offset + 3) ? 4 : 0
  case 0xF1...0xF3: return isTail(offset + 1) && isTail(offset + 2) && isTail(offset + 3) ? 4 : 0
  case 0xF4: return isTail(offset + 1, 0x80, 0x8F) && isTail(offset + 2) && isTail(offset + 3) ? 4 : 0
  default: return 0
  }
}
