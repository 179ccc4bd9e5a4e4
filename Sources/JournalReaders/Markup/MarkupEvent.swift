/// What a stream of XML or HTML says next.
package enum MarkupEvent: Hashable, Sendable {
  /// A tag that opens, with its attributes in order; one without content is followed by its end.
  case start(String, [Attribute])
  /// A tag that closes.
  case end(String)
  /// Text between tags, references resolved.
  case text(String)

  /// An attribute of a tag.
  package struct Attribute: Hashable, Sendable {
    /// Its name and its value, references resolved.
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }
}

extension [MarkupEvent.Attribute] {
  /// The value of the first attribute of a name.
  package subscript(name: String) -> String? { first { $0.name == name }?.value }
}

/// References to characters: `&amp;`, `&#233;`, `&#xE9;`.
enum CharacterReference {
  /// The character of a reference without `&` and `;`; `nil` for what is none.
  static func text(_ name: Substring.UTF8View, names: [String: String]) -> String? {
    guard name.first == UInt8(ascii: "#") else { return names[String(Substring(name))] }
    var digits = name.dropFirst()
    var radix = 10
    if let first = digits.first, first | 0x20 == UInt8(ascii: "x") {
      radix = 16
      digits = digits.dropFirst()
    }
    guard digits.count <= 8, let number = UInt32(String(Substring(digits)), radix: radix),
      let scalar = Unicode.Scalar(number), number != 0
    else { return nil }
    return String(Character(scalar))
  }

  /// A text with its references resolved; what is no known reference stays as it is written, so that nothing
  /// a document defines can expand.
  static func resolved(_ bytes: ArraySlice<UInt8>, names: [String: String]) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "&")) {
      result += String(decoding: bytes[index..<start], as: UTF8.self)
      index = start + 1
      let window = bytes[index..<min(index + 34, bytes.endIndex)]
      if let end = window.firstIndex(of: UInt8(ascii: ";")),
        let text = text(Substring(String(decoding: bytes[index..<end], as: UTF8.self)).utf8, names: names)
      {
        result += text
        index = end + 1
      } else {
        result += "&"
      }
    }
    return result + String(decoding: bytes[index...], as: UTF8.self)
  }
}
