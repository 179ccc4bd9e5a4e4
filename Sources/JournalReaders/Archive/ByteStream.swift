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

  /// All of a file, or a part of it.
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
