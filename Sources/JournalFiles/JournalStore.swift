/// A place that keeps the files of a journal: bytes under paths, with changes that are all or nothing.
///
/// Paths are relative to the root, with `/` between their parts; a byte of a name that is not UTF-8 appears
/// as the scalar U+10DC00 plus the byte and is written back as that byte. ``FileStore`` and the tests' own
/// store in memory pass one suite of tests.
public protocol JournalStore: Sendable {
  /// What is there: everything that may be a record, the profile, what sync tools left, what is wrong.
  ///
  /// A folder that can't be read is a problem of the listing, and the rest is listed all the same.
  func listing() throws(StoreError) -> Listing

  /// The bytes of one file, of at most ``StoredFile/maximumSize``; links are not followed.
  func read(_ path: String) throws(StoreError) -> StoredFile

  /// The names of the `.md` files directly in a folder that holds no records, such as `affirmations` or
  /// `templates`, in the order of their bytes; empty where there is no such folder.
  func names(inFolder folder: String) throws(StoreError) -> [String]

  /// Puts a new file into a folder, which is made where it is missing, and never touches one that is there:
  /// where `name` (without `.md`; a sealed record's with `.md.age`) is taken, in whatever case of letters,
  /// `-2`, `-3` … follows.
  func create(_ bytes: [UInt8], folder: String, name: String) throws(StoreError) -> Change

  /// Replaces a file by new bytes; throws ``StoreError/Reason/changedSinceRead`` where it is not as it was
  /// read.
  func replace(_ file: StoredFile, with bytes: [UInt8]) throws(StoreError) -> Change

  /// Moves a file to another folder and name (without `.md`), with other bytes where given; the same rules as
  /// for ``create(_:folder:name:)`` and ``replace(_:with:)``.
  func move(
    _ file: StoredFile, toFolder folder: String, name: String, with bytes: [UInt8]?
  ) throws(StoreError) -> Change

  /// Moves a file to `trash/`, under its own path there, with a number where that is taken.
  func trash(_ path: String) throws(StoreError) -> Change

  /// Removes a file that this device has just made and into which nothing was written: neither the trash nor
  /// ``undo()`` knows of it afterwards. Throws ``StoreError/Reason/changedSinceRead`` where it is not as it
  /// was read.
  func discard(_ file: StoredFile) throws(StoreError)

  /// Adds lines to the end of a file, making the file where it is missing; they begin on a line of their own.
  func append(_ lines: [UInt8], to path: String) throws(StoreError) -> Change

  /// Writes down for ``undo()`` what another program, such as an editor, made of a file since it was read.
  func note(_ before: StoredFile) throws(StoreError) -> Change

  /// Lets ``undo()`` take two changes back as one, where they are the last two.
  func join(_ change: Change, to former: Change)

  /// Takes the last change of this device back, with the one that it is joined to; throws
  /// ``StoreError/Reason/nothingToUndo``, or ``StoreError/Reason/notUndone(_:)`` where that is not possible,
  /// because something else changed the file since. The next call then takes back the change before.
  func undo() throws(StoreError) -> Change
}
