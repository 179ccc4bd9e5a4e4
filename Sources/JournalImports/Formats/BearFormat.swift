import JournalExchange
import JournalModel
import JournalReaders

import JournalStore

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

  static func read(
    _ source: ImportSource, _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    for name in texts(source) {
      matter.take { (matter) throws(ImportFailure) in try entry(name, source, context, &matter) }
    }
    OriginCounter.number(&matter.entries)
  }

  private static func entry(
    _ name: String, _ source: ImportSource, _ context: ImportContext, _ matter: inout ImportMatter
  ) throws(ImportFailure) -> ImportedEntry? {
    let info = try source.json(source.name(of: "info.json", in: name) ?? "")
    let known = [info] + info.fields.map(\.value).filter(\.isObject)
    func value(_ keys: String...) -> JSONNode? { known.lazy.compactMap { $0[keys] }.first }
    if value("trashed")?.bool == true {
      matter.leave(.trashed)
      return nil
    }
    let bundle = MemberName.folder(name).isEmpty ? MemberName.base(source.path) : MemberName.folder(name)
    let written = value("creationDate", "created", "createdAt", "created_at", "modificationDate")?.words
    let (day, at): (CivilDay, Timestamp?)
    if let moment = written.flatMap({ Timestamp(iso: $0) }) {
      let local = context.timestamp(moment.instant(in: .utc), zoneNamed: nil)
      (day, at) = (local.local.day, local)
    } else if let moment = NoteMoment(name: MemberName.stem(bundle), context) {
      (day, at) = (moment.day, moment.at)
    } else {
      let moment = try NoteMoment(of: name, in: source, context)
      (day, at) = (moment.day, moment.at)
    }
    let id = value("uniqueIdentifier")?.words ?? MemberName.base(bundle)
    var entry = ImportedEntry(origin: id, day: day)
    entry.at = at
    let bytes = try source.bytes(of: name, limit: ReadingLimits.entryBytes)
    entry.text = MarkdownNote(bytes, name: name).text(in: source)
    entry.title = entry.text.takeHeading()
    entry.tags = BearTags.found(String(decoding: SourceText.utf8(bytes), as: UTF8.self))
    if value("pinned")?.bool == true { entry.extra.append(.init(key: "pinned", value: .bool(true))) }
    entry.path = source.label(name)
    return entry
  }
}

/// Bear's tags of several words, `#night shift#`; those of one word are tags here too, where they stand.
private enum BearTags {
  static func found(_ text: String) -> [String] {
    var tags: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "#", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated().dropFirst().dropLast() {
        let isStart = parts[index - 1].isEmpty ? index == 1 : parts[index - 1].last == " "
        guard isStart, part.contains(" "), let first = part.first, let last = part.last,
          first != " ", last != " ", !tags.contains(String(part))
        else { continue }
        tags.append(String(part))
      }
    }
    return tags
  }
}
