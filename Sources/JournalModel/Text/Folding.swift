/// Text made alike for comparison: case, accents and the way they are encoded make no difference.
///
/// Works on UTF-8 bytes; bytes that are no UTF-8 stay as they are.
public enum Folding {
  /// The text without case and accents: `Équipe` → `equipe`, `œuvre` → `oeuvre`, `Straße` → `strasse`;
  /// the same for composed (NFC) and decomposed (NFD) text; typographic apostrophes and spaces become the
  /// plain ones.
  public static func folded(_ text: String) -> String { String(decoding: bytes(of: text), as: UTF8.self) }

  /// Whether two texts are alike.
  public static func areAlike(_ left: String, _ right: String) -> Bool { bytes(of: left) == bytes(of: right) }

  /// Whether `text` contains `part`, both folded.
  public static func contains(_ text: String, _ part: String) -> Bool {
    let text = bytes(of: text)
    let part = bytes(of: part)
    guard let first = part.first else { return true }
    guard text.count >= part.count else { return false }
    for start in 0...text.count - part.count where text[start] == first {
      if text[start..<start + part.count].elementsEqual(part) { return true }
    }
    return false
  }

  /// The folded text as UTF-8.
  package static func bytes(of text: String) -> [UInt8] {
    var result: [UInt8] = []
    unsafe text.withBytes { unsafe fold($0, into: &result) }
    return result
  }

  /// Appends the folded text to `result`.
  package static func fold(_ bytes: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
    result.reserveCapacity(result.count + bytes.count)
    var index = 0
    while index < bytes.count {
      let end = unsafe asciiEnd(in: bytes, from: index)
      if end > index {
        unsafe appendLowercase(UnsafeBufferPointer(rebasing: bytes[index..<end]), to: &result)
        index = end
        continue
      }
      guard let (scalar, length) = unsafe scalar(in: bytes, at: index) else {
        unsafe result.append(bytes[index])
        index += 1
        continue
      }
      fold(scalar, into: &result)
      index += length
    }
  }

