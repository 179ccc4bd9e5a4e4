import JournalFiles
import JournalModel
import Markdown

/// A text in Markdown as Org writes it.
///
/// - Source: the Org syntax reference (orgmode.org/worg/org-syntax.html).
struct OrgText {
  private let record: Record

  /// The text of a record, whose pictures lie where its file lies.
  init(of record: Record) { self.record = record }

  func written(_ text: String) -> String {
    blocks(Markdown.MarkdownDocument(parsing: text, options: .journal).root, depth: 0).joined(separator: "\n")
  }

  /// What stands deeper than anybody writes is written as its words.
  private static let deepest = 60

  /// The lines of the blocks within one, with an empty line between them.
  private func blocks(_ node: MarkdownNode, depth: Int, isTight: Bool = false) -> [String] {
    var lines: [String] = []
    for child in node.children {
      if !lines.isEmpty, !isTight { lines.append("") }
      lines += block(child, depth: depth)
    }
    return lines
  }

  private func block(_ node: MarkdownNode, depth: Int) -> [String] {
    guard depth < OrgText.deepest else { return OrgText.guarded([OrgText.words(node)]) }
    switch node.kind {
    case .heading(let level):
      // Two levels are those of days and records.
      return [String(repeating: "*", count: level + 2) + " " + inlines(node, depth: depth)]
    case .codeBlock(let info, let code): return OrgText.code(info, code)
    case .thematicBreak: return ["-----"]
    case .blockQuote:
      // Quotes within quotes are none in Org.
      let marks = ["#+BEGIN_QUOTE", "#+END_QUOTE"]
      return [marks[0]] + blocks(node, depth: depth + 1).filter { !marks.contains($0) } + [marks[1]]
    case .list(let start, let isTight):
      var number = start
      var lines: [String] = []
      for item in node.children {
        if !lines.isEmpty, !isTight { lines.append("") }
        lines += self.item(item, number, isTight, depth: depth + 1)
        number = number.map { $0 &+ 1 }
      }
      return lines
    case .table:
      let rows = node.children.map { row in
        "| "
          + row.children.map { inlines($0, depth: depth).replacing("|", with: "\\vert{}") }
          .joined(separator: " | ") + " |"
      }
      return rows.prefix(1) + (rows.count > 1 ? ["|-"] : []) + rows.dropFirst()
    case .html(let text): return OrgText.guarded(OrgText.lines(text))
    default: return OrgText.guarded(OrgText.lines(inlines(node, depth: depth)))
    }
  }

  private func item(_ item: MarkdownNode, _ number: Int?, _ isTight: Bool, depth: Int) -> [String] {
    let mark = number.map { "\($0). " } ?? "- "
    let box: String
    if case .item(let isDone?) = item.kind { box = isDone ? "[X] " : "[ ] " } else { box = "" }
    let lines = blocks(item, depth: depth, isTight: isTight)
    let indent = String(repeating: " ", count: mark.count)
    return [mark + box + (lines.first ?? "")] + lines.dropFirst().map { $0.isEmpty ? "" : indent + $0 }
  }

  private func inlines(_ node: MarkdownNode, depth: Int) -> String {
    guard depth < OrgText.deepest else { return OrgText.words(node) }
    return node.children.map { inline($0, depth: depth + 1) }.joined()
  }

  private func inline(_ node: MarkdownNode, depth: Int) -> String {
    switch node.kind {
    case .text(let text), .html(let text): return text
    case .code(let code): return code.contains("~") ? "=\(code)=" : "~\(code)~"
    case .softBreak, .lineBreak: return "\n"
    case .emphasis: return "/" + inlines(node, depth: depth) + "/"
    case .strong: return "*" + inlines(node, depth: depth) + "*"
    case .strikethrough: return "+" + inlines(node, depth: depth) + "+"
    case .link(let address, _): return link(address, OrgText.words(node))
    case .image(let address, _): return link(address, "")
    case .wikiImage(let name): return link(MediaPath.folder + "/" + name, "")
    default: return inlines(node, depth: depth)
    }
  }

  /// A link, to a file of the journal by its path from the root on.
  private func link(_ address: String, _ words: String) -> String {
    let isAddress = address.contains(":") || address.hasPrefix("#") || address.hasPrefix("/")
    let path = isAddress ? nil : MediaPath.resolved(PercentText.decoded(address), of: record.path)
    let target = (path.map { "file:" + $0 } ?? address).replacing("[", with: "%5B").replacing(
      "]", with: "%5D")
    let words = words.replacing("]]", with: "] ]")
    return words.isEmpty || words == address ? "[[\(target)]]" : "[[\(target)][\(words)]]"
  }

  /// The words of a node without any marks; what is too deep for a walk through its parts is walked along.
  private static func words(_ node: MarkdownNode) -> String {
    var words = ""
    var waiting = [node]
    while let next = waiting.popLast() {
      switch next.kind {
      case .text(let text), .code(let text), .html(let text), .codeBlock(_, let text): words += text
      case .softBreak, .lineBreak: words += " "
      default: waiting += next.children.reversed()
      }
    }
    return words
  }

  private static func code(_ info: String, _ code: String) -> [String] {
    let language = String(info.prefix { $0 != " " })
    let kind = language.isEmpty ? "EXAMPLE" : "SRC"
    var lines = OrgText.lines(code)
    if lines.last == "" { lines.removeLast() }
    // A comma keeps Org from taking a line of code for its own.
    let kept = lines.map { line in
      line.hasPrefix("*") || line.hasPrefix("#+") || line.hasPrefix(",*") || line.hasPrefix(",#+")
        ? "," + line : line
    }
    return ["#+BEGIN_\(kind)" + (language.isEmpty ? "" : " " + language)] + kept + ["#+END_\(kind)"]
  }

  private static func lines(_ text: String) -> [String] {
    text.lines.map(String.init)
  }

  /// No line of a text shall become a heading, a comment or a keyword: a character of no width is before it.
  private static func guarded(_ lines: [String]) -> [String] {
    lines.map { line in
      let isMark = line.hasPrefix("#+") || line.hasPrefix("# ") || line.hasPrefix(":")
      let isHeading = line.hasPrefix("*") && line.drop { $0 == "*" }.hasPrefix(" ")
      return isMark || isHeading ? "\u{200B}" + line : line
    }
  }
}
