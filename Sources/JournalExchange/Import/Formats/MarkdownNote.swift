import JournalModel
import JournalStore
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
  private let listed: [String]

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
    listed = record.photos + recordings
  }

  /// The names in the source of the pictures and recordings that its keys list.
  func media(in source: ImportSource) -> [String] {
    listed.map { source.name(of: $0, in: name) ?? source.name(endingWith: $0) ?? MemberName.base($0) }
  }

  /// The body with the places of its pictures, `![words](path)` and `![[name]]`, and of its links to other
  /// notes; what leads elsewhere stays as it is written.
  func text(in source: ImportSource) -> ImportedText {
    var result = ImportedText()
    var rest = Substring(body)
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "[")) {
      let inside = rest[rest.utf8.index(after: open)...]
      let isPicture = open > rest.startIndex && rest.utf8[rest.utf8.index(before: open)] == UInt8(ascii: "!")
      let start = isPicture ? rest.utf8.index(before: open) : open
      let found = isPicture ? picture(inside, source) : link(inside, source)
      result.append(String(rest[..<(found == nil ? inside.startIndex : start)]))
      if let found { result.append(found.part) }
      rest = found.map { rest[$0.end...] } ?? inside
    }
    result.append(String(rest))
    return result
  }

  private func picture(
    _ inside: Substring, _ source: ImportSource
  ) -> (part: ImportedText.Part, end: Substring.Index)? {
    guard let found = MarkdownNote.embed(inside) ?? MarkdownNote.address(inside),
      MediaKind(ending: MemberName.ending(found.target)) != nil,
      let member = source.name(of: found.target, in: name) ?? source.name(endingWith: found.target)
    else { return nil }
    return (.media(member, caption: found.words), found.end)
  }

  /// A link to another note, by its place; those by a name alone are found wherever the note lies.
  private func link(
    _ inside: Substring, _ source: ImportSource
  ) -> (part: ImportedText.Part, end: Substring.Index)? {
    guard let found = MarkdownNote.address(inside), MemberName.ending(found.target) == "md",
      let member = source.name(of: found.target, in: name)
    else { return nil }
    return (.link(found.words, entry: member), found.end)
  }

  /// What stands in brackets, where it leads, and where it ends.
  private typealias Address = (words: String, target: String, end: Substring.Index)

  /// `[name.jpg|200]]` behind `![`.
  private static func embed(_ text: Substring) -> Address? {
    guard text.first == "[", let close = text.prefix(500).firstRange(of: "]]") else { return nil }
    let parts = text[text.index(after: text.startIndex)..<close.lowerBound].split(
      separator: "|", maxSplits: 1)
    guard let name = parts.first else { return nil }
    let caption = parts.count > 1 && Int(parts[1]) == nil ? String(parts[1]) : ""
    return (caption, String(name), close.upperBound)
  }

  /// `words](path)` behind `[`.
  private static func address(_ text: Substring) -> Address? {
    guard let middle = text.prefix(1000).firstRange(of: "]("),
      let close = text[middle.upperBound...].prefix(1000).firstIndex(of: ")"),
      !text[..<middle.lowerBound].contains("[")
    else { return nil }
    var target = text[middle.upperBound..<close].trimmedBlanks
    if target.hasPrefix("<"), target.hasSuffix(">") { target = String(target.dropFirst().dropLast()) }
    guard !target.contains("://"), !target.isEmpty else { return nil }
    return (String(text[..<middle.lowerBound]), PercentText.decoded(target), text.index(after: close))
  }
}

/// Addresses with `%20` in them.
enum PercentText {
  /// The text with what is written as `%XX` in place of it.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    let source = Array(text.utf8)
    var place = 0
    while place < source.count {
      if source[place] == UInt8(ascii: "%"), place + 2 < source.count,
        let byte = UInt8(String(decoding: source[(place + 1)...(place + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        place += 3
      } else {
        bytes.append(source[place])
        place += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
