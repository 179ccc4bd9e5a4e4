import JournalFiles

/// Looks for the version of a file that two later ones come from, or for what is known of it.
///
/// Only versions that both devices had can be that. What git's history and this device's log of changes have
/// may hold edits that the other device never saw; they prove single changes, and nothing else: see
/// `ProvenChanges`.
public struct VersionHistory: Sendable {
  let store: any JournalStore
  let repository: GitRepository?

  /// The history of a journal's files.
  public init(store: any JournalStore, root: String) {
    self.store = store
    repository = root.isEmpty ? nil : GitRepository(of: root)
  }

  /// What a file and a sync tool's copy of it come from; `nil` where nothing is known about it.
  ///
  /// Syncthing's `.stversions` hold what another device's version replaced here: both devices had it. Only
  /// those from before the copy was made can be what both come from, of these the youngest. Where there is
  /// none, what this device's history proves.
  public func base(ofCopy copy: String, of original: String, ours: [UInt8], theirs: [UInt8]) -> [UInt8]? {
    let replaced = replacedVersions(of: original, before: Self.stamp(of: copy)).reversed()
    if let common = replaced.first(where: { isBase($0, ours, theirs) }) { return common }
    let versions = repository?.versions(of: original) ?? []
    let committed = zip(versions, versions.dropFirst()).map { ProvenChanges.Step(from: $0, to: $1) }
    let logged = ChangeHistory(of: store).steps(of: original, results: [ours, theirs] + versions)
    return ProvenChanges([committed, logged]).base(ours: ours, theirs: theirs)
  }

  /// The version that both sides of a file with markers come from, by git; `nil` where it is not known.
  public func base(ofMerge path: String) -> [UInt8]? { repository?.version(of: path, stage: 1) }

  /// Both sides of a file that git has not merged, as where the program that shall do it is not there: git
  /// then leaves ours, without a word in it. `nil` where the file was changed since.
  func unmerged(_ path: String, file: [UInt8]) -> (ours: [UInt8], theirs: [UInt8])? {
    guard let ours = repository?.version(of: path, stage: 2), ours == file,
      let theirs = repository?.version(of: path, stage: 3), theirs != ours
    else { return nil }
    return (ours, theirs)
  }

  /// What git waits to be told about a file without markers.
  func waiting(_ path: String) -> ConflictCase.Waiting? {
    repository?.unmergedFiles().first { Bytes.areEqual($0.path, path) }.flatMap {
      ConflictCase.Waiting($0.stages)
    }
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
    let sign = Array(".sync-conflict-".utf8)
    let name = Array(copy.utf8)
    guard name.count >= sign.count + 15,
      let offset = (0...(name.count - sign.count - 15)).first(where: {
        name[$0..<($0 + sign.count)].elementsEqual(sign)
      })
    else { return "" }
    let stamp = String(decoding: name[(offset + sign.count)..<(offset + sign.count + 15)], as: UTF8.self)
    return isStamp(stamp) ? stamp : ""
  }

  private static func isStamp(_ text: String) -> Bool {
    text.utf8.count == 15
      && text.utf8.enumerated().allSatisfy {
        $0.offset == 8 ? $0.element == 0x2D : (0x30...0x39).contains($0.element)
      }
  }
}
