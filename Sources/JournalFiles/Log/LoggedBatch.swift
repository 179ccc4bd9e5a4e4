import SystemLibrary

/// An entry of the log: a change, or several that were made as one, and what `undo` needs to take them back
/// as one.
struct LoggedBatch: Hashable, Sendable {
  /// In the order in which they were made.
  var changes: [LoggedChange] = []
  /// A file of the state folder with notes on them, removed when they are taken back.
  var note: String?
  /// Whether it is one change, and not a batch.
  private(set) var isSingle = false

  /// Changes that are made as one.
  init(changes: [LoggedChange] = [], note: String? = nil) { (self.changes, self.note) = (changes, note) }

  /// A change alone.
  init(_ change: LoggedChange) { (changes, isSingle) = ([change], true) }
}

/// The form on disk: of one change that of ``LoggedChange``; else, little-endian, `SMJBATC1`, the name of the
/// note (empty for none), the number of changes, each in that form, and a checksum of all that stands before.
extension LoggedBatch {
  private static let magic: UInt64 = 0x3143_5441_424A_4D53  // "SMJBATC1"

  /// The bytes of the form on disk.
  var encoded: [UInt8] {
    if isSingle, let change = changes.first { return change.encoded }
    var writer = ByteWriter()
    writer.write(LoggedBatch.magic)
    writer.write(note ?? "")
    writer.write(UInt64(changes.count))
    for change in changes { writer.write(change.encoded) }
    writer.write(Bytes.checksum(writer.bytes))
    return writer.bytes
  }

  /// Reads the form on disk; `nil` for anything else.
  init?(encoded: [UInt8]) {
    if let change = LoggedChange(encoded: encoded) {
      self.init(change)
      return
    }
    guard encoded.count > 16 else { return nil }
    let content = Array(encoded.dropLast(8))
    var decoded: LoggedBatch?
    unsafe encoded.withUnsafeBytes { buffer in
      var reader = unsafe ByteReader(buffer)
      guard reader.read() == LoggedBatch.magic else { return }
      var batch = LoggedBatch()
      let note = reader.readText()
      batch.note = note.isEmpty ? nil : note
      let count: UInt64 = reader.read()
      guard count <= UInt64(encoded.count) else { return }
      for _ in 0..<count {
        guard let change = LoggedChange(encoded: reader.readBytes()) else { return }
        batch.changes.append(change)
      }
      if reader.read() == Bytes.checksum(content), reader.isAtEnd { decoded = batch }
    }
    guard let decoded else { return nil }
    self = decoded
  }
}
