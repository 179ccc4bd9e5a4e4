import JournalFiles
import JournalStore
import SystemLibrary

/// Files that were written on this device and missed their commit, so that the next one takes them up: a file
/// beside the log of changes, each path ended by NUL.
public struct LateFiles: Sendable {
  private let files: StateFiles?
  private static let name = "uncommitted"

  /// Those of a journal.
  public init(of journal: Journal?) { files = journal?.stateFiles }

  /// Their paths below the root of the journal.
  public var paths: [String] {
    (files?.read(Self.name) ?? []).split(separator: 0).map { PathText.text(Array($0)) }
  }

  /// Commits changed files with those that wait, one process after another: two would take what the other
  /// one has staged for a person's. What can't be committed waits, and so does what an ended process left.
  ///
  /// - Returns: how many files wait, and why; `nil` where all are committed.
  public func commit(
    _ changed: [String], root: String, message: String
  ) -> (count: Int, reason: GitCommit.Failure)? {
    guard let files else {
      return Self.committing(changed, root, message).map { (changed.count, $0) }
    }
    return files.inTurn("commit") {
      let all = changed + paths.filter { path in !changed.contains { Bytes.areEqual($0, path) } }
      let isKept = files.write(all.flatMap { (PathText.bytes($0) ?? Array($0.utf8)) + [0] }, as: Self.name)
      let reason = Self.committing(all, root, message)
      if reason == nil { files.remove(Self.name) }
      return reason.map { (isKept ? all.count : changed.count, $0) }
    }
  }

  private static func committing(_ files: [String], _ root: String, _ message: String) -> GitCommit.Failure? {
    do throws(GitCommit.Failure) {
      _ = try GitCommit(root: root).commit(files, message: "smjournal: " + message)
      return nil
    } catch { return error }
  }
}
