/// Where files were before, as a log of changes tells when it is asked from the youngest change to the
/// oldest.
package struct FileLineage {
  package private(set) var names: Set<[UInt8]>
  /// The names that they have at the time that is looked at.
  private var current: Set<[UInt8]>

  /// The lineage of files that have these paths now.
  package init(of paths: [String]) {
    current = Set(paths.map { Array($0.utf8) })
    names = current
  }

  /// Whether a change was made to one of the files; what it was called before is followed from then on.
  package mutating func takes(_ change: LoggedChange) -> Bool {
    let path = Array(change.path.utf8)
    switch change.kind {
    case .created:
      // Whatever had this name before was another file.
      return current.remove(path) != nil
    case .replaced, .unchanged: return current.contains(path)
    case .moved, .trashed:
      let former = change.formerPath.map { Array($0.utf8) }
      if current.remove(path) != nil {
        if let former { add(former) }
        return true
      }
      if let former { current.remove(former) }
      return false
    case .removed:
      // It went from the trash, and nobody shall get it back from here.
      add(path)
      return true
    case .forgotten: return false
    }
  }

  private mutating func add(_ path: [UInt8]) {
    current.insert(path)
    names.insert(path)
  }

  /// The names that files had which now have these paths, by a log: the paths among them.
  package static func names(of paths: [String], in history: ChangeHistory) -> Set<[UInt8]> {
    var lineage = FileLineage(of: paths)
    for change in history.changes.reversed() where change.kind != .removed { _ = lineage.takes(change) }
    return lineage.names
  }
}
