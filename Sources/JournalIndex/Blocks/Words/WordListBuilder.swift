import JournalModel

/// Collects the words of a folder's records: what each is worth to a search in each row. Written, they are a
/// ``WordList``.
package struct WordListBuilder {
  /// In the order in which they came, and room for more; the first one has the key 0 and stands in the rows
  /// of which nothing is known. Mostly no file has changed, and no word follows.
  private var words = [Word()]
  private var count = 1
  /// Numbers of words at the slots that their keys lead to; 0 for none.
  private var slots = [UInt32](repeating: 0, count: 2)
  /// The keys of the words of the text at hand.
  private var keys: [UInt64] = []
  /// The words of the row at hand.
  private var used: [UInt32] = []
  /// The number of the text at hand, and that of the first text of the row.
  private var (text, firstText): (UInt32, UInt32) = (0, 1)
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
    if let body = unsafe body, count < Self.mostWordsOfAll {
      unsafe add(body, weight: SearchField.weights.text)
      var memory: [UInt8] = []
      unsafe SearchField.forEach(in: record, &memory) { unsafe add($0, weight: $1) }
    }
    if unsafe body == nil || count >= Self.mostWordsOfAll || used.count > Self.mostWords {
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
    unsafe withWords { _, words, _ in
      var left = 0
      unsafe used.withUnsafeMutableBufferPointer { used in
        unsafe lists.withBytes { bytes in
          for place in used.indices {
            let number = unsafe used[place]
            let (word, distance) = unsafe (Int(number), row &- words[Int(number)].nextRow)
            let end = unsafe Int(words[word].end)
            if distance < 64, unsafe words[word].worth == 1, unsafe bytes[end] == 0 {
              unsafe bytes[end] = UInt8(truncatingIfNeeded: distance &<< 1)
              unsafe words[word].end &+= 1
              unsafe words[word].nextRow = row &+ 1
            } else {
              unsafe used[left] = number
              left &+= 1
            }
          }
        }
      }
      for number in used[..<left] {
        let word = Int(number)
        if unsafe words[word].end == 0 {
          unsafe words[word].first = lists.begin()
          unsafe words[word].end = unsafe words[word].first
        }
        unsafe WordRows.put(
          row &- words[word].nextRow, words[word].worth, into: &lists, at: &words[word].end)
        unsafe words[word].nextRow = row &+ 1
      }
    }
    swap(&lists, &self.lists)
    swap(&used, &self.used)
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, weight: Int) {
    text &+= 1
    keys.removeAll(keepingCapacity: true)
    unsafe copy.take(bytes)
    // In scripts without spaces a word is found within others: these are left to the text.
    let (copy, unspaced) = (copy, FoldedText.firstUnspaced)
    unsafe copy.forEachWord { start, length in
      if unsafe start.load(as: UInt8.self) < unspaced { unsafe keys.append(WordKey.of(start, length)) }
    }
    // Each new word is one of the row's, too.
    makeRoom(for: min(keys.count, Self.mostWords + 1))
    unsafe withWords { builder, words, slots in
      for key in builder.keys where builder.used.count <= Self.mostWords {
        unsafe builder.use(key, weight: UInt32(weight), words, slots)
      }
    }
  }

  @inline(__always)
  private mutating func use(
    _ key: UInt64, weight: UInt32, _ words: UnsafeMutableBufferPointer<Word>,
    _ slots: UnsafeMutableBufferPointer<UInt32>
  ) {
    var slot = Self.slot(of: key, slots.count)
    while unsafe slots[slot] > 0, unsafe words[Int(slots[slot])].key != key {
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    if unsafe slots[slot] == 0 {
      unsafe slots[slot] = UInt32(truncatingIfNeeded: count)
      unsafe words[count] = Word(key: key)
      count &+= 1
    }
    let number = unsafe Int(slots[slot])
    if unsafe words[number].text < firstText {
      unsafe used.append(slots[slot])
      unsafe words[number].worth = 0
    }
    if unsafe words[number].text != text { unsafe (words[number].text, words[number].count) = (text, 0) }
    if unsafe words[number].count < SearchField.enough {
      unsafe words[number].count &+= 1
      unsafe words[number].worth &+= weight
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
    unsafe words.withUnsafeMutableBufferPointer { words in
      unsafe slots.withUnsafeMutableBufferPointer { slots in unsafe body(&self, words, slots) }
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
    var size = max(slots.count, 2048)
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
    _ = unsafe copied?.words.forEach { key, copiedRows in
      while next < order.count, words[order[next]].key < key { add(order[next], to: &writer, &next) }
      var own: [UInt8] = []
      if next < order.count, words[order[next]].key == key {
        let word = words[order[next]]
        if word.end > 0 { unsafe lists.forEachPart(of: word.first, to: word.end) { unsafe own += $0 } }
        next += 1
      }
      unsafe writer.add(key, own, merging: copiedRows, as: copied?.rows ?? [])
    }
    while next < order.count { add(order[next], to: &writer, &next) }
    (words[0], count, text) = (Word(), 1, 0)
    unsafe slots.withUnsafeMutableBufferPointer { unsafe $0.update(repeating: 0) }
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
      unsafe order.withUnsafeBufferPointer { order in
        unsafe sorted.withUnsafeMutableBufferPointer { sorted in
          unsafe withUnsafeTemporaryAllocation(of: Int.self, capacity: 257) { starts in
            unsafe starts.initialize(repeating: 0)
            for index in order.indices {
              unsafe starts[Int(truncatingIfNeeded: order[index].key &>> shift & 255) &+ 1] &+= 1
            }
            for byte in 1...255 { unsafe starts[byte] &+= starts[byte &- 1] }
            for index in order.indices {
              let word = unsafe order[index]
              let byte = Int(truncatingIfNeeded: word.key &>> shift & 255)
              unsafe sorted[starts[byte]] = word
              unsafe starts[byte] &+= 1
            }
          }
        }
      }
      swap(&order, &sorted)
    }
    return order.map(\.number)
  }
}
