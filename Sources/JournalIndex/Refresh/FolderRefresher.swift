import JournalFiles
import JournalFormat
import JournalModel
import SystemLibrary

/// Brings what is known of one folder after another up to date; one value for each thread, with buffers of
/// its own.
struct FolderRefresher {
  let context: Context
  var counts = RefreshCounts()
  private var reader: RecordReader
  /// Mostly nothing has changed, and nothing is built.
  private lazy var builder = BlockBuilder()
  /// Of the folder at hand, the files that were read although they were known: their rows, whether the state
  /// was the same, and whether it would have been trusted.
  private var readAgain: [(row: Int, knownRow: Int, hasSameState: Bool, wasTrusted: Bool)] = []
  private let buffer = ReadBuffer()
  /// The name at hand as the system wants it.
  private var cName: [CChar] = []
  private var progress: ProgressCount

  /// What all threads share.
  struct Context: Sendable {
    /// The open root folder.
    var root: Int32
    /// Decides the day of a file that says none.
    var zone: TimeZoneRules
    var decoder: RecordDecoder
    /// What is known; `nil` where nothing is.
    var index: StoredIndex?
    /// When the look began, in nanoseconds since 1970.
    var start: Int64
    /// Which folders and files are looked at.
    var scope: FolderScope
    /// Whether every file is read and compared with what is known.
    var isVerifying = false
    /// Counts the files.
    var progress: ProgressMeter?

    /// How many files of some rows are open to others; `nil` where one is not in the state that is known.
    fileprivate func openFiles(
      _ rows: Range<Int>, _ states: BlockStates, _ columns: BlockColumns?, in folder: Int32
    ) -> Int? {
      var count = 0
      for row in rows {
        let state = states[row]
        if state.flags.isNameOnly { continue }
        if let columns, columns[row].isRecord, !scope.matters(row, columns) { continue }
        guard !state.flags.contains(.isProvisional), let name = unsafe states.cName(row),
          let isOpen = unsafe System.real.isOpenToOthers(fileIn: state.file, name, in: folder)
        else { return nil }
        if isOpen, state.flags.isFile { count += 1 }
      }
      return count
    }
  }

  /// So many states take longer to ask for than it takes to start a thread. Of a journal with a folder for
  /// each month, no folder has as many; threads then have a folder each.
  private static let rowsOfAThread = 2000

  struct Item: Sendable {
    /// The bytes of its path.
    var path: [UInt8]
    var known: Int?

    /// Its path as the system wants it.
    var cPath: [CChar] { unsafe path.withUnsafeBytes { unsafe Item.cPath($0) } }

    init(path: [UInt8], known: Int? = nil) {
      self.path = path
      self.known = known
    }

    init(_ number: Int, of index: StoredIndex) {
      unsafe self.init(path: Array(index.path(number)), known: number)
    }

    static func cPath(_ path: UnsafeRawBufferPointer) -> [CChar] {
      unsafe path.isEmpty ? [0x2E, 0] : Bytes.cString(path)
    }
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
    reader = RecordReader(zone: context.zone, decoder: context.decoder)
    progress = ProgressCount(context.progress)
  }

  mutating func refresh(_ item: Item) -> Outcome {
    do throws(SystemFailure) {
      let folder = try unsafe System.real.openFolder(item.cPath, in: context.root)
      return refresh(item, folder, try System.real.status(folder))
    } catch { return unreadable(item, error) }
  }

  private mutating func refresh(
    _ item: Item, _ folder: borrowing Descriptor, _ status: FileStatus
  ) -> Outcome {
    let row = FolderRow(state: FileState(status.state, isFolder: true), flags: flags(of: status.state))
    guard let number = item.known, let index = context.index, let block = index.block(number) else {
      return list(item, folder, row, nil)
    }
    let known = index.row(number)
    if known.state == row.state, known.errorNumber == 0, !known.flags.contains(.isProvisional),
      !context.isVerifying, let openFiles = openFiles(of: block, known, in: folder.number)
    {
      counts.openFiles += openFiles
      progress.add(block.count)
      return Outcome(folder: .known(number), folders: nil)
    }
    let knownBlock = KnownBlock(block)
    if context.scope.isOfIDs, known.errorNumber == 0, let knownBlock,
      let outcome = refreshNames(item, folder, number, known, knownBlock)
    {
      return outcome
    }
    return list(item, folder, row, knownBlock)
  }

  private func flags(of state: FileState) -> FolderFlags {
    FolderRefresher.isTooYoung(state, at: context.start) ? .isProvisional : []
  }

