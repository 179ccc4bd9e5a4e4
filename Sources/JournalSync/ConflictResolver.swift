import JournalFiles
import JournalModel
import JournalStore
import YAMLCodec

/// Settles what sync tools and merges left.
///
/// After it every word of both versions is in the record, in a conflict that is still named, or in the trash.
public struct ConflictResolver: Sendable {
  let journal: Journal
  private let history: VersionHistory

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
    /// The files that were made or changed, outside of the trash.
    public var files: [String] = []
    /// Where the copy, or the second record of a pair, is now.
    public var copy: String?
    /// Where the file is now as it was before.
    public var former: String?

    /// What went to the trash.
    public var trash: [String] {
      [copy, former].compactMap { $0 }.filter { $0.hasPrefix(FileStore.trashFolder + "/") }
    }
  }

  /// What became of two versions.
  public enum Outcome: Hashable, Sendable {
    /// The file holds both now.
    case merged
    /// Both said the same.
    case same
    /// The file stays as it is, as it was wished.
    case kept
    /// They were two records, and the second has its own name now.
    case twoRecords
    /// The file was gone; the copy took its name.
    case restored
    /// Both sides changed the same differently: a person must choose; nothing was written.
    case clash
  }

  /// All conflicts, in the order of their paths: of records, the profile, likes and own affirmations.
  public func conflicts() -> [Conflict] { look().conflicts }

  /// All conflicts, what else there is to know, and why some may not have been found.
  public func look() -> ConflictSurvey { ConflictSurvey(of: journal) }

  /// Whether the journal is in a git repository, which wants to be told what changed.
  public var usesGit: Bool { history.repository != nil }

  // MARK: Examining

  /// What a conflict is about.
  public func examine(_ conflict: Conflict) throws(StoreError) -> ConflictCase {
    switch conflict.origin {
    case .copy, .twin: try examineCopy(conflict)
    case .markers: try examineMarkers(conflict)
    case .unmerged: try examineUnmerged(conflict)
    }
  }

  private func examineCopy(_ conflict: Conflict) throws(StoreError) -> ConflictCase {
    let file = try journal.store.read(conflict.path)
    let name = conflict.original == nil ? ConflictName(conflict.path) : nil
    let original = conflict.original ?? name?.original ?? conflict.path
    let ours: [UInt8]?
    do { ours = try journal.store.read(original).bytes } catch  where error.reason == .notFound {
      ours = nil
    }
    let base = ours.flatMap {
      history.base(ofCopy: conflict.path, of: original, ours: $0, theirs: file.bytes)
    }
    return ConflictCase(
      conflict: conflict, original: original, tool: name?.tool,
      versions: .init(base: base, ours: ours ?? [], theirs: file.bytes, isOriginalMissing: ours == nil))
  }

  private func examineMarkers(_ conflict: Conflict) throws(StoreError) -> ConflictCase {
    let file = try journal.store.read(conflict.path)
    let markers = ConflictMarkers(file.bytes)
    return ConflictCase(
      conflict: conflict, original: conflict.path, tool: nil,
      versions: .init(
        base: markers?.base ?? history.base(ofMerge: conflict.path), ours: markers?.ours ?? file.bytes,
        theirs: markers?.theirs ?? file.bytes, areMarkersBroken: markers == nil))
  }

  private func examineUnmerged(_ conflict: Conflict) throws(StoreError) -> ConflictCase {
    if MediaPath.isMedia(conflict.path) {
      let sides = history.unmergedMedia(conflict.path) ?? ([], [])
      return ConflictCase(
        conflict: conflict, original: conflict.path, tool: nil,
        versions: .init(ours: sides.ours, theirs: sides.theirs))
    }
    let file = try journal.store.read(conflict.path)
    var versions = ConflictCase.Versions(ours: file.bytes, theirs: file.bytes)
    versions.waiting = history.waiting(conflict.path)
    if versions.waiting == nil, let sides = history.unmerged(conflict.path, file: file.bytes) {
      (versions.base, versions.theirs) = (history.base(ofMerge: conflict.path), sides.theirs)
    }
    return ConflictCase(conflict: conflict, original: conflict.path, tool: nil, versions: versions)
  }

  // MARK: Settling

  /// Settles a conflict; with a side given, that one counts in every clash.
  public func resolve(_ conflict: Conflict, preferring side: Side? = nil) throws(StoreError) -> Settlement {
    let found = try settled(conflict)
    if found.isMedia { return try settleMedia(found, preferring: side) }
    if let waiting = found.versions.waiting { return try answer(found, waiting, side) }
    if found.versions.isOriginalMissing {
      let change = try move(found, to: found.original)
      return Settlement(outcome: .restored, files: [change.path], copy: change.path)
    }
    let isOneOfTwo = side == .ours || side == .theirs
    if found.merge.clashes == [.twoRecords], !isOneOfTwo { return try separate(found) }
    guard !found.versions.areMarkersBroken, let bytes = result(of: found, side) else {
      return Settlement(outcome: .clash)
    }
    return try settle(found, with: bytes)
  }

  /// What a conflict is about; a file that seems to be gone may be without its name just while an editor
  /// saves it.
  private func settled(_ conflict: Conflict) throws(StoreError) -> ConflictCase {
    var found = try examine(conflict)
    // Up to a second: taken for gone too early, the copy would become a second record.
    for _ in 0..<100 where found.versions.isOriginalMissing {
      System.sleep(milliseconds: 10)
      found = try examine(conflict)
    }
    return found
  }

  /// What the file shall be; `nil` where a person must choose, or what was chosen can't be.
  private func result(of found: ConflictCase, _ side: Side?) -> [UInt8]? {
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
  private func settle(_ found: ConflictCase, with bytes: [UInt8]) throws(StoreError) -> Settlement {
    let file = try journal.store.read(found.original)
    let isCopy = found.conflict.path != found.original
    // Between looking and writing the file may have changed; then the merge is not about it.
    guard !isCopy || file.bytes == found.versions.ours else {
      throw StoreError(path: found.original, reason: .changedSinceRead)
    }
    let isSame = found.merge.clashes.isEmpty
    // What git has no word of yet it must be told of, though nothing changed.
    var settlement = Settlement(
      outcome: isSame ? .same : .kept, files: found.conflict.origin == .unmerged ? [found.original] : [])
    var last: Change?
    if bytes != file.bytes {
      let parts = RelativePath.folderAndStem(of: inTrash(found.original))
      let former = try journal.store.create(file.bytes, folder: parts.folder, name: parts.stem)
      let change = try journal.store.replace(file, with: bytes)
      journal.store.join(change, to: former)
      settlement = Settlement(outcome: .merged, files: [change.path], former: former.path)
      last = change
    }
    guard isCopy else { return settlement }
    // In the trash the copy has its file's name: it is a version of that, and what it is called is a
    // record's.
    let trashed = try move(found, to: inTrash(found.original))
    if let last { journal.store.join(trashed, to: last) }
    settlement.copy = trashed.path
    return settlement
  }

  private func inTrash(_ path: String) -> String { RelativePath.join(FileStore.trashFolder, path) }

  // MARK: Two records

  /// Gives the second of two records a file of its own.
  private func separate(_ found: ConflictCase) throws(StoreError) -> Settlement {
    if found.conflict.path != found.original {
      let change = try move(found, to: found.original)
      return Settlement(outcome: .twoRecords, files: [change.path], copy: change.path)
    }
    let parts = RelativePath.folderAndStem(of: found.original)
    // The second record is safe before the file with both is touched.
    let change = try journal.store.create(found.versions.theirs, folder: parts.folder, name: parts.stem)
    let file = try journal.store.read(found.original)
    let rest = try journal.store.replace(file, with: found.versions.ours)
    journal.store.join(rest, to: change)
    return Settlement(outcome: .twoRecords, files: [found.original, change.path], copy: change.path)
  }

  // MARK: What git waits for

  /// Keeps what one side changed and the other removed, unless that side is chosen; of two names the chosen
  /// one.
  private func answer(
    _ found: ConflictCase, _ waiting: ConflictCase.Waiting, _ side: Side?
  ) throws(StoreError) -> Settlement {
    let isRemoved: Bool
    switch waiting {
    case .deletedByUs: isRemoved = side == .ours
    case .deletedByThem: isRemoved = side == .theirs
    case .renamedByUs, .renamedByThem:
      guard side == .ours || side == .theirs else { return Settlement(outcome: .clash) }
      isRemoved = (side == .ours) == (waiting == .renamedByThem)
    }
    var settlement = Settlement(outcome: .kept, files: [found.original])
    if isRemoved {
      settlement.copy = try journal.store.trash(found.original).path
    } else if ConflictMarkers(found.versions.ours) != nil {
      // Under the name that stays both sides met as well.
      let inner = try examineMarkers(found.conflict)
      guard let bytes = result(of: inner, side) else { return Settlement(outcome: .clash) }
      return try settle(inner, with: bytes)
    }
    return settlement
  }

  private func move(_ found: ConflictCase, to path: String) throws(StoreError) -> Change {
    let parts = RelativePath.folderAndStem(of: path)
    let file = try journal.store.read(found.conflict.path)
    return try journal.store.move(file, toFolder: parts.folder, name: parts.stem, with: nil)
  }
}
