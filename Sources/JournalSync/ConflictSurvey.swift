import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore
import SystemLibrary
import YAMLCodec

/// What sync tools and merges left in a journal.
public struct ConflictSurvey: Hashable, Sendable {
  /// What waits for `resolve`, in the order of the paths: of records, the profile, likes and own
  /// affirmations.
  public var conflicts: [Conflict] = []
  /// What a person should know of, and no merge can settle.
  public var notices: [SyncNotice] = []
  /// Why some may not have been found: files and folders that can't be read.
  public var unreadable: [Problem] = []

  /// Whether nothing waits for a person or `resolve`: what git is to be told is settled.
  public var hasNothingToSettle: Bool {
    conflicts.isEmpty && unreadable.isEmpty
      && notices.allSatisfy { if case .untold = $0 { true } else { false } }
  }

  /// What is decided, by the paths in the journal, and git was not told of.
  public var untold: [String] = []

  /// Looks at a journal.
  public init(of journal: Journal) {
    // Several questions to one look at the files.
    let journal = journal.snapshot()
    var nothing = Query()
    nothing.limit = 0
    let answer = journal.records(matching: nothing)
    let close = journal.source.closeRecords()
    conflicts = answer.conflicts
    unreadable = answer.problems.unreadable
    addOwnWords(of: journal)
    let surroundings = journal.source.surroundings()
    let named = Set(surroundings.naming.flatMap(\.mediaPaths))
    do throws(StoreError) {
      conflicts += try journal.store.mediaCopies(besideRecordsIn: surroundings.folders, unless: named)
    } catch { note(error) }
    let history = VersionHistory(store: journal.store, root: journal.root)
    addUnmerged(of: journal, history)
    let known = Set(conflicts.flatMap { [$0.path, $0.original ?? $0.path] })
    conflicts += CompetingRecords.find(in: close.records, of: journal).filter { !known.contains($0.path) }
    notices += SyncNotice.ofNames(close.paths)
    if let repository = history.repository {
      notices += SyncNotice.ofTrash(journal, repository).filter { !notices.contains($0) }
    }
    if case .refused(let refusal) = history.finding { notices.append(.unaskedGit(refusal)) }
    if !untold.isEmpty { notices.append(.untold(untold)) }
    conflicts.sort { Bytes.precedes($0.path, $1.path) }
  }

