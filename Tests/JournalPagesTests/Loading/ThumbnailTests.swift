import JournalExchange
import Testing

@testable import JournalPages

struct ThumbnailTests {
  /// A TIFF header with two directories, the second with a JPEG of these bytes.
  private func exif(orientation: UInt8, _ picture: [UInt8]) -> [UInt8] {
    func entry(_ tag: UInt8, _ value: [UInt8]) -> [UInt8] {
      [tag, tag == 0x12 ? 1 : 2, 4, 0, 1, 0, 0, 0] + value
    }
    let start = UInt8(8 + 18 + 30)
    let first = [1, 0] + entry(0x12, [orientation, 0, 0, 0]) + [26, 0, 0, 0]
    let second =
      [2, 0] + entry(1, [start, 0, 0, 0]) + entry(2, [UInt8(picture.count), 0, 0, 0]) + [0, 0, 0, 0]
    return [0x49, 0x49, 42, 0, 8, 0, 0, 0] + first + second + picture
  }

  private func photo(_ exif: [UInt8]) -> [UInt8] {
    let content = Array("Exif\0\0".utf8) + exif
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + [0xFF, 0xDA]
  }

  @Test func `the small picture of a photo is found`() {
    let small: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 1, 2, 0xFF, 0xD9]
    #expect(EmbeddedThumbnail.jpeg(in: photo(exif(orientation: 1, small))) == small)
    #expect(EmbeddedThumbnail.jpeg(in: photo(exif(orientation: 6, small))) == nil)
    #expect(EmbeddedThumbnail.jpeg(in: photo(exif(orientation: 1, [1, 2, 3, 4, 5]))) == nil)
  }

  @Test func `damage is no picture`() {
    let whole = photo(exif(orientation: 1, [0xFF, 0xD8, 0xFF, 0xDB, 1, 2, 0xFF, 0xD9]))
    for count in 0..<whole.count - 10 {
      #expect(EmbeddedThumbnail.jpeg(in: Array(whole.prefix(count))) == nil)
    }
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 0xFF
      if let found = EmbeddedThumbnail.jpeg(in: bytes) { #expect(found.count > 4) }
    }
  }

  @Test(arguments: [
    ([0xFF, 0xD8, 0xFF, 0xE0], MediaFormat.jpeg),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    (Array("GIF89a".utf8), .gif), (Array("RIFF____WEBPVP8 ".utf8), .webp),
  ])
  func `pictures are known by their first bytes`(_ bytes: [UInt8], _ kind: MediaFormat) {
    #expect(Thumbnail.kind(bytes) == kind)
    #expect(Thumbnail.kind(Array("<svg>".utf8)) == nil)
  }
}
