import JournalFiles
import JournalFormat
import JournalModel
import JournalStore

/// What sync tools and merges left in a journal.
public struct ConflictSurvey: Hashable, Sendable {
  /// What waits for `resolve`, in the order of the paths: of records, the profile, likes and own
  /// affirmations.
  public var conflicts: [Conflict] = []
  /// What a person should know of, and no merge can settle.
  public var notices: [SyncNotice] = []
  /// Why some may not have been found: files and folders that can't be read.
  public var unreadable: [Problem] = []

  /// Whether there is nothing to say.
  public var isEmpty: Bool { conflicts.isEmpty && notices.isEmpty && unreadable.isEmpty }

  /// Looks at a journal.
  public init(of journal: Journal) {
    let answer = journal.records()
    conflicts = answer.conflicts
    unreadable = answer.problems.filter(\.reason.isUnreadable)
    addOwnWords(of: journal)
    let known = Set(conflicts.map(\.path))
    conflicts += RecordTwins.find(in: answer.records, of: journal).filter { !known.contains($0.path) }
    notices = SyncNotice.ofNames(answer.records.map(\.path))
    let history = VersionHistory(store: journal.store, root: journal.root)
    if let repository = history.repository {
      addUnmerged(of: repository, history, journal)
      notices += SyncNotice.ofTrash(journal, repository)
    }
    conflicts.sort { Bytes.precedes($0.path, $1.path) }
  }

  /// The profile, likes and own affirmations, which are no records.
  private mutating func addOwnWords(of journal: Journal) {
    let folder = "affirmations"
    var own: [String] = []
    do throws(StoreError) {
      own = try journal.store.names(inFolder: folder).map { folder + "/" + $0 }
      let copies = try (journal.store as? FileStore)?.conflictCopies(inFolder: folder) ?? []
      conflicts += copies.map { Conflict(path: $0, origin: .copy) }
    } catch { note(error) }
    for path in own + [Journal.profilePath] {
      do throws(StoreError) {
        let isMarked = ConflictMarkers(try journal.store.read(path).bytes) != nil
        if isMarked { conflicts.append(Conflict(path: path, origin: .markers)) }
      } catch { note(error) }
    }
  }

  private mutating func note(_ error: StoreError) {
    let problem = Problem(path: error.path, reason: Problem.Reason(error.reason))
    if error.reason != .notFound, problem.reason.isUnreadable { unreadable.append(problem) }
  }

  /// What git waits for without markers. A file with versions of both sides was merged already, and waits
  /// for `git add` alone, unless it is still ours; one that is gone on both sides says nothing.
  private mutating func addUnmerged(
    of repository: GitRepository, _ history: VersionHistory, _ journal: Journal
  ) {
    let store = journal.store as? FileStore
    for (path, stages) in repository.unmergedFiles() {
      if store?.isOfOtherJournal(path) ?? false { continue }
      if MediaPath.isMedia(path), history.unmergedMedia(path) != nil {
        conflicts.append(Conflict(path: path, origin: .unmerged))
      }
      guard path.hasSuffix(".md") else { continue }
      if ConflictCase.Waiting(stages) == nil {
        guard let file = try? journal.store.read(path), history.unmerged(path, file: file.bytes) != nil else {
          continue
        }
      }
      // Which of two names counts comes before what the file of that name says.
      conflicts.removeAll { Bytes.areEqual($0.path, path) }
      conflicts.append(Conflict(path: path, origin: .unmerged))
    }
  }
}

extension ConflictCase.Waiting {
  /// What the versions that git has of a file tell: 1 what both come from, 2 ours, 3 theirs; `nil` where it
  /// was merged.
  init?(_ stages: Set<Int>) {
    switch stages {
    case [1, 2]: self = .deletedByThem
    case [1, 3]: self = .deletedByUs
    case [2]: self = .renamedByUs
    case [3]: self = .renamedByThem
    default: return nil
    }
  }
}

extension FileStore {
  /// The copies that sync tools left directly in a folder that holds no records.
  fileprivate func conflictCopies(inFolder path: String) throws(StoreError) -> [String] {
    let folder = try openFolder(try RelativePath.parts(path))
    let contents = try StoreError.at(path) { () throws(SystemFailure) in
      try FolderContents(folder, path: Array(path.utf8))
    }
    return contents.conflicts.map { RelativePath.join(path, PathText.text($0)) }
  }
}
