import JournalFiles
import JournalModel
import JournalReaders
import SystemLibrary

/// An archive of files, none of them packed smaller: texts are short, and photos are packed already.
///
/// One with more than 65,534 files, or of more than 4 GiB, ends as zip64 has it; all others as every program
/// reads them.
///
/// - Source: PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12, 4.3.14–4.3.16, 4.5.3; names are UTF-8 (bit 11 of
///   the flags).
package final class ZipWriter: FileTree {
  private let sink: any ByteSink
  private let zone: TimeZoneRules
  /// What the directory says of each file: of the rest of its record all are alike. In pieces: an array that
  /// grows is there twice.
  private var pieces: [(members: [Member], names: [UInt8])] = []
  private var (count, offset): (UInt64, UInt64) = (0, 0)

  private struct Member {
    var (sum, time, size): (UInt32, UInt32, UInt32)
    var nameLength: UInt16

    /// What both of its records begin with, behind their marks.
    var fields: [UInt8] {
      ZipWriter.bytes(UInt16(20), UInt16(0x0800), UInt16(0), time, sum, size, size, nameLength)
    }
  }

  /// An archive whose times are those of a zone's wall clock, as the form has it.
  package init(_ sink: any ByteSink, zone: TimeZoneRules) {
    self.sink = sink
    self.zone = zone
  }

  package func add(_ path: String, _ bytes: [UInt8], modified: Int64) throws(StoreError) {
    let name = PathText.bytes(path) ?? []
    guard bytes.count < 0xFFFF_FFFF, name.count <= 0xFFFF else {
      throw StoreError(path: path, reason: .tooLarge(bytes: Int64(bytes.count)))
    }
    let member = Member(
      sum: Checksum32.of(bytes), time: dosTime(modified), size: UInt32(bytes.count),
      nameLength: UInt16(name.count))
    if count % 1024 == 0 { pieces.append(([], [])) }
    pieces[pieces.count - 1].members.append(member)
    pieces[pieces.count - 1].names += name
    count += 1
    let local = [0x50, 0x4B, 3, 4] + member.fields + [0, 0] + name
    try sink.write(local)
    try sink.write(bytes)
    offset += UInt64(local.count + bytes.count)
  }

  package func finish() throws(StoreError) {
    var (start, length, part): (UInt64, UInt64, [UInt8]) = (0, 0, [])
    for (members, names) in pieces {
      part.removeAll(keepingCapacity: true)
      add(members, names[...], from: &start, to: &part)
      try sink.write(part)
      length += UInt64(part.count)
    }
    let isLarge = count >= 0xFFFF || offset >= 0xFFFF_FFFF || length >= 0xFFFF_FFFF
    let small = UInt16(clamping: count)
    try sink.write(
      (isLarge ? end(behind: length) : []) + [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
        + ZipWriter.bytes(small, small, UInt32(clamping: length), UInt32(clamping: offset), UInt16(0)))
  }

  /// Appends what the directory says of some files, the first of which begins at an offset, which is moved.
  private func add(
    _ members: [Member], _ names: ArraySlice<UInt8>, from start: inout UInt64, to part: inout [UInt8]
  ) {
    var names = names
    for member in members {
      // Where it begins, in the field for what has no room in four bytes.
      let further: [UInt8] = start >= 0xFFFF_FFFF ? [1, 0, 8, 0] + ZipWriter.bytes(start) : []
      // Made by a system with permissions: 0600 in the upper half of the outer attributes.
      part += [0x50, 0x4B, 1, 2, 20, 3] + member.fields
      part += ZipWriter.bytes(
        UInt16(further.count), UInt16(0), UInt32(0), UInt32(0o100600) << 16, UInt32(clamping: start))
      part += names.prefix(Int(member.nameLength)) + further
      names = names.dropFirst(Int(member.nameLength))
      start += 30 + UInt64(member.nameLength) + UInt64(member.size)
    }
  }

  /// The end in numbers of eight bytes (4.3.14), and where it is (4.3.15), behind a directory of a length.
  private func end(behind length: UInt64) -> [UInt8] {
    return [0x50, 0x4B, 6, 6, 44, 0, 0, 0, 0, 0, 0, 0, 45, 3, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      + ZipWriter.bytes(count, count, length, offset)
      + [0x50, 0x4B, 6, 7, 0, 0, 0, 0] + ZipWriter.bytes(offset + length, UInt32(1))
  }

  /// Two seconds are the smallest step, and 1980 is the first year.
  private func dosTime(_ nanoseconds: Int64) -> UInt32 {
    let local = zone.local(Instant(secondsSinceEpoch: nanoseconds / 1_000_000_000))
    let (year, month, day) = local.day.fields
    guard (1980...2107).contains(year) else { return 0x0021_0000 }
    let date = UInt32(year - 1980) << 9 | UInt32(month) << 5 | UInt32(day)
    let time = local.time
    return date << 16 | UInt32(time.hour) << 11 | UInt32(time.minute) << 5 | UInt32(time.second / 2)
  }

  /// Numbers with the lowest byte first.
  private static func bytes<each Number: FixedWidthInteger>(_ numbers: repeat each Number) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in repeat each numbers {
      unsafe withUnsafeBytes(of: number.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    }
    return bytes
  }
}
