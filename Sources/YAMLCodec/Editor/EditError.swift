/// Why an edit was refused; the file is as it was.
public struct EditError: Error, Hashable, Sendable {
  /// Why.
  public var reason: Reason
  /// Where.
  public var position: SourcePosition

  /// A reason at a position.
  public init(reason: Reason, position: SourcePosition) {
    self.reason = reason
    self.position = position
  }

  /// What an edit can't do safely.
  public enum Reason: Hashable, Sendable {
    // The front matter
    /// The front matter as a whole can't be understood.
    case frontMatterNotUnderstood
    /// The front matter is a list or a text, not keys and values.
    case frontMatterIsNoMapping
    /// The front matter has no closing line, so nobody knows where it ends.
    case unterminatedFrontMatter
    /// Keys that are no front matter, since they stand behind text or between other lines than `---`: a
    /// second one above them would make it worse.
    case frontMatterElsewhere
    /// `git merge` left its markers in the front matter.
    case conflictMarker

    // What was asked for
    /// A key or path that is not there.
    case noSuchKey(String)
    /// A list has no item at this index.
    case noSuchItem(Int, count: Int)
    /// The value of the key is no list.
    case notList(String)
    /// The value of the key is no map.
    case notMapping(String)

    // What can't be rewritten
    /// The value of the key can't be read; only removing the key is possible.
    case valueNotUnderstood(String)
    /// The place is inside the value that an alias stands for; the alias's name.
    case alias(String)
    /// An alias elsewhere refers to the value; the anchor's name.
    case anchored(String)
    /// The value has a tag.
    case tagged(String)
    /// A merge key, `<<`.
    case mergeKey
    /// A key of several lines, a list or map as a key, or one behind `?`.
    case complexKey
    /// Lists and keys that begin on one line, or comments between the brackets, leave no lines of its own to
    /// the value.
    case sharedLine
    /// The edited text would not read as intended.
    case cannotBeMadeSafely
  }
}
