import JournalFormat
import SystemLibrary

/// What a store holds.
public struct Listing: Hashable, Sendable {
  /// Everything that may be a record, and the profile: folder by folder in the order of their bytes.
  public var files: [ListedFile] = []
  /// What sync tools and merges left beside the records.
  public var conflicts: [Conflict] = []
  /// Folders and files that can't be read, and things named like a record that are no file.
  public var problems: [Problem] = []
  /// Folders that are journals of their own: nothing in them is part of this one.
  public var otherJournals: [String] = []

  /// A listing of nothing.
  public init() {}
}

/// A file of a listing.
public struct ListedFile: Hashable, Sendable {
  /// The path relative to the root.
  public var path: String
  /// Its state when it was listed.
  public var state: FileState
  /// Who may read and write it, as the system has it.
  package var mode: UInt32

  /// Whether others than the owner may read or change it.
  package var isOpenToOthers: Bool { mode & 0o077 != 0 }

  init(path: String, _ status: FileStatus) {
    (self.path, state, mode) = (path, status.state, status.mode)
  }
}

/// A file in which, or beside which, two versions of one record met.
public struct Conflict: Hashable, Sendable {
  /// The path relative to the root.
  public var path: String
  /// Where it comes from.
  public var origin: Origin
  /// The path of the file that it is a version of, where its own name does not tell; of a file that both
  /// sides gave another name, the other side's.
  public var original: String?

  /// A conflicting file and its origin.
  public init(path: String, origin: Origin, original: String? = nil) {
    (self.path, self.origin, self.original) = (path, origin, original)
  }

  /// The path of the file that it is a version of; its own where both are in one file, between markers.
  package var file: String { original ?? ConflictName(path)?.original ?? path }

  /// A file that is told to be a copy of the journal's profile by what it says.
  package init(copyOfProfile path: String) {
    self.init(path: path, origin: .copy, original: ProfileFile.path)
  }

  /// What makes conflicting files.
  public enum Origin: UInt8, CaseIterable, Hashable, Sendable {
    /// A second copy of a file, told by its name (Syncthing, Dropbox, Nextcloud …): no record.
    case copy
    /// A file holding the markers of an unfinished merge: no record.
    case markers
    /// A record that says the moment, kind and title of another one: a copy under a name that a person may
    /// have given, or what a move on one device and an edit on another made of one record.
    case twin
    /// A file that one side removed, or that both gave another name: git waits, and left no markers.
    case unmerged
    /// A dated shift that replaces the plan of its day as another one does, and says otherwise: two devices
    /// changed one day.
    case sameDay
    /// The file of a person who has the name of another one.
    case samePerson
    /// A record in clear that lies beside its sealed file: another device had it still, or edited it there.
    case clearBesideSealed
  }
}
