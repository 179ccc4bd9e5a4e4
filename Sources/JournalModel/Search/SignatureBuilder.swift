/// Makes the signatures of one record after the other, in memory of its own.
package struct SignatureBuilder {
  /// A word that is long, or begins beyond ASCII.
  private struct Word {
    var entry: UInt64
    var head: UInt64
  }

  /// The words so far of up to eight folded bytes, the first byte lowest.
  private var short: [UInt64] = []
  private var shortCount = 0
  /// The other words so far.
  private var other: [Word] = []
  /// Entries of words that were met, each at its place or behind; 0 where there is none.
  private var seen: [UInt64] = []
  private var entries: [UInt64] = []
  private var numbers: [UInt64] = []
  private var folded: [UInt8] = []

  /// A builder for any number of records.
  package init() {}

  /// Adds the words of a text.
  package mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    // Between two words there is at least one byte.
    Self.makeRoom(in: &self.short, for: shortCount + text.count / 2 + 1)
    var short: [UInt64] = []
    swap(&short, &self.short)
    shortCount = short.withUnsafeMutableBufferPointer { short in
      var count = shortCount
      WordRuns.forEach(in: text) { start, end in
        let length = end &- start
        if length <= 8 {
          let mask = UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- length &* 8)
          let word = WordRuns.load(text, at: start) & mask
          if word & WordRuns.highBits == 0 {
            short[count] = word | (WordRuns.spaces & mask)
            count &+= 1
            return
          }
        }
        count = addSlowly(UnsafeBufferPointer(rebasing: text[start..<end]), to: short, count)
      }
      return count
    }
    swap(&short, &self.short)
  }

  /// Adds what is searched of a record beside its body.
  package mutating func add(fieldsOf record: Record) {
    var memory: [UInt8] = []
    swap(&memory, &folded)
    SearchField.forEach(in: record, &memory) { text, _ in add(text) }
    swap(&memory, &folded)
  }

  /// Lends the signature of what was added, and begins the next one. It is good while `body` runs.
  package mutating func finish<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let entryCount = gatherEntries()
    let bytes = (entryCount * WordSignature.bitsPerEntry + 63) / 64 * 8
    let count = min(max(bytes, WordSignature.sizes.lowerBound), WordSignature.sizes.upperBound) / 8
    Self.makeRoom(in: &numbers, for: count)
    shortCount = 0
    other.removeAll(keepingCapacity: true)
    return numbers.withUnsafeMutableBufferPointer { numbers in
      numbers[..<count].update(repeating: 0)
      for entry in entries[..<entryCount] {
        numbers[WordSignature.place(of: entry, among: count)] |= WordSignature.bits(of: entry).littleEndian
      }
      return body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(numbers)[..<(count * 8)]))
    }
  }

  private static func makeRoom(in memory: inout [UInt64], for count: Int) {
    if memory.count < count { memory = memory + [UInt64](repeating: 0, count: count * 2 - memory.count) }
  }
}

extension SignatureBuilder {
  /// Words that are long, or have letters beyond ASCII; what is no word there ends one.
  ///
  /// - Returns: How many short words there are then.
  private mutating func addSlowly(
    _ run: UnsafeBufferPointer<UInt8>, to short: UnsafeMutableBufferPointer<UInt64>, _ count: Int
  ) -> Int {
    var count = count
    var word = WordHash()
    var index = 0
    while index < run.count {
      let byte = run[index]
      if byte < 0x80 {
        word.add(byte | 0x20)
        index += 1
        continue
      }
      let (scalar, length) = Folding.scalar(in: run, at: index) ?? (" ", 1)
      if let letter = Folding.plainLatin(scalar) {
        word.add(letter)
      } else {
        switch FoldedText.role(of: scalar) {
        case .letter:
          folded.removeAll(keepingCapacity: true)
          Folding.fold(UnsafeBufferPointer(rebasing: run[index..<index + length]), into: &folded)
          for byte in folded { word.add(byte) }
        case .mark: break
        case .separator:
          count = end(word, short, count)
          word = WordHash()
        }
      }
      index += length
    }
    return end(word, short, count)
  }

  private mutating func end(
    _ word: WordHash, _ short: UnsafeMutableBufferPointer<UInt64>, _ count: Int
  ) -> Int {
    if word.isEmpty { return count }
    if word.isLong || word.head & 0x80 != 0 {
      other.append(Word(entry: word.entry, head: word.head))
      return count
    }
    short[count] = word.head
    return count + 1
  }

  /// The entries of each word, taken once.
  ///
  /// - Returns: How many there are.
  private mutating func gatherEntries() -> Int {
    let wordCount = shortCount + other.count
    Self.makeRoom(in: &entries, for: wordCount * 2)
    // Half of the places stay empty.
    let bits = max(Int.bitWidth - (wordCount * 2).leadingZeroBitCount, 6)
    Self.makeRoom(in: &seen, for: 1 << bits)
    return entries.withUnsafeMutableBufferPointer { entries in
      seen.withUnsafeMutableBufferPointer { seen in
        var gathering = Gathering(entries: entries, seen: seen, bits: bits)
        short.withUnsafeBufferPointer { short in
          for index in 0..<shortCount {
            gathering.add(WordHash.entry(short: short[index]), short[index])
          }
        }
        for word in other { gathering.add(word.entry, word.head) }
        return gathering.count
      }
    }
  }

  /// Leaves out the words that come again.
  private struct Gathering {
    var entries: UnsafeMutableBufferPointer<UInt64>
    var seen: UnsafeMutableBufferPointer<UInt64>
    let shift: UInt64
    let last: Int
    var count = 0

    init(
      entries: UnsafeMutableBufferPointer<UInt64>, seen: UnsafeMutableBufferPointer<UInt64>, bits: Int
    ) {
      self.entries = entries
      self.seen = seen
      shift = UInt64(64 - bits)
      last = (1 << bits) - 1
      seen[...last].update(repeating: 0)
    }

    @inline(__always)
    mutating func add(_ entry: UInt64, _ head: UInt64) {
      var place = Int(truncatingIfNeeded: entry &>> shift)
      while seen[place] != 0 {
        if seen[place] == entry { return }
        place = (place &+ 1) & last
      }
      seen[place] = entry
      // A word of a script without spaces is never asked for as a whole.
      if UInt8(truncatingIfNeeded: head) < FoldedText.firstUnspaced {
        entries[count] = entry
        count &+= 1
      }
      if let beginning = WordHash.beginning(head) {
        entries[count] = WordHash.entry(beginning: beginning)
        count &+= 1
      }
    }
  }
}
