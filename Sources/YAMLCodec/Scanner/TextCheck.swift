// Chapter 5.1 and 5.2: which bytes are text at all.

/// The first byte of a range that YAML text may not contain: productions [1] to [3], `c-printable`, `nb-json`,
/// `c-byte-order-mark`.
///
/// Bytes that are no UTF-8, and control characters. DEL and the C1 controls are taken: quoted text may have them.
func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> ParseFailure? {
  guard let base = bytes.baseAddress else { return nil }
  let raw = UnsafeRawPointer(base)
  var place = range.lowerBound
  while place < range.upperBound {
    place = plainASCII(raw, from: place, to: range.upperBound)
    guard place < range.upperBound else { return nil }
    let byte = bytes[place]
    if byte < 0x20 {
      if byte == 0x0A || byte == 0x0D || byte == 0x09 {
        place += 1
        continue
      }
      return ParseFailure(reason: .controlCharacter(UInt32(byte)), offset: place)
    }
    if byte < 0x80 {
      place += 1
      continue
    }
    let length = scalarLength(bytes, at: place, end: range.upperBound)
    if length == 0 { return ParseFailure(reason: .invalidUTF8(byte), offset: place) }
    place += length
  }
  return nil
}

/// Skips eight bytes at a time while all are printable ASCII or line feeds.
private func plainASCII(_ raw: UnsafeRawPointer, from start: Int, to end: Int) -> Int {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let tops: UInt64 = 0x8080_8080_8080_8080
  var place = start
  while place + 8 <= end {
    let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    // The top bit of a byte of `below` is set where the byte is less than 0x20 (exact below 0x80).
    let below = (word &- ones &* 0x20) & ~word & tops
    let feeds = word ^ (ones &* 0x0A)
    let isFeed = ~(((feeds & ~tops) &+ ~tops) | feeds | ~tops)
    if word & tops != 0 || (below & ~isFeed) != 0 && hasControl(word) { break }
    place += 8
  }
  return place
}

/// Whether one of eight bytes is a control character other than a line feed; the subtraction above may borrow.
private func hasControl(_ word: UInt64) -> Bool {
  var word = word
  for _ in 0..<8 {
    let byte = UInt8(truncatingIfNeeded: word)
    if byte < 0x20 && byte != 0x0A { return true }
    word >>= 8
  }
  return false
}

/// The length of the UTF-8 scalar at a place; 0 for what is none (Unicode, table 3-7).
private func scalarLength(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int, end: Int) -> Int {
  func isTail(_ index: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
    index < end && bytes[index] >= low && bytes[index] <= high
  }
  switch bytes[place] {
  case 0xC2...0xDF: return isTail(place + 1) ? 2 : 0
  case 0xE0: return isTail(place + 1, 0xA0) && isTail(place + 2) ? 3 : 0
  case 0xED: return isTail(place + 1, 0x80, 0x9F) && isTail(place + 2) ? 3 : 0
  case 0xE1...0xEF: return isTail(place + 1) && isTail(place + 2) ? 3 : 0
  case 0xF0: return isTail(place + 1, 0x90) && isTail(place + 2) && isTail(place + 3) ? 4 : 0
  case 0xF1...0xF3: return isTail(place + 1) && isTail(place + 2) && isTail(place + 3) ? 4 : 0
  case 0xF4: return isTail(place + 1, 0x80, 0x8F) && isTail(place + 2) && isTail(place + 3) ? 4 : 0
  default: return 0
  }
}
