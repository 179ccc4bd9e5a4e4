import JournalFiles
import JournalModel
import JournalReaders
import Testing

@testable import JournalExchange

@Suite struct ZipWriterTests {
  private struct Bytes: ByteSource {
    let bytes: [UInt8]
    var count: Int { bytes.count }
    func part(_ range: Range<Int>) -> [UInt8] { Array(bytes[range.clamped(to: 0..<count)]) }
  }

  /// An archive of so many files, each with its number as its text.
  private func archive(_ count: Int) throws -> [UInt8] {
    let sink = MemorySink()
    let zip = ZipWriter(sink, zone: .fixed(offset: 0))
    for number in 0..<count { try zip.add("2026/\(number).md", Array("\(number)".utf8), modified: 0) }
    try zip.finish()
    return sink.bytes
  }

  @Test(arguments: [
    (0, false), (1, false), (65_534, false), (65_535, true), (65_536, true), (70_000, true),
  ])
  func `an archive has as many files as are added, in zip64 where two bytes don't count them`(
    count: Int, isLarge: Bool
  ) throws {
    let bytes = try archive(count)
    let zip = try ZipArchive(Bytes(bytes: bytes))
    #expect(zip.members.count == count)
    #expect(bytes.suffix(42).starts(with: [0x50, 0x4B, 6, 7]) == isLarge)
    guard let last = zip.members.last else { return }
    #expect(last.name == "2026/\(count - 1).md")
    #expect(try zip.bytes(of: last, limit: 10) == Array("\(count - 1)".utf8))
  }
}
