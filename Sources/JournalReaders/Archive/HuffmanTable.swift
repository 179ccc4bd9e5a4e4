import JournalModel

/// A canonical code of deflate: what the next bits mean.
///
/// Codes of at most ten bits are looked up at once; longer ones, which are rare, are counted through.
///
/// - Source: RFC 1951, 3.2.2.
struct HuffmanTable {
  /// Symbol × 16 + length under the next ten bits; 0 where the code is longer or there is none.
  private var quick = [UInt16](repeating: 0, count: 1024)
  /// Codes of each length.
  private var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their codes.
  private var symbols: [UInt16] = []

  /// A table from the length of each symbol's code.
  ///
  /// - Throws: `SourceFlaw/damaged` where more codes are given than there can be.
  init(_ lengths: [UInt8]) throws(ReadingError) {
    self.init(complete: lengths)
    var left = 1
    for length in 1...15 {
      left = left << 1 - counts[length]
      if left < 0 { throw ReadingError(.damaged) }
    }
  }

  /// A table from lengths that are known to be right.
  init(complete lengths: [UInt8]) {
    for length in lengths where length > 0 { counts[Int(min(length, 15))] += 1 }
    var starts = [Int](repeating: 0, count: 17)
    var codes = [Int](repeating: 0, count: 17)
    for length in 1...15 {
      starts[length + 1] = starts[length] + counts[length]
      codes[length + 1] = (codes[length] + counts[length]) << 1
    }
    symbols = [UInt16](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(min(length, 15))
      symbols[starts[length]] = UInt16(symbol)
      starts[length] += 1
      let code = codes[length]
      codes[length] += 1
      if length <= 10 { remember(symbol, code: code, length: length) }
    }
  }

  /// Codes stand in the stream with their first bit lowest.
  private mutating func remember(_ symbol: Int, code: Int, length: Int) {
    var reversed = 0
    for bit in 0..<length where code & (1 << bit) != 0 { reversed |= 1 << (length - 1 - bit) }
    var index = reversed
    while index < quick.count {
      quick[index] = UInt16(symbol * 16 + length)
      index += 1 << length
    }
  }

  /// The symbol that the next bits begin with, and how many bits it takes; `nil` where they are no code.
  @inline(__always)
  func symbol(_ bits: UInt64) -> (symbol: Int, length: Int)? {
    let entry = Int(quick[Int(bits & 1023)])
    if entry != 0 { return (entry >> 4, entry & 15) }
    return longSymbol(bits)
  }

  private func longSymbol(_ bits: UInt64) -> (symbol: Int, length: Int)? {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= Int(bits >> UInt64(length - 1) & 1)
      if code - counts[length] < first { return (Int(symbols[index + code - first]), length) }
      index += counts[length]
      first = (first + counts[length]) << 1
      code <<= 1
    }
    return nil
  }
}
