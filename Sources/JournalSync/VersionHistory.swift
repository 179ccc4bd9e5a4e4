import JournalFiles
import JournalModel
import SystemLibrary

/// Looks for the version of a file that two later ones come from, or for what is known of it.
///
/// Only versions that both devices had can be that. What git's history and this device's log of changes have
/// may hold edits that the other device never saw; they prove single changes, and nothing else: see
/// `ProvenChanges`.
public struct VersionHistory: Sendable {
  let store: FileStore
  let finding: GitRepository.Finding

  /// The history of a journal's files.
  public init(store: FileStore, root: String) {
    self.store = store
    finding = root.isEmpty ? .none : GitRepository.around(root)
  }

  /// The repository that the journal lies in, where it may be asked.
  var repository: GitRepository? {
    if case .repository(let repository) = finding { repository } else { nil }
  }

  /// Whether git puts this device's commits on top of the others': its "ours" is then the other side.
  var isRebasing: Bool { repository?.isRebasing ?? false }

  /// A version for a merge to start from.
  struct Base {
    var bytes: [UInt8]
    /// Whether it is known who changed what, and not only of single changes.
    var isHistoryKnown: Bool
  }

  /// What a file and a sync tool's copy of it come from; `nil` where nothing is known about it.
  ///
  /// Syncthing's `.stversions` hold what another device's version replaced here: both devices had it. Only
  /// those from before the copy was made can be what both come from, of these the youngest. Where there is
  /// none, what this device's history proves.
  func base(ofCopy copy: String, of original: String, ours: [UInt8], theirs: [UInt8]) -> Base? {
    let replaced = replacedVersions(of: original, before: Self.stamp(of: copy)).reversed()
    if let common = replaced.first(where: { isBase($0, ours, theirs) }) {
      return Base(bytes: common, isHistoryKnown: true)
    }
    let versions = repository?.versions(of: original) ?? []
    let committed = zip(versions, versions.dropFirst()).map { ProvenChanges.Step(from: $0, to: $1) }
    let history = ChangeHistory(of: store)
    let logged = history.steps(of: original, results: [ours, theirs] + versions)
    // Made on both devices, it has no past that both know. Either side may be what was written here.
    let life =
      RecordMerge.areSurelyOne(ours, theirs)
      ? history.life(of: original, until: ours) ?? history.life(of: original, until: theirs) : nil
    let base = ProvenChanges([committed, logged], life: life ?? []).base(ours: ours, theirs: theirs)
    return base.map { Base(bytes: $0, isHistoryKnown: life != nil) }
  }

  /// The version that both sides of a file with markers come from, by git; `nil` where it is not known.
  func base(ofMerge path: String) -> [UInt8]? { repository?.version(of: path, stage: 1) }

  /// Both sides of a file that git has not merged, as where the program that shall do it is not there: git
  /// then leaves ours, without a word in it. `nil` where the file was changed since.
  ///
  /// - Throws: where that can't be told: a version is missing or too large, or what git has of the file is
  ///   not its bytes.
  func unmerged(
    _ merge: GitRepository.UnmergedFile, file: [UInt8]
  ) throws(StoreError) -> (ours: [UInt8], theirs: [UInt8])? {
    guard let repository, merge.versions[2] != nil, merge.versions[3] != nil else { return nil }
    let unknown = StoreError(path: merge.path, reason: .changedSinceRead)
    guard let ours = repository.version(of: merge.path, stage: 2),
      let theirs = repository.version(of: merge.path, stage: 3)
    else { throw unknown }
    if ours != file, repository.isTransformed(merge.path) { throw unknown }
    let isMedia = MediaPath.isMedia(merge.path)
    func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
      // git may have changed the ends of lines on the way to the file.
      one == other || !isMedia && TextLines.areAlike(one, other)
    }
    return isSame(ours, file) && !isSame(ours, theirs) ? (file, theirs) : nil
  }

  /// What git has of a file whose merge is not finished.
  func unmergedFile(_ path: String) -> GitRepository.UnmergedFile? {
    repository?.unmergedFiles()?.first { Bytes.areEqual($0.path, path) }
  }

  // MARK: Who wrote it

  /// What is known of who wrote a file and a copy of it.
  func writings(
    ofCopy copy: StoredFile, of original: StoredFile, clashing keys: [String]
  ) -> ConflictCase.Writings {
    let history = ChangeHistory(of: store)
    let changes = history.singleChanges().filter { Bytes.areEqual($0.path, original.path) }
    func writing(_ file: StoredFile) -> ConflictCase.Writing {
      ConflictCase.Writing(
        path: file.path, moment: Instant(secondsSinceEpoch: file.state.modified / 1_000_000_000),
        device: ConflictName(file.path)?.device,
        isOurs: changes.contains { $0.count != nil && $0.isResult(file.bytes) })
    }
    let steps = history.steps(of: original.path, results: [original.bytes, copy.bytes])
    let touched = ProvenChanges.keys(changedBy: steps)
    return ConflictCase.Writings(
      ours: writing(original), theirs: writing(copy),
      untouchedKeys: steps.isEmpty
        ? []
        : keys.filter { !touched.contains(MergeMeaning.identity(ofKey: $0, isTopLevel: true)) })
  }

  /// A side that equals the base would mean that there was no clash to begin with.
  private func isBase(_ version: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> Bool {
    !version.isEmpty && version != ours && version != theirs && ConflictMarkers(version) == nil
      && !RecordMerge.areTwoRecords(version, theirs) && !RecordMerge.areTwoRecords(version, ours)
  }

  /// What Syncthing kept of a file, the oldest first: `.stversions/2026/11/a~20261121-003103.md`.
  private func replacedVersions(of path: String, before stamp: String) -> [[UInt8]] {
    let parts = RelativePath.folderAndStem(of: path)
    let folder = ".stversions" + (parts.folder.isEmpty ? "" : "/" + parts.folder)
    let names = (try? store.names(inFolder: folder)) ?? []
    let dated: [(stamp: String, name: String)] = names.compactMap { name in
      guard name.hasPrefix(parts.stem + "~"), name.hasSuffix(".md") else { return nil }
      let time = String(name.dropFirst(parts.stem.count + 1).dropLast(3))
      return Self.isStamp(time) && time < stamp ? (time, name) : nil
    }
    return dated.sorted { $0.stamp < $1.stamp }.compactMap { try? store.read(folder + "/" + $0.name).bytes }
  }

  /// When Syncthing made a copy, by its name: `20261121-002003`; empty for other copies, before which nothing
  /// is.
  private static func stamp(of copy: String) -> String {
    let sign = copy.firstRange(of: ".sync-conflict-")
    let stamp = sign.map { String(copy[$0.upperBound...].prefix(15)) } ?? ""
    return isStamp(stamp) ? stamp : ""
  }

  private static func isStamp(_ text: String) -> Bool {
    text.utf8.count == 15
      && text.utf8.enumerated().allSatisfy {
        $0.offset == 8 ? $0.element == 0x2D : (0x30...0x39).contains($0.element)
      }
  }
}
