import JournalModel

/// A sentence about a photo, a recording, or a file without a date.
public enum MediaText: Hashable, Sendable {
  /// It is neither photo nor recording; its parts don't fit together.
  case unknownFormat, damaged
  /// It has too many bytes.
  case tooLarge(bytes: Int, limit: Int)
  /// A HEIC picture, whose position only another program can take out.
  case needsProgram
  /// A photo that was to become smaller.
  case staysAsLarge(String)
  /// An entry was written without its photo, which a command adds.
  case attachLater(command: String)
  /// A record names a file that is not there; nobody names a file.
  case missing(String), orphan
  /// Nothing tells the day of a record but the time of its file.
  case undated(CivilDay)
  /// What stands below the words of a recording: its file, and the program that wrote them down.
  case transcribed(String, program: String)
  /// Where the model for a program lies; no such program is there, no model is known, there is nothing at its
  /// path.
  case askModel, noTranscriber, noModel, modelMissing(String)
  /// A program for another one is missing: it makes the sound readable.
  case noConverter(String)
  /// A program ended with an error; it heard nothing.
  case transcriptionFailed(program: String), nothingHeard(program: String)
}
