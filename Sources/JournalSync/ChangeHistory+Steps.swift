import JournalFiles
import SystemLibrary

extension ChangeHistory {
  /// What was done to a file, the oldest first.
  ///
  /// The log has what was before each change, and how to know what became of it: that is looked for in what
  /// was before the next one, and among `results`. Where it isn't found, somebody else changed the file
  /// since, and the step says nothing.
  func steps(of path: String, results: [[UInt8]]) -> [ProvenChanges.Step] {
    let own = changes.filter { Bytes.areEqual($0.path, path) }
    return own.enumerated().compactMap { index, change in
      guard change.kind == .replaced || change.kind == .moved, change.count != nil else { return nil }
      let known = own[(index + 1)...].prefix(1).map(\.prior) + results
      return known.first(where: change.isResult).map { ProvenChanges.Step(from: change.prior, to: $0) }
    }
  }
}
