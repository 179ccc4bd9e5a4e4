/// Where a recording was made, as telephones write it into it.
///
/// - Source: ISO 14496-12: boxes of a length, a name and content, some of them in others; QuickTime File
///   Format, "User Data": `©xyz`; 3GPP TS 26.244, 8.10: `loci`; XMP part 3: a box `uuid`.
enum RecordingLocation {
  /// The recording without it: its boxes are emptied and named `free`, so that nothing else moves; `nil`
  /// where it is damaged.
  static func removed(_ bytes: [UInt8]) -> [UInt8]? {
    var result = bytes
    return visit(0..<bytes.count, depth: 0, &result) ? result : nil
  }

  private static func visit(_ range: Range<Int>, depth: Int, _ bytes: inout [UInt8]) -> Bool {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      var length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      if length == 0 { length = range.upperBound - offset }
      if length == 1 {
        guard offset + 16 <= range.upperBound, bytes[offset + 8] == 0 else { return false }
        length = bytes[(offset + 8)..<(offset + 16)].reduce(0) { $0 << 8 | Int($1) }
      }
      guard length >= 8, length <= range.upperBound - offset else { return false }
      let name = Array(bytes[(offset + 4)..<(offset + 8)])
      if name == [0xA9, 0x78, 0x79, 0x7A]
        || ["loci", "meta", "uuid"].contains(where: { name == Array($0.utf8) })
      {
        bytes.replaceSubrange((offset + 4)..<(offset + 8), with: "free".utf8)
        for index in (offset + 8)..<(offset + length) { bytes[index] = 0 }
      } else if depth < 8, ["moov", "udta", "trak"].contains(String(decoding: name, as: UTF8.self)) {
        guard visit((offset + 8)..<(offset + length), depth: depth + 1, &bytes) else { return false }
      }
      offset += length
    }
    return true
  }
}
