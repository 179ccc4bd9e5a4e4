import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore
import SystemLibrary

/// A journal's health on one page: what there is, what is wrong, and where it can be mended.
public struct HealthReport: Hashable, Sendable {
  /// How many records there are of each kind, the kinds in their order.
  public var counts: [Count] = []
  /// The bytes of all files together.
  public var bytes: Int64 = 0
  /// How many problems files have, by what is wrong.
  public var problems: [ProblemCount] = []
  /// The folders that are journals of their own, and left out.
  public var otherJournals: [String] = []
  /// How many files wait for `resolve`, as far as is known.
  public var conflicts = 0
  /// Why git was not asked what it waits for: there may be more that wait.
  public var unaskedGit: GitRepository.Refusal?
  /// Other effects of syncing that a person should know.
  public var notices: [SyncNotice] = []
  /// How the index is.
  public var index = Index.good
  /// How many files and folders other users may read.
  public var readable = 0
  /// How git is set up.
  public var git = Sync.absent
  /// How Syncthing is set up.
  public var syncthing = Sync.absent
  /// What is known of whether the folder is encrypted on the disk.
  public var encryption = Encryption.unknown
  /// Whether git-crypt encrypts the records in git, which then can't be merged.
  public var usesGitCrypt = false
  /// When the last backup was made, as far as this device was told.
  public var lastBackup: Instant?
  /// The free bytes of the disk; `nil` where it is not known.
  public var freeBytes: Int64?

  /// Records of a kind.
  public struct Count: Hashable, Sendable {
    /// The kind.
    public var kind: Kind
    /// How many there are.
    public var count: Int
  }

  /// Problems of a sort.
  public struct ProblemCount: Hashable, Sendable {
    /// What is wrong.
    public var sort: ProblemSort
    /// How many there are.
    public var count: Int
  }

  /// What can be wrong with files.
  public enum ProblemSort: String, CaseIterable, Hashable, Sendable {
    /// Front matter that is no YAML; a value or key that can't be what it says; a file that can't be read
    /// or is no regular file; a file that is no text; something doubtful.
    case frontMatter, value, unreadable, notText, doubt
  }

  /// How the index is.
  public enum Index: Hashable, Sendable {
    /// It is as the files' states have it; whether it says what they say, `reindex --verify` tells, which
    /// reads them all.
    case good
    /// It can't be written: answers are right, but slow.
    case unwritable(StoreError)
  }

  /// How a sync tool is set up.
  public enum Sync: String, Hashable, Sendable {
    /// The journal is not synced by it; it is, but not prepared; all is as it should be.
    case absent, unprepared, ready
    /// Somebody else's merge driver is set for records.
    case otherDriver
    /// It was prepared by an earlier version; the program that shall merge is not where it was.
    case outdated, driverMissing
    /// The repository belongs to another user: nothing of it was asked. git is not there, or can't read it.
    case foreign, gitMissing, unreadable

    /// Whether `setup` has something to do.
    public var needsSetup: Bool { [.unprepared, .outdated, .driverMissing].contains(self) }
  }

  /// Below this the disk counts as full, in bytes.
  public static let scarceBytes: Int64 = 100 << 20

  /// Whether nothing needs mending.
  public var isGood: Bool {
    let isIndexGood = if case .unwritable = index { false } else { true }
    let hasProblems = problems.contains { $0.sort != .doubt }
    return isIndexGood && !hasProblems && conflicts == 0 && unaskedGit != .unreadable && notices.isEmpty
      && readable == 0 && !git.needsSetup
      && !syncthing.needsSetup && freeBytes ?? .max >= Self.scarceBytes
  }

  /// Examines a journal.
  public init(of journal: Journal) {
    // Several questions to one look at the files.
    let snapshot = journal.snapshot()
    let kinds = snapshot.source.surroundings().kinds
    counts = Kind.allCases.compactMap { kind in kinds[kind].map { Count(kind: kind, count: $0) } }
    let survey = ConflictResolver(snapshot).look()
    var nothing = Query()
    nothing.limit = 0
    let found = snapshot.records(matching: nothing).problems.all
    let seen = Set(found)
    // Unreadable files beside the records hide conflicts, too.
    let all = journal.profileProblems + found + survey.unreadable.filter { !seen.contains($0) }
    problems = ProblemSort.allCases.compactMap { sort in
      let count = all.count { ProblemSort($0.reason) == sort }
      return count > 0 ? ProblemCount(sort: sort, count: count) : nil
    }
    conflicts = survey.conflicts.count
    for notice in survey.notices {
      switch notice {
      case .unaskedGit(let refusal): unaskedGit = unaskedGit ?? refusal
      default: notices.append(notice)
      }
    }
    let report = snapshot.reindex()
    if let error = report.indexError { index = .unwritable(error) }
    otherJournals = snapshot.otherJournals
    let profile = Journal.profilePath
    bytes = report.bytes + ((try? journal.store.state(of: profile))?.size ?? 0)
    let copies = report.conflicts.filter { $0.origin == .copy }.map(\.path)
    readable =
      report.openFiles + journal.store.openPermissions(of: [], report.folders + [profile] + copies).count
    guard !journal.root.isEmpty else { return }
    git = unaskedGit == .unreadable ? .unreadable : Self.git(journal)
    syncthing = Self.syncthing(journal.root)
    encryption = Encryption(of: journal.root)
    usesGitCrypt = Self.usesGitCrypt(journal.root)
    lastBackup = BackupMark(of: journal).last
    freeBytes = System.freeBytes(onDiskOf: journal.root)
  }

  private static func git(_ journal: Journal) -> Sync {
    let repository: GitRepository
    switch GitRepository.around(journal.root) {
    case .none: return .absent
    case .refused(.foreign): return .foreign
    case .refused(.gitMissing): return .gitMissing
    case .refused(.unreadable): return .unreadable
    case .repository(let found): repository = found
    }
    let attribute = repository.mergeAttribute
    if let attribute, attribute != "smjournal" { return .otherDriver }
    guard attribute == "smjournal", let driver = repository.setting("merge.smjournal.driver") else {
      return .unprepared
    }
    guard MergeDriverLine(configured: driver).isWorking() else { return .driverMissing }
    let mergesSealed =
      journal.profile.sealTo.isEmpty
      || repository.mergeAttribute(of: "record" + Record.sealedEnding) == attribute
    let isRecent =
      mergesSealed && repository.isIgnored(FileStore.trashFolder + "/2026/11/x.md")
      && repository.setting("merge.directoryRenames") == "false"
    return isRecent ? .ready : .outdated
  }

  private static func usesGitCrypt(_ root: String) -> Bool {
    guard let repository = GitRepository(of: root) else { return false }
    return [repository.top, root].contains { folder in
      let file = try? FileStore(root: folder, stateFolder: nil).read(".gitattributes")
      return String(decoding: file?.bytes ?? [], as: UTF8.self).contains("filter=git-crypt")
    }
  }

  private static func syncthing(_ root: String) -> Sync {
    guard let folder = SyncSetup.syncthingFolder(around: root) else { return .absent }
    return SyncSetup.has(SyncSetup.untravelled, in: ".stignore", of: folder) ? .ready : .unprepared
  }
}

extension HealthReport.ProblemSort {
  package init(_ reason: Problem.Reason) {
    if reason.severity == .warning {
      self = .doubt
      return
    }
    switch reason {
    case .yaml: self = .frontMatter
    case .unreadable, .notAFile, .symbolicLink, .tooLarge: self = .unreadable
    case .emptyFile, .lfsPointer, .nulByte, .invalidUTF8, .encrypted: self = .notText
    default: self = .value
    }
  }
}
