/// Bytes that are read a part at a time: a large file, or what is in memory already.
package protocol ByteSource: Sendable {
  /// How many bytes there are.
  var count: Int { get }
  /// A part of them; fewer bytes where they end before.
  func part(_ range: Range<Int>) throws(ReadingError) -> [UInt8]
}

/// A part of a source, as one of its own.
package struct PartSource: ByteSource {
  private let source: any ByteSource
  private let range: Range<Int>

  init(_ source: any ByteSource, range: Range<Int>) {
    self.source = source
    self.range = range.clamped(to: 0..<source.count)
  }

  package var count: Int { range.count }

  package func part(_ part: Range<Int>) throws(ReadingError) -> [UInt8] {
    let part = part.clamped(to: 0..<range.count)
    return try source.part(range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
  }
}

/// Bytes in memory.
package struct MemorySource: ByteSource {
  private let all: [UInt8]

  /// These bytes.
  package init(_ bytes: [UInt8]) { all = bytes }

  package var count: Int { all.count }

  package func part(_ range: Range<Int>) throws(ReadingError) -> [UInt8] {
    Array(all[range.clamped(to: 0..<all.count)])
  }
}
