import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore
import SystemLibrary
import YAMLCodec

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
/// Links, empty folders, other journals in the folder and what is larger than ``largestFile``, of a record
/// than any record, are not in it; the receipt names them.
///
/// It is written as the files are read, none of which is ever in memory as a whole; so what follows from all
/// of a file stands behind it. A byte of a name that is no UTF-8 is the scalar U+10DC00 plus the byte.
package struct BackupExport: Sendable {
  private let journal: Journal

  /// A backup of a journal, `Journal.whole()`, which knows all its records.
  package init(_ journal: Journal) { self.journal = journal }

  /// Whether a file begins as a backup does, whoever wrote the blanks in it.
  package static func isBackup(startingWith start: [UInt8]) -> Bool {
    guard start.first(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }) == UInt8(ascii: "{") else {
      return false
    }
    return String(decoding: start, as: UTF8.self).contains("\"\(format)\"")
  }

  /// A larger file is not backed up, and none is brought back; in bytes.
  package static let largestFile = 1 << 30

  package static let format = "smjournal-backup"

  package func write(to sink: any ByteSink) throws(StoreError) -> ExportReceipt {
    var nothing = Query()
    nothing.limit = 0
    let records = journal.records(matching: nothing).total
    try sink.write("{\n  \"schema\": 1,\n  \"format\": \"\(BackupExport.format)\",\n  \"files\": [")
    var files = BackupFiles(sink)
    let passedOver = try add(journal.store, to: &files)
    let isNamed = journal.profile.identifier != nil
    let name = isNamed ? "\n  \"journal\": \"\(JournalIdentity(journal).text)\"," : ""
    try sink.write("\n  ],\(name)\n  \"records\": \(records),\n  \"bytes\": \(files.bytes)\n}\n")
    var receipt = ExportReceipt()
    (receipt.records, receipt.files, receipt.bytes) = (records, files.count, files.bytes)
    receipt.passedOver = Problem.sorted(passedOver)
    return receipt
  }

  /// Adds all files; gives what is not among them.
  private func add(_ store: FileStore, to files: inout BackupFiles) throws(StoreError) -> [Problem] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: BackupFiles.partSize, alignment: 16)
    defer { unsafe buffer.deallocate() }
    var tooLarge: [Problem] = []
    let others = try store.forEachFile { (file) throws(StoreError) in
      if let reason = BackupExport.excess(of: file.path, bytes: file.state.size) {
        return tooLarge.append(Problem(path: file.path, reason: reason))
      }
      let content = (path: file.path, size: Int(clamping: file.state.size), modified: file.state.modified)
      try unsafe files.add(content) { (take) throws(StoreError) in try unsafe file.read(into: buffer, take) }
    }
    return others + tooLarge
  }

  /// Why a file is too large for a backup; `nil` where it is not.
  private static func excess(of path: String, bytes: Int64) -> Problem.Reason? {
    if NameRules.hasRecordEnding(path), bytes > StoredFile.maximumSize {
      return Problem.Reason(StoreError.Reason.tooLarge(bytes: bytes))
    }
    return bytes > Int64(largestFile) ? .source(.tooLarge(limit: largestFile)) : nil
  }
}

/// Writes one file of a backup after another, in the same memory.
private struct BackupFiles {
  /// How many files, and how many bytes they have together.
  private(set) var count = 0
  private(set) var bytes = 0
  private let sink: any ByteSink
  private var text = JSONText()
  /// Of the file at hand: its sum, its writer where it is no text, and how many of its bytes are written.
  private var sum = SHA256()
  private var base64: Base64Writer?
  private var written = 0

  /// The most bytes of a part. A file is text where it has one part, so that it is seen as a whole.
  static let partSize = 1 << 18

  init(_ sink: any ByteSink) { self.sink = sink }

  /// Writes a file.
  ///
  /// - Parameter read: gives its bytes, part after part.
  /// - Throws: also where it became shorter while it was read, so that what is written of it is a part alone.
  mutating func add(
    _ file: (path: String, size: Int, modified: Int64),
    _ read: ((UnsafeRawBufferPointer) throws(StoreError) -> Void) throws(StoreError) -> Void
  ) throws(StoreError) {
    (sum, base64, written) = (SHA256(), nil, 0)
    var size: Int?
    try unsafe read { (part) throws(StoreError) in
      if size == nil {
        size = part.count < BackupFiles.partSize ? part.count : max(file.size, part.count)
        unsafe begin(file, size: size ?? 0, isText: size == part.count && BackupFiles.isText(part))
      }
      unsafe sum.update(part)
      written += part.count
      if base64 == nil { unsafe text.escape(part) } else { unsafe base64?.write(part, to: &text.bytes) }
      try flush()
    }
    if size == nil { begin(file, size: 0, isText: true) }
    guard written == size ?? 0 else { throw StoreError(path: file.path, reason: .changedSinceRead) }
    base64?.finish(to: &text.bytes)
    text.bytes.append(contentsOf: "\", \"sha256\": \"".utf8)
    text.bytes.append(contentsOf: SHA256.hexadecimal(sum.finish()).utf8)
    text.bytes.append(contentsOf: "\"}".utf8)
    try flush()
    count += 1
    bytes += written
  }

  /// What stands before the content.
  private mutating func begin(_ file: (path: String, size: Int, modified: Int64), size: Int, isText: Bool) {
    text.bytes.append(contentsOf: (count == 0 ? "\n" : ",\n").utf8)
    text.bytes.append(contentsOf: "    {\"path\": ".utf8)
    text.string(file.path)
    text.bytes.append(contentsOf: ", \"size\": \(size), \"modified\": \(file.modified), ".utf8)
    text.bytes.append(contentsOf: (isText ? "\"text\": \"" : "\"base64\": \"").utf8)
    base64 = isText ? nil : Base64Writer()
  }

  private mutating func flush() throws(StoreError) {
    try sink.write(text.bytes)
    text.bytes.removeAll(keepingCapacity: true)
  }

  private static func isText(_ bytes: UnsafeRawBufferPointer) -> Bool {
    unsafe bytes.count < partSize && System.firstIndex(of: 0, in: bytes, from: 0) == nil
      && String(validating: bytes, as: UTF8.self) != nil
  }
}

/// Bytes as base64, part after part.
struct Base64Writer {
  private var rest: [UInt8] = []

  /// Appends what can be written of the bytes so far.
  mutating func write(_ bytes: UnsafeRawBufferPointer, to output: inout [UInt8]) {
    let missing = rest.isEmpty ? 0 : min(3 - rest.count, bytes.count)
    unsafe rest.append(contentsOf: bytes[..<missing])
    if rest.count == 3 { finish(to: &output) }
    guard rest.isEmpty else { return }
    let end = missing + (bytes.count - missing) / 3 * 3
    unsafe Base64.append(UnsafeRawBufferPointer(rebasing: bytes[missing..<end]), to: &output)
    unsafe rest.append(contentsOf: bytes[end...])
  }

  mutating func finish(to output: inout [UInt8]) {
    unsafe rest.withUnsafeBytes { unsafe Base64.append($0, to: &output) }
    rest = []
  }
}
