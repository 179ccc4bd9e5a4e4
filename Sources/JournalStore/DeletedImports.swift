import JournalFiles
import JournalModel
import SystemLibrary

/// A record of another program, by its name there and its id.
package struct ImportOrigin: Hashable, Sendable {
  /// The key `source` of a record that was imported.
  package var source: String
  /// The key `origin`.
  package var origin: String

  package init(source: String, origin: String) { (self.source, self.origin) = (source, origin) }

  /// Where a record comes from; `nil` for one that was written here.
  package init?(_ record: Record) {
    guard let source = record.source, let origin = record.origin else { return nil }
    self.init(source: source, origin: origin)
  }

  /// The checksum of the id, for where the id itself, which may be the title, is not to be kept.
  package var digest: String { String(Bytes.checksum(Array(origin.utf8)), radix: 16) }
}

/// Which imported records the person has deleted with this program, on this device, and which files were
/// forgotten or sealed on it: no import brings them back unasked. A record that is gone for another reason is
/// not among them: its file was removed by another program, or the folder was put back as it was before.
///
/// A file beside the notes of imports, a line a record: when it was deleted, as the number that a note would
/// have got then, source, and the checksum of the origin, which may be a title. What was imported again later
/// has a younger note.
package struct DeletedImports {
  private static let name = "deleted"
  private let files: StateFiles?
  private let now: UInt64
  private var numbers: [Line: UInt64] = [:]
  /// Why the file could not be read: what it says is not written over then.
  private var failure: StoreError?

  private struct Line: Hashable {
    var source: String
    var digest: String
  }

  /// What is known on this device; where that can't be read, it is noted with the journal.
  package init(of journal: Journal) {
    files = StateFiles(of: journal.store, folder: FileStore.notesFolder)
    now = journal.store.nextNote
    var bytes: [UInt8]?
    do throws(StoreError) {
      bytes = try StoreError.at(place, try files?.bytes(of: DeletedImports.name))
    } catch {
      failure = error
      journal.note(error)
    }
    for line in (bytes ?? []).split(separator: 0x0A) {
      let fields = TabLine.fields(of: String(decoding: line, as: UTF8.self))
      guard fields.count == 3, let number = UInt64(fields[0]) else { continue }
      numbers[Line(source: fields[1], digest: fields[2])] = number
    }
  }

  private var place: String { (files?.path ?? "") + "/" + DeletedImports.name }

  /// Whether a record was deleted after the import that a note names.
  package func holds(_ origin: ImportOrigin, sinceNote number: UInt64) -> Bool {
    numbers[Line(source: origin.source, digest: origin.digest)].map { $0 >= number } ?? false
  }

  /// Whether a file of a backup was forgotten: its text, or its name after it was last changed.
  package func holds(forgotten path: String, _ bytes: [UInt8], modified: Int64?) -> Bool {
    holds(DeletedImports.origin(bytes), sinceNote: 0)
      || holds(DeletedImports.origin(Array(path.utf8)), sinceNote: UInt64(clamping: modified ?? 0))
  }

  /// What is kept of the name or the text of a file that a backup may have.
  private static func origin(_ bytes: [UInt8]) -> ImportOrigin {
    ImportOrigin(source: ImportFormat.json.source, origin: String(decoding: bytes, as: UTF8.self))
  }

  /// Writes down that files are forgotten or sealed, by their names and texts.
  ///
  /// - Throws: where that can't be kept: an import would bring them back.
  package mutating func note(forgotten paths: [String], texts: [[UInt8]]) throws(StoreError) {
    try note((paths.map { Array($0.utf8) } + texts).map(DeletedImports.origin), isDeleted: true)
  }

  /// Writes down that a record was deleted, or is there again.
  mutating func note(_ record: Record, isDeleted: Bool) throws(StoreError) {
    if let origin = ImportOrigin(record) { try note([origin], isDeleted: isDeleted) }
  }

  private mutating func note(_ origins: [ImportOrigin], isDeleted: Bool) throws(StoreError) {
    if let failure { throw failure }
    let former = numbers
    for origin in origins {
      numbers[Line(source: origin.source, digest: origin.digest)] = isDeleted ? now : nil
    }
    guard numbers != former, let files else { return }
    let lines = numbers.map { TabLine.text([String($0.value), $0.key.source, $0.key.digest]) }
    try StoreError.at(place, try files.put(Array(lines.sorted().joined().utf8), as: DeletedImports.name))
  }
}
