import JournalModel
import JournalReaders

/// Standard Notes: a decrypted backup, `Standard Notes Backup and Import File.txt`, alone or in its archive.
///
/// Items are notes and tags; a tag lists its notes. What is encrypted has a text in place of the content.
///
/// - Source: standardnotes.com/help, "import and export", and the interfaces of `@standardnotes/models`.
enum StandardNotesFormat: EntryFormat {
  static let format = ImportFormat.standardNotes

  static func recognises(_ source: ImportSource) -> Bool {
    guard source.hasMembers else { return source.startHolds("\"items\"", "\"content_type\"") }
    return file(source) != nil
  }

  private static func file(_ source: ImportSource) -> String? {
    (source.names(ending: "txt") + source.names(ending: "json")).prefix(400).first { name in
      MemberName.base(name).hasPrefix("Standard Notes") && source.start(of: name, 64).contains("{")
    }
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    let name = try source.file(of: "Standard Notes", file)
    let label = source.label(name)
    let items = try source.json(name)["items"]?.items ?? []
    var tags: [String: [String]] = [:]
    for item in items where item["content_type"]?.words == "Tag" {
      guard let title = item["content"]?["title"]?.words else { continue }
      for note in item["content"]?["references"]?.items ?? [] {
        if let id = note["uuid"]?.words { tags[id, default: []].append(title) }
      }
    }
    let notes = items.filter { $0["content_type"]?.words == "Note" }
    content.take(notes, in: label, at: \.position) { (item) throws(ImportFailure) in
      try entry(item, tags, context)
    }
    // All of it is encrypted, or nothing: one sentence is enough.
    let isLocked = items.contains { $0["content"]?.string != nil }
    if content.entries.isEmpty, isLocked { throw ImportFailure(.needsConversion(.locked), label) }
    return content
  }

  private static func entry(
    _ item: JSONNode, _ tags: [String: [String]], _ context: ImportContext
  ) throws(ImportFailure) -> ImportedEntry {
    guard let content = item["content"], content.isObject else {
      throw ImportFailure(.needsConversion(.locked))
    }
    if item["deleted"]?.bool == true || content["trashed"]?.bool == true { return .left(.trashed) }
    let written = item[["created_at", "updated_at"]]?.words ?? ""
    let at = try context.timestamp(utc: written)
    let id = item["uuid"]?.words ?? written
    var entry = ImportedEntry(origin: id, at: at)
    entry.title = content["title"]?.words
    entry.text = text(content)
    entry.tags = tags[id] ?? []
    return entry
  }

  /// Plain text, the HTML of one editor or the tree of another.
  private static func text(_ content: JSONNode) -> ImportedText {
    let text = content["text"]?.text ?? ""
    switch content["noteType"]?.words {
    case "rich-text": return HTMLMarkdown.text(text)
    case "super":
      guard let root = (try? JSONNode(Array(text.utf8)))?["root"] else { return ImportedText(text) }
      return ImportedText(SuperNote.markdown(root))
    default: return ImportedText(text)
    }
  }
}

/// The tree of the editor "Super": blocks with `type` and `children`, words under `text`.
private enum SuperNote {
  static func markdown(_ root: JSONNode) -> String {
    (root["children"]?.items ?? []).map { block($0, depth: 0) }.filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  private static func block(_ node: JSONNode, depth: Int) -> String {
    guard depth < ReadingLimits.depth else { return "" }
    switch node["type"]?.words {
    case "heading":
      let level = node["tag"]?.words.flatMap { Int($0.dropFirst()) } ?? 1
      return String(repeating: "#", count: max(1, min(level, 6))) + " " + words(node, depth: depth)
    case "list":
      return (node["children"]?.items ?? []).map { item in
        let mark = item["checked"]?.bool.map { $0 ? "- [x] " : "- [ ] " } ?? "- "
        return mark + words(item, depth: depth + 1)
      }.joined(separator: "\n")
    case "quote": return "> " + words(node, depth: depth)
    case "code": return "```\n" + words(node, depth: depth) + "\n```"
    default: return words(node, depth: depth)
    }
  }

  private static func words(_ node: JSONNode, depth: Int) -> String {
    guard depth < ReadingLimits.depth else { return "" }
    return (node["children"]?.items ?? []).map { child in
      switch child["type"]?.words {
      case "linebreak": return "\n"
      case "link": return "[\(words(child, depth: depth + 1))](\(child["url"]?.words ?? ""))"
      case "list": return "\n" + block(child, depth: depth + 1)
      default: return child["text"]?.text ?? words(child, depth: depth + 1)
      }
    }.joined()
  }
}
