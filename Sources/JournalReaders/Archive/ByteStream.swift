import JournalModel

/// Bytes that come a part after the other, for files that are too large for the memory.
package protocol ByteStream {
  /// The next bytes; none at the end.
  mutating func next() throws(ReadingError) -> ArraySlice<UInt8>
}

/// A part of a file, from its start to its end.
package struct SourceStream: ByteStream {
  private let source: any ByteSource
  private var offset: Int
  private let end: Int

  private static let partSize = 1 << 18

  package init(_ source: any ByteSource, range: Range<Int>? = nil) {
    self.source = source
    offset = range?.lowerBound ?? 0
    end = range?.upperBound ?? source.count
  }

  package mutating func next() throws(ReadingError) -> ArraySlice<UInt8> {
    guard offset < end else { return [] }
    let part = try source.part(offset..<min(end, offset + SourceStream.partSize))
    offset += part.count
    if part.isEmpty { throw ReadingError(.cutShort) }
    return part[...]
  }
}

/// A member of an archive, which is checked at its end.
package struct MemberStream: ByteStream {
  private let size: Int
  private let checksum: UInt32
  private var sum = Checksum32.start
  private var count = 0
  private var packed: SourceStream
  private var inflate: Inflate?

  init(_ member: ZipArchive.Member, packed: SourceStream) {
    (size, checksum, self.packed) = (member.size, member.checksum, packed)
    guard member.method == 8 else { return }
    var packed = packed
    inflate = Inflate(limit: member.size) { () throws(ReadingError) in Array(try packed.next()) }
  }

  package mutating func next() throws(ReadingError) -> ArraySlice<UInt8> {
    let part = inflate == nil ? try packed.next() : try inflate?.next() ?? []
    Checksum32.update(&sum, with: part)
    count += part.count
    if part.isEmpty, count != size || ~sum != checksum { throw ReadingError(.damaged) }
    return part
  }
}

/// Bytes that are read a part at a time: a large file, or what is in memory already.
package protocol ByteSource: Sendable {
  var count: Int { get }
  /// A part of them; fewer bytes where they end before.
  func part(_ range: Range<Int>) throws(ReadingError) -> [UInt8]
}

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

  package init(_ bytes: [UInt8]) { all = bytes }

  package var count: Int { all.count }

  package func part(_ range: Range<Int>) throws(ReadingError) -> [UInt8] {
    Array(all[range.clamped(to: 0..<all.count)])
  }
}