  /// A file or folder that changed so shortly before the look that a further change might get the same time.
  ///
  /// File systems give out times in steps: of a timer tick (up to 10 ms) where there are fractions of seconds
  /// at all, else of up to 2 s (FAT).
  ///
  /// - Source: git's rule for "racily clean" entries of its index, Documentation/technical/racy-git.txt.
  static func isTooYoung(_ state: FileState, at start: Int64) -> Bool {
    let step: Int64 = state.changed % 1_000_000_000 == 0 ? 2_100_000_000 : 20_000_000
    return state.changed >= start - step
  }

  private func unreadable(_ item: Item, _ failure: SystemFailure) -> Outcome {
    if failure.code == SystemFailure.noEntry { return Outcome(folder: nil, folders: []) }
    let row = FolderRow(state: .nothing, flags: [.isProvisional, .hasRowsOfNote], errorNumber: failure.code)
    var builder = BlockBuilder()
    return finish(item, row, builder.finish(), folders: [])
  }

  /// For a folder whose names are known: asks only for the states of its files, those that matter. How many
  /// of these are open to others; `nil` where one changed.
  private func openFiles(of whole: FolderBlock, _ row: FolderRow, in folder: Int32) -> Int? {
    if context.scope.isOfNames { return 0 }
    guard let block = context.scope.isOfPlans(row.summary) ? whole.plans : whole, let states = block.states
    else { return nil }
    var columns: BlockColumns?
    if context.scope.isPartial {
      columns = block.columns
      if columns == nil { return nil }
    }
    let size = FolderRefresher.rowsOfAThread
    if states.count < 2 * size || context.scope.isPartial {
      return context.openFiles(0..<states.count, states, columns, in: folder)
    }
    let context = self.context
    return ConcurrentMap.map((states.count + size - 1) / size, threads: System.processorCount, worker: {}) {
      _, piece in
      context.openFiles(piece * size..<min((piece + 1) * size, states.count), states, nil, in: folder)
    }.reduce(0) { sum, count in sum.flatMap { sum in count.map { sum + $0 } } }
  }

  // MARK: Names alone

  /// So many names that came or went are looked into without writing down what was found.
  private static let fewNames = 16

  /// For a question about names: of a changed folder, those that are known are taken as they are, and only
  /// the files of new ones are read. `nil` where more changed, or what a name is.
  ///
  /// The folder keeps the state that is known of it, so that the next look finds it changed still, and what
  /// was replaced in it.
  private mutating func refreshNames(
    _ item: Item, _ folder: borrowing Descriptor, _ number: Int, _ row: FolderRow, _ known: KnownBlock
  ) -> Outcome? {
    guard let contents = try? FolderContents(folder, path: item.path), !contents.isOtherJournal,
      contents.temporaries.isEmpty
    else { return nil }
    let names = contents.names(isRoot: item.path.isEmpty)
    guard let rows = FolderRefresher.rows(of: names, in: known.states) else { return nil }
    let new = rows.count { $0 == nil }
    let gone = known.states.count - (rows.count - new)
    if new == 0, gone == 0 { return Outcome(folder: .known(number), folders: contents.folders) }
    guard new + gone <= FolderRefresher.fewNames else { return nil }
    for ((name, sort), row) in zip(names, rows) {
      if let row {
        builder.add(row: row, of: known)
      } else {
        unsafe name.withUnsafeBytes { unsafe add($0, sort, item, folder, known: nil, row: 0) }
      }
    }
    var fresh = FolderRow(state: row.state)
    fresh.flags.insert(.isProvisional)
    let block = builder.finish()
    return Outcome(
      folder: .fresh(FreshFolder(path: item.path, fresh, block, isOfNames: true)), folders: contents.folders)
  }

  /// The known row of each name, where it is known; `nil` where a name is something else than it was.
  private static func rows(
    of names: [(name: [UInt8], sort: FolderContents.Sort)], in states: BlockStates
  ) -> [Int?]? {
    var rows: [Int?] = []
    rows.reserveCapacity(names.count)
    var row = 0
    for (name, sort) in names {
      let order = unsafe name.withUnsafeBytes { bytes in
        while row < states.count {
          let order = unsafe Bytes.compare(states.name(row), bytes)
          if order >= 0 { return order }
          row += 1
        }
        return 1
      }
      guard order == 0 else {
        rows.append(nil)
        continue
      }
      let flags = states.flags(row)
      let isSame =
        switch sort {
        case .conflict: flags.contains(.isConflictCopy)
        case .link: flags.contains(.isLink)
        case .record: flags.isDisjoint(with: [.isConflictCopy, .isLink])
        case .otherProfile: false
        }
      guard isSame else { return nil }
      rows.append(row)
      row += 1
    }
    return rows
  }

  // MARK: Perhaps other names

