import JournalModel
import JournalStore

/// The files themselves, with the photos and recordings that they name.
package struct MarkdownExport: Sendable {
  private let journal: Journal
  private let selection: ExportSelection

  package init(_ journal: Journal, _ selection: ExportSelection) {
    self.journal = journal
    var selection = selection
    selection.query.includesFilesWithoutRecord = true
    self.selection = selection
  }

  /// Copies the files under their paths.
  package func write(to tree: any FileTree) throws(StoreError) -> ExportReceipt {
    let (records, leftOut) = selection.records(of: journal)
    var receipt = ExportReceipt(records: records.count, files: 0, leftOut: leftOut)
    var media: Set<String> = []
    for record in records {
      let file = try journal.store.read(record.path)
      try tree.add(record.path, file.bytes, modified: file.state.modified)
      receipt.files += 1
      receipt.bytes += file.bytes.count
      media.formUnion(record.mediaPaths)
    }
    guard let store = journal.store as? FileStore else {
      try tree.finish()
      return receipt
    }
    for path in media.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let bytes: [UInt8]
      let modified: Int64
      do throws(StoreError) {
        bytes = try store.allBytes(of: path, limit: MarkdownExport.largestPhoto)
        modified = try store.modified(of: path)
      } catch {
        // A photo that is missing is reported by a check, and costs no export.
        guard error.meansNoFile else { throw error }
        continue
      }
      try tree.add(path, bytes, modified: modified)
      receipt.files += 1
      receipt.bytes += bytes.count
    }
    try tree.finish()
    return receipt
  }

  /// Larger files are refused, in bytes: they are in memory as a whole.
  private static let largestPhoto = 512 << 20
}
