import JournalModel
import YAMLCodec

/// A journal, open: what a program asks and tells it.
///
/// A value that holds no file open; it may be used from several threads.
public struct Journal: Sendable {
  /// Where its files are.
  public let store: any JournalStore
  /// The absolute path of the root folder; empty for a journal in memory.
  public let root: String
  /// What `journal.md` says.
  public let profile: Profile
  /// What is wrong with `journal.md`.
  public let profileProblems: [Problem]
  /// The journal's zone: the profile's, or the one it was opened with.
  public let zone: TimeZoneRules

  /// Opens the journal of a folder.
  public static func open(_ options: Options = Options()) throws(StoreError) -> Journal {
    throw StoreError(path: "", reason: .noJournal)
  }

  /// Opens the journal that a store holds, without an index.
  public init(store: any JournalStore, zone: TimeZoneRules = .utc) {
    self.store = store
    root = ""
    profile = Profile()
    profileProblems = []
    self.zone = zone
  }

  /// Makes a journal: the folder where it is missing, and its `journal.md`; throws
  /// ``StoreError/Reason/journalExists`` where there is one.
  public static func create(
    at folder: String, profile: [UInt8], environment: Environment = .current
  ) throws(StoreError) {}

  /// The records of the journal.
  public func records(scope: RefreshScope = .all) -> Answer { Answer(records: [], total: 0) }

  /// The record with an id, a path, or a part of an id that no other record has.
  public func record(named name: String) throws(RecordLookupError) -> Record {
    throw .notFound(name)
  }

  /// The file of a record.
  public func file(of record: Record) throws(StoreError) -> StoredFile { try store.read(record.path) }

  /// The file of a record, read.
  public func document(of record: Record) throws(StoreError) -> (file: StoredFile, document: MarkdownDocument)
  {
    let file = try self.file(of: record)
    return (file, MarkdownDocument(file.bytes))
  }

  /// Puts a new file under its first day (the month's folder) with a name made of `stem`, such as
  /// `2026-11-20-1850-check-in`.
  public func create(_ bytes: [UInt8], on day: CivilDay, stem: String) throws(StoreError) -> Change {
    try store.create(bytes, folder: "", name: stem)
  }

  /// Replaces the file of a record by what became of its document.
  public func save(_ document: MarkdownDocument, over file: StoredFile) throws(StoreError) -> Change {
    try store.replace(file, with: document.bytes)
  }

  /// Files a record under another day, with the bytes its document has become: the day in its name changes too.
  public func move(
    _ file: StoredFile, with document: MarkdownDocument, to day: CivilDay
  ) throws(StoreError) -> Change {
    try store.move(file, toFolder: "", name: "", with: document.bytes)
  }

  /// Moves the file of a record to `trash/`.
  public func delete(_ record: Record) throws(StoreError) -> Change { try store.trash(record.path) }

  /// Takes the last change of this device back.
  public func undo() throws(StoreError) -> Change { try store.undo() }

  /// Brings the index up to date.
  public func reindex(_ mode: ReindexMode = .changed) -> ReindexReport { ReindexReport() }

  /// Every problem of every file, the profile included, in the order of paths and positions.
  public func check() -> [Problem] { [] }
}
