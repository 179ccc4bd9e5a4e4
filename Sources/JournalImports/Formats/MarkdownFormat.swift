import JournalExchange
import JournalFiles
import JournalFormat
import JournalModel
import JournalReaders
import YAMLCodec

/// A folder or archive of Markdown files, such as an Obsidian vault's: they are in our format already and are
/// copied as they are, each under its own name into the month of its day.
enum MarkdownFormat: EntryFormat {
  static let format = ImportFormat.markdown

  static func recognises(_ source: ImportSource) -> Bool { !markdown(source).isEmpty }

  private static func markdown(_ source: ImportSource) -> [String] {
    let folders = source.names.map { name in MemberName.folder(name).split(separator: "/") }
    // An archive often has all its files in one folder.
    let top = folders.first?.first
    let isInOne = top != nil && folders.allSatisfy { $0.first == top }
    return zip(source.names, folders).filter { name, folders in
      ["md", "markdown"].contains(MemberName.ending(name)) && !folders.contains { $0.hasPrefix(".") }
        && !(folders.dropFirst(isInOne ? 1 : 0).first.map { noRecords.contains(String($0)) } ?? false)
    }.map(\.0)
  }

  /// Folders at the top of a journal whose files are no records: see its format.
  private static let noRecords: Set<String> = ["trash", "templates", "affirmations"]

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    let notes = markdown(source)
    var content = ImportContent(files: notes, of: source) { (name) throws(ImportFailure) in
      let bytes = try source.bytes(of: name, limit: ReadingLimits.entryBytes)
      let isMerging = MergeMarkers.areIn(bytes)
      if isMerging || ConflictName(MemberName.base(name)) != nil { return .left(.conflict) }
      if bytes.allSatisfy({ $0 <= 0x20 }) { return .left(.empty) }
      let note = MarkdownNote(bytes, name: name)
      if note.kind == .profile || ProfileDecoder.isProfile(bytes: bytes) { return .left(.profile) }
      var entry = ImportedEntry(origin: source.hasMembers ? name : MemberName.base(name), day: note.day)
      entry.document = bytes
      if note.kind != .person, !note.hasDay, let said = note.unread {
        // The order that the person says is written down, so that the record says its day itself.
        let days = WrittenDays([said], preferred: context.rota.isDayFirst)
        guard let day = days.day(said) else { throw ImportFailure(days.flaw(of: said)) }
        entry.day = day
        var document = MarkdownDocument(bytes)
        try? document.set(Key.date.name, to: .string(day.iso))
        entry.document = document.bytes
      } else if note.kind != .person, !note.hasDay || note.isDayOfName {
        let moment = try NoteMoment(of: name, in: source, context)
        (entry.day, entry.at) = (moment.day, moment.at)
      } else if note.kind != .person, let creation = note.creation {
        entry.at = context.zoned(creation)
      }
      entry.stem = note.stem
      if note.kind == .person { (entry.kind, entry.folder) = (.person, FileNames.people) }
      entry.text = note.text(in: source)
      entry.named = note.media(in: source)
      entry.media = entry.named.compactMap(\.member)
      return entry
    }
    for name in source.names where isOther(name) {
      content.notes.leave(.otherMedia, what: MemberName.base(name))
    }
    return content
  }

  /// Whether a file is neither a note nor what a note may show: a document, a canvas.
  private static func isOther(_ name: String) -> Bool {
    !["md", "markdown"].contains(MemberName.ending(name)) && MediaKind(ending: MemberName.ending(name)) == nil
      && !name.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
