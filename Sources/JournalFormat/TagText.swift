import JournalModel

/// Tags as people type them on one line.
package enum TagText {
  /// The tags of a text: parted by commas; words that all begin with `#` are parted by blanks, so `#a #b, c
  /// d` is `a`, `b` and `c d`.
  package static func tags(in text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: ",")).flatMap { part -> [String] in
      let part = String(Substring(part)).trimmed
      let words = part.utf8.split(separator: 0x20).map { String(Substring($0)) }
      let isHashed = words.allSatisfy { $0.utf8.first == UInt8(ascii: "#") }
      return (isHashed ? words : [part]).map(\.withoutHash).filter { !$0.utf8.isEmpty }
    }
  }
}
