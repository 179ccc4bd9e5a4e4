/// A file as it was read: what a change must find again to be allowed to replace it.
public struct StoredFile: Hashable, Sendable {
  /// The path relative to the root.
  public var path: String
  /// Its bytes, all of them.
  public var bytes: [UInt8]
  /// Its state when it was read.
  public var state: FileState

  /// A file with its bytes and its state.
  public init(path: String, bytes: [UInt8], state: FileState) {
    self.path = path
    self.bytes = bytes
    self.state = state
  }

  /// Larger files are reported, not read, in bytes.
  public static let maximumSize: Int64 = 16 << 20
}

/// What the system says about a file without reading it; when all of it is as it was, so are the bytes.
public struct FileState: Hashable, Sendable {
  /// In bytes.
  public var size: Int64
  /// When the bytes last changed, in nanoseconds since 1970; tools can set it to any value.
  public var modified: Int64
  /// When anything about the file last changed, in nanoseconds since 1970; nothing can set it.
  public var changed: Int64
  /// The number of the file in its file system.
  public var inode: UInt64

  /// A state of a file.
  public init(size: Int64, modified: Int64, changed: Int64, inode: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
  }
}
