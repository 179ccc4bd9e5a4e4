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
  /// The words of the row at hand, and room for more.
  private var used: [UInt32] = []
  private var usedCount = 0
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
    if unsafe body == nil || count >= Self.mostWordsOfAll || usedCount > Self.mostWords {
      (used, usedCount, words[0].worth) = ([0], 1, 1)
    }
    append(row: UInt32(row))
    usedCount = 0
  }

  /// Appends a row to the lists of its words. To most of them it adds one or two bytes that have room.
  private mutating func append(row: UInt32) {
    unsafe withWords { builder, words, _, used in
      var left = 0
      let count = builder.usedCount
      unsafe builder.lists.withBytes { bytes in
        for place in 0..<count {
          let number = unsafe used[place]
          let (word, distance) = unsafe (Int(number), row &- words[Int(number)].nextRow)
          let (end, worth) = unsafe (Int(words[word].end), words[word].worth)
          if distance < 64, worth < 128, unsafe bytes[end] | bytes[end &+ 1] == 0 {
            let isMore: UInt32 = worth > 1 ? 1 : 0
            unsafe bytes[end] = UInt8(truncatingIfNeeded: distance &<< 1 | isMore)
            unsafe bytes[end &+ 1] = UInt8(truncatingIfNeeded: worth &* isMore)
            unsafe words[word].end &+= 1 &+ isMore
            unsafe words[word].nextRow = row &+ 1
          } else {
            unsafe used[left] = number
            left &+= 1
          }
        }
      }
      for place in 0..<left {
        let word = unsafe Int(used[place])
        if unsafe words[word].end == 0 {
          unsafe words[word].first = builder.lists.begin()
          unsafe words[word].end = unsafe words[word].first
        }
        unsafe WordRows.put(
          row &- words[word].nextRow, words[word].worth, into: &builder.lists, at: &words[word].end)
        unsafe words[word].nextRow = row &+ 1
      }
    }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, weight: Int) {
    text &+= 1
    unsafe copy.take(bytes)
    // In scripts without spaces a word is found within others: these are left to the text.
    let (copy, unspaced) = (copy, FoldedText.firstUnspaced)
    // So many are counted at a time, which is the room that there is without asking for memory.
    unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 128) { keys in
      var keyCount = 0
      unsafe copy.forEachWord { start, length in
        unsafe keys[keyCount] = WordKey.of(start, length)
        keyCount &+= unsafe start.load(as: UInt8.self) < unspaced ? 1 : 0
        if keyCount == keys.count {
          unsafe use(UnsafeBufferPointer(keys), weight: UInt32(weight))
          keyCount = 0
        }
      }
      unsafe use(UnsafeBufferPointer(rebasing: keys[..<keyCount]), weight: UInt32(weight))
    }
  }

  /// Counts words of the text at hand.
  ///
  /// Where they are in memory is asked for all of them first, and nothing else depends on whether a text or a
  /// row had a word before, which no processor foretells.
  private mutating func use(_ keys: UnsafeBufferPointer<UInt64>, weight: UInt32) {
    makeRoom(for: keys.count)
    let (text, firstText, enough) = (text, firstText, UInt32(SearchField.enough))
    unsafe withWords { builder, words, slots, used in
      unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: keys.count) { numbers in
        for place in keys.indices {
          let number = unsafe slots[Self.slot(of: keys[place], slots.count)]
          unsafe numbers[place] = unsafe words[Int(number)].key == keys[place] ? number : 0
        }
        var usedCount = builder.usedCount
        for place in keys.indices where usedCount <= Self.mostWords {
          var number = unsafe Int(numbers[place])
          if number == 0 { number = unsafe builder.number(of: keys[place], words, slots) }
          let word = unsafe words[number]
          // Bit by bit, as what a comparison says is made a jump.
          let isNew = (word.text &- firstText) &>> 31
          unsafe used[usedCount] = UInt32(truncatingIfNeeded: number)
          usedCount &+= Int(isNew)
          let count = word.text == text ? word.count : 0
          unsafe words[number].text = text
          unsafe words[number].count = min(count &+ 1, enough)
          unsafe words[number].worth = word.worth & (isNew &- 1) &+ (count < enough ? weight : 0)
        }
        builder.usedCount = usedCount
      }
    }
  }

  /// The number of a word, which may be a new one.
  private mutating func number(
    of key: UInt64, _ words: UnsafeMutableBufferPointer<Word>, _ slots: UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    var slot = Self.slot(of: key, slots.count)
    while unsafe slots[slot] > 0, unsafe words[Int(slots[slot])].key != key {
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    if unsafe slots[slot] == 0 {
      unsafe slots[slot] = UInt32(truncatingIfNeeded: count)
      unsafe words[count] = Word(key: key)
      count &+= 1
    }
    return unsafe Int(slots[slot])
  }

  /// Lends words, slots and what is used: an array that is one's own is asked at each change whether it is
  /// shared.
  @inline(__always)
  private mutating func withWords(
    _ body: (
      inout WordListBuilder, UnsafeMutableBufferPointer<Word>, _ slots: UnsafeMutableBufferPointer<UInt32>,
      _ used: UnsafeMutableBufferPointer<UInt32>
    ) -> Void
  ) {
    var (words, slots, used) = ([Word](), [UInt32](), [UInt32]())
    swap(&words, &self.words)
    swap(&slots, &self.slots)
    swap(&used, &self.used)
    unsafe words.withUnsafeMutableBufferPointer { words in
      unsafe slots.withUnsafeMutableBufferPointer { slots in
        unsafe used.withUnsafeMutableBufferPointer { used in unsafe body(&self, words, slots, used) }
      }
    }
    swap(&words, &self.words)
    swap(&slots, &self.slots)
    swap(&used, &self.used)
  }

  @inline(__always)
  private static func slot(of key: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 32) & (count &- 1)
  }

  private mutating func makeRoom(for more: Int) {
    // Each new word is one of the row's, too; behind the last one, one is written before it is known to be.
    let room = min(usedCount + more, Self.mostWords + 1) + 1
    if used.count < room { used += [UInt32](repeating: 0, count: room * 2 - used.count) }
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
