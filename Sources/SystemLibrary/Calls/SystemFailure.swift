#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package struct SystemFailure: Error, Hashable, Sendable {
  package var call: SystemCall
  package var code: Int32

  /// Takes the number from `errno`: to be made directly after the call.
  package init(_ call: SystemCall) {
    self.call = call
    code = errno
  }

  package init(_ call: SystemCall, code: Int32) {
    self.call = call
    self.code = code
  }

  /// The error numbers that this program distinguishes.
  package static let noEntry = ENOENT
  package static let exists = EEXIST
  package static let invalid = EINVAL
  package static let isLink = ELOOP
  package static let notAFolder = ENOTDIR
  package static let nameTooLong = ENAMETOOLONG
  package static let wouldBlock = EWOULDBLOCK

  package static func isClosedPipe(_ code: Int32) -> Bool { code == EPIPE }

  /// Whether hard links are not possible there at all: FAT, some network and phone file systems.
  package var meansNoLinks: Bool {
    [EPERM, EOPNOTSUPP, ENOTSUP, EMLINK, ENOSYS, EXDEV, EACCES].contains(code)
  }

  /// Whether this file system, or this system at all, can't exchange names, nor look and rename in one step.
  package var meansNoExchange: Bool { [EINVAL, ENOSYS, EOPNOTSUPP, ENOTSUP].contains(code) }

  /// Whether a folder can't be synced on this file system; the data is as safe as it can be there.
  var meansNoFolderSync: Bool { code == EINVAL || code == EBADF || code == ENOTSUP }
}

/// What was asked of the system when it refused.
public enum SystemCall: String, Hashable, Sendable {
  /// Named as in POSIX, where several are meant by what they do.
  case open, read, write, fsync, close, stat, rename, link, unlink, mkdir, chmod, lock, list, map
}
