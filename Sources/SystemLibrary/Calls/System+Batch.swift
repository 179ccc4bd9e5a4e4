#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension System {
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

  /// Waits until all that was written to the file system of a folder is on the disk; `false` where the system
  /// has no such call, so that each file must be synced by itself.
  package func syncFileSystem(of folder: borrowing Descriptor) throws(SystemFailure) -> Bool {
    if let fault, let code = fault(.fsync) { throw SystemFailure(.fsync, code: code) }
    guard let answer = OperatingSystem.synchronizeFileSystem(of: folder.number) else { return false }
    guard answer == 0 else { throw SystemFailure(.fsync) }
    return true
  }
}
