import JournalFiles
import JournalStore
import SystemLibrary

/// Files that were written on this device and missed their commit, so that the next one takes them up: a file
/// beside the log of changes, each path ended by NUL.
public struct LateFiles: Sendable {
  private let files: StateFiles?
  private static let name = "uncommitted"

  /// Those of a journal.
  public init(of journal: Journal) { files = journal.stateFiles }

  /// Their paths below the root of the journal.
  public var paths: [String] {
    (files?.read(Self.name) ?? []).split(separator: 0).map { PathText.text(Array($0)) }
  }

  /// Remembers other ones in their place; `false` where that is not possible.
  public func keep(_ paths: [String]) -> Bool {
    guard let files else { return false }
    if paths.isEmpty {
      files.remove(Self.name)
      return true
    }
    return files.write(paths.flatMap { (PathText.bytes($0) ?? Array($0.utf8)) + [0] }, as: Self.name)
  }
}
