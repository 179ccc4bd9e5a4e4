import JournalModel

/// Expands deflated bytes, a part after the other: of what was made only the last 32 KiB are kept.
///
/// - Source: RFC 1951.
package struct Inflate {
  private let more: () throws(ReadingError) -> [UInt8]
  private var input: [UInt8] = []
  private var offset = 0
  private var bits: UInt64 = 0
  private var bitCount = 0
  /// Room for what was made and is not given away yet, behind what may still be repeated.
  private var output: [UInt8]
  /// How much of ``output`` is made.
  private var made = 0
  /// How much of ``output`` was given away.
  private var given = 0
  /// How many bytes may still be made.
  private var left: Int
  private let limit: Int
  private var state = State.header
  private var isLast = false

  private enum State {
    case header
    case stored(left: Int)
    case block(HuffmanTable, HuffmanTable)
    case end
  }

  /// - Parameters:
  ///   - limit: how many bytes may come out.
  ///   - more: the next deflated bytes; none at their end.
  package init(limit: Int, more: @escaping () throws(ReadingError) -> [UInt8]) {
    (self.limit, self.more, left) = (limit, more, limit)
    // A part is full before a stored block or a repetition ends.
    output = [UInt8](
      repeating: 0, count: min(limit, Inflate.window + Inflate.partSize + Inflate.longestBlock))
  }

  private static let window = 1 << 15
  private static let partSize = 1 << 17
  private static let longestBlock = 1 << 16

  /// The next bytes; `nil` behind the last block.
  package mutating func next() throws(ReadingError) -> ArraySlice<UInt8>? {
    if given > Inflate.window {
      let kept = given - Inflate.window..<made
      unsafe output.withUnsafeMutableBytes {
        unsafe $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[kept]))
      }
      (given, made) = (Inflate.window, kept.count)
    }
    while made - given < Inflate.partSize {
      switch state {
      case .header: try header()
      case .stored(let left): try stored(left)
      case .block(let literals, let distances): try block(literals, distances)
      case .end:
        guard given < made else { return nil }
        defer { given = made }
        return output[given..<made]
      }
    }
    defer { given = made }
    return output[given..<made]
  }

  // MARK: Bits

  @inline(__always)
  private mutating func fill() throws(ReadingError) {
    while bitCount <= 48 {
      if offset == input.count {
        let next = try more()
        if next.isEmpty { return }
        (input, offset) = (next, 0)
      }
      bits |= UInt64(input[offset]) << UInt64(bitCount)
      offset += 1
      bitCount += 8
    }
  }

  private mutating func take(_ count: Int) throws(ReadingError) -> Int {
    if bitCount < count { try fill() }
    guard bitCount >= count else { throw ReadingError(.cutShort) }
    let value = Int(bits & (1 << UInt64(count) - 1))
    bits >>= UInt64(count)
    bitCount -= count
    return value
  }

  // MARK: Blocks

  /// 3.2.3.
  private mutating func header() throws(ReadingError) {
    if isLast { return state = .end }
    isLast = try take(1) == 1
    switch try take(2) {
    case 0:
      _ = try take(bitCount % 8)
      let length = try take(16)
      guard try take(16) == ~length & 0xFFFF else { throw ReadingError(.damaged) }
      state = .stored(left: length)
    case 1: state = .block(Inflate.fixedLiterals, Inflate.fixedDistances)
    case 2: try dynamic()
    default: throw ReadingError(.damaged)
    }
  }

  /// 3.2.4.
  private mutating func stored(_ count: Int) throws(ReadingError) {
    for _ in 0..<count { try append(UInt8(take(8))) }
    state = .header
  }

  /// 3.2.7.
  private mutating func dynamic() throws(ReadingError) {
    let literals = try take(5) + 257
    let distances = try take(5) + 1
    let codes = try take(4) + 4
    var lengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codes { lengths[Inflate.codeOrder[index]] = UInt8(try take(3)) }
    let table = try HuffmanTable(lengths)
    var all: [UInt8] = []
    while all.count < literals + distances {
      let symbol = try symbol(table)
      switch symbol {
      case 0...15: all.append(UInt8(symbol))
      case 16:
        guard let last = all.last else { throw ReadingError(.damaged) }
        all += repeatElement(last, count: try take(2) + 3)
      case 17: all += repeatElement(0, count: try take(3) + 3)
      default: all += repeatElement(0, count: try take(7) + 11)
      }
    }
    guard all.count == literals + distances else { throw ReadingError(.damaged) }
    state = .block(try HuffmanTable(Array(all[..<literals])), try HuffmanTable(Array(all[literals...])))
  }

  /// 3.2.3: literals, lengths and distances up to the end of the block, or until a part is full.
  private mutating func block(_ literals: HuffmanTable, _ distances: HuffmanTable) throws(ReadingError) {
    let full = given + Inflate.partSize
    while made < full {
      let symbol = try symbol(literals)
      if symbol < 256 {
        try append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return state = .header }
      guard symbol < 286 else { throw ReadingError(.damaged) }
      let length = Inflate.lengthBase[symbol - 257] + (try take(Inflate.lengthBits[symbol - 257]))
      let code = try self.symbol(distances)
      guard code < 30 else { throw ReadingError(.damaged) }
      let distance = Inflate.distanceBase[code] + (try take(Inflate.distanceBits[code]))
      guard distance <= made else { throw ReadingError(.damaged) }
      guard length <= left, length <= output.count - made else {
        throw ReadingError(.tooLarge(limit: limit))
      }
      left -= length
      repeatBytes(length, from: made - distance)
    }
  }

  /// Repeats bytes behind those that are made, of which they may themselves be some.
  @inline(__always)
  private mutating func repeatBytes(_ length: Int, from source: Int) {
    let target = made
    made += length
    unsafe output.withUnsafeMutableBytes { bytes in
      guard source + length > target else {
        let repeated = unsafe UnsafeRawBufferPointer(rebasing: bytes[source..<source + length])
        return unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[target..<target + length]).copyMemory(
          from: repeated)
      }
      for offset in 0..<length { unsafe bytes[target + offset] = unsafe bytes[source + offset] }
    }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) throws(ReadingError) {
    guard left > 0, made < output.count else { throw ReadingError(.tooLarge(limit: limit)) }
    left -= 1
    output[made] = byte
    made += 1
  }

  @inline(__always)
  private mutating func symbol(_ table: HuffmanTable) throws(ReadingError) -> Int {
    if bitCount < 15 { try fill() }
    guard let (symbol, length) = table.symbol(bits) else {
      throw ReadingError(bitCount < 15 ? .cutShort : .damaged)
    }
    guard length <= bitCount else { throw ReadingError(.cutShort) }
    bits >>= UInt64(length)
    bitCount -= length
    return symbol
  }

  // MARK: Tables

  private static let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  /// 3.2.5: further bits rise by one after four lengths, after two distances; the longest length has none.
  private static let lengthBits = (0..<28).map { max(0, $0 / 4 - 1) } + [0]
  private static let lengthBase = bases(lengthBits.dropLast(), from: 3) + [258]
  private static let distanceBits = (0..<30).map { max(0, $0 / 2 - 1) }
  private static let distanceBase = bases(distanceBits[...], from: 1)

  private static func bases(_ bits: ArraySlice<Int>, from first: Int) -> [Int] {
    bits.dropLast().reduce(into: [first]) { bases, bits in bases.append(bases[bases.count - 1] + 1 << bits) }
  }
  /// 3.2.6.
  private static let fixedLiterals = HuffmanTable(
    complete: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
      + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8))
  private static let fixedDistances = HuffmanTable(complete: [UInt8](repeating: 5, count: 30))
}
