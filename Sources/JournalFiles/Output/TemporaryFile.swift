import SystemLibrary

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file for another program to read, which is gone when nobody needs it any more. Only this person may read
/// it.
package final class TemporaryFile {
  /// Where it is.
  package let path: String
  private let number: Int32
  private let name: [CChar]

  /// Makes an empty file in the folder for such files.
  package init() throws(StoreError) {
    (number, name) = TemporaryFile.make()
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard number >= 0 else { throw StoreError(path: path, reason: .system(call: .open, errno: errno)) }
  }

  /// A new file in the folder for such files, with its path, which other programs that are started don't
  /// inherit; a negative number where it can't be made.
  static func make() -> (number: Int32, name: [CChar]) {
    let folder = System.variable("TMPDIR") ?? "/tmp"
    var template = (folder + "/smjournal-XXXXXX").utf8.map { CChar(bitPattern: $0) } + [0]
    let number = mkstemp(&template)
    if number >= 0 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    return (number, template)
  }

  /// Adds bytes at its end.
  package func write(_ bytes: [UInt8]) throws(StoreError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        OperatingSystem.write(number, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw StoreError(path: path, reason: .system(call: .write, errno: errno)) }
      written += count
    }
  }

  deinit {
    guard number >= 0 else { return }
    close(number)
    unlink(name)
  }
}
