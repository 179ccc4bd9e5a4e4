import JournalFormat

/// What a store holds.
public struct Listing: Hashable, Sendable {
  /// Everything that may be a record, and the profile: folder by folder in the order of their bytes.
  public var files: [ListedFile] = []
  /// What sync tools and merges left beside the records.
  public var conflicts: [Conflict] = []
  /// Folders and files that can't be read, and things named like a record that are no file.
  public var problems: [Problem] = []

  /// A listing of nothing.
  public init() {}
}

/// A file of a listing.
public struct ListedFile: Hashable, Sendable {
  /// The path relative to the root.
  public var path: String
  /// Its state when it was listed.
  public var state: FileState

  /// A file with its state.
  public init(path: String, state: FileState) {
    self.path = path
    self.state = state
  }
}

/// A file that is no record because two versions of one met.
public struct Conflict: Hashable, Sendable {
  /// The path relative to the root.
  public var path: String
  /// Where it comes from.
  public var origin: Origin

  /// A conflicting file and its origin.
  public init(path: String, origin: Origin) {
    self.path = path
    self.origin = origin
  }

  /// What makes conflicting files.
  public enum Origin: UInt8, CaseIterable, Hashable, Sendable {
    /// A second copy of a file, told by its name (Syncthing, Dropbox, Nextcloud …).
    case copy
    /// A file holding the markers of an unfinished merge.
    case markers
  }
}
