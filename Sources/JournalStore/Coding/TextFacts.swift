import JournalModel
import YAMLCodec

/// What one pass over the bytes of a file tells: words, and what makes it no text.
struct TextFacts {
  /// Words of the body: runs of bytes between spaces and line ends.
  var wordCount: Int32 = 0
  /// The offset of the first NUL byte.
  var nul: Int?
  /// The offset of the first byte that is no UTF-8.
  var invalidUTF8: Int?

  /// Looks at eight bytes at a time: every file of a journal comes through here when it is indexed.
  init(_ bytes: UnsafeBufferPointer<UInt8>, body: Range<Int>) {
    var scan = Scan(bytes)
    scan.run(to: body.lowerBound)
    scan.words = 0
    scan.isInWord = false
    scan.run(to: bytes.count)
    wordCount = Int32(clamping: scan.words)
    if scan.hasNUL { nul = bytes.firstIndex(of: 0) }
    if scan.hasHighBytes { invalidUTF8 = TextFacts.firstInvalid(bytes) }
  }

  private struct Scan {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    var words = 0
    var isInWord = false
    var hasNUL = false
    var hasHighBytes = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private static func sum(of counters: UInt64) -> Int {
      var counters = counters
      var sum = 0
      while counters != 0 {
        sum += Int(counters & 0xFF)
        counters >>= 8
      }
      return sum
    }

    mutating func run(to end: Int) {
      let raw = UnsafeRawBufferPointer(bytes)
      let high: UInt64 = 0x8080_8080_8080_8080
      var before: UInt64 = isInWord ? 0x80 : 0
      var seen: UInt64 = 0
      var nuls: UInt64 = 0
      var offset = offset
      while offset + 8 <= end {
        // Eight counters of a byte each, emptied before they can overflow: plain x86-64 has no instruction to count bits.
        var counters: UInt64 = 0
        let limit = min(end, offset + 255 * 8)
        while offset + 8 <= limit {
          let chunk = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
          seen |= chunk
          nuls |= (chunk &- 0x0101_0101_0101_0101) & ~chunk
          // The high bit of each byte above 0x20.
          let printed = (((chunk & ~high) &+ 0x5F5F_5F5F_5F5F_5F5F) | chunk) & high
          counters &+= (printed & ~(printed << 8 | before)) >> 7
          before = printed >> 56
          offset += 8
        }
        words += Scan.sum(of: counters)
      }
      hasHighBytes = hasHighBytes || seen & high != 0
      hasNUL = hasNUL || nuls & high != 0
      isInWord = before != 0
      while offset < end {
        let byte = bytes[offset]
        hasHighBytes = hasHighBytes || byte >= 0x80
        hasNUL = hasNUL || byte == 0
        let isPrinted = byte > 0x20
        if isPrinted, !isInWord { words += 1 }
        isInWord = isPrinted
        offset += 1
      }
      self.offset = offset
    }
  }

  /// The first byte that begins no scalar; accented letters and typographic marks, the usual ones, take no detour.
  private static func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset < bytes.count {
      if offset + 8 <= bytes.count {
        let chunk = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        // To the first byte that is not ASCII.
        offset += (chunk & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
        if chunk & 0x8080_8080_8080_8080 == 0 { continue }
      } else if bytes[offset] < 0x80 {
        offset += 1
        continue
      }
      let first = bytes[offset]
      if first >= 0xC2, first < 0xE0, offset + 1 < bytes.count, bytes[offset + 1] & 0xC0 == 0x80 {
        offset += 2
        continue
      }
      guard let (_, length) = Folding.scalar(in: bytes, at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  /// The characters (Unicode scalars) of bytes.
  static func characterCount(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// The tool that encrypted a file, by its first bytes.
  static func encryption(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let marks: [(String, String)] = [
      ("\0GITCRYPT\0", "git-crypt"), ("age-encryption.org/v1", "age"),
      ("-----BEGIN AGE ENCRYPTED FILE-----", "age"), ("-----BEGIN PGP MESSAGE-----", "PGP"),
    ]
    // Nearly all files begin with `---` and a line end: one look tells them apart.
    guard bytes.count > 10, bytes[0] == 0 || bytes[0] == 0x61 || bytes[4] == 0x2D else { return nil }
    return marks.first { bytes.starts(with: $0.0.utf8) }?.1
  }
}
