import JournalFiles
import JournalModel
import JournalStore
import SystemLibrary

/// The files themselves, with the photos and recordings that they name, and with the profile and the person's
/// own affirmations and templates: what comes out is a journal.
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
    var media: Set<String> = []
    var (files, bytes) = (0, 0)
    var reader = FileReader(journal.store)
    func add(_ path: String) throws(StoreError) {
      var file = try reader.file(at: path)
      if let opened = journal.openedBytes(of: path) { file.bytes = opened }
      // What is opened has the name of what is in clear.
      let name = FileStore.isSealed(file.bytes) ? path : Journal.clear(path)
      try tree.add(name, file.bytes, modified: file.state.modified)
      files += 1
      bytes += file.bytes.count
    }
    for path in try ownFiles() {
      do throws(StoreError) { try add(path) } catch {
        // A store without a folder may have no profile.
        guard path == Journal.profilePath, error.path == path, error.meansNoFile else { throw error }
      }
    }
    var receipt = try selection.forEach(of: journal) { (record) throws(StoreError) in
      try add(record.path)
      media.formUnion(record.mediaPaths)
    }
    (receipt.files, receipt.bytes) = (files, bytes)
    try journal.add(media, to: tree, &receipt)
    try tree.finish()
    return receipt
  }

  /// What makes the folder a journal: its profile, and the person's own affirmations and templates.
  private func ownFiles() throws(StoreError) -> [String] {
    var paths = [Journal.profilePath]
    for folder in ["affirmations", "templates"] {
      paths += try journal.store.names(inFolder: folder).map { folder + "/" + $0 }
    }
    return paths
  }
}

extension Journal {
  /// Adds photos and recordings to what is exported, under their own paths.
  func add(_ media: Set<String>, to tree: any FileTree, _ receipt: inout ExportReceipt) throws(StoreError) {
    for path in media.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let found = try self.media(path, &receipt) else { continue }
      try tree.add(path, found.bytes, modified: found.modified)
      receipt.files += 1
      receipt.bytes += found.bytes.count
    }
  }

  /// A photo or recording without the place where it was made, and when it last changed.
  ///
  /// - Returns: `nil` for one that is missing or can't be cleaned, which costs no export: the receipt has it.
  func media(
    _ path: String, _ receipt: inout ExportReceipt
  ) throws(StoreError) -> (bytes: [UInt8], modified: Int64)? {
    do throws(StoreError) {
      let shown = shownMedia(path)
      guard let bytes = PhotoCleaning.cleaned(try mediaBytes(of: shown, limit: largestMedia)) else {
        receipt.uncleaned.append(path)
        return nil
      }
      return (bytes, try store.state(of: shown).modified)
    } catch {
      guard error.meansNothingThere else { throw error }
      receipt.missing += 1
      return nil
    }
  }

  /// Whether a photo or recording is there.
  func hasMedia(_ path: String) throws(StoreError) -> Bool { try store.kind(at: shownMedia(path)) != nil }
}

/// Larger photos and recordings are refused, in bytes: they are in memory as a whole.
private let largestMedia = 512 << 20
