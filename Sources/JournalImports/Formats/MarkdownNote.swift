import JournalExchange
import JournalFiles
import JournalFormat
import JournalModel
import JournalReaders
import JournalStore
import YAMLCodec

/// A Markdown file of somebody's notes: its day, its pictures and its links to other notes.
struct MarkdownNote {
  let kind: Kind
  /// The day it belongs to, and whether its keys or its name tell it.
  let day: CivilDay
  let hasDay: Bool
  /// Whether its name alone tells it.
  let isDayOfName: Bool
  let stem: String
  private let name: String
  private let body: String
  private let listed: [(key: Key, written: String)]

  /// Reads a note.
  ///
  /// - Parameter name: that of its file in the source.
  init(_ bytes: [UInt8], name: String) {
    let document = MarkdownDocument(bytes)
    let record = RecordDecoder().decode(document, path: name, fileTime: nil).record
    kind = record.kind
    day = record.date
    hasDay = record.dateBasis != .fileTime
    isDayOfName = record.dateBasis == .name
    stem = MemberName.stem(name)
    self.name = name
    body = String(decoding: document.bytes[document.body], as: UTF8.self)
    var recordings: [String] = []
    if case .list(let items)? = record[detail: .audio] {
      recordings = items.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
    listed = record.photos.map { (.photos, $0) } + recordings.map { (.audio, $0) }
  }

  /// The pictures and recordings that its keys list.
  func media(in source: ImportSource) -> [NamedMedia] {
    listed.map { key, written in
      let isElsewhere = written.contains("://")
      let member = source.name(of: written, in: name) ?? source.name(endingWith: written)
      return NamedMedia(
        key: key, written: written, member: isElsewhere ? nil : member ?? MemberName.base(written))
    }
  }

  /// The body with its pictures and its links to other notes; those by a name alone are found wherever the
  /// note lies.
  ///
  /// - Parameter origin: the id of the note of a name.
  func text(in source: ImportSource, origin: (String) -> String = { $0 }) -> ImportedText {
    MarkdownLinks.text(body) { link in
      guard !link.target.contains("://") else { return nil }
      let (ending, member) = (MemberName.ending(link.target), source.name(of: link.target, in: name))
      let kind = MediaKind(ending: ending)
      if kind == .audio && !link.target.hasPrefix("#") || kind == .photo && link.isPicture {
        return (member ?? source.name(endingWith: link.target)).map {
          .media($0, caption: link.words, otherwise: link.written)
        }
      }
      guard ending == "md", !link.isPicture else { return nil }
      return member.map { .link(link.words, entry: origin($0), otherwise: link.written) }
    }
  }
}

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
    ImportContent(files: markdown(source), of: source) { (name) throws(ImportFailure) in
      let bytes = try source.bytes(of: name, limit: ReadingLimits.entryBytes)
      let note = MarkdownNote(bytes, name: name)
      if note.kind == .profile || ProfileDecoder.isProfile(bytes: bytes) { return .left(.profile) }
      var entry = ImportedEntry(origin: source.hasMembers ? name : MemberName.base(name), day: note.day)
      if note.kind != .person, !note.hasDay || note.isDayOfName {
        let moment = try NoteMoment(of: name, in: source, context)
        (entry.day, entry.at) = (moment.day, moment.at)
      }
      entry.document = bytes
      entry.stem = note.stem
      if note.kind == .person { (entry.kind, entry.folder) = (.person, FileNames.people) }
      entry.text = note.text(in: source)
      entry.named = note.media(in: source)
      entry.media = entry.named.compactMap(\.member)
      return entry
    }
  }
}
