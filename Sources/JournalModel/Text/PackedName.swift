/// A name without what spelling leaves open: case, accents, spaces, hyphens and underscores; of any length.
///
/// A sum of 64 bits stands for its letters: a table of words is made without a `String`, and looked into for
/// every line of every file that is indexed.
///
/// - Source: Fowler, Noll and Vo, "The FNV Non-Cryptographic Hash Algorithm", FNV-1a.
package struct PackedName: Hashable, Sendable {
  private(set) var sum = PackedName.start

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  /// The name as it is compared.
  package init(_ name: String) { self = unsafe name.withBytes { unsafe PackedName($0) } }

  @inline(__always) init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      let byte = unsafe bytes[index]
      if byte < 0x80 {
        append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
        index += 1
      } else {
        index += unsafe appendLetter(of: bytes, at: index)
      }
    }
  }

  /// Whether there is no letter in it.
  var isEmpty: Bool { sum == PackedName.start }

  /// Appends what a letter beyond ASCII is folded to, and gives how many bytes it has.
  private mutating func appendLetter(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    if let letter = unsafe Folding.plainLatin(in: bytes, at: index) {
      append(letter)
      return 2
    }
    let (scalar, length) = unsafe Folding.scalar(in: bytes, at: index) ?? ("\0", 1)
    switch scalar.value {
    // Folding leaves these alone, emoji for the most part and Chinese characters, and takes its time.
    case 0, 0x1F000...0x1FFFF, 0x4000...0x9FFF:
      for place in index..<index + length { unsafe append(bytes[place]) }
    // And there are dozens of Korean syllables and Japanese letters among the words of every table.
    case 0xAC00...0xD7A3:
      let (rest, last) = (scalar.value - 0xAC00).quotientAndRemainder(dividingBy: 28)
      append(scalar: 0x1100 + rest / 21)
      append(scalar: 0x1161 + rest % 21)
      if last > 0 { append(scalar: 0x11A7 + last) }
    case 0x3040..<0x3100:
      let kana = FoldingTable.kana(scalar.value)
      append(scalar: kana?.base ?? scalar.value)
      if let kana { append(scalar: kana.mark) }
    default:
      var folded: [UInt8] = []
      Folding.fold(scalar, into: &folded)
      for byte in folded { append(byte) }
    }
    return length
  }

  /// Appends a scalar of three bytes.
  private mutating func append(scalar: UInt32) {
    append(UInt8(0xE0 | scalar >> 12))
    append(UInt8(0x80 | scalar >> 6 & 0x3F))
    append(UInt8(0x80 | scalar & 0x3F))
  }

  private mutating func append(_ byte: UInt8) {
    if byte == 0x20 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { return }
    sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
