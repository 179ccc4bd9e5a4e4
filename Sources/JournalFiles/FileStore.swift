import JournalFormat
import SystemLibrary

/// A journal in a folder.
///
/// Readers take no lock: a file is always there as a whole, because writers put a finished one in its place.
public struct FileStore: Sendable {
  /// The absolute path of the root.
  public let root: String
  /// The folder for the lock and the log of changes, outside what is synced; `nil` where there is none: then
  /// nothing can be undone, and nothing keeps two processes from writing at once but the checks of each.
  public let stateFolder: String?
  /// Why the folder for the lock and the log can't be told; `nil` where it can, or there is none.
  package let stateFailure: StoreError?
  /// The files that were changed through this store, for a caller that asks later; `nil` where none does.
  package var touched: TouchedFiles?
  /// Where system calls go.
  package var system: any Disk = System.real

  /// The journal of a folder.
  public init(root: String, stateFolder: String?) {
    self.root = root
    self.stateFolder = stateFolder
    stateFailure = nil
  }

  /// The files below a root whose state folder can't be told: changes are made without a log, and what is
  /// about the log fails.
  package init(root: String, stateFailure: StoreError) {
    self.root = root
    self.stateFailure = stateFailure
    stateFolder = nil
  }

  package init(root: String, stateFolder: String?, on system: any Disk) {
    self.init(root: root, stateFolder: stateFolder)
    self.system = system
  }

  /// The files of another folder of the same disk, without a state of their own.
  func beside(_ root: String) -> FileStore { FileStore(root: root, stateFolder: nil, on: system) }

  // MARK: Reading

  /// What is there; the folders are read one by one, in the order of their bytes.
  public func listing() throws(StoreError) -> Listing {
    var listing = Listing()
    let rootFolder = try openFolder([])
    var waiting = [""]
    while let folder = waiting.popLast() {
      do {
        try list(folder, below: rootFolder, into: &listing, waiting: &waiting)
      } catch {
        if folder.utf8.isEmpty { throw error }
        if error.reason == .notFound { continue }  // Gone since the folder above was listed.
        listing.problems.append(Problem(path: error.path, reason: Problem.Reason(error.reason)))
      }
    }
    listing.files.sort { Bytes.precedes($0.path, $1.path) }
    listing.conflicts.sort { Bytes.precedes($0.path, $1.path) }
    listing.problems.sort { Bytes.precedes($0.path, $1.path) }
    listing.otherJournals.sort(by: Bytes.precedes)
    return listing
  }

  private func list(
    _ path: String, below rootFolder: borrowing Descriptor, into listing: inout Listing,
    waiting: inout [String]
  ) throws(StoreError) {
    let folder = try openFolder(try RelativePath.parts(path))
    let contents = try StoreError.at(path, try FolderContents(folder, path: Array(path.utf8), on: system))
    if contents.isOtherJournal { return listing.otherJournals.append(path) }
    for name in contents.temporaries { removeTemporary(RelativePath.join(path, PathText.text(name))) }
    waiting += contents.folders.map { RelativePath.join(path, PathText.text($0)) }
    for name in contents.conflicts {
      listing.conflicts.append(Conflict(path: RelativePath.join(path, PathText.text(name)), origin: .copy))
    }
    for name in contents.links where LinkRule.leadsOut(name, in: folder, root: root, on: system) {
      listing.problems.append(
        Problem(path: RelativePath.join(path, PathText.text(name)), reason: .symbolicLink))
    }
    for name in contents.records {
      let number = folder.number
      let filePath = RelativePath.join(path, PathText.text(name))
      let status: FileStatus
      do throws(SystemFailure) { status = try unsafe system.status(Bytes.cString(name), in: number) } catch {
        if error.code == SystemFailure.noEntry { continue }  // Gone since the folder was listed.
        listing.problems.append(Problem(path: filePath, reason: .unreadable(errno: error.code)))
        continue
      }
      if let reason = unsafe status.kind.problem(of: Bytes.cString(name), in: folder, on: system) {
        listing.problems.append(Problem(path: filePath, reason: reason))
      } else {
        listing.files.append(ListedFile(path: filePath, status))
      }
    }
  }

  /// The bytes of one file.
  public func read(_ path: String) throws(StoreError) -> StoredFile {
    let relative = try RelativePath(path)
    let folder = try openFolder(relative.folders)
    return try read(relative.name, in: folder, path: path)
  }

