import JournalModel

/// The texts of the cells of a workbook, one behind the other in one piece of memory. Those that cells share
/// come first, in their order; number 0 is the empty one.
///
/// - Source: ECMA-376 part 1, section 18.4.
struct SharedStrings: Sendable {
  private var bytes: [UInt8] = []
  /// Where each of them ends.
  private var ends: [UInt32] = [0]
  /// How many of them cells share.
  private var shared = 0

  private func range(_ number: UInt32) -> Range<Int> {
    number == 0 ? 0..<0 : Int(ends[Int(number) - 1])..<Int(ends[Int(number)])
  }

  func text(_ number: UInt32) -> String { String(decoding: bytes[range(number)], as: UTF8.self) }

  /// Whether there are more of them than anyone wrote.
  var isFull: Bool { bytes.count > ReadingLimits.textBytes }

  func isEmpty(_ number: UInt32) -> Bool { range(number).isEmpty }

  /// The number of the text that cells share by an index; the empty one where there is none.
  func number(ofShared index: Int) -> UInt32 { (0..<shared).contains(index) ? UInt32(index + 1) : 0 }

  /// The number of a text that one cell has.
  mutating func add(_ text: String) -> UInt32 {
    if text.isEmpty { return 0 }
    bytes += text.utf8
    ends.append(UInt32(clamping: bytes.count))
    return UInt32(ends.count - 1)
  }

  /// Reads all of them.
  ///
  /// - Throws: what is wrong with the XML, or that there are too many.
  mutating func read(_ stream: any ByteStream) throws(ReadingError) {
    var elements = XMLElements("si", in: stream)
    _ = try elements.head()
    while let part = try elements.next() {
      var done = 0
      while done < part.count {
        done = readPlain(part, from: done)
        guard done < part.count else { break }
        let end = Self.end(of: part, from: done)
        try readMarked(Array(part[done..<end]))
        done = end
      }
      guard ends.count <= ReadingLimits.cells else {
        throw ReadingError(.tooMany(limit: ReadingLimits.cells))
      }
      guard !isFull else { throw ReadingError(.tooLarge(limit: ReadingLimits.textBytes)) }
    }
    shared = ends.count - 1
  }

  private static let (opening, closing) = (Array("<si><t>".utf8), Array("</t></si>".utf8))

  /// Where the text ends that begins at an offset; where the names have a prefix, the end of all.
  private static func end(of part: [UInt8], from start: Int) -> Int {
    unsafe part.withUnsafeBufferPointer { part in
      let tag = closing.suffix(5)
      var offset = start
      while offset + tag.count <= part.count {
        if unsafe part[offset] == UInt8(ascii: "<"), unsafe holds(Array(tag), part, at: offset) {
          return offset + tag.count
        }
        offset += 1
      }
      return part.count
    }
  }

  /// Reads texts without any marks, which nearly all are, byte by byte; gives where another one begins.
  private mutating func readPlain(_ part: [UInt8], from start: Int) -> Int {
    unsafe part.withUnsafeBufferPointer { part in
      let (opening, closing) = (Self.opening, Self.closing)
      var done = start
      while done < part.count {
        let start = done + opening.count
        guard start < part.count, unsafe Self.holds(opening, part, at: done) else { return done }
        var end = start
        while end < part.count, unsafe part[end] != UInt8(ascii: "<"), unsafe part[end] != UInt8(ascii: "&") {
          end += 1
        }
        guard unsafe Self.holds(closing, part, at: end) else { return done }
        unsafe bytes.append(contentsOf: part[start..<end])
        ends.append(UInt32(clamping: bytes.count))
        done = end + closing.count
      }
      return done
    }
  }

  private static func holds(_ text: [UInt8], _ part: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset + text.count <= part.count else { return false }
    var index = 0
    while index < text.count {
      if unsafe part[offset + index] != text[index] { return false }
      index += 1
    }
    return true
  }

  /// Reads texts of several runs, with attributes, signs or other names, and the plain ones among them.
  private mutating func readMarked(_ part: [UInt8]) throws(ReadingError) {
    var reader = XMLReader(part)
    var text = ""
    while let event = try reader.next() {
      switch event {
      // What is said aloud of a word is no part of it.
      case .text(let part)
      where reader.path.last.map(MarkupEvent.local) == "t"
        && !reader.path.contains(where: { MarkupEvent.local($0) == "rPh" }):
        text += part
      case .end(let name) where MarkupEvent.local(name) == "si":
        bytes += text.utf8
        ends.append(UInt32(clamping: bytes.count))
        text = ""
      case .start(let name, _) where MarkupEvent.local(name) == "si": text = ""
      default: break
      }
    }
  }
}
