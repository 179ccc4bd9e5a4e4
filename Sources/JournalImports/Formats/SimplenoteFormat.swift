import JournalModel
import JournalReaders

/// Simplenote: `notes.json`, alone or in its archive, where the notes lie a second time as texts.
///
/// The first line of a note is what the program shows as its title.
///
/// - Source: the program's own exporter, `lib/utils/export` of Automattic/simplenote-electron.
enum SimplenoteFormat: EntryFormat {
  static let format = ImportFormat.simplenote

  static func recognises(_ source: ImportSource) -> Bool {
    guard source.hasMembers else { return source.startHolds("\"activeNotes\"") }
    return source.name(endingWith: "notes.json").map {
      source.start(of: $0, holds: "\"activeNotes\"")
    } ?? false
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    guard let name = source.hasMembers ? source.name(endingWith: "notes.json") : source.names.first else {
      throw ImportFailure(.notFormat("Simplenote"), source.path)
    }
    let label = source.label(name)
    let root = try source.json(name)
    guard let notes = root["activeNotes"], notes.isList else {
      throw ImportFailure(.notFormat("Simplenote"), label)
    }
    content.notes.leave(.trashed, root["trashedNotes"]?.items.count ?? 0)
    content.take(notes.items) { (item) throws(ImportFailure) in
      let written = item[["creationDate", "lastModified"]]?.words ?? ""
      let at = try context.timestamp(utc: written, label, at: item.position)
      var entry = ImportedEntry(origin: item["id"]?.words ?? written, at: at)
      entry.text = ImportedText(item["content"]?.text ?? "")
      entry.title = entry.text.takeHeading() ?? entry.text.takeFirstLine()
      entry.tags = item["tags"]?.texts ?? []
      entry.pin(item["pinned"])
      entry.stands(in: label, at: item)
      return .entry(entry)
    }
    return content
  }
}
