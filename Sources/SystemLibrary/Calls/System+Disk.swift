#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
