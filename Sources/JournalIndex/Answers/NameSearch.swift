import JournalFiles
import JournalModel
import SystemLibrary

/// Looks for a word in the names of records, in any case of ASCII letters, or as a search finds words.
struct NameSearch {
  private let word: [UInt8]
  /// Whether names are looked at without case and accents.
  private let isFolded: Bool
  private let exact: [UInt8]
  /// Memory for names in lower case.
  private var lowered: [UInt8] = []

  /// Of a path, its last part is the word; `nil` where that can be in no name.
  init?(_ name: String, isFolded: Bool = false) {
    let last = name.utf8.lastIndex(of: 0x2F).map { name[name.utf8.index(after: $0)...] } ?? name[...]
    let stem = FileStore.stem(String(last))
    guard let bytes = PathText.bytes(stem), !bytes.isEmpty else { return nil }
    word = isFolded ? FileNames.folded(stem) : bytes.map { NameSearch.lowercase($0) }
    exact = bytes
    self.isFolded = isFolded
  }

  mutating func isAmong(_ names: UnsafeRawBufferPointer) -> Bool {
    lowered.removeAll(keepingCapacity: true)
    if isFolded { return unsafe FileNames.isLike(word, in: names, memory: &lowered) }
    unsafe lowered.append(contentsOf: names)
    unsafe lowered.withUnsafeMutableBufferPointer { lowered in
      for index in lowered.indices { unsafe lowered[index] = unsafe NameSearch.lowercase(lowered[index]) }
    }
    return unsafe lowered.withUnsafeBufferPointer { unsafe ByteSearch.contains($0, word) }
  }

  /// Whether one of the names of a folder begins with it. They ascend, each ended by NUL, so that a few of
  /// them tell.
  func isStart(amongAscending names: UnsafeRawBufferPointer) -> Bool {
    var (low, high) = (0, names.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, unsafe names[start - 1] != 0 { start -= 1 }
      let name = unsafe names[start...].prefix { $0 != 0 }
      if unsafe name.lexicographicallyPrecedes(exact) {
        low = unsafe min(name.endIndex + 1, high)
      } else {
        high = start
      }
    }
    return unsafe names[low...].starts(with: exact)
  }

  /// The day that it tells, where it is the name of a record of a day.
  var day: CivilDay? { FileNames.day(ofStem: PathText.text(exact)) }

  /// Whether a record of a day has it as its whole name, and lies where it is looked for first.
  func isSurelyMeant(_ record: RecordReference, _ day: CivilDay) -> Bool {
    let folder = record.path.utf8.lastIndex(of: 0x2F).map { Array(record.path.utf8[..<$0]) } ?? []
    return unsafe Bytes.areEqual(record.id, PathText.text(exact))
      && folder.withUnsafeBytes { unsafe FolderScope.mayHold(day, folder: $0) }
  }

  func isWhole(_ name: UnsafeRawBufferPointer) -> Bool { unsafe name.elementsEqual(exact) }

  func isIn(_ name: UnsafeRawBufferPointer) -> Bool {
    if isFolded {
      var memory: [UInt8] = []
      return unsafe FileNames.isLike(word, in: name, memory: &memory)
    }
    guard name.count >= word.count else { return false }
    return (0...(name.count - word.count)).contains { start in
      word.indices.allSatisfy { unsafe NameSearch.lowercase(name[start + $0]) == word[$0] }
    }
  }

  @inline(__always)
  private static func lowercase(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
