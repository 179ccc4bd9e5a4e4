import JournalModel

/// A text with its letters folded as `FoldedText` folds them, and its words cut out of it in one pass,
/// without a look at single bytes; one after the other, in memory of its own.
///
/// Letters beyond ASCII are bytes from 0x80 on, and signs that letters are folded to have their highest bit
/// set, so that each byte is part of a word or of none.
struct FoldedCopy {
  private var text: [UInt8] = []
  private var count = 0
  private var folded: [UInt8] = []

  /// What is read and written beyond the end.
  private static let padding = 80

  mutating func take(_ text: UnsafeBufferPointer<UInt8>) {
    count = 0
    makeRoom(for: text.count)
    var offset = 0
    while true {
      offset = unsafe addPlain(text, from: offset)
      if offset == text.count { break }
      unsafe offset += addLetter(of: text, at: offset)
      makeRoom(for: text.count - offset)
    }
    // Behind the last word there is none.
    for offset in count..<count + Self.padding { self.text[offset] = 0 }
  }

  /// A folded word as it stands in such a copy.
  static func spelling(_ folded: [UInt8]) -> [UInt8] {
    folded.map { $0 < 0x80 && !WordRuns.isInRun($0) ? $0 | 0x80 : $0 }
  }

  /// Calls `body` with the first byte of each word, behind which 16 can be read, and with its length.
  ///
  /// 64 bytes are looked at together, then the 64 that begin 48 bytes on: of a word that begins in bytes 1 to
  /// 48 of them, it is known that it does, and how long it is unless it goes on behind them.
  @inline(__always)
  func forEachWord(_ body: (UnsafeRawPointer, Int) -> Void) {
    unsafe text.withUnsafeBytes { text in
      guard let base = text.baseAddress else { return }
      var runs: UInt64 = 0
      var window = -16
      while window &+ 1 < count {
        runs = unsafe runs &>> 48 | WordRuns.mask48(base + (window &+ 16)) &<< 16
        let ends = ~runs | 1 &<< 63
        var starts = runs & ~(runs &<< 1) & 0x1_FFFF_FFFF_FFFE
        while starts != 0 {
          let first = starts.trailingZeroBitCount
          var length = (ends &>> UInt64(truncatingIfNeeded: first)).trailingZeroBitCount
          let start = window &+ first
          if first &+ length == 63 { while unsafe WordRuns.isInRun(text[start &+ length]) { length &+= 1 } }
          unsafe body(base + start, length)
          starts &= starts &- 1
        }
        window &+= 48
      }
    }
  }

  private mutating func makeRoom(for more: Int) {
    let needed = count + more + Self.padding
    if text.count < needed { text += [UInt8](repeating: 0, count: needed * 2 - text.count) }
  }

  /// Copies ASCII in small letters, and Latin letters with marks without these, up to the first other letter.
  ///
  /// - Returns: Where that is.
  private mutating func addPlain(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let source = unsafe UnsafeRawPointer(bytes.baseAddress) else { return start }
    var (offset, end) = (start, count)
    unsafe text.withUnsafeMutableBytes { text in
      guard let target = text.baseAddress else { return }
      while offset < bytes.count {
        if offset &+ 16 <= bytes.count {
          let small = unsafe WordRuns.small(source + offset)
          unsafe target.storeBytes(of: small, toByteOffset: end, as: WordRuns.Bytes.self)
          let halves = unsafe unsafeBitCast(small, to: SIMD2<UInt64>.self)
          if (halves[0] | halves[1]) & WordRuns.highBits == 0 {
            offset &+= 16
            end &+= 16
            continue
          }
          let isInFirst = halves[0] & WordRuns.highBits != 0
          let marks = UInt64(littleEndian: isInFirst ? halves[0] : halves[1]) & WordRuns.highBits
          let plain = (isInFirst ? 0 : 8) &+ marks.trailingZeroBitCount &>> 3
          offset &+= plain
          end &+= plain
        } else if unsafe bytes[offset] < 0x80 {
          let byte = unsafe bytes[offset]
          unsafe target.storeBytes(
            of: byte &- 0x41 < 26 ? byte | 0x20 : byte, toByteOffset: end, as: UInt8.self)
          offset &+= 1
          end &+= 1
          continue
        }
        guard let letter = unsafe Folding.plainLatin(in: bytes, at: offset) else { return }
        unsafe target.storeBytes(of: letter, toByteOffset: end, as: UInt8.self)
        offset &+= 2
        end &+= 1
      }
    }
    count = end
    return offset
  }

  /// Adds any letter beyond ASCII, as ``FoldedText`` reads it.
  ///
  /// - Returns: How many bytes it has.
  private mutating func addLetter(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let (scalar, length) = unsafe Folding.scalar(in: bytes, at: offset) ?? (" ", 1)
    switch FoldedText.role(of: scalar) {
    case .letter:
      folded.removeAll(keepingCapacity: true)
      Folding.fold(scalar, into: &folded)
      makeRoom(for: folded.count)
      for letter in Self.spelling(folded) {
        text[count] = letter
        count += 1
      }
    case .mark: break
    case .separator:
      text[count] = UInt8(ascii: " ")
      count += 1
    }
    return length
  }
}
