import JournalModel

/// Makes the signatures of one record after the other, in memory of its own.
///
/// The texts of a record are copied, letters beyond ASCII folded on the way; then all words are cut out in
/// one pass, without a look at single bytes.
package struct SignatureBuilder {
  /// The texts so far, a blank behind each. The case of letters is that of the texts.
  private var text: [UInt8] = []
  private var count = 0
  private var folded: [UInt8] = []
  private var numbers: [UInt64] = []
  /// For each length of a word, those of its first eight bytes that it has.
  private let masks = (0..<64).map { length in
    length == 0 ? 0 : UInt64.max >> UInt64(64 - 8 * min(length, 8))
  }

  /// A builder for any number of records.
  package init() {}

  /// Adds the words of a text.
  package mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: text.count + 1)
    var offset = 0
    while true {
      offset = addPlain(text, from: offset)
      if offset == text.count { break }
      offset += addLetter(of: text, at: offset)
      makeRoom(for: text.count - offset + 1)
    }
    self.text[count] = UInt8(ascii: " ")
    count += 1
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
    let largest = WordSignature.sizes.upperBound / 8
    var size = Self.usualSize(ofBytes: count)
    var fullness = fill(size)
    while fullness > 0.4, size < largest {
      size = min(size * 2, largest)
      fullness = fill(size)
    }
    while fullness < 0.16, size > 1 {
      size /= 2
      fullness = fill(size)
    }
    count = 0
    return numbers.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<(size * 8)])) }
  }
}

// MARK: Taking the texts

extension SignatureBuilder {
  /// What is read and written beyond the end.
  private static let padding = 80

  private mutating func makeRoom(for more: Int) {
    let needed = count + more + Self.padding
    if text.count < needed { text += [UInt8](repeating: 0, count: needed * 2 - text.count) }
  }

  /// Copies ASCII, and Latin letters with marks without these, up to the first other letter.
  ///
  /// - Returns: Where that is.
  private mutating func addPlain(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let source = UnsafeRawPointer(bytes.baseAddress) else { return start }
    var (offset, end) = (start, count)
    text.withUnsafeMutableBytes { text in
      guard let target = text.baseAddress else { return }
      while offset < bytes.count {
        if offset &+ 16 <= bytes.count {
          let first = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          let second = source.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
          target.storeBytes(of: first, toByteOffset: end, as: UInt64.self)
          target.storeBytes(of: second, toByteOffset: end &+ 8, as: UInt64.self)
          if (first | second) & WordRuns.highBits == 0 {
            offset &+= 16
            end &+= 16
            continue
          }
          let isInFirst = first & WordRuns.highBits != 0
          let marks = UInt64(littleEndian: isInFirst ? first : second) & WordRuns.highBits
          let plain = (isInFirst ? 0 : 8) &+ marks.trailingZeroBitCount &>> 3
          offset &+= plain
          end &+= plain
        } else if bytes[offset] < 0x80 {
          target.storeBytes(of: bytes[offset], toByteOffset: end, as: UInt8.self)
          offset &+= 1
          end &+= 1
          continue
        }
        guard let letter = Folding.plainLatin(in: bytes, at: offset) else { return }
        target.storeBytes(of: letter, toByteOffset: end, as: UInt8.self)
        offset &+= 2
        end &+= 1
      }
    }
    count = end
    return offset
  }

  /// Adds any letter beyond ASCII, as ``FoldedText`` reads it.
  ///
  /// - Returns: How many bytes it has.
  private mutating func addLetter(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let (scalar, length) = Folding.scalar(in: bytes, at: offset) ?? (" ", 1)
    switch FoldedText.role(of: scalar) {
    case .letter:
      folded.removeAll(keepingCapacity: true)
      Folding.fold(UnsafeBufferPointer(rebasing: bytes[offset..<offset + length]), into: &folded)
      makeRoom(for: folded.count)
      for letter in WordKey.letters(folded) {
        text[count] = letter
        count += 1
      }
    case .mark: break
    case .separator:
      text[count] = UInt8(ascii: " ")
      count += 1
    }
    return length
  }
}

