import JournalModel

/// Two things with a hyphen, a dash, an arrow or a word between them.
enum TimeSpanText {
  static func parts(of text: String) -> [String] {
    var folded = Folding.folded(text)
    for separator in ["–", "—", "→", " to ", " until ", " a ", ".."] {
      folded = TimeSpanText.replacing(separator, in: folded)
    }
    return folded.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)).trimmed }
  }

  private static func replacing(_ part: String, in text: String) -> String {
    let part = Array(part.utf8)
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      if rest.starts(with: part) {
        result.append(UInt8(ascii: "-"))
        rest = rest.dropFirst(part.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
