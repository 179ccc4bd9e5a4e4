import SystemLibrary

/// What `undo` needs to know of a change.
package struct LoggedChange: Hashable, Sendable {
  package var kind: Change.Kind
  /// Where the file is since.
  package var path: String
  /// Where it was before.
  package var formerPath: String?
  /// The bytes that it had before; empty for a new file.
  package var prior: [UInt8] = []
  /// How many bytes it has since; `nil` where they were not read.
  package var count: UInt64?
  /// The checksum (`Bytes`) of the bytes that it has since.
  package var checksum: UInt64 = 0
  /// Whether it is taken back together with the change before it.
  package var isJoined = false

  /// A change to a file that has these bytes since.
  package init(
    kind: Change.Kind, path: String, formerPath: String? = nil, prior: [UInt8] = [], bytes: [UInt8]?
  ) {
    (self.kind, self.path, self.formerPath, self.prior) = (kind, path, formerPath, prior)
    count = bytes.map { UInt64($0.count) }
    checksum = bytes.map { Bytes.checksum($0) } ?? 0
  }

  package func isLog(of change: Change) -> Bool { kind == change.kind && Bytes.areEqual(path, change.path) }

  /// Whether a file still has the bytes that the change left.
  package func isResult(_ bytes: [UInt8]) -> Bool {
    count == nil || count == UInt64(bytes.count) && checksum == Bytes.checksum(bytes)
  }
}

/// The form on disk, little-endian, texts and bytes behind their count (LEB128):
///
/// | bytes | field |
/// |---|---|
/// | 8 | `SMJUNDO1` |
/// | 1 | kind, as ``Change/Kind`` |
/// | 1 | 1 where the bytes since are known, plus 2 where it is joined to the change before |
/// | 8, 8 | their count, their checksum |
/// | … | path, former path (empty for none), bytes before; of the mark of what was forgotten its day |
/// | 8 | checksum of all that stands before |
extension LoggedChange {
  private static let magic: UInt64 = 0x314F_444E_554A_4D53  // "SMJUNDO1"

  /// The bytes of the form on disk.
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.write(LoggedChange.magic)
    writer.write(kind.rawValue)
    writer.write(UInt8((count == nil ? 0 : 1) + (isJoined ? 2 : 0)))
    writer.write(count ?? 0)
    writer.write(checksum)
    writer.write(path)
    writer.write(formerPath ?? "")
    writer.write(prior)
    writer.write(Bytes.checksum(writer.bytes))
    return writer.bytes
  }

  /// Reads the form on disk; `nil` for anything else.
  package init?(encoded: [UInt8]) {
    guard encoded.count > 8 else { return nil }
    let content = Array(encoded.dropLast(8))
    var decoded: LoggedChange?
    unsafe encoded.withUnsafeBytes { buffer in
      var reader = unsafe ByteReader(buffer)
      guard reader.read() == LoggedChange.magic, let kind = Change.Kind(rawValue: reader.read()) else {
        return
      }
      var change = LoggedChange(kind: kind, path: "", bytes: nil)
      let signs: UInt8 = reader.read()
      let isCountKnown = signs & 1 != 0
      change.isJoined = signs & 2 != 0
      let count: UInt64 = reader.read()
      change.count = isCountKnown ? count : nil
      change.checksum = reader.read()
      change.path = reader.readText()
      let former = reader.readText()
      change.formerPath = former.isEmpty ? nil : former
      change.prior = reader.readBytes()
      if reader.read() == Bytes.checksum(content), reader.isAtEnd { decoded = change }
    }
    guard let decoded else { return nil }
    self = decoded
  }
}
