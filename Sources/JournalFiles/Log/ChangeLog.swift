import SystemLibrary

/// The changes of this device, the youngest last: a file each, named by a number.
///
/// A change is written before it is made, so that its former bytes are never lost; where it then was not
/// made, `undo` finds the file as it was and passes over it. Nothing of it is synced: what a power cut takes
/// or tears, which a checksum shows, can't be undone any more, and a change waits for the disk once less.
struct ChangeLog: ~Copyable {
  private let folder: Descriptor
  private let writer: FileWriter

  /// How many changes are kept.
  static let capacity = 200

  init(folder: consuming Descriptor, system: any Disk) {
    self.folder = folder
    writer = FileWriter(system: system)
  }

  /// Adds a change and gives its number.
  func push(_ change: LoggedChange) throws(SystemFailure) -> UInt64 {
    let known = try numbers()
    let number = (known.last ?? 0) + 1
    try write(change, as: number)
    for old in known.dropLast(ChangeLog.capacity - 1) { remove(old) }
    return number
  }

  /// Adds changes that are taken back as one and gives their number.
  func push(_ batch: LoggedBatch) throws(SystemFailure) -> UInt64 {
    let number = (try numbers().last ?? 0) + 1
    try write(batch.encoded, as: number)
    return number
  }

  /// The youngest change, where it is several that are taken back as one.
  func lastBatch() throws(SystemFailure) -> (number: UInt64, batch: LoggedBatch)? {
    guard let number = try numbers().last else { return nil }
    return LoggedBatch(encoded: try bytes(number)).map { (number, $0) }
  }

  /// Replaces a change that turned out otherwise.
  func write(_ change: LoggedChange, as number: UInt64) throws(SystemFailure) {
    try write(change.encoded, as: number)
  }

  /// Writes the form on disk of a change.
  func write(_ bytes: [UInt8], as number: UInt64) throws(SystemFailure) {
    let temporary = try writer.writeTemporary(bytes, in: folder, isSynced: false)
    do {
      try unsafe writer.system.rename(
        temporary, in: folder.number, to: ChangeLog.name(number), in: folder.number)
    } catch {
      writer.discard(temporary, in: folder)
      throw error
    }
  }

  /// The youngest change that can be read.
  func last() throws(SystemFailure) -> (number: UInt64, change: LoggedChange)? { try last(1).first }

  /// So many of the youngest changes that can be read, the youngest first; what can't be read is removed.
  func last(_ limit: Int) throws(SystemFailure) -> [(number: UInt64, change: LoggedChange)] {
    var result: [(number: UInt64, change: LoggedChange)] = []
    for number in try numbers().reversed() where result.count < limit {
      let bytes = try bytes(number)
      if let change = LoggedChange(encoded: bytes) ?? LoggedBatch(encoded: bytes)?.changes.last {
        result.append((number, change))
      } else {
        remove(number)
      }
    }
    return result
  }

  func remove(_ number: UInt64) {
    try? unsafe writer.system.unlink(ChangeLog.name(number), in: folder.number)
  }

  /// Removes a change for good.
  func strike(_ number: UInt64) throws(SystemFailure) {
    try unsafe writer.system.unlink(ChangeLog.name(number), in: folder.number)
  }

  /// Waits until what was struck out is so on the disk; what writers that are no more left goes with it.
  func sync() throws(SystemFailure) {
    writer.sweepAbandoned(in: folder)
    try writer.system.syncFolder(folder)
  }

  /// The form on disk of a change.
  func bytes(_ number: UInt64) throws(SystemFailure) -> [UInt8] {
    let file = try unsafe writer.system.openForReading(ChangeLog.name(number), in: folder.number)
    let size = try writer.system.status(file).state.size
    return try writer.system.readAll(file, expecting: Int(size))
  }

  func numbers() throws(SystemFailure) -> [UInt64] {
    var result: [UInt64] = []
    try unsafe writer.system.list(folder) { name, _ in
      if let number = unsafe UInt64(PathText.text(name)), number < .max { result.append(number) }
    }
    return result.sorted()
  }

  private static func name(_ number: UInt64) -> [CChar] { Bytes.cString(String(number).utf8) }
}
