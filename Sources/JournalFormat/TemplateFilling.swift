import JournalModel
import YAMLCodec

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
    let parts = TemplatePart.parts(of: rest)
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
    // What the draft says itself and the line asks for nowhere must not be lost.
    let own = parts.contains { $0.isName(of: name) } ? nil : values.value(name)
    if parts.contains(where: \.isName), let items = FlowItems(rest) {
      let texts = items.texts.flatMap(filledItems)
      let others = (own ?? (texts.isEmpty ? values.value(name) : nil))?.texts.filter { !texts.contains($0) }
      emit(name, .list((texts + (others ?? [])).map { .string($0) }))
      values.take(name)
      return true
    }
    if parts.contains(where: \.isName) {
      // A draft always has its moment: there the template's own holds, as in `at: {{date}} 07:00`.
      let isMoment = [.date, .at].contains(Key(named: name))
      if let own, !isMoment {
        emit(name, own)
        values.take(name)
        return true
      }
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
  private func filled(_ parts: [TemplatePart]) -> String? {
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

  /// The items that one item of a list becomes: a placeholder for a list stands for all of its items.
  private func filledItems(_ item: String) -> [String] {
    let parts = TemplatePart.parts(of: item)
    if case .name(let only)? = parts.first, parts.count == 1, let value = values.value(only) {
      return value.texts
    }
    return filled(parts).map { [$0] } ?? []
  }

  private mutating func fillBody() {
    var hasText = false
    for line in template.body {
      let parts = TemplatePart.parts(of: String(decoding: line, as: UTF8.self))
      guard parts.contains(where: \.isName) else {
        append(line)
        continue
      }
      // A line that goes for want of another value leaves the text to the end.
      guard let text = filled(parts) else { continue }
      hasText = hasText || parts.contains { $0.isText }
      append(withLineEndings(text))
    }
    if !hasText, !values.body.isEmpty {
      removeBlankEnd()
      append("")
      append(withLineEndings(values.body))
    }
    removeBlankEnd()
  }

  /// Empty lines at the end are left where a placeholder had no value.
  private mutating func removeBlankEnd() {
    let lineEnding = Array(template.lineEnding.utf8)
    while output.suffix(lineEnding.count * 2).elementsEqual(lineEnding + lineEnding) {
      output.removeLast(lineEnding.count)
    }
  }

  /// The draft's line ends made those of the template.
  private func withLineEndings(_ text: String) -> [UInt8] {
    if template.lineEnding == "\n", !text.utf8.contains(0x0D) { return Array(text.utf8) }
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Array(line.last == 0x0D ? line.dropLast() : line)
    }
    return Array(lines.joined(separator: Array(template.lineEnding.utf8)))
  }

  /// The key and what follows its colon, where a line at the margin begins an entry; quotes around the value
  /// are left out.
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
    else { return text }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }
}
