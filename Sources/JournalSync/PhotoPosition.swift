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
    guard bytes.starts(with: [0xFF, 0xD8]) else { return false }
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // Bytes that fill up; then markers without a length. The image itself begins with FF DA.
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == 0xDA || marker == 0xD9 { return false }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard length >= 2 else { return false }
      let end = min(offset + 2 + length, bytes.count)
      if marker == 0xE1, isPosition(bytes[min(offset + 4, end)..<end]) { return true }
      offset += 2 + length
    }
    return false
  }

  private static func isPosition(_ segment: ArraySlice<UInt8>) -> Bool {
    let exif = Array("Exif".utf8) + [0, 0]
    if segment.starts(with: exif) { return TIFF(bytes: Array(segment.dropFirst(exif.count))).hasPosition }
    guard segment.starts(with: Array("http://ns.adobe.com/xap/".utf8)) else { return false }
    return ["GPSLatitude", "GPSLongitude"].contains { segment.contains(Array($0.utf8)) }
  }
}

/// The directories of a TIFF file, each a list of numbered fields; what leads out of the file is passed over.
private struct TIFF {
  let bytes: [UInt8]

  private var isLittleEndian: Bool { bytes.first == UInt8(ascii: "I") }

  /// Whether there is a directory of GPS with a latitude or a longitude in it.
  var hasPosition: Bool {
    guard bytes.starts(with: [0x49, 0x49, 42, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 42]) else {
      return false
    }
    let directories = fields(at: number(at: 4, size: 4)).filter { $0.tag == 0x8825 }
    return directories.contains { fields(at: $0.value).contains { [2, 4].contains($0.tag) } }
  }

  /// The fields of a directory: 12 bytes each – tag, type, count, and a value of up to 4 bytes or where it
  /// is.
  private func fields(at start: Int?) -> [(tag: Int, value: Int?)] {
    guard let start, let count = number(at: start, size: 2) else { return [] }
    return (0..<count).prefix { start + 14 + $0 * 12 <= bytes.count }.compactMap { index in
      let field = start + 2 + index * 12
      return number(at: field, size: 2).map { ($0, number(at: field + 8, size: 4)) }
    }
  }

  private func number(at start: Int, size: Int) -> Int? {
    guard start >= 0, start + size <= bytes.count else { return nil }
    let digits = bytes[start..<(start + size)]
    return (isLittleEndian ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
  }
}
