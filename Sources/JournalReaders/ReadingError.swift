import JournalModel
import YAMLCodec

/// Why a text or archive of another program could not be read, and where.
///
/// Readers know positions inside their bytes alone; who called them adds the name of the file.
package struct ReadingError: Error, Hashable, Sendable {
  package var flaw: SourceFlaw
  /// Where; `nil` where it concerns the whole.
  package var position: SourcePosition?

  package init(_ flaw: SourceFlaw, at position: SourcePosition? = nil) {
    self.flaw = flaw
    self.position = position
  }

  package init(_ flaw: SourceFlaw, offset: Int, in bytes: [UInt8]) {
    self.init(flaw, at: SourcePosition(offset: offset, in: bytes))
  }
}

/// How much of a file of another program is read: enough for decades of notes, too little to fill the memory.
package enum ReadingLimits {
  /// Bytes of one text: a CSV file, a calendar, a JSON document, a member of an archive.
  package static let textBytes = 64 << 20
  /// Bytes of one photo or recording.
  package static let mediaBytes = 96 << 20
  /// Bytes that all texts of one archive may expand to.
  package static let archiveBytes = 256 << 20
  /// Members of an archive, or files of a folder.
  package static let members = 200_000
  /// Bytes of the text of an entry.
  package static let entryBytes = 4 << 20
  /// Entries of one import.
  package static let entries = 100_000
  /// Columns and cells of a table.
  package static let columns = 16_384
  package static let cells = 6_000_000
  /// Elements inside elements, lists inside lists.
  package static let depth = 200
  /// Values of a JSON text.
  package static let values = 2_400_000
  /// Bytes of a text that is read as a stream, and how many times it may have been packed.
  package static let streamBytes = 8 << 30
  package static let ratio = 200
  /// Spans of sleep and of steps.
  package static let samples = 4_000_000
}
