import JournalModel

/// Apple Journal: a folder or archive with `Entries/2026-11-20_Title.html` and `Resources/<id>.heic` with a
/// JSON beside each.
///
/// The day is that of the file's name: the date on the page is in the language of the phone. There is no
/// time, no zone and no id.
enum AppleJournalFormat: EntryFormat {
  static let format = ImportFormat.appleJournal

  static func recognises(_ source: ImportSource) -> Bool { source.names.contains { day(ofFile: $0) != nil } }

  /// The day at the start of the name of an entry.
  private static func day(ofFile name: String) -> CivilDay? {
    let parts = name.split(separator: "/")
    guard parts.count >= 2, parts[parts.count - 2] == "Entries", name.hasSuffix(".html") else { return nil }
    return CivilDay(iso: String(parts[parts.count - 1].prefix(10)))
  }

  static func read(
    _ source: ImportSource, _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    let pages = source.names.filter { $0.hasSuffix(".html") && MemberName.folder($0).hasSuffix("Entries") }
    for name in pages.sorted() {
      matter.read += 1
      guard let day = day(ofFile: name) else {
        matter.note(.noDate(MemberName.base(name)), source.label(name))
        matter.leave(.unreadable)
        continue
      }
      do throws(ImportFailure) {
        let bytes = try source.bytes(of: name)
        var page = AppleJournalPage(source)
        page.read(bytes)
        var entry = ImportedEntry(origin: MemberName.stem(name), day: day)
        let stem = MemberName.stem(name).dropFirst(11)
        entry.title = page.title ?? title(String(stem))
        entry.text = page.text
        entry.media = page.media
        entry.people = page.people
        entry.place = page.place
        if let mood = page.mood { MoodMapping(context).set(word: mood, of: &entry, &matter) }
        entry.tags = page.feelings
        matter.leave(.otherMedia, page.leftOut)
        entry.path = source.label(name)
        matter.entries.append(entry)
      } catch {
        matter.note(error.problem)
        matter.leave(.unreadable)
      }
    }
  }

  /// The title in a file's name; `nil` for the ids that untitled entries have.
  private static func title(_ stem: String) -> String? {
    var words = stem.split(separator: "_").map(String.init)
    if let last = words.last, last.hasPrefix("("), last.hasSuffix(")") { words.removeLast() }
    let text = words.joined(separator: " ").trimmedBlanks
    let isID = text.utf8.count >= 8 && text.allSatisfy { $0.isHexDigit || $0 == "-" }
    return text.isEmpty || isID ? nil : text
  }
}

/// A page of Apple Journal, read as a stream: what a class of an element means holds until the element ends.
struct AppleJournalPage {
  private let source: ImportSource
  private(set) var title: String?
  private(set) var text = ImportedText()
  private(set) var media: [String] = []
  private(set) var people: [String] = []
  private(set) var place: String?
  private(set) var feelings: [String] = []
  private(set) var leftOut = 0
  /// The first of the feelings.
  var mood: String? { feelings.first }

  private var open: [(name: String, role: Role)] = []
  private var html = ""
  private var buffer = ""

  private enum Role: Equatable {
    case none, header, title, text, prompt, asset(String), overlay
  }

  init(_ source: ImportSource) { self.source = source }

  mutating func read(_ bytes: [UInt8]) {
    var reader = HTMLReader(bytes)
    while let event = reader.next() {
      switch event {
      case .start(let name, let attributes): start(name, attributes)
      case .end(let name): end(name)
      case .text(let text): write(text)
      }
    }
    while let last = open.last { end(last.name) }
    text = HTMLMarkdown.text(html)
  }

  /// The nearest role of the elements that are open.
  private var role: Role { open.last { $0.role != .none }?.role ?? .none }

