import JournalModel

/// Reads XML as a stream: tags and text one after the other, nothing kept but the names of open tags.
///
/// Of document types nothing is read: what they define is never expanded, so that a small document can't
/// become a large one. Comments and processing instructions are passed over.
///
/// - Source: Extensible Markup Language (XML) 1.0, fifth edition, sections 2 to 4.
package struct XMLReader: MarkupText {
  let bytes: [UInt8]
  var offset = 0
  private var open: [String] = []
  private var pendingEnd: String?
  private var hasRoot = false

  /// A reader of a text in any encoding that ``SourceText`` knows.
  package init(_ source: [UInt8]) { bytes = SourceText.utf8(source) }

  /// The names of the tags that are open, the outermost first.
  package var path: [String] { open }

  /// The next event; `nil` at the end of the document.
  ///
  /// - Throws: `SourceFlaw/notXML`, `SourceFlaw/wrongTag(_:)`, `SourceFlaw/cutShort`,
  ///   `SourceFlaw/tooDeep(limit:)`.
  package mutating func next() throws(ReadingError) -> MarkupEvent? {
    if let name = pendingEnd {
      pendingEnd = nil
      open.removeLast()
      return .end(name)
    }
    while offset < bytes.count {
      if bytes[offset] != UInt8(ascii: "<") {
        if let text = try text() { return text }
        continue
      }
      if skips("<!--", to: "-->") || skips("<?", to: "?>") { continue }
      if starts("<![CDATA[") {
        let start = offset + 9
        guard let end = find("]]>", from: start) else { throw failure(.cutShort) }
        offset = end + 3
        return .text(String(decoding: bytes[start..<end], as: UTF8.self))
      }
      if starts("<!") {
        try skipDeclaration()
        continue
      }
      return starts("</") ? try endTag() : try startTag()
    }
    if !open.isEmpty || !hasRoot { throw failure(.cutShort) }
    return nil
  }

  // MARK: Text

  private mutating func text() throws(ReadingError) -> MarkupEvent? {
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let part = bytes[offset..<end]
    if open.isEmpty {
      guard part.allSatisfy({ $0 <= 0x20 }) else { throw failure(.notXML) }
      offset = end
      return nil
    }
    offset = end
    return .text(CharacterReference.resolved(part))
  }

  // MARK: Tags

  private mutating func startTag() throws(ReadingError) -> MarkupEvent {
    let start = offset
    offset += 1
    let name = try self.name()
    guard open.count < ReadingLimits.depth else {
      throw ReadingError(.tooDeep(limit: ReadingLimits.depth), offset: start, in: bytes)
    }
    var attributes: [MarkupEvent.Attribute] = []
    while true {
      skipBlanks()
      guard offset < bytes.count else { throw failure(.cutShort) }
      if bytes[offset] == UInt8(ascii: ">") {
        offset += 1
        break
      }
      if starts("/>") {
        offset += 2
        pendingEnd = name
        break
      }
      attributes.append(try attribute())
    }
    open.append(name)
    hasRoot = true
    return .start(name, attributes)
  }

  private mutating func attribute() throws(ReadingError) -> MarkupEvent.Attribute {
    let name = try self.name()
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { throw failure(.notXML) }
    offset += 1
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == 0x22 || bytes[offset] == 0x27 else { throw failure(.notXML) }
    let quote = bytes[offset]
    offset += 1
    guard let end = bytes[offset...].firstIndex(of: quote) else { throw failure(.cutShort) }
    let value = CharacterReference.resolved(bytes[offset..<end])
    offset = end + 1
    return MarkupEvent.Attribute(name: name, value: value)
  }

  private mutating func endTag() throws(ReadingError) -> MarkupEvent {
    let start = offset
    offset += 2
    let name = try self.name()
    skipBlanks()
    guard offset < bytes.count else { throw failure(.cutShort) }
    guard bytes[offset] == UInt8(ascii: ">"), open.last == name else {
      throw ReadingError(.wrongTag(name), offset: start, in: bytes)
    }
    offset += 1
    open.removeLast()
    return .end(name)
  }

  private mutating func name() throws(ReadingError) -> String {
    let start = offset
    while offset < bytes.count, XMLReader.isName(bytes[offset]) { offset += 1 }
    guard offset > start else { throw failure(offset < bytes.count ? .notXML : .cutShort) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "_-.:".utf8.contains(byte)
  }

  // MARK: Passing over

  /// Passes over `<!DOCTYPE …>` with its brackets, and whatever else begins so.
  private mutating func skipDeclaration() throws(ReadingError) {
    var isInBrackets = false
    var quote: UInt8?
    while offset < bytes.count {
      if quote == nil, skips("<!--", to: "-->") { continue }
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        isInBrackets = true
      } else if byte == UInt8(ascii: "]") {
        isInBrackets = false
      } else if byte == UInt8(ascii: ">"), !isInBrackets {
        return
      }
    }
    throw failure(.cutShort)
  }

  private func failure(_ flaw: SourceFlaw) -> ReadingError {
    ReadingError(flaw, offset: min(offset, bytes.count), in: bytes)
  }
}
