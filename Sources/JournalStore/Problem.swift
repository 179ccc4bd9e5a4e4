import YAMLCodec

/// Something wrong with a file of the journal, at a place in it.
public struct Problem: Hashable, Sendable {
  /// The path relative to the root of the journal.
  public var path: String
  /// Where in the file; `nil` where it concerns the file as a whole.
  public var position: SourcePosition?
  /// What is wrong.
  public var reason: Reason

  /// A reason with its place.
  public init(path: String, position: SourcePosition? = nil, reason: Reason) {
    self.path = path
    self.position = position
    self.reason = reason
  }

  /// What can be wrong with a file.
  public enum Reason: Hashable, Sendable {
    /// The front matter is not what YAML allows.
    case yaml(YAMLError)
    /// The system refused to give the file or folder.
    case unreadable(errno: Int32)
    /// It is named like a record, but is a folder, a pipe or a device.
    case notAFile
    /// It is a symbolic link named like a record, or to a folder outside the journal; links are not followed.
    case symbolicLink
    /// It has more bytes than ``StoredFile/maximumSize`` and was not read.
    case tooLarge(bytes: Int64)
    /// It has no byte at all: perhaps something is writing it, or a disk was full.
    case empty
  }
}
