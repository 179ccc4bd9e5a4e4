import SystemLibrary

/// A new folder outside the journal, or an empty one, that is filled with files: aside first, in a hidden
/// folder in it, so that they are there together or not at all.
package final class OutputFolder: FileTree {
  private let path: String
  private let folder: Descriptor
  private let isMade: Bool
  /// Where the files are until all are there: its name, and the store of its files.
  private let aside: [CChar]
  private let store: FileStore
  /// The folder of the last file, which most often is that of the next: its path, its number, what closes it.
  private var last: (path: [String], number: Int32)?
  private var lastFolder: Descriptor?
  private var isFinished = false
  private let system = System.real

  /// Makes the folder where it is missing.
  ///
  /// - Throws: ``StoreError/Reason/folderNotEmpty`` where something is in it.
  package init(_ path: String) throws(StoreError) {
    self.path = path
    var isMade = false
    folder = try StoreError.at(path) { () throws(SystemFailure) in
      isMade = try System.real.makeFolders(path)
      return try unsafe System.real.openFolder(PathText.cString(path), followingLinks: true)
    }
    self.isMade = isMade
    OutputTarget.sweep(folder)
    let name = OutputTarget.temporaryName()
    aside = Bytes.cString(name.utf8)
    store = FileStore(root: path + "/" + name, stateFolder: nil)
    var isEmpty = true
    do throws(SystemFailure) {
      try unsafe System.real.list(folder) { name, _ in
        if unsafe NameRules.meaning(ofFile: name) != .temporary { isEmpty = false }
      }
      if isEmpty { try unsafe system.makeFolder(aside, in: folder.number) }
    } catch { throw StoreError(path: path, error) }
    guard isEmpty else {
      isFinished = true
      throw StoreError(path: path, reason: .folderNotEmpty)
    }
  }

  package func add(_ path: String, _ bytes: [UInt8], modified: Int64) throws(StoreError) {
    let relative = try RelativePath(path)
    if last?.path != relative.folders {
      let opened = try store.openFolder(relative.folders, makingMissing: true)
      last = (relative.folders, opened.number)
      lastFolder = consume opened
    }
    do throws(SystemFailure) {
      let file = try unsafe system.createFile(PathText.cString(relative.name), in: last?.number ?? -1)
      try system.write(bytes, to: file)
      try system.setModified(modified, of: file)
      try system.close(file)
    } catch { throw StoreError(path: self.path + "/" + path, error) }
  }

  package func finish() throws(StoreError) {
    var moved: [[CChar]] = []
    do throws(SystemFailure) {
      let source = try unsafe System.real.openFolder(aside, in: folder.number)
      for name in try System.real.names(in: source).map({ Bytes.cString($0) }) {
        try FileWriter(system: system).moveWithoutReplacing(name, in: source, to: name, in: folder)
        moved.append(name)
      }
      try system.removeTree(aside, in: folder.number)
      try system.syncFolder(folder)
    } catch {
      for name in moved { try? system.removeTree(name, in: folder.number) }
      throw StoreError(path: path, error)
    }
    isFinished = true
  }

  deinit {
    if isFinished { return }
    try? system.removeTree(aside, in: folder.number)
    if isMade { try? unsafe system.removeFolder(PathText.cString(path)) }
  }
}
