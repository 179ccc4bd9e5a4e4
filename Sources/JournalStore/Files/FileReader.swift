/// Reads one file of a store after another into the same memory, and keeps the folder of the last one open: records
/// that follow each other mostly lie in one.
struct FileReader {
  private let store: any JournalStore
  private let files: FileStore?
  private let buffer = ReadBuffer()
  private var folder: OpenFolder?

  /// An open folder with its path; a class, since it is closed once.
  private final class OpenFolder {
    let path: String
    let descriptor: Descriptor

    init(_ path: String, _ descriptor: consuming Descriptor) {
      self.path = path
      self.descriptor = descriptor
    }
  }

  /// A reader of the files of a store.
  init(_ store: any JournalStore) {
    self.store = store
    files = store as? FileStore
  }

  /// Reads a file by the rules of ``JournalStore/read(_:)``; what it gives is good until the next call.
  mutating func read(_ path: String) throws(StoreError) -> UnsafeRawBufferPointer {
    guard let files else { return buffer.hold(try store.read(path).bytes) }
    let place = try RelativePath(path)
    let folder = try open(place, in: files)
    let file = try StoreError.at(path) { () throws(SystemFailure) in
      try System.openForReading(PathText.cString(place.name), in: folder.descriptor.number)
    }
    let status = try StoreError.at(path) { () throws(SystemFailure) in try System.status(file) }
    if let type = status.kind.type { throw StoreError(path: path, reason: .notAFile(type)) }
    guard status.state.size <= StoredFile.maximumSize else {
      throw StoreError(path: path, reason: .tooLarge(bytes: status.state.size))
    }
    do throws(SystemFailure) { return try buffer.read(file, expecting: Int(status.state.size)) } catch {
      throw StoreError(path: path, error)
    }
  }

  private mutating func open(_ place: RelativePath, in files: FileStore) throws(StoreError) -> OpenFolder {
    let path = place.folder
    if let folder, Bytes.areEqual(folder.path, path) { return folder }
    let opened = OpenFolder(path, try files.openFolder(place.folders))
    folder = opened
    return opened
  }
}
