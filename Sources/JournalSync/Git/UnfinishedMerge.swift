import JournalFiles
import JournalStore

/// What git waits for in a journal: the files whose merge is not finished, told apart by whether there is
/// anything to decide.
struct UnfinishedMerge {
  /// What a person or `resolve` has to decide, as far as no markers show it.
  private(set) var conflicts: [Conflict] = []
  /// What is decided, by the paths in the journal: git waits for `git add` alone.
  private(set) var untold: [String] = []
  /// Whether that is all: of no file it can't be told.
  private(set) var isWhole = true

  private let history: VersionHistory
  private let marks: SettledMarks

  /// Looks at what git waits for; `nil` where it does not tell.
  ///
  /// - Parameter marked: the paths of the files that hold markers.
  init?(_ repository: GitRepository, of journal: Journal, _ history: VersionHistory, marked: Set<String>) {
    guard var files = repository.unmergedFiles() else { return nil }
    files.removeAll { journal.store.isOfOtherJournal($0.path) }
    self.history = history
    marks = SettledMarks(of: journal, repository)
    for file in files where NameRules.hasRecordEnding(file.path) { settle(file, journal.store, marked) }
    for file in files where MediaPath.isMedia(file.path) {
      add(file) { () throws(StoreError) in try history.unmergedMedia(file) != nil }
    }
    settleNames(files.filter { NameRules.hasRecordEnding($0.path) }, journal.store)
    // Once git waits for nothing, or the merge is over, it was told of what it has, and at any time of what
    // is gone and it has no more; where it does not answer, rather too much is said than too little.
    let isOver = files.isEmpty || !marks.isOfThisMerge
    let tracked = repository.tracked(marks.touched).map(Set.init)
    untold += marks.touched.filter { path in
      if untold.contains(path) { return false }
      if journal.store.hasFile(path) { return !isOver || tracked?.contains(path) != true }
      return tracked?.contains(path) ?? true
    }
    let open = marked.union(conflicts.flatMap { [$0.path, $0.original ?? $0.path] })
    untold.removeAll { open.contains($0) }
  }

  /// - Parameter isOpen: whether the file is as git left it; it throws where that can't be told.
  private mutating func add(
    _ file: GitRepository.UnmergedFile, ifOpen isOpen: () throws(StoreError) -> Bool
  ) {
    do throws(StoreError) {
      let isOpen = marks.has(file) ? false : try isOpen()
      if isOpen {
        conflicts.append(Conflict(path: file.path, origin: .unmerged))
      } else {
        untold.append(file.path)
      }
    } catch { isWhole = false }
  }

  /// A file with versions of both sides was merged already, unless it is still ours; one that a side removed
  /// is kept until somebody says otherwise.
  private mutating func settle(
    _ file: GitRepository.UnmergedFile, _ store: FileStore, _ marked: Set<String>
  ) {
    guard file.versions.count > 1, !marked.contains(file.path) else { return }
    let bytes: [UInt8]
    do throws(StoreError) { bytes = try store.read(file.path).bytes } catch {
      // A missing file was removed after a decision; an unreadable one is reported elsewhere.
      if error.reason == .notFound { untold.append(file.path) }
      return
    }
    let history = history
    add(file) { () throws(StoreError) in
      if file.deletion(isSwapped: false) != nil { return true }
      return try history.unmerged(file, file: bytes) != nil
    }
  }

  /// Files of which git has one version: what both sides gave another name, under both names and the former
  /// one; and what stands at a place that one side alone chose, where nothing is to be decided.
  private mutating func settleNames(_ files: [GitRepository.UnmergedFile], _ store: FileStore) {
    func only(_ stage: Int) -> [GitRepository.UnmergedFile] {
      files.filter { Array($0.versions.keys) == [stage] }
    }
    let (former, ours) = (only(1), only(2))
    var theirs = only(3)
    var open: [Conflict] = []
    for file in ours {
      // git merges what both sides made of the file, and puts that under both names.
      let isAlone = former.count == 1 && ours.count == 1 && theirs.count == 1
      let match = theirs.firstIndex { isAlone || $0.versions[3] == file.versions[2] }
      guard !former.isEmpty, let match else {
        untold.append(file.path)
        continue
      }
      let other = theirs.remove(at: match)
      if [file, other].allSatisfy({ (try? store.read($0.path)) != nil }) {
        let names = history.isRebasing ? (other.path, file.path) : (file.path, other.path)
        open.append(Conflict(path: names.0, origin: .unmerged, original: names.1))
      } else {
        untold += [file.path, other.path]
      }
    }
    untold += theirs.map(\.path)
    // As long as names are open the former ones tell what belongs together.
    if open.isEmpty { untold += former.map(\.path) }
    conflicts += open
  }
}

extension GitRepository.UnmergedFile {
  /// Which side removed what the other changed; `nil` where neither did.
  ///
  /// - Parameter isSwapped: whether git's "ours" is the other side.
  func deletion(isSwapped: Bool) -> ConflictCase.Waiting? {
    switch Set(versions.keys) {
    case [1, 2]: isSwapped ? .deletedByUs : .deletedByThem
    case [1, 3]: isSwapped ? .deletedByThem : .deletedByUs
    default: nil
    }
  }
}
