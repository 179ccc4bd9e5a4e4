/// Makes the signatures of one record after the other, in memory of its own.
package struct SignatureBuilder {
  /// The words so far that are ASCII and have up to eight bytes, the first byte lowest. Capitals are small letters.
  private var short: [UInt64] = []
  private var shortCount = 0
  /// The entries of the other words so far.
  private var entries: [UInt64] = []
  private var numbers: [UInt64] = []
  private var folded: [UInt8] = []
  private let patterns = WordSignature.patterns
  /// For the lowest bits of a run's mask, the bytes of the run among eight.
  private let byteMasks = (0..<256).map { bits in
    UInt64.max >> UInt64(64 - 8 * min((~UInt64(bits)).trailingZeroBitCount, 8))
  }

  /// A builder for any number of records.
  package init() {}

  /// Adds the words of a text.
  package mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    // Between two words there is at least one byte.
    Self.makeRoom(in: &short, for: shortCount + text.count / 2 + 1)
    let raw = UnsafeRawBufferPointer(text)
    var (start, before) = (0, false)
    while start &+ Self.windowSize <= raw.count {
      before = addWindow(raw, at: start, of: text, from: start, isInRun: before)
      start &+= Self.windowStep
    }
    if start == raw.count { return }
    // The last bytes, and zeros behind them.
    withUnsafeTemporaryAllocation(byteCount: Self.windowSize * 2, alignment: 16) { padded in
      padded.initializeMemory(as: UInt8.self, repeating: 0)
      padded.copyMemory(from: UnsafeRawBufferPointer(rebasing: raw[start...]))
      let last = UnsafeRawBufferPointer(padded)
      before = addWindow(last, at: 0, of: text, from: start, isInRun: before)
      _ = addWindow(last, at: Self.windowStep, of: text, from: start + Self.windowStep, isInRun: before)
    }
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
    var count = Self.usualCount(words: shortCount + entries.count / 2)
    let bits = fill(count)
    if bits * 2 > count * 64 {
      count = Self.count(entries: entries.count + shortCount * 2)
      _ = fill(count)
    } else {
      // What an entry sets are mostly bits of its own.
      let needed = Self.count(entries: bits / WordSignature.bitsSet)
      while needed * 2 <= count, count.isMultiple(of: 2) { count = halve(count) }
    }
    shortCount = 0
    entries.removeAll(keepingCapacity: true)
    return numbers.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<(count * 8)])) }
  }

  private static func makeRoom(in memory: inout [UInt64], for count: Int) {
    if memory.count < count { memory = memory + [UInt64](repeating: 0, count: count * 2 - memory.count) }
  }
}

extension SignatureBuilder {
  /// So many bytes are looked at together, and so many of them for the beginning of a word: of each its first nine bytes
  /// are known then.
  private static let windowSize = 64
  private static let windowStep = 56