  /// Lists a folder and merges its names with those that are known.
  private mutating func list(
    _ item: Item, _ folder: borrowing Descriptor, _ row: FolderRow, _ known: KnownBlock?
  ) -> Outcome {
    // The names of a large folder go before its block is made.
    let folders: [[UInt8]]
    var row = row
    do throws(SystemFailure) {
      let contents = try FolderContents(folder, path: item.path)
      folders = contents.folders
      // They are removed when they are old, which their folder's state does not tell: it is listed till then.
      if !contents.temporaries.isEmpty { row.flags.insert(.isProvisional) }
      counts.temporaries += contents.temporaries.map { name in
        unsafe name.withUnsafeBytes { unsafe RowName(folder: item.path, name: $0).path }
      }
      add(contents.names(isRoot: item.path.isEmpty), item, folder, known)
    } catch { return unreadable(item, error) }
    let block = builder.finish()
    compare(block, with: known, item)
    return finish(item, row, block, folders: folders)
  }

  /// Adds the names of a folder, merged with those that are known.
  private mutating func add(
    _ names: [(name: [UInt8], sort: FolderContents.Sort)], _ item: Item, _ folder: borrowing Descriptor,
    _ known: KnownBlock?
  ) {
    var knownRow = 0
    for (name, sort) in names {
      unsafe name.withUnsafeBytes { bytes in
        while let known, knownRow < known.states.count {
          let order = unsafe Bytes.compare(known.states.name(knownRow), bytes)
          if order > 0 { break }
          knownRow += 1
          if order == 0 {
            unsafe add(bytes, sort, item, folder, known: known, row: knownRow - 1)
            return
          }
          if known.states.flags(knownRow - 1).contains(.isRecord) { counts.removed += 1 }
        }
        unsafe add(bytes, sort, item, folder, known: nil, row: 0)
      }
    }
    while let known, knownRow < known.states.count {
      if known.states.flags(knownRow).contains(.isRecord) { counts.removed += 1 }
      knownRow += 1
    }
  }

  private mutating func add(
    _ name: UnsafeRawBufferPointer, _ sort: FolderContents.Sort, _ item: Item, _ folder: borrowing Descriptor,
    known: KnownBlock?, row: Int
  ) {
    switch sort {
    case .conflict: unsafe builder.add(name, .nothing, .isConflictCopy)
    case .link: unsafe builder.add(name, .nothing, .isLink)
    case .record: unsafe addRecord(name, item, folder, known: known, row: row)
    case .otherProfile:
      if known?.states.flags(row).contains(.isRecord) == true { counts.removed += 1 }
      unsafe addProfile(name, in: folder)
    }
  }

  /// The profile of another journal: no record, but what it says decides whether the folder is looked into.
  private mutating func addProfile(_ name: UnsafeRawBufferPointer, in folder: borrowing Descriptor) {
    guard let status = try? unsafe System.real.status(Bytes.cString(name), in: folder.number) else { return }
    let isDoubtful = FolderRefresher.isTooYoung(status.state, at: context.start)
    unsafe builder.add(name, status.state, isDoubtful ? .isProvisional : [])
  }

  private mutating func addRecord(
    _ name: UnsafeRawBufferPointer, _ item: Item, _ folder: borrowing Descriptor, known: KnownBlock?,
    row: Int
  ) {
    progress.add(1)
    let state = known.map { $0.states[row] }
    if let known, let state, !state.flags.isNameOnly, !state.flags.contains(.isProvisional),
      !context.isVerifying,
      let knownName = unsafe known.states.cName(row),
      let isOpen = unsafe System.real.isOpenToOthers(fileIn: state.file, knownName, in: folder.number)
    {
      if isOpen, state.flags.isFile { counts.openFiles += 1 }
      builder.add(row: row, of: known)
      return
    }
    guard let added = unsafe read(name, item, folder), added.flags.contains(.isRecord) else {
      if state?.flags.contains(.isRecord) == true { counts.removed += 1 }
      return
    }
    if let state, state.flags.contains(.isRecord) {
      let isSame = state.file == added.file
      let wasTrusted = isSame && !state.flags.contains(.isProvisional)
      readAgain.append((builder.count - 1, row, isSame, wasTrusted))
    } else {
      counts.added += 1
    }
  }

  /// Counts those of the files read again that say something else than they did.
  private mutating func compare(_ bytes: IndexBytes, with known: KnownBlock?, _ item: Item) {
    defer { readAgain.removeAll(keepingCapacity: true) }
    guard let known, !readAgain.isEmpty, let block = FolderBlock(bytes).flatMap({ KnownBlock($0) }) else {
      return
    }
    let hasWords = readAgain.contains(where: \.hasSameState)
    let words = hasWords ? block.words?.sums(count: block.states.count) : nil
    let knownWords = hasWords ? known.words?.sums(count: known.states.count) : nil
    for (row, knownRow, hasSameState, wasTrusted) in readAgain {
      let isSame = block.isEqual(row, to: knownRow, of: known) && words?[row] == knownWords?[knownRow]
      if !hasSameState || !isSame { counts.changed += 1 }
      if context.isVerifying, wasTrusted, !isSame {
        unsafe counts.differing.append(RowName(folder: item.path, name: block.states.name(row)).path)
      }
    }
  }

