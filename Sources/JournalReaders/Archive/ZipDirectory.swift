import JournalModel

/// The directory at the end of a zip archive.
///
/// | offset | bytes | end of the directory (4.3.16) | offset | bytes | entry (4.3.12) |
/// |---|---|---|---|---|---|
/// | 0 | 4 | `PK\5\6` | 0 | 4 | `PK\1\2` |
/// | 10 | 2 | entries | 8 | 2 | flags: bit 0 encrypted |
/// | 12 | 4 | bytes of the directory | 10 | 2 | method: 0 stored, 8 deflated |
/// | | | | 12, 14 | 2 | time and day on the clock of who packed it (4.4.6) |
/// | 16 | 4 | where it begins | 16, 20, 24 | 4 | checksum, packed size, size |
/// | 20 | 2 | bytes of a comment | 28, 30, 32 | 2 | bytes of name, extra fields, comment |
/// | | | | 42 | 4 | where the member begins |
struct ZipDirectory {
  private let bytes: LittleEndian
  private let count: Int
  private let end: Int

  init(_ source: any ByteSource) throws(ReadingError) {
    let tailStart = max(0, source.count - 66_000)
    let tail = LittleEndian(try source.part(tailStart..<source.count))
    guard let endRecord = ZipDirectory.endRecord(tail) else { throw ReadingError(.cutShort) }
    var (count, size, offset) = (tail[endRecord + 10, 2], tail[endRecord + 12, 4], tail[endRecord + 16, 4])
    var end = tailStart + endRecord
    if count == 0xFFFF || size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF, endRecord >= 20,
      tail[endRecord - 20, 4] == 0x0706_4B50
    {
      let start = tail[endRecord - 12, 8]
      guard start <= source.count - 56 else { throw ReadingError(.damaged) }
      let record = LittleEndian(try source.part(start..<start + 56))
      guard record[0, 4] == 0x0606_4B50 else { throw ReadingError(.damaged) }
      (count, size, offset) = (record[32, 8], record[40, 8], record[48, 8])
      end = start
    }
    guard count <= ReadingLimits.members, size <= ReadingLimits.textBytes else {
      throw ReadingError(.tooMany(limit: ReadingLimits.members))
    }
    guard offset <= end, size <= end - offset else { throw ReadingError(.damaged) }
    bytes = LittleEndian(try source.part(offset..<offset + size))
    self.count = count
    self.end = offset
  }

  /// Where the end record begins: the last one whose comment reaches to the end of the file or before it.
  private static func endRecord(_ tail: LittleEndian) -> Int? {
    guard tail.bytes.count >= 22 else { return nil }
    for offset in stride(from: tail.bytes.count - 22, through: 0, by: -1)
    where tail.bytes[offset] == 0x50 && tail[offset, 4] == 0x0605_4B50 {
      if tail[offset + 20, 2] <= tail.bytes.count - offset - 22 { return offset }
    }
    return nil
  }

  func members() throws(ReadingError) -> [ZipArchive.Member] {
    var members: [ZipArchive.Member] = []
    var offset = 0
    for _ in 0..<count {
      guard offset + 46 <= bytes.bytes.count, bytes[offset, 4] == 0x0201_4B50 else {
        throw ReadingError(.damaged)
      }
      let (nameLength, extraLength) = (bytes[offset + 28, 2], bytes[offset + 30, 2])
      let nameEnd = offset + 46 + nameLength
      guard nameEnd + extraLength <= bytes.bytes.count else { throw ReadingError(.damaged) }
      if let name = MemberName.cleaned(Array(bytes.bytes[(offset + 46)..<nameEnd])) {
        members.append(try member(at: offset, name: name, extra: nameEnd..<nameEnd + extraLength))
      }
      offset = nameEnd + extraLength + bytes[offset + 32, 2]
    }
    return members
  }

