#if canImport(Darwin)
  import Darwin
  import MachO
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What differs between systems, each difference once: all other files ask at most how the C library is
/// called.
package enum OperatingSystem {
  #if canImport(Darwin)
    /// Whether this is one of Apple's.
    package static var isDarwin: Bool { true }
  #else
    /// Whether this is one of Apple's.
    package static var isDarwin: Bool { false }
  #endif
}

// MARK: Files

extension OperatingSystem {
  /// When the bytes of a file last changed, and when anything about it did.
  package static func times(_ value: stat) -> (modified: timespec, changed: timespec) {
    #if canImport(Darwin)
      (value.st_mtimespec, value.st_ctimespec)
    #else
      (value.st_mtim, value.st_ctim)
    #endif
  }

  /// When a folder was made, in nanoseconds since 1970: no two folders that had one number after the other
  /// have the same. `nil` where the system or the file system doesn't tell.
  package static func birth(ofFolder path: UnsafePointer<CChar>) throws(SystemFailure) -> Int64? {
    #if canImport(Darwin)
      var value = stat()
      guard lstat(path, &value) == 0 else { throw SystemFailure(.stat) }
      let time = value.st_birthtimespec
      return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    #elseif canImport(Glibc)
      // struct statx: the mask of what it tells at 0, the time of birth at 80.
      let (wanted, size, seconds, nanoseconds): (UInt32, Int, Int, Int) = (0x800, 256, 80, 88)
      let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
      defer { unsafe buffer.deallocate() }
      guard unsafe statx(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, wanted, buffer) == 0 else {
        // Older systems, and walls around a process that forbid what is newer than they are.
        if [ENOSYS, EPERM].contains(errno) { return nil }
        throw SystemFailure(.stat)
      }
      guard unsafe buffer.load(as: UInt32.self) & wanted != 0 else { return nil }
      return unsafe buffer.load(fromByteOffset: seconds, as: Int64.self) &* 1_000_000_000
        &+ Int64(buffer.load(fromByteOffset: nanoseconds, as: UInt32.self))
    #else
      return nil
    #endif
  }

  /// Waits until the bytes of a file are on the disk; as `fsync(2)` answers.
  package static func synchronize(_ file: Int32) -> Int32 {
    #if canImport(Darwin)
      // There fsync leaves the bytes in the memory of the disk; not every file system has the call that does
      // not.
      if fcntl(file, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(file)
  }

  /// Waits until all that was written to the file system of a file is on the disk; `nil` where there is no
  /// such call.
  package static func synchronizeFileSystem(of file: Int32) -> Int32? {
    #if os(Linux)
      syncfs(file)
    #else
      nil
    #endif
  }

  /// A path by which an open folder can be found again, ended by NUL; `nil` where the system doesn't tell.
  package static func path(ofOpen folder: Int32) -> [CChar]? {
    #if canImport(Darwin)
      var path = [CChar](repeating: 0, count: Int(MAXPATHLEN))
      return fcntl(folder, F_GETPATH, &path) == 0 ? path : nil
    #else
      return "/proc/self/fd/\(folder)".utf8.map { CChar(bitPattern: $0) } + [0]
    #endif
  }

  /// Whether any process has a file open for writing; `nil` where the system doesn't tell.
  ///
  /// - Source: fcntl(2) of Linux, "Leases": a lease for reading is given only on a file that nobody has open
  ///   for writing.
  package static func isBeingWritten(_ file: Int32) -> Bool? {
    #if os(Linux)
      let (setSignal, setLease): (Int32, Int32) = (10, 1024)  // Of <fcntl.h>, for `_GNU_SOURCE` alone.
      // Who opens the file just now is told by a signal; the usual one would end the process, this one is
      // ignored.
      guard fcntl(file, setSignal, SIGURG) == 0 else { return nil }
      guard fcntl(file, setLease, Int32(F_RDLCK)) == 0 else { return errno == EAGAIN ? true : nil }
      _ = fcntl(file, setLease, Int32(F_UNLCK))
      return false
    #else
      return nil
    #endif
  }

  /// A way of renaming for which each system has a call of its own.
  package enum RenameMode {
    /// Two names change places.
    case exchanging
    /// The new name must be free.
    case withoutReplacing
  }

  /// Renames; as `rename(2)` answers, `ENOSYS` where the system has no such call.
  package static func rename(
    _ base: Int32, _ name: UnsafePointer<CChar>, _ newBase: Int32, _ newName: UnsafePointer<CChar>,
    _ mode: RenameMode
  ) -> Int32 {
    #if canImport(Darwin)
      let flags = mode == .exchanging ? RENAME_SWAP : RENAME_EXCL
      return renameatx_np(base, name, newBase, newName, UInt32(flags))
    #elseif canImport(Glibc)
      return unsafe renameat2(base, name, newBase, newName, mode == .exchanging ? 2 : 1)
    #else
      errno = ENOSYS
      return -1
    #endif
  }

  /// `write(2)`, for types that have a function of that name.
  package static func write(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe libraryWrite(file, start, count)
  }

  /// `read(2)`, for types that have a function of that name.
  package static func read(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe libraryRead(file, start, count)
  }
}

private func libraryWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  guard let start = unsafe start else { return 0 }
  return unsafe write(file, start, count)
}

