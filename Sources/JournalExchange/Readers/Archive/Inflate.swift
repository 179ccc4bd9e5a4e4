import JournalModel

/// Expands deflated bytes.
///
/// - Source: RFC 1951.
package struct Inflate {
  private let input: [UInt8]
  private var place = 0
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// The bytes that were deflated.
  ///
  /// - Parameters:
  ///   - limit: how many bytes they may become.
  ///   - expected: how many they should become, to make room for them.
  /// - Throws: `SourceFlaw/tooLarge(limit:)`, `SourceFlaw/cutShort`, `SourceFlaw/damaged`.
  package static func expanded(
    _ input: [UInt8], limit: Int, expected: Int = 0
  ) throws(ReadingError) -> [UInt8] {
    var inflate = Inflate(input: input, limit: limit)
    inflate.output.reserveCapacity(min(limit, min(expected, input.count &* 8)))
    var isLast = false
    while !isLast {
      isLast = try inflate.take(1) == 1
      switch try inflate.take(2) {
      case 0: try inflate.stored()
      case 1: try inflate.block(Inflate.fixedLiterals, Inflate.fixedDistances)
      case 2: try inflate.dynamic()
      default: throw ReadingError(.damaged)
      }
    }
    return inflate.output
  }

  private init(input: [UInt8], limit: Int) {
    self.input = input
    self.limit = limit
  }

  // MARK: Bits

  @inline(__always)
  private mutating func fill() {
    while bitCount <= 48, place < input.count {
      bits |= UInt64(input[place]) << UInt64(bitCount)
      place += 1
      bitCount += 8
    }
  }

  private mutating func take(_ count: Int) throws(ReadingError) -> Int {
    fill()
    guard bitCount >= count else { throw ReadingError(.cutShort) }
    let value = Int(bits & (1 << UInt64(count) - 1))
    bits >>= UInt64(count)
    bitCount -= count
    return value
  }

  // MARK: Blocks

  /// 3.2.4.
  private mutating func stored() throws(ReadingError) {
    _ = try take(bitCount % 8)
    let length = try take(16)
    guard try take(16) == ~length & 0xFFFF else { throw ReadingError(.damaged) }
    for _ in 0..<length { try append(UInt8(take(8))) }
  }

  /// 3.2.7.
  private mutating func dynamic() throws(ReadingError) {
    let literals = try take(5) + 257
    let distances = try take(5) + 1
    let codes = try take(4) + 4
    var lengths = [UInt8](repeating: 0, count: 19)
    for place in 0..<codes { lengths[Inflate.codeOrder[place]] = UInt8(try take(3)) }
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
    try block(try HuffmanTable(Array(all[..<literals])), try HuffmanTable(Array(all[literals...])))
  }

  /// 3.2.3: literals, lengths and distances up to the end of the block.
  private mutating func block(_ literals: HuffmanTable, _ distances: HuffmanTable) throws(ReadingError) {
    while true {
      let symbol = try symbol(literals)
      if symbol < 256 {
        try append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol < 286 else { throw ReadingError(.damaged) }
      let length = Inflate.lengthBase[symbol - 257] + (try take(Inflate.lengthBits[symbol - 257]))
      let code = try self.symbol(distances)
      guard code < 30 else { throw ReadingError(.damaged) }
      let distance = Inflate.distanceBase[code] + (try take(Inflate.distanceBits[code]))
      guard distance <= output.count else { throw ReadingError(.damaged) }
      guard output.count + length <= limit else { throw ReadingError(.tooLarge(limit: limit)) }
      var source = output.count - distance
      for _ in 0..<length {
        output.append(output[source])
        source += 1
      }
    }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) throws(ReadingError) {
    guard output.count < limit else { throw ReadingError(.tooLarge(limit: limit)) }
    output.append(byte)
  }

  @inline(__always)
  private mutating func symbol(_ table: HuffmanTable) throws(ReadingError) -> Int {
    fill()
    guard let (symbol, length) = table.symbol(bits) else {
      throw ReadingError(bitCount < 15 && place >= input.count ? .cutShort : .damaged)
    }
    guard length <= bitCount else { throw ReadingError(.cutShort) }
    bits >>= UInt64(length)
    bitCount -= length
    return symbol
  }

  // MARK: Tables

  private static let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengthBase = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227,
    258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097,
    6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
  /// 3.2.6.
  private static let fixedLiterals = HuffmanTable(
    complete: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
      + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8))
  private static let fixedDistances = HuffmanTable(complete: [UInt8](repeating: 5, count: 30))
}
