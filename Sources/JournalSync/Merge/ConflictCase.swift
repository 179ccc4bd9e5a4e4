import JournalFiles
import JournalFormat
import JournalModel
import JournalStore
import YAMLCodec

/// A file that two versions met in, with what can be done about it.
public struct ConflictCase: Hashable, Sendable {
  /// Where the listing found it.
  public var conflict: Conflict
  /// The path of the file that it is a version of; its own where the versions are in one file, between markers.
  public var original: String
  /// What made the copy; `nil` for a file with markers.
  public var tool: ConflictName.Tool?
  /// What the versions say.
  public var versions: Versions
  /// What becomes of them.
  public var merge: RecordMerge
  /// The keys whose values differ, as our side names them, and `text` for the body.
  public var differences: [String]

  /// Both sides, and what they come from where that is known.
  public struct Versions: Hashable, Sendable {
    /// The version both come from.
    public var base: [UInt8]?
    /// The file's.
    public var ours: [UInt8]
    /// The copy's, or the other side of the markers.
    public var theirs: [UInt8]
    /// Whether the file itself is gone and only the copy is left.
    public var isOriginalMissing = false
    /// Whether the markers of a file don't belong together, so that it can't be taken apart.
    public var areMarkersBroken = false
  }

  /// Whether it can be settled without a person.
  public var isMergeable: Bool {
    !versions.areMarkersBroken && (merge.clashes.isEmpty || merge.clashes == [.twoRecords])
  }

  package init(conflict: Conflict, original: String, tool: ConflictName.Tool?, versions: Versions) {
    self.conflict = conflict
    self.original = original
    self.tool = tool
    self.versions = versions
    merge = RecordMerge(
      base: versions.base, ours: versions.ours, theirs: versions.theirs, path: original,
      style: MergeStyle(ours: original, theirs: tool == nil ? "theirs" : conflict.path))
    differences = Self.differences(MarkdownDocument(versions.ours), MarkdownDocument(versions.theirs))
  }

  private static func differences(_ ours: MarkdownDocument, _ theirs: MarkdownDocument) -> [String] {
    var differing: [String] = []
    for key in ours.entries.map(\.key) + theirs.entries.map(\.key) where !differing.contains(key) {
      let values = [ours, theirs].map { document in document[key].map { document.tree.value($0) } }
      if values[0] != values[1] { differing.append(key) }
    }
    if ours.bytes[ours.body] != theirs.bytes[theirs.body] { differing.append("text") }
    return differing
  }
}

/// Finds and settles what sync tools and merges left.
public struct ConflictResolver: Sendable {
  private let journal: Journal
  private let history: VersionHistory

  /// The conflicts of a journal.
  public init(_ journal: Journal) {
    self.journal = journal
    history = VersionHistory(store: journal.store, root: journal.root)
  }

  /// Which side counts where both changed the same.
  public enum Side: Hashable, Sendable {
    /// The file's own; the copy's.
    case ours, theirs
  }

  /// What settling a conflict did.
  public enum Outcome: Hashable, Sendable {
    /// The file holds both versions now; the copy, where there was one, is in `trash/`.
    case merged(Change, trash: String?)
    /// Both versions said the same: the copy is in `trash/`.
    case same(Change)
    /// The copy was a record of its own and has its own name now.
    case twoRecords(Change)
    /// The file was gone; the copy took its name.
    case restored(Change)
    /// Both sides changed the same differently: a person must choose; nothing was written.
    case clash
  }

  /// All conflicts, in the order of their paths: of records, the profile, likes and own affirmations.
  public func conflicts() -> [Conflict] { look().conflicts }

  /// All conflicts, and why some may not have been found: files and folders that can't be read.
  public func look() -> (conflicts: [Conflict], unreadable: [Problem]) {
    var nothing = Query()
    nothing.limit = 0
    let answer = journal.records(matching: nothing)
    var conflicts = answer.conflicts
    var unreadable = answer.problems.filter(\.reason.isUnreadable)
    func note(_ error: StoreError) {
      let problem = Problem(path: error.path, reason: Problem.Reason(error.reason))
      if error.reason != .notFound, problem.reason.isUnreadable { unreadable.append(problem) }
    }
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
    return (conflicts.sorted { Bytes.precedes($0.path, $1.path) }, unreadable)
  }

