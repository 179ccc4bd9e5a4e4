/// A position in a text.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// The offset in bytes, from 0.
  public var offset: Int

  /// A position in a text.
  public init(line: Int, column: Int, offset: Int) {
    (self.line, self.column, self.offset) = (line, column, offset)
  }

  /// The position of a byte; line breaks are LF, CRLF and CR. A byte order mark takes no column.
  public init(offset: Int, in bytes: [UInt8]) {
    self = unsafe bytes.withUnsafeBufferPointer { bytes in
      var counter = unsafe LineCounter(bytes)
      return counter.position(of: offset)
    }
  }

  /// Earlier positions come first.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }
}

/// Counts lines and columns; ascending offsets cost one pass together.
@safe struct LineCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var line = 1
  private var lineStart = 0
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

  mutating func position(of target: Int) -> SourcePosition {
    let target = unsafe min(max(target, 0), bytes.count)
    if target < offset { (line, lineStart, offset) = (1, 0, 0) }
    while offset < target {
      let byte = unsafe bytes[offset]
      offset += 1
      if unsafe byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) {
        line += 1
        lineStart = offset
      }
    }
    return SourcePosition(line: line, column: column(of: target), offset: target)
  }

  /// Unicode scalars are the bytes that continue none.
  private func column(of target: Int) -> Int {
    var start = lineStart
    if start == 0, target >= 3, unsafe bytes[0] == 0xEF, unsafe bytes[1] == 0xBB, unsafe bytes[2] == 0xBF {
      start = 3
    }
    var column = 1
    for index in start..<max(start, target) where unsafe bytes[index] & 0xC0 != 0x80 { column += 1 }
    return column
  }
}
