import JournalExchange
import JournalModel
import JournalReaders

/// A page of Apple Journal, read as a stream: what a class of an element means holds until the element ends.
///
/// Everything that is neither the date, the title nor a tile is text, wherever it stands: Cocoa nests blocks
/// in paragraphs, and the words of an entry are found beside the element that is meant for them.
struct AppleJournalPage {
  private let source: ImportSource
  private(set) var title: String?
  private(set) var text = ImportedText()
  private(set) var media: [String] = []
  private(set) var people: [String] = []
  private(set) var place: String?
  /// Where on the map it was: of a tile of a place, else of a photo.
  private(set) var position: (latitude: String?, longitude: String?)?
  /// Words for the state of mind, and the step that the color of its tile stands for.
  private(set) var feelings: [String] = []
  private(set) var step: Mood.Step?
  /// What the state of mind is about.
  private(set) var subjects: [String] = []
  /// Videos and the like.
  private(set) var leftOut = 0

  private var open: [(name: String, role: Role)] = []
  private var markdown = HTMLMarkdown()
  private var buffer = ""
  /// Words behind an empty title are the title.
  private var isBehindEmptyTitle = false

  private enum Role: Equatable {
    case none, header, title, prompt, hidden
    case asset(type: String, id: String)
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
    endLateTitle()
    text = markdown.finished()
  }

  /// The nearest role of the elements that are open.
  private var role: Role { open.last { $0.role != .none }?.role ?? .none }

  private mutating func start(_ name: String, _ attributes: [MarkupEvent.Attribute]) {
    let classes = (attributes["class"] ?? "").split(separator: " ").map(String.init)
    var role = Role.none
    if let asset = classes.first(where: { $0.hasPrefix("assetType_") }) {
      role = .asset(type: String(asset.dropFirst("assetType_".count)), id: attributes["id"] ?? "")
      if asset == "assetType_stateOfMind" { step = step ?? AppleMoodColor.step(style: attributes["style"]) }
      endLateTitle()
      buffer = ""
    } else if classes.contains("pageHeader") {
      role = .header
    } else if classes.contains("title") {
      role = .title
      endLateTitle()
      buffer = ""
    } else if classes.contains("reflectionPrompt") {
      role = .prompt
      for name in ["p", "i"] { markdown.write(.start(name, [])) }
    } else if ["script", "style", "title"].contains(name) {
      role = .hidden
    }
    if isBehindEmptyTitle, classes.contains("bodyText") || name == "p" { endLateTitle() }
    if ["img", "video", "audio", "source"].contains(name) { takeFile(attributes["src"]) }
    if role == .none, isText, AppleJournalPage.kept.contains(name), !isBehindEmptyTitle {
      markdown.write(.start(name, attributes))
    }
    if !HTMLReader.voidElements.contains(name), open.count < ReadingLimits.depth { open.append((name, role)) }
  }

  private static let kept: Set<String> = [
    "b", "i", "u", "s", "strong", "em", "ul", "ol", "li", "blockquote", "a", "code", "h1", "h2", "h3", "p",
    "div", "br",
  ]

  /// Whether words that come now are words of the entry.
  private var isText: Bool { role == .none || role == .prompt }

  private mutating func end(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    let closed = open[index...]
    open.removeSubrange(index...)
    for element in closed.reversed() { finish(element.role) }
    if closed.first?.role == Role.none, isText, AppleJournalPage.kept.contains(name), !isBehindEmptyTitle {
      markdown.write(.end(name))
    }
  }

  private mutating func finish(_ role: Role) {
    switch role {
    case .title:
      let words = buffer.trimmedBlanks
      buffer = ""
      isBehindEmptyTitle = title == nil && words.isEmpty
      if title == nil, !words.isEmpty { title = words }
    case .prompt: for name in ["i", "p"] { markdown.write(.end(name)) }
    case .asset(let type, let id): finishAsset(type, id: id)
    case .none, .header, .hidden: break
    }
  }

  /// Text after an empty title is the title up to the end of the line, unless it is too long.
  private mutating func endLateTitle() {
    guard isBehindEmptyTitle else { return }
    isBehindEmptyTitle = false
    let words = buffer.trimmedBlanks
    buffer = ""
    if words.isEmpty { return }
    if words.utf8.count <= 200 {
      title = words
    } else {
      write(paragraph: words)
    }
  }

