import JournalModel

/// Brings what is known of one folder after another up to date; one value for each thread, with buffers of its own.
struct FolderRefresher {
  /// What all threads share.
  let context: Context
  /// What was done.
  var counts = RefreshCounts()
  private var reader: RecordReader
  private var builder = BlockBuilder()
  private let buffer = ReadBuffer()
  private var progress: ProgressCount

  /// What all threads share.
  struct Context: Sendable {
    /// The open root folder.
    var root: Int32
    /// Decides the day of a file that says none.
    var zone: TimeZoneRules
    /// What is known; `nil` where nothing is.
    var index: MappedIndex?
    /// When the look began, in nanoseconds since 1970.
    var start: Int64
    /// Whether every file is read and compared with what is known.
    var isVerifying = false
    /// Counts the files.
    var progress: ProgressMeter?
  }

  /// A folder to look at.
  struct Item: Sendable {
    /// The bytes of its path.
    var path: [UInt8]
    /// Its number in the index.
    var known: Int?
  }

  /// What a look at a folder gave.
  struct Outcome {
    /// `nil` where it is gone.
    var folder: IndexSnapshot.Folder?
    /// Names of the folders in it; `nil` where they are those that the index knows.
    var folders: [[UInt8]]?
  }

  init(context: Context) {
    self.context = context
    reader = RecordReader(zone: context.zone)
    progress = ProgressCount(context.progress)
  }

  /// Looks at a folder.
  mutating func refresh(_ item: Item) -> Outcome {
    do throws(SystemFailure) {
      let name = item.path.isEmpty ? [0x2E, 0] : Bytes.cString(item.path)
      let folder = try System.openFolder(name, in: context.root)
      return refresh(item, folder, try System.status(folder))
    } catch { return unreadable(item, error) }
  }

  private mutating func refresh(
    _ item: Item, _ folder: borrowing Descriptor, _ status: FileStatus
  ) -> Outcome {
    let row = FolderRow(state: FileState(status.state, isFolder: true), flags: flags(of: status.state))
    var known: FolderBlock?
    if let number = item.known, let index = context.index {
      known = index.block(number)
      let knownRow = index.row(number)
      if known != nil, knownRow.state == row.state, knownRow.errorNumber == 0,
        !knownRow.flags.contains(.isProvisional)
      {
        return refreshFiles(item, number, folder, row, known)
      }
    }
    return list(item, folder, row, known)
  }

  private func flags(of state: FileState) -> FolderFlags {
    FolderRefresher.isTooYoung(state, at: context.start) ? .isProvisional : []
  }

  /// A file or folder that changed so shortly before the look that a further change might get the same time.
  ///
  /// File systems give out times in steps: of a timer tick (up to 10 ms) where there are fractions of seconds at all,
  /// else of up to 2 s (FAT).
  ///
  /// - Source: git's rule for "racily clean" entries of its index, Documentation/technical/racy-git.txt.
  static func isTooYoung(_ state: FileState, at start: Int64) -> Bool {
    let step: Int64 = state.changed % 1_000_000_000 == 0 ? 2_100_000_000 : 20_000_000
    return state.changed >= start - step
  }

  private func unreadable(_ item: Item, _ failure: SystemFailure) -> Outcome {
    if failure.code == SystemFailure.noEntry { return Outcome(folder: nil, folders: []) }
    let state = FileState(size: 0, modified: 0, changed: 0, inode: 0)
    let row = FolderRow(state: state, flags: [.isProvisional, .hasRowsOfNote], errorNumber: failure.code)
    var builder = BlockBuilder()
    return finish(item, row, builder.finish(), folders: [])
  }

  // MARK: The same names

  /// For a folder whose names are known: only the states of its files are asked for.
  private mutating func refreshFiles(
    _ item: Item, _ number: Int, _ folder: borrowing Descriptor, _ row: FolderRow, _ known: FolderBlock?
  ) -> Outcome {
    guard let known, !context.isVerifying else { return list(item, folder, row, known) }
    guard FolderRefresher.isUnchanged(known, in: folder.number) else { return list(item, folder, row, known) }
    progress.add(known.count)
    return Outcome(folder: .checked(number), folders: nil)
  }