  /// Reads a file and adds what it says; `nil` where it is gone.
  private mutating func read(
    _ name: UnsafeRawBufferPointer, _ item: Item, _ folder: borrowing Descriptor
  ) -> (file: FileState, flags: RowFlags)? {
    cName.removeAll(keepingCapacity: true)
    unsafe cName.append(contentsOf: name.bindMemory(to: CChar.self))
    cName.append(0)
    let path = unsafe RowName(folder: item.path, name: name).path
    do throws(SystemFailure) {
      let file = try unsafe System.real.openForReading(cName, in: folder.number)
      let status = try System.real.status(file)
      let state = status.state
      guard status.kind == .file else { return unsafe add(name, state, .isProvisional) }
      if status.isOpenToOthers { counts.openFiles += 1 }
      let isDoubtful = FolderRefresher.isTooYoung(state, at: context.start) || state.size == 0
      let flags: RowFlags = isDoubtful ? .isProvisional : []
      if state.size > StoredFile.maximumSize {
        let reason = Problem.Reason(StoreError.Reason.tooLarge(bytes: state.size))
        return unsafe add(
          name, state, flags, reader.unreadable(path, state: state, reason: reason), wasRead: false)
      }
      let bytes = try unsafe buffer.read(file, expecting: Int(state.size))
      counts.read += 1
      return unsafe add(name, state, flags, reader.read(bytes, path: path, state: state), wasRead: true)
    } catch {
      let status: FileStatus
      do throws(SystemFailure) { status = try unsafe System.real.status(cName, in: folder.number) } catch {
        if error.code == SystemFailure.noEntry { return nil }
        return unsafe add(name, .nothing, [.isProvisional, .isUnread])
      }
      if status.kind != .file { return unsafe add(name, status.state, .isProvisional) }
      if status.isOpenToOthers { counts.openFiles += 1 }
      let result = reader.unreadable(path, state: status.state, reason: .unreadable(errno: error.code))
      return unsafe add(name, status.state, [.isProvisional, .isUnread], result, wasRead: false)
    }
  }

  /// Adds a file with what it turned out to be; `nil` for one that is none of the journal's.
  ///
  /// - Parameter wasRead: whether its bytes were read; without them its name alone made the record.
  private mutating func add(
    _ name: UnsafeRawBufferPointer, _ file: FileState, _ flags: RowFlags,
    _ result: consuming RecordReader.Result, wasRead: Bool
  ) -> (file: FileState, flags: RowFlags)? {
    switch consume result {
    case .gone: return nil
    case .profile: return nil
    case .conflict: return unsafe add(name, file, flags.union(.hasMergeMarkers))
    case .profileCopy: return unsafe add(name, file, flags.union(.isProfileCopy))
    case .record(let record, let problems):
      let flags = flags.union(RowFlags(ofRecordWith: problems))
      // What a sealed record says nobody may remember, so that a search with its key asks all of them.
      if wasRead, !record.isSealed {
        unsafe reader.withBody { unsafe builder.add(name, file, flags, record: record, body: $0) }
      } else {
        unsafe builder.add(name, file, flags, record: record)
      }
      return (file, flags)
    }
  }

  private mutating func add(
    _ name: UnsafeRawBufferPointer, _ file: FileState, _ flags: RowFlags
  ) -> (file: FileState, flags: RowFlags)? {
    unsafe builder.add(name, file, flags)
    return (file, flags)
  }

  /// The outcome for a folder that was read; what is the same as before stays where it is.
  private func finish(_ item: Item, _ row: FolderRow, _ block: IndexBytes, folders: [[UInt8]]) -> Outcome {
    let row = row.summarizing(block)
    if let number = item.known, let known = context.index?.row(number), known.isSame(as: row),
      let bytes = context.index?.blockBytes(number), bytes == block
    {
      return Outcome(folder: .known(number), folders: folders)
    }
    return Outcome(folder: .fresh(FreshFolder(path: item.path, row: row, block: block)), folders: folders)
  }
}

extension FileState {
  /// The state of a folder: its size says nothing.
  package init(_ state: FileState, isFolder: Bool) {
    self = state
    if isFolder { size = 0 }
  }
}

extension RowFlags {
  /// What is special about the name of a record with such problems.
  init(ofRecordWith problems: [Problem]) {
    self = problems.isEmpty ? .isRecord : [.isRecord, .hasProblems]
    if problems.contains(where: \.reason.isWithoutRecord) { insert(.isWithoutRecord) }
  }
}
