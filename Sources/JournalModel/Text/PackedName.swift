/// A name without what spelling leaves open: case, accents, spaces, hyphens and underscores; of any length.
///
/// A sum of 64 bits stands for its letters: a table of words is made without a `String`, and looked into for
/// every line of every file that is indexed.
///
/// - Source: Fowler, Noll and Vo, "The FNV Non-Cryptographic Hash Algorithm", FNV-1a.
package struct PackedName: Hashable, Sendable {
  private(set) var sum = PackedName.start

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The empty name.
  init() {}

  /// The name as it is compared.
  package init(_ name: String) { self = unsafe name.withBytes { unsafe PackedName($0) } }

  /// The same from its bytes.
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
    var folded: [UInt8] = []
    let (scalar, length) = unsafe Folding.scalar(in: bytes, at: index) ?? ("\0", 1)
    switch scalar.value {
    // Folding leaves these alone, emoji for the most part and Chinese characters, and takes its time.
    case 0, 0x1F000...0x1FFFF, 0x4000...0x9FFF: unsafe folded += bytes[index..<index + length]
    default: Folding.fold(scalar, into: &folded)
    }
    for byte in folded { append(byte) }
    return length
  }

  private mutating func append(_ byte: UInt8) {
    if byte == 0x20 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { return }
    sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
