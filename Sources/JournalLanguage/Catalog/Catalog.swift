import CTemplates
import JournalModel
import SystemLibrary

/// The messages of one language: the bytes of `Templates/texts/xx.ftl`, which are searched where they are.
///
/// Messages stand in the order of their names, so that one is found by bisection of the bytes.
@safe struct Catalog: @unchecked Sendable {
  // Constants of the program: they are never freed.
  private let start: UnsafePointer<UInt8>?
  /// How many bytes it has.
  let count: Int

  init(_ language: Language) {
    let file = unsafe "texts/\(language.rawValue).ftl".withCString { unsafe template_named($0) }
    unsafe (start, count) = unsafe (file.start, file.start == nil ? 0 : Int(file.count))
  }

  /// A catalog that stands in the source.
  init(_ text: StaticString) {
    precondition(text.hasPointerRepresentation)
    unsafe (start, count) = unsafe (text.utf8Start, text.utf8CodeUnitCount)
  }

  /// A byte; a line feed beyond the end.
  @inline(__always) subscript(index: Int) -> UInt8 {
    guard let start = unsafe start, index >= 0, index < count else { return UInt8(ascii: "\n") }
    return unsafe start[index]
  }

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
    // The message that is looked for begins behind `low`, before `high`.
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      let message = firstMessage(from: middle)
      guard message < high else {
        high = middle
        continue
      }
      let (order, end) = unsafe compare(name, at: message)
      if order == 0 { return behindEqualsSign(end) }
      if order < 0 { high = middle } else { low = message + 1 }
    }
    return nil
  }

  /// Where the first message begins that begins at an offset or behind it: a line that begins with a letter,
  /// as comments, patterns and attributes don't. The count of bytes where none does.
  private func firstMessage(from offset: Int) -> Int {
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
    var line = offset
    if line > 0 {
      guard let feed = unsafe System.firstIndex(of: 0x0A, in: bytes, from: line - 1) else { return count }
      line = feed + 1
    }
    while line < count, !Catalog.isLetter(self[line]) {
      guard let feed = unsafe System.firstIndex(of: 0x0A, in: bytes, from: line) else { return count }
      line = feed + 1
    }
    return line
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
    var names: [String] = []
    var message = firstMessage(from: 0)
    while message < count {
      var end = message
      while Catalog.isName(self[end]) { end += 1 }
      names.append(unsafe String(decoding: bytes(message..<end), as: UTF8.self))
      message = firstMessage(from: end)
    }
    return names
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

  @inline(__always) static func isLetter(_ byte: UInt8) -> Bool {
    let lowered = byte | 0x20
    return lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "z")
  }

  @inline(__always) static func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}
