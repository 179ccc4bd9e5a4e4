import JournalFormat
import JournalModel
import SystemLibrary

extension FileStore {
  package static let notesFolder = "imports"

  /// Writes the files of a batch.
  ///
  /// What is promised after a crash or a power cut: each file is there as a whole or not at all, since a file
  /// gets its name only after all bytes of its chunk are on the disk. Chunks follow one another, so that the
  /// batch may end after any of them; `undo` takes back what was written of it.
  ///
  /// - Throws: what keeps the batch from beginning. What stops it later is in ``BatchResult/failure``.
  package func write(_ batch: Batch) throws(StoreError) -> BatchResult {
    let session = try WriteSession(of: self)
    var run = BatchRun(store: self, count: batch.items.count)
    run.note = batch.note == nil || stateFolder == nil ? nil : String(nextNote)
    var start = 0
    while start < batch.items.count, run.result.failure == nil {
      start = run.writeChunk(of: batch.items, from: start, session: session)
      batch.progress?(start)
    }
    run.handOver(session: session)
    if let content = batch.note, let note = run.note, let stateFolder {
      do throws(SystemFailure) {
        let folder = try PrivateFolder.open(stateFolder + "/" + FileStore.notesFolder, system: system)
        let writer = FileWriter(system: system)
        let temporary = try writer.writeTemporary(content(run.result.paths), in: folder)
        try unsafe system.rename(temporary, in: folder.number, to: PathText.cString(note), in: folder.number)
      } catch {
        run.result.failure = run.result.failure ?? StoreError(path: FileStore.notesFolder + "/" + note, error)
      }
    }
    return run.result
  }

  /// Whether there is anything under a path.
  package func holdsFile(_ path: String) -> Bool {
    guard let relative = try? RelativePath(path), let folder = try? openFolder(relative.folders) else {
      return false
    }
    return has(relative.name, in: folder)
  }

  /// The numbers and the bytes of the notes that batches left, the oldest first.
  package func notes() -> [(number: UInt64, bytes: [UInt8])] {
    guard let stateFolder,
      let folder = try? unsafe system.openFolder(PathText.cString(stateFolder + "/" + FileStore.notesFolder))
    else { return [] }
    return ((try? system.numbers(in: folder)) ?? []).compactMap { number in
      guard let file = try? unsafe system.openForReading(PathText.cString(String(number)), in: folder.number),
        let status = try? system.status(file), status.kind == .file, status.state.size <= 1 << 28
      else { return nil }
      return (try? system.readAll(file, expecting: Int(status.state.size))).map { (number, $0) }
    }
  }

  /// The number that a note would get now: the time, so that none is given twice.
  package var nextNote: UInt64 {
    var last: UInt64 = 0
    if let stateFolder,
      let folder = try? unsafe system.openFolder(PathText.cString(stateFolder + "/" + FileStore.notesFolder))
    {
      last = (try? system.numbers(in: folder))?.last ?? 0
    }
    return max(last + 1, UInt64(max(0, system.now())))
  }
}

private struct BatchRun {
  /// Most files, and most bytes, that are synced together.
  private static let chunkCount = 2_048
  private static let chunkBytes = 32 << 20

  /// Most folders open at once: systems allow a process 256 files.
  private static let chunkFolders = 64

  let store: FileStore
  var result: BatchResult
  var note: String?
  private var logged = LoggedBatch()
  private var number: UInt64?

  init(store: FileStore, count: Int) {
    self.store = store
    result = BatchResult(paths: Array(repeating: nil, count: count))
  }

  /// A folder of a chunk, looked up once and kept open until its files have their names.
  private final class Folder {
    let path: String
    let descriptor: Descriptor
    /// The names that files of the chunk will get.
    var taken: Set<[UInt8]> = []

    init(_ path: String, of store: FileStore) throws(StoreError) {
      self.path = path
      // What is missing is on the disk before a file of it gets its name.
      descriptor = try store.openFolder(
        try RelativePath.parts(path), makingMissing: true, isSynced: false)
    }
  }

  /// A file that is written aside and waits for its name.
  private struct Waiting {
    var item: Int
    var folder: Folder
    var name: String
    var temporary: [CChar]
    var bytes: [UInt8]
    var replaced: StoredFile?

    var path: String { RelativePath.join(folder.path, name) }
  }

