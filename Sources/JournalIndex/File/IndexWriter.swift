import JournalFiles
import SystemLibrary

/// Writes what a look at the journal found: a delta beside the base, with the blocks that differ, or a new
/// base.
struct IndexWriter {
  /// Where system calls go.
  var system = System.real
  var path: String
  /// Whose it is.
  var identity: IndexHeader.Identity
  /// Whether a person named the path: then only what is an index is replaced, whatever the file is called.
  var isChosen = false
  /// The blocks of a delta are at most this part of the base.
  var deltaPart = IndexWriter.deltaPart

  /// A delta is written as a whole each time. Where each look finds another month changed, least is written
  /// in all with a twelfth; an eighth costs a tenth more and makes new bases, which take longer than a person
  /// should wait, rarer.
  static let deltaPart = 1.0 / 8

  /// Whether a delta has room for what a look found.
  private func fitsDelta(_ snapshot: IndexSnapshot) -> Bool {
    guard let index = snapshot.index else { return false }
    return Double(snapshot.sizeBesideBase) <= Double(index.baseSize) * deltaPart
  }

  /// Writes a delta where it has room for all, else a base.
  func write(_ snapshot: IndexSnapshot) throws(StoreError) {
    let base = fitsDelta(snapshot) ? snapshot.index : nil
    let draft = try draft(deltaOf: base)
    for folder in snapshot.folders {
      let (row, path) = (snapshot.row(folder), snapshot.path(folder))
      if base != nil, snapshot.isInBase(folder) {
        draft.add(row, path: path, block: nil)
      } else if let block = snapshot.blockBytes(folder) {
        draft.add(row, path: path, block: block)
      } else {
        // Cut short meanwhile: the next look finds that, and reads all.
        throw StoreError(path: self.path, reason: .changedSinceRead)
      }
    }
    try finish(draft)
  }

  func draft(deltaOf base: StoredIndex? = nil) throws(StoreError) -> IndexDraft {
    // Named by mistake: never put an index over a record.
    guard unsafe !Array(path.utf8).withUnsafeBufferPointer({ unsafe NameRules.hasRecordEnding($0) }) else {
      throw StoreError(path: path, reason: .invalidPath)
    }
    if isChosen { try checkTarget() }
    return try StoreError.at(path) { () throws(SystemFailure) in
      let target = folderAndName
      // Where a person named the place, it may be anybody's.
      let folder = try PrivateFolder.open(target.folder, system: system, isHandedOver: !isChosen)
      return try IndexDraft(
        target.name, in: folder, identity: identity, deltaOf: base, isHandedOver: !isChosen, system: system)
    }
  }

  /// Throws where something that is no index has the name of the index, or of its delta.
  private func checkTarget() throws(StoreError) {
    let target = folderAndName
    guard let folder = try? unsafe System.real.openFolder(PathText.cString(target.folder)) else { return }
    for name in [target.name, target.name + StoredIndex.deltaEnding] {
      guard unsafe IndexFile.mayBeReplaced(PathText.cString(name), in: folder) else {
        throw StoreError(path: target.folder + "/" + name, reason: .notAnIndex)
      }
    }
  }

  /// Puts what was written in its place; gives it where it is a base that can be read.
  @discardableResult
  func finish(_ draft: IndexDraft) throws(StoreError) -> StoredIndex? {
    let file = try StoreError.at(path, try draft.finish())
    return file.flatMap { StoredIndex(base: $0) }
  }

  /// Removes what processes that are no more left beside the index.
  func removeTemporaries() {
    let target = folderAndName
    guard let folder = try? PrivateFolder.open(target.folder, system: system) else { return }
    var names: [[UInt8]] = []
    let prefix = Array((target.name + IndexDraft.temporaryEnding).utf8)
    try? unsafe System.real.list(folder) { name, _ in
      if unsafe name.starts(with: prefix) { unsafe names.append(Array(name)) }
    }
    for name in names where FileWriter(system: system).isAbandoned(name.dropFirst(prefix.count)) {
      try? unsafe system.unlink(Bytes.cString(name), in: folder.number)
    }
  }

  private var folderAndName: (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return (".", path) }
    let folder = slash == path.utf8.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.utf8.index(after: slash)...]))
  }
}
