/// A journal in a folder.
public struct FileStore: JournalStore {
  /// The absolute path of the root.
  public let root: String

  /// The journal of a folder; `state` is the folder for the lock and the log of changes, `nil` where there is none.
  public init(root: String, state: String?) { self.root = root }

  /// What is there.
  public func listing() throws(StoreError) -> Listing { Listing() }
  /// The bytes of one file.
  public func read(_ path: String) throws(StoreError) -> StoredFile {
    throw StoreError(path: path, reason: .notFound)
  }
  /// The names of the `.md` files directly in a folder.
  public func names(inFolder folder: String) throws(StoreError) -> [String] { [] }
  /// Puts a new file into a folder.
  public func create(_ bytes: [UInt8], folder: String, name: String) throws(StoreError) -> Change {
    throw StoreError(path: name, reason: .nameTaken)
  }
  /// Replaces a file.
  public func replace(_ file: StoredFile, with bytes: [UInt8]) throws(StoreError) -> Change {
    throw StoreError(path: file.path, reason: .changedSinceRead)
  }
  /// Moves a file.
  public func move(
    _ file: StoredFile, toFolder folder: String, name: String, with bytes: [UInt8]?
  ) throws(StoreError) -> Change {
    throw StoreError(path: file.path, reason: .changedSinceRead)
  }
  /// Moves a file to `trash/`.
  public func trash(_ path: String) throws(StoreError) -> Change {
    throw StoreError(path: path, reason: .notFound)
  }
  /// Adds bytes to the end of a file.
  public func append(_ bytes: [UInt8], to path: String) throws(StoreError) {}
  /// Takes the last change back.
  public func undo() throws(StoreError) -> Change { throw StoreError(path: "", reason: .nothingToUndo) }
}
