import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore
import SystemLibrary

/// What sync tools and merges left in a journal.
public struct ConflictSurvey: Hashable, Sendable {
  /// What waits for `resolve`, in the order of the paths: of records, the profile, likes, own affirmations
  /// and templates.
  public var conflicts: [Conflict] = []
  /// Conflicts that a person must settle, because no merge can.
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
    conflicts = answer.conflicts.map(journal.store.named)
    unreadable = answer.problems.unreadable
    for folder in ["affirmations", "templates"] { addOwnWords(of: journal, in: folder) }
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

  /// Likes, own affirmations and templates, which are no records.
  private mutating func addOwnWords(of journal: Journal, in folder: String) {
    var own: [String] = []
    do throws(StoreError) {
      own = try journal.store.names(inFolder: folder).map { folder + "/" + $0 }
      let copies = try journal.store.conflictCopies(inFolder: folder)
      conflicts += copies.map { Conflict(path: $0, origin: .copy) }
    } catch { note(error) }
    for path in own {
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
    // What the merge driver could not open it put beside the file: one conflict, not two.
    let copies = conflicts.filter { $0.origin == .copy && Record.isSealed(path: $0.file) }
    conflicts += merge.conflicts.filter { waiting in
      !copies.contains {
        $0.file == waiting.path
          && (try? journal.store.read($0.path).bytes) == repository.version(of: waiting.path, stage: 3)
      }
    }
    untold = merge.untold.sorted(by: Bytes.precedes)
  }
}

extension FileStore {
  /// A copy with the path of its file where that is written in another way: a Mac takes accents apart, and
  /// not every system tells small letters from capitals.
  fileprivate func named(_ copy: Conflict) -> Conflict {
    guard copy.origin == .copy, copy.original == nil, !hasFile(copy.file) else { return copy }
    let (folder, name) = (RelativePath.folder(of: copy.file), RelativePath.last(of: copy.file).lowercased())
    let names = ((try? allNames(inFolder: folder)) ?? []).map(PathText.text)
    var copy = copy
    // Texts are equal however their accents are written.
    copy.original = names.first { $0.lowercased() == name }.map { RelativePath.join(folder, $0) }
    return copy
  }

  /// The copies that sync tools left directly in a folder that holds no records.
  fileprivate func conflictCopies(inFolder path: String) throws(StoreError) -> [String] {
    let folder = try openFolder(try RelativePath.parts(path))
    let contents = try StoreError.at(path, try FolderContents(folder, path: Array(path.utf8), on: system))
    return contents.conflicts.map { RelativePath.join(path, PathText.text($0)) }
  }
}
