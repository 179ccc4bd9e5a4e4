import SystemLibrary

/// Reads one file of a store after another into the same memory, and keeps the folders of the last one open:
/// records that follow each other mostly lie in one.
package struct FileReader {
  private let store: FileStore
  private let buffer = ReadBuffer()
  /// The root, and the folders that lead from there to the last file.
  private var folders: [OpenFolder] = []
  /// The path of the last of them; `nil` where it could not be opened.
  private var folderPath: [UInt8]?
  /// The name of the last file, ended by NUL.
  private var name: [CChar] = []

  /// An open folder with its name; a class, since it is closed once.
  private final class OpenFolder {
    let name: String
    let descriptor: Descriptor

    init(_ name: String, _ descriptor: consuming Descriptor) {
      self.name = name
      self.descriptor = descriptor
    }
  }

  package init(_ store: FileStore) { self.store = store }

  /// Reads a file by the rules of ``FileStore/read(_:)``; what it gives is good until the next call.
  package mutating func read(_ path: String) throws(StoreError) -> UnsafeRawBufferPointer {
    try unsafe readWithState(path).bytes
  }

  package mutating func file(at path: String) throws(StoreError) -> StoredFile {
    let (bytes, state) = try unsafe readWithState(path)
    return unsafe StoredFile(path: path, bytes: Array(bytes), state: state)
  }

  private mutating func readWithState(
    _ path: String
  ) throws(StoreError) -> (bytes: UnsafeRawBufferPointer, state: FileState) {
    let system = store.system
    if !takeName(of: path) { try open(path) }
    guard let folder = folders.last else { throw StoreError(path: path, reason: .invalidPath) }
    let file = try StoreError.at(path, try unsafe system.openForReading(name, in: folder.descriptor.number))
    let status = try file.status(path: path, limit: StoredFile.maximumSize, on: system)
    return unsafe try StoreError.at(
      path, (try buffer.read(file, expecting: Int(status.state.size), from: system), status.state))
  }

  /// Takes the name of a file in the folder of the last one: most paths are not taken apart.
  private mutating func takeName(of path: String) -> Bool {
    guard let folderPath else { return false }
    var path = path
    return path.withUTF8 { path in
      let path = UnsafeRawBufferPointer(path)
      let start = folderPath.isEmpty ? 0 : folderPath.count + 1
      // What begins with a point may be no name.
      guard path.count > start, unsafe path[start] != 0x2E, unsafe start == 0 || path[start - 1] == 0x2F,
        unsafe folderPath.withUnsafeBytes({ unsafe System.compare($0, path, count: $0.count) }) == 0
      else { return false }
      let rest = unsafe UnsafeRawBufferPointer(rebasing: path[start...])
      if name.count <= rest.count { name = [CChar](repeating: 0, count: rest.count * 2) }
      return unsafe name.withUnsafeMutableBytes { name in
        for offset in rest.indices {
          let byte = unsafe rest[offset]
          // A byte F4 stands for one that is no text.
          if byte == 0x2F || byte == 0 || byte == 0xF4 { return false }
          unsafe name[offset] = byte
        }
        unsafe name[rest.count] = 0
        return true
      }
    }
  }

  /// Opens the folders that lead to a file, none through a link, beginning with those that are open.
  private mutating func open(_ path: String) throws(StoreError) {
    let relative = try RelativePath(path)
    folderPath = nil
    if folders.isEmpty { folders.append(OpenFolder("", try store.openFolder([]))) }
    var depth = 0
    while depth < relative.folders.count, depth + 1 < folders.count,
      Bytes.areEqual(folders[depth + 1].name, relative.folders[depth])
    {
      depth += 1
    }
    folders.removeSubrange((depth + 1)...)
    for part in depth..<relative.folders.count {
      let (base, name) = (folders[part].descriptor.number, relative.folders[part])
      let folder = try StoreError.at(relative.folders[...part].joined(separator: "/")) {
        () throws(SystemFailure) in try unsafe store.system.openFolder(PathText.cString(name), in: base)
      }
      folders.append(OpenFolder(name, folder))
    }
    folderPath = Array(relative.folder.utf8)
    name = PathText.cString(relative.name)
  }
}
