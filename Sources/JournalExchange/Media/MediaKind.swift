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
