import JournalExchange
import JournalModel
import JournalReaders

/// A folder or archive of notes as plain text or HTML, as Samsung Notes and Apple Notes hand theirs out, or
/// one of them, where it is nothing else: its name is the title, and says the day where anything does.
///
/// - Source: samsung.com/support, "save as text file"; privacy.apple.com, where a note is a folder of its
///   name with a text of its name; support.apple.com, "export notes".
enum NotesFormat: EntryFormat {
  static let format = ImportFormat.notes

  private static let endings: Set<String> = ["txt", "text", "html", "htm"]

  static func recognises(_ source: ImportSource) -> Bool {
    (source.hasMembers ? source.names : [source.path]).contains { endings.contains(MemberName.ending($0)) }
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    let names =
      source.hasMembers ? source.names.filter { endings.contains(MemberName.ending($0)) } : source.names
    let twins = Dictionary(grouping: names) { MemberName.folder($0) + "/" + MemberName.stem($0) }
    let copies = twins.values.filter { $0.count > 1 }.flatMap { same in
      let first = letters(of: same[0], source)
      return same.dropFirst().filter { name in
        let letters = letters(of: name, source)
        // A page may have the title before the words of the text.
        return !letters.isEmpty && (first.hasSuffix(letters) || letters.hasSuffix(first))
      }
    }
    // The same note as text and as a page is one.
    return ImportContent(files: names.filter { !copies.contains($0) }, of: source) {
      (name) throws(ImportFailure) in
      let moment = try NoteMoment(of: name, in: source, context)
      let text = try source.text(of: name)
      var entry = ImportedEntry(origin: source.hasMembers ? name : MemberName.base(name), moment)
      let isPage = MemberName.ending(name).hasPrefix("htm")
      entry.text = isPage ? HTMLMarkdown.text(text) { source.name(endingWith: $0) } : ImportedText(text)
      entry.title = entry.text.takeHeading() ?? MemberName.stem(name)
      entry.media = pictures(beside: name, source).filter { !entry.text.media.contains($0) }
      if entry.text.isEmpty, entry.media.isEmpty { entry.left = .empty }
      return entry
    }
  }

  /// What a note says, without marks and blanks; nothing where it can't be read.
  private static func letters(of name: String, _ source: ImportSource) -> String {
    let text = (try? source.text(of: name)) ?? ""
    let isPage = MemberName.ending(name).hasPrefix("htm")
    return (isPage ? HTMLMarkdown.text(text).markdown { _ in "" } : text).filter {
      $0.isLetter || $0.isNumber
    }
  }

  /// The pictures and recordings in the folder that a note has for itself.
  private static func pictures(beside name: String, _ source: ImportSource) -> [String] {
    let folder = MemberName.folder(name)
    guard !folder.isEmpty, MemberName.base(folder) == MemberName.stem(name) else { return [] }
    return source.names.filter {
      MemberName.folder($0) == folder && MediaKind(ending: MemberName.ending($0)) != nil
    }
  }
}