// MARK: Making the signature

extension SignatureBuilder {
  /// How many numbers prose of so many bytes needs.
  ///
  /// - Source: Heaps' law, "the vocabulary grows as a power of the length"; English and French texts of 100
  ///   to 16,000 bytes have about as many words and beginnings as the power 3/4 of their bytes says, which
  ///   these straight lines follow.
  private static func usualSize(ofBytes count: Int) -> Int {
    let entries =
      (count * 7 + min(count, 6400) * 3 + min(count, 1600) * 4 + min(count, 400) * 5 + min(count, 100) * 13)
      / 100
    return min(entries * WordSignature.bitsPerEntry / 64 + 1, WordSignature.sizes.upperBound / 8)
  }

  /// Makes the signature, of so many numbers.
  ///
  /// - Returns: Which part of its bits is set.
  private mutating func fill(_ size: Int) -> Double {
    if numbers.count < size { numbers = [UInt64](repeating: 0, count: size * 2) }
    // Behind the last text there are no words.
    makeRoom(for: 0)
    for offset in count..<count + Self.padding { text[offset] = 0 }
    var numbers: [UInt64] = []
    swap(&numbers, &self.numbers)
    numbers.withUnsafeMutableBufferPointer { numbers in
      let numbers = UnsafeMutableBufferPointer(rebasing: numbers[..<size])
      numbers.update(repeating: 0)
      text.withUnsafeBytes { addWords(of: $0, to: numbers) }
    }
    swap(&numbers, &self.numbers)
    return fullness(size)
  }

  /// Adds the words of all texts.
  ///
  /// 64 bytes are looked at together, then the 64 that begin 48 bytes on: of a word that begins in bytes 1 to
  /// 48 of them, it is known that it does, and how long it is as far as that counts.
  private func addWords(of text: UnsafeRawBufferPointer, to numbers: UnsafeMutableBufferPointer<UInt64>) {
    WordSignature.patterns.withUnsafeBufferPointer { patterns in
      masks.withUnsafeBufferPointer { masks in
        guard let base = text.baseAddress else { return }
        func set(_ entry: UInt64, _ sort: WordSignature.Sort) {
          let (number, pattern) = WordSignature.bits(of: entry, sort, among: numbers.count)
          numbers[number] |= patterns[pattern].littleEndian
        }
        func load(_ offset: Int) -> UInt64 {
          UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) | WordRuns.spaces
        }
        var runs: UInt64 = 0
        var window = -16
        while window &+ 1 < count {
          runs = runs &>> 48 | WordRuns.mask48(base + (window &+ 16)) &<< 16
          let ends = ~runs | 1 &<< 63
          var starts = runs & ~(runs &<< 1) & 0x1_FFFF_FFFF_FFFE
          while starts != 0 {
            let first = starts.trailingZeroBitCount
            var length = (ends &>> UInt64(truncatingIfNeeded: first)).trailingZeroBitCount
            let start = window &+ first
            let head = load(start) & masks[length]
            var entry = head
            if length > 8 {
              length = min(length, WordKey.size)
              entry = WordKey.entry(
                head: head, tail: load(start &+ length &- 8), length: UInt64(truncatingIfNeeded: length))
            }
            set(entry, .word)
            set(WordKey.entry(beginning: head), .beginning)
            starts &= starts &- 1
          }
          window &+= 48
        }
      }
    }
  }

  /// Which part of the bits is set; the first numbers are as full as the others.
  private func fullness(_ size: Int) -> Double {
    let count = min(size, 16)
    var bits = 0
    for index in 0..<count { bits &+= numbers[index].nonzeroBitCount }
    return Double(bits) / Double(count * 64)
  }
}
