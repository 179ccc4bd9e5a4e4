/// What is wrong with a text, and where.
public struct YAMLError: Error, Hashable, Sendable {
  /// What was found.
  public var reason: Reason
  /// Where it was found.
  public var position: SourcePosition
  /// Where the construct began that it belongs to, where that helps.
  public var start: SourcePosition?

  /// A reason at a place.
  public init(reason: Reason, position: SourcePosition, start: SourcePosition? = nil) {
    self.reason = reason
    self.position = position
    self.start = start
  }

  /// What can be wrong.
  public enum Reason: Hashable, Sendable {
    /// A tab where spaces must indent.
    case tabInIndentation
    /// The front matter has no closing line.
    case unterminatedFrontMatter
    /// A key a second time in its mapping; the last one counts.
    case duplicateKey(String, first: SourcePosition)
  }
}
