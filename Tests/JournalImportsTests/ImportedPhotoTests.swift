import ImportTestSupport
import JournalImports
import JournalModel
import JournalTestSupport
import Testing

@Suite struct ImportedPhotoTests {
  /// A picture of one pixel, with a segment in which a camera says where it was.
  private static let exif: [UInt8] = {
    let text =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 0] + Array("GPS 45.7640".utf8)
    return [0xFF, 0xE1, 0, UInt8(text.count + 2)] + text
  }()
  private static let photo: [UInt8] =
    [0xFF, 0xD8] + exif + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0x3F, 0, 0x11, 0x22, 0xFF, 0xD9]

  private func imported(_ photo: [UInt8], _ change: (inout ImportContext) -> Void = { _ in }) throws -> (
    ImportReceipt, [UInt8]?
  ) {
    let reading = try Reading()
    reading.folder.makeFolder("notes")
    reading.folder.write("---\ndate: 2026-11-20\n---\n\n![A](a.jpg)\n", to: "notes/2026-11-20.md")
    reading.folder.write(photo, to: "notes/a.jpg")
    var context = reading.context
    change(&context)
    let source = try ImportSource(path: reading.folder.absolute("notes"))
    let receipt = try JournalImport(source, as: .markdown, into: reading.journal, context, now: Reading.now)
      .write()
    let path = reading.folder.files().first { $0.hasSuffix(".jpg") && $0.hasPrefix("journal/") }
    return (receipt, path.flatMap { reading.folder.bytes(of: $0) })
  }

  @Test func `a photo comes without its position unless that may stay`() throws {
    let (receipt, copied) = try imported(Self.photo)
    #expect(receipt.mediaFound == 1)
    let bytes = try #require(copied)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("GPS"))
    #expect(bytes.count == Self.photo.count - Self.exif.count)
    #expect(try imported(Self.photo) { $0.keepsPosition = true }.1 == Self.photo)
  }

  @Test func `a damaged photo is copied unless it may tell a position`() throws {
    #expect(try imported([0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 1, 2, 3, 4, 5, 6, 7]).1?.count == 13)
    let (receipt, copied) = try imported(Array(Self.photo.prefix(Self.exif.count + 5)))
    #expect(copied == nil)
    #expect(receipt.mediaFound == 0)
    #expect(receipt.left.listed.map(\.thing.what) == ["a.jpg"] && receipt.leftOut == [.unreadable: 1])
  }
}
