/// Turns the HTML of a note into Markdown.
///
/// Keeps what is visible: emphasis, strokes, headings, lists, quotes, links, pictures, code, line ends.
/// Characters that Markdown would take for markup are escaped.
package struct HTMLMarkdown {
  private var result = ImportedText()
  private var line = ""
  /// The lists that are open: the number of the next item, `nil` for bullets.
  private var lists: [Int?] = []
  /// What the last item began with.
  private var item: String?
  private var quotes = 0
  private var links: [String] = []
  private var hiddenDepth = 0
  private var preformatted = 0
  private var needsBreak = 0
  private var hasText = false
  /// Marks that are open, so that none is left open at the end of a paragraph.
  private var marks: [String] = []

  /// The Markdown of a text.
  ///
  /// - Parameter media: the name under which the source knows a picture with this address; `nil` for one that
  ///   is elsewhere, which stays a link.
  package static func text(_ html: String, media: (String) -> String? = { _ in nil }) -> ImportedText {
    var reader = HTMLReader(html)
    var writer = HTMLMarkdown()
    while let event = reader.next() { writer.write(event, media: media) }
    return writer.finished()
  }

  package init() {}

  package mutating func finished() -> ImportedText {
    endLine(breaks: 0)
    return result
  }

  /// Writes what a stream of HTML says next.
  package mutating func write(_ event: MarkupEvent, media: (String) -> String? = { _ in nil }) {
    switch event {
    case .start(let name, let attributes): start(name, attributes, media: media)
    case .end(let name): end(name)
    case .text(let text) where hiddenDepth == 0: write(text)
    case .text: break
    }
  }

  // MARK: Tags

  private mutating func start(
    _ name: String, _ attributes: [MarkupEvent.Attribute], media: (String) -> String?
  ) {
    switch name {
    // The end of a head need not be there: of one only these say nothing of the text.
    case "title", "script", "style", "template": hiddenDepth += 1
    case "br": endLine(breaks: 1)
    // A block at the start of an item is on its line.
    case "p" where line == item, "div" where line == item: break
    case "p", "div", "section", "article", "header", "footer", "table", "tr", "figure", "figcaption":
      endLine(breaks: name == "p" && lists.isEmpty ? 2 : 1)
    case "td", "th": if !line.isEmpty { line += " " }
    case "h1", "h2", "h3", "h4", "h5", "h6":
      endLine(breaks: 2)
      line = String(repeating: "#", count: Int(name.utf8.last.map { $0 - 0x30 } ?? 1)) + " "
    case "ul", "ol":
      endLine(breaks: lists.isEmpty ? 2 : 1)
      if lists.count < 32 { lists.append(name == "ol" ? 1 : nil) }
    case "li": startItem()
    case "blockquote":
      endLine(breaks: 2)
      quotes = min(quotes + 1, 16)
    case "pre":
      endLine(breaks: 2)
      preformatted += 1
      line = "```"
      endLine(breaks: 1)
    case "hr":
      endLine(breaks: 2)
      line = "---"
      endLine(breaks: 2)
    case "a":
      let target = attributes["href"] ?? ""
      links.append(target.utf8.starts(with: "javascript:".utf8) ? "" : target)
      if links.last?.isEmpty == false { line += "[" }
    case "img": picture(attributes, media: media)
    case "en-media":
      picture(attributes.map { $0.name == "hash" ? .init(name: "src", value: $0.value) : $0 }, media: media)
    case "en-todo": task(isDone: attributes["checked"] == "true")
    case "input": if attributes["type"] == "checkbox" { task(isDone: attributes["checked"] != nil) }
    default: if let mark = HTMLMarkdown.marks[name] { open(mark) }
    }
  }

  private mutating func end(_ name: String) {
    switch name {
    case "title", "script", "style", "template": hiddenDepth = max(0, hiddenDepth - 1)
    case "p" where !lists.isEmpty: endLine(breaks: 1)
    case "p", "h1", "h2", "h3", "h4", "h5", "h6": endLine(breaks: 2)
    case "div", "section", "article", "header", "footer", "table", "tr", "figure", "figcaption", "li":
      endLine(breaks: 1)
    case "ul", "ol":
      if !lists.isEmpty { lists.removeLast() }
      endLine(breaks: lists.isEmpty ? 2 : 1)
    case "blockquote":
      endLine(breaks: 2)
      quotes = max(0, quotes - 1)
    case "pre":
      guard preformatted > 0 else { return }
      endLine(breaks: 1)
      line = "```"
      preformatted -= 1
      endLine(breaks: 2)
    case "a":
      if let target = links.popLast(), !target.isEmpty { line += "](" + target.replacingBlanks + ")" }
    default: if let mark = HTMLMarkdown.marks[name] { close(mark) }
    }
  }

  private static let marks = [
    "b": "**", "strong": "**", "i": "*", "em": "*", "s": "~~", "strike": "~~", "del": "~~", "code": "`",
    "mark": "==",
  ]

  private mutating func open(_ mark: String) {
    guard !marks.contains(mark), preformatted == 0 else { return }
    marks.append(mark)
    line += mark
  }

  private mutating func close(_ mark: String) {
    guard let index = marks.lastIndex(of: mark) else { return }
    marks.remove(at: index)
    closeMark(mark)
  }

  /// Markdown takes a mark only directly behind a word: blanks go behind it, and one around nothing goes.
  private mutating func closeMark(_ mark: String) {
    if line.hasSuffix(mark) {
      line.removeLast(mark.count)
      return
    }
    let text = line.trimmedEnd
    let blanks = line.dropFirst(text.count)
    line = text + mark + blanks
  }

  private mutating func startItem() {
    endLine(breaks: 1)
    let indent = String(repeating: "  ", count: max(0, lists.count - 1))
    if let number = lists.last ?? nil {
      line = indent + "\(number). "
      lists[lists.count - 1] = number + 1
    } else {
      line = indent + "- "
    }
    item = line
  }

  /// A box to tick, as GitHub has it in lists.
  private mutating func task(isDone: Bool) {
    if line.isEmpty { line = "- " }
    line += isDone ? "[x] " : "[ ] "
  }

  private mutating func picture(_ attributes: [MarkupEvent.Attribute], media: (String) -> String?) {
    guard let source = attributes["src"] else { return }
    let caption = attributes["alt"] ?? ""
    if let name = media(source) {
      flush()
      result.append(.media(name, caption: caption))
      hasText = true
    } else if source.utf8.starts(with: "http".utf8) {
      line += "[\(caption.isEmpty ? source : caption)](\(source.replacingBlanks))"
    } else if !source.utf8.starts(with: "data:".utf8), !MemberName.ending(source).isEmpty {
      // It is reported as missing.
      flush()
      result.append(.media(MemberName.base(source), caption: caption))
      hasText = true
    } else {
      write(caption)
    }
  }

  // MARK: Lines

  private mutating func write(_ text: String) {
    if preformatted > 0 {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in lines.enumerated() {
        if index > 0 { endLine(breaks: 1) }
        line += part
      }
      return
    }
    var isAfterBlank = line.isEmpty || line.utf8.last == 0x20
    for scalar in text.unicodeScalars {
      if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
        if !isAfterBlank { line += " " }
        isAfterBlank = true
        continue
      }
      isAfterBlank = false
      if HTMLMarkdown.escaped.contains(scalar), !marks.contains("`") { line += "\\" }
      line.unicodeScalars.append(scalar)
    }
  }

  /// What would be markup in the middle of a line.
  private static let escaped: Set<Unicode.Scalar> = ["*", "_", "`", "[", "]", "\\", "<"]

  /// Ends the line; at least so many line ends stand before what follows.
  private mutating func endLine(breaks: Int) {
    // Marks do not reach over the end of a paragraph.
    for mark in marks.reversed() where !line.isEmpty { closeMark(mark) }
    let open = marks
    flush()
    if hasText { needsBreak = max(needsBreak, breaks) }
    line = open.joined()
    if line.isEmpty == false, !hasText { needsBreak = 0 }
  }

  private mutating func flush() {
    let text = line.trimmedEnd
    line = ""
    guard !text.isEmpty, !marks.contains(where: { text == $0 }), text != marks.joined() else { return }
    if needsBreak > 0 {
      result.append(String(repeating: "\n", count: needsBreak))
      needsBreak = 0
      if quotes > 0 { result.append(String(repeating: "> ", count: quotes)) }
    } else if !hasText, quotes > 0 {
      result.append(String(repeating: "> ", count: quotes))
    }
    result.append(text)
    hasText = true
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmedEnd: String {
    var scalars = Substring(self).unicodeScalars[...]
    while let last = scalars.last, last == " " || last == "\u{A0}" { scalars.removeLast() }
    return String(scalars)
  }

  /// An address that Markdown takes as one word.
  fileprivate var replacingBlanks: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case " ": result += "%20"
      case "(": result += "%28"
      case ")": result += "%29"
      case "\n", "\r", "\t": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
