/// Writes an index beside the old one and puts it in its place: readers have the old one or the new one, whole.
///
/// Nothing is synced: an index that a crash damages is noticed and made again.
struct IndexWriter {
  /// Where system calls go.
  var system = System.real
  /// The path of the index.
  var path: String
  /// Whose it is.
  var identity: MappedIndex.Identity

  /// Writes what a look at the journal found.
  func write(_ snapshot: IndexSnapshot) throws(StoreError) {
    let (header, tail) = parts(of: snapshot)
    do throws(SystemFailure) {
      let place = folderAndName
      let folder = try PrivateFolder.open(place.folder, system: system)
      let temporary = Bytes.cString(
        "\(place.name).tmp-\(System.processNumber)-\(UInt32.random(in: 0 ... .max))".utf8)
      do throws(SystemFailure) {
        let file = try system.createFile(temporary, in: folder.number)
        try write(header, to: file)
        try writeBlocks(of: snapshot, to: file)
        try write(tail, to: file)
        try system.close(file)
        try put(temporary, inPlaceOf: PathText.cString(place.name), folder)
      } catch {
        try? System.real.unlink(temporary, in: folder.number)
        throw error
      }
    } catch { throw StoreError(path: path, error) }
  }

  /// Puts the new index in the old one's place. Where names can be swapped, the old one goes afterwards: ext4 writes a file that
  /// is renamed over another one out at once, which takes as long as all the rest.
  private func put(
    _ temporary: [CChar], inPlaceOf name: [CChar], _ folder: borrowing Descriptor
  ) throws(SystemFailure) {
    do throws(SystemFailure) {
      try system.exchange(temporary, with: name, in: folder.number)
    } catch {
      return try system.rename(temporary, in: folder.number, to: name, in: folder.number)
    }
    // What can't be removed goes with the next full look.
    try? system.unlink(temporary, in: folder.number)
  }

  /// Removes what processes that are no more left beside the index.
  func removeTemporaries() {
    let place = folderAndName
    guard let folder = try? PrivateFolder.open(place.folder, system: system) else { return }
    var names: [[UInt8]] = []
    let prefix = Array("\(place.name).tmp-".utf8)
    try? System.list(folder) { name, _ in if name.starts(with: prefix) { names.append(Array(name)) } }
    for name in names where FileWriter.isAbandoned(name.dropFirst(prefix.count)) {
      try? system.unlink(Bytes.cString(name), in: folder.number)
    }
  }

  private var folderAndName: (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return (".", path) }
    let folder = slash == path.utf8.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.utf8.index(after: slash)...]))
  }

  /// The header, and the folder table with the paths.
  private func parts(of snapshot: IndexSnapshot) -> (header: [UInt8], tail: [UInt8]) {
    var (table, paths) = (ByteWriter(), ByteWriter())
    var offset = UInt64(MappedIndex.headerSize)
    var rowCount: UInt32 = 0
    var numbers: [[UInt8]: UInt32] = [:]
    for (number, folder) in snapshot.folders.enumerated() {
      var row = snapshot.row(folder)
      let path = snapshot.path(folder)
      numbers[path] = UInt32(number)
      let parent = path.lastIndex(of: 0x2F).map { Array(path[..<$0]) } ?? []
      row.parent = numbers[parent] ?? 0
      (row.pathOffset, row.pathLength) = (UInt32(paths.bytes.count), UInt32(path.count))
      paths.append(contentsOf: path)
      row.blockOffset = offset
      offset += UInt64(row.blockLength)
      rowCount += row.rowCount
      row.write(to: &table)
    }
    let tail = table.bytes + paths.bytes
    var header = ByteWriter(capacity: MappedIndex.headerSize)
    header.write(MappedIndex.magic)
    header.write(MappedIndex.version)
    header.write(MappedIndex.byteOrder)
    header.write(offset + UInt64(tail.count))
    header.write(identity.root)
    header.write(identity.program)
    header.write(UInt32(snapshot.folders.count))
    header.write(rowCount)
    for number in [
      offset, UInt64(table.bytes.count), offset + UInt64(table.bytes.count), UInt64(paths.bytes.count),
    ] {
      header.write(number)
    }
    header.write(Checksum.of(tail))
    header.write(Checksum.of(header.bytes))
    return (header.bytes, tail)
  }

  /// Blocks that lie one behind the other in the old index are written with one call.
  private func writeBlocks(of snapshot: IndexSnapshot, to file: borrowing Descriptor) throws(SystemFailure) {
    var run: UnsafeRawBufferPointer?
    for folder in snapshot.folders {
      switch folder {
      case .fresh(let fresh):
        try flush(&run, to: file)
        try system.write(fresh.bytes, to: file)
      case .checked(let number), .unchecked(let number):
        guard let bytes = snapshot.index?.blockBytes(number), let start = bytes.baseAddress else { continue }
        if let open = run, let openStart = open.baseAddress, openStart + open.count == start {
          run = UnsafeRawBufferPointer(start: openStart, count: open.count + bytes.count)
        } else {
          try flush(&run, to: file)
          run = bytes
        }
      }
    }
    try flush(&run, to: file)
  }

  private func flush(_ run: inout UnsafeRawBufferPointer?, to file: borrowing Descriptor)
    throws(SystemFailure)
  {
    if let bytes = run { try system.write(bytes, to: file) }
    run = nil
  }

  private func write(_ bytes: [UInt8], to file: borrowing Descriptor) throws(SystemFailure) {
    try system.write(bytes, to: file)
  }
}
