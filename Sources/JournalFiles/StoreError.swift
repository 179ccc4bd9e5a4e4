import JournalFormat
import JournalModel
import SystemLibrary

/// Why a file or folder could not be read or changed; whatever it is, no file was left half changed.
public struct StoreError: Error, Hashable, Sendable {
  /// The path relative to the root; an absolute one where it lies outside the journal.
  public var path: String
  /// Why.
  public var reason: Reason

  /// A reason with its path.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Why a store refused.
  public enum Reason: Hashable, Sendable {
    /// There is no journal here, nor in a folder above.
    case noJournal
    /// The journal that this device uses from any folder is not where it was: moved, or on a disk that is not
    /// mounted.
    case journalAway
    /// A folder was named for another journal, and has none.
    case noJournalThere
    /// The nearest journal upwards, which nobody named, belongs to another user.
    case foreignJournal
    /// The nearest journal upwards has no `journal.md`, but a sync tool's copy of it, under that name; or
    /// none, and this device knows a journal there.
    case profileCopied(name: String), profileGone
    /// The front matter of a `journal.md` has no key `smjournal`.
    case notAProfile
    case journalExists
    /// There is no such file, or no folder for it.
    case notFound, noFolder
    /// Something else has the name of a file.
    case notAFile(Problem.FileType)
    /// It is a symbolic link, which is never followed.
    case symbolicLink
    /// The path leaves the journal, or is not one.
    case invalidPath
    /// It has more bytes than ``StoredFile/maximumSize``.
    case tooLarge(bytes: Int64)
    case nameTaken
    /// The file is not as it was when it was read; it was not touched.
    case changedSinceRead
    /// The last change can't be taken back for this reason; `undo` passes over it from now on.
    indirect case notUndone(Reason)
    /// The folder lies in the journal of another folder.
    case insideJournal(root: String)
    /// A file was named as the index and isn't one; it was not touched.
    case notAnIndex
    /// Another file has the name of an export, which replaces nothing but an export of its kind; a folder has
    /// files already.
    case notAnExport, folderNotEmpty
    /// The text has a NUL byte; the lines of an unfinished merge: it could not be read back as it is.
    case textHoldsNUL, textHoldsMarkers
    /// The file's text is elsewhere, or encrypted: what is written now would take its place.
    case textElsewhere(Problem.Reason)
    /// It is sealed, and the person's key is not at hand.
    case locked
    /// It could not be sealed, or opened.
    case seal(SealFlaw)
    case nothingToUndo
    /// What would be taken back was forgotten on that day; the next call passes over it.
    case forgotten(on: CivilDay)
    case system(call: SystemCall, errno: Int32)
  }

  /// Why something could not be sealed or opened.
  public enum SealFlaw: Hashable, Sendable {
    /// Neither age nor rage is installed; the profile names nobody to seal to; nobody set up a key here.
    case noProgram, noRecipients, noIdentity
    /// No folder is in memory, for what must be on no disk.
    case noMemory
    /// The program refused whom the profile names; a key or a passphrase; a new passphrase; this file.
    case recipients([String]), identity, passphrase, file
    /// The file is another version of what is to be sealed.
    case copyBeside
    /// With what is added it would be a record that the profile has sealed.
    case sealFirst
    /// The profile names what is sealed in words that are not understood.
    case unclear
    /// What was sealed can't be undone by `undo`.
    case notUndone
  }

  /// The system's error number where there is one.
  public var errno: Int32? {
    if case .system(_, let errno) = reason { errno } else { nil }
  }
}
