import JournalModel
import JournalStore

/// The whole journal as one JSON document: every byte of every file under its path, with its hash and the
/// time of its last change.
///
/// ```json
/// {
///   "schema": 1,
///   "format": "smjournal-backup",
///   "files": [
///     {"path": "journal.md", "size": 24, "modified": 1795197600000000000, "text": "…", "sha256": "…"},
///     {"path": "2026/11/img/lea.jpg", "size": 48211, "modified": …, "base64": "…", "sha256": "…"}
///   ],
///   "records": 1,
///   "bytes": 48235
/// }
/// ```
///
/// It is written as the files are read, none of which is ever in memory as a whole; so what follows from all
/// of a file stands behind it. A byte of a name that is no UTF-8 is the scalar U+10DC00 plus the byte.
package struct BackupExport: Sendable {
  private let journal: Journal

  package init(_ journal: Journal) { self.journal = journal }

  /// Whether a file begins as such a document does.
  package static func begins(_ start: [UInt8]) -> Bool { start.starts(with: opening.utf8) }

  /// What names the form.
  package static let format = "smjournal-backup"
  private static let opening = "{\n  \"schema\": 1,\n  \"format\": \"\(format)\","

  /// Writes the document.
  package func write(to sink: any ByteSink) throws(StoreError) -> ExportReceipt {
    let records = journal.records(matching: BackupExport.none).total
    var receipt = ExportReceipt(records: records, files: 0)
    try sink.write(BackupExport.opening + "\n  \"files\": [")
    for file in try files() {
      try sink.write(receipt.files == 0 ? "\n" : ",\n")
      receipt.bytes += try write(file, to: sink)
      receipt.files += 1
    }
    try sink.write("\n  ],\n  \"records\": \(records),\n  \"bytes\": \(receipt.bytes)\n}\n")
    return receipt
  }

  /// All records, none of them given.
  private static let none: Query = {
    var query = Query()
    query.limit = 0
    return query
  }()

  private func files() throws(StoreError) -> [AnyFile] {
    if let store = journal.store as? FileStore { return try store.everyFile() }
    return try journal.store.listing().files.map {
      AnyFile(path: $0.path, size: $0.state.size, modified: $0.state.modified)
    }
  }

  /// Writes a file; gives how many bytes it had.
  private func write(_ file: AnyFile, to sink: any ByteSink) throws(StoreError) -> Int {
    var head = JSONText()
    head.bytes += Array("    {\"path\": ".utf8)
    head.string(file.path)
    head.bytes += Array(", \"size\": \(file.size), \"modified\": \(file.modified), ".utf8)
    try sink.write(head.bytes)
    var content = BackupContent()
    try read(file) { (part) throws(StoreError) in try sink.write(content.bytes(for: part)) }
    try sink.write(content.end())
    return content.count
  }

  private func read(
    _ file: AnyFile, _ body: (UnsafeRawBufferPointer) throws(StoreError) -> Void
  ) throws(StoreError) {
    if let store = journal.store as? FileStore { return try store.read(file.path, body) }
    let bytes = try journal.store.read(file.path).bytes
    var failure: StoreError?
    bytes.withUnsafeBytes { bytes in
      do throws(StoreError) { try body(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}

/// The content of a file while it is written: as text where it is, else as base64.
private struct BackupContent {
  private var sum = SHA256()
  private var base64: Base64Writer?
  private var hasBegun = false
  private(set) var count = 0

  /// What a further part is written as. A file is text where it has one part, so that it is seen as a whole,
  /// and is UTF-8.
  mutating func bytes(for part: UnsafeRawBufferPointer) -> [UInt8] {
    sum.update(part)
    count += part.count
    var text = JSONText()
    if !hasBegun {
      hasBegun = true
      if part.count < 1 << 18, BackupContent.isText(part) {
        text.bytes += Array("\"text\": \"".utf8)
      } else {
        text.bytes += Array("\"base64\": \"".utf8)
        base64 = Base64Writer()
      }
    }
    if base64 == nil { text.escape(part) } else { base64?.write(part, to: &text.bytes) }
    return text.bytes
  }

  /// What closes it.
  mutating func end() -> [UInt8] {
    var output = hasBegun ? [] : Array("\"text\": \"".utf8)
    base64?.finish(to: &output)
    return output + Array("\", \"sha256\": \"\(SHA256.hexadecimal(sum.finish()))\"}".utf8)
  }

  private static func isText(_ bytes: UnsafeRawBufferPointer) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }
}
