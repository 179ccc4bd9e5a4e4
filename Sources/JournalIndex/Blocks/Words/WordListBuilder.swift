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
  /// The rows that have each word.
  private var lists = ByteLists()
  private var copy = FoldedCopy()

  private struct Word {
    var key: UInt64 = 0
    /// Where its list begins, and where it goes on; 0 for none yet.
    var first: UInt32 = 0
    var end: UInt32 = 0
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
    append(row: UInt32(row))
    used.removeAll(keepingCapacity: true)
  }

  /// Appends a row to the lists of its words. To most of them it adds one byte that has room.
  private mutating func append(row: UInt32) {
    var (lists, used) = (ByteLists(), [UInt32]())
    swap(&lists, &self.lists)
    swap(&used, &self.used)
    withWords { _, words, _ in
      var left = 0
      used.withUnsafeMutableBufferPointer { used in
        lists.withBytes { bytes in
          for number in used {
            let (word, distance) = (Int(number), row &- words[Int(number)].nextRow)
            let end = Int(words[word].end)
            if distance < 64, words[word].worth == 1, bytes[end] == 0 {
              bytes[end] = UInt8(truncatingIfNeeded: distance &<< 1)
              words[word].end &+= 1
              words[word].nextRow = row &+ 1
            } else {
              used[left] = number
              left &+= 1
            }
          }
        }
      }
      for number in used[..<left] {
        let word = Int(number)
        if words[word].end == 0 {
          words[word].first = lists.begin()
          words[word].end = words[word].first
        }
        WordRows.put(
          row &- words[word].nextRow, words[word].worth, into: &lists, at: &words[word].end)
        words[word].nextRow = row &+ 1
      }
    }
    swap(&lists, &self.lists)
    swap(&used, &self.used)
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

  /// The parts that ``WordList`` reads; all words are forgotten.
  ///
  /// - Parameter copied: the words of another block, with the row that each of its rows has become; -1 for
  ///   those that are left out.
  mutating func finish(with copied: (words: WordList, rows: [Int])?) -> (table: [UInt8], pieces: [UInt8]) {
    let order = inOrder()
    var writer = WordListWriter(capacity: lists.count)
    var next = 0
    _ = copied?.words.forEach { key, copiedRows in
      while next < order.count, words[order[next]].key < key { add(order[next], to: &writer, &next) }
      var own: [UInt8] = []
      if next < order.count, words[order[next]].key == key {
        let word = words[order[next]]
        if word.end > 0 { lists.forEachPart(of: word.first, to: word.end) { own += $0 } }
        next += 1
      }
      writer.add(key, own, merging: copiedRows, as: copied?.rows ?? [])
    }
    while next < order.count { add(order[next], to: &writer, &next) }
    (words[0], count, text) = (Word(), 1, 0)
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    lists.removeAll()
    return writer.finish()
  }

  private func add(_ number: Int, to writer: inout WordListWriter, _ next: inout Int) {
    let word = words[number]
    if word.end > 0 { writer.add(word.key, lists, from: word.first, to: word.end) }
    next += 1
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
}
