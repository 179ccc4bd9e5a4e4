import YAMLCodec

/// The text of a new `journal.md`.
enum ProfileText {
  /// A template with its placeholders filled: a line `name: {{name}}` gets the value, or goes where there is none.
  static func bytes(template: [UInt8], values: [String: String?]) -> [UInt8] {
    var result: [UInt8] = []
    for line in template.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      guard let name = placeholder(in: line) else {
        result += line + [UInt8(ascii: "\n")]
        continue
      }
      if let value = values[name] ?? nil { result += Array(YAMLEmitter.entry(name, .string(value)).utf8) }
    }
    // The body has no text: one line end is enough.
    while result.last == UInt8(ascii: "\n") { result.removeLast() }
    return result + [UInt8(ascii: "\n")]
  }

  /// The name between `{{` and `}}`.
  private static func placeholder(in line: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: line, as: UTF8.self)
    guard let start = text.firstRange(of: "{{"), let end = text.firstRange(of: "}}"),
      start.upperBound <= end.lowerBound
    else { return nil }
    return text[start.upperBound..<end.lowerBound].trimmed
  }
}
