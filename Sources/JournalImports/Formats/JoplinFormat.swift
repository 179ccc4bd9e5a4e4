import JournalExchange
import JournalModel
import JournalReaders

/// Joplin: `.jex`, a tar archive, or the folder "RAW": a file an item under its id of 32 digits.
///
/// An item is a title, an empty line, its text, an empty line and lines `key: value`, of which `type_` says
/// what it is. The other export of Joplin, Markdown with front matter, is Markdown.
///
/// - Source: joplinapp.org/help/dev/spec, "Joplin data API" and "interop".
enum JoplinFormat: EntryFormat {
  static let format = ImportFormat.joplin

  static func recognises(_ source: ImportSource) -> Bool {
    source.hasMembers
      && source.names.lazy.filter(isItem).prefix(4).contains { source.start(of: $0, holds: "type_: ") }
  }

  private static func isItem(_ name: String) -> Bool {
    let stem = MemberName.stem(name)
    return MemberName.ending(name) == "md" && stem.utf8.count == 32 && stem.allSatisfy(\.isHexDigit)
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    var library = JoplinLibrary(source)
    for name in source.names.filter(isItem) {
      do throws(ImportFailure) {
        library.add(JoplinItem(try source.text(of: name)), name)
      } catch {
        content.notes.note(error.problem)
        content.notes.leave(.unreadable)
      }
    }
    for (name, item) in library.notes {
      content.take(in: source.label(name)) { () throws(ImportFailure) in try library.entry(item, context) }
    }
    return content
  }
}

/// An item: its title, its text and what is known of it.
private struct JoplinItem {
  var title = "", body = ""
  var fields: [String: String] = [:]

  init(_ text: String) {
    var lines = text.lines
    while let last = lines.last, last.trimmedBlanks.isEmpty { lines.removeLast() }
    let end = lines.lastIndex { $0.isEmpty } ?? -1
    for line in lines[(end + 1)...] {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
      fields[String(line[..<colon])] = line[line.utf8.index(after: colon)...].trimmedBlanks
    }
    guard end >= 0 else { return }
    title = lines[0].trimmedBlanks
    body = lines[..<end].dropFirst().joined(separator: "\n").trimmedBlanks
  }

  subscript(key: String) -> String? { fields[key].flatMap { $0.isEmpty || $0 == "0" ? nil : $0 } }
}

/// The items of an export: notes, the notebooks and tags they are in, the files they show.
private struct JoplinLibrary {
  private(set) var notes: [(name: String, item: JoplinItem)] = []
  private var notebooks: [String: String] = [:]
  private var tags: [String: String] = [:]
  private var tagsOfNotes: [String: [String]] = [:]
  private var noteIDs: Set<String> = []
  private var files: [String: String] = [:]

  init(_ source: ImportSource) {
    for name in source.names where MemberName.base(MemberName.folder(name)) == "resources" {
      files[MemberName.stem(name)] = name
    }
  }

  mutating func add(_ item: JoplinItem, _ name: String) {
    let id = item["id"] ?? MemberName.stem(name)
    switch item.fields["type_"] {
    case "1":
      notes.append((name, item))
      noteIDs.insert(id)
    case "2": notebooks[id] = item.title
    case "5": tags[id] = item.title
    case "6":
      if let note = item["note_id"], let tag = item["tag_id"] { tagsOfNotes[note, default: []].append(tag) }
    default: break
    }
  }

  func entry(_ item: JoplinItem, _ context: ImportContext) throws(ImportFailure) -> ImportedEntry {
    if item["deleted_time"] != nil { return .left(.trashed) }
    if item["encryption_applied"] == "1" { throw ImportFailure(.needsConversion(.locked)) }
    let written = item["user_created_time"] ?? item["created_time"] ?? ""
    let at = try context.timestamp(utc: written)
    let id = item["id"] ?? written
    var entry = ImportedEntry(origin: id, at: at)
    entry.title = item.title
    entry.tags =
      (tagsOfNotes[id] ?? []).compactMap { tags[$0] }
      + [item["parent_id"].flatMap { notebooks[$0] }].compactMap { $0 }
    if let address = item["source_url"] { entry.extra.append(.init(key: "url", value: .string(address))) }
    entry.take(latitude: item["latitude"], longitude: item["longitude"], context)
    entry.text = MarkdownLinks.text(item.body) { link in
      guard link.target.hasPrefix(":/") else { return nil }
      let id = String(link.target.dropFirst(2).prefix(32))
      if let name = files[id] {
        if MediaKind(ending: MemberName.ending(name)) != nil {
          return .media(name, caption: link.words, otherwise: link.written)
        }
        entry.notes.leave(.otherMedia, what: MemberName.base(name))
      }
      return noteIDs.contains(id) && !link.isPicture
        ? .link(link.words, entry: id, otherwise: link.written) : nil
    }
    if item["is_todo"] != nil {
      var text = ImportedText((item["todo_completed"] == nil ? "- [ ] " : "- [x] ") + item.title + "\n\n")
      for part in entry.text.parts { text.append(part) }
      entry.text = text
    }
    return entry
  }
}
