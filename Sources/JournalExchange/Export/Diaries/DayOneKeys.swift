import JournalFormat
import JournalModel
import YAMLCodec

/// What Day One has no place for: a block of code in the text, which stays there and comes back from it.
///
/// ```
/// smjournal: check-in
/// energy: 4
/// ```
package enum DayOneKeys {
  private static let (opening, closing) = ("```\nsmjournal: ", "\n```")

  /// The block of a record; `nil` where Day One has a place for all that it says.
  ///
  /// - Parameter hasCaptions: whether pictures of it have words, which stand below them there.
  static func block(_ record: Record, _ document: MarkdownDocument, hasCaptions: Bool) -> String? {
    let lines = document.entries.compactMap { entry -> String? in
      guard let node = entry.value, !isSaid(Key(named: entry.key), record) else { return nil }
      var text = JSONText()
      text.value(Value(document.tree.value(node)))
      return name(entry.key) + ": " + String(decoding: text.bytes, as: UTF8.self)
    }
    let body = String(decoding: document.bytes[document.body], as: UTF8.self)
    if record.kind == .entry, lines.isEmpty, !hasCaptions, !body.contains(opening) { return nil }
    return ([opening + record.kind.name] + lines).joined(separator: "\n") + closing
  }

  /// Whether Day One is told a key in its own terms.
  private static func isSaid(_ key: Key?, _ record: Record) -> Bool {
    switch key {
    case .kind, .tags, .photos, .audio, .favorite, .place, .weather, .source, .origin: true
    case .title: record.kind == .entry
    case .date: record.momentOfDay.map { $0.day == record.date } ?? true
    case .at: record.at.map { $0.offset != nil && record.isOfItsDay($0) } ?? false
    default: false
    }
  }

  private static func name(_ key: String) -> String {
    if let known = Key(named: key) { return known.name }
    if key.utf8.allSatisfy({ $0 | 0x20 &- 0x61 < 26 || $0 == UInt8(ascii: "-") }) { return key }
    var text = JSONText()
    text.string(key)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Takes the last block out of a text; gives its lines, the first of which says what the record is.
  package static func take(from text: inout String) -> [Value.Field] {
    guard text.utf8.contains(UInt8(ascii: "`")) else { return [] }
    var (rest, start) = (text[...], Range<String.Index>?.none)
    while let found = rest.firstRange(of: opening) { (start, rest) = (found, rest[found.upperBound...]) }
    guard let start, let end = rest.firstRange(of: closing) else { return [] }
    let inside = text[text.index(start.lowerBound, offsetBy: 4)..<end.lowerBound]
    let document = MarkdownDocument(Array("---\n\(inside)\n---\n".utf8))
    guard document.problems.isEmpty else { return [] }
    text = captioned(String(text[..<start.lowerBound] + text[end.upperBound...]))
    return document.entries.compactMap { entry in
      entry.value.map { Value.Field(key: entry.key, value: Value(document.tree.value($0))) }
    }
  }

  /// The words below pictures as those of the pictures.
  private static func captioned(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices.dropFirst().reversed() {
      let (line, above) = (lines[index], lines[index - 1])
      guard line.utf8.count > 2, line.hasPrefix("*"), line.hasSuffix("*"), above.hasSuffix(")"),
        let picture = above.firstRange(of: "![](dayone-moment:")
      else { continue }
      lines[index - 1] =
        above[..<picture.lowerBound] + "![" + line.dropFirst().dropLast()
        + above[picture.lowerBound...].dropFirst(2)
      lines.remove(at: index)
    }
    return lines.joined(separator: "\n")
  }
}
