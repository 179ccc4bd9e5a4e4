import SystemLibrary

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
    (self.path, self.bytes, self.state) = (path, bytes, state)
  }

  /// Larger files are reported, not read, in bytes.
  public static let maximumSize = Int64(System.readLimit)
}