  private mutating func start(_ name: String, _ attributes: [MarkupEvent.Attribute]) {
    let classes = (attributes["class"] ?? "").split(separator: " ").map(String.init)
    var role = Role.none
    if let asset = classes.first(where: { $0.hasPrefix("assetType_") }) {
      role = .asset(String(asset.dropFirst("assetType_".count)))
      buffer = ""
    } else if classes.contains("pageHeader") {
      role = .header
    } else if classes.contains("title") {
      role = .title
      buffer = ""
    } else if classes.contains("reflectionPrompt") {
      role = .prompt
      html += "<p><i>"
    } else if name == "p", classes.contains("p2") || classes.contains("p3") || classes.contains("p4") {
      role = .text
      html += "<p>"
    } else if classes.contains(where: { $0.hasPrefix("gridItemOverlay") }) {
      role = isInAsset ? .none : .overlay
    }
    if name == "img" || name == "video" || name == "audio" || name == "source" { takeFile(attributes["src"]) }
    if name == "br", self.role == .text || self.role == .prompt { html += "<br>" }
    if role == .none, self.role == .text, AppleJournalPage.kept.contains(name) {
      html += "<\(name)" + (attributes["href"].map { " href=\"\(HTMLEscape.text($0))\"" } ?? "") + ">"
    }
    if !HTMLReader.voidElements.contains(name), open.count < ReadingLimits.depth { open.append((name, role)) }
  }

  private static let kept: Set<String> = [
    "b", "i", "u", "s", "strong", "em", "ul", "ol", "li", "blockquote", "a", "code", "h1", "h2", "h3",
  ]

  private var isInAsset: Bool {
    open.contains { if case .asset = $0.role { true } else { false } }
  }

  private mutating func end(_ name: String) {
    guard let place = open.lastIndex(where: { $0.name == name }) else { return }
    let closed = open[place...]
    open.removeSubrange(place...)
    for element in closed.reversed() { finish(element.role) }
    if closed.first?.role == Role.none, role == .text, AppleJournalPage.kept.contains(name) {
      html += "</\(name)>"
    }
  }

  private mutating func finish(_ role: Role) {
    switch role {
    case .title:
      let words = buffer.trimmedBlanks
      if title == nil, !words.isEmpty { title = words }
    case .text: html += "</p>"
    case .prompt: html += "</i></p>"
    case .asset(let type): finishAsset(type)
    case .none, .header, .overlay: break
    }
  }

  /// What a tile says, once it is read: its lines are divided by line ends.
  private mutating func finishAsset(_ type: String) {
    let lines = buffer.split(separator: "\n").map(\.trimmedBlanks).filter { !$0.isEmpty }
    buffer = ""
    switch type {
    case "stateOfMind":
      feelings += (lines.first ?? "").split(separator: ",").map(\.trimmedBlanks).filter { !$0.isEmpty }
    case "multiPinMap", "genericMap", "map", "visit":
      place = place ?? lines.first
    case "contact": people += lines.prefix(1)
    case "photo", "audio", "livePhoto": break
    case "video": leftOut += 1
    case "link":
      if let line = lines.first { html += "<p>\(HTMLEscape.text(line))</p>" }
    default:
      if !lines.isEmpty { html += "<p>\(HTMLEscape.text(lines.joined(separator: ", ")))</p>" }
    }
  }

  private mutating func write(_ text: String) {
    switch role {
    case .title: buffer += text
    case .asset: buffer += text + "\n"
    case .text, .prompt: html += HTMLEscape.text(text)
    case .none, .header, .overlay: break
    }
  }

  /// A picture or recording: `../Resources/ID.heic`, whose ending may differ from that of the file that is
  /// there.
  private mutating func takeFile(_ address: String?) {
    guard let address, !address.hasPrefix("data:"), !address.hasPrefix("http") else { return }
    let name = MemberName.base(address)
    guard MediaKind(ending: MemberName.ending(name)) != nil else {
      return
    }
    if !media.contains(name) { media.append(name) }
  }
}

/// Text as HTML.
enum HTMLEscape {
  private static let signs: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
  ]

  static func text(_ text: String) -> String {
    text.unicodeScalars.map { signs[$0] ?? String($0) }.joined()
  }
}
