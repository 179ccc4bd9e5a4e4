import JournalFiles
import JournalStore

/// Merges files in place, as git asks a merge driver to.
///
/// - Source: gitattributes(5), "Defining a custom merge driver": `%O %A %B %L %P`. Where a driver fails
///   without having written anything, git keeps our side *without markers*, and the next commit drops the
///   other side in silence.
public struct MergeDriver: Sendable {
  /// The file with the version both come from.
  public var base: String
  /// The file with our version, which gets the result.
  public var ours: String
  /// The file with their version.
  public var theirs: String
  /// The path of the record in the repository, where it is known.
  public var path: String
  /// How markers look.
  public var style: MergeStyle

  /// A merge of files, by their absolute paths.
  public init(base: String, ours: String, theirs: String, path: String = "", style: MergeStyle = MergeStyle())
  {
    (self.base, self.ours, self.theirs, self.path, self.style) = (base, ours, theirs, path, style)
  }

  /// Merges; our file then holds the result, with markers where there are clashes.
  ///
  /// First both versions are written as one big clash, whatever becomes of this process afterwards.
  public func run() throws(StoreError) -> RecordMerge {
    var file = try Self.read(ours)
    let left = file.bytes
    let right = try Self.read(theirs).bytes
    let whole = style.clash(ours: left, theirs: right, lineEnd: TextLines.usualEnd(of: left[...]))
    file = try replace(file, with: whole)
    let common = try readBase()
    let merge = RecordMerge(base: common, ours: left, theirs: right, path: path, style: style)
    _ = try replace(file, with: merge.bytes)
    return merge
  }

  /// Merges sealed files: opened and sealed again, where that can be done without a clash. Else our file
  /// stays as it is, and theirs is put beside it, under the name of a copy; gives whether it was merged.
  ///
  /// - Parameter place: the absolute path of the record.
  package func runSealed(by seal: Seal?, place: String) throws(StoreError) -> Bool {
    let file = try Self.read(ours)
    let theirs = try Self.read(self.theirs).bytes
    let base = try readBase()
    if file.bytes == theirs || theirs == base { return true }
    if file.bytes == base {
      _ = try replace(file, with: theirs)
      return true
    }
    if let seal, seal.isUnlocked, let left = try? seal.open(file.bytes, path: path),
      let right = try? seal.open(theirs, path: path)
    {
      let common = base.flatMap { try? seal.open($0, path: path) }
      let merge = RecordMerge(base: common, ours: left, theirs: right, path: path, style: style)
      if merge.clashes.isEmpty, let sealed = try? seal.seal(merge.bytes, path: path) {
        _ = try replace(file, with: sealed)
        return true
      }
    }
    let (store, name) = Self.store(of: place)
    _ = try store.keepCopy(theirs, of: name)
    return false
  }

  /// The version both come from; `nil` where it is missing or empty, as with a file that is new on both
  /// sides. One that can't be read is an error: without it what one side removed would come back.
  private func readBase() throws(StoreError) -> [UInt8]? {
    do {
      let bytes = try Self.read(base).bytes
      return bytes.isEmpty ? nil : bytes
    } catch {
      guard error.reason == .notFound else { throw error }
      return nil
    }
  }

  private func replace(_ file: StoredFile, with bytes: [UInt8]) throws(StoreError) -> StoredFile {
    _ = try Self.store(of: ours).store.replace(file, with: bytes)
    return try Self.read(ours)
  }

  private static func read(_ path: String) throws(StoreError) -> StoredFile {
    let (store, name) = store(of: path)
    return try store.read(name)
  }

  /// The folder of a file as a store without state: no lock, nothing to undo.
  private static func store(of path: String) -> (store: FileStore, name: String) {
    let slash = path.utf8.lastIndex(of: 0x2F)
    let folder = slash.map { String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    return (FileStore(root: folder.isEmpty ? "/" : folder, stateFolder: nil), name)
  }
}
