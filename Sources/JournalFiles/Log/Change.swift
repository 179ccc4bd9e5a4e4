/// A change that a store made.
public struct Change: Hashable, Sendable {
  /// What was done.
  public var kind: Kind
  /// Where the file is now, relative to the root.
  public var path: String
  /// Where it was before, where it moved.
  public var formerPath: String?
  /// Whether ``FileStore/undo()`` can take it back; `false` where the log could not be written.
  public var isUndoable: Bool

  /// How many files it concerns: several where a batch was taken back; ``path`` is one of them.
  public var count = 1
  /// Files of a batch that were left as they are, because they were changed since.
  public var kept = 0
  /// Where a file is again that had gone to the trash with the change that was taken back.
  public var returned: String?

  /// A change of a file.
  public init(kind: Kind, path: String, formerPath: String? = nil, isUndoable: Bool = true) {
    (self.kind, self.path, self.formerPath, self.isUndoable) = (kind, path, formerPath, isUndoable)
  }

  /// What can be done to a file.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// A new file; other bytes; another place; moved to `trash/`.
    case created, replaced, moved, trashed
    /// The file had these bytes already: nothing was written. In the log what was decided about a file.
    case unchanged
    /// Removed from `trash/`, by a version of this program that could take that back.
    case removed
    /// Files were forgotten: a mark in the log without their names, which says on which day.
    case forgotten
  }
}
