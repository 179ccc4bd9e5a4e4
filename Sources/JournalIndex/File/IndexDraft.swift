import SystemLibrary

/// An index file in the making: under a temporary name beside the place that it gets when it is finished, so
/// that readers have the old one or the new one, whole.
///
/// Folders are added in the order of their paths' bytes. After a call that fails nothing more is written, and
/// ``finish()`` says so. Nothing is synced: a file that a crash damages is noticed and made again.
@safe final class IndexDraft: @unchecked Sendable {
  // Unchecked, because one thread at a time has it: ``RefreshQueue`` sees to that.

  private let system: System
  private let folder: Descriptor
  /// What the file becomes: the base, or the delta beside it.
  private let name: [CChar]
  private let delta: [CChar]
  private let temporary: [CChar]
  /// `nil` when it is closed: after the last call, and after one that failed.
  private var file: Descriptor?
  private var isInPlace = false
  private var failure: SystemFailure?

  private var header: IndexHeader
  /// Where the file begins among the offsets of blocks: a delta's come behind those of its base.
  private let start: UInt64
  private var offset = UInt64(IndexHeader.size)
  private var table = ByteWriter()
  private var paths = ByteWriter()
  private var numbers: [[UInt8]: UInt32] = [:]

  /// Memory for as much as is written at once. Of more, the kernel may make larger pages, for which there is
  /// often no room that was in use before: 58 MiB took 15 ms in such pieces each time, but 12 or 160 ms in
  /// larger ones.
  private let buffer: UnsafeMutableRawBufferPointer
  private var filled = 0

  /// Begins the base of this name in a folder, or its delta.
  ///
  /// - Parameter isHandedOver: whether the owner of the folder gets what root makes.
  init(
    _ name: String, in folder: consuming Descriptor, identity: IndexHeader.Identity,
    deltaOf base: StoredIndex?, isHandedOver: Bool, system: System
  ) throws(SystemFailure) {
    self.system = system
    delta = PathText.cString(name + StoredIndex.deltaEnding)
    self.name = base == nil ? PathText.cString(name) : delta
    let ending = "\(System.processNumber)-\(UInt32.random(in: 0 ... .max))"
    temporary = PathText.cString(name + IndexDraft.temporaryEnding + ending)
    header = IndexHeader(identity: identity, base: base?.baseChecksum ?? 0)
    start = UInt64(base?.baseSize ?? 0)
    file = try unsafe system.createFile(temporary, in: folder.number, isHandedOver: isHandedOver)
    self.folder = folder
    unsafe buffer = .allocate(byteCount: 1 << 16, alignment: 16)
    append([UInt8](repeating: 0, count: IndexHeader.size))
  }

  /// What temporary names have behind the name, before the number of the process.
  static let temporaryEnding = ".tmp-"

  deinit {
    if !isInPlace { try? unsafe System.real.unlink(temporary, in: folder.number) }
    unsafe buffer.deallocate()
  }

  /// Adds a folder with its block; of a delta without one where the row says where in the base it is.
  func add(_ row: FolderRow, path: [UInt8], block: IndexBytes?) {
    var row = row
    numbers[path] = header.folderCount
    let parent = path.lastIndex(of: 0x2F).map { Array(path[..<$0]) } ?? []
    row.parent = numbers[parent] ?? 0
    (row.pathOffset, row.pathLength) = (UInt32(paths.bytes.count), UInt32(path.count))
    paths.append(contentsOf: path)
    header.folderCount += 1
    header.rowCount &+= row.rowCount
    if let block {
      row.blockOffset = start + offset
      offset += UInt64(block.count)
      unsafe append(block.bytes)
    }
    unsafe withUnsafeBytes(of: row) { unsafe table.append($0) }
  }

  /// Writes what is left and gives the file its name; gives what was written, open.
  func finish() throws(SystemFailure) -> IndexFile? {
    let contents = table.bytes + paths.bytes
    append(contents)
    flush()
    header.place(from: offset, table: table.bytes.count, paths: paths.bytes.count)
    header.contents = Checksum.of(contents)
    let start = header.bytes
    use { (file) throws(SystemFailure) in try system.overwriteStart(of: file, with: start) }
    if let failure { throw failure }
    if let file = file.take() { try system.close(file) }
    var made: IndexFile?
    if let file = try? unsafe System.real.openForReading(temporary, in: folder.number) {
      made = IndexFile(file, identity: header.identity)
    }
    try putInPlace()
    isInPlace = true
    // The old base's delta is of no use any more, and nobody believes it.
    if name != delta { try? unsafe system.unlink(delta, in: folder.number) }
    return made
  }

  /// Where names can be swapped, the old file goes afterwards: ext4 writes a file that is renamed over
  /// another one out at once, which takes as long as all the rest.
  private func putInPlace() throws(SystemFailure) {
    do throws(SystemFailure) {
      try unsafe system.exchange(temporary, with: name, in: folder.number)
    } catch {
      return try unsafe system.rename(temporary, in: folder.number, to: name, in: folder.number)
    }
    // What can't be removed goes with the next full look.
    try? unsafe system.unlink(temporary, in: folder.number)
  }

  private func append(_ bytes: [UInt8]) { unsafe bytes.withUnsafeBytes { unsafe append($0) } }

  private func append(_ bytes: UnsafeRawBufferPointer) {
    var rest = unsafe bytes
    while unsafe !rest.isEmpty {
      let part = unsafe UnsafeRawBufferPointer(rebasing: rest.prefix(buffer.count - filled))
      unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]).copyMemory(from: part)
      filled += part.count
      unsafe rest = unsafe UnsafeRawBufferPointer(rebasing: rest.dropFirst(part.count))
      if unsafe filled == buffer.count { flush() }
    }
  }

  private func flush() {
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: buffer[..<filled])
    use { (file) throws(SystemFailure) in try unsafe system.write(bytes, to: file) }
    filled = 0
  }

  /// Does something with the file, as long as nothing failed.
  private func use(_ body: (borrowing Descriptor) throws(SystemFailure) -> Void) {
    guard let file = self.file.take() else { return }
    do throws(SystemFailure) { try body(file) } catch { failure = error }
    if failure == nil { self.file = consume file }
  }
}
