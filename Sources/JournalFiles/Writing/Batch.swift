/// Files that are made or replaced as one change: an import of ten thousand entries is taken back by one
/// `undo`.
package struct Batch: Sendable {
  package struct Item: Sendable {
    /// Where it goes: a new file, under this name with its ending (where that is taken, `-2` and so on is
    /// added to it), or in place of one that was read.
    package enum Target: Hashable, Sendable {
      case new(folder: String, name: String)
      case replacing(StoredFile)

      package var path: String {
        switch self {
        case .new(let folder, let name): RelativePath.join(folder, name)
        case .replacing(let file): file.path
        }
      }
    }

    /// Where it goes.
    package var target: Target
    /// Its bytes, asked for when it is its turn; `nil` leaves it out.
    package var content: @Sendable () -> [UInt8]?

    /// When a new file last changed, in nanoseconds since 1970; `nil` for now.
    package var modified: Int64?

    /// A file with bytes that are made when they are needed.
    package init(_ target: Target, content: @escaping @Sendable () -> [UInt8]?) {
      self.target = target
      self.content = content
    }

    /// A file with these bytes.
    package init(_ target: Target, bytes: [UInt8]) { self.init(target) { bytes } }
  }

  /// In the order in which they are written.
  package var items: [Item] = []
  /// Whether all bytes and names are written as they are, whatever the profile has sealed: those of a backup.
  package var isExact = false
  /// The name and the bytes of a file of the state folder that tells of the batch and goes when it is taken
  /// back; asked for at the end, with the path that each item got.
  package var note: (@Sendable (_ paths: [String?]) -> [UInt8])?
  /// Is told how many items are written.
  package var progress: (@Sendable (_ done: Int) -> Void)?

  /// An empty batch.
  package init() {}
}

package struct BatchResult: Hashable, Sendable {
  /// The path of each item; `nil` for one that was left out or, after an error, not written.
  package var paths: [String?]
  /// Items that were not replaced, because they changed since they were read.
  package var changedMeanwhile: [Int] = []
  /// Whether `undo` can take it back.
  package var isUndoable = true
  /// What stopped it before its end; what ``paths`` names is written all the same.
  package var failure: StoreError?
}
