/// The directories of a TIFF file, as EXIF has them: each a list of fields; what leads out of the file is not
/// there.
///
/// - Source: CIPA DC-008 (EXIF 2.32), 4.6: a directory is a count and fields of 12 bytes, each a tag, a type,
///   a count and a value of up to 4 bytes, or where it is; behind them is where the next directory is.
package struct TIFF {
  package let bytes: [UInt8]
  private let isLittleEndian: Bool

  /// `nil` for any other bytes.
  package init?(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    isLittleEndian = self.bytes.first == UInt8(ascii: "I")
    guard number(at: 2, size: 2) == 42 else { return nil }
  }

  /// The fields of a directory, the first one where no place is given, and where the next one is.
  package func directory(at start: Int? = nil) -> (fields: [(tag: Int, value: Int?)], next: Int?) {
    guard let start = start ?? number(at: 4, size: 4), let count = number(at: start, size: 2) else {
      return ([], nil)
    }
    let places = (0..<count).map { start + 2 + $0 * 12 }.prefix { $0 + 12 <= bytes.count }
    let fields = places.map { place in
      // A short number stands in the first two bytes.
      (
        tag: number(at: place, size: 2) ?? 0,
        value: number(at: place + 8, size: number(at: place + 2, size: 2) == 3 ? 2 : 4)
      )
    }
    return (fields, number(at: start + 2 + count * 12, size: 4))
  }

  private func number(at start: Int, size: Int) -> Int? {
    guard start >= 0, start + size <= bytes.count else { return nil }
    let digits = bytes[start..<start + size]
    return (isLittleEndian ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
  }
}
