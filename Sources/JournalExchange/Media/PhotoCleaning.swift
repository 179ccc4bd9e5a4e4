import JournalModel
import JournalReaders

/// A photo or a recording without what it tells besides: where it was taken, with which camera and its
/// number, by which program. What MP3, Ogg and WAV tell of themselves stays, unless it is a place.
///
/// The picture itself is not touched, and how the camera was held is kept. What follows the end of the
/// picture, where telephones put films and further pictures, goes.
package enum PhotoCleaning {
  /// Any photo or recording without all that; `nil` for what may tell a position and can't be cleaned.
  ///
  /// What is no photo of a known kind is as it is, unless it tells a place. A damaged one is, too, unless it
  /// holds what cameras write about themselves. One of a telephone becomes a JPEG.
  package static func cleaned(_ bytes: [UInt8]) -> [UInt8]? {
    guard let format = MediaFormat(bytes) else {
      // Recordings of telephones, `3gp`, are files of the same parts as `m4a`.
      let isOfParts = bytes.dropFirst(4).starts(with: "ftyp".utf8)
      return isOfParts ? RecordingLocation.removed(bytes) : tellsPlace(bytes) ? nil : bytes
    }
    if format == .heic { return PreparedMedia.converted(bytes).flatMap { cleaned($0, as: .jpeg) } }
    if let cleaned = cleaned(bytes, as: format) { return cleaned }
    let start = String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
    return ["Exif", "GPS", "eXIf"].contains { start.contains($0) } || tellsPlace(bytes) ? nil : bytes
  }

  /// The photo without all that; `nil` where it is damaged, so that nobody knows what is in it.
  package static func cleaned(_ bytes: [UInt8], as format: MediaFormat) -> [UInt8]? {
    switch format {
    case .jpeg: jpeg(bytes)
    case .png: png(bytes)
    case .webp: webp(bytes)
    case .m4a: RecordingLocation.removed(bytes)
    // What is no picture but for its first bytes shows nothing.
    case .gif: gif(bytes) ?? bytes
    case .flac: flac(bytes)
    case .mp3, .ogg, .wav: tellsPlace(bytes) ? nil : bytes
    case .heic: nil
    }
  }

  /// Whether a TIFF has a position or words about it, or the words before or behind a sound name a place.
  ///
  /// - Source: EXIF 2.32, 4.6.3 (0x8825), XMP part 3, 1.1.3 (0x02BC), IPTC (0x83BB).
  private static func tellsPlace(_ bytes: [UInt8]) -> Bool {
    if let fields = TIFF(bytes[...])?.directory().fields, !fields.isEmpty {
      return fields.contains { [0x8825, 0x02BC, 0x83BB].contains($0.tag) }
    }
    // Texts of two bytes a letter, as ID3 has them, are read without the empty ones.
    return [bytes.prefix(1 << 16), bytes.suffix(1 << 16)].contains { part in
      let text = String(decoding: part.filter { $0 > 0 }, as: UTF8.self).lowercased()
      return ["location", "latitude", "longitude", "iso6709"].contains { text.contains($0) }
    }
  }

  // MARK: JPEG

  /// - Source: ITU T.81, annex B: segments begin with FF and a marker, most have a length; a scan lasts to
  ///   the next marker.
  private static func jpeg(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = [0xFF, 0xD8]
    var (offset, hasOrientation, hasScan) = (2, false, false)
    while offset + 1 < bytes.count {
      guard bytes[offset] == 0xFF else { return nil }
      let marker = bytes[offset + 1]
      switch marker {
      case 0xFF: offset += 1
      case 0xD9: return hasScan ? result + [0xFF, 0xD9] : nil
      case 0x01, 0xD0...0xD7:
        result += [0xFF, marker]
        offset += 2
      default:
        guard offset + 4 <= bytes.count else { return nil }
        let end = offset + 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
        guard end >= offset + 4, end <= bytes.count else { return nil }
        let content = bytes[(offset + 4)..<end]
        if marker == 0xE1, content.starts(with: "Exif\0\0".utf8), !hasOrientation,
          let orientation = PhotoOrientation.read(content.dropFirst(6))
        {
          hasOrientation = true
          let exif = Array("Exif\0\0".utf8) + PhotoOrientation.tiff(orientation)
          result += [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        } else if isKept(marker, content) {
          result += bytes[offset..<end]
        }
        offset = end
        if marker == 0xDA {
          hasScan = true
          let scanEnd = endOfScan(bytes, from: end)
          result += bytes[end..<scanEnd]
          offset = scanEnd
        }
      }
    }
    // Cut short, as some cameras leave it.
    return hasScan ? result + [0xFF, 0xD9] : nil
  }

  /// Of the segments for applications those that the colours need: JFIF, a colour profile, Adobe's; no
  /// comment.
  private static func isKept(_ marker: UInt8, _ content: ArraySlice<UInt8>) -> Bool {
    switch marker {
    case 0xE0: content.starts(with: "JFIF\0".utf8)
    case 0xE2: content.starts(with: "ICC_PROFILE\0".utf8)
    case 0xEE: content.starts(with: "Adobe".utf8)
    case 0xE1...0xEF, 0xFE: false
    default: true
    }
  }

  /// Where the next marker is that is no part of a scan.
  private static func endOfScan(_ bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset + 1 < bytes.count {
      if bytes[offset] == 0xFF, bytes[offset + 1] != 0, !(0xD0...0xD7).contains(bytes[offset + 1]) {
        return offset
      }
      offset += 1
    }
    return bytes.count
  }

  // MARK: PNG

  /// - Source: PNG (third edition), 5.3 and 11.
  private static func png(_ bytes: [UInt8]) -> [UInt8]? {
    var result = Array(bytes[..<8])
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 12 + length
      guard end <= bytes.count else { return nil }
      let name = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      if name == "eXIf" {
        if let orientation = PhotoOrientation.read(bytes[(offset + 8)..<(end - 4)]) {
          let content = Array(name.utf8) + PhotoOrientation.tiff(orientation)
          result += bigEndian(content.count - 4) + content + bigEndian(Int(Checksum32.of(content)))
        }
      } else if pngChunks.contains(name) {
        result += bytes[offset..<end]
      }
      if name == "IEND" { return result }
      offset = end
    }
    return nil
  }

  /// The chunks that make the picture, its colours and its movement; texts and times are none of them.
  private static let pngChunks: Set<String> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI",
    "bKGD", "hIST", "pHYs", "sPLT", "acTL", "fcTL", "fdAT",
  ]

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  // MARK: GIF and FLAC

  /// - Source: GIF89a, 15–26: pictures and extensions, each with parts of a length. Of the extensions those
  ///   that make the movement are kept; comments and what programs write are not.
  private static func gif(_ bytes: [UInt8]) -> [UInt8]? {
    func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7) }
    var offset = 13 + (bytes.count > 10 ? table(bytes[10]) : 0)
    var result = Array(bytes.prefix(offset))
    while offset + 11 < bytes.count, bytes[offset] == 0x2C || bytes[offset] == 0x21 {
      let isPicture = bytes[offset] == 0x2C
      var end = offset + (isPicture ? 11 + table(bytes[offset + 9]) : 2)
      var length = 1
      while length > 0 {
        guard end < bytes.count else { return nil }
        length = Int(bytes[end])
        end += length + 1
      }
      guard end <= bytes.count else { return nil }
      let name = bytes[(offset + 3)..<min(offset + 14, end)]
      let isKept =
        isPicture || [0x01, 0xF9].contains(bytes[offset + 1])
        || bytes[offset + 1] == 0xFF && name.elementsEqual("NETSCAPE2.0".utf8)
      if isKept { result += bytes[offset..<end] }
      offset = end
    }
    return offset < bytes.count && bytes[offset] == 0x3B ? result + [0x3B] : nil
  }

  /// - Source: RFC 9639, 8: blocks of a kind, the last one marked, and three bytes of a length. Kept are what
  ///   the sound is, its marks and its cues.
  private static func flac(_ bytes: [UInt8]) -> [UInt8]? {
    var result = Array(bytes[..<4])
    var (offset, kept, isLast) = (4, Int?.none, false)
    while !isLast {
      guard offset + 4 <= bytes.count else { return nil }
      isLast = bytes[offset] & 0x80 != 0
      let kind = bytes[offset] & 0x7F
      let end = offset + 4 + bytes[(offset + 1)..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard end <= bytes.count else { return nil }
      if [0, 3, 5].contains(kind) {
        kept = result.count
        result += [kind] + bytes[(offset + 1)..<end]
      }
      offset = end
    }
    guard let kept else { return nil }
    result[kept] |= 0x80
    return result + bytes[offset...]
  }

  // MARK: WebP

  /// - Source: WebP Container Specification: chunks of a name, a length (little-endian) and bytes, filled up
  ///   to an even number.
  private static func webp(_ bytes: [UInt8]) -> [UInt8]? {
    var chunks: [UInt8] = []
    var (offset, orientation, flags) = (12, UInt8?.none, Int?.none)
    while offset + 8 <= bytes.count {
      let name = String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
      let length = bytes[(offset + 4)..<(offset + 8)].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length + length % 2
      guard offset + 8 + length <= bytes.count else { return nil }
      if name == "EXIF" {
        let content = bytes[(offset + 8)..<(offset + 8 + length)]
        orientation = PhotoOrientation.read(
          content.starts(with: "Exif\0\0".utf8) ? content.dropFirst(6) : content)
      } else if ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"].contains(name) {
        if name == "VP8X" { flags = chunks.count + 8 }
        chunks += bytes[offset..<min(end, bytes.count)]
      }
      offset = end
    }
    guard !chunks.isEmpty else { return nil }
    if let flags, flags < chunks.count {
      // Bit 2 announces XMP, bit 3 EXIF.
      chunks[flags] = chunks[flags] & ~0x0C | (orientation == nil ? 0 : 0x08)
    }
    if let orientation, flags != nil {
      let tiff = PhotoOrientation.tiff(orientation)
      chunks += Array("EXIF".utf8) + littleEndian(tiff.count) + tiff
    }
    return Array("RIFF".utf8) + littleEndian(chunks.count + 4) + Array("WEBP".utf8) + chunks
  }

  private static func littleEndian(_ number: Int) -> [UInt8] { bigEndian(number).reversed() }
}

/// The one thing of a photo's EXIF that is kept: how the camera was held.
///
/// - Source: CIPA DC-008 (EXIF 2.32), 4.6: a TIFF header, then a directory of entries of 12 bytes; tag
///   0x0112 is the orientation.
enum PhotoOrientation {
  /// 2...8; `nil` for 1, which is upright, and where nothing is said.
  static func read(_ tiff: ArraySlice<UInt8>) -> UInt8? {
    let told = TIFF(tiff)?.directory().fields.first { $0.tag == 0x0112 }?.value
    return told.flatMap { (2...8).contains($0) ? UInt8($0) : nil }
  }

  /// The smallest TIFF that says it.
  static func tiff(_ orientation: UInt8) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  }
}
