import SystemLibrary

/// What a change holds while it is made: the lock of the journal and the log of changes, where they can be
/// had.
struct WriteSession: ~Copyable {
  /// Held until the value goes; the system frees it also when the process dies.
  private let lock: Descriptor?
  /// `nil` where the folder for it can't be written.
  let log: ChangeLog?

  private let touched: TouchedFiles?

  /// Takes the lock in a folder, which is made where it is missing. A folder that can't be used costs the
  /// lock and the log, not the change; a lock that is not given back in time is an error.
  init(of store: FileStore) throws(StoreError) {
    lock = try StateFiles(of: store)?.lock("lock")
    log = WriteSession.openLog(in: store.stateFolder, system: store.system)
    touched = store.touched
  }

  static func openLog(in stateFolder: String?, system: any Disk) -> ChangeLog? {
    guard let stateFolder else { return nil }
    do throws(SystemFailure) {
      let folder = try PrivateFolder.open(stateFolder + "/changes", system: system)
      return ChangeLog(folder: folder, system: system)
    } catch { return nil }
  }

  func touch(_ changes: [LoggedChange]) { touched?.add(changes) }

  /// Writes a change down before it is made; `nil` where that is not possible.
  func push(_ change: LoggedChange) -> UInt64? { push(LoggedBatch(change)) }

  /// Writes changes down that are taken back as one; `nil` where that is not possible.
  func push(_ entry: LoggedBatch) -> UInt64? {
    touch(entry.changes)
    do { return try log?.push(entry) } catch { return nil }
  }

  /// Writes down how a change turned out; `false` where that is not possible.
  func rewrite(_ change: LoggedChange, as number: UInt64) -> Bool { rewrite(LoggedBatch(change), as: number) }

  /// Writes down how far a batch came; `false` where that is not possible.
  func rewrite(_ entry: LoggedBatch, as number: UInt64) -> Bool {
    touch(entry.changes)
    do { return try log?.write(entry, as: number) != nil } catch { return false }
  }

  /// Whether a file has the bytes that the last change here gave it: then nobody else is writing it.
  func isOwn(_ file: StoredFile) -> Bool {
    guard let change = try? log?.last()?.entry.changes.last else { return false }
    return change.count != nil && Bytes.areEqual(change.path, file.path) && change.isResult(file.bytes)
  }

  /// Joins the last change to the one before it, where they are these two.
  func join(_ change: Change, to former: Change) {
    guard let last = (try? log?.last(2)) ?? nil, last.count == 2, last[0].entry.isSingle,
      var joined = last[0].entry.changes.first, joined.isLog(of: change),
      last[1].entry.changes.last?.isLog(of: former) ?? false
    else { return }
    joined.isJoined = true
    _ = rewrite(joined, as: last[0].number)
  }

  /// Strikes a change out that was not made.
  func forget(_ number: UInt64?) {
    if let number { log?.remove(number) }
  }

  /// Strikes the last changes out that made a file and what is in it.
  func forget(all path: String) {
    while let last = (try? log?.last()) ?? nil, let change = last.entry.changes.last,
      Bytes.areEqual(change.path, path)
    {
      log?.remove(last.number)
      if change.kind == .created { return }
    }
  }

  func last() throws(StoreError) -> (number: UInt64, entry: LoggedBatch)? {
    do { return try log?.last() } catch { throw StoreError(path: "changes", error) }
  }
}

/// Folders of this program outside the journal: 0700, this user's; where root makes them, the user's in whose
/// folder they are.
package enum PrivateFolder {
  /// Opens a folder, making it and those above it where they are missing.
  package static func open(
    _ path: String, system: any Disk, isHandedOver: Bool = true
  ) throws(SystemFailure) -> Descriptor {
    if let folder = try? unsafe system.openFolder(PathText.cString(path)) { return folder }
    _ = try system.makeFolders(path, isHandedOver: isHandedOver)
    return try unsafe system.openFolder(PathText.cString(path))
  }
}
