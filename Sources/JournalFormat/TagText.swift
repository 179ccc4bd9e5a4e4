import JournalModel

/// Tags as people type them on one line.
package enum TagText {
  /// The tags of a text: parted by commas; words that all begin with `#`, `@` or `+` are parted by blanks, so
  /// `#a @b, c d` is `a`, `b` and `c d`. The sign is not part of the tag.
  package static func tags(in text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: ",")).flatMap { part -> [String] in
      let part = String(Substring(part)).trimmed
      let words = part.utf8.split(separator: 0x20).map { String(Substring($0)) }
      let areSigned = words.allSatisfy { sign(of: $0) != nil }
      return (areSigned ? words : [part]).map { tag in
        sign(of: tag) == nil ? tag : String(Substring(tag.utf8.dropFirst()))
      }.filter { !$0.utf8.isEmpty }
    }
  }

  /// The sign with which a tag begins: a `#`, or what begins one elsewhere, with a letter behind it.
  private static func sign(of tag: String) -> UInt8? {
    guard let first = tag.utf8.first else { return nil }
    if first == UInt8(ascii: "#") { return first }
    let isSign = first == UInt8(ascii: "@") || first == UInt8(ascii: "+")
    return isSign && tag.utf8.dropFirst().first.map { $0 > 0x40 } ?? false ? first : nil
  }
}
