/// All that is known of a journal after a look at it: the folders in the order of their paths' bytes.
struct IndexSnapshot: Sendable {
  /// The index that the look began with, where there was one.
  var index: MappedIndex?
  /// What is known of each folder.
  var folders: [Folder] = []

  /// Where the knowledge of a folder is.
  enum Folder: Sendable {
    /// In the index, and found to be true.
    case checked(Int)
    /// In the index, and not looked at.
    case unchecked(Int)
    /// Read anew.
    case fresh(FreshFolder)
  }

  /// Puts the folders in the order of their paths' bytes.
  mutating func sort() {
    let paths = folders.map { path($0) }
    folders = folders.indices.sorted { Bytes.precedes(paths[$0], paths[$1]) }.map { folders[$0] }
  }

  /// Whether it is just what the index has.
  var isIndex: Bool {
    guard let index, index.count == folders.count else { return false }
    return folders.allSatisfy { if case .fresh = $0 { false } else { true } }
  }

  /// The row of a folder.
  func row(_ folder: Folder) -> FolderRow {
    switch folder {
    case .checked(let number), .unchecked(let number):
      index?.row(number) ?? FolderRow(state: FileState(size: 0, modified: 0, changed: 0, inode: 0))
    case .fresh(let fresh): fresh.row
    }
  }

  /// The bytes of a folder's path.
  func path(_ folder: Folder) -> [UInt8] {
    switch folder {
    case .checked(let number), .unchecked(let number): index.map { Array($0.path(number)) } ?? []
    case .fresh(let fresh): fresh.path
    }
  }

  /// The block of a folder, for the time of `body`; `false` where it is damaged.
  ///
  /// - Parameter isChecked: whether the block was asked for before, and was whole.
  func withBlock(_ folder: Folder, isChecked: Bool = false, _ body: (FolderBlock) -> Void) -> Bool {
    switch folder {
    case .unchecked(let number) where !isChecked:
      guard let block = index?.block(number) else { return false }
      body(block)
    case .checked(let number), .unchecked(let number):
      guard let bytes = index?.blockBytes(number) else { return false }
      body(FolderBlock(checked: bytes))
    case .fresh(let fresh):
      fresh.block.withUnsafeBytes { body(FolderBlock(checked: $0)) }
    }
    return true
  }
}

/// A folder that was read anew.
final class FreshFolder: Sendable {
  /// The bytes of its path.
  let path: [UInt8]
  /// Its row; places in a file are not filled in.
  let row: FolderRow
  /// Its ``FolderBlock``.
  let block: [UInt8]

  init(path: [UInt8], row: FolderRow, block: [UInt8]) {
    self.path = path
    self.row = row
    self.block = block
  }
}

/// What a look at the journal did.
struct RefreshCounts: Hashable, Sendable {
  var read = 0
  var added = 0
  var changed = 0
  var removed = 0
  /// Paths where the index was wrong although nothing could show it.
  var differing: [String] = []
  /// Paths of temporary files of this program.
  var temporaries: [String] = []

  static func += (left: inout RefreshCounts, right: RefreshCounts) {
    left.read += right.read
    left.added += right.added
    left.changed += right.changed
    left.removed += right.removed
    left.differing += right.differing
    left.temporaries += right.temporaries
  }
}
