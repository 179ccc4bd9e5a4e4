/// The one thing of a photo's EXIF that is kept: how the camera was held.
///
/// - Source: CIPA DC-008 (EXIF 2.32), 4.6: a TIFF header, then a directory of entries of 12 bytes; tag
///   0x0112 is the orientation.
enum PhotoOrientation {
  /// 2...8; `nil` for 1, which is upright, and where nothing is said.
  static func read(_ tiff: ArraySlice<UInt8>) -> UInt8? {
    let bytes = Array(tiff)
    guard bytes.count >= 14 else { return nil }
    let isLittle = bytes[0] == UInt8(ascii: "I")
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      let part =
        isLittle ? Array(bytes[offset..<offset + count].reversed()) : Array(bytes[offset..<offset + count])
      return part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2), count <= 512
    else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = number(offset, 2) else { return nil }
      if tag == 0x0112 { return number(offset + 8, 2).flatMap { (2...8).contains($0) ? UInt8($0) : nil } }
    }
    return nil
  }

  /// The smallest TIFF that says it.
  static func tiff(_ orientation: UInt8) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  }
}
