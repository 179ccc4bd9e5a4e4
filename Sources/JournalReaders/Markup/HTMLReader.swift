/// Reads HTML as a stream, as generously as browsers do: any tag may be missing, and nothing is an error.
///
/// - Source: the tokenization of the WHATWG HTML standard, 13.2.5, as far as notes of other programs need it.
package struct HTMLReader: MarkupText {
  let bytes: [UInt8]
  var offset = 0
  private var pendingEnd: String?

  /// A reader of a text in any encoding that ``SourceText`` knows.
  package init(_ source: [UInt8]) { bytes = SourceText.utf8(source) }

  package init(_ text: String) { bytes = Array(text.utf8) }

  package static let voidElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]

  /// The next event; `nil` at the end. Names are in lower case.
  package mutating func next() -> MarkupEvent? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name)
    }
    while offset < bytes.count {
      if bytes[offset] != UInt8(ascii: "<") { return text() }
      let after = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if (after | 0x20) &- 0x61 < 26 { return startTag() }
      if after == UInt8(ascii: "/"), offset + 2 < bytes.count, (bytes[offset + 2] | 0x20) &- 0x61 < 26 {
        return endTag()
      }
      let isPassed = skips("<!--", to: "-->") || ["<!", "<?", "</"].contains { skips($0, to: ">") }
      if !isPassed { return text() }
    }
    return nil
  }

  private mutating func text() -> MarkupEvent {
    let start = offset
    // A `<` that begins no tag is text.
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    return .text(CharacterReference.resolved(bytes[start..<offset]))
  }

  private mutating func startTag() -> MarkupEvent {
    offset += 1
    let name = word { $0 <= 0x20 || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") }.lowercased()
    var attributes: [MarkupEvent.Attribute] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      if bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: "/") {
        offset += 1
      } else {
        let attribute = attribute()
        if attributes.count < 64 { attributes.append(attribute) }
      }
    }
    offset = min(offset + 1, bytes.count)
    if name == "script" || name == "style" {
      skipRaw(name)
      pendingEnd = name
    } else if HTMLReader.voidElements.contains(name) {
      pendingEnd = name
    }
    return .start(name, attributes)
  }

  private mutating func attribute() -> MarkupEvent.Attribute {
    let first = offset
    let name = word { $0 <= 0x20 || "=>/".utf8.contains($0) }.lowercased()
    if offset == first { offset += 1 }
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
      return MarkupEvent.Attribute(name: name, value: "")
    }
    offset += 1
    skipBlanks()
    let quote = bytes[offset...].first.flatMap { $0 == 0x22 || $0 == 0x27 ? $0 : nil }
    if quote != nil { offset += 1 }
    let start = offset
    _ = word { quote == nil ? $0 <= 0x20 || $0 == UInt8(ascii: ">") : $0 == quote }
    let value = CharacterReference.resolved(bytes[start..<offset])
    if quote != nil { offset = min(offset + 1, bytes.count) }
    return MarkupEvent.Attribute(name: name, value: value)
  }

  private mutating func endTag() -> MarkupEvent {
    offset += 2
    let name = word { $0 <= 0x20 || $0 == UInt8(ascii: ">") }.lowercased()
    _ = word { $0 == UInt8(ascii: ">") }
    offset = min(offset + 1, bytes.count)
    return .end(name)
  }

  private mutating func word(until isEnd: (UInt8) -> Bool) -> String {
    let start = offset
    while offset < bytes.count, !isEnd(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Passes over scripts and styles, up to their closing tag.
  private mutating func skipRaw(_ name: String) {
    let closing = Array("</\(name)".utf8)
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<"), bytes.count - offset >= closing.count,
        zip(bytes[offset...], closing).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
      {
        _ = word { $0 == UInt8(ascii: ">") }
        offset = min(offset + 1, bytes.count)
        return
      }
      offset += 1
    }
  }
}
