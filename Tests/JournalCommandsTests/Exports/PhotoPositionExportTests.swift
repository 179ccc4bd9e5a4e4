import JournalTestSupport
import Testing

/// A photo that was laid into the journal by hand leaves it without the place where it was taken.
@Suite struct PhotoPositionExportTests {
  private let session = Session([
    "2026/11/2026-11-21-0930-lift.md":
      "---\nat: \"2026-11-21T09:30:00+01:00\"\ntitle: Lift\nphotos:\n  - img/a.jpg\n---\n\nUp.\n"
  ])
  private static let path = "journal/2026/11/img/a.jpg"

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker, 0, UInt8(content.count + 2)] + content
  }

  private static let position = segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>".utf8))
  private static let photo: [UInt8] =
    [0xFF, 0xD8] + position + segment(0xDB, [1, 2, 3]) + segment(0xDA, [9]) + [7, 7, 0xFF, 0xD9]

  @Test(arguments: ["dayone", "markdown", "org"])
  func `no export but the backup says where a photo was taken`(format: String) {
    session.folder.write(Self.photo, to: Self.path)
    let reply = session.run("export", format, "--output", session.folder.absolute("out.zip"))
    #expect(reply.code == 0, "\(reply)")
    let bytes = session.folder.bytes(of: "out.zip") ?? []
    #expect(bytes.contains([7, 7, 0xFF, 0xD9]) && !bytes.contains(Array("GPSLatitude".utf8)))
    #expect(session.folder.bytes(of: Self.path) == Self.photo)
  }

  @Test func `one that can't be cleaned is left out, by name`() {
    // Its picture never begins.
    session.folder.write([0xFF, 0xD8] + Self.position + [0xFF], to: Self.path)
    let reply = session.run("export", "markdown", "--output", session.folder.absolute("out.zip"))
    #expect(
      reply.errors.contains(
        "smjournal: left out, as it may say where it was taken, and that can't be removed: "
          + "2026/11/img/a.jpg\n"), "\(reply)")
    #expect(session.folder.bytes(of: "out.zip")?.contains(Array("GPSLatitude".utf8)) == false)
  }
}
