import JournalExchange
import JournalFormat
import JournalModel
import JournalReaders
import YAMLCodec

/// A Markdown file of somebody's notes: its day, its pictures and its links to other notes.
struct MarkdownNote {
  let kind: Kind
  /// The day it belongs to, and whether its keys or its name tell it.
  let day: CivilDay
  let hasDay: Bool
  /// Whether its name alone tells it.
  let isDayOfName: Bool
  /// When it was made, where that gives its day and nothing else says when it was written.
  let creation: Timestamp?
  /// What its keys say of a day or a moment that can't be read.
  let unread: String?
  let stem: String
  private let name: String
  private let body: String
  private let listed: [(key: Key, written: String)]

  /// Reads a note.
  ///
  /// - Parameter name: that of its file in the source.
  init(_ bytes: [UInt8], name: String) {
    let document = MarkdownDocument(bytes)
    let (record, problems) = RecordDecoder().decode(document, path: name, fileTime: nil)
    unread =
      problems.lazy.compactMap { problem -> String? in
        switch problem.reason {
        case .wrongValue(_, let found, .civilDay), .wrongValue(_, let found, .unambiguousDay): found
        default: nil
        }
      }.first
    kind = record.kind
    day = record.date
    hasDay = record.dateBasis != .fileTime
    isDayOfName = record.dateBasis == .name
    creation = record.dateBasis == .timestamp && record.at == nil ? MarkdownNote.creation(of: record) : nil
    stem = MemberName.stem(name)
    self.name = name
    body = String(decoding: document.bytes[document.body], as: UTF8.self)
    var recordings: [String] = []
    if case .list(let items)? = record[detail: .audio] {
      recordings = items.compactMap(\.text)
    }
    listed = record.photos.map { (.photos, $0) } + recordings.map { (.audio, $0) }
  }

  private static func creation(of record: Record) -> Timestamp? {
    for field in record.extra {
      guard KeyMeaning(field.key) == .created || KeyMeaning(field.key) == .key(.published),
        case .timestamp(let moment)? = field.value.texts.first.flatMap({ WrittenDate($0) }),
        moment.local.day == record.date
      else { continue }
      return moment
    }
    return nil
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
        // One that is not there is named, and stays as it is written.
        let name = member ?? source.name(endingWith: link.target) ?? MemberName.base(link.target)
        return .media(name, caption: link.words, otherwise: link.written)
      }
      guard ending == "md", !link.isPicture else { return nil }
      return member.map { .link(link.words, entry: origin($0), otherwise: link.written) }
    }
  }
}
