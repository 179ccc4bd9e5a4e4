import JournalModel

/// Bytes that are read a part at a time: a large file, or what is in memory already.
package protocol ByteSource: Sendable {
  /// How many bytes there are.
  var count: Int { get }
  /// A part of them; fewer bytes where they end before.
  func part(_ range: Range<Int>) throws(ReadingError) -> [UInt8]
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
