import JournalModel

/// A folder or archive of Markdown files, such as an Obsidian vault's: they are in our format already and are
/// copied as they are, each under its own name into the month of its day.
enum MarkdownFormat: EntryFormat {
  static let format = ImportFormat.markdown

  static func recognises(_ source: ImportSource) -> Bool { !markdown(source).isEmpty }

  private static func markdown(_ source: ImportSource) -> [String] {
    source.names.filter { ["md", "markdown"].contains(MemberName.ending($0)) }
  }

  static func read(
    _ source: ImportSource, _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    for name in markdown(source) {
      matter.read += 1
      do throws(ImportFailure) {
        let bytes = try source.bytes(of: name, limit: 4 << 20)
        guard let note = MarkdownNote(bytes, name: name, zone: context.zone) else {
          matter.note(.noDate(MemberName.base(name)), source.label(name))
          matter.leave(.unreadable)
          continue
        }
        var entry = ImportedEntry(origin: source.hasMembers ? name : MemberName.base(name), day: note.day)
        entry.document = bytes
        entry.stem = note.stem
        entry.text = note.pictures { source.name(endingWith: $0) != nil }
        entry.path = source.label(name)
        matter.entries.append(entry)
      } catch {
        matter.note(error.problem)
        matter.leave(.unreadable)
      }
    }
  }
}