  private func member(
    at offset: Int, name: String, extra: Range<Int>
  ) throws(ReadingError) -> ZipArchive.Member {
    var member = ZipArchive.Member(
      name: name, size: bytes[offset + 24, 4], packedSize: bytes[offset + 20, 4],
      offset: bytes[offset + 42, 4],
      method: bytes[offset + 10, 2], checksum: UInt32(truncatingIfNeeded: bytes[offset + 16, 4]),
      isEncrypted: bytes[offset + 8, 2] & 1 != 0,
      modified: ZipDirectory.moment(day: bytes[offset + 14, 2], time: bytes[offset + 12, 2]))
    readZip64(extra, into: &member)
    guard member.offset < end, member.packedSize <= end - member.offset else { throw ReadingError(.damaged) }
    return member
  }

  /// 4.4.6: days since 1980 in years, months and days, times in steps of two seconds; `nil` where nobody set
  /// them.
  private static func moment(day: Int, time: Int) -> CivilTime? {
    guard let civil = CivilDay(year: 1980 + day >> 9, month: day >> 5 & 15, day: day & 31),
      let clock = ClockTime(hour: time >> 11, minute: time >> 5 & 63, second: min(time & 31, 29) * 2)
    else { return nil }
    return CivilTime(day: civil, time: clock)
  }

  /// 4.5.3: the sizes and the offset that have no room in 32 bits, in this order.
  private func readZip64(_ extra: Range<Int>, into member: inout ZipArchive.Member) {
    var offset = extra.lowerBound
    while offset + 4 <= extra.upperBound {
      let (id, length) = (bytes[offset, 2], bytes[offset + 2, 2])
      var field = offset + 4
      let fieldEnd = min(field + length, extra.upperBound)
      offset = field + length
      guard id == 1 else { continue }
      for path in [\ZipArchive.Member.size, \.packedSize, \.offset] where member[keyPath: path] == 0xFFFF_FFFF
      {
        guard field + 8 <= fieldEnd else { return }
        member[keyPath: path] = bytes[field, 8]
        field += 8
      }
    }
  }
}

/// The names in archives and folders of other programs.
package enum MemberName {
  /// A name that can be looked up: `nil` for folders, names that lead elsewhere, and what macOS adds.
  static func cleaned(_ bytes: [UInt8]) -> String? {
    let text =
      String(validating: bytes, as: UTF8.self) ?? String(decoding: SourceText.utf8(bytes), as: UTF8.self)
    guard let last = text.utf8.last, last != 0x2F, last != 0x5C, !text.utf8.contains(0) else { return nil }
    let parts = text.utf8.split { $0 == 0x2F || $0 == 0x5C }.map { String(Substring($0)) }.filter {
      $0 != "."
    }
    return isWanted(parts) ? parts.joined(separator: "/") : nil
  }

  /// Whether the parts of a name are those of a file that a person means.
  package static func isWanted(_ parts: [String]) -> Bool {
    guard let name = parts.last else { return false }
    return !parts.contains("..") && parts.first != "__MACOSX" && !name.hasPrefix("._") && name != ".DS_Store"
  }

  /// The last part of a name.
  package static func base(_ name: String) -> String {
    name.utf8.lastIndex(of: 0x2F).map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  /// The folder of a name; empty at the top.
  package static func folder(_ name: String) -> String {
    name.utf8.lastIndex(of: 0x2F).map { String(name[..<$0]) } ?? ""
  }

  /// What stands behind the last point of a name, in lower case; empty where there is none.
  package static func ending(_ name: String) -> String {
    let base = base(name)
    guard let point = base.utf8.lastIndex(of: 0x2E), point > base.startIndex else { return "" }
    return base[base.utf8.index(after: point)...].lowercased()
  }

  /// The last part of a name without its ending.
  package static func stem(_ name: String) -> String {
    let base = base(name)
    guard let point = base.utf8.lastIndex(of: 0x2E), point > base.startIndex else { return base }
    return String(base[..<point])
  }
}