private func libraryRead(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  guard let start = unsafe start else { return 0 }
  return unsafe read(file, start, count)
}

// MARK: Extended attributes

extension OperatingSystem {
  /// The names of a file's attributes, each ended by NUL; as `flistxattr(2)` answers.
  package static func attributes(of file: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
    #if canImport(Darwin)
      flistxattr(file, names, size, 0)
    #else
      unsafe flistxattr(file, names, size)
    #endif
  }

  /// The value of an attribute; as `fgetxattr(2)` answers.
  package static func attribute(
    _ name: UnsafePointer<CChar>, of file: Int32, _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int {
    #if canImport(Darwin)
      fgetxattr(file, name, value, size, 0, 0)
    #else
      unsafe fgetxattr(file, name, value, size)
    #endif
  }

  /// Sets an attribute; as `fsetxattr(2)` answers.
  package static func setAttribute(
    _ name: UnsafePointer<CChar>, of file: Int32, to value: UnsafeRawPointer?, _ size: Int
  ) -> Int32 {
    #if canImport(Darwin)
      fsetxattr(file, name, value, size, 0, 0)
    #else
      unsafe fsetxattr(file, name, value, size, 0)
    #endif
  }

  /// Takes an attribute away; as `fremovexattr(2)` answers.
  package static func removeAttribute(_ name: UnsafePointer<CChar>, of file: Int32) -> Int32 {
    #if canImport(Darwin)
      fremovexattr(file, name, 0)
    #else
      unsafe fremovexattr(file, name)
    #endif
  }
}

// MARK: Processes and threads

extension OperatingSystem {
  #if canImport(Darwin)
    /// What a process does before it begins; made by `posix_spawn_file_actions_init`.
    package typealias SpawnActions = posix_spawn_file_actions_t?
    /// How a process begins; made by `posix_spawnattr_init`.
    package typealias SpawnAttributes = posix_spawnattr_t?
    package typealias ThreadArgument = UnsafeMutableRawPointer
  #else
    /// What a process does before it begins; made by `posix_spawn_file_actions_init`.
    package typealias SpawnActions = posix_spawn_file_actions_t
    /// How a process begins; made by `posix_spawnattr_init`.
    package typealias SpawnAttributes = posix_spawnattr_t
    package typealias ThreadArgument = UnsafeMutableRawPointer?
  #endif

  /// Room for the actions and attributes of `posix_spawn`.
  package static func spawnRoom() -> (actions: SpawnActions, attributes: SpawnAttributes) {
    #if canImport(Darwin)
      (nil, nil)
    #else
      unsafe (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
  }

  /// The most memory that a process had, in bytes.
  package static func peak(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      Int(usage.ru_maxrss)
    #else
      Int(usage.ru_maxrss) * 1024
    #endif
  }

  /// The variables of the process as the system has them: strings up to a null pointer.
  package static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      unsafe environ
    #endif
  }