  /// Writes some items from an index on and answers where the next chunk begins.
  mutating func writeChunk(of items: [Batch.Item], from start: Int, session: borrowing WriteSession) -> Int {
    var waiting: [Waiting] = []
    var folders: [[UInt8]: Folder] = [:]
    var size = 0
    var index = start
    do throws(StoreError) {
      while index < items.count, index - start < BatchRun.chunkCount, size < BatchRun.chunkBytes,
        folders.count < BatchRun.chunkFolders
      {
        if let bytes = items[index].content() {
          let file = try writeAside(items[index], bytes, number: index, &folders)
          size += bytes.count
          waiting.append(file)
        }
        index += 1
      }
      try sync(waiting, folders.values)
      log(waiting, session: session)
      try install(&waiting, folders.values)
    } catch { result.failure = error }
    for file in waiting { remove(file) }
    // A later write would take a folder that it finds for one that is on the disk: those that were made are
    // brought there whatever fails, the one that could not be opened too.
    if result.failure != nil {
      for parts in BatchRun.above(items[start..<min(index + 1, items.count)].map(\.target.path)) {
        do { try syncFolder(parts) } catch { try? syncFolder(parts) }
      }
    }
    settleLog(session: session)
    return index
  }

  /// Writes a file aside, unsynced, under a name that nobody takes for a record.
  private func writeAside(
    _ item: Batch.Item, _ bytes: [UInt8], number: Int, _ folders: inout [[UInt8]: Folder]
  ) throws(StoreError) -> Waiting {
    let path: String
    var name: String
    var replaced: StoredFile?
    switch item.target {
    case .new(let folder, let wanted): (path, name) = (folder, wanted)
    case .replacing(let file):
      let relative = try RelativePath(file.path)
      (path, name, replaced) = (relative.folder, relative.name, file)
    }
    let whole = RelativePath.join(path, name)
    _ = try RelativePath(whole)
    let key = Array(path.utf8)
    let folder: Folder
    if let known = folders[key] {
      folder = known
    } else {
      folder = try Folder(path, of: store)
      folders[key] = folder
    }
    if replaced == nil {
      let isTaken = { folder.taken.contains(Array($0.utf8)) || store.has($0, in: folder.descriptor) }
      name = FileStore.freeName(name, unless: isTaken) ?? name
    }
    let writer = FileWriter(system: store.system)
    let attributes = try replaced.map { _ throws(StoreError) in
      try StoreError.at(
        whole, try unsafe store.system.attributes(of: PathText.cString(name), in: folder.descriptor))
    }
    let temporary = try StoreError.at(
      whole,
      try writer.writeTemporary(
        bytes, in: folder.descriptor, attributes: attributes, modified: item.modified, isSynced: false))
    folder.taken.insert(Array(name.utf8))
    return Waiting(
      item: number, folder: folder, name: name, temporary: temporary, bytes: bytes, replaced: replaced)
  }

  /// Brings what was written aside to the disk, and the folders that it is in: at once where the system can,
  /// else one by one.
  private func sync(_ waiting: [Waiting], _ folders: some Collection<Folder>) throws(StoreError) {
    guard !waiting.isEmpty else { return }
    if try syncAll() { return }
    for file in waiting {
      try StoreError.at(file.folder.path) { () throws(SystemFailure) in
        let opened = try unsafe store.system.openForReading(file.temporary, in: file.folder.descriptor.number)
        try store.system.sync(opened)
      }
    }
    for parts in BatchRun.above(folders.map(\.path)) { try syncFolder(parts) }
  }

  /// The folders that name folders, as parts: those above them up to the root.
  private static func above(_ paths: some Sequence<String>) -> some Collection<[String]> {
    var above: [[UInt8]: [String]] = [:]
    for path in paths {
      var parts = (try? RelativePath.parts(path)) ?? []
      while parts.popLast() != nil { above[Array(parts.joined(separator: "/").utf8)] = parts }
    }
    return above.values
  }

  private func syncFolder(_ parts: [String]) throws(StoreError) {
    let folder = try store.openFolder(parts)
    try StoreError.at(parts.joined(separator: "/"), try store.system.syncFolder(folder))
  }

  /// Brings all of the file system to the disk; `false` where the system can't.
  private func syncAll() throws(StoreError) -> Bool {
    let root = try store.openFolder([])
    return try StoreError.at("", try store.system.syncFileSystem(of: root))
  }

