import JournalModel
import YAMLCodec

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

/// Puts the values of a draft into the lines of a template.
struct TemplateFilling {
  var values: DraftValues
  let template: TemplateText
  private var output: [UInt8] = []

  init(values: DraftValues, template: TemplateText) {
    self.values = values
    self.template = template
  }

  mutating func fill() -> [UInt8] {
    if template.hasMark { output += [0xEF, 0xBB, 0xBF] }
    append("---")
    fillFrontMatter()
    for (name, value) in values.unwritten { emit(name, value) }
    append("---")
    fillBody()
    return output
  }

  private mutating func append(_ line: String) {
    output += Array(line.utf8) + Array(template.lineEnding.utf8)
  }

  private mutating func append(_ line: [UInt8]) { output += line + Array(template.lineEnding.utf8) }

  private mutating func emit(_ name: String, _ value: Value) {
    output += Array(YAMLEmitter.entry(name, YAMLValue(value), lineEnding: template.lineEnding).utf8)
  }

  private mutating func fillFrontMatter() {
    var isReplaced = false
    for line in template.frontMatter {
      let text = String(decoding: line, as: UTF8.self)
      guard let (name, rest) = TemplateFilling.entry(text) else {
        // The lines below a key that was replaced belong to its old value.
        if !isReplaced || text.utf8.first == UInt8(ascii: "#") { append(line) }
        continue
      }
      isReplaced = replace(name, rest: rest)
      if !isReplaced { append(line) }
    }
  }

  /// Writes a key of the template with its new value; `false` where its line stays as it is.
  private mutating func replace(_ name: String, rest: String) -> Bool {
    let parts = Placeholder.parts(of: rest)
    if case .name(let only)? = parts.first, parts.count == 1 {
      if let value = values.value(only) {
        emit(name, value)
        values.take(only)
        return true
      }
      guard let text = values.placeholder(only) else { return false }
      if !text.isEmpty { emit(name, .string(text)) }
      return true
    }
    if parts.contains(where: \.isName) {
      guard let text = filled(parts) else { return true }
      emit(name, .string(text))
      values.take(name)
      return true
    }
    guard let value = values.value(name) else { return false }
    values.take(name)
    if value == .string(rest) { return false }
    emit(name, value)
    return true
  }

  /// The text with its placeholders filled; `nil` where one of them has no value.
  private func filled(_ parts: [Placeholder]) -> String? {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .name(let name):
        guard let text = values.placeholder(name) else {
          result += "{{\(name)}}"
          continue
        }
        if text.isEmpty { return nil }
        result += text
      }
    }
    return result
  }

  private mutating func fillBody() {
    var hasText = false
    for line in template.body {
      let parts = Placeholder.parts(of: String(decoding: line, as: UTF8.self))
      guard parts.contains(where: \.isName) else {
        append(line)
        continue
      }
      hasText = hasText || parts.contains { $0.isText }
      if let text = filled(parts) { append(withLineEndings(text)) }
    }
    let body = values.draft.body.trimmed
    guard !hasText, !body.isEmpty else { return }
    append("")
    append(withLineEndings(body))
  }

  /// The draft's line ends made those of the template.
  private func withLineEndings(_ text: String) -> [UInt8] {
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Array(line.last == 0x0D ? line.dropLast() : line)
    }
    return Array(lines.joined(separator: Array(template.lineEnding.utf8)))
  }

  /// The key and what follows its colon, where a line at the margin begins an entry; quotes around the value are left out.
  private static func entry(_ line: String) -> (name: String, rest: String)? {
    let bytes = Array(line.utf8)
    guard let first = bytes.first, first > 0x20, first != UInt8(ascii: "#"), first != UInt8(ascii: "-"),
      let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      colon + 1 == bytes.count || bytes[colon + 1] == 0x20
    else { return nil }
    let name = unquoted(String(decoding: bytes[..<colon], as: UTF8.self).trimmed)
    return (name, unquoted(String(decoding: bytes[(colon + 1)...], as: UTF8.self).trimmed))
  }

  private static func unquoted(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.count >= 2, let first = bytes.first, first == bytes.last, first == 0x22 || first == 0x27
    else {
      return text
    }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }
}

/// A part of a line of a template: text, or the name of a placeholder.
enum Placeholder: Hashable {
  case text(String)
  case name(String)

  var isName: Bool {
    if case .name = self { return true }
    return false
  }

  /// Whether it stands for the draft's body.
  var isText: Bool {
    guard case .name(let name) = self else { return false }
    return ["text", "texte", "body"].contains(Folding.folded(name))
  }

  /// Takes a line apart at `{{` and `}}`.
  static func parts(of line: String) -> [Placeholder] {
    let bytes = Array(line.utf8)
    var parts: [Placeholder] = []
    var start = 0
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{"),
        let end = close(bytes, from: index + 2)
      else {
        index += 1
        continue
      }
      if start < index { parts.append(.text(String(decoding: bytes[start..<index], as: UTF8.self))) }
      parts.append(.name(String(decoding: bytes[(index + 2)..<end], as: UTF8.self).trimmed))
      index = end + 2
      start = index
    }
    if start < bytes.count { parts.append(.text(String(decoding: bytes[start...], as: UTF8.self))) }
    return parts
  }

  private static func close(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "}"), bytes[index + 1] == UInt8(ascii: "}") { return index }
      index += 1
    }
    return nil
  }
}