  private static func isUnchanged(_ block: FolderBlock, in folder: Int32) -> Bool {
    for row in 0..<block.count {
      let state = block.state(row)
      if state.flags.isNameOnly { continue }
      guard !state.flags.contains(.isProvisional), let name = block.cName(row),
        System.isState(state.file, of: name, in: folder)
      else { return false }
    }
    return true
  }

  // MARK: Perhaps other names

  /// Lists a folder and merges its names with those that are known.
  private mutating func list(
    _ item: Item, _ folder: borrowing Descriptor, _ row: FolderRow, _ known: FolderBlock?
  ) -> Outcome {
    let contents: FolderContents
    do throws(SystemFailure) {
      contents = try FolderContents(folder, isRoot: item.path.isEmpty)
    } catch { return unreadable(item, error) }
    counts.temporaries += contents.temporaries.map { name in name.withUnsafeBytes { path(of: $0, item) } }
    var knownRow = 0
    for (name, sort) in contents.names(isRoot: item.path.isEmpty) {
      name.withUnsafeBytes { bytes in
        while let known, knownRow < known.count {
          let order = Bytes.compare(known.name(knownRow), bytes)
          if order > 0 { break }
          knownRow += 1
          if order == 0 {
            add(bytes, sort, item, folder, known: known, row: knownRow - 1)
            return
          }
          if known.state(knownRow - 1).flags.contains(.isRecord) { counts.removed += 1 }
        }
        add(bytes, sort, item, folder, known: nil, row: 0)
      }
    }
    while let known, knownRow < known.count {
      if known.state(knownRow).flags.contains(.isRecord) { counts.removed += 1 }
      knownRow += 1
    }
    return finish(item, row, builder.finish(), folders: contents.folders)
  }

  private mutating func add(
    _ name: UnsafeRawBufferPointer, _ sort: FolderContents.Sort, _ item: Item, _ folder: borrowing Descriptor,
    known: FolderBlock?, row: Int
  ) {
    let nothing = FileState(size: 0, modified: 0, changed: 0, inode: 0)
    switch sort {
    case .conflict: builder.add(name, nothing, .isConflictCopy)
    case .link: builder.add(name, nothing, .isLink)
    case .record: addRecord(name, item, folder, known: known, row: row)
    }
  }

  private mutating func addRecord(
    _ name: UnsafeRawBufferPointer, _ item: Item, _ folder: borrowing Descriptor, known: FolderBlock?,
    row: Int
  ) {
    progress.add(1)
    let state = known?.state(row)
    if let known, let state, !state.flags.isNameOnly, !state.flags.contains(.isProvisional),
      !context.isVerifying,
      let knownName = known.cName(row), System.isState(state.file, of: knownName, in: folder.number)
    {
      builder.add(row: row, of: known)
      return
    }
    guard let (file, flags, record) = read(name, item, folder) else {
      if state?.flags.contains(.isRecord) == true { counts.removed += 1 }
      return
    }
    builder.add(name, file, flags, record: record)
    guard flags.contains(.isRecord) else {
      if state?.flags.contains(.isRecord) == true { counts.removed += 1 }
      return
    }
    if let known, let state, state.flags.contains(.isRecord) {
      let isSame = builder.isLast(equalTo: row, of: known)
      if state.file != file || !isSame { counts.changed += 1 }
      if context.isVerifying, state.file == file, !isSame, !state.flags.contains(.isProvisional) {
        counts.differing.append(path(of: name, item))
      }
    } else {
      counts.added += 1
    }
  }

  private func path(of name: UnsafeRawBufferPointer, _ item: Item) -> String {
    PathText.text(item.path + (item.path.isEmpty ? [] : [0x2F]) + Array(name))
  }

  /// Reads a file; `nil` where it is gone.
  private mutating func read(
    _ name: UnsafeRawBufferPointer, _ item: Item, _ folder: borrowing Descriptor
  ) -> (FileState, RowFlags, Record?)? {
    let cName = Bytes.cString(name)
    let path = self.path(of: name, item)
    do throws(SystemFailure) {
      let file = try System.openForReading(cName, in: folder.number)
      let status = try System.status(file)
      guard status.kind == .file else { return (status.state, .isProvisional, nil) }
      var flags: RowFlags = .isRecord
      if FolderRefresher.isTooYoung(status.state, at: context.start) || status.state.size == 0 {
        flags.insert(.isProvisional)
      }
      if status.state.size > StoredFile.maximumSize {
        let reason = StoreError.Reason.tooLarge(bytes: status.state.size)
        return row(
          reader.unreadable(path, state: status.state, reason: Problem.Reason(reason)), status.state, flags)
      }
      let bytes = try buffer.read(file, expecting: Int(status.state.size))
      counts.read += 1
      return row(reader.read(bytes, path: path, state: status.state), status.state, flags)
    } catch {
      guard let status = try? System.status(cName, in: folder.number) else { return nil }
      if status.kind != .file { return (status.state, .isProvisional, nil) }
      let result = reader.unreadable(path, state: status.state, reason: .unreadable(errno: error.code))
      return row(result, status.state, [.isRecord, .isProvisional])
    }
  }

