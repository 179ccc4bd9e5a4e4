/// Writes one JSON document, keys in the order in which they are given.
///
/// - Source: RFC 8259. Beyond what it asks, DEL, C1, the bidirectional controls and the line separators are
///   escaped too, so that a document may be looked at in a terminal.
package struct JSONWriter {
  /// What was written before ``bytes``, in pieces: a long list is not copied together.
  private var pieces: [[UInt8]] = []
  /// The last piece of the document so far.
  private var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true
  /// Keys of a journal's own that are written as those of the format are, with the numbers they may have.
  package var ownKeys: [String: ClosedRange<Int>] = [:]

  /// The document so far, piece after piece.
  package var document: [[UInt8]] { pieces + [bytes] }

  /// The document so far in one line: outside of texts, which have their line ends escaped, no blank at the
  /// beginning of a line means anything.
  package var line: [UInt8] {
    var result: [UInt8] = []
    var isAtStart = false
    for byte in document.joined() {
      if byte == 0x0A {
        isAtStart = true
      } else if !(isAtStart && byte == 0x20) {
        isAtStart = false
        result.append(byte)
      }
    }
    return result
  }

  package mutating func document(_ document: [UInt8]) { bytes.append(contentsOf: document) }

  /// Writes an object, made of the fields that `fields` adds.
  package mutating func object(_ fields: (inout JSONWriter) -> Void) { enclose("{", "}", fields) }

  /// Writes a list, made of the values that `write` writes for the items.
  package mutating func list<Item>(_ items: some Sequence<Item>, _ write: (inout JSONWriter, Item) -> Void) {
    enclose("[", "]") { json in
      for item in items { json.item { write(&$0, item) } }
    }
  }

  /// Writes a list of the items that writers of ``init(itemsAtDepth:)`` wrote, one writer after the other.
  package mutating func list(parts: [JSONWriter]) {
    enclose("[", "]") { json in
      for part in parts where !part.isFirst {
        if !json.isFirst { json.append(ascii: ",") }
        json.isFirst = false
        json.pieces.append(json.bytes)
        json.pieces += part.pieces
        json.bytes = []
        json.pieces.append(part.bytes)
      }
    }
  }

  /// A writer for items of a list, each written in a call of ``item(_:)``.
  ///
  /// - Parameter depth: how many objects and lists the items lie in.
  package init(itemsAtDepth depth: Int = 0) { self.depth = depth }

  package mutating func item(_ write: (inout JSONWriter) -> Void) {
    separate()
    write(&self)
  }

  /// Writes a key; its value follows.
  package mutating func key(_ name: String) {
    separate()
    string(name)
    append(ascii: ":")
    append(ascii: " ")
  }

  /// Writes a key with a text, or nothing where there is none.
  package mutating func field(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  /// Writes a key with a whole number, or nothing where there is none.
  package mutating func field(_ name: String, _ number: Int?) {
    guard let number else { return }
    key(name)
    self.number(number)
  }

  package mutating func field(_ name: String, _ truth: Bool) {
    key(name)
    bool(truth)
  }

  package mutating func field(_ name: String, _ texts: [String]) {
    key(name)
    list(texts) { $0.string($1) }
  }

  package mutating func string(_ text: String) {
    append(ascii: "\"")
    if !appendPlain(text) { for scalar in text.unicodeScalars { write(scalar) } }
    append(ascii: "\"")
  }

  /// Appends a text that needs no escape, as nearly all do; `false` where it may need one.
  private mutating func appendPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      guard unsafe DisplayWidth.columns(ofPlain: UnsafeRawBufferPointer(text)) != nil,
        unsafe text.allSatisfy({ $0 != 0x22 && $0 != 0x5C })
      else { return false }
      unsafe bytes.append(contentsOf: text)
      return true
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x0A: append("\\n")
    case 0x09: append("\\t")
    case 0x0D: append("\\r")
    case 0x00..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2028, 0x2029, 0x2066...0x2069:
      append("\\u" + Sanitizer.hex(scalar.value, digits: 4))
    case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  package mutating func number(_ value: some BinaryInteger) { append(String(value)) }

  /// Writes a number; `null` for what JSON has no number for.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    if value == value.rounded(), abs(value) < 1e15 {
      append(String(Int64(value)))
    } else {
      append(String(describing: value))
    }
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) { append(value ? "true" : "false") }

  /// Writes `null`.
  package mutating func null() { append("null") }

  private mutating func enclose(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
  ) {
    append(ascii: open)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { newLine() }
    isFirst = false
    append(ascii: close)
  }

  private mutating func separate() {
    if !isFirst { append(ascii: ",") }
    isFirst = false
    newLine()
  }

  private mutating func newLine() {
    bytes.append(0x0A)
    for _ in 0..<2 * depth { bytes.append(0x20) }
  }

  /// Most of a document are single characters and short texts: to keep them from generic code saves a quarter
  /// of the instructions.
  private mutating func append(ascii scalar: Unicode.Scalar) { bytes.append(UInt8(ascii: scalar)) }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe bytes.append(contentsOf: $0) }
  }
}
