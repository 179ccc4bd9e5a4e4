import JournalSync

/// A sentence about a conflict.
public enum SyncMessage: Hashable, Sendable {
  /// Where the versions differ; they don't.
  case differs([String]), same
  /// What `resolve` would do: all of it, all but these, keep two records.
  case clashes([RecordMerge.Clash])
  /// What git waits for without markers.
  case waiting(ConflictCase.Waiting)
  /// What `resolve` did with a copy, which went to the trash, as the file went as it was before; with the two
  /// sides of one file.
  case merged(String, into: String, trash: String, former: String?), mended(String, former: String?)
  /// Both versions said the same; the copy was another record and has this name now; it took the name of its
  /// file.
  case wasSame(String, trash: String), separated(String, as: String), restored(String, as: String)
  /// Two photos or recordings of one name meet; both were kept, the second under this name.
  case bothFilesStay(String, as: String)
  /// The file stays as it is, and the copy went to the trash; it stays beside nothing, or is in the trash
  /// itself.
  case kept(String, copy: String, trash: String), stays(String), removed(String, trash: String)
  /// A person must choose; between two names that both sides gave.
  case choose([RecordMerge.Clash])
  /// git waits to be told about files, each as a word of a shell.
  case tellGit([String])
  /// A merge left clashes in a file.
  case mergeLeft([RecordMerge.Clash])
}

/// A sentence about the two versions of a file, or about two files of which one is meant.
public enum VersionMessage: Hashable, Sendable {
  /// Where they differ, where nobody knows which side changed that; a person must choose there.
  case differ([RecordMerge.Clash]), choose([RecordMerge.Clash])
  /// When a version was written and by whom, behind a word for it.
  case written(side: String, at: String, by: Writer)
  /// Nothing was asked of the git repository, and what is not known for that.
  case unaskedGit(GitRepository.Refusal, GitMatter)

  /// What git would have been asked: what it waits for, what its history has, where it is sent; nothing, it
  /// was to be set up.
  public enum GitMatter: String, Hashable, Sendable { case merge, history, remotes, setup }

  /// Who wrote a version.
  public enum Writer: Hashable, Sendable {
    /// This device; one that the sync tool calls so; nobody says.
    case thisDevice, device(String), unknown
  }
}

extension [RecordMerge.Clash] {
  /// A key that a side can be chosen for, where there is more to choose; `nil` where that says nothing new.
  var keyToTake: String? {
    guard count > 1 else { return nil }
    return compactMap { if case .key(let key) = $0 { key } else { nil } }.first
  }
}

/// A line of the page on the journal's health.
public enum HealthItem: Hashable, Sendable {
  /// Records of each kind; bytes of all files.
  case records([HealthReport.Count], bytes: Int64)
  /// What is wrong with files.
  case problems([HealthReport.ProblemCount])
  /// Folders that are journals of their own.
  case otherJournals([String])
  /// Files that wait for `resolve`, and whether git said what it waits for; what else syncing did.
  case conflicts(Int, isGitAsked: Bool), notices(Int)
  /// The index.
  case index(HealthReport.Index)
  /// Files and folders that other users may read.
  case permissions(Int)
  /// git; Syncthing.
  case git(HealthReport.Sync), syncthing(HealthReport.Sync)
  /// Files that missed their commit.
  case late(Int)
  /// The folder from which the form's files are taken, and how many others of such a name lie there; the
  /// calendars that this device keeps up.
  case inbox(String, foreign: Int), calendars([String])
  /// Whether the folder is encrypted on the disk; git-crypt, with which nothing can be merged.
  case encryption(Encryption), gitCrypt
  /// Sealed records: to how many keys, and what is to be known of it.
  case seal(keys: Int, [SealFact])
  /// When the last backup was made, as a phrase; `nil` where none is known.
  case backup(String?)
  /// Free bytes of the disk.
  case disk(free: Int64, isScarce: Bool)
}

/// What is to be known of sealed records on this device.
public enum SealFact: Hashable, Sendable {
  /// The program is missing; the key is; it has no passphrase; it is kept until a time.
  case noProgram, noKey, plainKey, unlocked(until: String)
  /// So many records of kinds that are sealed are not; an edited text is left in memory, and where.
  case clear(Int), left(String)
  /// What was in memory may have come to a disk.
  case swap
}