  /// Writes the changes down before they are made; one that then is not made is passed over by `undo`.
  private mutating func log(_ waiting: [Waiting], session: borrowing WriteSession) {
    logged.note = note
    for file in waiting {
      logged.changes.append(
        LoggedChange(
          kind: file.replaced == nil ? .created : .replaced, path: file.path,
          prior: file.replaced?.bytes ?? [], bytes: file.bytes))
    }
    writeLog(session: session)
  }

  /// Strikes out what was not made.
  private mutating func settleLog(session: borrowing WriteSession) {
    guard result.failure != nil || !result.changedMeanwhile.isEmpty else { return }
    let made = Set(result.paths.compactMap { $0 })
    logged.changes.removeAll { !made.contains($0.path) }
    guard !logged.changes.isEmpty else {
      // Of what was not made nothing is to be taken back.
      session.forget(number)
      number = nil
      return
    }
    writeLog(session: session)
  }

  private mutating func writeLog(session: borrowing WriteSession) {
    if let number {
      result.isUndoable = session.rewrite(logged, as: number)
    } else {
      number = session.push(logged)
      result.isUndoable = number != nil
    }
  }

  /// Hands what was written to the log of the journal that a profile out of it makes this one, where that
  /// was here before: `undo` looks there from now on.
  func handOver(session: borrowing WriteSession) {
    guard let number, let stateFolder = store.stateFolder,
      logged.changes.contains(where: { $0.kind == .replaced && ProfileFile.isAt($0.path) }),
      let profile = try? store.read(ProfileFile.path),
      let identifier = ProfileDecoder.identifier(inProfile: profile.bytes),
      let owner = try? StateOwner(root: store.root, identifier: identifier),
      case let folder = RelativePath.join(RelativePath.folder(of: stateFolder), owner.name),
      !Bytes.areEqual(folder, stateFolder), (try? store.system.status(path: folder)) != nil,
      let log = WriteSession.openLog(in: folder, system: store.system), (try? log.push(logged)) != nil
    else { return }
    session.forget(number)
  }

  /// Gives the files their names, then syncs each folder once.
  private mutating func install(
    _ waiting: inout [Waiting], _ folders: some Collection<Folder>
  ) throws(StoreError) {
    defer { waiting = [] }
    for (index, file) in waiting.enumerated() {
      do throws(StoreError) {
        if let replaced = file.replaced {
          try replace(replaced, by: file)
        } else {
          try StoreError.at(
            file.path,
            try FileWriter(system: store.system).moveWithoutReplacing(
              file.temporary, in: file.folder.descriptor, to: PathText.cString(file.name),
              in: file.folder.descriptor))
        }
        result.paths[file.item] = file.path
      } catch {
        // What was swapped with another file is not always ours any more.
        if file.replaced == nil { remove(file) }
        // What is gone was changed, too.
        guard error.mayPass else {
          for rest in waiting[(index + 1)...] { remove(rest) }
          // What has its name keeps it.
          try syncNames(folders)
          throw error
        }
        result.changedMeanwhile.append(file.item)
      }
    }
    try syncNames(folders)
  }

  /// Brings the names of a chunk to the disk: those of many folders at once where the system can.
  private func syncNames(_ folders: some Collection<Folder>) throws(StoreError) {
    if folders.count > 2, try syncAll() { return }
    for folder in folders {
      try StoreError.at(folder.path, try store.system.syncFolder(folder.descriptor))
    }
  }

  private func replace(_ former: StoredFile, by file: Waiting) throws(StoreError) {
    let folder = file.folder
    do throws(StoreError) { try store.unchanged(former, name: file.name, in: folder.descriptor) } catch {
      remove(file)
      throw error
    }
    // Who has had it open for long is no reason.
    let isHeldOpen = !store.mayBeUnfinished(former, name: file.name, in: folder.descriptor)
    let isAside = try store.swap(
      file.temporary, file.bytes, with: former, name: file.name, in: folder.descriptor,
      isHeldOpen: isHeldOpen)
    if isAside { remove(file) }
  }

  private func remove(_ file: Waiting) {
    FileWriter(system: store.system).discard(file.temporary, in: file.folder.descriptor)
  }
}
