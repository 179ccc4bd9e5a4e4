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
  }
}