  /// Where the run of ASCII that begins at an offset ends; eight bytes are looked at together.
  private static func asciiEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var end = start
    while end + 8 <= raw.count,
      unsafe raw.loadUnaligned(fromByteOffset: end, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      end += 8
    }
    while end < raw.count, unsafe raw[end] < 0x80 { end += 1 }
    return end
  }

  /// Appends ASCII; copied first, then changed in place, so that no byte is tested for its own sake.
  private static func appendLowercase(_ ascii: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    let start = result.count
    unsafe result.append(contentsOf: ascii)
    unsafe result.withUnsafeMutableBufferPointer { result in
      for index in start..<result.count {
        let byte = unsafe result[index]
        unsafe result[index] = byte | (byte &- 0x41 < 26 ? 0x20 : 0)
      }
    }
  }

  /// The scalar whose UTF-8 begins at an offset; `nil` where the bytes are no UTF-8.
  ///
  /// - Source: the Unicode Standard, table 3-7 "Well-Formed UTF-8 Byte Sequences".
  @inlinable
  package static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = unsafe bytes[index]
    let length =
      first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, index + length <= bytes.count else { return nil }
    if length == 1 { return (Unicode.Scalar(first), 1) }
    var value = UInt32(first & (0xFF >> UInt8(length + 1)))
    for offset in index + 1..<index + length {
      guard unsafe bytes[offset] & 0xC0 == 0x80 else { return nil }
      value = unsafe value << 6 | UInt32(bytes[offset] & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// What a Latin letter with a mark, at an offset, is folded to where that is one letter of ASCII: the
  /// frequent case, two bytes and no memory.
  @inlinable @inline(__always)
  package static func plainLatin(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt8? {
    guard offset &+ 1 < bytes.count, unsafe 0xC3...0xC9 ~= bytes[offset],
      unsafe bytes[offset &+ 1] & 0xC0 == 0x80
    else {
      return nil
    }
    let letter = unsafe Int(bytes[offset] & 0x1F) &<< 6 | Int(bytes[offset &+ 1] & 0x3F) &- 0xC0
    return FoldingTable.latin.withUTF8Buffer { latin in
      guard letter < latin.count, unsafe latin[letter] &- 0x61 < 26 else { return nil }
      return unsafe latin[letter]
    }
  }

  /// Appends what a scalar beyond ASCII is folded to.
  package static func fold(_ scalar: Unicode.Scalar, into result: inout [UInt8]) {
    switch scalar.value {
    case 0x300...0x36F, 0xAD, 0x200B...0x200D, 0xFE0E, 0xFE0F: break
    case 0xA0, 0x2007, 0x202F: result.append(0x20)
    case 0x2018, 0x2019, 0x02BC: result.append(UInt8(ascii: "'"))
    case 0xC0..<0x250: appendLatin(scalar, FoldingTable.latin, first: 0xC0, to: &result)
    case 0x1E00..<0x1F00: appendLatin(scalar, FoldingTable.latinAdditional, first: 0x1E00, to: &result)
    case 0x3040..<0x3100:
      let kana = FoldingTable.kana(scalar.value)
      appendUTF8(kana?.base ?? scalar.value, to: &result)
      if let kana { appendUTF8(kana.mark, to: &result) }
    case 0x4000..<0xA000: appendUTF8(scalar.value, to: &result)
    case 0xAC00...0xD7A3: appendHangul(scalar.value - 0xAC00, to: &result)
    default: appendLowercase(scalar, to: &result)
    }
  }

  private static func appendLatin(
    _ scalar: Unicode.Scalar, _ table: StaticString, first: UInt32, to result: inout [UInt8]
  ) {
    let letter = table.withUTF8Buffer { unsafe $0[Int(scalar.value - first)] }
    switch letter {
    case UInt8(ascii: "?"): appendLowercase(scalar, to: &result)
    case UInt8(ascii: "A"): result.append(contentsOf: [0x61, 0x65])
    case UInt8(ascii: "O"): result.append(contentsOf: [0x6F, 0x65])
    case UInt8(ascii: "S"): result.append(contentsOf: [0x73, 0x73])
    case UInt8(ascii: "T"): result.append(contentsOf: [0x74, 0x68])
    case UInt8(ascii: "I"): result.append(contentsOf: [0x69, 0x6A])
    case UInt8(ascii: "D"): result.append(contentsOf: [0x64, 0x7A])
    case UInt8(ascii: "L"): result.append(contentsOf: [0x6C, 0x6A])
    case UInt8(ascii: "N"): result.append(contentsOf: [0x6E, 0x6A])
    default: result.append(letter)
    }
  }

  /// The letters of a Hangul syllable.
  ///
  /// - Source: the Unicode Standard, 3.12 "Conjoining Jamo Behavior".
  private static func appendHangul(_ index: UInt32, to result: inout [UInt8]) {
    appendUTF8(0x1100 + index / 588, to: &result)
    appendUTF8(0x1161 + index % 588 / 28, to: &result)
    if index % 28 > 0 { appendUTF8(0x11A7 + index % 28, to: &result) }
  }

  private static func appendLowercase(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
    guard scalar.properties.changesWhenLowercased else {
      appendBase(scalar.value, to: &result)
      return
    }
    for lower in scalar.properties.lowercaseMapping.unicodeScalars
    where !(0x300...0x36F).contains(lower.value) { appendBase(lower.value, to: &result) }
  }

  private static func appendBase(_ scalar: UInt32, to result: inout [UInt8]) {
    guard (0x370..<0x530).contains(scalar) else { return appendUTF8(scalar, to: &result) }
    let base = FoldingTable.bases.first { $0.letter == scalar }?.base
    appendUTF8(base.map(UInt32.init) ?? scalar, to: &result)
  }

  private static func appendUTF8(_ value: UInt32, to result: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value) else { return }
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.EncodedScalar())
  }
}
