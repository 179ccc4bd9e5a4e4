/// Text on one line, made harmless for a terminal, with the columns that it takes.
///
/// It is put together piece after piece from bytes as they come from files: what is plain, as nearly all is,
/// is looked at once.
package struct LineText: Sendable {
  /// All pieces, one behind the other.
  package private(set) var bytes: [UInt8] = []
  /// Where the piece at hand begins, and what is known of its columns.
  private var start = 0
  private var counted = 0
  private var isCounted = true

  /// A text of fixed bytes and columns, for what is said again and again. Around it stand blanks, or nothing.
  package struct Known: Sendable {
    fileprivate let bytes: [UInt8]
    fileprivate let columns: Int

    package init(_ text: String) {
      var line = LineText()
      line.append(text)
      columns = line.endPiece()
      bytes = line.bytes
    }
  }

  /// An empty text.
  package init() {}

  package mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Adds UTF-8; newlines and tabs become blanks.
  package mutating func append(_ text: UnsafeRawBufferPointer) {
    if let columns = unsafe DisplayWidth.columns(ofPlain: text) {
      unsafe bytes.append(contentsOf: text)
      counted += columns
    } else {
      unsafe bytes.append(contentsOf: Sanitizer.line(String(decoding: text, as: UTF8.self)).utf8)
      isCounted = false
    }
  }

  /// Adds a text; newlines and tabs become blanks.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append(UnsafeRawBufferPointer($0)) }
  }

  package mutating func append(_ text: Known) {
    bytes.append(contentsOf: text.bytes)
    counted += text.columns
  }

  /// Adds a printable character of ASCII.
  package mutating func append(ascii byte: UInt8) {
    bytes.append(byte)
    counted += 1
  }

  package mutating func append(blanks count: Int) {
    for _ in 0..<count { append(ascii: 0x20) }
  }

  /// Ends the piece at hand.
  ///
  /// - Returns: the columns that it takes.
  mutating func endPiece() -> Int {
    // What is not plain may form one character with what stands beside it.
    let columns =
      isCounted ? counted : DisplayWidth.columns(of: String(decoding: bytes[start...], as: UTF8.self))
    (start, counted, isCounted) = (bytes.count, 0, true)
    return columns
  }
}
