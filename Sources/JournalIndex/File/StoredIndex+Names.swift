extension StoredIndex {
  /// The rows whose names may have a key, of each folder that has some, by its number; `nil` where the keys
  /// are damaged, or two folders claim the same ones.
  func rows(withKey key: UInt32) -> [Int: [Int]]? {
    guard let files = nameKeys() else { return nil }
    let indices = files.map { $0.indices(of: key) }
    var (starts, next) = ([0, 0], [0, 0])
    var rows: [Int: [Int]] = [:]
    for folder in 0..<count {
      let (row, file) = (self.row(folder), isInBase(folder) ? 0 : 1)
      let keys = Int(row.firstKey)..<(Int(row.firstKey) + Int(row.rowCount))
      guard file < files.count, keys.lowerBound >= starts[file],
        keys.upperBound <= files[file].count
      else {
        return nil
      }
      starts[file] = keys.upperBound
      while next[file] < indices[file].count, indices[file][next[file]] < keys.upperBound {
        let index = indices[file][next[file]]
        // Those of a block of the base that the delta has anew are nobody's.
        if index >= keys.lowerBound { rows[folder, default: []].append(index - keys.lowerBound) }
        next[file] += 1
      }
    }
    return rows
  }

  /// Whether the names of some folders have their keys.
  func hasKeys(ofFolders folders: [Int]) -> Bool {
    guard let files = nameKeys() else { return false }
    return folders.allSatisfy { folder in
      guard let block = block(folder) else { return false }
      return files[isInBase(folder) ? 0 : 1].areKeys(of: block, from: Int(row(folder).firstKey))
    }
  }
}