  /// The profile, likes and own affirmations, which are no records.
  private mutating func addOwnWords(of journal: Journal) {
    let folder = "affirmations"
    var own: [String] = []
    do throws(StoreError) {
      own = try journal.store.names(inFolder: folder).map { folder + "/" + $0 }
      let copies = try journal.store.conflictCopies(inFolder: folder)
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

  /// What git waits for without markers.
  private mutating func addUnmerged(of journal: Journal, _ history: VersionHistory) {
    guard let repository = history.repository else { return }
    let marked = Set(conflicts.filter { $0.origin == .markers }.map(\.path))
    guard let merge = UnfinishedMerge(repository, of: journal, history, marked: marked) else {
      notices.append(.unaskedGit(.unreadable))
      return
    }
    if !merge.isWhole { notices.append(.unaskedGit(.unreadable)) }
    // Which of two names counts comes before what the file of that name says.
    let paths = Set(merge.conflicts.flatMap { [$0.path, $0.original ?? $0.path] })
    conflicts.removeAll { paths.contains($0.path) }
    conflicts += merge.conflicts
    untold = merge.untold.sorted(by: Bytes.precedes)
  }
}

extension FileStore {
  /// The copies that sync tools left directly in a folder that holds no records.
  fileprivate func conflictCopies(inFolder path: String) throws(StoreError) -> [String] {
    let folder = try openFolder(try RelativePath.parts(path))
    let contents = try StoreError.at(path) { () throws(SystemFailure) in
      try FolderContents(folder, path: Array(path.utf8), on: system)
    }
    return contents.conflicts.map { RelativePath.join(path, PathText.text($0)) }
  }
}

/// What syncing did, or may do, that no merge can settle.
public enum SyncNotice: Hashable, Sendable {
  /// Names that differ only by case, or in how an accent is written: other systems take them for one.
  case sameName([String])
  /// A file in the trash that git carries and no change of this device put there: git may have moved a record
  /// after others.
  case strangeTrash(String)
  /// Files of an unfinished merge about which nothing is to be decided any more: git waits to be told.
  case untold([String])
  /// Nothing was asked of the repository that the journal lies in: what git waits for is not known.
  case unaskedGit(GitRepository.Refusal)

  /// The names of records that are one to systems that don't tell upper from lower case.
  static func ofNames(_ paths: [String]) -> [SyncNotice] {
    // Texts are equal where they are canonically equivalent, as names on macOS are.
    var groups: [String: [String]] = [:]
    for path in paths { groups[path.lowercased(), default: []].append(path) }
    return groups.values.filter { $0.count > 1 }.map { $0.sorted(by: Bytes.precedes) }
      .sorted { Bytes.precedes($0[0], $1[0]) }.map(SyncNotice.sameName)
  }

  /// What git has of the trash and this device did not put there.
  ///
  /// The log keeps so many changes: what is older than the oldest of them may have been forgotten.
  static func ofTrash(_ journal: Journal, _ repository: GitRepository) -> [SyncNotice] {
    guard let tracked = repository.tracked([FileStore.trashFolder]) else { return [.unaskedGit(.unreadable)] }
    guard !tracked.isEmpty else { return [] }
    let store = journal.store
    let history = ChangeHistory(of: store)
    return tracked.sorted(by: Bytes.precedes).filter { path in
      guard let file = try? store.read(path) else { return false }
      if let oldest = history.oldestForgotten, file.state.changed < oldest { return false }
      return !history.changes.contains { Bytes.areEqual($0.path, path) && $0.isResult(file.bytes) }
    }.map(SyncNotice.strangeTrash)
  }
}

extension Journal {
  /// What is wrong with the files that hold the markers of an unfinished merge, each at its first marker.
  public func problems(of conflicts: [Conflict]) -> [Problem] {
    conflicts.filter { $0.origin == .markers }.map { conflict in
      let bytes = (try? store.read(conflict.path))?.bytes ?? []
      let position = MergeMarkers.start(in: bytes).map { SourcePosition(offset: $0, in: bytes) }
      return Problem(path: conflict.path, position: position, reason: .unfinishedMerge)
    }
  }

  /// Records of which two can't be meant: see ``CompetingRecords``.
  public func competingRecords() -> [Conflict] {
    let snapshot = snapshot()
    return CompetingRecords.find(in: snapshot.source.closeRecords().records, of: snapshot)
      .sorted { Bytes.precedes($0.path, $1.path) }
  }

  /// The files in conflict that plan time off which is not over on a day: they are no records, so that no
  /// answer counts them.
  public func uncertainPlans(in conflicts: [Conflict], on day: CivilDay) -> [String] {
    conflicts.filter { conflict in
      // A copy beside its file is no loss: that is a record still.
      if conflict.origin == .copy, let original = ConflictName(conflict.path)?.original,
        (try? store.read(original)) != nil
      {
        return false
      }
      return versions(of: conflict.path).contains { $0.kind == .vacation && ($0.until ?? $0.date) >= day }
    }.map(\.path)
  }

  /// The files in conflict that tell of hours of some days: no answer knows what they say.
  public func conflicts(_ conflicts: [Conflict], aboutHoursOf days: ClosedRange<CivilDay>) -> [Conflict] {
    conflicts.filter { tellsOfHours($0.path, days) }
  }

  /// The files that tell of hours of some days, and of which something could not be read as it was meant: in
  /// conflict, broken, or with a value that can't be read; the profile too.
  public func filesInDoubt(
    _ problems: FoundProblems, _ conflicts: [Conflict], aboutHoursOf days: ClosedRange<CivilDay>
  ) -> Set<String> {
    let wrong = Set(problems.all.filter { $0.severity == .error }.map(\.path))
    return Set(self.conflicts(conflicts, aboutHoursOf: days).map(\.path)).union(
      wrong.filter { $0 == Journal.profilePath || tellsOfHours($0, days) })
  }

  private func tellsOfHours(_ path: String, _ days: ClosedRange<CivilDay>) -> Bool {
    versions(of: path).contains { record in
      // The name tells what a file is whose front matter is broken.
      let kind =
        record.kind == .entry
        ? Kind.allCases.first { $0.tellsOfHours && record.id.contains($0.name) } : record.kind
      guard let kind, kind.tellsOfHours else { return false }
      // Where it names no day, the end of a night lies a day behind it.
      let first = kind == .checkOut ? record.date.advanced(by: -1) : record.date
      return days.overlaps(first...max(first, record.until ?? record.date))
    }
  }

  /// What a file says that may be in conflict, each side of it; of one that can't be read what its name says.
  private func versions(of path: String) -> [Record] {
    guard let file = noting({ () throws(StoreError) in try store.read(path) }) else {
      return [RecordDecoder().decode(path: path, fileTime: nil)]
    }
    return (ConflictMarkers(file.bytes).map { [$0.ours, $0.theirs] } ?? [file.bytes]).map {
      RecordDecoder().decode(MarkdownDocument($0), path: path, fileTime: nil).record
    }
  }
}
