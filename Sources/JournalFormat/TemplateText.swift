import JournalModel

/// The lines of a template: its front matter without the `---` lines, and its body.
struct TemplateText {
  var lineEnding = "\n"
  var hasMark = false
  var frontMatter: [[UInt8]] = []
  var body: [[UInt8]] = []

  /// Takes a template apart; one without front matter is all body.
  init(_ bytes: [UInt8]) {
    hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = bytes.dropFirst(hasMark ? 3 : 0)
    if let end = text.firstIndex(of: 0x0A), end > text.startIndex, text[end - 1] == 0x0D {
      lineEnding = "\r\n"
    }
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Array(line.last == 0x0D ? line.dropLast() : line)
    }
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    let isRule: ([UInt8]) -> Bool = { String(decoding: $0, as: UTF8.self).trimmed == "---" }
    guard let first = lines.first, isRule(first), let end = lines.dropFirst().firstIndex(where: isRule) else {
      body = lines
      return
    }
    frontMatter = Array(lines[1..<end])
    body = Array(lines[(end + 1)...])
  }
}
