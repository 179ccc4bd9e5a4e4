import JournalModel
import JournalReaders

/// Notion: its export as Markdown: a file a page, whose name ends with the id of the page; large ones are an
/// archive of archives.
///
/// A page begins with its title; a page of a database has its properties below, `Key: value` a line, among
/// them perhaps its day. A page without one has no date: the files of the export all have that of the export.
///
/// - Source: notion.com/help/export-your-content; exports as public readers describe them.
enum NotionFormat: EntryFormat {
  static let format = ImportFormat.notion

  static func recognises(_ source: ImportSource) -> Bool {
    source.hasMembers && source.names(ending: "md").contains { id(of: $0) != nil }
  }

  /// The 32 digits at the end of a page's name.
  private static func id(of name: String) -> String? {
    let stem = MemberName.stem(name)
    let id = String(stem.suffix(32))
    guard id.utf8.count == 32, id.allSatisfy(\.isHexDigit), stem.dropLast(32).last == " " else { return nil }
    return id
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    ImportContent(files: source.names(ending: "md"), of: source) { (name) throws(ImportFailure) in
      try entry(name, source, context)
    }
    // The table of a database says of its pages what these say themselves.
  }

  private static func entry(
    _ name: String, _ source: ImportSource, _ context: ImportContext
  ) throws(ImportFailure) -> ImportedEntry {
    var page = NotionPage(try source.text(of: name), context)
    let said = page.moment.map { NoteMoment($0.day, $0.time, context) }
    let moment = try NoteMoment(of: name, in: source, context, said: said)
    var entry = ImportedEntry(origin: id(of: name) ?? name, moment)
    entry.title = page.title
    entry.tags = page.takeTags()
    entry.text = MarkdownNote(Array(page.body.utf8), name: name).text(in: source) { id(of: $0) ?? $0 }
    return entry
  }
}

private struct NotionPage {
  var title: String?
  private var properties: [(key: String, value: String)] = []
  private var rest: [Substring] = []
  private(set) var moment: (day: CivilDay, time: ClockTime?)?

  init(_ text: String, _ context: ImportContext) {
    var lines = text.lines[...]
    if let first = lines.first, first.hasPrefix("# ") {
      title = first.dropFirst(2).trimmedBlanks
      lines = lines.dropFirst().drop { $0.trimmedBlanks.isEmpty }
    }
    let block = lines.prefix { !$0.trimmedBlanks.isEmpty }
    let read = block.map(NotionPage.property)
    if !read.isEmpty, read.allSatisfy({ $0 != nil }) {
      properties = read.compactMap { $0 }
      lines = lines.dropFirst(block.count)
    }
    rest = Array(lines)
    let days = WrittenDays(properties.map(\.value), preferred: context.rota.isDayFirst)
    for word in TableWords.list("notes-date") where moment == nil {
      guard let index = properties.firstIndex(where: { TableWords.folded($0.key) == word }) else { continue }
      let value = properties[index].value
      // A span of days begins with its first; its end stays in the text.
      let first = value.split(separator: "→").first.map { $0.trimmedBlanks } ?? value
      guard let found = days.moment(first) else { continue }
      moment = (found.day, found.time)
      if first == value { properties.remove(at: index) }
    }
  }

  /// `Key: value`; a key is a few words.
  private static func property(_ line: Substring) -> (key: String, value: String)? {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let key = line[..<colon]
    guard !key.isEmpty, key.utf8.count <= 60, let first = key.first, first.isLetter,
      line[colon...].utf8.dropFirst().first ?? 0x20 == 0x20
    else { return nil }
    return (key.trimmedBlanks, line[line.utf8.index(after: colon)...].trimmedBlanks)
  }

  mutating func takeTags() -> [String] {
    let isTags = { (key: String) in TableWords.has("notes-tags", TableWords.folded(key)) }
    let tags = properties.filter { isTags($0.key) }.flatMap { $0.value.split(separator: ",") }
    properties.removeAll { isTags($0.key) }
    return tags.map(\.trimmedBlanks).filter { !$0.isEmpty }
  }

  /// The text, with the properties that have no place elsewhere above it.
  var body: String {
    let lines = properties.filter { !$0.value.isEmpty }.map { "\($0.key): \($0.value)" }
    let text = rest.joined(separator: "\n").trimmedBlanks
    return (lines.isEmpty ? "" : lines.joined(separator: "  \n") + "\n\n") + text
  }
}
