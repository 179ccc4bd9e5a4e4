#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system calls of this machine; each repeats itself where a signal interrupted it.
///
/// A value, because tests put failures in: `fault` is asked before each call that changes something.
package struct System: Sendable {
  /// Answers with an error number where the call shall fail.
  package var fault: (@Sendable (SystemCall) -> Int32?)?

  package static let real = System()

  package init(fault: (@Sendable (SystemCall) -> Int32?)? = nil) { self.fault = fault }

  func check(_ call: SystemCall) throws(SystemFailure) {
    if let fault, let code = fault(call) { throw SystemFailure(call, code: code) }
  }

  /// Makes a new file, 0600, that nobody else has; fails where the name is taken, even by a link.
  ///
  /// - Parameter isHandedOver: whether the owner of the folder gets what root makes; see
  ///   `handOver(_:in:)`.
  package func createFile(
    _ name: UnsafePointer<CChar>, in base: Int32 = AT_FDCWD, isHandedOver: Bool = false
  ) throws(SystemFailure) -> Descriptor {
    try check(.open)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = try Descriptor(System.retrying { unsafe openat(base, name, flags, 0o600) }, .open)
    if isHandedOver { System.handOver(file, in: base) }
    return file
  }

  /// Opens or makes the file that a lock is held on, 0600; of root it belongs to the owner of the folder.
  package func openLock(_ name: UnsafePointer<CChar>, in base: Int32) throws(SystemFailure) -> Descriptor {
    try check(.open)
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    let file = try Descriptor(System.retrying { unsafe openat(base, name, flags, 0o600) }, .open)
    System.handOver(file, in: base)
    return file
  }

  /// Takes the lock; `false` where another process has it.
  package func lock(_ file: borrowing Descriptor) throws(SystemFailure) -> Bool {
    try check(.lock)
    let number = file.number
    if System.retrying({ flock(number, LOCK_EX | LOCK_NB) }) == 0 { return true }
    if errno == EWOULDBLOCK { return false }
    throw SystemFailure(.lock)
  }

  package func write(_ bytes: UnsafeRawBufferPointer, to file: borrowing Descriptor) throws(SystemFailure) {
    let number = file.number
    var written = 0
    while written < bytes.count {
      try check(.write)
      let count = System.retrying {
        unsafe OperatingSystem.write(number, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0 { throw SystemFailure(.write) }
      if count == 0 { throw SystemFailure(.write, code: EIO) }
      written += count
    }
  }

  /// Writes all bytes to a descriptor that may be anything; gives the error number of the first call that
  /// failed.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var done = 0
    while done < bytes.count {
      let count = retrying {
        unsafe OperatingSystem.write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count < 0 { return errno }
      done += count
    }
    return nil
  }

  /// Writes bytes over the first ones of a file, all or none.
  package func overwriteStart(of file: borrowing Descriptor, with bytes: [UInt8]) throws(SystemFailure) {
    try check(.write)
    let number = file.number
    let count = System.retrying { unsafe pwrite(number, bytes, bytes.count, 0) }
    if count < 0 { throw SystemFailure(.write) }
    if count < bytes.count { throw SystemFailure(.write, code: EIO) }
  }

  /// Waits until the bytes, or the names of a folder, are on the disk.
  package func sync(_ file: borrowing Descriptor) throws(SystemFailure) {
    try check(.fsync)
    let number = file.number
    guard System.retrying({ OperatingSystem.synchronize(number) }) == 0 else { throw SystemFailure(.fsync) }
  }

  /// Waits until all that was written to the file system of a folder is on the disk; `false` where the system
  /// has no such call, so that each file must be synced by itself.
  package func syncFileSystem(of folder: borrowing Descriptor) throws(SystemFailure) -> Bool {
    try check(.fsync)
    guard let answer = OperatingSystem.synchronizeFileSystem(of: folder.number) else { return false }
    guard answer == 0 else { throw SystemFailure(.fsync) }
    return true
  }

  /// Closes and says what a network file system only says then.
  package func close(_ file: consuming Descriptor) throws(SystemFailure) {
    try check(.close)
    let number = file.release()
    // Not repeated: after an interruption the number is free already (Linux) and may be another file's.
    if platformClose(number) != 0 && errno != EINTR { throw SystemFailure(.close) }
  }

  package func setMode(_ mode: UInt32, of file: borrowing Descriptor) throws(SystemFailure) {
    try check(.chmod)
    guard fchmod(file.number, mode_t(mode)) == 0 else { throw SystemFailure(.chmod) }
  }

  /// Sets when an open file last changed, in nanoseconds since 1970.
  package func setModified(_ time: Int64, of file: borrowing Descriptor) throws(SystemFailure) {
    var (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
    if rest < 0 { (seconds, rest) = (seconds - 1, rest + 1_000_000_000) }
    let moment = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest))
    guard unsafe futimens(file.number, [moment, moment]) == 0 else { throw SystemFailure(.chmod) }
  }

  /// Makes a folder, 0700.
  ///
  /// - Parameter isHandedOver: whether the owner of the folder above gets what root makes; see
  ///   `handOver(_:in:)`.
  package func makeFolder(
    _ name: UnsafePointer<CChar>, in base: Int32 = AT_FDCWD, isHandedOver: Bool = false
  ) throws(SystemFailure) {
    try check(.mkdir)
    guard unsafe mkdirat(base, name, 0o700) == 0 else { throw SystemFailure(.mkdir) }
    guard isHandedOver, System.isRoot, let folder = try? unsafe System.real.openFolder(name, in: base) else {
      return
    }
    System.handOver(folder, in: base)
  }

  /// Renames; what has the new name is replaced.
  package func rename(
    _ name: UnsafePointer<CChar>, in base: Int32, to newName: UnsafePointer<CChar>, in newBase: Int32
  ) throws(SystemFailure) {
    try check(.rename)
    guard unsafe renameat(base, name, newBase, newName) == 0 else { throw SystemFailure(.rename) }
  }

  /// Swaps two names of a folder in one step; fails where one of them is missing.
  package func exchange(
    _ name: UnsafePointer<CChar>, with other: UnsafePointer<CChar>, in base: Int32
  ) throws(SystemFailure) {
    try check(.rename)
    guard unsafe OperatingSystem.rename(base, name, base, other, .exchanging) == 0 else {
      throw SystemFailure(.rename)
    }
  }

  /// Renames in one step; fails where the new name is taken.
  package func renameWithoutReplacing(
    _ name: UnsafePointer<CChar>, in base: Int32, to newName: UnsafePointer<CChar>, in newBase: Int32
  ) throws(SystemFailure) {
    try check(.rename)
    guard unsafe OperatingSystem.rename(base, name, newBase, newName, .withoutReplacing) == 0 else {
      throw SystemFailure(.rename)
    }
  }

  /// Gives a file a second name; fails where that is taken.
  package func link(
    _ name: UnsafePointer<CChar>, in base: Int32, to newName: UnsafePointer<CChar>, in newBase: Int32
  ) throws(SystemFailure) {
    try check(.link)
    guard unsafe linkat(base, name, newBase, newName, 0) == 0 else { throw SystemFailure(.link) }
  }

  package func unlink(_ name: UnsafePointer<CChar>, in base: Int32 = AT_FDCWD) throws(SystemFailure) {
    try check(.unlink)
    guard unsafe unlinkat(base, name, 0) == 0 else { throw SystemFailure(.unlink) }
  }

  /// Removes an empty folder.
  package func removeFolder(_ name: UnsafePointer<CChar>, in base: Int32) throws(SystemFailure) {
    try check(.unlink)
    guard unsafe unlinkat(base, name, AT_REMOVEDIR) == 0 else { throw SystemFailure(.unlink) }
  }

  /// Calls again where a signal interrupted it.
  static func retrying<Number: SignedInteger>(_ call: () -> Number) -> Number {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

/// Whose files are.
extension System {
  /// The number of the user who may do everything.
  package static let rootNumber: UInt32 = 0

  /// Whether the process may do everything.
  package static var isRoot: Bool { userNumber == rootNumber }

  /// Gives what root has just made in another user's folder to that user, who could neither read nor change
  /// it otherwise. Where that is not possible it stays root's.
  static func handOver(_ made: borrowing Descriptor, in folder: Int32) {
    guard isRoot else { return }
    var above = stat()
    guard unsafe fstat(folder, &above) == 0, above.st_uid != rootNumber,
      let own = try? System.real.status(made),
      own.user == rootNumber
    else { return }
    _ = fchown(made.number, above.st_uid, above.st_gid)
  }
}

/// The machine as a ``Disk``: what only looks is the same for all values.
extension System: Disk {
  package func isBeingWritten(_ file: borrowing Descriptor) -> Bool? {
    OperatingSystem.isBeingWritten(file.number)
  }

  package func realPath(_ link: UnsafePointer<CChar>, in folder: Int32) throws(SystemFailure) -> [UInt8] {
    let target = try Descriptor(
      System.retrying { unsafe openat(folder, link, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }, .open)
    guard let path = OperatingSystem.path(ofOpen: target.number) else { throw SystemFailure(.stat) }
    return try unsafe realPath(path)
  }

  package func now() -> Int64 { System.now() }

  package var processNumber: Int32 { System.processNumber }

  package func isRunning(_ process: Int32) -> Bool { System.isRunning(process) }
}

/// The library's function whose name ``System`` uses for its own.
func platformClose(_ number: Int32) -> Int32 { close(number) }
