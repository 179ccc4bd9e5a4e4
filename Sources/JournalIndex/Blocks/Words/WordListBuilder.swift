import JournalModel
import SystemLibrary

/// Collects the words of a folder's records: what each is worth to a search in each row. Written, they are a
/// ``WordList``.
package struct WordListBuilder {
  /// In the order in which they came; the first one is empty and stands in the rows of which nothing is
  /// known.
  private var words = [Word()]
  /// The list of each.
  private var lists = [List()]
  /// The words' bytes, one behind the other.
  private var bytes: [UInt8] = []
  /// Numbers of words at the slots that their sums lead to; -1 for none.
  private var slots = [Int32](repeating: -1, count: 2048)
  /// The row at hand.
  private var uses: [Use] = []
  /// How many texts of it came before the one at hand.
  private var texts: UInt32 = 0
  /// The rows so far: number, how many words, and these, each with what it is worth in the lowest byte; 255
  /// there means that what it is worth follows.
  private var rows: [UInt32] = []
  private var copy = FoldedCopy()

  private struct Word {
    /// The first eight bytes, and of a longer word the last eight.
    var (head, tail): (UInt64, UInt64) = (0, 0)
    var (offset, length): (UInt32, UInt32) = (0, 0)
    /// Where it stands among the uses of the row at hand, if it does.
    var use = 0
  }

  /// How many bytes the list of a word takes so far, or where it goes on, and the row behind the last one.
  private struct List {
    var size: UInt32 = 0
    var nextRow: UInt32 = 0
  }

  /// What a word is worth in the row at hand.
  private struct Use {
    var word: Int
    var worth: UInt32
    /// The last text that has it, and how often that does.
    var (text, count): (UInt32, UInt32)
  }

  /// More words of a record, or of a folder, are not kept: a record is read then whenever somebody searches.
  private static var mostWords: Int { 1 << 14 }
  private static var mostWordsOfAll: Int { 1 << 23 }

  /// Of nothing yet.
  package init() {}

  /// Adds what is searched of a row's record; without a body nothing is known of the row.
  mutating func add(_ record: Record, body: UnsafeBufferPointer<UInt8>?, row: Int) {
    if let body, words.count < Self.mostWordsOfAll {
      add(body, weight: SearchField.weights.text)
      var memory: [UInt8] = []
      SearchField.forEach(in: record, &memory) { add($0, weight: $1) }
    }
    if body == nil || words.count >= Self.mostWordsOfAll || uses.count > Self.mostWords {
      uses = [Use(word: 0, worth: 1, text: 0, count: 1)]
    }
    let row = UInt32(row)
    rows.append(row)
    rows.append(UInt32(uses.count))
    for use in uses {
      rows.append(UInt32(use.word) &<< 8 | min(use.worth, 255))
      if use.worth >= 255 { rows.append(use.worth) }
      var list = lists[use.word]
      list.size += UInt32(WordRows.size(of: row &- list.nextRow, use.worth))
      list.nextRow = row &+ 1
      lists[use.word] = list
    }
    uses.removeAll(keepingCapacity: true)
    texts = 0
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>, weight: Int) {
    texts += 1
    copy.take(text)
    let copy = self.copy
    copy.forEachWord { use($0, min($1, WordList.longest), weight: UInt32(weight)) }
  }

  @inline(__always)
  private mutating func use(_ start: UnsafeRawPointer, _ length: Int, weight: UInt32) {
    func load(_ offset: Int) -> UInt64 {
      UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    let head = load(0) & (UInt64.max &>> UInt64(64 &- 8 &* min(length, 8)))
    // In scripts without spaces a word is found within others: these are left to the text.
    guard UInt8(truncatingIfNeeded: head) < FoldedText.firstUnspaced, uses.count <= Self.mostWords
    else {
      return
    }
    let word = number(head, length > 8 ? load(length &- 8) : 0, start, length)
    let number = words[word].use
    guard number < uses.count, uses[number].word == word else {
      words[word].use = uses.count
      return uses.append(Use(word: word, worth: weight, text: texts, count: 1))
    }
    var use = uses[number]
    if use.text != texts { (use.text, use.count) = (texts, 0) }
    guard use.count < SearchField.enough else { return }
    use.count &+= 1
    use.worth &+= weight
    uses[number] = use
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
      let word = words[number]
      if word.head == head, word.tail == tail, word.length == length,
        length <= 16 || isMiddle(of: word, at: start)
      {
        return number
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    slots[slot] = Int32(words.count)
    words.append(Word(head: head, tail: tail, offset: UInt32(bytes.count), length: UInt32(length)))
    lists.append(List())
    bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: length))
    if words.count * 2 > slots.count { grow() }
    return words.count - 1
  }

  /// Whether a word of the same length, beginning and end has the same bytes between.
  private func isMiddle(of word: Word, at start: UnsafeRawPointer) -> Bool {
    bytes.withUnsafeBytes {
      let text = Self.text(word, $0)
      return System.compare(text, UnsafeRawBufferPointer(start: start, count: text.count), count: text.count)
        == 0
    }
  }

  private static func text(_ word: Word, _ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[Int(word.offset)..<Int(word.offset + word.length)])
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
      var slot = WordListBuilder.slot(word.head, word.tail, Int(word.length), slots.count)
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
    let order = inOrder()
    let made = makeLists(order)
    var list = WordListWriter()
    made.withUnsafeBytes { made in
      bytes.withUnsafeBytes { bytes in
        var (next, start) = (0, 0)
        func nextWord() -> UnsafeRawBufferPointer { Self.text(words[order[next]], bytes) }
        /// The list of the next word in the order.
        func nextRows() -> UnsafeRawBufferPointer {
          let end = Int(lists[order[next]].size)
          defer { (next, start) = (next + 1, end) }
          return UnsafeRawBufferPointer(rebasing: made[start..<end])
        }
        _ = copied?.words.forEach { word, copiedRows in
          while next < order.count, Bytes.compare(nextWord(), word) < 0 { list.add(nextWord(), nextRows()) }
          let isInBoth = next < order.count && Bytes.compare(nextWord(), word) == 0
          let own = isInBoth ? nextRows() : UnsafeRawBufferPointer(start: nil, count: 0)
          list.add(word, own, merging: copiedRows, as: copied?.rows ?? [])
        }
        // Those that are left, mostly all, have their lists one behind the other.
        list.add(UnsafeRawBufferPointer(rebasing: made[start...]))
        while next < order.count { list.add(nextWord(), count: nextRows().count) }
      }
    }
    list.finish(to: &writer)
    removeAll()
  }

  /// The numbers of the words in the order of their bytes.
  private func inOrder() -> [Int] {
    // The first five bytes and the number, side by side: most words differ in the former. Those that don't
    // are sorted again; a closure that took the words from this would copy it each time.
    let numbers: UInt64 = 1 << 24 - 1
    let words = words
    var keys = words.indices.map { words[$0].head.byteSwapped & ~numbers | UInt64($0) }
    keys.sort()
    var order = keys.map { Int($0 & numbers) }
    bytes.withUnsafeBytes { bytes in
      var start = 0
      for end in 1...keys.count where end == keys.count || (keys[end] ^ keys[start]) > numbers {
        if end - start > 1 {
          order[start..<end].sort {
            Bytes.compare(Self.text(words[$0], bytes), Self.text(words[$1], bytes)) < 0
          }
        }
        start = end
      }
    }
    return order
  }

  /// The lists of all words in an order, one behind the other; the size of each is where it ends then.
  private mutating func makeLists(_ order: [Int]) -> [UInt8] {
    var size: UInt32 = 0
    for number in order {
      (lists[number], size) = (List(size: size), size + lists[number].size)
    }
    var made = [UInt8](repeating: 0, count: Int(size))
    var next = 0
    while next < rows.count {
      let row = rows[next]
      let count = rows[next + 1]
      next += 2
      for _ in 0..<count {
        let number = Int(rows[next] &>> 8)
        var worth = rows[next] & 255
        if worth == 255 {
          next += 1
          worth = rows[next]
        }
        next += 1
        var list = lists[number]
        WordRows.put(row &- list.nextRow, worth, into: &made, at: &list.size)
        list.nextRow = row &+ 1
        lists[number] = list
      }
    }
    // What an ordinary folder needs is kept for the next one.
    rows.removeAll(keepingCapacity: rows.count < 1 << 20)
    return made
  }

  private mutating func removeAll() {
    words.removeSubrange(1...)
    words[0] = Word()
    lists.removeSubrange(1...)
    lists[0] = List()
    bytes.removeAll(keepingCapacity: true)
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: -1) }
  }
}
