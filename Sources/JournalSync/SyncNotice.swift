import JournalFiles
import JournalStore
import SystemLibrary

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
  /// The log keeps the latest changes alone: what is older than the oldest of them may have been forgotten.
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
