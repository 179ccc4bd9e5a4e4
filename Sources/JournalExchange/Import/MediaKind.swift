/// Whether a file is a picture or a recording.
package enum MediaKind: Hashable, Sendable {
  /// What can stand in an entry.
  case photo, audio

  private static let photos = [
    "jpeg", "jpg", "png", "heic", "gif", "webp", "heif", "avif", "tif", "tiff", "bmp",
  ]
  private static let recordings = [
    "m4a", "aac", "mp3", "wav", "ogg", "oga", "opus", "flac", "caf", "amr", "3ga",
  ]
  /// The endings of pictures and recordings, the commonest first.
  package static let endings = photos + recordings

  /// By the ending of a name; `nil` for videos, documents and all the rest.
  package init?(ending: String) {
    let ending = ending.lowercased()
    if MediaKind.photos.contains(ending) {
      self = .photo
    } else if MediaKind.recordings.contains(ending) {
      self = .audio
    } else {
      return nil
    }
  }

  /// The ending that fits a file by its first bytes; `nil` for videos, documents and all the rest.
  package static func ending(sniffedFrom start: [UInt8]) -> String? {
    func begins(_ bytes: [UInt8], at offset: Int = 0) -> Bool { start.dropFirst(offset).starts(with: bytes) }
    func begins(_ text: StaticString, at offset: Int = 0) -> Bool {
      begins(text.withUTF8Buffer { Array($0) }, at: offset)
    }
    if begins([0xFF, 0xD8, 0xFF]) { return "jpg" }
    if begins([0x89, 0x50, 0x4E, 0x47]) { return "png" }
    if begins("GIF8") { return "gif" }
    if begins("RIFF") { return begins("WEBP", at: 8) ? "webp" : begins("WAVE", at: 8) ? "wav" : nil }
    if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) { return "tiff" }
    if begins("OggS") { return "ogg" }
    if begins("fLaC") { return "flac" }
    if begins("ID3") || begins([0xFF, 0xFB]) || begins([0xFF, 0xF3]) { return "mp3" }
    if begins([0xFF, 0xF1]) || begins([0xFF, 0xF9]) { return "aac" }
    if begins("caff") { return "caf" }
    if begins("#!AMR") { return "amr" }
    guard begins("ftyp", at: 4) else { return nil }
    if begins("avif", at: 8) { return "avif" }
    if ["heic", "heix", "mif1", "msf1", "hevc"].contains(where: { begins(Array($0.utf8), at: 8) }) {
      return "heic"
    }
    return begins("M4A", at: 8) || begins("M4B", at: 8) ? "m4a" : nil
  }
}
