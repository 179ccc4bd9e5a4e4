import JournalModel
import JournalReaders

/// Finds the pictures and links in Markdown.
enum MarkdownLinks {
  /// What leads somewhere: its words, its target, how all of it is written, whether it is a picture.
  struct Link {
    let words: String
    let target: String
    let written: String
    let isPicture: Bool
  }

  /// The text with a part of its own for each picture, `![words](path)` and `![[name]]`, and each link; any
  /// other brackets stay as they are written.
  static func text(_ body: String, _ part: (Link) -> ImportedText.Part?) -> ImportedText {
    var result = ImportedText()
    // Up to here everything is in the result; from there on brackets are looked for.
    var (taken, index) = (body.startIndex, body.startIndex)
    while let open = body.utf8[index...].firstIndex(of: UInt8(ascii: "[")) {
      let inside = body[body.utf8.index(after: open)...]
      index = inside.startIndex
      let isPicture = open > taken && body.utf8[body.utf8.index(before: open)] == UInt8(ascii: "!")
      let start = isPicture ? body.utf8.index(before: open) : open
      guard let found = (isPicture ? embed(inside) : nil) ?? address(inside),
        let part = part(
          Link(
            words: found.words, target: found.target, written: String(body[start..<found.end]),
            isPicture: isPicture))
      else { continue }
      result.append(String(body[taken..<start]))
      result.append(part)
      (taken, index) = (found.end, found.end)
    }
    result.append(String(body[taken...]))
    return result
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
    guard !target.isEmpty else { return nil }
    return (String(text[..<middle]), PercentText.decoded(target), bytes.index(after: close))
  }
}
