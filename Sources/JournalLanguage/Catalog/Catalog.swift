import CTemplates
import JournalModel
import SystemLibrary

/// The messages of one language: the bytes of `Templates/texts/xx.ftl`, which are searched where they are.
///
/// Messages stand in the order of their names, so that one is found by bisection over the places where they
/// begin.
@safe struct Catalog: @unchecked Sendable {
  // Constants of the program: they are never freed.
  private let start: UnsafePointer<UInt8>?
  /// How many bytes it has.
  let count: Int
  private let messages: [UInt32]

  init(_ language: Language) {
    self = Catalog.known.wait { known in
      if let (_, catalog) = known.first(where: { $0.language == language }) { return catalog }
      let file = unsafe "texts/\(language.rawValue).ftl".withCString { unsafe template_named($0) }
      let catalog = unsafe Catalog(file.start, file.start == nil ? 0 : Int(file.count))
      known.append((language, catalog))
      return catalog
    }
  }

  // Those that were asked for: to find where messages begin takes as long as to find fifty of them.
  private static let known = Monitor<[(language: Language, catalog: Catalog)]>([])

  private init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    unsafe (self.start, self.count) = (start, count)
    guard unsafe start != nil, count > 0 else {
      messages = []
      return
    }
    // A message is a line that begins with a letter: comments, patterns and attributes don't.
    var messages: [UInt32] = []
    messages.reserveCapacity(count / 50)
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
    var line = 0
    while line < count {
      if unsafe Catalog.isLetter(bytes[line]) { messages.append(UInt32(line)) }
      guard let feed = unsafe System.firstIndex(of: 0x0A, in: bytes, from: line) else { break }
      line = feed + 1
    }
    self.messages = messages
  }

  /// A catalog that stands in the source.
  init(_ text: StaticString) {
    precondition(text.hasPointerRepresentation)
    unsafe self.init(text.utf8Start, text.utf8CodeUnitCount)
  }

  /// A byte; a line feed beyond the end.
  @inline(__always) subscript(index: Int) -> UInt8 {
    guard let start = unsafe start, index >= 0, index < count else { return UInt8(ascii: "\n") }
    return unsafe start[index]
  }

  /// Some of its bytes.
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    guard let start = unsafe start, range.lowerBound >= 0, range.upperBound <= count else {
      return unsafe UnsafeBufferPointer(start: nil, count: 0)
    }
    return unsafe UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  /// Where the pattern of a message begins, behind its `=`; `nil` where there is no such message.
  func pattern(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { unsafe pattern(of: $0) }
  }

  private func pattern(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var (low, high) = (0, messages.count)
    while low < high {
      let middle = (low + high) / 2
      let (order, end) = unsafe compare(name, at: Int(messages[middle]))
      if order == 0 { return behindEqualsSign(end) }
      if order < 0 { high = middle } else { low = middle + 1 }
    }
    return nil
  }

  /// Where an attribute of the message begins whose pattern begins at an offset.
  func attribute(_ name: String, ofPatternAt offset: Int) -> Int? {
    var name = name
    return name.withUTF8 { unsafe attribute($0, ofPatternAt: offset) }
  }

  private func attribute(_ name: UnsafeBufferPointer<UInt8>, ofPatternAt offset: Int) -> Int? {
    var index = offset
    while true {
      while index < count, self[index] != UInt8(ascii: "\n") { index += 1 }
      index += 1
      // The next line that is not indented belongs to another message.
      guard index < count, self[index] == UInt8(ascii: " ") || self[index] == UInt8(ascii: "\n") else {
        return nil
      }
      var first = index
      while self[first] == UInt8(ascii: " ") { first += 1 }
      guard self[first] == UInt8(ascii: ".") else { continue }
      let (order, end) = unsafe compare(name, at: first + 1)
      if order == 0 { return behindEqualsSign(end) }
    }
  }

  /// The names of all messages, in their order.
  var names: [String] {
    messages.map { message in
      var end = Int(message)
      while Catalog.isName(self[end]) { end += 1 }
      return unsafe String(decoding: bytes(Int(message)..<end), as: UTF8.self)
    }
  }

  /// Whether a name is before (-1), after (1) or the one that stands at an offset, and where what is the same
  /// ends.
  private func compare(_ name: UnsafeBufferPointer<UInt8>, at offset: Int) -> (order: Int, end: Int) {
    // A name in the file ends with a byte that no name has, at the latest with the line feed at its end.
    guard let start = unsafe start, offset < count else { return (1, offset) }
    let other = unsafe start + offset
    var index = 0
    while index < name.count {
      let (byte, known) = unsafe (name[index], other[index])
      if byte != known { return (Catalog.isName(known) && byte < known ? -1 : 1, offset + index) }
      index += 1
    }
    return (unsafe Catalog.isName(other[index]) ? -1 : 0, offset + index)
  }

  private func behindEqualsSign(_ offset: Int) -> Int? {
    var index = offset
    while self[index] == UInt8(ascii: " ") { index += 1 }
    return self[index] == UInt8(ascii: "=") ? index + 1 : nil
  }

  /// Whether a byte is a letter of ASCII.
  @inline(__always) static func isLetter(_ byte: UInt8) -> Bool {
    let lowered = byte | 0x20
    return lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "z")
  }

  /// Whether a byte may stand in a name.
  @inline(__always) static func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}
