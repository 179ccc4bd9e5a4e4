import JournalTestSupport
import Testing

@testable import JournalFiles
@testable import JournalStore
@testable import JournalSync

/// The start of JPEG files, made of segments.
private enum Photo {
  static func jpeg(_ segments: [UInt8]...) -> [UInt8] {
    [0xFF, 0xD8] + segments.joined() + [0xFF, 0xDA, 0, 2, 1, 2, 3, 0xFF, 0xD9]
  }

  static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
  }

  static let jfif = segment(0xE0, Array("JFIF\0".utf8) + [1, 2, 0, 0, 1, 0, 1, 0, 0])

  /// Exif with a directory that has one field, which leads to a directory with one field.
  ///
  /// - Parameter isCut: whether the file ends with the last field; else where the next directory would be
  ///   follows.
  static func exif(
    isLittle: Bool, tag: Int = 0x8825, inner: Int = 2, at place: Int = 26, isCut: Bool = false
  ) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isLittle ? bytes : bytes.reversed()
    }
    let header: [UInt8] = isLittle ? [0x49, 0x49, 42, 0] : [0x4D, 0x4D, 0, 42]
    let first = number(1, 2) + number(tag, 2) + number(4, 2) + number(1, 4) + number(place, 4) + number(0, 4)
    let second = number(1, 2) + number(inner, 2) + number(5, 2) + number(3, 4) + number(0, 4)
    let rest = isCut ? [] : number(0, 4)
    return segment(0xE1, Array("Exif\0\0".utf8) + header + number(8, 4) + first + second + rest)
  }

  static func xmp(_ text: String) -> [UInt8] {
    segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>\(text)</x:xmpmeta>".utf8))
  }
}

@Suite struct PhotoPositionTests {
  @Test(arguments: [
    Photo.jpeg(Photo.exif(isLittle: true)), Photo.jpeg(Photo.jfif, Photo.exif(isLittle: false)),
    Photo.jpeg(Photo.exif(isLittle: true, isCut: true)),
    Photo.jpeg(Photo.jfif, [0xFF, 0xFF], Photo.exif(isLittle: true, inner: 4)),
    Photo.jpeg(Photo.xmp("nothing"), Photo.xmp("<exif:GPSLatitude>45,46N</exif:GPSLatitude>")),
  ])
  func `finds a position`(photo: [UInt8]) { #expect(PhotoPosition.isIn(photo)) }

  @Test(
    arguments: [
      [], [0xFF, 0xD8], Array("GPSLatitude".utf8), Photo.jpeg(), Photo.jpeg(Photo.jfif),
      // A directory of another sort; one of GPS with the version alone; one that lies nowhere, or is itself.
      Photo.jpeg(Photo.exif(isLittle: true, tag: 0x8769)), Photo.jpeg(Photo.exif(isLittle: true, inner: 0)),
      Photo.jpeg(Photo.exif(isLittle: false, at: 0xFFFF_FFFF)), Photo.jpeg(Photo.exif(isLittle: true, at: 8)),
      Photo.jpeg(Photo.xmp("no place")), Photo.jpeg([0xFF, 0xE1, 0, 0]),
    ] as [[UInt8]])
  func `finds none where there is none`(photo: [UInt8]) { #expect(!PhotoPosition.isIn(photo)) }

  @Test func `survives photos that are cut off or damaged`() {
    let photo = Photo.jpeg(Photo.jfif, Photo.exif(isLittle: true), Photo.xmp("GPSLongitude"))
    for end in photo.indices { _ = PhotoPosition.isIn(Array(photo[..<end])) }
    for place in photo.indices {
      for byte in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var damaged = photo
        damaged[place] = byte
        _ = PhotoPosition.isIn(damaged)
      }
    }
  }

  @Test func `looks at the photos that records name, beside them and from the root, and nowhere else`() {
    let scratch = ScratchFolder()
    let photo = Photo.jpeg(Photo.exif(isLittle: true))
    for path in ["2026/11/beside.jpg", "photos/root.jpg", "photos/unnamed.jpg"] {
      scratch.write(photo, to: "journal/" + path)
    }
    scratch.write(photo, to: "outside.jpg")
    scratch.link("journal/link.jpg", to: "../outside.jpg")
    scratch.makePipe("journal/pipe.jpg")
    scratch.write(
      """
      ---
      photos: [beside.jpg, photos/root.jpg, ../../photos/root.jpg, ../../../outside.jpg, /etc/passwd, link.jpg, pipe.jpg, "",
        ".", missing.jpg, photos]
      ---
      """, to: "journal/2026/11/a.md")
    let store = FileStore(root: scratch.absolute("journal"), stateFolder: nil)
    let findings = PrivacyCheck(Journal(store: store)).findings().filter { $0.reason == .position }
    #expect(findings.map(\.path) == ["2026/11/beside.jpg", "photos/root.jpg"])
  }
}
