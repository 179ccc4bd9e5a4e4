import SystemLibrary

/// The changes of this device, the youngest last: a file for each entry, named by a number.
///
/// A change is written before it is made, so that its former bytes are never lost; where it then was not
/// made, `undo` finds the file as it was and passes over it. Nothing of it is synced: what a power cut takes
/// or tears, which a checksum shows, can't be undone any more, and a change waits for the disk once less.
struct ChangeLog: ~Copyable {
  private let folder: Descriptor
  private let writer: FileWriter

  /// How many entries are kept.
  static let capacity = 200

  init(folder: consuming Descriptor, system: any Disk) {
    self.folder = folder
    writer = FileWriter(system: system)
  }

  func push(_ entry: LoggedBatch) throws(SystemFailure) -> UInt64 {
    let known = try numbers()
    let number = (known.last ?? 0) + 1
    try write(entry, as: number)
    for old in known.dropLast(ChangeLog.capacity - 1) { remove(old) }
    return number
  }

  /// Writes an entry, or replaces one that turned out otherwise.
  func write(_ entry: LoggedBatch, as number: UInt64) throws(SystemFailure) {
    let temporary = try writer.writeTemporary(entry.encoded, in: folder, isSynced: false)
    do {
      try unsafe writer.system.rename(
        temporary, in: folder.number, to: ChangeLog.name(number), in: folder.number)
    } catch {
      writer.discard(temporary, in: folder)
      throw error
    }
  }

  /// The youngest entry that can be read.
  func last() throws(SystemFailure) -> (number: UInt64, entry: LoggedBatch)? { try last(1).first }

  /// The youngest readable entries, the youngest first; unreadable ones are removed.
  func last(_ limit: Int) throws(SystemFailure) -> [(number: UInt64, entry: LoggedBatch)] {
    var result: [(number: UInt64, entry: LoggedBatch)] = []
    for number in try numbers().reversed() where result.count < limit {
      if let entry = LoggedBatch(encoded: try bytes(number)) {
        result.append((number, entry))
      } else {
        remove(number)
      }
    }
    return result
  }

  func remove(_ number: UInt64) {
    try? unsafe writer.system.unlink(ChangeLog.name(number), in: folder.number)
  }

  /// Removes an entry for good.
  func strike(_ number: UInt64) throws(SystemFailure) {
    try unsafe writer.system.unlink(ChangeLog.name(number), in: folder.number)
  }

  /// Waits until what was struck out is so on the disk; what writers that are no more left goes with it.
  func sync() throws(SystemFailure) {
    writer.sweepAbandoned(in: folder)
    try writer.system.syncFolder(folder)
  }

  /// The form on disk of an entry.
  func bytes(_ number: UInt64) throws(SystemFailure) -> [UInt8] {
    let file = try unsafe writer.system.openForReading(ChangeLog.name(number), in: folder.number)
    let size = try writer.system.status(file).state.size
    return try writer.system.readAll(file, expecting: Int(size))
  }

  func numbers() throws(SystemFailure) -> [UInt64] { try writer.system.numbers(in: folder) }

  private static func name(_ number: UInt64) -> [CChar] { Bytes.cString(String(number).utf8) }
}
