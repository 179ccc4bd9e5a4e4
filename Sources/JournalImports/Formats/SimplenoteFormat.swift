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
    let name = try source.file(of: "Simplenote") { $0.name(endingWith: "notes.json") }
    let label = source.label(name)
    let root = try source.json(name)
    let notes = try root.list("activeNotes", of: "Simplenote", in: label)
    content.notes.leave(.trashed, root["trashedNotes"]?.items.count ?? 0)
    content.take(notes, in: label, at: \.position) { (item) throws(ImportFailure) in
      let written = item[["creationDate", "lastModified"]]?.words ?? ""
      let at = try context.timestamp(utc: written)
      var entry = ImportedEntry(origin: item["id"]?.words ?? written, at: at)
      entry.text = ImportedText(item["content"]?.text ?? "")
      entry.title = entry.text.takeHeading() ?? entry.text.takeFirstLine()
      entry.tags = item["tags"]?.texts ?? []
      entry.pin(item["pinned"])
      return entry
    }
    return content
  }
}