  /// A path of the file that the process runs, ended by NUL; `nil` where the system doesn't tell.
  package static var programPath: [CChar]? {
    #if canImport(Darwin)
      var size = UInt32(MAXPATHLEN)
      var path = [CChar](repeating: 0, count: Int(size))
      return _NSGetExecutablePath(&path, &size) == 0 ? path : nil
    #else
      return "/proc/self/exe".utf8.map { CChar(bitPattern: $0) } + [0]
    #endif
  }

  /// Starts a thread; `nil` where the system refuses.
  package static func startThread(
    _ main: @convention(c) (ThreadArgument) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer
  ) -> pthread_t? {
    // A number where the library is glibc, elsewhere a pointer.
    #if canImport(Glibc)
      var thread = pthread_t()
      guard unsafe pthread_create(&thread, nil, main, argument) == 0 else { return nil }
      sendAway(thread)
      return thread
    #else
      var thread: pthread_t?
      return pthread_create(&thread, nil, main, argument) == 0 ? thread : nil
    #endif
  }
}

#if canImport(Glibc)
  /// A new thread waits on the processor of the one that started it, which works on, until the system moves
  /// it after some milliseconds: that is as long as many a question takes. So it is sent to another one, and
  /// may go where it likes from there.
  private func sendAway(_ thread: pthread_t) {
    let processor = Int(sched_getcpu())
    var all = [UInt](repeating: 0, count: 1024 / UInt.bitWidth)
    let size = all.count * MemoryLayout<UInt>.size
    guard processor >= 0, processor < 8 * size, unsafe sched_getaffinity(0, size, &all) == 0 else { return }
    var others = all
    others[processor / UInt.bitWidth] &= ~(1 << UInt(processor % UInt.bitWidth))
    guard others.contains(where: { $0 != 0 }) else { return }
    if unsafe pthread_setaffinity_np(thread, size, others) == 0 {
      _ = unsafe pthread_setaffinity_np(thread, size, all)
    }
  }

  // The module Glibc leaves out what needs `_GNU_SOURCE`.

  @_silgen_name("sched_getcpu") private func sched_getcpu() -> Int32

  @_silgen_name("sched_getaffinity")
  private func sched_getaffinity(_ thread: pid_t, _ size: Int, _ mask: UnsafeMutablePointer<UInt>) -> Int32

  @_silgen_name("pthread_setaffinity_np")
  private func pthread_setaffinity_np(_ thread: pthread_t, _ size: Int, _ mask: UnsafePointer<UInt>) -> Int32

  /// `statx(2)`, since Linux 4.11 and glibc 2.28.
  @_silgen_name("statx") private func statx(
    _ base: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mask: UInt32,
    _ value: UnsafeMutableRawPointer
  ) -> Int32

  /// `renameat2(2)`, since Linux 3.15 and glibc 2.28.
  @_silgen_name("renameat2") private func renameat2(
    _ base: Int32, _ name: UnsafePointer<CChar>, _ otherBase: Int32, _ other: UnsafePointer<CChar>,
    _ flags: UInt32
  ) -> Int32
#endif

#if os(Linux)
  /// `syncfs(2)`, since Linux 2.6.39; of `_GNU_SOURCE`, too.
  @_silgen_name("syncfs") private func syncfs(_ descriptor: Int32) -> Int32

  // The modules leave <sys/xattr.h> out.

  @_silgen_name("flistxattr")
  private func flistxattr(_ file: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int

  @_silgen_name("fgetxattr") private func fgetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int

  @_silgen_name("fsetxattr") private func fsetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ flags: Int32
  ) -> Int32

  @_silgen_name("fremovexattr")
  private func fremovexattr(_ file: Int32, _ name: UnsafePointer<CChar>) -> Int32
#endif
