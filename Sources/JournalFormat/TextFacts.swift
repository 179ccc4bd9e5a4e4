import JournalModel

/// What one pass over the bytes of a file tells: words, and what makes it no text.
struct TextFacts {
  /// Words of the body: runs of bytes between spaces and line ends.
  var wordCount: Int32 = 0
  /// Whether the body may have a tag, `#calm`: a `#` and what is neither blank nor a `#`.
  var mayHaveTags = false
  /// The offset of the first NUL byte.
  var nul: Int?
  /// The offset of the first byte that is no UTF-8.
  var invalidUTF8: Int?

  /// Looks at sixteen bytes at a time: every file of a journal comes through here when it is indexed.
  init(_ bytes: UnsafeBufferPointer<UInt8>, body: Range<Int>) {
    var scan = unsafe Scan(bytes)
    scan.run(to: body.lowerBound)
    scan.words = 0
    scan.isInWord = false
    scan.hasMarks = false
    scan.run(to: bytes.count)
    wordCount = Int32(clamping: scan.words)
    mayHaveTags = scan.hasMarks
    if scan.hasNUL { nul = unsafe bytes.firstIndex(of: 0) }
    if scan.hasHighBytes { invalidUTF8 = unsafe TextFacts.firstInvalid(bytes) }
  }

  private typealias Lanes = SIMD16<UInt8>

  @safe private struct Scan {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    var words = 0
    var isInWord = false
    var hasNUL = false
    var hasHighBytes = false
    var hasMarks = false

    private static let mark = UInt8(ascii: "#")

    init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

    mutating func run(to end: Int) {
      // After the first byte, a word begins at a printing byte after one that prints nothing.
      if offset < end { step() }
      let raw = unsafe UnsafeRawBufferPointer(bytes)
      let (blank, mark) = (Lanes(repeating: 0x20), Lanes(repeating: Scan.mark))
      var (seen, nuls, marks) = (Lanes(), Lanes(), Lanes())
      var offset = offset
      while offset + 16 <= end {
        // Sixteen counters of a byte each, emptied before they can overflow.
        var counters = Lanes()
        let limit = min(end, offset + 255 * 16)
        while offset &+ 16 <= limit {
          let here = unsafe raw.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
          let before = unsafe raw.loadUnaligned(fromByteOffset: offset &- 1, as: Lanes.self)
          unsafe counters &-= unsafeBitCast((here .> blank) .& (before .<= blank), to: Lanes.self)
          seen |= here
          unsafe nuls |= unsafeBitCast(here .== Lanes(), to: Lanes.self)
          unsafe marks |= unsafeBitCast((before .== mark) .& (here .> mark), to: Lanes.self)
          offset &+= 16
        }
        words += Int(SIMD16<UInt16>(truncatingIfNeeded: counters).wrappedSum())
      }
      if offset > self.offset { isInWord = unsafe bytes[offset - 1] > 0x20 }
      self.offset = offset
      hasHighBytes = hasHighBytes || seen.max() >= 0x80
      hasNUL = hasNUL || nuls.max() > 0
      hasMarks = hasMarks || marks.max() > 0
      while self.offset < end { step() }
    }

    private mutating func step() {
      let byte = unsafe bytes[offset]
      hasHighBytes = hasHighBytes || byte >= 0x80
      hasNUL = hasNUL || byte == 0
      hasMarks = unsafe hasMarks || offset > 0 && bytes[offset - 1] == Scan.mark && byte > Scan.mark
      let isPrinted = byte > 0x20
      if isPrinted, !isInWord { words += 1 }
      isInWord = isPrinted
      offset += 1
    }
  }

  /// The first byte that begins no scalar; accented letters and typographic marks, the usual ones, take no
  /// detour.
  private static func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset < bytes.count {
      while offset + 16 <= bytes.count,
        unsafe (raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          | raw.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)) & 0x8080_8080_8080_8080 == 0
      {
        offset += 16
      }
      if offset == bytes.count { break }
      if offset + 8 <= bytes.count {
        let chunk = unsafe UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        // To the first byte that is not ASCII.
        offset += (chunk & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
        if chunk & 0x8080_8080_8080_8080 == 0 { continue }
      } else if unsafe bytes[offset] < 0x80 {
        offset += 1
        continue
      }
      let first = unsafe bytes[offset]
      if first >= 0xC2, first < 0xE0, offset + 1 < bytes.count, unsafe bytes[offset + 1] & 0xC0 == 0x80 {
        offset += 2
        continue
      }
      guard let (_, length) = unsafe Folding.scalar(in: bytes, at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  /// The characters (Unicode scalars) of bytes.
  static func characterCount(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    unsafe bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// Whether a file is what git-lfs puts in the place of one that it has not fetched.
  ///
  /// - Source: git-lfs, docs/spec.md, "The Pointer".
  static func isLFSPointer(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard unsafe bytes.first == UInt8(ascii: "v"), bytes.count < 1024 else { return false }
    return ["git-lfs", "hawser"].contains {
      unsafe bytes.starts(with: "version https://\($0).github.com/spec/".utf8)
    }
  }

  /// Whether a file has nothing that is a text: a crash leaves NUL bytes where the text should be, too.
  static func isEmpty(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = unsafe bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return unsafe text.allSatisfy { $0 == 0 || $0 == 0x20 || 0x09...0x0D ~= $0 }
  }

  /// Whether a file is what age makes, and all of it, as far as nobody needs a key to tell: an armoured one
  /// has an end, and before that lines of one length, of which the last may be shorter.
  ///
  /// - Source: age-encryption.org/v1, "ASCII armor".
  static func isWholeSeal(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if unsafe bytes.starts(with: "age-encryption.org/v1".utf8) { return true }
    guard unsafe bytes.starts(with: "-----BEGIN AGE ENCRYPTED FILE-----".utf8),
      let end = unsafe endOfArmour(bytes), end > 34
    else { return false }
    let lines = unsafe bytes[34..<end].split { $0 == 0x0A || $0 == 0x0D }
    let widths = unsafe lines.map(\.count)
    let isText = unsafe lines.joined().allSatisfy { base64.contains($0) }
    let last = widths.last ?? 0
    return isText && Set(widths.dropLast()).count < 2 && last <= widths.first ?? 0 && last % 4 == 0
  }

  private static let base64 = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=".utf8)

  /// Where the last line of a text begins that ends as armour does; `nil` for any other.
  static func endOfArmour(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let line = "-----END AGE ENCRYPTED FILE-----".utf8
    guard let end = unsafe bytes.lastIndex(where: { $0 > 0x20 }), end >= line.count,
      unsafe bytes[...end].suffix(line.count).elementsEqual(line)
    else { return nil }
    return end - line.count + 1
  }

  /// The tool that encrypted a file, by its first bytes.
  static func encryption(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    // Nearly all files begin with `---` and a line end: one look tells them apart.
    guard bytes.count > 10, unsafe bytes[0] == 0 || bytes[0] == 0x61 || bytes[4] == 0x2D else { return nil }
    let marks: [(String, String)] = [
      ("\0GITCRYPT\0", "git-crypt"), ("age-encryption.org/v1", "age"),
      ("-----BEGIN AGE ENCRYPTED FILE-----", "age"), ("-----BEGIN PGP MESSAGE-----", "PGP"),
    ]
    return marks.first { unsafe bytes.starts(with: $0.0.utf8) }?.1
  }
}
