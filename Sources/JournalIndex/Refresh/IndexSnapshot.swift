import SystemLibrary

/// All that is known of a journal after a look at it: the folders in the order of their paths' bytes.
struct IndexSnapshot: Sendable {
  /// The index that the look began with, where there was one.
  var index: StoredIndex?
  var folders: [Folder]

  init(index: StoredIndex?, folders: [Folder]) {
    self.index = index
    self.folders = folders
  }

  /// What an index has that was just made.
  init(_ index: StoredIndex) { self.init(index: index, folders: (0..<index.count).map { .known($0) }) }

  /// Where the knowledge of a folder is.
  enum Folder: Sendable {
    /// In the index, and found to be true or not looked at.
    case known(Int)
    case fresh(FreshFolder)

    /// Its number in the index; `nil` where it was read anew.
    var number: Int? {
      switch self {
      case .known(let number): number
      case .fresh: nil
      }
    }
  }

  /// Puts the folders in the order of their paths' bytes, which is that of the index.
  mutating func sort() {
    if let index, folders.allSatisfy({ $0.number != nil }) {
      // Their numbers in the index are their order.
      var order = [Int](repeating: -1, count: index.count)
      for (current, folder) in folders.enumerated() {
        if let number = folder.number { order[number] = current }
      }
      folders = order.compactMap { $0 < 0 ? nil : folders[$0] }
    } else {
      let paths = folders.map { path($0) }
      folders = folders.indices.sorted { Bytes.precedes(paths[$0], paths[$1]) }.map { folders[$0] }
    }
  }

  /// Whether it is just what the index has.
  var isIndex: Bool {
    guard let index, index.count == folders.count else { return false }
    return folders.allSatisfy { $0.number != nil }
  }

  /// Whether it has nothing that the index lacks but names, which the next look at their files finds as well.
  var isHardlyNewer: Bool {
    guard let index, index.count == folders.count else { return false }
    return folders.allSatisfy { folder in
      if case .fresh(let fresh) = folder { fresh.isOfNames } else { true }
    }
  }

  /// Whether no block is damaged; all of them are read for it.
  var isWhole: Bool { folders.allSatisfy { block($0)?.isWhole ?? false } }

  /// Whether every folder was listed and every file read.
  var isComplete: Bool {
    folders.allSatisfy { folder in
      let row = row(folder)
      guard row.flags.contains(.hasRowsOfNote) else { return true }
      guard row.errorNumber == 0, let states = block(folder)?.states else { return false }
      return (0..<states.count).allSatisfy { !states.flags($0).contains(.isUnread) }
    }
  }

  /// The bytes of all blocks that are not in the base.
  var sizeBesideBase: Int {
    folders.reduce(0) { isInBase($1) ? $0 : $0 + Int(row($1).blockLength) }
  }

  func isInBase(_ folder: Folder) -> Bool {
    switch folder {
    case .known(let number): index?.isInBase(number) ?? false
    case .fresh: false
    }
  }

  @inline(__always)
  func row(_ folder: Folder) -> FolderRow {
    switch folder {
    case .known(let number): index?.row(number) ?? FolderRow(state: .nothing)
    case .fresh(let fresh): fresh.row
    }
  }

  /// The bytes of a folder's path.
  func path(_ folder: Folder) -> [UInt8] {
    switch folder {
    case .known(let number): index.map { unsafe Array($0.path(number)) } ?? []
    case .fresh(let fresh): fresh.path
    }
  }

  /// A folder's block as it is written; `nil` where the index has been cut short.
  func blockBytes(_ folder: Folder) -> IndexBytes? {
    switch folder {
    case .known(let number): index?.blockBytes(number)
    case .fresh(let fresh): fresh.block
    }
  }

  /// The block of a folder; `nil` where its header is damaged.
  func block(_ folder: Folder) -> FolderBlock? {
    switch folder {
    case .known(let number): index?.block(number)
    case .fresh(let fresh): FolderBlock(fresh.block)
    }
  }
}

final class FreshFolder: Sendable {
  /// The bytes of its path.
  let path: [UInt8]
  /// Its row; offsets in a file are not filled in.
  let row: FolderRow
  /// Its ``FolderBlock``.
  let block: IndexBytes
  /// Whether only its names were looked at: of files that were known, nobody asked whether they are the same.
  let isOfNames: Bool

  /// A folder with what is known of it but its block.
  convenience init(path: [UInt8], _ row: FolderRow, _ block: IndexBytes, isOfNames: Bool = false) {
    self.init(path: path, row: row.summarizing(block), block: block, isOfNames: isOfNames)
  }

  init(path: [UInt8], row: FolderRow, block: IndexBytes, isOfNames: Bool = false) {
    (self.path, self.row, self.block, self.isOfNames) = (path, row, block, isOfNames)
  }
}

struct RefreshCounts: Hashable, Sendable {
  var read = 0
  var added = 0
  var changed = 0
  var removed = 0
  /// Files that are open to others than their owner.
  var openFiles = 0
  /// Paths where the index was wrong although nothing could show it.
  var differing: [String] = []
  /// Paths of temporary files of this program.
  var temporaries: [String] = []

  static func += (left: inout RefreshCounts, right: RefreshCounts) {
    left.read += right.read
    left.added += right.added
    left.changed += right.changed
    left.removed += right.removed
    left.openFiles += right.openFiles
    left.differing += right.differing
    left.temporaries += right.temporaries
  }
}