  /// What a conflict is about.
  public func examine(_ conflict: Conflict) throws(StoreError) -> ConflictCase {
    let file = try journal.store.read(conflict.path)
    switch conflict.origin {
    case .copy:
      let name = ConflictName(conflict.path)
      let original = name?.original ?? conflict.path
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
    case .markers:
      let markers = ConflictMarkers(file.bytes)
      return ConflictCase(
        conflict: conflict, original: conflict.path, tool: nil,
        versions: .init(
          base: markers?.base ?? history.base(ofMerge: conflict.path), ours: markers?.ours ?? file.bytes,
          theirs: markers?.theirs ?? file.bytes, areMarkersBroken: markers == nil))
    }
  }

  /// Whether git waits to be told that a file's clash is settled.
  public func isUnmerged(_ found: ConflictCase) -> Bool {
    found.conflict.origin == .markers && history.isUnmerged(found.original)
  }

  /// Settles a conflict; with a side given, that one counts in every clash.
  public func resolve(_ conflict: Conflict, preferring side: Side? = nil) throws(StoreError) -> Outcome {
    let found = try settled(conflict)
    if found.versions.isOriginalMissing { return try .restored(move(found, to: found.original)) }
    if found.merge.clashes == [.twoRecords], side == nil { return try separate(found) }
    guard !found.versions.areMarkersBroken, found.merge.clashes.isEmpty || side != nil else { return .clash }
    let bytes = found.merge.clashes.isEmpty ? found.merge.bytes : chosen(found, side)
    let file = try journal.store.read(found.original)
    // Between looking and writing the file may have changed; then the merge is not about it.
    let isSame = found.tool == nil || file.bytes == found.versions.ours
    guard isSame else { throw StoreError(path: found.original, reason: .changedSinceRead) }
    let change = try journal.store.replace(file, with: bytes)
    guard conflict.origin == .copy else { return .merged(change, trash: nil) }
    // In the trash the copy has its file's name: it is a version of that, and what it is called is a record's.
    let trashed = try move(found, to: RelativePath.join(FileStore.trashFolder, found.original))
    if change.kind != .unchanged { journal.store.join(trashed, to: change) }
    return change.kind == .unchanged ? .same(trashed) : .merged(change, trash: trashed.path)
  }

  /// What a conflict is about; a file that seems to be gone may be without its name just while an editor saves it.
  private func settled(_ conflict: Conflict) throws(StoreError) -> ConflictCase {
    var found = try examine(conflict)
    // Up to a second: taken for gone too early, the copy would become a second record.
    for _ in 0..<100 where found.versions.isOriginalMissing {
      System.sleep(milliseconds: 10)
      found = try examine(conflict)
    }
    return found
  }

  private func chosen(_ found: ConflictCase, _ side: Side?) -> [UInt8] {
    guard let markers = ConflictMarkers(found.merge.bytes) else {
      return side == .theirs ? found.versions.theirs : found.versions.ours
    }
    return side == .theirs ? markers.theirs : markers.ours
  }

  // MARK: Two records

  /// Gives the second of two records a file of its own.
  private func separate(_ found: ConflictCase) throws(StoreError) -> Outcome {
    if found.conflict.origin == .copy { return try .twoRecords(move(found, to: found.original)) }
    let parts = Self.parts(found.original)
    // The second record is safe before the file with both is touched.
    let change = try journal.store.create(found.versions.theirs, folder: parts.folder, name: parts.name)
    let file = try journal.store.read(found.original)
    let rest = try journal.store.replace(file, with: found.versions.ours)
    journal.store.join(rest, to: change)
    return .twoRecords(change)
  }

  private func move(_ found: ConflictCase, to path: String) throws(StoreError) -> Change {
    let parts = Self.parts(path)
    let file = try journal.store.read(found.conflict.path)
    return try journal.store.move(file, toFolder: parts.folder, name: parts.name, with: nil)
  }

  private static func parts(_ path: String) -> (folder: String, name: String) {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    return (slash.map { String(path[..<$0]) } ?? "", name.hasSuffix(".md") ? String(name.dropLast(3)) : name)
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
