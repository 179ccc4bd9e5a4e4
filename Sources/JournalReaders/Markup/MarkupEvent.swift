import Markdown

/// What a stream of XML or HTML says next.
package enum MarkupEvent: Hashable, Sendable {
  /// A tag that opens, with its attributes in order; one without content is followed by its end.
  case start(String, [Attribute])
  case end(String)
  /// Text between tags, references resolved.
  case text(String)

  package struct Attribute: Hashable, Sendable {
    /// Its name and its value, references resolved.
    package var name: String
    package var value: String
  }
}

extension [MarkupEvent.Attribute] {
  package subscript(name: String) -> String? { first { $0.name == name }?.value }
}

/// References to characters: `&amp;`, `&#233;`, `&#xE9;`.
enum CharacterReference {
  /// A text with its references resolved; what is no known reference stays as it is written, so that nothing
  /// a document defines can expand.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    let bytes = Array(bytes)
    var (result, done, index) = ("", 0, 0)
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "&")) {
      index = start + 1
      guard let found = Entities.decode(bytes, at: start, before: bytes.count) else { continue }
      result += String(decoding: bytes[done..<start], as: UTF8.self) + found.characters
      (done, index) = (found.end, found.end)
    }
    return result + String(decoding: bytes[done...], as: UTF8.self)
  }
}

/// A text with tags, and the offset of what is read next.
protocol MarkupText {
  var bytes: [UInt8] { get }
  var offset: Int { get set }
}

extension MarkupText {
  /// Passes over what begins and ends so; without an end over all the rest.
  mutating func skips(_ opening: StaticString, to closing: StaticString) -> Bool {
    guard starts(opening) else { return false }
    offset =
      find(closing, from: offset + opening.utf8CodeUnitCount).map { $0 + closing.utf8CodeUnitCount }
      ?? bytes.count
    return true
  }

  func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      text.count <= bytes.count - offset && text.indices.allSatisfy { unsafe bytes[offset + $0] == text[$0] }
    }
  }

  func find(_ text: StaticString, from start: Int) -> Int? {
    text.withUTF8Buffer { text in
      var offset = start
      while offset + text.count <= bytes.count {
        if unsafe bytes[offset] == text[0], text.indices.allSatisfy({ unsafe bytes[offset + $0] == text[$0] })
        {
          return offset
        }
        offset += 1
      }
      return nil
    }
  }

  mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }
}
