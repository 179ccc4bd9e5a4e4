import JournalModel

/// The members of a zip archive, found by name; a name is never used as a path.
///
/// The directory at the end says what there is, so that members with data descriptors need no guess. Archives
/// of more than 4 GiB (zip64) are read, encrypted members and other methods than "stored" and "deflated" are
/// refused.
///
/// - Source: APPNOTE 6.3.10 of PKWARE, sections 4.3 to 4.5.
package struct ZipArchive: Sendable {
  /// A member, as the directory lists it.
  package struct Member: Hashable, Sendable {
    /// Its name, `/` between the parts, none of which is empty, `.` or `..`.
    package var name: String
    /// How many bytes it says to become.
    package var size: Int
    var packedSize: Int
    var offset: Int
    var method: Int
    var checksum: UInt32
    /// Whether a password is needed to read it.
    package var isEncrypted: Bool
    /// When the file was last changed, on the clock of who packed it.
    package var modified: CivilTime?
  }

  private let source: any ByteSource
  /// The members in the order of the directory, without folders and what macOS adds beside files.
  package let members: [Member]
  private let indices: [String: Int]

  /// Whether bytes begin like an archive.
  package static func isArchive(_ start: [UInt8]) -> Bool {
    start.starts(with: [0x50, 0x4B, 0x03, 0x04]) || start.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// Reads the directory.
  ///
  /// - Throws: `SourceFlaw/cutShort` where the directory is missing, `SourceFlaw/damaged`,
  ///   `SourceFlaw/tooMany(limit:)`.
  package init(_ source: any ByteSource) throws(ReadingError) {
    self.source = source
    let directory = try ZipDirectory(source)
    members = try directory.members()
    var indices: [String: Int] = [:]
    for (index, member) in members.enumerated() where indices[member.name] == nil {
      indices[member.name] = index
    }
    self.indices = indices
  }

  package func member(named name: String) -> Member? { indices[name].map { members[$0] } }

  /// The bytes of a member.
  ///
  /// - Throws: `SourceFlaw/encrypted`, `SourceFlaw/unknownMethod(_:)`, `SourceFlaw/tooLarge(limit:)`,
  ///   `SourceFlaw/cutShort`, `SourceFlaw/damaged`.
  package func bytes(of member: Member, limit: Int) throws(ReadingError) -> [UInt8] {
    guard member.size <= limit, member.packedSize <= limit else {
      throw ReadingError(.tooLarge(limit: limit))
    }
    var stream = MemberStream(member, packed: SourceStream(source, range: try range(of: member)))
    return try stream.all(limit: limit)
  }

  /// A member that is an archive itself, which needs no memory where it is not packed a second time.
  ///
  /// - Parameter limit: how many bytes of one that is packed are read.
  package func source(of member: Member, limit: Int) throws(ReadingError) -> any ByteSource {
    if member.method == 0 { return PartSource(source, range: try range(of: member)) }
    var stream = try stream(of: member, limit: limit)
    guard ZipArchive.isArchive(Array(try stream.next().prefix(4))) else { throw ReadingError(.damaged) }
    return MemorySource(try bytes(of: member, limit: limit))
  }

  /// The bytes of a member, a part after the other.
  ///
  /// What is packed more than ``ReadingLimits/ratio`` times is no text that anyone wrote.
  ///
  /// - Throws: as ``bytes(of:limit:)``; while it is read also where it is damaged.
  package func stream(of member: Member, limit: Int) throws(ReadingError) -> MemberStream {
    let isLikely =
      member.size <= ReadingLimits.textBytes || member.size / ReadingLimits.ratio <= member.packedSize
    guard member.size <= limit, isLikely else { throw ReadingError(.tooLarge(limit: limit)) }
    return MemberStream(member, packed: SourceStream(source, range: try range(of: member)))
  }

  /// Where the packed bytes of a member are.
  private func range(of member: Member) throws(ReadingError) -> Range<Int> {
    if member.isEncrypted { throw ReadingError(.encrypted) }
    guard member.method == 0 || member.method == 8 else { throw ReadingError(.unknownMethod(member.method)) }
    let header = LittleEndian(try source.part(member.offset..<member.offset + 30))
    guard header.bytes.count == 30, header[0, 4] == 0x0403_4B50 else { throw ReadingError(.damaged) }
    let start = member.offset + 30 + header[26, 2] + header[28, 2]
    return start..<start + member.packedSize
  }
}

/// Numbers with the lowest byte first; 0 for those that are not there.
struct LittleEndian {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The number of `count` bytes at an offset; the largest `Int` where it is beyond.
  subscript(offset: Int, count: Int) -> Int {
    guard offset >= 0, count <= bytes.count - offset else { return 0 }
    var value: UInt64 = 0
    for index in (offset..<offset + count).reversed() { value = value << 8 | UInt64(bytes[index]) }
    return Int(clamping: value)
  }
}
