import JournalModel

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
