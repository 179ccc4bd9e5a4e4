#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is made of several calls, and the calls with what they mostly are given.
extension Disk {
  package func openFolder(_ name: UnsafePointer<CChar>, in base: Int32) throws(SystemFailure) -> Descriptor {
    try unsafe openFolder(name, in: base, followingLinks: false)
  }

  package func openFolder(
    _ path: UnsafePointer<CChar>, followingLinks: Bool = false
  ) throws(SystemFailure) -> Descriptor {
    try unsafe openFolder(path, in: AT_FDCWD, followingLinks: followingLinks)
  }

  package func openForReading(
    _ name: UnsafePointer<CChar>, in base: Int32
  ) throws(SystemFailure) -> Descriptor {
    try unsafe openForReading(name, in: base, followingLinks: false)
  }

  package func status(_ name: UnsafePointer<CChar>, in base: Int32) throws(SystemFailure) -> FileStatus {
    try unsafe status(name, in: base, followingLinks: false)
  }

  /// The state of a path; a link's own.
  package func status(path: String, followingLinks: Bool = false) throws(SystemFailure) -> FileStatus {
    try unsafe status(PathText.cString(path), in: AT_FDCWD, followingLinks: followingLinks)
  }

  /// The path without links, `.` and `..`.
  package func realPath(_ path: String) throws(SystemFailure) -> [UInt8] {
    try unsafe realPath(PathText.cString(path))
  }

  package func removeFolder(_ path: UnsafePointer<CChar>) throws(SystemFailure) {
    try unsafe removeFolder(path, in: AT_FDCWD)
  }

  package func write(_ bytes: [UInt8], to file: borrowing Descriptor) throws(SystemFailure) {
    var failure: SystemFailure?
    unsafe bytes.withUnsafeBytes { buffer in
      do throws(SystemFailure) { try unsafe write(buffer, to: file) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// The first bytes of a file, at most so many; none of what is no file.
  package func readStart(_ file: borrowing Descriptor, limit: Int) throws(SystemFailure) -> [UInt8] {
    let status = try status(file)
    guard status.kind == .file, status.state.size > 0 else { return [] }
    let size = min(limit, Int(status.state.size))
    return try bytes(of: file, atMost: size, expecting: size)
  }

  /// All bytes of a file that was `expecting` bytes long when it was asked; of a longer one what it has now.
  package func readAll(_ file: borrowing Descriptor, expecting size: Int) throws(SystemFailure) -> [UInt8] {
    var result: [UInt8] = []
    // What fills the buffer may have grown; what ends before it has ended.
    var capacity = size + 1
    while true {
      let chunk = try bytes(of: file, atMost: capacity, expecting: capacity)
      if result.isEmpty { result = chunk } else { result += chunk }
      if chunk.count < capacity || result.count > System.readLimit { return result }
      capacity = 1 << 16
    }
  }

  private func bytes(
    of file: borrowing Descriptor, atMost capacity: Int, expecting size: Int
  ) throws(SystemFailure) -> [UInt8] {
    var failure: SystemFailure?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      do throws(SystemFailure) {
        count = try unsafe read(file, into: UnsafeMutableRawBufferPointer(buffer), expecting: size)
      } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Waits until the names of a folder are on the disk, where the file system can do that.
  package func syncFolder(_ folder: borrowing Descriptor) throws(SystemFailure) {
    do { try sync(folder) } catch {
      if !error.meansNoFolderSync { throw error }
    }
  }

  /// Removes a file, or a folder with all that is in it; of a link nothing but the link.
  package func removeTree(_ name: [CChar], in base: Int32) throws(SystemFailure) {
    do throws(SystemFailure) {
      let folder = try unsafe openFolder(name, in: base)
      var names: [[CChar]] = []
      try unsafe list(folder) { inner, _ in unsafe names.append(Bytes.cString(inner)) }
      for inner in names { try removeTree(inner, in: folder.number) }
    } catch {
      guard error.call == .open, error.code == ENOTDIR || error.code == ELOOP else { throw error }
      return try unsafe unlink(name, in: base)
    }
    try unsafe removeFolder(name, in: base)
  }

  /// Makes a folder and those above it where they are missing, 0700; whether it had to.
  ///
  /// - Parameter isHandedOver: whether the owner of the lowest folder that was there gets what root makes.
  package func makeFolders(_ path: String, isHandedOver: Bool = false) throws(SystemFailure) -> Bool {
    var isMade = false
    var prefix = path.utf8.first == 0x2F ? "" : "."
    for part in path.utf8.split(separator: 0x2F) {
      let parent = prefix.isEmpty ? "/" : prefix
      prefix += "/" + String(Substring(part))
      let name = PathText.cString(prefix)
      if unsafe (try? status(name, in: AT_FDCWD, followingLinks: true))?.kind == .folder { continue }
      do {
        if isHandedOver, System.isRoot {
          let folder = try unsafe openFolder(PathText.cString(parent), followingLinks: true)
          try unsafe makeFolder(
            PathText.cString(String(Substring(part))), in: folder.number, isHandedOver: true)
        } else {
          try unsafe makeFolder(name, in: AT_FDCWD, isHandedOver: false)
        }
        isMade = true
      } catch {
        if error.code != EEXIST { throw error }  // Another process made it meanwhile.
      }
    }
    return isMade
  }
}
