import JournalFiles
import JournalModel
import JournalStore
import SystemLibrary

/// Settles what sync tools and merges left.
///
/// After it every word of both versions is in the record, in a conflict that is still named, or in the trash.
public struct ConflictResolver: Sendable {
  let journal: Journal
  let history: VersionHistory

  /// The conflicts of a journal.
  public init(_ journal: Journal) {
    self.journal = journal
    history = VersionHistory(store: journal.store, root: journal.root)
  }

  /// Which side counts where both changed the same.
  public enum Side: Hashable, Sendable {
    /// The file's own; the copy's; one below the other, which only a text can be.
    case ours, theirs, both
  }

  /// What settling a conflict did.
  public struct Settlement: Hashable, Sendable {
    /// What became of the versions.
    public var outcome: Outcome
    /// The files that were made or changed, outside of the trash; of two the one that went stands behind the
    /// one that stays.
    public var files: [String] = []
    /// Where the copy, or the second record of a pair, is now.
    public var copy: String?
    /// Where the file is now as it was before.
    public var former: String?
    /// Whether the copy was sealed, so that the log of changes has forgotten it.
    var isSealed = false

    /// What went to the trash.
    public var trash: [String] {
      [copy, former].compactMap { $0 }.filter { $0.hasPrefix(FileStore.trashFolder + "/") }
    }
  }

  /// What became of two versions.
  public enum Outcome: String, Hashable, Sendable {
    /// The file holds both now.
    case merged
    case same
    /// The file stays as it is, as it was wished.
    case kept
    /// They were two records, and the second has its own name now.
    case twoRecords
    /// The file was gone; the copy took its name.
    case restored
    /// Two shifts of one day: both are worked, the second on top.
    case bothShifts
    /// Both sides changed the same differently, or it is not known which is the older: a person must choose;
    /// nothing was written.
    case clash
  }

  /// All conflicts, in the order of their paths: of records, the profile, likes and own affirmations.
  public func conflicts() -> [Conflict] { look().conflicts }

  /// All conflicts, what else there is to know, and why some may not have been found.
  public func look() -> ConflictSurvey { ConflictSurvey(of: journal) }

  /// What git is to be told after conflicts were settled, as paths in the journal: what was made or changed,
  /// what went, and what git waits for besides. Nothing where the journal is in no repository.
  ///
  /// - Parameter gone: paths of files that may be gone; git hears of those that it tracks.
  public func untold(changed: [String], gone: [String]) -> [String] {
    guard let repository = history.repository else { return [] }
    // Where git does not tell, the person sees what git says of a name that it has not.
    let missing = gone.filter { !isThere($0) }
    let known = repository.tracked(missing) ?? missing
    var files: [String] = []
    for file in changed.filter(isThere) + known + look().untold where !files.contains(file) {
      files.append(file)
    }
    return files
  }

  private func isThere(_ path: String) -> Bool { journal.store.hasFile(path) }

  // MARK: Settling

  /// Settles a conflict; with a side given, that one counts in every clash, but for keys of which another was
  /// chosen.
  public func resolve(
    _ conflict: Conflict, preferring side: Side? = nil, taking choices: MergeChoices = MergeChoices()
  ) throws(StoreError) -> Settlement {
    let found = try settled(conflict, choices)
    let settlement = try settlement(of: found, side, isChosen: !choices.isEmpty)
    if settlement.outcome != .clash {
      try note(settlement, of: [found.original, conflict.path])
    }
    return settlement
  }

  private func settlement(
    of found: ConflictCase, _ side: Side?, isChosen: Bool
  ) throws(StoreError) -> Settlement {
    if found.isMedia { return try settleMedia(found, preferring: side) }
    if let waiting = found.versions.waiting { return try answer(found, waiting, side) }
    if found.versions.isOriginalMissing {
      let change = try move(found, to: found.original)
      return Settlement(outcome: .restored, files: [change.path], copy: change.path)
    }
    if found.conflict.origin == .sameDay { return try settleDay(found, side) }
    let isOneOfTwo = side == .ours || side == .theirs
    if found.conflict.origin == .clearBesideSealed, isOneOfTwo {
      return try answer(found, .clearBesideSealed, side)
    }
    if found.merge.clashes == [.twoRecords], !isOneOfTwo { return try separate(found) }
    let isUndecided = found.isRivalry && side == nil && !isChosen
    guard !found.versions.areMarkersBroken, !isUndecided, let bytes = result(of: found, side) else {
      return Settlement(outcome: .clash)
    }
    return try settle(found, with: bytes, isChosen: isChosen)
  }

  /// What a conflict is about; a file that seems to be gone may be without its name just while an editor
  /// saves it.
  private func settled(_ conflict: Conflict, _ choices: MergeChoices) throws(StoreError) -> ConflictCase {
    var found = try examine(conflict, taking: choices)
    // Up to a second: taken for gone too early, the copy would become a second record.
    for _ in 0..<100 where found.versions.isOriginalMissing {
      journal.store.system.sleep(milliseconds: 10)
      found = try examine(conflict, taking: choices)
    }
    return found
  }

