import JournalModel
import JournalReaders

/// Bear's backup (`.bear2bk`), and every other TextBundle, also packed (`.textpack`): a folder a note with
/// its text, `info.json` and `assets/`.
///
/// - Source: textbundle.org/spec, version 2; the keys under `net.shinyfrog.bear` as Bear's backups have them.
enum BearFormat: EntryFormat {
  static let format = ImportFormat.bear

  static func recognises(_ source: ImportSource) -> Bool { source.hasMembers && !texts(source).isEmpty }

  /// The texts that have an `info.json` beside them.
  private static func texts(_ source: ImportSource) -> [String] {
    source.names.filter { name in
      MemberName.stem(name) == "text" && ["md", "markdown", "txt"].contains(MemberName.ending(name))
        && source.name(of: "info.json", in: name) != nil
    }
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    ImportContent(files: texts(source), of: source) { (name) throws(ImportFailure) in
      try entry(name, source, context)
    }
  }

  private static func entry(
    _ name: String, _ source: ImportSource, _ context: ImportContext
  ) throws(ImportFailure) -> ImportedEntry {
    let info = try source.json(source.name(of: "info.json", in: name) ?? "")
    let known = [info] + info.fields.map(\.value).filter(\.isObject)
    func value(_ keys: String...) -> JSONNode? { known.lazy.compactMap { $0[keys] }.first }
    if value("trashed")?.bool == true { return .left(.trashed) }
    let bundle = MemberName.folder(name).isEmpty ? MemberName.base(source.path) : MemberName.folder(name)
    let written = value("creationDate", "created", "createdAt", "created_at", "modificationDate")?.words
    let said = written.flatMap { Timestamp(iso: $0) }.map { NoteMoment(utc: $0, context) }
    let moment = try NoteMoment(
      of: name, in: source, context, said: said ?? NoteMoment(name: MemberName.stem(bundle), context))
    let id = value("uniqueIdentifier")?.words
    var entry = ImportedEntry(origin: id ?? MemberName.base(bundle), moment)
    // Another journal may have a note of the same name.
    if id == nil { entry.family = entry.origin }
    let (text, tags) = BearTags.read(try source.text(of: name))
    entry.tags = tags
    entry.text = MarkdownNote(Array(text.utf8), name: name).text(in: source)
    entry.title = entry.text.takeHeading()
    entry.pin(value("pinned"))
    return entry
  }
}

/// Bear's tags of several words, `#night shift#`; those of one word are tags here too, where they stand.
private enum BearTags {
  /// The tags of a text, and the text, in which they stay as words: their first one is no tag of its own.
  static func read(_ text: String) -> (text: String, tags: [String]) {
    var tags: [String] = []
    let text = text.lines.map { line in
      let parts = line.split(separator: "#", omittingEmptySubsequences: false)
      guard parts.count > 2 else { return String(line) }
      var (result, isInside) = (String(parts[0]), false)
      for (index, part) in parts.enumerated().dropFirst() {
        let isStart = !isInside && (parts[index - 1].isEmpty ? index == 1 : parts[index - 1].last == " ")
        isInside =
          isStart && index < parts.count - 1 && part.contains(" ") && part.first != " " && part.last != " "
        if isInside, !tags.contains(String(part)) { tags.append(String(part)) }
        result += (isInside ? "\\#" : "#") + part
      }
      return result
    }.joined(separator: "\n")
    return (text, tags)
  }
}
