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
    do throws(StoreError) {
      return try files.inTurn("commit") {
        let (all, isKept) = keep(changed, in: files)
        let reason = Self.committing(all, root, message)
        // What another process put there meanwhile, since it would not wait any longer, goes on waiting.
        if reason == nil { write(paths.filter { !Self.has($0, in: all) }, in: files) }
        return reason.map { (isKept ? all.count : changed.count, $0) }
      }
    } catch {
      let (all, isKept) = keep(changed, in: files)
      return (isKept ? all.count : changed.count, .busy)
    }
  }

  /// Writes down what waits, with files that were changed; `false` where that is not possible.
  private func keep(_ changed: [String], in files: StateFiles) -> (all: [String], isKept: Bool) {
    let all = changed + paths.filter { !Self.has($0, in: changed) }
    return (all, write(all, in: files))
  }

  @discardableResult
  private func write(_ paths: [String], in files: StateFiles) -> Bool {
    if paths.isEmpty {
      files.remove(Self.name)
      return true
    }
    return files.write(paths.flatMap { (PathText.bytes($0) ?? Array($0.utf8)) + [0] }, as: Self.name)
  }

  private static func has(_ path: String, in paths: [String]) -> Bool {
    paths.contains { Bytes.areEqual($0, path) }
  }

  private static func committing(_ files: [String], _ root: String, _ message: String) -> GitCommit.Failure? {
    do throws(GitCommit.Failure) {
      _ = try GitCommit(root: root).commit(files, message: "smjournal: " + message)
      return nil
    } catch { return error }
  }
}
