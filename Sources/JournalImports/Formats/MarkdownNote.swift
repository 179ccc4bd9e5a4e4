import JournalExchange
import JournalModel
import JournalReaders
import JournalStore
import JournalText
import YAMLCodec

/// A Markdown file of somebody's notes: its day, its pictures and its links to other notes.
struct MarkdownNote {
  /// What it is.
  let kind: Kind
  /// The day it belongs to, and whether its keys or its name tell it.
  let day: CivilDay
  let hasDay: Bool
  /// Its name without `.md`.
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

  /// The body with the ranges of its pictures, `![words](path)` and `![[name]]`, and of its links to other
  /// notes; what leads elsewhere stays as it is written.
  func text(in source: ImportSource) -> ImportedText {
    var result = ImportedText()
    // Up to here everything is in the result; from there on brackets are looked for.
    var (taken, index) = (body.startIndex, body.startIndex)
    while let open = body.utf8[index...].firstIndex(of: UInt8(ascii: "[")) {
      let inside = body[body.utf8.index(after: open)...]
      index = inside.startIndex
      let isPicture = open > taken && body.utf8[body.utf8.index(before: open)] == UInt8(ascii: "!")
      let start = isPicture ? body.utf8.index(before: open) : open
      guard let found = isPicture ? picture(inside, source) : link(inside, source) else { continue }
      result.append(String(body[taken..<start]))
      let written = String(body[start..<found.end])
      result.append(
        isPicture
          ? .media(found.member, caption: found.words, otherwise: written)
          : .link(found.words, entry: found.member, otherwise: written))
      (taken, index) = (found.end, found.end)
    }
    result.append(String(body[taken...]))
    return result
  }

  /// What stands in brackets, the file of the source that it leads to, and where it ends.
  private typealias Found = (words: String, member: String, end: Substring.Index)

  private func picture(_ inside: Substring, _ source: ImportSource) -> Found? {
    guard let found = MarkdownNote.embed(inside) ?? MarkdownNote.address(inside),
      MediaKind(ending: MemberName.ending(found.target)) != nil,
      let member = source.name(of: found.target, in: name) ?? source.name(endingWith: found.target)
    else { return nil }
    return (found.words, member, found.end)
  }

  /// A link to another note, by its place; those by a name alone are found wherever the note lies.
  private func link(_ inside: Substring, _ source: ImportSource) -> Found? {
    guard let found = MarkdownNote.address(inside), MemberName.ending(found.target) == "md",
      let member = source.name(of: found.target, in: name)
    else { return nil }
    return (found.words, member, found.end)
  }

  /// What stands in brackets, where it leads, and where it ends.
  private typealias Address = (words: String, target: String, end: Substring.Index)

  /// `[name.jpg|200]]` behind `![`.
  private static func embed(_ text: Substring) -> Address? {
    guard text.utf8.first == UInt8(ascii: "["),
      let close = text.utf8.dropFirst().prefix(500).firstIndex(where: { "[]".utf8.contains($0) }),
      text.utf8[close...].starts(with: "]]".utf8)
    else { return nil }
    let parts = text[text.utf8.index(after: text.startIndex)..<close].split(separator: "|", maxSplits: 1)
    guard let name = parts.first else { return nil }
    let caption = parts.count > 1 && Int(parts[1]) == nil ? String(parts[1]) : ""
    return (caption, String(name), text.utf8.index(close, offsetBy: 2))
  }

  /// `words](path)` behind `[`.
  private static func address(_ text: Substring) -> Address? {
    let bytes = text.utf8
    // Up to the next bracket of any kind: where there are many, each is looked at once.
    guard let middle = bytes.prefix(1000).firstIndex(where: { "[]".utf8.contains($0) }),
      bytes[middle...].starts(with: "](".utf8),
      let close = bytes[middle...].prefix(1000).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    var target = text[bytes.index(middle, offsetBy: 2)..<close].trimmedBlanks
    if target.hasPrefix("<"), target.hasSuffix(">") { target = String(target.dropFirst().dropLast()) }
    guard !target.contains("://"), !target.isEmpty else { return nil }
    return (String(text[..<middle]), PercentText.decoded(target), bytes.index(after: close))
  }
}
