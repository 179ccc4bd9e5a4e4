import JournalFiles

/// A small version of a photo for a page, by the first program found that makes one.
///
/// A program is told what the bytes are, so that none of them takes a picture for a script.
enum Thumbnail {
  /// The kinds of pictures that pages show, as their first bytes tell.
  enum Kind: String, CaseIterable {
    case jpeg, png, gif, webp

    init?(_ bytes: [UInt8]) {
      if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        self = .png
      } else if bytes.starts(with: "GIF8".utf8) {
        self = .gif
      } else if bytes.count > 12, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) {
        self = .webp
      } else {
        return nil
      }
    }

    /// As pages name it.
    var type: String { "image/" + rawValue }
  }

  /// The longest side, in pixels: sharp on a telephone, and some 60 KB.
  private static let side = 800

  /// A JPEG of a picture; `nil` where no program makes one and the picture holds none.
  static func jpeg(of bytes: [UInt8], _ kind: Kind) -> [UInt8]? {
    for (program, arguments) in programs(kind) {
      guard let process = FilterProcess(program, arguments.map { Array($0.utf8) }) else { continue }
      let result = MemorySink()
      do throws(StoreError) {
        try process.write(bytes)
        if try process.finish(into: result), Kind(result.bytes) == .jpeg { return result.bytes }
      } catch { continue }
    }
    return sips(bytes, kind) ?? (kind == .jpeg ? EmbeddedThumbnail.jpeg(in: bytes) : nil)
  }

  private static func programs(_ kind: Kind) -> [(String, [String])] {
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
  private static func sips(_ bytes: [UInt8], _ kind: Kind) -> [UInt8]? {
    #if os(macOS)
      guard let room = Program.run("mktemp", ["-d"]), room.status == 0, room.text.hasPrefix("/") else {
        return nil
      }
      defer { _ = Program.run("rm", ["-rf", room.text]) }
      let (source, result) = (room.text + "/a." + kind.rawValue, room.text + "/b.jpg")
      do throws(StoreError) {
        let file = try OutputFile(source) { _ in false }
        try file.write(bytes)
        try file.finish()
      } catch { return nil }
      let arguments = ["-Z", String(side), "-s", "format", "jpeg", source, "--out", result]
      guard Program.run("sips", arguments)?.status == 0, let answer = Program.run("cat", [result]) else {
        return nil
      }
      return Kind(answer.output) == .jpeg ? answer.output : nil
    #else
      return nil
    #endif
  }
}

/// The small picture that cameras put into a photo.
///
/// - Source: CIPA DC-008 (EXIF 2.32), 4.6: the second directory of the TIFF header names a JPEG by its offset
/// and length
///   (0x0201, 0x0202).
enum EmbeddedThumbnail {
  /// It; `nil` where there is none, or one that stands otherwise than the photo.
  static func jpeg(in photo: [UInt8]) -> [UInt8]? {
    var offset = 2
    while offset + 4 <= photo.count, photo[offset] == 0xFF, photo[offset + 1] != 0xDA {
      let end = offset + 2 + Int(photo[offset + 2]) << 8 + Int(photo[offset + 3])
      guard end > offset + 4, end <= photo.count else { return nil }
      let content = photo[(offset + 4)..<end]
      if photo[offset + 1] == 0xE1, content.starts(with: "Exif\0\0".utf8) {
        return jpeg(inTIFF: Array(content.dropFirst(6)))
      }
      offset = end
    }
    return nil
  }

  private static func jpeg(inTIFF bytes: [UInt8]) -> [UInt8]? {
    let isLittle = bytes.first == UInt8(ascii: "I")
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      let part = bytes[offset..<offset + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    func entries(_ directory: Int) -> [Int: Int]? {
      guard let count = number(directory, 2), count <= 512 else { return nil }
      var entries: [Int: Int] = [:]
      for offset in stride(from: directory + 2, to: directory + 2 + count * 12, by: 12) {
        guard let tag = number(offset, 2), let type = number(offset + 2, 2) else { return nil }
        entries[tag] = number(offset + 8, type == 3 ? 2 : 4)
      }
      return entries
    }
    guard number(2, 2) == 42, let first = number(4, 4), let main = entries(first), main[0x0112] ?? 1 == 1,
      let count = number(first, 2), let second = number(first + 2 + count * 12, 4), second > 0,
      let small = entries(second), let start = small[0x0201], let length = small[0x0202], length > 4,
      start >= 0, start + length <= bytes.count
    else { return nil }
    let picture = Array(bytes[start..<start + length])
    return Thumbnail.Kind(picture) == .jpeg ? picture : nil
  }
}
