import SystemLibrary

/// The lines that git leaves in a file whose merge is not finished.
package enum MergeMarkers {
  /// Whether `<<<<<<<`, `=======` and `>>>>>>>` begin lines of a text, in this order.
  package static func areIn(_ bytes: UnsafeRawBufferPointer) -> Bool { unsafe start(in: bytes) != nil }

  /// Whether `<<<<<<<`, `=======` and `>>>>>>>` begin lines of a text, in this order.
  package static func areIn(_ bytes: [UInt8]) -> Bool { start(in: bytes) != nil }

  /// Where the first line begins that opens a clash; `nil` where there is none.
  package static func start(in bytes: [UInt8]) -> Int? {
    unsafe bytes.withUnsafeBytes { unsafe start(in: $0) }
  }

  /// Markers have seven signs, or more where a merge was made of merges; those of one clash have as many.
  private static func start(in bytes: UnsafeRawBufferPointer) -> Int? {
    var offset = 0
    var unfinished: Set<Int> = []
    while let opening = unsafe line("<", of: nil, in: bytes, from: offset) {
      // What had no end further up has none further down.
      if !unfinished.contains(opening.size) {
        let middle = unsafe line("=", of: opening.size, in: bytes, from: opening.end)
        if let middle, unsafe line(">", of: opening.size, in: bytes, from: middle.end) != nil {
          return opening.start
        }
        unfinished.insert(opening.size)
      }
      offset = opening.end
    }
    return nil
  }

  private struct Line {
    var start: Int
    var end: Int
    var size: Int { end - start }
  }

  /// The next line of a marker: of so many signs, or of seven and up to 200, which is as many as a driver
  /// writes.
  private static func line(
    _ sign: Unicode.Scalar, of size: Int?, in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Line? {
    let byte = UInt8(ascii: sign)
    var offset = start
    while let found = unsafe System.firstIndex(of: byte, in: bytes, from: offset) {
      var end = found + 1
      while end < bytes.count, unsafe bytes[end] == byte { end += 1 }
      let isAtLineStart = unsafe found == 0 || bytes[found - 1] == 0x0A || bytes[found - 1] == 0x0D
      let next = unsafe end < bytes.count ? bytes[end] : 0x0A
      let isEnded = next == 0x0A || next == 0x0D || (next == 0x20 && sign != "=")
      let isOfSize = size.map { $0 == end - found } ?? (7...200).contains(end - found)
      if isAtLineStart, isEnded, isOfSize { return Line(start: found, end: end) }
      offset = end
    }
    return nil
  }
}
