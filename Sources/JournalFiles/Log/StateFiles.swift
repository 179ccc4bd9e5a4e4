import SystemLibrary

/// Small files that this program keeps on this device, outside of any journal: a folder of its own, 0700,
/// files 0600.
package struct StateFiles: Sendable {
  /// The absolute path of the folder; it is made with the first file.
  package let path: String
  /// The state folder in which it lies, or which it is, and the root of that journal; `nil` where it is of
  /// none.
  private var journal: Place?
  private var system: any Disk = System.real

  private struct Place: Sendable {
    let folder: String
    let root: String
  }

  /// The files in a folder.
  package init(path: String) { self.path = path }

  /// The files in the state folder of a journal, or in a folder of it; `nil` where it has none.
  package init?(of store: FileStore, folder name: String? = nil) {
    guard let state = store.stateFolder else { return nil }
    path = name.map { state + "/" + $0 } ?? state
    journal = Place(folder: state, root: store.root)
    system = store.system
  }

  /// Puts a file there, in place of one of that name; `false` where that is not possible, and the old one
  /// stays.
  package func write(_ bytes: [UInt8], as name: String) -> Bool {
    do throws(SystemFailure) {
      try put(bytes, as: name)
      return true
    } catch { return false }
  }

  /// Puts a file there, in place of one of that name, which stays where that is not possible.
  package func put(_ bytes: [UInt8], as name: String) throws(SystemFailure) {
    let folder = try openFolder()
    let writer = FileWriter(system: system)
    writer.sweepAbandoned(in: folder)
    let temporary = try writer.writeTemporary(bytes, in: folder)
    do throws(SystemFailure) {
      try unsafe system.rename(temporary, in: folder.number, to: PathText.cString(name), in: folder.number)
    } catch {
      FileWriter(system: system).discard(temporary, in: folder)
      throw error
    }
  }

  private func openFolder() throws(SystemFailure) -> Descriptor {
    let folder = try PrivateFolder.open(path, system: system)
    if let journal, let state = try? unsafe system.openFolder(PathText.cString(journal.folder)) {
      StateFolder.mark(state, root: journal.root, system: system)
    }
    return folder
  }

  /// The bytes of a file; `nil` where it is missing or can't be read.
  package func read(_ name: String) -> [UInt8]? {
    do throws(SystemFailure) { return try bytes(of: name) } catch { return nil }
  }

  /// The bytes of a file; `nil` where there is none.
  package func bytes(of name: String) throws(SystemFailure) -> [UInt8]? {
    do throws(SystemFailure) {
      let folder = try unsafe system.openFolder(PathText.cString(path))
      let file = try unsafe system.openForReading(PathText.cString(name), in: folder.number)
      let status = try system.status(file)
      guard status.kind == .file, status.state.size <= StoredFile.maximumSize else { return nil }
      return try system.readAll(file, expecting: Int(status.state.size))
    } catch {
      if error.code == SystemFailure.noEntry { return nil }
      throw error
    }
  }

  /// Waits at most so long for another process, in milliseconds.
  static let patience = 10_000

  /// Waits for a lock, which other processes wait for then as long as the value lives; `nil` where none can
  /// be had: a folder that can't be used, or a file system without locks.
  ///
  /// - Throws: where it is not given back in time.
  func lock(_ name: String) throws(StoreError) -> Descriptor? {
    let file: Descriptor
    do throws(SystemFailure) {
      let folder = try openFolder()
      file = try unsafe system.openLock(PathText.cString(name), in: folder.number)
    } catch { return nil }
    var waited = 0
    while waited < Self.patience {
      guard let isTaken = try? system.lock(file), !isTaken else { return file }
      system.sleep(milliseconds: 5)
      waited += 5
    }
    throw StoreError(path: path + "/" + name, reason: .system(call: .lock, errno: SystemFailure.wouldBlock))
  }

  /// Does something while other processes that do the same wait; without that where no lock can be had.
  ///
  /// - Throws: where another one does not end in time: then nothing was done.
  package func inTurn<Answer>(_ name: String, _ body: () -> Answer) throws(StoreError) -> Answer {
    let lock = try lock(name)
    let answer = body()
    _ = consume lock
    return answer
  }

  package var names: [String] {
    guard let folder = try? unsafe system.openFolder(PathText.cString(path)) else { return [] }
    return ((try? system.names(in: folder)) ?? []).map(PathText.text).sorted()
  }

  /// Removes a file, where there is one.
  package func remove(_ name: String) { try? erase(name) }

  /// The same of one that must not stay.
  package func erase(_ name: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      let folder = try unsafe system.openFolder(PathText.cString(path))
      try unsafe system.unlink(PathText.cString(name), in: folder.number)
    } catch {
      if error.code != SystemFailure.noEntry { throw error }
    }
  }

  /// Removes the folder with all that is in it.
  package func removeAll() {
    guard let slash = path.utf8.lastIndex(of: 0x2F),
      let above = try? unsafe System.real.openFolder(PathText.cString(String(path[..<slash])))
    else { return }
    let name = String(path[path.utf8.index(after: slash)...])
    try? System.real.removeTree(PathText.cString(name), in: above.number)
  }

  /// Removes the folder and the one above it, as far as nothing is in them.
  package func removeEmptyFolders() {
    for folder in [path, path + "/.."].map({ PathSteps.resolved($0) }) {
      try? unsafe system.removeFolder(PathText.cString(folder))
    }
  }
}
