import JournalModel
import JournalReaders

/// Google Keep: a JSON a note in the folder of an archive of Takeout, pictures beside it. The folder is
/// called as the account's language has it; the page beside each JSON says the same and is passed over.
///
/// - Source: archives of Takeout, as obsidian-importer and other readers describe them.
enum KeepFormat: EntryFormat {
  static let format = ImportFormat.keep

  static func recognises(_ source: ImportSource) -> Bool {
    guard source.hasMembers else { return source.startHolds("\"userEditedTimestampUsec\"") }
    return source.names(ending: "json").prefix(200).contains { isNote($0, source) }
  }

  private static func isNote(_ name: String, _ source: ImportSource) -> Bool {
    source.start(of: name, holds: "\"userEditedTimestampUsec\"")
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    // Other parts of the account may lie in the same archive.
    let names = source.hasMembers ? source.names(ending: "json").filter { isNote($0, source) } : source.names
    return ImportContent(files: names, of: source) { (name) throws(ImportFailure) in
      try entry(try source.json(name), context)
    }
  }

  private static func entry(
    _ item: JSONNode, _ context: ImportContext
  ) throws(ImportFailure) -> ImportedEntry {
    guard let moment = item[["createdTimestampUsec", "userEditedTimestampUsec"]]?.integer else {
      throw ImportFailure(.noDate(""))
    }
    if item["isTrashed"]?.bool == true { return .left(.trashed) }
    let at = context.timestamp(Instant(secondsSinceEpoch: Int64(moment / 1_000_000)), zoneNamed: nil)
    var entry = ImportedEntry(origin: "\(moment)", at: at)
    entry.title = item["title"]?.words
    var parts = [item["textContent"]?.text ?? ""]
    parts.append(
      (item["listContent"]?.items ?? []).map { line in
        (line["isChecked"]?.bool == true ? "- [x] " : "- [ ] ") + (line["text"]?.words ?? "")
      }.joined(separator: "\n"))
    parts.append(
      (item["annotations"]?.items ?? []).compactMap { link in
        link["url"]?.words.map { "[\(link["title"]?.words ?? $0)](\($0))" }
      }.joined(separator: "\n"))
    entry.text = ImportedText(parts.filter { !$0.trimmedBlanks.isEmpty }.joined(separator: "\n\n"))
    entry.tags = (item["labels"]?.items ?? []).compactMap { $0["name"]?.words }
    entry.pin(item["isPinned"])
    entry.attach((item["attachments"]?.items ?? []).compactMap { $0["filePath"]?.words })
    if entry.title == nil, entry.text.isEmpty, entry.media.isEmpty { entry.left = .empty }
    return entry
  }
}