  /// Adds the words that begin in a window.
  ///
  /// - Parameters:
  ///   - place: Where the window is in `bytes`; `start` is where it is in the whole text.
  ///   - isInRun: Whether the byte before the window is one of a run.
  /// - Returns: The same for the next window.
  @inline(__always)
  private mutating func addWindow(
    _ bytes: UnsafeRawBufferPointer, at place: Int, of text: UnsafeBufferPointer<UInt8>, from start: Int,
    isInRun: Bool
  ) -> Bool {
    let runs = WordRuns.mask(bytes, at: place)
    var starts = runs & ~(runs &<< 1 | (isInRun ? 1 : 0)) & (1 &<< 56 &- 1)
    var count = shortCount
    var slow: UInt64 = 0
    short.withUnsafeMutableBufferPointer { short in
      byteMasks.withUnsafeBufferPointer { byteMasks in
        while starts != 0 {
          let first = starts.trailingZeroBitCount
          let run = runs &>> UInt64(truncatingIfNeeded: first)
          let mask = byteMasks[Int(truncatingIfNeeded: run & 0xFF)]
          let word = UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: place &+ first, as: UInt64.self))
          if run & 0x1FF == 0x1FF || word & mask & WordRuns.highBits != 0 {
            slow |= starts & (0 &- starts)
          } else {
            short[count] = (word | WordRuns.spaces) & mask
            count &+= 1
          }
          starts &= starts &- 1
        }
      }
    }
    shortCount = count
    while slow != 0 {
      let run = WordRuns.run(in: text, from: start &+ slow.trailingZeroBitCount)
      addSlowly(UnsafeBufferPointer(rebasing: text[run]))
      slow &= slow &- 1
    }
    return runs & (1 &<< 55) != 0
  }

  /// Words that are long, or have letters beyond ASCII; what is no word there ends one.
  private mutating func addSlowly(_ run: UnsafeBufferPointer<UInt8>) {
    if let word = WordHash(ascii: run) { return add(word) }
    var word = WordHash()
    var index = 0
    while index < run.count {
      let byte = run[index]
      if byte < 0x80 {
        word.add(byte | 0x20)
        index += 1
        continue
      }
      if let letter = Folding.plainLatin(in: run, at: index) {
        word.add(letter)
        index += 2
        continue
      }
      let (scalar, length) = Folding.scalar(in: run, at: index) ?? (" ", 1)
      switch FoldedText.role(of: scalar) {
      case .letter:
        folded.removeAll(keepingCapacity: true)
        Folding.fold(UnsafeBufferPointer(rebasing: run[index..<index + length]), into: &folded)
        for byte in folded { word.add(byte) }
      case .mark: break
      case .separator:
        add(word)
        word = WordHash()
      }
      index += length
    }
    add(word)
  }

  private mutating func add(_ word: WordHash) {
    if word.isEmpty { return }
    var word = word
    word.end()
    // A word of a script without spaces is never asked for as a whole.
    if UInt8(truncatingIfNeeded: word.head) < FoldedText.firstUnspaced { entries.append(word.entry) }
    if let beginning = word.beginning { entries.append(beginning) }
  }

  /// How many numbers prose of so many words needs: the more words, the more of them were there before.
  private static func usualCount(words: Int) -> Int {
    let entries = min(words, 128) * 4 / 3 + max(min(words, 512) - 128, 0) + max(words - 512, 0) * 2 / 3
    let count = count(entries: entries)
    // So that it can be halved.
    return count < 8 ? count : (count + 3) & ~3
  }

  private static func count(entries: Int) -> Int {
    let bytes = (entries * WordSignature.bitsPerEntry + 63) / 64 * 8
    return min(max(bytes, WordSignature.sizes.lowerBound), WordSignature.sizes.upperBound) / 8
  }

  /// Makes the signature, of so many numbers.
  ///
  /// - Returns: How many of its bits are set.
  private mutating func fill(_ count: Int) -> Int {
    Self.makeRoom(in: &numbers, for: count)
    return numbers.withUnsafeMutableBufferPointer { numbers in
      patterns.withUnsafeBufferPointer { patterns in
        func add(_ entry: UInt64) {
          numbers[WordSignature.place(of: entry, among: count)] |=
            patterns[WordSignature.pattern(of: entry)].littleEndian
        }
        numbers[..<count].update(repeating: 0)
        short.withUnsafeBufferPointer { short in
          for index in 0..<shortCount {
            add(WordHash.entry(short: short[index]))
            add(WordHash.entry(beginning: short[index]))
          }
        }
        for entry in entries { add(entry) }
        return numbers[..<count].reduce(0) { $0 &+ $1.nonzeroBitCount }
      }
    }
  }

  /// Makes the signature one of half as many numbers: the places of entries grow with them.
  private mutating func halve(_ count: Int) -> Int {
    for place in 0..<count / 2 { numbers[place] = numbers[place * 2] | numbers[place * 2 + 1] }
    return count / 2
  }
}
