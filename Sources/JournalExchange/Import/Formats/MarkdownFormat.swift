import JournalModel
import JournalStore

/// A folder or archive of Markdown files, such as an Obsidian vault's: they are in our format already and are
/// copied as they are, each under its own name into the month of its day.
enum MarkdownFormat: EntryFormat {
  static let format = ImportFormat.markdown

  static func recognises(_ source: ImportSource) -> Bool { !markdown(source).isEmpty }

  private static func markdown(_ source: ImportSource) -> [String] {
    source.names.filter { name in
      ["md", "markdown"].contains(MemberName.ending(name))
        && !MemberName.folder(name).split(separator: "/").contains { folder in
          folder.hasPrefix(".") || noRecords.contains(folder.lowercased())
        }
    }
  }

  /// Folders whose files are no records: see the format of a journal.
  private static let noRecords: Set<String> = ["trash", "templates", "affirmations"]

  static func read(
    _ source: ImportSource, _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    for name in markdown(source) {
      matter.read += 1
      do throws(ImportFailure) {
        let bytes = try source.bytes(of: name, limit: ReadingLimits.entryBytes)
        let note = MarkdownNote(bytes, name: name)
        if note.kind == .profile { continue }
        guard note.hasDay || note.kind == .person else {
          matter.note(.noDate(MemberName.base(name)), source.label(name))
          matter.leave(.unreadable)
          continue
        }
        var entry = ImportedEntry(origin: source.hasMembers ? name : MemberName.base(name), day: note.day)
        entry.document = bytes
        entry.stem = note.stem
        if note.kind == .person { entry.folder = FileNames.people }
        entry.text = note.text(in: source)
        entry.media = note.media(in: source)
        entry.path = source.label(name)
        matter.add(entry)
      } catch {
        matter.note(error.problem)
        matter.leave(.unreadable)
      }
    }
  }
}
