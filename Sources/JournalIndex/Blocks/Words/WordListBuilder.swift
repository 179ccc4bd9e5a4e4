import JournalModel
import SystemLibrary

/// Collects the words of a folder's records: what each is worth to a search in each row. Written, they are a
/// ``WordList``.
package struct WordListBuilder {
  /// In the order in which they came, and room for more; the first one has the key 0 and stands in the rows
  /// of which nothing is known.
  private var words = [Word](repeating: Word(), count: 1024)
  private var count = 1
  /// Numbers of words at the slots that their keys lead to; 0 for none.
  private var slots = [UInt32](repeating: 0, count: 2048)
  /// The keys of the words of the text at hand.
  private var keys: [UInt64] = []
  /// The words of the row at hand.
  private var used: [UInt32] = []
  /// The number of the text at hand, and that of the first text of the row.
  private var (text, firstText): (UInt32, UInt32) = (0, 1)
  /// The rows so far: number, how many words, and these, each with what it is worth in the lowest byte; 255
  /// there means that what it is worth follows.
  private var rows: [UInt32] = []
  private var copy = FoldedCopy()

  private struct Word {
    var key: UInt64 = 0
    /// How many bytes its list takes so far, or where it goes on.
    var size: UInt32 = 0
    /// The row behind the last one that has it.
    var nextRow: UInt32 = 0
    /// What it is worth in the last one.
    var worth: UInt32 = 0
    /// The last text that has it.
    var text: UInt32 = 0
    /// How often that does.
    var count: UInt32 = 0
  }

  /// More words of a record, or of a folder, are not kept: a record is read then whenever somebody searches.
  private static var mostWords: Int { 1 << 14 }
  private static var mostWordsOfAll: Int { 1 << 23 }

  /// Of nothing yet.
  package init() {}

  /// Adds what is searched of a row's record; without a body nothing is known of the row.
  mutating func add(_ record: Record, body: UnsafeBufferPointer<UInt8>?, row: Int) {
    firstText = text &+ 1
    if let body, count < Self.mostWordsOfAll {
      add(body, weight: SearchField.weights.text)
      var memory: [UInt8] = []
      SearchField.forEach(in: record, &memory) { add($0, weight: $1) }
    }
    if body == nil || count >= Self.mostWordsOfAll || used.count > Self.mostWords {
      (used, words[0].worth) = ([0], 1)
    }
    let row = UInt32(row)
    rows.append(row)
    rows.append(UInt32(used.count))
    withWords { builder, words, _ in
      for number in builder.used {
        let worth = words[Int(number)].worth
        builder.rows.append(number &<< 8 | min(worth, 255))
        if worth >= 255 { builder.rows.append(worth) }
        let size = WordRows.size(of: row &- words[Int(number)].nextRow, worth)
        words[Int(number)].size &+= UInt32(truncatingIfNeeded: size)
        words[Int(number)].nextRow = row &+ 1
      }
    }
    used.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, weight: Int) {
    text &+= 1
    keys.removeAll(keepingCapacity: true)
    copy.take(bytes)
    // In scripts without spaces a word is found within others: these are left to the text.
    let (copy, unspaced) = (copy, FoldedText.firstUnspaced)
    copy.forEachWord { start, length in
      if start.load(as: UInt8.self) < unspaced { keys.append(WordKey.of(start, length)) }
    }
    // Each new word is one of the row's, too.
    makeRoom(for: min(keys.count, Self.mostWords + 1))
    withWords { builder, words, slots in
      for key in builder.keys where builder.used.count <= Self.mostWords {
        builder.use(key, weight: UInt32(weight), words, slots)
      }
    }
  }

  @inline(__always)
  private mutating func use(
    _ key: UInt64, weight: UInt32, _ words: UnsafeMutableBufferPointer<Word>,
    _ slots: UnsafeMutableBufferPointer<UInt32>
  ) {
    var slot = Self.slot(of: key, slots.count)
    while slots[slot] > 0, words[Int(slots[slot])].key != key { slot = (slot &+ 1) & (slots.count &- 1) }
    if slots[slot] == 0 {
      slots[slot] = UInt32(truncatingIfNeeded: count)
      words[count] = Word(key: key)
      count &+= 1
    }
    let number = Int(slots[slot])
    if words[number].text < firstText {
      used.append(slots[slot])
      words[number].worth = 0
    }
    if words[number].text != text { (words[number].text, words[number].count) = (text, 0) }
    if words[number].count < SearchField.enough {
      words[number].count &+= 1
      words[number].worth &+= weight
    }
  }

  /// Lends words and slots: an array that is one's own is asked at each change whether it is shared.
  @inline(__always)
  private mutating func withWords(
    _ body: (
      inout WordListBuilder, UnsafeMutableBufferPointer<Word>, UnsafeMutableBufferPointer<UInt32>
    ) -> Void
  ) {
    var (words, slots) = ([Word](), [UInt32]())
    swap(&words, &self.words)
    swap(&slots, &self.slots)
    words.withUnsafeMutableBufferPointer { words in
      slots.withUnsafeMutableBufferPointer { slots in body(&self, words, slots) }
    }
    swap(&words, &self.words)
    swap(&slots, &self.slots)
  }

  @inline(__always)
  private static func slot(of key: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 32) & (count &- 1)
  }

  private mutating func makeRoom(for more: Int) {
    let needed = count + more
    if words.count < needed { words += repeatElement(Word(), count: needed * 2 - words.count) }
    guard needed * 2 > slots.count else { return }
    var size = slots.count
    while needed * 2 > size { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    for number in 1..<count {
      var slot = Self.slot(of: words[number].key, size)
      while slots[slot] > 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(number)
    }
  }

  // MARK: Writing

  /// Writes the part that ``WordList`` reads, and forgets all.
  ///
  /// - Parameter copied: the words of another block, with the row that each of its rows has become; -1 for
  ///   those that are left out.
  mutating func write(to writer: inout ByteWriter, with copied: (words: WordList, rows: [Int])?) {
    let order = inOrder()
    var list = WordListWriter()
    makeLists(order).withUnsafeBytes { made in
      var (next, start) = (0, 0)
      /// The list of the next word in the order.
      func nextRows() -> UnsafeRawBufferPointer {
        let end = Int(words[order[next]].size)
        defer { (next, start) = (next + 1, end) }
        return UnsafeRawBufferPointer(rebasing: made[start..<end])
      }
      _ = copied?.words.forEach { key, copiedRows in
        while next < order.count, words[order[next]].key < key {
          list.add(words[order[next]].key, nextRows())
        }
        let isInBoth = next < order.count && words[order[next]].key == key
        let own = isInBoth ? nextRows() : UnsafeRawBufferPointer(start: nil, count: 0)
        list.add(key, own, merging: copiedRows, as: copied?.rows ?? [])
      }
      // Those that are left, mostly all, have their lists one behind the other.
      list.add(UnsafeRawBufferPointer(rebasing: made[start...]))
      while next < order.count { list.add(words[order[next]].key, count: nextRows().count) }
    }
    list.finish(to: &writer)
    (words[0], count, text) = (Word(), 1, 0)
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// The numbers of the words in the order of their keys: sorted by one byte of these after the other.
  private func inOrder() -> [Int] {
    var order = (0..<count).map { (key: words[$0].key, number: $0) }
    var sorted = order
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
      order.withUnsafeBufferPointer { order in
        sorted.withUnsafeMutableBufferPointer { sorted in
          withUnsafeTemporaryAllocation(of: Int.self, capacity: 257) { starts in
            starts.initialize(repeating: 0)
            for word in order { starts[Int(truncatingIfNeeded: word.key &>> shift & 255) &+ 1] &+= 1 }
            for byte in 1...255 { starts[byte] &+= starts[byte &- 1] }
            for word in order {
              let byte = Int(truncatingIfNeeded: word.key &>> shift & 255)
              sorted[starts[byte]] = word
              starts[byte] &+= 1
            }
          }
        }
      }
      swap(&order, &sorted)
    }
    return order.map(\.number)
  }

  /// The lists of all words in an order, one behind the other; the size of each is where it ends then.
  private mutating func makeLists(_ order: [Int]) -> [UInt8] {
    var size: UInt32 = 0
    for number in order {
      let own = words[number].size
      (words[number].size, words[number].nextRow, size) = (size, 0, size + own)
    }
    var made = [UInt8](repeating: 0, count: Int(size))
    made.withUnsafeMutableBufferPointer { made in
      withWords { builder, words, _ in
        builder.rows.withUnsafeBufferPointer { WordListBuilder.putRows($0, words, into: made) }
      }
    }
    // What an ordinary folder needs is kept for the next one.
    rows.removeAll(keepingCapacity: rows.count < 1 << 20)
    return made
  }

  private static func putRows(
    _ rows: UnsafeBufferPointer<UInt32>, _ words: UnsafeMutableBufferPointer<Word>,
    into made: UnsafeMutableBufferPointer<UInt8>
  ) {
    var next = 0
    while next < rows.count {
      let (row, count) = (rows[next], rows[next &+ 1])
      next &+= 2
      for _ in 0..<count {
        let number = Int(rows[next] &>> 8)
        var worth = rows[next] & 255
        if worth == 255 {
          next &+= 1
          worth = rows[next]
        }
        next &+= 1
        let distance = row &- words[number].nextRow
        WordRows.put(distance, worth, into: made, at: &words[number].size)
        words[number].nextRow = row &+ 1
      }
    }
  }
}
