/// Lists of bytes that grow side by side in one memory: each in pieces, every next one up to twice as long as
/// the one before.
///
/// The last byte of a piece is its number in the list, from 1 on, until the list goes on; then the last four
/// bytes are the place of the next piece. All bytes before are 0 until they are written.
struct ByteLists {
  /// The first byte is no list's, so that a list that did not begin ends where no byte has room. Behind those
  /// that are used all are 0.
  private var bytes: [UInt8] = []
  private(set) var count = 0

  /// The length of the first piece, and how often the next one is twice as long.
  private static var first: Int { 8 }
  private static var mostDoublings: UInt8 { 6 }

  private static func size(of number: UInt8) -> Int { first &<< Int(min(number &- 1, mostDoublings)) }

  /// A new list: the place of its first byte, which is that of its end, too.
  mutating func begin() -> UInt32 { addPiece(1) }

  /// Lends the memory: a byte at the end of a list has room where there is 0, and the next one where it is 0,
  /// too.
  @inline(__always)
  mutating func withBytes(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    makeRoom(for: 1)
    unsafe bytes.withUnsafeMutableBufferPointer { unsafe body($0) }
  }

  /// Appends a byte to the list with this end, and moves that.
  @inline(__always)
  mutating func append(_ byte: UInt8, at end: inout UInt32) {
    if bytes[Int(end)] != 0 { end = goOn(at: Int(end)) }
    bytes[Int(end)] = byte
    end &+= 1
  }

  /// Calls `body` with the parts of a list, one after the other.
  @inline(__always)
  func forEachPart(of first: UInt32, to end: UInt32, _ body: (UnsafeRawBufferPointer) -> Void) {
    unsafe bytes.withUnsafeBytes { bytes in
      var (start, number) = (Int(first), UInt8(1))
      while true {
        let last = start + Self.size(of: number) - 1
        if start...last ~= Int(end) {
          return unsafe body(UnsafeRawBufferPointer(rebasing: bytes[start..<Int(end)]))
        }
        unsafe body(UnsafeRawBufferPointer(rebasing: bytes[start..<(last - 3)]))
        start = unsafe Int(
          UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: last - 3, as: UInt32.self)))
        number = min(number + 1, .max - 1)
      }
    }
  }

  /// Forgets all lists; the memory is kept unless it is much.
  mutating func removeAll() {
    if count > 1 << 22 {
      bytes = []
    } else {
      for place in 0..<count { bytes[place] = 0 }
    }
    count = 0
  }

  /// Makes the piece with a number; gives its place.
  private mutating func addPiece(_ number: UInt8) -> UInt32 {
    let size = Self.size(of: number)
    makeRoom(for: size + 1)
    let start = count
    count += size
    bytes[count - 1] = number
    return UInt32(start)
  }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if count + more > bytes.count {
      bytes.append(contentsOf: repeatElement(0, count: max(1 << 12, bytes.count / 4)))
    }
    if count == 0 { (bytes[0], count) = (1, 1) }
  }

  /// Makes a piece for a list whose last one ends at a place, and moves what stood where its own place is
  /// written; gives the list's end.
  private mutating func goOn(at last: Int) -> UInt32 {
    let place = addPiece(min(bytes[last] + 1, .max - 1))
    let start = Int(place)
    for offset in 0..<3 { bytes[start + offset] = bytes[last - 3 + offset] }
    unsafe withUnsafeBytes(of: place.littleEndian) { place in
      for offset in 0..<4 { bytes[last - 3 + offset] = unsafe place[offset] }
    }
    return place + 3
  }
}
