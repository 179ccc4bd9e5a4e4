/// What the system says about a file without reading it; when all of it is as it was, so are the bytes.
public struct FileState: BitwiseCopyable, Hashable, Sendable {
  /// In bytes.
  public var size: Int64
  /// When the bytes last changed, in nanoseconds since 1970; tools can set it to any value.
  public var modified: Int64
  /// When anything about the file last changed, in nanoseconds since 1970; nothing can set it.
  public var changed: Int64
  /// The number of the file in its file system.
  public var inode: UInt64

  /// Of what nobody asked the system about.
  public static var nothing: FileState { FileState(size: 0, modified: 0, changed: 0, inode: 0) }

  /// A state of a file.
  public init(size: Int64, modified: Int64, changed: Int64, inode: UInt64) {
    (self.size, self.modified, self.changed, self.inode) = (size, modified, changed, inode)
  }
}
