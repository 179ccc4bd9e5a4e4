import JournalReaders
import Testing

@testable import JournalExchange

/// Photos made by hand: a picture of a few bytes between segments that tell too much.
@Suite struct PhotoCleaningTests {
  private func be16(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }
  private func be32(_ number: Int) -> [UInt8] { be16(number >> 16) + be16(number) }
  private func le32(_ number: Int) -> [UInt8] { be32(number).reversed() }

  private func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + be16(content.count + 2) + content
  }

  /// A TIFF with an orientation (little-endian), a serial number and a position.
  private func tiff(orientation: UInt8) -> [UInt8] {
    let head: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0]
    let entries: [UInt8] = [
      0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0x25, 0x88, 4, 0, 1, 0, 0, 0, 40, 0, 0, 0,
    ]
    return head + entries + [0, 0, 0, 0] + Array("GPS 48.85 N serial 12345".utf8)
  }

  private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let part = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: part) }
  }

  private func jpeg(orientation: UInt8) -> [UInt8] {
    let exif = Array("Exif\0\0".utf8) + tiff(orientation: orientation)
    var photo: [UInt8] = [0xFF, 0xD8] + segment(0xE0, Array("JFIF\0\u{1}\u{1}".utf8)) + segment(0xE1, exif)
    photo +=
      segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<GPS>".utf8))
      + segment(0xED, Array("Photoshop GPS".utf8))
    photo += segment(0xE2, Array("ICC_PROFILE\0colours".utf8)) + segment(0xE2, Array("MPF\0GPS".utf8))
    photo += segment(0xFE, Array("GPS remark".utf8)) + segment(0xDB, [1, 2, 3]) + segment(0xDA, [9])
    return photo + [1, 2, 0xFF, 0, 0xFF, 0xD0, 3] + segment(0xDA, [8]) + [4, 0xFF, 0xD9]
      + Array("GPS behind".utf8)
  }

  @Test(arguments: [1, 3, 6, 8] as [UInt8])
  func `a JPEG keeps its picture, its colours and how the camera was held`(orientation: UInt8) throws {
    let cleaned = try #require(PhotoCleaning.cleaned(jpeg(orientation: orientation), as: .jpeg))
    #expect(!contains(cleaned, "GPS"))
    #expect(!contains(cleaned, "serial"))
    #expect(contains(cleaned, "ICC_PROFILE\0colours"))
    let exif = segment(0xE1, Array("Exif\0\0".utf8) + PhotoOrientation.tiff(orientation))
    var expected: [UInt8] = [0xFF, 0xD8] + segment(0xE0, Array("JFIF\0\u{1}\u{1}".utf8))
    if orientation != 1 { expected += exif }
    expected +=
      segment(0xE2, Array("ICC_PROFILE\0colours".utf8)) + segment(0xDB, [1, 2, 3]) + segment(0xDA, [9])
    expected += [1, 2, 0xFF, 0, 0xFF, 0xD0, 3] + segment(0xDA, [8]) + [4, 0xFF, 0xD9]
    #expect(cleaned == expected)
    #expect(PhotoCleaning.cleaned(cleaned, as: .jpeg) == cleaned)
  }

  @Test func `a PNG keeps what makes the picture`() throws {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let named = Array(name.utf8) + content
      return be32(content.count) + named + be32(Int(Checksum32.of(named)))
    }
    let sign: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let (head, data, end) = (chunk("IHDR", [0, 0, 0, 1]), chunk("IDAT", [7]), chunk("IEND", []))
    var photo = sign + head + chunk("eXIf", tiff(orientation: 6)) + chunk("tEXt", Array("GPS".utf8))
    photo +=
      chunk("iTXt", Array("XML:com.adobe.xmp GPS".utf8)) + chunk("tIME", [1]) + data + end + Array("GPS".utf8)
    let cleaned = try #require(PhotoCleaning.cleaned(photo, as: .png))
    #expect(cleaned == sign + head + chunk("eXIf", PhotoOrientation.tiff(6)) + data + end)
    #expect(PhotoCleaning.cleaned(Array(photo.prefix(40)), as: .png) == nil)
  }

  @Test func `a WebP keeps what makes the picture`() throws {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + le32(content.count) + content + (content.count % 2 == 0 ? [] : [0])
    }
    func file(_ chunks: [UInt8]) -> [UInt8] {
      Array("RIFF".utf8) + le32(chunks.count + 4) + Array("WEBP".utf8) + chunks
    }
    let photo = file(
      chunk("VP8X", [0x0C, 0, 0, 0, 0, 0, 0, 0, 0, 0]) + chunk("VP8 ", [1, 2, 3])
        + chunk("EXIF", tiff(orientation: 3))
        + chunk("XMP ", Array("GPS".utf8)))
    #expect(
      PhotoCleaning.cleaned(photo, as: .webp)
        == file(
          chunk("VP8X", [0x08, 0, 0, 0, 0, 0, 0, 0, 0, 0]) + chunk("VP8 ", [1, 2, 3])
            + chunk("EXIF", PhotoOrientation.tiff(3))))
  }

  @Test func `a recording forgets where it was made, and nothing else moves`() throws {
    func box(_ name: [UInt8], _ content: [UInt8]) -> [UInt8] { be32(content.count + 8) + name + content }
    func box(_ name: String, _ content: [UInt8]) -> [UInt8] { box(Array(name.utf8), content) }
    let place = box([0xA9, 0x78, 0x79, 0x7A], Array("+48.85+002.35/".utf8))
    let sound =
      box("ftyp", Array("M4A \0\0\0\0".utf8)) + box("moov", box("udta", place))
      + box("mdat", Array("sound".utf8))
    let cleaned = try #require(PhotoCleaning.cleaned(sound, as: .m4a))
    #expect(cleaned.count == sound.count)
    #expect(!contains(cleaned, "48.85"))
    #expect(contains(cleaned, "sound"))
    #expect(PhotoCleaning.cleaned([0, 0, 0, 99] + Array("moov".utf8), as: .m4a) == nil)
  }

  @Test func `a GIF keeps its pictures and its movement, a FLAC its sound`() {
    let picture: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0]
    let control: [UInt8] = [0x21, 0xF9, 4, 0, 0, 0, 0, 0]
    let movement = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    let place = [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + [10] + Array("GPS 48.85N".utf8) + [0]
    let remark = [0x21, 0xFE, 3] + Array("GPS".utf8) + [0]
    let head = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [UInt8](repeating: 7, count: 6)
    let gif = head + place + movement + remark + control + picture + [0x3B] + Array("GPS behind".utf8)
    #expect(PhotoCleaning.cleaned(gif, as: .gif) == head + movement + control + picture + [0x3B])
    #expect(PhotoCleaning.cleaned(Array(head.prefix(12)), as: .gif) == Array(head.prefix(12)))
    let (stream, sound): ([UInt8], [UInt8]) = ([0, 0, 0, 2, 8, 9], [1, 2, 3])
    let flac = Array("fLaC".utf8) + stream + [4, 0, 0, 3] + Array("GPS".utf8) + [0x86, 0, 0, 1, 5] + sound
    #expect(
      PhotoCleaning.cleaned(flac, as: .flac) == Array("fLaC".utf8) + [0x80] + stream.dropFirst() + sound)
  }

  @Test func `bytes of any kind end no program`() {
    var random = SystemRandomNumberGenerator()
    for photo in [jpeg(orientation: 6)] {
      for _ in 0..<2000 {
        var bytes = photo
        for _ in 0..<3 {
          bytes[Int.random(in: 2..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
        for format in MediaFormat.allCases where bytes.count >= 12 {
          _ = PhotoCleaning.cleaned(bytes, as: format)
        }
        _ = MediaFormat(bytes)
      }
    }
  }

  @Test(
    arguments: [
      ("\u{89}", nil), ("GIF89a......", .gif), ("....ftypheic", .heic), ("....ftypM4A ", .m4a),
      ("ID3.........", .mp3),
      ("OggS........", .ogg), ("RIFF....WAVE", .wav), ("fLaC........", .flac), ("RIFF....WEBP", .webp),
      ("just a text", nil),
      ("....ftypqt  ", nil),
    ] as [(String, MediaFormat?)])
  func `the first bytes tell the format`(start: String, format: MediaFormat?) {
    #expect(MediaFormat(Array(start.utf8)) == format)
  }
}
