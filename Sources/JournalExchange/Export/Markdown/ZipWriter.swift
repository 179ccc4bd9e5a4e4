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
  private var directory: [UInt8] = []
  private var offset: UInt64 = 0
  private var fileCount = 0

  /// An archive whose times are those of a zone's wall clock, as the form has it.
  package init(_ sink: any ByteSink, zone: TimeZoneRules) {
    self.sink = sink
    self.zone = zone
  }

  /// Whether a file begins as an archive of Markdown files of this program does: other programs pack these
  /// smaller, or don't say that their names are UTF-8.
  package static func begins(_ start: [UInt8]) -> Bool {
    guard start.count >= 34, start.starts(with: opening) else { return false }
    let length = Int(start[26]) + Int(start[27]) << 8
    return start.dropFirst(30).prefix(length).suffix(3).elementsEqual(".md".utf8)
  }

  /// Whether a file begins as an archive of this program does whose first file has a name and no time.
  package static func begins(_ start: [UInt8], with name: String) -> Bool {
    start.starts(with: opening + [0, 0, 0x21, 0]) && start.dropFirst(30).starts(with: name.utf8)
  }

  /// A file of an archive that is not packed and whose name is UTF-8.
  private static let opening: [UInt8] = [0x50, 0x4B, 3, 4, 20, 0, 0, 8, 0, 0]

  package func add(_ path: String, _ bytes: [UInt8], modified: Int64) throws(StoreError) {
    let name = PathText.bytes(path) ?? []
    guard bytes.count < 0xFFFF_FFFF, name.count <= 0xFFFF else {
      throw StoreError(path: path, reason: .tooLarge(bytes: Int64(bytes.count)))
    }
    let (sum, time) = (Checksum32.of(bytes), dosTime(modified))
    var shared: [UInt8] = []
    ZipWriter.append(UInt16(20), to: &shared)
    ZipWriter.append(UInt16(0x0800), to: &shared)
    ZipWriter.append(UInt16(0), to: &shared)
    ZipWriter.append(time, to: &shared)
    ZipWriter.append(sum, to: &shared)
    ZipWriter.append(UInt32(bytes.count), to: &shared)
    ZipWriter.append(UInt32(bytes.count), to: &shared)
    ZipWriter.append(UInt16(name.count), to: &shared)
    let local = [0x50, 0x4B, 3, 4] + shared + [0, 0] + name
    let further = furtherField
    // Made by a system with permissions: 0600 in the upper half of the outer attributes.
    directory += [0x50, 0x4B, 1, 2, 20, 3] + shared
    ZipWriter.append(UInt16(further.count), to: &directory)
    directory += [UInt8](repeating: 0, count: 6)
    ZipWriter.append(UInt32(0o100600) << 16, to: &directory)
    ZipWriter.append(UInt32(clamping: offset), to: &directory)
    directory += name + further
    try sink.write(local)
    try sink.write(bytes)
    offset += UInt64(local.count + bytes.count)
    fileCount += 1
  }

  /// Where a file begins, in the field for what has no room in four bytes; empty where it has.
  private var furtherField: [UInt8] {
    guard offset >= 0xFFFF_FFFF else { return [] }
    var field: [UInt8] = [1, 0, 8, 0]
    ZipWriter.append(offset, to: &field)
    return field
  }

  package func finish() throws(StoreError) {
    var end: [UInt8] = []
    if fileCount >= 0xFFFF || offset >= 0xFFFF_FFFF || directory.count >= 0xFFFF_FFFF {
      addLargeEnd(to: &end)
    }
    end += [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    ZipWriter.append(UInt16(clamping: fileCount), to: &end)
    ZipWriter.append(UInt16(clamping: fileCount), to: &end)
    ZipWriter.append(UInt32(clamping: directory.count), to: &end)
    ZipWriter.append(UInt32(clamping: offset), to: &end)
    ZipWriter.append(UInt16(0), to: &end)
    try sink.write(directory)
    try sink.write(end)
  }

  /// The end in numbers of eight bytes (4.3.14), and where it is (4.3.15).
  private func addLargeEnd(to end: inout [UInt8]) {
    end += [0x50, 0x4B, 6, 6, 44, 0, 0, 0, 0, 0, 0, 0, 45, 3, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for number in [UInt64(fileCount), UInt64(fileCount), UInt64(directory.count), offset] {
      ZipWriter.append(number, to: &end)
    }
    end += [0x50, 0x4B, 6, 7, 0, 0, 0, 0]
    ZipWriter.append(offset + UInt64(directory.count), to: &end)
    ZipWriter.append(UInt32(1), to: &end)
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

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
