import JournalModel

/// Takes the elements of one name out of a document that may be larger than the memory: whole ones, many at a
/// time, each part for an ``XMLReader``.
struct XMLElements {
  private var stream: any ByteStream
  private var buffer: [UInt8] = []
  private var isAtEnd = false
  private var opening: [UInt8] = []
  private var closing: [UInt8] = []
  private let name: String

  /// Longest element that is read, in bytes: nobody writes longer ones.
  private static let longest = 16 << 20

  init(_ name: String, in stream: any ByteStream) {
    (self.name, self.stream) = (name, stream)
  }

  /// What stands before the first element; asked for before ``next()``.
  mutating func head() throws(ReadingError) -> [UInt8] {
    while true {
      if opening.isEmpty { findPrefix() }
      if !opening.isEmpty, let start = XMLElements.firstTag(opening, in: buffer) {
        let head = Array(buffer[..<start])
        buffer.removeFirst(start)
        return head
      }
      guard try more() else {
        defer { buffer = [] }
        return buffer
      }
    }
  }

  /// The next elements as one text; `nil` after the last one.
  mutating func next() throws(ReadingError) -> [UInt8]? {
    while true {
      if let end = XMLElements.last(closing, in: buffer) {
        let part = Array(buffer[..<(end + closing.count)])
        buffer.removeFirst(part.count)
        return part
      }
      guard buffer.count < XMLElements.longest else {
        throw ReadingError(.tooLarge(limit: XMLElements.longest))
      }
      guard try more() else {
        guard !hasOpen else { throw ReadingError(.cutShort) }
        return nil
      }
    }
  }

  /// Whether an element with content begins in what is left.
  private var hasOpen: Bool {
    var index = 0
    while !opening.isEmpty, let start = XMLElements.firstTag(opening, in: buffer, from: index) {
      guard let end = buffer[start...].firstIndex(of: UInt8(ascii: ">")), buffer[end - 1] == UInt8(ascii: "/")
      else { return true }
      index = end + 1
    }
    return false
  }

  /// What stands behind the last element.
  var rest: [UInt8] { buffer }

  private mutating func more() throws(ReadingError) -> Bool {
    guard !isAtEnd else { return false }
    let part = try stream.next()
    isAtEnd = part.isEmpty
    buffer += part
    return !isAtEnd
  }

  /// The names may have a prefix, `<x:row>`: that of the root.
  private mutating func findPrefix() {
    var index = 0
    while let start = buffer[index...].firstIndex(of: UInt8(ascii: "<")), start + 1 < buffer.count {
      let first = buffer[start + 1]
      guard first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else {
        index = start + 1
        continue
      }
      guard let end = buffer[start...].firstIndex(where: { $0 <= 0x20 || $0 == UInt8(ascii: ">") }) else {
        return
      }
      let root = buffer[(start + 1)..<end]
      let prefix = root.lastIndex(of: UInt8(ascii: ":")).map { Array(root[...$0]) } ?? []
      opening = [UInt8(ascii: "<")] + prefix + Array(name.utf8)
      closing = Array("</".utf8) + prefix + Array((name + ">").utf8)
      return
    }
  }

  /// Where a tag of exactly this name begins.
  private static func firstTag(_ tag: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Int? {
    var index = start
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let end = start + tag.count
      if end < bytes.count, bytes[start..<end].elementsEqual(tag),
        bytes[end] <= 0x20 || bytes[end] == UInt8(ascii: ">") || bytes[end] == UInt8(ascii: "/")
      {
        return start
      }
      index = start + 1
    }
    return nil
  }

  private static func last(_ tag: [UInt8], in bytes: [UInt8]) -> Int? {
    guard !tag.isEmpty, bytes.count >= tag.count else { return nil }
    var index = bytes.count - tag.count
    while index >= 0 {
      if bytes[index] == tag[0], bytes[index..<(index + tag.count)].elementsEqual(tag) { return index }
      index -= 1
    }
    return nil
  }
}

extension MarkupEvent {
  /// A name without its prefix.
  static func local(_ name: String) -> Substring {
    name.utf8.lastIndex(of: UInt8(ascii: ":")).map { name[name.utf8.index(after: $0)...] } ?? Substring(name)
  }
}
