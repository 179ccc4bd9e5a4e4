#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The machine as a ``Disk``: what only looks is the same for all values.
extension System: Disk {
  package func openFolder(
    _ name: UnsafePointer<CChar>, in base: Int32, followingLinks: Bool
  ) throws(SystemFailure) -> Descriptor {
    try unsafe System.openFolder(name, in: base, followingLinks: followingLinks)
  }

  package func openForReading(
    _ name: UnsafePointer<CChar>, in base: Int32, followingLinks: Bool
  ) throws(SystemFailure) -> Descriptor {
    try unsafe System.openForReading(name, in: base, followingLinks: followingLinks)
  }

  package func status(_ file: borrowing Descriptor) throws(SystemFailure) -> FileStatus {
    try System.status(file)
  }

  package func status(
    _ name: UnsafePointer<CChar>, in base: Int32, followingLinks: Bool
  ) throws(SystemFailure) -> FileStatus {
    try unsafe System.status(name, in: base, followingLinks: followingLinks)
  }

  package func list(
    _ folder: borrowing Descriptor, _ body: (UnsafeBufferPointer<UInt8>, FileStatus.Kind?) -> Void
  ) throws(SystemFailure) { try unsafe System.list(folder, body) }

  package func read(
    _ file: borrowing Descriptor, into buffer: UnsafeMutableRawBufferPointer, expecting size: Int
  ) throws(SystemFailure) -> Int { try unsafe System.read(file, into: buffer, expecting: size) }

  package func isBeingWritten(_ file: borrowing Descriptor) -> Bool? {
    OperatingSystem.isBeingWritten(file.number)
  }

  package func realPath(_ path: UnsafePointer<CChar>) throws(SystemFailure) -> [UInt8] {
    try unsafe System.realPath(path)
  }

  package func realPath(_ link: UnsafePointer<CChar>, in folder: Int32) throws(SystemFailure) -> [UInt8] {
    let target = try Descriptor(
      System.retrying { unsafe openat(folder, link, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }, .open)
    guard let path = OperatingSystem.path(ofOpen: target.number) else { throw SystemFailure(.stat) }
    return try unsafe System.realPath(path)
  }

  package func now() -> Int64 { System.now() }

  package func sleep(milliseconds: Int) { System.sleep(milliseconds: milliseconds) }

  package var processNumber: Int32 { System.processNumber }

  package func isRunning(_ process: Int32) -> Bool { System.isRunning(process) }
}
