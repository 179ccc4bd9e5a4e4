import JournalFiles
import JournalModel
import JournalStore
import YAMLCodec

/// The texts of records, one after the other: the folders of the last one stay open, and its memory is used
/// again.
struct RecordTexts {
  private let journal: Journal
  private var files: FileReader
  private var document = MarkdownDocument([])

  init(of journal: Journal) {
    self.journal = journal
    files = FileReader(journal.store)
  }

  mutating func document(of record: Record) throws(StoreError) -> MarkdownDocument {
    if let opened = journal.openedBytes(of: record.path) { return MarkdownDocument(opened) }
    return unsafe MarkdownDocument(Array(try files.read(record.path)))
  }

  /// The text of a record without the empty lines around it.
  mutating func text(of record: Record) throws(StoreError) -> String {
    if let opened = journal.openedBytes(of: record.path) {
      return unsafe opened.withUnsafeBytes { unsafe text(inFile: $0) }
    }
    return unsafe text(inFile: try files.read(record.path))
  }

  private mutating func text(inFile file: UnsafeRawBufferPointer) -> String {
    var bytes = unsafe UnsafeRawBufferPointer(rebasing: file[document.bodyRange(of: file)])
    while let first = unsafe bytes.first, first == 0x0A || first == 0x0D {
      unsafe bytes = unsafe UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
    }
    while let last = unsafe bytes.last, last == 0x0A || last == 0x0D || last == 0x20 {
      unsafe bytes = unsafe UnsafeRawBufferPointer(rebasing: bytes.dropLast())
    }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
