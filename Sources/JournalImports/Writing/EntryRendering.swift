import JournalExchange
import JournalFormat
import JournalModel
import JournalReaders
import YAMLCodec

struct EntryRendering {
  /// The value of `source`.
  let source: String
  /// The path of a picture or recording, relative to the entry's folder; `nil` where it is missing.
  let media: (String) -> String?
  /// The path of another entry, relative to the entry's folder; `nil` where it is not known.
  let link: (String) -> String?

  func bytes(of entry: ImportedEntry) -> [UInt8] {
    if let document = entry.document { return bytes(of: entry, document: document) }
    if var draft = entry.draft {
      draft[.source] = .string(source)
      draft[.origin] = .string(entry.origin)
      return DraftWriter().bytes(for: draft)
    }
    var draft = Draft(kind: entry.kind, day: entry.day)
    draft[.at] = entry.at.map { .string($0.iso) }
    draft[.title] = entry.title.map { .string(EntryRendering.oneLine($0)) }
    draft[.mood] = entry.mood.map { .string(EntryRendering.oneLine($0)) }
    draft[.tags] = list(entry.tags)
    draft[.people] = list(entry.people)
    draft[.place] = entry.place.map { .string(EntryRendering.oneLine($0)) }
    draft[.weather] = entry.weather.map { .string(EntryRendering.oneLine($0)) }
    if entry.isFavorite { draft[.favorite] = .bool(true) }
    let paths = (entry.text.media + entry.media).compactMap { media($0) }
    draft[.photos] = list(paths.filter { MediaKind(ending: MemberName.ending($0)) == .photo })
    draft[.source] = .string(source)
    draft[.audio] = list(paths.filter { MediaKind(ending: MemberName.ending($0)) == .audio })
    draft[.origin] = .string(entry.origin)
    if let name = entry.moodName { draft.extra.append(.init(key: "mood-name", value: .string(name))) }
    draft.extra += entry.extra
    draft.values.merge(entry.values) { $1 }
    draft.body = text(of: entry.text)
    return DraftWriter().bytes(for: draft)
  }

  /// A Markdown file keeps all its bytes but for `source`, `origin`, and the paths of pictures and recordings
  /// that are copied with it; what is not copied stays named as it was.
  private func bytes(of entry: ImportedEntry, document bytes: [UInt8]) -> [UInt8] {
    var document = MarkdownDocument(bytes)
    try? document.set("source", to: .string(source))
    try? document.set("origin", to: .string(entry.origin))
    if let at = entry.at { try? document.set(Key.at.name, to: .string(at.iso)) }
    let shown = entry.text.media.compactMap { media($0) }
    for (key, kind) in [(Key.photos, MediaKind.photo), (.audio, .audio)] {
      let named = entry.named.filter { $0.key == key }
      let files = EntryRendering.distinct(
        named.map { item in item.member.flatMap { media($0) } ?? item.written }
          + shown.filter { MediaKind(ending: MemberName.ending($0)) == kind })
      guard files != named.map(\.written) else { continue }
      try? document.set(key.name, to: .sequence(files.map { .string($0) }))
    }
    if !entry.text.isPlain { document.setBody(Array(text(of: entry.text).utf8)) }
    return document.bytes
  }

  private func text(of text: ImportedText) -> String {
    text.markdown { part in
      switch part {
      case .text(let text): return text
      case .media(let name, let caption, let otherwise):
        guard let path = media(name) else { return otherwise ?? caption }
        let isPhoto = MediaKind(ending: MemberName.ending(path)) == .photo
        return (isPhoto ? "!" : "")
          + "[\(isPhoto || !caption.isEmpty ? caption : MemberName.base(path))](\(path))"
      case .link(let words, let entry, let otherwise):
        return link(entry).map { "[\(words)](\($0))" } ?? otherwise ?? words
      }
    }
  }

  private func list(_ items: [String]) -> Value? {
    let items = EntryRendering.distinct(items)
    return items.isEmpty ? nil : .list(items.map { .string($0) })
  }

  /// Texts of one line each, every one once.
  private static func distinct(_ items: [String]) -> [String] {
    var seen: [String] = []
    for item in items.map(oneLine) where !item.isEmpty && !seen.contains(item) { seen.append(item) }
    return seen
  }

  private static func oneLine(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.trimmedBlanks }
    return text.split { $0.isNewline || $0 == "\t" }.map(\.trimmedBlanks).joined(separator: " ").trimmedBlanks
  }
}