  private func row(
    _ result: RecordReader.Result, _ state: FileState, _ flags: RowFlags
  ) -> (FileState, RowFlags, Record?)? {
    switch result {
    case .gone: nil
    case .conflict: (state, flags.subtracting(.isRecord).union(.hasMergeMarkers), nil)
    case .record(let record, let problems):
      (state, problems.isEmpty ? flags : flags.union(.hasProblems), record)
    }
  }

  /// The outcome for a folder that was read; what is the same as before stays where it is.
  private func finish(_ item: Item, _ row: FolderRow, _ block: [UInt8], folders: [[UInt8]]) -> Outcome {
    var row = row
    block.withUnsafeBytes { bytes in
      guard let block = FolderBlock(bytes) else { return }
      row.rowCount = UInt32(block.count)
      row.blockLength = UInt32(bytes.count)
      row.checksum = Bytes.checksum(bytes)
      row.summarize(block)
    }
    if let number = item.known, let known = context.index?.row(number), known.isSame(as: row),
      let bytes = context.index?.blockBytes(number), bytes.elementsEqual(block)
    {
      return Outcome(folder: .checked(number), folders: folders)
    }
    return Outcome(folder: .fresh(FreshFolder(path: item.path, row: row, block: block)), folders: folders)
  }
}

extension FileState {
  /// The state of a folder: its size says nothing.
  init(_ state: FileState, isFolder: Bool) {
    self = state
    if isFolder { size = 0 }
  }
}

extension FolderRow {
  /// Fills in what follows from the rows.
  mutating func summarize(_ block: FolderBlock) {
    summary = FolderSummary()
    for row in 0..<block.count {
      let flags = block.state(row).flags
      if flags != .isRecord { self.flags.insert(.hasRowsOfNote) }
      guard flags.contains(.isRecord) else { continue }
      let columns = block.columns(row)
      summary.recordCount += 1
      summary.kinds |= 1 << UInt32(columns.kind & 31)
      // The zone decides the day of a file's time, and may be another one when it is asked for.
      let margin: Int32 = columns.dateBasis == Record.DateBasis.fileTime.rawValue ? 2 : 0
      let first = min(columns.day, columns.from == .min ? columns.day : columns.from)
      let last = max(columns.day, columns.until)
      summary.firstDay = min(summary.firstDay, first &- margin)
      summary.lastDay = max(summary.lastDay, last &+ margin)
    }
  }

  /// Whether another row says the same, places in a file aside.
  func isSame(as other: FolderRow) -> Bool {
    state == other.state && flags == other.flags && errorNumber == other.errorNumber
      && blockLength == other.blockLength && checksum == other.checksum
  }
}

/// Memory that one file after another is read into.
final class ReadBuffer {
  private var storage: UnsafeMutableRawBufferPointer

  init() { storage = ReadBuffer.memory(1 << 16) }

  deinit { storage.deallocate() }

  private static func memory(_ size: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
  }

  /// Keeps a copy of bytes until the next call.
  func hold(_ bytes: [UInt8]) -> UnsafeRawBufferPointer {
    if storage.count < bytes.count {
      storage.deallocate()
      storage = ReadBuffer.memory(bytes.count * 2)
    }
    storage.copyBytes(from: bytes)
    return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(storage)[..<bytes.count])
  }

  /// Reads a whole file, of which so many bytes are expected; what it gives is good until the next call.
  func read(
    _ file: borrowing Descriptor, expecting size: Int
  ) throws(SystemFailure) -> UnsafeRawBufferPointer {
    if storage.count <= size {
      storage.deallocate()
      storage = ReadBuffer.memory((size + 1) * 2)
    }
    let count = try System.read(file, into: storage, expecting: size)
    return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(storage)[..<count])
  }
}
