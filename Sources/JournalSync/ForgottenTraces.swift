import JournalFiles
import JournalFormat
import JournalModel
import JournalStore
import SystemLibrary

/// What still holds files that were forgotten, as far as can be told from this device: none of it is the
/// program's to change.
public struct ForgottenTraces: Hashable, Sendable {
  /// How many commits of git touch them.
  public var commits = 0
  /// Whether git's index has one of them still.
  public var isStaged = false
  /// Why neither is known, where git was not asked.
  public var unasked: GitRepository.Refusal?
  /// The versions that Syncthing keeps of them, as absolute paths.
  public var versions: [String] = []
  /// The backups that this program made and that are where it put them, or that went to standard output.
  public var backups: [BackupMark.Backup] = []
  /// Files beside them that are named after them, as editors leave them, relative to the root.
  public var copies: [String] = []
  /// Files that they alone named and that stay, relative to the root.
  public var media: [String] = []
  /// Other records of the trash that had the name of one of them, and stay.
  public var namesakes: [String] = []
  /// Whether other devices may have them: the journal is exchanged by git or by Syncthing.
  public var isSynced = false
  /// Where nobody could look: something of them may be there.
  public var unreadable: [Problem] = []

  /// Looks for traces.
  ///
  /// - Parameter names: every name that the files had, relative to the root.
  public init(of names: [String], in journal: Journal) {
    backups = look { () throws(StoreError) in try BackupMark(of: journal).backups() }
      .filter { $0.path.map(Self.mayBeThere) ?? true }
    copies = copies(of: names, in: journal.store)
    guard !journal.root.isEmpty else { return }
    switch GitRepository.around(journal.root) {
    case .none: break
    case .refused(let refusal): unasked = refusal
    case .repository(let repository):
      if let holdings = repository.holdings(of: names) {
        (commits, isStaged) = holdings
      } else {
        unasked = .unreadable
      }
      // Where nobody knows, they may.
      isSynced = repository.remotes?.isEmpty != true
    }
    let folder = SyncSetup.syncthingFolder(around: journal.root)
    isSynced = isSynced || folder != nil
    // Where Syncthing has gone, what it kept is still there.
    versions = versions(of: names, of: journal.root, below: folder ?? journal.root)
  }

  /// What is found somewhere; nothing where nobody can look, which is noted.
  private mutating func look<Found>(_ find: () throws(StoreError) -> [Found]) -> [Found] {
    do throws(StoreError) { return try find() } catch {
      let problem = Problem(path: error.path, reason: Problem.Reason(error.reason))
      if !unreadable.contains(problem) { unreadable.append(problem) }
      return []
    }
  }

  /// Whether a file is there, or can't be looked at.
  private static func mayBeThere(_ path: String) -> Bool {
    do throws(SystemFailure) { _ = try System.real.status(path: path) } catch {
      return error.code != SystemFailure.noEntry && error.code != SystemFailure.notAFolder
    }
    return true
  }

  /// The files in the folders of others whose name has the whole name of one of these: `x.md~`, `.x.md.swp`.
  private mutating func copies(of names: [String], in store: FileStore) -> [String] {
    var copies: [String] = []
    for (folder, group) in Self.byFolder(names) {
      for name in look({ () throws(StoreError) in try store.allNames(inFolder: folder) })
      where !Self.isRecord(name) && !Self.isSealedMedia(name, in: folder)
        && group.contains(where: { name.count > $0.count && name.contains($0) })
      {
        copies.append(RelativePath.join(folder, PathText.text(name)))
      }
    }
    return copies.sorted(by: Bytes.precedes)
  }

  /// What Syncthing keeps of files in `.stversions`: under their own names, or with a stamp,
  /// `a~20261121-003103.md`.
  private mutating func versions(of names: [String], of root: String, below folder: String) -> [String] {
    let inner = String(Substring(root.utf8.dropFirst(folder.utf8.count).drop { $0 == 0x2F }))
    let store = FileStore(root: folder, stateFolder: nil)
    var versions: [String] = []
    for (path, group) in Self.byFolder(names.map { RelativePath.join(inner, $0) }) {
      let place = RelativePath.join(".stversions", path)
      for name in look({ () throws(StoreError) in try store.allNames(inFolder: place) })
      where group.contains(where: { name == $0 || Self.isStamped(name, of: $0) }) {
        versions.append(folder + "/" + RelativePath.join(place, PathText.text(name)))
      }
    }
    return versions.sorted(by: Bytes.precedes)
  }

  private static func isStamped(_ name: [UInt8], of original: [UInt8]) -> Bool {
    let dot = original.lastIndex(of: 0x2E) ?? original.endIndex
    let (stem, ending) = (original[..<dot] + [0x7E], original[dot...])
    return name.count > original.count && name.starts(with: stem) && name.suffix(ending.count) == ending
  }

  /// The last parts of paths, as bytes, by their folders.
  private static func byFolder(_ paths: [String]) -> [(folder: String, names: Set<[UInt8]>)] {
    var groups: [[UInt8]: Set<[UInt8]>] = [:]
    for path in paths {
      let slash = path.utf8.lastIndex(of: 0x2F)
      let folder = slash.map { Array(path[..<$0].utf8) } ?? []
      let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
      groups[folder, default: []].insert(PathText.bytes(String(name)) ?? Array(name.utf8))
    }
    return groups.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
  }

  /// Whether a name is that of a photo or recording that lies there sealed.
  private static func isSealedMedia(_ name: [UInt8], in folder: String) -> Bool {
    name.suffix(4).elementsEqual(Journal.sealedMediaEnding.utf8)
      && MediaPath.isMedia(RelativePath.join(folder, PathText.text(name)))
  }

  /// Whether a name is that of a record of its own, as `my-x.md` is beside `x.md`.
  private static func isRecord(_ name: [UInt8]) -> Bool {
    let signs: [UInt8] = [0x2E, 0x23, 0x7E]
    return NameRules.hasRecordEnding(PathText.text(name)) && !signs.contains(name[0])
  }
}
