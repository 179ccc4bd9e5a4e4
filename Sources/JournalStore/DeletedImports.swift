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

/// Which imported records the person has deleted with this program, on this device: no import brings them
/// back unasked. A record that is gone for another reason is not among them: its file was removed by another
/// program, or the folder was put back as it was before.
///
/// A file beside the notes of imports, a line a record: when it was deleted, as the number that a note would
/// have got then, source, and the checksum of the origin, which may be a title. What was imported again later
/// has a younger note.
package struct DeletedImports {
  private static let name = "deleted"
  private let files: StateFiles?
  private let now: UInt64
  private var numbers: [Line: UInt64] = [:]
  /// Whether the file could be read: what it says is not written over else.
  private var isWhole = true

  private struct Line: Hashable {
    var source: String
    var digest: String
  }

  package init(of journal: Journal) {
    files = StateFiles(of: journal.store, folder: FileStore.notesFolder)
    now = journal.store.nextNote
    var bytes: [UInt8]?
    do throws(SystemFailure) { bytes = try files?.bytes(of: DeletedImports.name) } catch { isWhole = false }
    for line in (bytes ?? []).split(separator: 0x0A) {
      let fields = TabLine.fields(of: String(decoding: line, as: UTF8.self))
      guard fields.count == 3, let number = UInt64(fields[0]) else { continue }
      numbers[Line(source: fields[1], digest: fields[2])] = number
    }
  }

  /// Whether a record was deleted after the import that a note names.
  package func holds(_ origin: ImportOrigin, sinceNote number: UInt64) -> Bool {
    numbers[Line(source: origin.source, digest: origin.digest)].map { $0 >= number } ?? false
  }

  /// Writes down that a record was deleted, or is there again.
  mutating func note(_ record: Record, isDeleted: Bool) {
    guard isWhole, let origin = ImportOrigin(record) else { return }
    let line = Line(source: origin.source, digest: origin.digest)
    guard isDeleted || numbers[line] != nil else { return }
    numbers[line] = isDeleted ? now : nil
    let lines = numbers.map { TabLine.text([String($0.value), $0.key.source, $0.key.digest]) }
    _ = files?.write(Array(lines.sorted().joined().utf8), as: DeletedImports.name)
  }
}
