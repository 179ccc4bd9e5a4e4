import JournalModel

/// Whether a photo says where it was taken.
///
/// - Source: Exif 3.0, 4.5.4 (the segment APP1 of a JPEG file holds a TIFF file) and 4.6.6 (its directory of
///   GPS); XMP Specification Part 3, 1.1.3 (another APP1, as text).
enum PhotoPosition {
  /// How much of a file is looked at: the segments of interest come first and have 64 KiB each at most.
  static let limit = 1 << 20

  /// Looks through the segments at the start of a JPEG file; other files say nothing.
  static func isIn(_ bytes: [UInt8]) -> Bool {
    JPEGSegments.exif(in: bytes).contains(where: hasPosition)
      || JPEGSegments(bytes).contains { marker, content in
        marker == 0xE1 && content.starts(with: "http://ns.adobe.com/xap/".utf8)
          && ["GPSLatitude", "GPSLongitude"].contains { content.contains(Array($0.utf8)) }
      }
  }

  /// Whether there is a directory of GPS with a latitude or a longitude in it.
  private static func hasPosition(_ exif: TIFF) -> Bool {
    exif.directory().fields.contains { tag, value in
      tag == 0x8825
        && value.map { exif.directory(at: $0).fields.contains { [2, 4].contains($0.tag) } } ?? false
    }
  }
}