  /// What a tile says, once it is read: its lines are divided by line ends.
  private mutating func finishAsset(_ type: String, id: String) {
    let lines = buffer.split(separator: "\n").map(\.trimmedBlanks).filter { !$0.isEmpty }
    buffer = ""
    switch type {
    case "stateOfMind":
      func words(_ line: String) -> [String] {
        line.split(separator: ",").map(\.trimmedBlanks).filter { !$0.isEmpty }
      }
      feelings += words(lines.first ?? "")
      subjects += lines.dropFirst().flatMap(words)
    case "multiPinMap", "genericMap", "map", "visit":
      let visit = place(id)
      let parts = [visit?["placeName"], visit?["city"]].compactMap { $0?.words }
      if place == nil { position = position(visit) ?? position }
      place = place ?? lines.first ?? DayOneFormat.placeText(parts)
    case "contact": people += lines.prefix(1)
    case "photo", "livePhoto": position = position ?? position(place(id))
    case "audio": break
    case "video": leftOut += 1
    default:
      if !lines.isEmpty { write(paragraph: lines.joined(separator: ", ")) }
    }
  }

  /// What is known of the place of a tile, which stands in the file beside its picture.
  private func place(_ id: String) -> JSONNode? {
    guard !id.isEmpty, let name = source.name(endingWith: id + ".json"),
      let root = try? source.json(name)
    else { return nil }
    return root["visits"]?.items.first ?? root
  }

  private func position(_ place: JSONNode?) -> (latitude: String?, longitude: String?)? {
    place?["latitude"].map { ($0.text, place?["longitude"]?.text) }
  }

  private mutating func write(paragraph text: String) {
    for event in [MarkupEvent.start("p", []), .text(text), .end("p")] { markdown.write(event) }
  }

  private mutating func write(_ text: String) {
    switch role {
    case .title: buffer += text
    case .asset: buffer += text + "\n"
    case .none where isBehindEmptyTitle: buffer += text
    case .none, .prompt: markdown.write(.text(text))
    case .header, .hidden: break
    }
  }

  /// A picture or recording: `../Resources/ID.heic`, whose ending may differ from that of the file that is
  /// there. Tiles of music, places and feelings have pictures that the program drew.
  private mutating func takeFile(_ address: String?) {
    guard let address, !address.hasPrefix("data:"), !address.hasPrefix("http") else { return }
    if case .asset(let type, _) = role, !["photo", "livePhoto", "audio"].contains(type) { return }
    let name = MemberName.base(address)
    guard MediaKind(ending: MemberName.ending(name)) != nil else { return }
    if !media.contains(name) { media.append(name) }
  }
}

/// The color of the tile of a state of mind, from which its step is told: nothing else in the export says it.
package enum AppleMoodColor {
  /// Colors from very pleasant to very unpleasant, in steps of a third.
  ///
  /// - Source: tiles of exports as others have measured them (applejournalmoodcolors of machineonamission).
  private static let gradient: [SIMD3<Double>] = [
    [255, 238, 231], [249, 220, 177], [215, 233, 179], [226, 231, 231], [215, 224, 236], [229, 235, 255],
    [217, 210, 243],
  ]

  /// The step that fits the `background-color` of a style.
  package static func step(style: String?) -> Mood.Step? {
    guard let style = style?.lowercased(), let key = style.firstRange(of: "background-color:"),
      let color = color(style[key.upperBound...])
    else { return nil }
    var best = (distance: Double.infinity, valence: 0.0)
    for (index, (from, to)) in zip(gradient, gradient.dropFirst()).enumerated() {
      let (way, offset) = (to - from, color - from)
      let part = min(max((way * offset).sum() / (way * way).sum(), 0), 1)
      let rest = offset - part * way
      let distance = (rest * rest).sum()
      if distance < best.distance { best = (distance, 1 - (Double(index) + part) / 3) }
    }
    // A color far from all of them stands for no feeling.
    return best.distance <= 900 ? Mood.Step(rawValue: Int((best.valence * 2).rounded())) : nil
  }

  /// `#d9d2f3`, `rgb(217, 210, 243)`, `rgba(…)`.
  private static func color(_ text: Substring) -> SIMD3<Double>? {
    let value = text.prefix { $0 != ";" }.trimmedBlanks
    var parts: [Double] = []
    if value.hasPrefix("#"), value.utf8.count == 7, let number = Int(value.dropFirst(), radix: 16) {
      parts = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { Double($0) }
    } else if value.hasPrefix("rgb"), let start = value.firstIndex(of: "(") {
      parts = value[value.index(after: start)...].split { ", )/".contains($0) }.prefix(3).compactMap {
        Double($0)
      }
    }
    return parts.count == 3 ? SIMD3(parts) : nil
  }
}
