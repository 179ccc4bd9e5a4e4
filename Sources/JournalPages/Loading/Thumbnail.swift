import JournalExchange
import JournalModel

/// A small version of a photo for a page, by the first program found that makes one.
///
/// A program is told what the bytes are, so that none of them takes a picture for a script.
enum Thumbnail {
  /// What pages show of a picture: what it is, as its first bytes tell; `nil` for what is none of the web.
  static func kind(_ bytes: [UInt8]) -> MediaFormat? {
    MediaFormat(bytes).flatMap { [.jpeg, .png, .gif, .webp].contains($0) ? $0 : nil }
  }

  /// The longest side, in pixels: sharp on a telephone, and some 60 KB.
  private static let side = 800

  /// A JPEG of a picture; `nil` where no program makes one and the picture holds none.
  static func jpeg(of bytes: [UInt8], _ kind: MediaFormat) -> [UInt8]? {
    PreparedMedia.picture(bytes, as: .jpeg, by: programs(kind)) ?? sips(bytes, kind)
      ?? (kind == .jpeg ? EmbeddedThumbnail.jpeg(in: bytes) : nil)
  }

  private static func programs(_ kind: MediaFormat) -> [(String, [String])] {
    let magick = [
      kind.rawValue + ":-[0]", "-auto-orient", "-resize", "\(side)x\(side)>", "-strip", "-quality", "78",
      "jpeg:-",
    ]
    return [
      ("vipsthumbnail", ["stdin", "--size", "\(side)x\(side)>", "-o", ".jpg[Q=78,strip]"]),
      ("magick", magick), ("convert", magick),
      (
        "ffmpeg",
        [
          "-v", "quiet", "-protocol_whitelist", "pipe", "-f", kind == .gif ? "gif" : kind.rawValue + "_pipe",
          "-i",
          "pipe:0", "-vf", "scale='min(\(side),iw)':-2", "-frames:v", "1", "-q:v", "4", "-map_metadata", "-1",
          "-f",
          "mjpeg", "pipe:1",
        ]
      ),
    ]
  }

  /// By the program of macOS, which knows files alone.
  private static func sips(_ bytes: [UInt8], _ kind: MediaFormat) -> [UInt8]? {
    #if os(macOS)
      guard let room = Program.run("mktemp", ["-d"]), room.status == 0, room.text.hasPrefix("/") else {
        return nil
      }
      defer { _ = Program.run("rm", ["-rf", room.text]) }
      let (source, result) = (room.text + "/a." + kind.rawValue, room.text + "/b.jpg")
      do throws(StoreError) {
        let file = try OutputFile(source)
        try file.write(bytes)
        try file.finish()
      } catch { return nil }
      let arguments = ["-Z", String(side), "-s", "format", "jpeg", source, "--out", result]
      guard Program.run("sips", arguments)?.status == 0, let answer = Program.run("cat", [result]) else {
        return nil
      }
      return MediaFormat(answer.output) == .jpeg ? answer.output : nil
    #else
      return nil
    #endif
  }
}

/// The small picture that cameras put into a photo.
///
/// - Source: CIPA DC-008 (EXIF 2.32), 4.6: the second directory of the TIFF header names a JPEG by its offset
///   and length (0x0201, 0x0202).
enum EmbeddedThumbnail {
  /// It; `nil` where there is none, or one that stands otherwise than the photo.
  static func jpeg(in photo: [UInt8]) -> [UInt8]? {
    guard let exif = JPEGSegments.exif(in: photo).first else { return nil }
    let (main, second) = exif.directory()
    let small = second.map { $0 > 0 ? exif.directory(at: $0).fields : [] } ?? []
    func value(_ tag: Int, of fields: [(tag: Int, value: Int?)]) -> Int? {
      fields.last { $0.tag == tag }?.value
    }
    guard value(0x0112, of: main) ?? 1 == 1, let start = value(0x0201, of: small),
      let length = value(0x0202, of: small), length > 4, start + length <= exif.bytes.count
    else { return nil }
    let picture = Array(exif.bytes[start..<start + length])
    return MediaFormat(picture) == .jpeg ? picture : nil
  }
}
