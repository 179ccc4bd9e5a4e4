import SystemLibrary

/// The keys of the names in the blocks of an index file: where a record of a name may be, without a look at
/// the names of every folder.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 4 × rows | the key of each row's name, of all blocks in the file, in their order |
///
/// A key is 32 bits of a checksum of the name without its ending. Two names may have the same, so a key only
/// tells where to look, and the block's own names decide; and where no block has the name, all are looked
/// through.
struct NameKeys {
  private let bytes: IndexBytes

  /// The bytes of a key.
  static let size = 4

  /// The key of a name without its ending.
  static func key(_ stem: UnsafeRawBufferPointer) -> UInt32 {
    UInt32(truncatingIfNeeded: Checksum.of(stem))
  }

  /// Takes the keys of a file.
  init(_ bytes: IndexBytes) { self.bytes = bytes }

  /// How many there are.
  var count: Int { bytes.count / NameKeys.size }

  /// The indices of a key, in their order. Sixteen are compared at once: of all, one is mostly the key.
  func indices(of key: UInt32) -> [Int] {
    var indices: [Int] = []
    let wanted = SIMD16<UInt32>(repeating: key)
    var start = 0
    while start < count {
      let end = min(start + wanted.scalarCount, count)
      let isWhole = end - start == wanted.scalarCount
      if !isWhole || any(sixteen(from: start) .== wanted) {
        for index in start..<end where self[index] == key { indices.append(index) }
      }
      start = end
    }
    return indices
  }

  @inline(__always)
  private func sixteen(from index: Int) -> SIMD16<UInt32> {
    bytes.bytes.loadUnaligned(fromByteOffset: index * NameKeys.size, as: SIMD16<UInt32>.self)
  }

  /// Whether those from an index on are the keys of a block's names.
  func areKeys(of block: FolderBlock, from start: Int) -> Bool {
    guard start <= count, block.count <= count - start, let names = block.names else { return false }
    var index = start
    NameKeys.forEach(of: names, count: block.count) { key in
      if self[index] == key { index += 1 }
    }
    return index == start + block.count
  }

  @inline(__always)
  private subscript(index: Int) -> UInt32 {
    bytes.bytes.loadUnaligned(fromByteOffset: index * NameKeys.size, as: UInt32.self)
  }

  /// Writes the keys of a block, as many as it is said to have rows, whatever became of its names.
  static func write(_ block: IndexBytes, rowCount: Int, to writer: inout ByteWriter) {
    var keys: [UInt32] = []
    keys.reserveCapacity(rowCount)
    if let names = FolderBlock(block)?.names { forEach(of: names, count: rowCount) { keys.append($0) } }
    keys.withUnsafeBytes { writer.append($0) }
    writer.pad(to: writer.bytes.count + (rowCount - keys.count) * size)
  }

  private static func forEach(of names: IndexBytes, count: Int, _ body: (UInt32) -> Void) {
    var rest = names.bytes
    for _ in 0..<count {
      let end = rest.firstIndex(of: 0) ?? rest.endIndex
      let name = UnsafeRawBufferPointer(rebasing: rest[..<end])
      body(key(RowName(folder: [], name: name).stem))
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(end + 1))
    }
  }
}
