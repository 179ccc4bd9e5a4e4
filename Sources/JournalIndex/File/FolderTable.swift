import SystemLibrary

/// The folder table of an index with the paths of the folders, of which all was looked at when it was opened:
/// whatever a file says, each path is one of a folder below the root, comes behind the one before, and lies
/// in the folder that is named as its parent, and no count is higher than the bytes that are there.
struct FolderTable: Sendable {
  private let rows: FixedRows<FolderRow>
  private let paths: IndexBytes
  /// How many folders there are.
  var count: Int { rows.count }

  /// `nil` for a table with another checksum, and for one that says what can't be.
  init?(_ bytes: IndexBytes, _ header: IndexHeader) {
    guard unsafe Checksum.of(bytes.bytes) == header.contents,
      let rows = FixedRows<FolderRow>(bytes[0..<header.table.count], count: Int(header.folderCount))
    else { return nil }
    self.rows = rows
    paths = bytes[header.table.count..<bytes.count]
    var (rowCount, pathStart) = (0, 0)
    for folder in 0..<count {
      let row = self[folder]
      guard Int(row.pathOffset) == pathStart, Int(row.pathLength) <= paths.count - pathStart,
        row.isPossible, isPlaced(folder, row)
      else { return nil }
      pathStart += Int(row.pathLength)
      rowCount += Int(row.rowCount)
    }
    guard pathStart == paths.count, rowCount == Int(header.rowCount) else { return nil }
  }

  @inline(__always)
  subscript(folder: Int) -> FolderRow { rows[folder] }

  /// The bytes of a folder's path, good while the table lives.
  func path(_ folder: Int) -> UnsafeRawBufferPointer { unsafe path(self[folder]) }

  private func path(_ row: FolderRow) -> UnsafeRawBufferPointer {
    let start = Int(row.pathOffset)
    return unsafe UnsafeRawBufferPointer(rebasing: paths.bytes[start..<(start + Int(row.pathLength))])
  }

  /// Whether a folder lies where its row says, behind all that come before it.
  private func isPlaced(_ folder: Int, _ row: FolderRow) -> Bool {
    let path = unsafe self.path(row)
    if folder == 0 { return unsafe path.isEmpty && row.parent == 0 }
    guard row.parent < folder, unsafe Bytes.compare(self.path(folder - 1), path) < 0 else { return false }
    let parent = unsafe self.path(Int(row.parent))
    var name = unsafe path
    if unsafe !parent.isEmpty {
      guard path.count > parent.count, unsafe path[parent.count] == 0x2F,
        unsafe System.compare(path, parent, count: parent.count) == 0
      else { return false }
      unsafe name = unsafe UnsafeRawBufferPointer(rebasing: path[(parent.count + 1)...])
    }
    let isStep = unsafe name.elementsEqual([0x2E]) || name.elementsEqual([0x2E, 0x2E])
    return unsafe !name.isEmpty && !isStep && !name.contains(0x2F) && !name.contains(0)
  }
}

extension FolderRow {
  /// Whether its counts fit into its block, and its days into a calendar.
  fileprivate var isPossible: Bool {
    let size = FolderBlock.headerSize + Int(rowCount) * (FixedRows<StateRow>.size + BlockColumns.size)
    return size <= Int(blockLength) && summary.recordCount <= rowCount
      && (summary.written == 0 || ColumnRow.days.contains(summary.firstWritten))
  }
}
