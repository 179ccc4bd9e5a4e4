import JournalExchange
import JournalModel
import JournalReaders
import YAMLCodec

/// The files of a backup, and where the content of each stands in it; `BackupExport` tells the form.
package struct BackupDocument: Sendable {
  /// In their order.
  package private(set) var files: [File] = []
  /// What is wrong behind the last of the files, such as an end that is missing.
  package private(set) var flaw: ReadingError?

  package struct File: Sendable {
    /// Its path below the root.
    package var path = ""
    /// Its length, and when it last changed in nanoseconds since 1970; `nil` where that is not said.
    package var size: Int?
    package var modified: Int64?
    /// Where its content stands between the quotes, and whether that is base64 instead of text.
    package var content: Range<Int>?
    package var isBase64 = false
    /// The SHA-256 of its bytes in hexadecimal digits.
    package var sum: String?
    /// Where it begins, for messages.
    package var line = 1
  }

  /// Reads what a document says of its files; their content is passed over.
  ///
  /// - Throws: why it is no backup.
  package init(_ source: any ByteSource) throws(ReadingError) {
    var stream = JSONStream(source)
    var format: String?
    var schema: Int?
    var document: (files: [File], flaw: ReadingError?) = ([], nil)
    do throws(ReadingError) {
      try stream.object { (stream, key) throws(ReadingError) in
        switch key {
        case "format": format = try stream.text()
        case "schema": schema = try stream.integer()
        case "files":
          try stream.list { (stream) throws(ReadingError) in
            document.files.append(try BackupDocument.file(&stream))
          }
        default: try stream.passValue()
        }
      }
      if try stream.peek() != nil { throw stream.flaw() }
    } catch {
      // What was read before the flaw is worth having.
      guard !document.files.isEmpty else { throw error }
      document.flaw = error
    }
    guard format == BackupExport.format, schema == 1 || document.flaw != nil else {
      throw ReadingError(.notFormat(BackupExport.format))
    }
    (files, flaw) = document
  }

  private static func file(_ stream: inout JSONStream) throws(ReadingError) -> File {
    _ = try stream.peek()
    var file = File(line: stream.position.line)
    try stream.object { (stream, key) throws(ReadingError) in
      switch key {
      case "path": file.path = try stream.text()
      case "size": file.size = try stream.integer()
      case "modified": file.modified = try stream.integer().map { Int64($0) }
      case "sha256": file.sum = try stream.text()
      case "text", "base64":
        file.content = try stream.passText()
        file.isBase64 = key == "base64"
      default: try stream.passValue()
      }
    }
    return file
  }

  /// The bytes of a file.
  ///
  /// - Throws: why they are not what was backed up.
  package static func bytes(of file: File, in source: any ByteSource) throws(ReadingError) -> [UInt8] {
    guard let range = file.content else { throw ReadingError(.damaged) }
    guard range.count <= BackupExport.largestFile / 3 * 4 else {
      throw ReadingError(.tooLarge(limit: BackupExport.largestFile))
    }
    let text = try JSONEscapes.decoded(try source.part(range))
    let bytes = file.isBase64 ? try Base64.decoded(text) : text
    guard file.size ?? bytes.count == bytes.count,
      file.sum == nil || file.sum == SHA256.hexadecimal(of: bytes)
    else { throw ReadingError(.damaged) }
    return bytes
  }
}
