/// A journal in memory: for tests, and for programs that bring their own storage.
public final class MemoryStore: JournalStore {
  /// A journal with these files, by their paths.
  public init(_ files: [String: [UInt8]] = [:]) {}

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
