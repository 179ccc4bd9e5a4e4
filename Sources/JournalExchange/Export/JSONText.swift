import JournalModel

/// JSON on one line, as it grows.
///
/// - Source: RFC 8259. Control characters are escaped, also those that JSON would allow.
struct JSONText {
  var bytes: [UInt8] = []

  mutating func string(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { unsafe escape(UnsafeRawBufferPointer($0)) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a part of a text, which is UTF-8, without quotes: eight bytes at a time where all stand for
  /// themselves.
  mutating func escape(_ text: UnsafeRawBufferPointer) {
    var (start, offset) = (0, 0)
    while offset < text.count {
      if offset &+ 8 <= text.count,
        unsafe JSONText.arePlain(text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      {
        offset &+= 8
        continue
      }
      let byte = unsafe text[offset]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F {
        unsafe append(text, start..<offset)
        start = offset + 1
        escape(byte)
      }
      offset &+= 1
    }
    unsafe append(text, start..<text.count)
  }

  /// Whether none of eight bytes is escaped.
  ///
  /// - Source: "Determine if a word has a zero byte" and the next ones, Bit Twiddling Hacks, Sean Anderson.
  private static func arePlain(_ word: UInt64) -> Bool {
    let each = 0x0101_0101_0101_0101 as UInt64
    func low(_ word: UInt64, _ limit: UInt64) -> UInt64 { (word &- each &* limit) & ~word }
    func has(_ byte: UInt64) -> UInt64 { low(word ^ each &* byte, 1) }
    return (low(word, 0x20) | has(0x22) | has(0x5C) | has(0x7F)) & (each &* 0x80) == 0
  }

  private mutating func append(_ text: UnsafeRawBufferPointer, _ range: Range<Int>) {
    unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[range]))
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x22, 0x5C: append(escaped: byte)
    case 0x0A: append(escaped: UInt8(ascii: "n"))
    case 0x0D: append(escaped: UInt8(ascii: "r"))
    case 0x09: append(escaped: UInt8(ascii: "t"))
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }

  /// A backslash and a letter, without an array of them: each line of a backup ends so.
  private mutating func append(escaped letter: UInt8) {
    bytes.append(0x5C)
    bytes.append(letter)
  }

  mutating func object(_ fields: [Value.Field], depth: Int = 0) {
    bytes.append(UInt8(ascii: "{"))
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes += Array(", ".utf8) }
      string(field.key)
      bytes += Array(": ".utf8)
      value(field.value, depth: depth + 1)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes a value. Beyond 64 levels, deeper than any file that a person understands, `null` stands for
  /// what follows.
  mutating func value(_ value: Value, depth: Int = 0) {
    switch value {
    case _ where depth > 64, .null: bytes += Array("null".utf8)
    case .bool(let truth): bytes += Array((truth ? "true" : "false").utf8)
    case .int(let number): bytes += Array(String(number).utf8)
    case .float(let number): bytes += Array((number.isFinite ? String(describing: number) : "null").utf8)
    case .string(let text): string(text)
    case .map(let fields): object(fields, depth: depth)
    case .list(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes += Array(", ".utf8) }
        self.value(item, depth: depth + 1)
      }
      bytes.append(UInt8(ascii: "]"))
    }
  }
}
