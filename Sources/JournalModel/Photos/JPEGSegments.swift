/// The segments of a JPEG file before its picture; none of other bytes.
///
/// - Source: ITU T.81, annex B: a marker is FF and a byte, behind fill bytes of FF, then a length of two
///   bytes.
package struct JPEGSegments: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var offset = 2

  package init(_ bytes: [UInt8]) { self.bytes = bytes.starts(with: [0xFF, 0xD8]) ? bytes : [] }

  /// The next one; of the last one of a file that is cut what is there.
  package mutating func next() -> (marker: UInt8, content: ArraySlice<UInt8>)? {
    while offset + 3 < bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] == 0xFF { offset += 1 }
    guard offset + 3 < bytes.count, bytes[offset] == 0xFF else { return nil }
    let marker = bytes[offset + 1]
    let end = offset + 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
    // The picture begins, or ends.
    guard marker != 0xDA, marker != 0xD9, end >= offset + 4 else { return nil }
    defer { offset = end }
    return (marker, bytes[(offset + 4)..<Swift.max(offset + 4, Swift.min(end, bytes.count))])
  }

  /// The content of the segments with EXIF, behind the name.
  package static func exif(in bytes: [UInt8]) -> [TIFF] {
    JPEGSegments(bytes).filter { $0.marker == 0xE1 && $0.content.starts(with: "Exif\0\0".utf8) }
      .compactMap { TIFF($0.content.dropFirst(6)) }
  }
}
