import JournalIndex

/// A file of an index that somebody wrote who knows the layout: anything may stand in it, and every checksum
/// is right.
///
/// The places are those that the index's DocC page tells, so that a layout that changes without it is
/// noticed.
package struct IndexForgery {
  /// The file.
  package var bytes: [UInt8]
  /// Where blocks begin that are in this file: behind the length of the base for a delta.
  private let start: UInt64

  /// Begins with a good file; of a delta, `baseSize` is the length of its base.
  package init(_ bytes: [UInt8], baseSize: Int = 0) {
    self.bytes = bytes
    start = UInt64(baseSize)
  }

  /// How many folders the header tells of, at most those that there are.
  package var folderCount: Int { min(Int(number(at: 48, as: UInt32.self)), bytes.count / 104) }

  /// The place of a folder's row.
  package func row(_ folder: Int) -> Int { clamped(number(at: 56, as: UInt64.self)) + 104 * folder }

  /// The place of a folder's path.
  package func path(_ folder: Int) -> Int {
    clamped(number(at: 72, as: UInt64.self)) + Int(number(at: row(folder), as: UInt32.self))
  }

  /// The place of a folder's block in this file; `nil` where it is in another one.
  package func block(_ folder: Int) -> Int? {
    let offset = number(at: row(folder) + 40, as: UInt64.self)
    guard offset >= start, offset - start < UInt64(bytes.count) else { return nil }
    return Int(offset - start)
  }

  /// The places of a part of a block: 0 states, 1 names, 2 columns, 3 terms, 4 records, 5 words, 6
  /// plans, 7 the lists of the words.
  package func part(_ part: Int, of folder: Int) -> Range<Int>? {
    guard let block = block(folder) else { return nil }
    let first = block + Int(number(at: block + 8 + 8 * part, as: UInt32.self))
    let end = first + Int(number(at: block + 12 + 8 * part, as: UInt32.self))
    return end <= bytes.count ? first..<end : nil
  }

  /// The number at a place; 0 beyond the end.
  package func number<Number: FixedWidthInteger & BitwiseCopyable>(at place: Int, as _: Number.Type)
    -> Number
  {
    guard place >= 0, place + MemoryLayout<Number>.size <= bytes.count else { return 0 }
    return bytes.withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Number.self))
    }
  }

  /// Puts a number at a place; what lies beyond the end is left out.
  package mutating func put<Number: FixedWidthInteger>(_ number: Number, at place: Int) {
    withUnsafeBytes(of: number.littleEndian) {
      for (offset, byte) in $0.enumerated() where bytes.indices.contains(place + offset) {
        bytes[place + offset] = byte
      }
    }
  }

  /// Makes all checksums right, from the parts of the blocks to the header.
  package mutating func mend() {
    for folder in 0..<folderCount {
      guard let block = block(folder) else { continue }
      for number in 0..<8 {
        if let part = part(number, of: folder) { put(checksum(part), at: block + 72 + 8 * number) }
      }
      if block + 136 <= bytes.count { put(checksum(block..<(block + 136)), at: row(folder) + 56) }
    }
    let table = clamped(number(at: 56, as: UInt64.self))
    let end = clamped(number(at: 72, as: UInt64.self)) + clamped(number(at: 80, as: UInt64.self))
    if table <= end, end <= bytes.count { put(checksum(table..<end), at: 88) }
    put(UInt64(bytes.count), at: 16)
    if bytes.count >= 104 { put(checksum(0..<96), at: 96) }
  }

  /// Changes something anywhere: a number of the header, of a folder's row, of a block or of one of its
  /// parts.
  package mutating func change(_ random: inout some RandomNumberGenerator) {
    let values: [UInt64] = [
      0, 1, 2, 0x7F, 0x80, 0xFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, .max >> 1, 1 << 63, .max,
      UInt64(bytes.count), random.next(),
    ]
    let folder = Int.random(in: 0..<max(folderCount, 1), using: &random)
    let place: Int
    switch Int.random(in: 0..<10, using: &random) {
    case 0: place = Int.random(in: 40..<96, using: &random)
    case 1...3: place = row(folder) + Int.random(in: 0..<104, using: &random)
    case 4: place = path(folder) + Int.random(in: 0..<10, using: &random)
    case 5: place = (block(folder) ?? 0) + Int.random(in: 0..<136, using: &random)
    default:
      let part = part(Int.random(in: 0..<8, using: &random), of: folder) ?? 0..<1
      place = part.lowerBound + Int.random(in: 0..<max(part.count, 1), using: &random)
    }
    let value = values[Int.random(in: values.indices, using: &random)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: put(UInt8(truncatingIfNeeded: value), at: place)
    case 1: put(UInt16(truncatingIfNeeded: value), at: place & ~1)
    case 2: put(UInt32(truncatingIfNeeded: value), at: place & ~3)
    default: put(value, at: place & ~7)
    }
  }

  private func checksum(_ range: Range<Int>) -> UInt64 {
    bytes.withUnsafeBytes { Checksum.of(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  private func clamped(_ number: UInt64) -> Int { Int(min(number, UInt64(bytes.count))) }
}
