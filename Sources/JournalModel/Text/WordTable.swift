import CTemplates

/// A word without what spelling leaves open: folded, without spaces, hyphens and underscores, at most 24
/// bytes.
struct PackedWord: Hashable {
  private(set) var first: UInt64 = 0
  private(set) var second: UInt64 = 0
  private(set) var third: UInt64 = 0
  private var count: UInt8 = 0

  /// The empty word, which no text is.
  init() {}

  /// Packs a word; `nil` where it is empty or longer.
  @inline(__always) init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    if unsafe loadLetters(bytes) { return }
    guard let word = unsafe PackedWord(anySpelling: bytes) else { return nil }
    self = word
  }

  private init?(anySpelling bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      let byte = unsafe bytes[index]
      if byte < 0x80 {
        guard append(byte &- 0x41 < 26 ? byte | 0x20 : byte) else { return nil }
        index += 1
      } else if let letter = unsafe Folding.plainLatin(in: bytes, at: index) {
        guard append(letter) else { return nil }
        index += 2
      } else if let length = unsafe PackedWord.lengthOfSign(in: bytes, at: index) {
        for offset in 0..<length {
          guard unsafe append(bytes[index + offset]) else { return nil }
        }
        index += length
      } else if let (scalar, length) = unsafe Folding.scalar(in: bytes, at: index) {
        guard append(scalar) else { return nil }
        index += length
      } else {
        guard append(byte) else { return nil }
        index += 1
      }
    }
    if count == 0 { return nil }
  }

  /// How many bytes a character has that folding leaves alone: one of U+1F000...U+1FFFF, emoji for the most
  /// part, or of U+4000...U+9FFF, Chinese characters; `nil` where none is at an offset.
  private static func lengthOfSign(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let first = unsafe bytes[offset]
    let length = unsafe first == 0xF0 && bytes.count - offset >= 4 && bytes[offset + 1] == 0x9F ? 4 : 3
    guard length == 4 || 0xE4...0xE9 ~= first, bytes.count - offset >= length else { return nil }
    return unsafe bytes[offset + 1..<offset + length].allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
  }

  /// Appends what any character is folded to; `false` where there is no room. A Korean syllable is taken
  /// apart into the bytes of its letters right away: there are dozens among the words of every table.
  private mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    if 0xAC00...0xD7A3 ~= scalar.value {
      let (rest, last) = (scalar.value - 0xAC00).quotientAndRemainder(dividingBy: 28)
      return append(UInt8(0x80 + rest / 21)) && append(UInt8(0x93 + rest % 21))
        && (last == 0 || append(UInt8(0xA7 + last)))
    }
    var folded: [UInt8] = []
    Folding.fold(scalar, into: &folded)
    var index = 0
    while index < folded.count {
      let letter = PackedWord.shortened(folded, at: index)
      guard append(letter?.byte ?? folded[index]) else { return false }
      index += letter?.length ?? 1
    }
    return true
  }

  /// A Korean letter or a Japanese voicing mark as a byte with which no character begins, so that words have
  /// room: folding takes syllables apart into letters of three bytes.
  private static func shortened(_ folded: [UInt8], at offset: Int) -> (byte: UInt8, length: Int)? {
    guard offset + 3 <= folded.count, folded[offset] == 0xE1 || folded[offset] == 0xE3 else { return nil }
    let low = UInt32(folded[offset + 1] & 0x3F) << 6 | UInt32(folded[offset + 2] & 0x3F)
    let scalar = UInt32(folded[offset] & 0x0F) << 12 | low
    switch scalar {
    case 0x1100...0x1112: return (UInt8(0x80 + scalar - 0x1100), 3)
    case 0x1161...0x1175: return (UInt8(0x93 + scalar - 0x1161), 3)
    case 0x11A8...0x11C2: return (UInt8(0xA8 + scalar - 0x11A8), 3)
    case 0x3099, 0x309A: return (UInt8(0xFE + scalar - 0x3099), 3)
    default: return nil
    }
  }

  /// Takes a word of small ASCII letters as it is, eight at a time: nearly all keys are such words.
  @inline(__always) private mutating func loadLetters(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard 1...24 ~= bytes.count else { return false }
    let raw = UnsafeRawBufferPointer(bytes)
    guard let first = unsafe PackedWord.letters(raw, from: 0) else { return false }
    if bytes.count > 8 {
      guard let second = unsafe PackedWord.letters(raw, from: 8),
        let third = unsafe PackedWord.letters(raw, from: 16)
      else { return false }
      (self.second, self.third) = (second, third)
    }
    self.first = first
    count = UInt8(truncatingIfNeeded: bytes.count)
    return true
  }

  /// The next eight bytes, the first one lowest and 0 for those that are not there; `nil` where one is no
  /// letter from `a` to `z`.
  @inline(__always) private static func letters(_ bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64? {
    let count = min(8, bytes.count - start)
    guard count > 0 else { return 0 }
    let word = unsafe word(bytes, from: start, count: count)
    // A sum carries only from bytes beyond ASCII, which are no letters whatever comes behind them.
    let isAtLeastA = word &+ 0x1F1F_1F1F_1F1F_1F1F
    let isBehindZ = word &+ 0x0505_0505_0505_0505
    let all = 0x8080_8080_8080_8080 as UInt64 >> UInt64(64 - 8 * count)
    return isAtLeastA & ~isBehindZ & ~word & 0x8080_8080_8080_8080 == all ? word : nil
  }

  /// One to eight bytes; fewer than eight are read in two parts, or three, that may overlap.
  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, from start: Int, count: Int) -> UInt64 {
    if count == 8 {
      return unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    let end = start + count
    if count >= 4 {
      let low = unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
      let high = unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: end - 4, as: UInt32.self))
      return UInt64(low) | UInt64(high) << UInt64(8 * (count - 4))
    }
    let middle = count / 2
    return unsafe UInt64(bytes[start]) | UInt64(bytes[start + middle]) << UInt64(8 * middle)
      | UInt64(bytes[end - 1]) << UInt64(8 * (count - 1))
  }

  /// Appends a byte; `false` where there is no room.
  private mutating func append(_ byte: UInt8) -> Bool {
    if byte == 0x20 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { return true }
    let shift = UInt64(count & 7) * 8
    switch count >> 3 {
    case 0: first |= UInt64(byte) << shift
    case 1: second |= UInt64(byte) << shift
    case 2: third |= UInt64(byte) << shift
    default: return false
    }
    count += 1
    return true
  }

  var hash: UInt64 {
    let mixed = (first ^ (second &* 0x9E37_79B9_7F4A_7C15) ^ (third << 7)) &* 0xD6E8_FEB8_6659_FD93
    return mixed >> 40
  }
}

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

  /// What a word means, whatever its spelling; `nil` where it is none of the table.
  @inlinable
  package subscript(bytes: UnsafeBufferPointer<UInt8>) -> Meaning? {
    unsafe index[bytes].map { meanings[$0] }
  }

  /// What a word means, whatever its spelling; `nil` where it is none of the table.
  @inlinable
  package subscript(text: String) -> Meaning? { unsafe text.withBytes { unsafe self[$0] } }

  /// The words of each line, as they are spelled there.
  package var spellings: [[String]] { file.lines.map { $0.split(separator: ",").map(String.init) } }

  /// The word that an unknown one probably was meant to be, as it is spelled in the file; emoji are none.
  package func nearest(to word: String) -> String? {
    let spellings = spellings.joined().filter { $0.unicodeScalars.first?.properties.isAlphabetic == true }
    let folded = spellings.map { Folding.folded($0) }
    return Spelling.nearest(to: Folding.folded(word), among: folded).flatMap { found in
      folded.firstIndex(of: found).map { spellings[$0] }
    }
  }
}

