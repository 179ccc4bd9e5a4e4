import JournalFiles
import SystemLibrary

package enum IndexFiles {
  /// Removes an index with its delta, and what writers leave beside it; a file that is no index stays.
  ///
  /// - Throws: where one is there and can't be removed.
  package static func remove(_ path: String) throws(StoreError) {
    let slash = path.utf8.lastIndex(of: 0x2F)
    let parent = slash.map { $0 == path.utf8.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    guard let folder = try? unsafe System.real.openFolder(PathText.cString(parent)) else { return }
    let temporary = Array((name + IndexDraft.temporaryEnding).utf8)
    var names = [name, name + StoredIndex.deltaEnding].map { Array($0.utf8) }
    names.removeAll { unsafe !IndexFile.mayBeReplaced(Bytes.cString($0), in: folder) }
    try? unsafe System.real.list(folder) { found, _ in
      if unsafe found.starts(with: temporary) { unsafe names.append(Array(found)) }
    }
    for name in names {
      do throws(SystemFailure) { try unsafe System.real.unlink(Bytes.cString(name), in: folder.number) } catch
      {
        guard error.code != SystemFailure.noEntry else { continue }
        throw StoreError(path: parent + "/" + PathText.text(name), error)
      }
    }
    try? System.real.syncFolder(folder)
  }
}
