import JournalFiles

/// Looks for the version of a file that two later ones come from.
///
/// A version that is too old costs a clash that a person must settle; one that is too young takes a change for the
/// state before it, and loses the other side's in silence. So of git's history and of this device's log of changes,
/// which don't tell what the other device had seen, the oldest version counts.
public struct VersionHistory: Sendable {
  private let store: any JournalStore
  private let repository: GitRepository?

  /// The history of a journal's files.
  public init(store: any JournalStore, root: String) {
    self.store = store
    repository = root.isEmpty ? nil : GitRepository(of: root)
  }

  /// The version that a file and a sync tool's copy of it come from; `nil` where none is found.
  ///
  /// Syncthing's `.stversions` hold what another device's version replaced here: both devices had it. Only
  /// those from before the copy was made can be what both come from, of these the youngest.
  public func base(ofCopy copy: String, of original: String, ours: [UInt8], theirs: [UInt8]) -> [UInt8]? {
    let versions = replacedVersions(of: original, before: Self.stamp(of: copy)).reversed()
    let candidates =
      Array(versions) + (repository?.versions(of: original) ?? []) + changedVersions(of: original)
    return candidates.first { isBase($0, ours, theirs) }
  }

  /// The version that both sides of a file with markers come from, by git; `nil` where it is not known.
  public func base(ofMerge path: String) -> [UInt8]? { repository?.commonVersion(of: path) }

  /// Whether git waits for a file's clash to be settled.
  public func isUnmerged(_ path: String) -> Bool { repository?.isUnmerged(path) ?? false }

  /// A side that equals the base would mean that there was no clash to begin with.
  private func isBase(_ version: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> Bool {
    !version.isEmpty && version != ours && version != theirs && ConflictMarkers(version) == nil
      && !RecordMerge.areTwoRecords(version, theirs) && !RecordMerge.areTwoRecords(version, ours)
  }

  /// What Syncthing kept of a file, the oldest first: `.stversions/2026/11/a~20261121-003103.md`.
  private func replacedVersions(of path: String, before stamp: String) -> [[UInt8]] {
    let parts = Self.parts(path)
    let folder = ".stversions" + (parts.folder.isEmpty ? "" : "/" + parts.folder)
    let names = (try? store.names(inFolder: folder)) ?? []
    let dated: [(stamp: String, name: String)] = names.compactMap { name in
      guard name.hasPrefix(parts.stem + "~"), name.hasSuffix(".md") else { return nil }
      let time = String(name.dropFirst(parts.stem.count + 1).dropLast(3))
      return Self.isStamp(time) && time < stamp ? (time, name) : nil
    }
    return dated.sorted { $0.stamp < $1.stamp }.compactMap { try? store.read(folder + "/" + $0.name).bytes }
  }

  /// What this device's log of changes says that a file was, the oldest first; none where the log, which keeps so many
  /// changes, may have forgotten an older one.
  private func changedVersions(of path: String) -> [[UInt8]] {
    guard let folder = (store as? FileStore)?.stateFolder.map({ $0 + "/changes" }) else { return [] }
    let log = FileStore(root: folder, stateFolder: nil)
    var numbers: [UInt64] = []
    guard let opened = try? log.openFolder([]) else { return [] }
    try? System.list(opened) { name, _ in
      if let number = UInt64(PathText.text(name)) { numbers.append(number) }
    }
    let changes = numbers.sorted().compactMap { number in
      (try? log.read(String(number)).bytes).flatMap { LoggedChange(encoded: $0) }
    }.filter { Bytes.areEqual($0.path, path) }
    guard numbers.min() == 1 || changes.contains(where: { $0.kind == .created }) else { return [] }
    return changes.filter { $0.kind == .replaced }.map(\.prior)
  }

  private static func parts(_ path: String) -> (folder: String, stem: String) {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    return (slash.map { String(path[..<$0]) } ?? "", String(name.hasSuffix(".md") ? name.dropLast(3) : name))
  }

  /// When Syncthing made a copy, by its name: `20261121-002003`; empty for other copies, before which nothing is.
  private static func stamp(of copy: String) -> String {
    let sign = Array(".sync-conflict-".utf8)
    let name = Array(copy.utf8)
    guard name.count >= sign.count + 15,
      let place = (0...(name.count - sign.count - 15)).first(where: {
        name[$0..<($0 + sign.count)].elementsEqual(sign)
      })
    else { return "" }
    let stamp = String(decoding: name[(place + sign.count)..<(place + sign.count + 15)], as: UTF8.self)
    return isStamp(stamp) ? stamp : ""
  }

  private static func isStamp(_ text: String) -> Bool {
    text.utf8.count == 15
      && text.utf8.enumerated().allSatisfy {
        $0.offset == 8 ? $0.element == 0x2D : (0x30...0x39).contains($0.element)
      }
  }
}
