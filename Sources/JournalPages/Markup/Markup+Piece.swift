import JournalLanguage

/// What a mark of a piece of HTML can stand for: a text, which is escaped, HTML that was made safe, whether
/// something is said at all, or several of these one after another.
protocol PagePart {
  var value: PageValue { get }
  var data: PageData { get }
}

enum PageValue {
  case text(String)
  case html([UInt8])
  case isSaid(Bool)
  case list([PageData])
}

extension PagePart { var data: PageData { ["": self] } }
extension String: PagePart { var value: PageValue { .text(self) } }
extension Bool: PagePart { var value: PageValue { .isSaid(self) } }
extension Markup: PagePart { var value: PageValue { .html(bytes) } }
extension Array: PagePart where Element: PagePart {
  // A key path of a generic type would be made at each call.
  var value: PageValue { .list(map { $0.data }) }
}

/// What the marks of a piece of HTML stand for, by their names; nothing where there is nothing to say.
struct PageData: PagePart, ExpressibleByDictionaryLiteral {
  private var parts: [(name: String, value: PageValue?)]

  init(dictionaryLiteral parts: (String, (any PagePart)?)...) { self.parts = parts.map { ($0, $1?.value) } }

  var value: PageValue { .list([self]) }
  var data: PageData { self }

  /// The value of a name, which may be nothing; `nil` where nothing has the name.
  fileprivate subscript(name: String) -> PageValue?? { parts.first { $0.name == name }?.value }

  func with(_ further: PageData) -> PageData {
    var data = self
    data.parts += further.parts
    return data
  }
}

/// A piece of HTML as it is read from its file.
///
/// | mark | stands for |
/// |---|---|
/// | `{name}` | the message of that name |
/// | `{$name}`, `{=name}` | a text, escaped; HTML as it is |
/// | `{@name}` | the attribute `name` with a text, where there is one |
/// | `{#name}…{/name}` | what stands between, for each of several, or where anything is said |
/// | `{$}` | the text at hand, of several |
indirect enum PageNode: Sendable {
  case html([UInt8])
  case message(String)
  case part(String)
  case attribute(String)
  case each(String, [PageNode])

  static func nodes(_ bytes: [UInt8]) -> [PageNode] {
    var rest = bytes[...]
    return nodes(&rest, until: nil)
  }

  private static func nodes(_ rest: inout ArraySlice<UInt8>, until name: String?) -> [PageNode] {
    var nodes: [PageNode] = []
    while let start = rest.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      if start > rest.startIndex { nodes.append(.html(Array(rest[..<start]))) }
      let mark = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
      let inside = String(mark.dropFirst())
      rest = rest[(end + 1)...]
      switch mark.first {
      case "/" where inside == name: return nodes
      case "#": nodes.append(.each(inside, self.nodes(&rest, until: inside)))
      case "$", "=": nodes.append(.part(inside))
      case "@": nodes.append(.attribute(inside))
      default: nodes.append(.message(mark))
      }
    }
    if !rest.isEmpty { nodes.append(.html(Array(rest))) }
    rest = []
    return nodes
  }
}

extension Markup {
  init(_ content: (inout Markup) -> Void) {
    self.init()
    content(&self)
  }

  /// A file of `Templates/pages` with its marks filled in.
  mutating func piece(_ file: PageFile, _ phrases: Phrases, _ data: PageData = [:]) {
    fill(PageFile.nodes[file] ?? [], phrases, [data])
  }

  /// What a file has before and after a mark, filled in: for who writes what it stands for without a copy.
  static func around(
    _ mark: String, in file: PageFile, _ phrases: Phrases, _ data: PageData
  ) -> (before: [UInt8], after: [UInt8]) {
    let nodes = PageFile.nodes[file] ?? []
    let place = nodes.firstIndex { if case .part(mark) = $0 { true } else { false } } ?? nodes.endIndex
    let before = Markup { $0.fill(Array(nodes[..<place]), phrases, [data]) }
    let after = Markup { $0.fill(Array(nodes[place...].dropFirst()), phrases, [data]) }
    return (before.bytes, after.bytes)
  }

  /// - Parameter scopes: what is known, the innermost last.
  private mutating func fill(_ nodes: [PageNode], _ phrases: Phrases, _ scopes: [PageData]) {
    func value(_ name: String) -> PageValue? { scopes.lazy.reversed().compactMap { $0[name] }.first ?? nil }
    for node in nodes {
      switch node {
      case .html(let bytes): safe(bytes)
      case .message(let name): text(phrases.say(name))
      case .part(let name):
        switch value(name) {
        case .text(let text)?: self.text(text)
        case .html(let html)?: safe(html)
        case .list?, .isSaid?, nil: break
        }
      case .attribute(let name):
        guard case .text(let value)? = value(name) else { break }
        safe(Array(" \(name)=\"".utf8))
        text(value)
        literal("\"")
      case .each(let name, let inside):
        switch value(name) {
        case .list(let all)?: for data in all { fill(inside, phrases, scopes + [data]) }
        case nil, .isSaid(false)?: break
        case .text?, .html?, .isSaid?: fill(inside, phrases, scopes)
        }
      }
    }
  }
}