/// A file of `Templates/words`: a line for each meaning, with the words of all languages for it between
/// commas. They are alike without regard to case, accents, spaces, hyphens and underscores.
@safe @usableFromInline package struct WordFile: @unchecked Sendable {
  /// The bytes, which are part of the program.
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>

  /// The file of a name.
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
    var word = PackedWord()
    var group: Int16 = -1
  }

  /// An index of groups of words, separated by commas; a word that is in two belongs to the first.
  @usableFromInline package init(_ groups: [String]) {
    self.init(wordCount: groups.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: ",") } + 1 })
    for group in groups.indices { unsafe groups[group].withBytes { unsafe add($0, group: Int16(group)) } }
  }

  /// An index of the lines of a file of `Templates/words`.
  package init(file name: String) { self.init(WordFile(name)) }

  /// An index of the lines of a file.
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
      if let word = unsafe PackedWord(UnsafeBufferPointer(rebasing: words[start..<end])) {
        let offset = unsafe slots.withUnsafeBufferPointer { unsafe WordIndex.index(of: word, in: $0) }
        if slots[offset].group < 0 { slots[offset] = Slot(word: word, group: group) }
      }
      if mark == UInt8(ascii: "\n") { group += 1 }
      start = end + 1
    }
  }

  /// The group of a word, whatever its spelling; `nil` where it is in none.
  @usableFromInline package subscript(bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let word = unsafe PackedWord(bytes) else { return nil }
    let group = unsafe slots.withUnsafeBufferPointer { unsafe $0[WordIndex.index(of: word, in: $0)].group }
    return group < 0 ? nil : Int(group)
  }

  /// The group of a word, whatever its spelling; `nil` where it is in none.
  @usableFromInline package subscript(text: String) -> Int? { unsafe text.withBytes { unsafe self[$0] } }

  /// Where a word is, or the free slot where it would be; the number of slots is a power of two.
  @inline(__always)
  private static func index(of word: PackedWord, in slots: UnsafeBufferPointer<Slot>) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: word.hash) & mask
    while unsafe slots[index].group >= 0, unsafe slots[index].word != word { index = (index + 1) & mask }
    return index
  }
}