  /// Writes down what git is to be told and no file shows: of a merge all that was made, changed or removed.
  private func note(_ settlement: Settlement, of paths: [String]) throws(StoreError) {
    guard let repository = history.repository, let all = repository.unmergedFiles() else { return }
    // Behind what was forgotten nothing is taken back.
    let isJoined = !settlement.isSealed && (settlement.copy != nil || settlement.former != nil)
    try SettledMarks(of: journal, repository).note(
      of: all, touched: settlement.files + paths, isJoined: isJoined)
  }

  /// What the file shall be; `nil` where a person must choose, or what was chosen can't be.
  func result(of found: ConflictCase, _ side: Side?) -> [UInt8]? {
    let (merge, versions) = (found.merge, found.versions)
    if merge.clashes.isEmpty { return merge.bytes }
    guard let side else { return nil }
    let isWhole = merge.clashes == [.twoRecords] || merge.clashes == [.notText]
    let markers = isWhole ? nil : ConflictMarkers(merge.bytes)
    switch side {
    case .ours: return markers?.ours ?? versions.ours
    case .theirs: return markers?.theirs ?? versions.theirs
    case .both:
      return found.canKeepBoth ? markers?.both : nil
    }
  }

  /// Writes what becomes of two versions: what is replaced is safe in the trash before it is touched.
  func settle(
    _ found: ConflictCase, with bytes: [UInt8], isChosen: Bool = false
  ) throws(StoreError) -> Settlement {
    let file = try file(of: found)
    let isCopy = found.conflict.path != found.original
    let isSame = found.merge.clashes.isEmpty && !isChosen
    // What git has no word of yet it must be told of, though nothing changed.
    var settlement = Settlement(
      outcome: isSame ? .same : .kept,
      files: found.conflict.origin == .unmerged ? [found.original] : [])
    var last: Change?
    // What is opened is sealed again, and that has other bytes each time; markers never stay.
    let isSealedStill = found.versions.isOpened && found.conflict.origin != .markers
    let isChanged = bytes != (isSealedStill ? found.versions.ours : file.bytes)
    if isChanged {
      let parts = RelativePath.folderAndName(of: inTrash(found.original))
      let former = try journal.store.create(file.bytes, folder: parts.folder, name: parts.name)
      let change = try journal.store.replace(
        file, with: try journal.bytesToWrite(bytes, to: found.original))
      journal.store.join(change, to: former)
      settlement = Settlement(outcome: .merged, files: [change.path], former: former.path)
      last = change
    }
    guard isCopy else { return settlement }
    // In the trash the copy has its file's name: it is a version of that, and what it is called is a
    // record's.
    if found.conflict.origin == .clearBesideSealed {
      var clear = try journal.store.read(found.conflict.path)
      clear.path = try trash(clear, sealedAs: found.original).path
      (settlement.copy, settlement.isSealed) = (clear.path, true)
      try forget(clear)
      return settlement
    }
    let trashed = try move(found, to: inTrash(found.original))
    if let last { journal.store.join(trashed, to: last) }
    settlement.copy = trashed.path
    return settlement
  }

  /// Lets the log of changes forget what a file said that is sealed by now, as after any seal.
  private func forget(_ file: StoredFile) throws(StoreError) {
    var forgetting = Forgetting([], on: CivilDay(number: 0))
    (forgetting.sealed, forgetting.isThorough) = ([file], true)
    try journal.forget(forgetting)
  }

  /// The file of a conflict, as it was when the versions were taken out of it: between looking and writing it
  /// may have changed, and then what is decided is not about it.
  private func file(of found: ConflictCase) throws(StoreError) -> StoredFile {
    let file = try journal.store.read(found.original)
    guard file.bytes == found.versions.file ?? found.versions.ours else {
      throw StoreError(path: found.original, reason: .changedSinceRead)
    }
    return file
  }

  func inTrash(_ path: String) -> String { RelativePath.join(FileStore.trashFolder, path) }

  // MARK: Two records

  /// Gives the second of two records a file of its own.
  func separate(_ found: ConflictCase) throws(StoreError) -> Settlement {
    let file = try file(of: found)
    if found.conflict.path != found.original {
      // Half of what an editor is just saving says another thing than the whole.
      guard !journal.store.mayBeUnfinished(file) else {
        throw StoreError(path: found.original, reason: .changedSinceRead)
      }
      let change = try move(found, to: found.original)
      return Settlement(
        outcome: .twoRecords, files: [change.path], copy: change.path)
    }
    let parts = RelativePath.folderAndName(of: found.original)
    // The second record is safe before the file with both is touched.
    let change = try journal.store.create(
      try journal.bytesToWrite(found.versions.theirs, to: found.original), folder: parts.folder,
      name: parts.name)
    let rest = try journal.store.replace(
      file, with: try journal.bytesToWrite(found.versions.ours, to: found.original))
    journal.store.join(rest, to: change)
    return Settlement(outcome: .twoRecords, files: [found.original, change.path], copy: change.path)
  }

  func move(_ found: ConflictCase, to path: String) throws(StoreError) -> Change {
    let parts = RelativePath.folderAndName(of: path)
    let file = try journal.store.read(found.conflict.path)
    return try journal.store.move(file, toFolder: parts.folder, name: parts.name, with: nil)
  }
}
