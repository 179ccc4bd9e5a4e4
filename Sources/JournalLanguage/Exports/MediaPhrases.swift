import JournalModel

/// What is said about photos and recordings, and about files without a date.
public protocol MediaPhrases: Sendable {
  /// A sentence about a file.
  func media(_ text: MediaText) -> String
}

/// A sentence about a photo, a recording, or a file without a date.
public enum MediaText: Hashable, Sendable {
  /// It is neither photo nor recording; its parts don't fit together.
  case unknownFormat, damaged
  /// It has too many bytes.
  case tooLarge(bytes: Int, limit: Int)
  /// A HEIC picture, whose position only another program can take out.
  case needsProgram
  /// A record names a file that is not there; nobody names a file.
  case missing(String), orphan
  /// Nothing tells the day of a record but the time of its file.
  case undated(CivilDay)
}
