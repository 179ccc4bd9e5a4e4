import YAMLCodec

/// The text of a new `journal.md`.
package enum ProfileText {
  /// A template with its placeholders filled: a line `name: {{name}}` gets the value, or goes where there is
  /// none.
  package static func bytes(template: [UInt8], values: [String: String?]) -> [UInt8] {
    var result: [UInt8] = []
    for line in template.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      let names = TemplatePart.parts(of: String(decoding: line, as: UTF8.self)).compactMap { part in
        if case .name(let name) = part { name } else { nil }
      }
      guard let name = names.first else {
        result += line + [UInt8(ascii: "\n")]
        continue
      }
      if let value = values[name] ?? nil { result += Array(YAMLEmitter.entry(name, .string(value)).utf8) }
    }
    // The body has no text: one line end is enough.
    while result.last == UInt8(ascii: "\n") { result.removeLast() }
    return result + [UInt8(ascii: "\n")]
  }
}
