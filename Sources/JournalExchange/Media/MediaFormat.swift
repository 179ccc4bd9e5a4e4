/// What a photo or a recording is, told from its first bytes: names lie.
package enum MediaFormat: String, CaseIterable, Hashable, Sendable {
  /// Pictures.
  case jpeg, png, webp, gif, heic
  /// Sounds.
  case mp3, m4a, ogg, wav, flac

  /// The format of a file; `nil` for anything else.
  ///
  /// - Source: the signatures of JFIF, PNG, RIFF, GIF, ISO 14496-12 (`ftyp`), ID3v2 and MPEG audio, RFC
  ///   3533, FLAC.
  package init?(_ bytes: [UInt8]) {
    func has(_ text: String, at index: Int = 0) -> Bool { bytes.dropFirst(index).starts(with: text.utf8) }
    guard bytes.count >= 4 else { return nil }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("ftyp", at: 4), bytes.count >= 12 {
      guard let format = MediaFormat(brand: String(decoding: bytes[8..<12], as: UTF8.self)) else {
        return nil
      }
      self = format
    } else if has("ID3") || bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0 {
      self = .mp3
    } else if has("OggS") {
      self = .ogg
    } else if has("RIFF"), has("WAVE", at: 8) {
      self = .wav
    } else if has("fLaC") {
      self = .flac
    } else {
      return nil
    }
  }

  private init?(brand: String) {
    switch brand {
    case "heic", "heix", "heim", "heis", "hevc", "mif1", "msf1", "avif": self = .heic
    case "M4A ", "M4B ", "mp42", "isom", "iso2": self = .m4a
    default: return nil
    }
  }

  package var isSound: Bool {
    switch self {
    case .jpeg, .png, .webp, .gif, .heic: false
    case .mp3, .m4a, .ogg, .wav, .flac: true
    }
  }

  /// What the names of such files end in.
  package var ending: String { self == .jpeg ? ".jpg" : "." + rawValue }

  /// The largest file that is taken, in bytes.
  package var limit: Int { isSound ? 256 << 20 : 64 << 20 }
}

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
}
