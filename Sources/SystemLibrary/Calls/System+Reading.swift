#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What only looks.
extension System {
  /// Opens a folder for listing and as the base of relative names; a link is not followed unless asked.
  package func openFolder(
    _ name: UnsafePointer<CChar>, in base: Int32 = AT_FDCWD, followingLinks: Bool = false
  ) throws(SystemFailure) -> Descriptor {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    return try Descriptor(System.retrying { unsafe openat(base, name, flags) }, .open)
  }

  /// Opens a file for reading; never waits for a pipe, follows no link unless asked.
  package func openForReading(
    _ name: UnsafePointer<CChar>, in base: Int32 = AT_FDCWD, followingLinks: Bool = false
  ) throws(SystemFailure) -> Descriptor {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW)
    return try Descriptor(System.retrying { unsafe openat(base, name, flags) }, .open)
  }

  package func sleep(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    unsafe nanosleep(&time, nil)
  }

  package func status(_ file: borrowing Descriptor) throws(SystemFailure) -> FileStatus {
    var value = stat()
    guard unsafe fstat(file.number, &value) == 0 else { throw SystemFailure(.stat) }
    return FileStatus(value)
  }

  /// Whether a path is a program that the person may run.
  package static func isExecutable(_ path: String) -> Bool {
    unsafe access(PathText.cString(path), X_OK) == 0
  }

  /// The state of a name; a link's own unless it shall be followed.
  package func status(
    _ name: UnsafePointer<CChar>, in base: Int32 = AT_FDCWD, followingLinks: Bool = false
  ) throws(SystemFailure) -> FileStatus {
    var value = stat()
    guard unsafe fstatat(base, name, &value, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
      throw SystemFailure(.stat)
    }
    return FileStatus(value)
  }

  /// Fills the buffer with what an open file has from an offset on; gives how much there was.
  package static func read(
    _ file: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFailure) -> Int {
    var filled = 0
    while filled < buffer.count {
      let (start, room) = unsafe (buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
      let count = retrying { unsafe pread(file, start, room, off_t(offset + filled)) }
      if count < 0 { throw SystemFailure(.read) }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// The bytes of a range of a file; fewer where it ends before.
  package static func read(_ file: borrowing Descriptor, range: Range<Int>) throws(SystemFailure) -> [UInt8] {
    let number = file.number
    var failure: SystemFailure?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
      do throws(SystemFailure) {
        filled = try unsafe read(number, at: range.lowerBound, into: UnsafeMutableRawBufferPointer(buffer))
      } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  /// The bytes of a file, whatever its size, for the programs of developers; `nil` where it can't be read.
  package static func contents(of path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, file)
      if count == 0 { return unsafe ferror(file) == 0 ? bytes : nil }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// Fills the buffer with a file that was `expecting` bytes long when it was asked; usually with a single
  /// call.
  package func read(
    _ file: borrowing Descriptor, into buffer: UnsafeMutableRawBufferPointer, expecting size: Int
  ) throws(SystemFailure) -> Int {
    let number = file.number
    var filled = 0
    repeat {
      let count = System.retrying {
        unsafe OperatingSystem.read(number, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
      }
      if count < 0 { throw SystemFailure(.read) }
      if count == 0 { break }
      filled += count
    } while filled != size && filled < buffer.count
    return filled
  }

  /// Whether others than the owner may read a name that still stands for a file in this state; `nil` of any
  /// other. No more is told of it: so many are asked about that to hand it over would be felt.
  package func isOpenToOthers(
    fileIn state: FileState, _ name: UnsafePointer<CChar>, in base: Int32
  ) -> Bool? {
    guard let status = try? unsafe status(name, in: base), status.kind == .file, status.state == state else {
      return nil
    }
    return status.isOpenToOthers
  }

  /// The bytes that are free for this user on the disk of a folder; `nil` where the system does not say.
  package static func freeBytes(onDiskOf folder: String) -> Int64? {
    var value = statvfs()
    // The call fills the room that it is given.
    guard unsafe statvfs(folder, &value) == 0 else { return nil }
    return Int64(
      clamping: UInt64(value.f_bavail).multipliedReportingOverflow(by: UInt64(value.f_frsize)).partialValue)
  }

  /// Most bytes read of a file that grows meanwhile; the rest is left.
  package static let readLimit = 16 << 20

  /// Calls `body` with each name of a folder and the type that the folder knows, `.` and `..` left out.
  package func list(
    _ folder: borrowing Descriptor, _ body: (UnsafeBufferPointer<UInt8>, FileStatus.Kind?) -> Void
  ) throws(SystemFailure) {
    // The stream closes its descriptor, so it gets one of its own.
    let copy = fcntl(folder.number, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw SystemFailure(.list) }
    guard let stream = unsafe fdopendir(copy) else {
      let failure = SystemFailure(.list)
      _ = platformClose(copy)
      throw failure
    }
    defer { unsafe closedir(stream) }
    unsafe rewinddir(stream)
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw SystemFailure(.list) }
        return
      }
      unsafe System.withName(of: entry) { name in
        if unsafe name.count == 1 && name[0] == 0x2E || name.count == 2 && name[0] == 0x2E && name[1] == 0x2E
        {
          return
        }
        unsafe body(name, FileStatus.Kind(directoryEntry: entry.pointee.d_type))
      }
    }
  }

  private static func withName(
    of entry: UnsafeMutablePointer<dirent>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
    let start = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
    unsafe body(
      UnsafeBufferPointer(
        start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))))
  }

  /// The path without links, `.` and `..`.
  package func realPath(_ path: UnsafePointer<CChar>) throws(SystemFailure) -> [UInt8] {
    guard let resolved = unsafe realpath(path, nil) else { throw SystemFailure(.stat) }
    defer { unsafe free(resolved) }
    return unsafe Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }
}
