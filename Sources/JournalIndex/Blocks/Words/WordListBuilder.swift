import JournalModel
import SystemLibrary

/// Collects the words of a folder's records: what each is worth to a search in each row. Written, they are a
/// ``WordList``.
package struct WordListBuilder {
  /// In the order in which they came; the first one is empty and stands in the rows of which nothing is
  /// known.
  private var words = [Word()]
  /// The words' bytes, one behind the other.
  private var bytes: [UInt8] = []
  /// Numbers of words at the slots that their sums lead to; -1 for none.
  private var slots = [Int32](repeating: -1, count: 2048)
  /// The row at hand.
  private var uses: [Use] = []
  /// How many texts of it came before the one at hand.
  private var texts = 0
  /// The rows so far: number, how many words, and these, each with what it is worth.
  private var rows = ByteWriter()
  private var copy = FoldedCopy()

  private struct Word {
    /// The first eight bytes, and of a longer word the last eight.
    var (head, tail): (UInt64, UInt64) = (0, 0)
    var offset = 0
    var length = 0
    /// Where it stands among the uses of the row at hand, if it does.
    var use = 0
    /// How many bytes its list of rows takes so far, and the row behind the last one.
    var size = 0
    var nextRow = 0
  }

  /// What a word is worth in the row at hand.
  private struct Use {
    var word: Int
    var worth = 0
    /// The last text that has it, and how often that does.
    var text: Int
    var count = 0
  }

  /// More words of a record are not kept: it is read whenever somebody searches.
  private static let mostWords = 1 << 14

  /// Of nothing yet.
  package init() {}

  /// Adds what is searched of a row's record; without a body nothing is known of the row.
  mutating func add(_ record: Record, body: UnsafeBufferPointer<UInt8>?, row: Int) {
    if let body {
      add(body, weight: SearchField.weights.text)
      var memory: [UInt8] = []
      SearchField.forEach(in: record, &memory) { add($0, weight: $1) }
    }
    if body == nil || uses.count > WordListBuilder.mostWords { uses = [Use(word: 0, worth: 1, text: 0)] }
    rows.writeVariable(UInt64(row))
    rows.writeVariable(UInt64(uses.count))
    for use in uses {
      rows.writeVariable(UInt64(use.word))
      rows.writeVariable(UInt64(use.worth))
      let size = WordRows.size(of: row - words[use.word].nextRow, use.worth)
      words[use.word].size += size
      words[use.word].nextRow = row + 1
    }
    uses.removeAll(keepingCapacity: true)
    texts = 0
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>, weight: Int) {
    texts += 1
    copy.take(text)
    let copy = self.copy
    copy.forEachWord { use($0, min($1, WordList.longest), weight: weight) }
  }

  @inline(__always)
  private mutating func use(_ start: UnsafeRawPointer, _ length: Int, weight: Int) {
    func load(_ offset: Int) -> UInt64 {
      UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    let head = load(0) & (UInt64.max &>> UInt64(64 &- 8 &* min(length, 8)))
    // In scripts without spaces a word is found within others: these are left to the text.
    guard UInt8(truncatingIfNeeded: head) < FoldedText.firstUnspaced, uses.count <= WordListBuilder.mostWords
    else {
      return
    }
    let word = number(head, length > 8 ? load(length &- 8) : 0, start, length)
    var use = words[word].use
    if use >= uses.count || uses[use].word != word {
      use = uses.count
      words[word].use = use
      uses.append(Use(word: word, text: texts))
    }
    if uses[use].text != texts { (uses[use].text, uses[use].count) = (texts, 0) }
    guard uses[use].count < SearchField.enough else { return }
    uses[use].count += 1
    uses[use].worth += weight
  }

  // MARK: Numbers of words

  /// The number of a word; a new one where it is new.
  @inline(__always)
  private mutating func number(
    _ head: UInt64, _ tail: UInt64, _ start: UnsafeRawPointer, _ length: Int
  ) -> Int {
    var slot = WordListBuilder.slot(head, tail, length, slots.count)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if words[number].head == head, words[number].tail == tail, words[number].length == length,
        length <= 16 || isMiddle(of: number, at: start)
      {
        return number
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    slots[slot] = Int32(words.count)
    words.append(Word(head: head, tail: tail, offset: bytes.count, length: length))
    bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: length))
    if words.count * 2 > slots.count { grow() }
    return words.count - 1
  }

  /// Whether a word of the same length, beginning and end has the same bytes between.
  private func isMiddle(of number: Int, at start: UnsafeRawPointer) -> Bool {
    let word = words[number]
    return bytes.withUnsafeBytes {
      System.compare(
        UnsafeRawBufferPointer(rebasing: $0[word.offset..<(word.offset + word.length)]),
        UnsafeRawBufferPointer(start: start, count: word.length), count: word.length) == 0
    }
  }

  @inline(__always)
  private static func slot(_ head: UInt64, _ tail: UInt64, _ length: Int, _ count: Int) -> Int {
    let sum =
      (head ^ (tail &+ UInt64(truncatingIfNeeded: length)) &* 0xBF58_476D_1CE4_E5B9)
      &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: sum &>> 32) & (count &- 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in 1..<words.count {
      let word = words[number]
      var slot = WordListBuilder.slot(word.head, word.tail, word.length, slots.count)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  // MARK: Writing

  /// Writes the part that ``WordList`` reads, and forgets all.
  ///
  /// - Parameter copied: the words of another block, with the row that each of its rows has become; -1 for
  ///   those that are left out.
  mutating func write(to writer: inout ByteWriter, with copied: (words: WordList, rows: [Int])?) {
    let order = words.indices.sorted(by: precedes)
    let (lists, ends) = makeLists(order)
    var list = WordListWriter()
    lists.withUnsafeBytes { lists in
      bytes.withUnsafeBytes { bytes in
        func text(_ number: Int) -> UnsafeRawBufferPointer {
          let word = words[number]
          return UnsafeRawBufferPointer(rebasing: bytes[word.offset..<(word.offset + word.length)])
        }
        func rows(_ number: Int) -> UnsafeRawBufferPointer {
          UnsafeRawBufferPointer(rebasing: lists[(ends[number] - words[number].size)..<ends[number]])
        }
        var next = 0
        _ = copied?.words.forEach { word, copiedRows in
          while next < order.count, Bytes.compare(text(order[next]), word) < 0 {
            list.add(text(order[next]), rows(order[next]))
            next += 1
          }
          let isInBoth = next < order.count && Bytes.compare(text(order[next]), word) == 0
          let own = isInBoth ? rows(order[next]) : UnsafeRawBufferPointer(start: nil, count: 0)
          list.add(word, own, merging: copiedRows, as: copied?.rows ?? [])
          if isInBoth { next += 1 }
        }
        for number in order[next...] { list.add(text(number), rows(number)) }
      }
    }
    list.finish(to: &writer)
    removeAll()
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (words[left].head.byteSwapped, words[right].head.byteSwapped)
    if first != second { return first < second }
    func text(_ word: Word) -> ArraySlice<UInt8> { bytes[word.offset..<(word.offset + word.length)] }
    return text(words[left]).lexicographicallyPrecedes(text(words[right]))
  }

  /// The lists of all words in an order, one behind the other, and where each ends.
  private mutating func makeLists(_ order: [Int]) -> (lists: [UInt8], ends: [Int]) {
    var (ends, size) = ([Int](repeating: 0, count: words.count), 0)
    for number in order {
      ends[number] = size
      size += words[number].size
      words[number].nextRow = 0
    }
    var lists = [UInt8](repeating: 0, count: size)
    rows.bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      while reader.remaining > 0 {
        let row = Int(truncatingIfNeeded: reader.readVariable())
        for _ in 0..<reader.readVariable() {
          let number = Int(truncatingIfNeeded: reader.readVariable())
          let worth = Int(truncatingIfNeeded: reader.readVariable())
          WordRows.put(row - words[number].nextRow, worth, into: &lists, at: &ends[number])
          words[number].nextRow = row + 1
        }
      }
    }
    return (lists, ends)
  }

  private mutating func removeAll() {
    words.removeSubrange(1...)
    words[0] = Word()
    bytes.removeAll(keepingCapacity: true)
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: -1) }
    rows.removeAll()
  }
}
