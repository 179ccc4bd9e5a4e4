import JournalModel
import JournalStore
import YAMLCodec

/// A Markdown file of somebody's notes: its day and its pictures.
struct MarkdownNote {
  /// The day it belongs to.
  let day: CivilDay
  /// Its name without `.md`.
  let stem: String
  private let body: String

  /// Reads a note; `nil` where neither its keys nor its name tell a day.
  init?(_ bytes: [UInt8], name: String, zone: TimeZoneRules) {
    let document = MarkdownDocument(bytes)
    let record = RecordDecoder().decode(document, path: name, fileTime: nil).record
    guard record.dateBasis != .fileTime else { return nil }
    day = record.date
    stem = MemberName.stem(name)
    body = String(decoding: document.bytes[document.body], as: UTF8.self)
  }

  /// The body with the places of its pictures: `![words](path)` and `![[name]]`.
  ///
  /// - Parameter isThere: whether a file of a name is in the source; all others stay as they are written.
  func pictures(_ isThere: (String) -> Bool) -> ImportedText {
    var result = ImportedText()
    var rest = Substring(body)
    while let start = rest.firstRange(of: "![") {
      let inside = rest[start.upperBound...]
      if let found = MarkdownNote.embed(inside) ?? MarkdownNote.picture(inside), isThere(found.name),
        MediaKind(ending: MemberName.ending(found.name)) != nil
      {
        result.append(String(rest[..<start.lowerBound]))
        result.append(.media(found.name, caption: found.caption))
        rest = rest[found.end...]
      } else {
        result.append(String(rest[..<start.upperBound]))
        rest = inside
      }
    }
    result.append(String(rest))
    return result
  }

  /// `[name.jpg|200]]` behind `![`.
  private static func embed(_ text: Substring) -> (name: String, caption: String, end: Substring.Index)? {
    guard text.first == "[", let close = text.prefix(500).firstRange(of: "]]") else { return nil }
    let parts = text[text.index(after: text.startIndex)..<close.lowerBound].split(
      separator: "|", maxSplits: 1)
    guard let name = parts.first else { return nil }
    let caption = parts.count > 1 && Int(parts[1]) == nil ? String(parts[1]) : ""
    return (MemberName.base(String(name)), caption, close.upperBound)
  }

  /// `words](path)` behind `![`.
  private static func picture(_ text: Substring) -> (name: String, caption: String, end: Substring.Index)? {
    guard let middle = text.prefix(1000).firstRange(of: "]("),
      let close = text[middle.upperBound...].prefix(1000).firstIndex(of: ")")
    else { return nil }
    var target = text[middle.upperBound..<close].trimmedBlanks
    if target.hasPrefix("<"), target.hasSuffix(">") { target = String(target.dropFirst().dropLast()) }
    guard !target.contains("://"), !target.isEmpty else { return nil }
    let name = MemberName.base(PercentText.decoded(target))
    return (name, String(text[..<middle.lowerBound]), text.index(after: close))
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
