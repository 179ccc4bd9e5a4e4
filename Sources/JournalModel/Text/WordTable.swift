import CTemplates

/// Words and what they mean, found without making a `String`: the names of keys are looked up for every line
/// of every file that is indexed. Inlinable, so that the modules above have it made for their own meanings.
@usableFromInline package struct WordTable<Meaning: Sendable>: Sendable {
  @usableFromInline let meanings: [Meaning]
  @usableFromInline let index: WordIndex
  @usableFromInline let file: WordFile

  /// The table of a file of `Templates/words`, whose lines have these meanings.
  @inlinable
  package init(_ name: String, _ meanings: [Meaning]) {
    self.meanings = meanings
    file = WordFile(name)
    index = WordIndex(file)
  }

  /// What a word means, whatever its spelling; `nil` for a word that the table lacks.
  @inlinable
  package subscript(bytes: UnsafeBufferPointer<UInt8>) -> Meaning? {
    unsafe index[bytes].map { meanings[$0] }
  }

  /// What a word means, whatever its spelling; `nil` for a word that the table lacks.
  @inlinable
  package subscript(text: String) -> Meaning? { unsafe text.withBytes { unsafe self[$0] } }

  package var spellings: [[String]] { file.lines.map { $0.split(separator: ",").map(String.init) } }

  /// The word that an unknown one probably was meant to be, as it is spelled in the file; never an emoji.
  package func nearest(to word: String) -> String? {
    let spellings = spellings.joined().filter { $0.unicodeScalars.first?.properties.isAlphabetic == true }
    return Spelling.nearest(to: word, among: spellings)
  }
}

/// A file of `Templates/words`: a line for each meaning, with the words of all languages for it between
/// commas. They are alike without regard to case, accents, spaces, hyphens and underscores.
@safe @usableFromInline package struct WordFile: @unchecked Sendable {
  /// The bytes, which are part of the program.
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>

  @usableFromInline init(_ name: String) {
    let file = unsafe "words/\(name).txt".withCString { unsafe template_named($0) }
    unsafe bytes = unsafe UnsafeBufferPointer(start: file.start, count: file.count)
  }

  var lines: [String] {
    unsafe bytes.split(separator: UInt8(ascii: "\n")).map { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

/// Words and the number of the group that each is in.
///
/// Not generic: each type that is put into an array for the first time costs the start of the program some
/// microseconds, and tables are made at every start.
@usableFromInline package struct WordIndex: Sendable {
  /// Open addressing; a group of −1 is a free slot.
  private var slots: [Slot]

  private struct Slot {
    var word = PackedName()
    var group: Int16 = -1
  }

  /// An index of groups of words, separated by commas; a word that is in two belongs to the first.
  @usableFromInline package init(_ groups: [String]) {
    self.init(wordCount: groups.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: ",") } + 1 })
    for group in groups.indices { unsafe groups[group].withBytes { unsafe add($0, group: Int16(group)) } }
  }

  /// An index of the lines of a file of `Templates/words`.
  package init(file name: String) { self.init(WordFile(name)) }

  @usableFromInline init(_ file: WordFile) {
    unsafe self.init(wordCount: file.bytes.count { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") })
    unsafe add(file.bytes, group: 0)
  }

  private init(wordCount: Int) {
    var size = 16
    while size < wordCount * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
  }

  /// Adds words with commas between them; those behind a line's end are of the next group.
  private mutating func add(_ words: UnsafeBufferPointer<UInt8>, group first: Int16) {
    var (start, group) = (0, first)
    for end in 0...words.count {
      let mark = unsafe end < words.count ? words[end] : UInt8(ascii: ",")
      guard mark == UInt8(ascii: ",") || mark == UInt8(ascii: "\n") else { continue }
      let word = unsafe PackedName(UnsafeBufferPointer(rebasing: words[start..<end]))
      let offset = unsafe slots.withUnsafeBufferPointer { unsafe WordIndex.index(of: word, in: $0) }
      if slots[offset].group < 0, !word.isEmpty { slots[offset] = Slot(word: word, group: group) }
      if mark == UInt8(ascii: "\n") { group += 1 }
      start = end + 1
    }
  }

  /// The group of a word, whatever its spelling; `nil` where it is in none.
  @usableFromInline package subscript(bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let word = unsafe PackedName(bytes)
    let group = unsafe slots.withUnsafeBufferPointer { unsafe $0[WordIndex.index(of: word, in: $0)].group }
    return group < 0 ? nil : Int(group)
  }

  /// The group of a word, whatever its spelling; `nil` where it is in none.
  @usableFromInline package subscript(text: String) -> Int? { unsafe text.withBytes { unsafe self[$0] } }

  /// Where a word is, or the free slot where it would be; the number of slots is a power of two.
  @inline(__always)
  private static func index(of word: PackedName, in slots: UnsafeBufferPointer<Slot>) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: word.sum ^ word.sum &>> 32) & mask
    while unsafe slots[index].group >= 0, unsafe slots[index].word != word { index = (index + 1) & mask }
    return index
  }
}
