import JournalModel
import SystemLibrary

/// Collects the words of a folder's records: what each is worth to a search in each row. Written, they are a
/// ``WordList``.
package struct WordListBuilder {
  /// In the order in which they came; the first one has the key 0 and stands in the rows of which nothing is
  /// known.
  private var words = [Word()]
  /// Numbers of words at the slots that their keys lead to; 0 for none.
  private var slots = [UInt32](repeating: 0, count: 2048)
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
    if let body, words.count < Self.mostWordsOfAll {
      add(body, weight: SearchField.weights.text)
      var memory: [UInt8] = []
      SearchField.forEach(in: record, &memory) { add($0, weight: $1) }
    }
    if body == nil || words.count >= Self.mostWordsOfAll || used.count > Self.mostWords {
      (used, words[0].worth) = ([0], 1)
    }
    let row = UInt32(row)
    rows.append(row)
    rows.append(UInt32(used.count))
    for number in used {
      let worth = words[Int(number)].worth
      rows.append(number &<< 8 | min(worth, 255))
      if worth >= 255 { rows.append(worth) }
      words[Int(number)].size += UInt32(WordRows.size(of: row &- words[Int(number)].nextRow, worth))
      words[Int(number)].nextRow = row &+ 1
    }
    used.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, weight: Int) {
    text &+= 1
    copy.take(bytes)
    let copy = self.copy
    copy.forEachWord { start, length in
      // In scripts without spaces a word is found within others: these are left to the text.
      guard start.load(as: UInt8.self) < FoldedText.firstUnspaced, used.count <= Self.mostWords else {
        return
      }
      use(number(of: WordKey.of(start, length)), weight: UInt32(weight))
    }
  }

  @inline(__always)
  private mutating func use(_ number: Int, weight: UInt32) {
    var word = words[number]
    if word.text < firstText {
      used.append(UInt32(number))
      word.worth = 0
    }
    if word.text != text { (word.text, word.count) = (text, 0) }
    if word.count < SearchField.enough {
      word.count &+= 1
      word.worth &+= weight
    }
    words[number] = word
  }

  // MARK: Numbers of words

  /// The number of a word; a new one where it is new.
  @inline(__always)
  private mutating func number(of key: UInt64) -> Int {
    var slot = Self.slot(of: key, slots.count)
    while slots[slot] > 0 {
      let number = Int(slots[slot])
      if words[number].key == key { return number }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    slots[slot] = UInt32(words.count)
    words.append(Word(key: key))
    if words.count * 2 > slots.count { grow() }
    return words.count - 1
  }

  @inline(__always)
  private static func slot(of key: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 32) & (count &- 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for number in 1..<words.count {
      var slot = Self.slot(of: words[number].key, slots.count)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
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
    words.removeSubrange(1...)
    words[0] = Word()
    text = 0
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// The numbers of the words in the order of their keys: sorted by one byte of these after the other.
  private func inOrder() -> [Int] {
    var (order, sorted) = (Array(words.indices), Array(words.indices))
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
      var starts = [Int](repeating: 0, count: 257)
      for word in words { starts[Int(truncatingIfNeeded: word.key &>> shift & 255) &+ 1] &+= 1 }
      for byte in 1...255 { starts[byte] &+= starts[byte - 1] }
      for number in order {
        let byte = Int(truncatingIfNeeded: words[number].key &>> shift & 255)
        sorted[starts[byte]] = number
        starts[byte] &+= 1
      }
      swap(&order, &sorted)
    }
    return order
  }

  /// The lists of all words in an order, one behind the other; the size of each is where it ends then.
  private mutating func makeLists(_ order: [Int]) -> [UInt8] {
    var size: UInt32 = 0
    for number in order {
      let own = words[number].size
      (words[number].size, words[number].nextRow, size) = (size, 0, size + own)
    }
    let made = [UInt8](unsafeUninitializedCapacity: Int(size)) { made, count in
      count = Int(size)
      var next = 0
      while next < rows.count {
        let (row, end) = (rows[next], next &+ 2)
        next = end
        for _ in 0..<rows[end &- 1] {
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
    // What an ordinary folder needs is kept for the next one.
    rows.removeAll(keepingCapacity: rows.count < 1 << 20)
    return made
  }
}
