import JournalModel

/// Two things with a hyphen, a dash, an arrow or a word between them.
enum TimeSpanText {
  private static let separators = ["-", "–", "—", "→", " to ", " until ", " a ", ".."]

  /// What stands between the separators, folded and trimmed; nothing for nothing.
  static func parts(of text: String) -> [String] {
    let bytes = Folding.bytes(of: text)
    var parts: [String] = []
    var start = 0
    func finish(at end: Int) {
      if start < end { parts.append(String(decoding: bytes[start..<end], as: UTF8.self).trimmed) }
    }
    var offset = 0
    while offset < bytes.count {
      if let separator = separators.first(where: { bytes[offset...].starts(with: $0.utf8) }) {
        finish(at: offset)
        offset += separator.utf8.count
        start = offset
      } else {
        offset += 1
      }
    }
    finish(at: bytes.count)
    return parts
  }
}
