#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package struct FileStatus: Hashable, Sendable {
  package var kind: Kind
  /// Size, times and number.
  package var state: FileState
  /// The permissions, 0o7777 at most.
  package var mode: UInt32
  /// Whose it is, and the group's number.
  package var user: UInt32
  package var group: UInt32

  /// Whether others than the owner may read, list or change it.
  package var isOpenToOthers: Bool { mode & 0o077 != 0 }

  /// What a disk other than the machine's says.
  package init(kind: Kind, state: FileState, mode: UInt32, user: UInt32, group: UInt32) {
    (self.kind, self.state, self.mode, self.user, self.group) = (kind, state, mode, user, group)
  }

  package init(_ value: stat) {
    kind = Kind(mode: value.st_mode)
    mode = UInt32(value.st_mode) & 0o7777
    user = UInt32(value.st_uid)
    group = UInt32(value.st_gid)
    let (modified, changed) = OperatingSystem.times(value)
    state = FileState(
      size: Int64(value.st_size), modified: FileStatus.nanoseconds(modified),
      changed: FileStatus.nanoseconds(changed), inode: UInt64(value.st_ino))
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  package enum Kind: UInt8, Hashable, Sendable {
    /// A file with bytes; a folder; a symbolic link; things without bytes of their own.
    case file, folder, link, pipe, socket, device

    package init(mode: mode_t) {
      switch mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      case S_IFLNK: self = .link
      case S_IFIFO: self = .pipe
      case S_IFSOCK: self = .socket
      default: self = .device
      }
    }

    /// `nil` where the file system leaves it to `fstatat`.
    package init?(directoryEntry type: UInt8) {
      switch Int(type) {
      case Int(DT_UNKNOWN): return nil
      case Int(DT_REG): self = .file
      case Int(DT_DIR): self = .folder
      case Int(DT_LNK): self = .link
      case Int(DT_FIFO): self = .pipe
      case Int(DT_SOCK): self = .socket
      default: self = .device
      }
    }
  }
}
