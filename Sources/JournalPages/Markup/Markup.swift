/// HTML as it grows: tags are literals of the program, everything else is escaped.
///
/// No text of a journal can become a tag or leave its attribute, because there is no other way in for texts
/// than ``text(_:)`` and attribute values.
struct Markup {
  /// An attribute: without a value where it has none, left out where the value is `nil`.
  typealias Attribute = (name: StaticString, value: String?)

  private(set) var bytes: [UInt8] = []

  init() {}

  /// HTML that was made safe before.
  init(safe html: [UInt8]) { bytes = html }

  mutating func literal(_ literal: StaticString) {
    literal.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Text, escaped; characters that HTML forbids become U+FFFD.
  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { unsafe escape($0) }
  }

  /// HTML that was made safe before.
  mutating func safe(_ html: [UInt8]) { bytes.append(contentsOf: html) }

  mutating func open(_ name: StaticString, _ attributes: Attribute...) { open(name, attributes) }

  mutating func close(_ name: StaticString) {
    literal("</")
    literal(name)
    literal(">")
  }

  /// An element with nothing but text.
  mutating func element(_ name: StaticString, _ attributes: Attribute..., text: String) {
    open(name, attributes)
    self.text(text)
    close(name)
  }

  /// An element with what `content` adds.
  mutating func element(_ name: StaticString, _ attributes: Attribute..., content: (inout Markup) -> Void) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  private mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
    literal("<")
    literal(name)
    for attribute in attributes {
      guard let value = attribute.value else { continue }
      literal(" ")
      literal(attribute.name)
      literal("=\"")
      text(value)
      literal("\"")
    }
    literal(">")
  }

  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for unsafe(index, byte) in unsafe text.enumerated() {
      let replacement: StaticString
      switch byte {
      case UInt8(ascii: "&"): replacement = "&amp;"
      case UInt8(ascii: "<"): replacement = "&lt;"
      case UInt8(ascii: ">"): replacement = "&gt;"
      case UInt8(ascii: "\""): replacement = "&quot;"
      case 0..<0x09, 0x0B...0x1F, 0x7F: replacement = "\u{FFFD}"
      default: continue
      }
      unsafe bytes.append(contentsOf: text[start..<index])
      literal(replacement)
      start = index + 1
    }
    unsafe bytes.append(contentsOf: text[start...])
  }
}

extension Markup {
  /// A table of texts, with a head; the first cell of a row is the row's.
  mutating func table(
    class name: String? = nil, caption: String? = nil, _ head: [String], _ rows: [[String]]
  ) {
    element("table", ("class", name)) { markup in
      if let caption { markup.element("caption", text: caption) }
      markup.element("thead") { $0.element("tr") { $0.cells(head, scope: "col") } }
      markup.literal("\n<tbody>\n")
      for row in rows {
        markup.element("tr") { $0.cells(row, scope: "row") }
        markup.literal("\n")
      }
      markup.literal("</tbody>")
    }
  }

  /// The cells of a row: all that say something are heads of columns, the first one is that of a row.
  private mutating func cells(_ texts: [String], scope: String) {
    for (index, text) in texts.enumerated() {
      if scope == "col" ? !text.isEmpty : index == 0 {
        element(
          "th", ("scope", scope), ("class", scope == "col" && index == 0 ? "first" : nil), ("dir", "auto"),
          text: text)
      } else {
        element("td", text: text)
      }
    }
  }
}