  /// The first bytes of a file that is no record, such as a photo; links are not followed.
  package func start(of path: String, limit: Int) throws(StoreError) -> [UInt8] {
    let relative = try RelativePath(path)
    let folder = try openFolder(relative.folders)
    let file = try openFile(relative.name, in: folder, path: path)
    return try StoreError.at(path, try system.readStart(file, limit: limit))
  }

  /// The state of a file; links are not followed.
  package func state(of path: String) throws(StoreError) -> FileState { try status(of: path).state }

  /// What the system says of what has a path; links are not followed.
  func status(of path: String) throws(StoreError) -> FileStatus {
    let relative = try RelativePath(path)
    let folder = try openFolder(relative.folders)
    return try StoreError.at(
      path, try unsafe system.status(PathText.cString(relative.name), in: folder.number))
  }

  package func read(
    _ name: String, in folder: borrowing Descriptor, path: String
  ) throws(StoreError) -> StoredFile {
    let file = try openFile(name, in: folder, path: path)
    let status = try file.status(path: path, limit: StoredFile.maximumSize, on: system)
    let bytes = try StoreError.at(path, try system.readAll(file, expecting: Int(status.state.size)))
    return StoredFile(path: path, bytes: bytes, state: status.state)
  }

  /// Opens a file for reading; a link that leads nowhere is an error of its own, as in a listing.
  private func openFile(
    _ name: String, in folder: borrowing Descriptor, path: String
  ) throws(StoreError) -> Descriptor {
    let number = folder.number
    do throws(SystemFailure) {
      return try unsafe system.openForReading(PathText.cString(name), in: number)
    } catch {
      let refusal = StoreError(path: path, error)
      let target = try? unsafe system.status(PathText.cString(name), in: number, followingLinks: true)
      guard refusal.reason == .symbolicLink, target == nil else { throw refusal }
      throw StoreError(path: path, reason: .notAFile(.brokenLink))
    }
  }

  /// The names of the `.md` files directly in a folder.
  public func names(inFolder path: String) throws(StoreError) -> [String] {
    let parts = try RelativePath.parts(path)
    do {
      let folder = try openFolder(parts)
      let contents = try StoreError.at(path, try FolderContents(folder, path: Array(path.utf8), on: system))
      return contents.records.map { PathText.text($0) }
    } catch {
      if error.reason == .notFound { return [] }
      throw error
    }
  }

  // MARK: Folders

  /// Opens a folder below the root, part by part, so that no link on the way is followed.
  ///
  /// - Parameter isSynced: `false` where who makes missing ones brings them to the disk together, later.
  package func openFolder(
    _ parts: [String], makingMissing: Bool = false, isSynced: Bool = true
  ) throws(StoreError) -> Descriptor {
    var folder = try StoreError.at(
      root, try unsafe system.openFolder(PathText.cString(root), followingLinks: true))
    var path = ""
    for part in parts {
      path = RelativePath.join(path, part)
      folder = try StoreError.at(
        path, try child(part, of: folder, makingMissing: makingMissing, isSynced: isSynced))
    }
    return folder
  }

  private func child(
    _ name: String, of parent: borrowing Descriptor, makingMissing: Bool, isSynced: Bool
  ) throws(SystemFailure) -> Descriptor {
    let name = PathText.cString(name)
    do { return try unsafe system.openFolder(name, in: parent.number) } catch {
      guard makingMissing, error.code == SystemFailure.noEntry else { throw error }
    }
    do { try unsafe system.makeFolder(name, in: parent.number, isHandedOver: true) } catch {
      if error.code != SystemFailure.exists { throw error }  // Another process made it meanwhile.
    }
    do { if isSynced { try system.syncFolder(parent) } } catch {
      // A later write would take a folder that it finds for one that is on the disk.
      do { try unsafe system.removeFolder(name, in: parent.number) } catch { try system.syncFolder(parent) }
      throw error
    }
    return try unsafe system.openFolder(name, in: parent.number)
  }
}

/// Which links are worth a word.
package enum LinkRule {
  /// Whether a link leads to a folder outside the journal: records there are not found, and that shall be
  /// said.
  package static func leadsOut(
    _ name: [UInt8], in folder: borrowing Descriptor, root: String, on system: any Disk = System.real
  ) -> Bool {
    let number = folder.number
    let name = Bytes.cString(name)
    let status = try? unsafe system.status(name, in: number, followingLinks: true)
    guard status?.kind == .folder else { return false }
    guard let target = try? unsafe system.realPath(name, in: number),
      let root = try? unsafe system.realPath(PathText.cString(root))
    else { return true }
    return !(target + [0x2F]).starts(with: root == [0x2F] ? root : root + [0x2F])
  }
}
