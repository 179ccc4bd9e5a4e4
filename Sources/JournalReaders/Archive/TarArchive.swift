import JournalModel

/// The members of a tar archive, found by name; a name is never used as a path.
///
/// | offset | bytes | field | | offset | bytes | field |
/// |---|---|---|---|---|---|---|
/// | 0 | 100 | name | | 148 | 8 | sum of the header's bytes, octal |
/// | 124 | 12 | size, octal | | 156 | 1 | type: `0` or NUL file, `x` and `L` a name for what follows |
/// | 136 | 12 | seconds since 1970, octal | | 257, 345 | 5, 155 | `ustar`; what stands before the name |
///
/// - Source: POSIX.1-2017, pax, "ustar Interchange Format" and "pax Extended Header"; GNU's long names.
package struct TarArchive: Sendable {
  /// A member: where its bytes are, and when the file was last changed, in seconds since 1970.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var range: Range<Int>
    package var modified: Int64
  }

  private let source: any ByteSource
  /// The files in the order of the archive.
  package private(set) var members: [Member] = []
  private var indices: [String: Int] = [:]

  private static let block = 512
  /// Longest name of a file.
  private static let longestName = 1 << 16

  /// Whether bytes begin like an archive: the sum of its first header is right.
  package static func isArchive(_ start: [UInt8]) -> Bool {
    guard start.count >= block, start[0] != 0, let sum = octal(start[148..<156]) else { return false }
    let header = start[..<block]
    let bytes = header.reduce(0) { $0 + Int($1) } - start[148..<156].reduce(0) { $0 + Int($1) } + 8 * 0x20
    return bytes == sum
  }

  /// Reads the headers.
  ///
  /// - Throws: `SourceFlaw/cutShort` where a member is longer than the file, `SourceFlaw/damaged`,
  ///   `SourceFlaw/tooMany(limit:)`.
  package init(_ source: any ByteSource) throws(ReadingError) {
    self.source = source
    var (offset, longName) = (0, [UInt8]?.none)
    while offset + TarArchive.block <= source.count {
      let header = try source.part(offset..<offset + TarArchive.block)
      if header.allSatisfy({ $0 == 0 }) { break }
      guard TarArchive.isArchive(header), let size = TarArchive.octal(header[124..<136]) else {
        throw ReadingError(.damaged)
      }
      let start = offset + TarArchive.block
      guard size <= source.count - start else { throw ReadingError(.cutShort) }
      let range = start..<start + size
      offset = start + (size + TarArchive.block - 1) / TarArchive.block * TarArchive.block
      switch header[156] {
      case UInt8(ascii: "L"), UInt8(ascii: "x"):
        guard size <= TarArchive.longestName else { throw ReadingError(.damaged) }
        let bytes = try source.part(range)
        longName =
          header[156] == UInt8(ascii: "L") ? Array(bytes.prefix { $0 != 0 }) : TarArchive.path(of: bytes)
      case UInt8(ascii: "0"), 0:
        guard members.count < ReadingLimits.members else {
          throw ReadingError(.tooMany(limit: ReadingLimits.members))
        }
        if let name = MemberName.cleaned(longName ?? TarArchive.name(header)) {
          let modified = Int64(TarArchive.octal(header[136..<148]) ?? 0)
          if indices[name] == nil { indices[name] = members.count }
          members.append(Member(name: name, range: range, modified: modified))
        }
        longName = nil
      default: longName = nil
      }
    }
  }

  package func member(named name: String) -> Member? { indices[name].map { members[$0] } }

  package func bytes(of member: Member, limit: Int) throws(ReadingError) -> [UInt8] {
    guard member.range.count <= limit else { throw ReadingError(.tooLarge(limit: limit)) }
    return try source.part(member.range)
  }

  /// The bytes of a member, a part after the other.
  package func stream(of member: Member) -> any ByteStream { SourceStream(source, range: member.range) }

  private static func name(_ header: [UInt8]) -> [UInt8] {
    let name = header[..<100].prefix { $0 != 0 }
    guard header[257..<262].elementsEqual("ustar".utf8) else { return Array(name) }
    let prefix = header[345..<500].prefix { $0 != 0 }
    return prefix.isEmpty ? Array(name) : Array(prefix) + [UInt8(ascii: "/")] + name
  }

  /// The name in an extended header, whose lines are `LENGTH path=NAME`.
  private static func path(of bytes: [UInt8]) -> [UInt8]? {
    for line in bytes.split(separator: 0x0A) {
      guard let blank = line.firstIndex(of: 0x20) else { continue }
      let record = line[(blank + 1)...]
      if record.starts(with: "path=".utf8) { return Array(record.dropFirst(5)) }
    }
    return nil
  }

  /// A number in octal digits, with blanks or NUL around it.
  private static func octal(_ field: ArraySlice<UInt8>) -> Int? {
    var (number, hasDigit) = (0, false)
    for byte in field.drop(while: { $0 == 0x20 }) {
      if byte == 0 || byte == 0x20 { break }
      guard byte &- 0x30 < 8 else { return nil }
      (number, hasDigit) = (number * 8 + Int(byte - 0x30), true)
    }
    return hasDigit ? number : nil
  }
}
