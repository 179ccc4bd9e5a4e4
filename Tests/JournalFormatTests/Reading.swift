import JournalFormat
import JournalModel
import YAMLCodec

/// A record read from a text, for tests.
struct Reading {
  var record: Record
  var problems: [Problem]

  init(_ text: String, path: String = "note.md", fileTime: String = "2026-01-01") {
    self.init(Array(text.utf8), path: path, fileTime: fileTime)
  }

  init(_ bytes: [UInt8], path: String = "note.md", fileTime: String = "2026-01-01") {
    (record, problems) = RecordDecoder().decode(
      MarkdownDocument(bytes), path: path, fileTime: CivilDay(iso: fileTime))
  }

  /// A record from the lines of its front matter.
  init(keys: String, path: String = "note.md") { self.init("---\n\(keys)\n---\nText\n", path: path) }

  /// The problems as `line:column reason`.
  var lines: [String] {
    problems.map { problem in
      (problem.position.map { "\($0.line):\($0.column) " } ?? "") + "\(problem.reason)"
    }
  }
}
